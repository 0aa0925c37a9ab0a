"""The report: one page that needs nothing else and shows everything."""

from html.parser import HTMLParser

import pytest

from tests.support.standin import RECORDS, recorded, standin
from wormgrill.formats.record import Record
from wormgrill.reviews.html.page import page
from wormgrill.reviews.walk import review
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.actions import ROLL
from wormgrill.words.texts import LANGUAGES, say_in
from wormgrill.words.voice import Voice


class Outline(HTMLParser):
    """Every element closed in its order, every text and every link."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.links += [value or "" for key, value in attrs if key in ("href", "src")]
        self.ids += [given["id"] or ""] if "id" in given else []
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [file.stem for file in RECORDS])
def test_it_is_whole_and_stands_alone(name: str, language: str) -> None:
    text = page(review(recorded(name), standin), Voice(language))
    outline = Outline(text)
    assert outline.open == []
    assert "script" not in outline.tags
    assert all(link.startswith("#") for link in outline.links)
    assert {link[1:] for link in outline.links} <= set(outline.ids)
    assert "http" not in text
    assert "url(" not in text
    assert f'<html lang="{language}">' in text
    assert say_in(language, "review-moments") in outline.texts


def test_it_has_a_row_for_every_turn_and_a_line_for_every_player() -> None:
    found = review(recorded("deluxe-7-players"), standin)
    outline = Outline(page(found, Voice()))
    assert outline.tags.count("tr") == len(found.turns) + 1
    assert outline.tags.count("polyline") == 2 * 7  # wide and narrow
    for name in found.names:
        assert name in outline.texts


def test_a_name_is_never_markup() -> None:
    wicked = "<script>alert('&')"
    record = Record(start(EDITIONS["classic"], [wicked, 'Bo"']), (ROLL,))
    outline = Outline(page(review(record, standin), Voice()))
    assert "script" not in outline.tags
    assert wicked in outline.texts


def test_a_game_that_is_not_over_or_not_begun_has_a_page_too() -> None:
    whole = recorded("deluxe-2-players")
    for steps in (0, 1, 2, 30):
        text = page(review(Record(whole.start, whole.steps[:steps]), standin), Voice())
        assert "This game is not over" in text
