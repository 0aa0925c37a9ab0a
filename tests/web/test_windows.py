"""Everything of a decision is in sight, in every window: nothing is covered, cut or outside.

The pages are real and so is the server; only the table's position is replaced, by one that games
of the rules have brought, as full as can be.
"""

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from tests.support.browser import READY, make
from tests.support.scenes import scenes
from tests.web.conftest import Visit
from wormgrill.advice.adviser import Adviser
from wormgrill.advice.messages import hints
from wormgrill.formats.position_json import encode
from wormgrill.position_view import previews_view, standing_view
from wormgrill.rules import EDITIONS, Position
from wormgrill.words.texts import LANGUAGES

PHONES = ["390x664", "390x844", "375x667", "360x640"]
LYING = ["844x390", "740x360"]
DESKTOPS = ["1280x600", "1366x640", "1366x768", "1440x780", "1536x730", "1920x1080", "3440x1440"]
TABLETS = ["768x1024", "1024x768", "820x1180", "1180x820"]
WINDOWS = [*PHONES, *LYING, *DESKTOPS, *TABLETS]
FEW = ["360x640", "740x360", "1280x600"]  # the tightest of their kinds
SOME = [*FEW, "768x1024", "3440x1440"]

# What is meant to be seen, and what must not lie upon each other.
SEEN = (
    "header a, header button, .card, .card .name, .card .worms, .card .goods > *, .card [data-top],"
    " .card .deed, .iron, .iron .tile, .iron .figure, .supply, .pile, .pile .die, .aside,"
    " .aside .die, .aside .total, .aside .brings, .telling, .telling p, .telling button,"
    " .bar button, .typed p, .typed button"
)
APART = "header, .card, .iron, .pile, .aside, .telling, .bar button, .typed > *, aside.side"
WHOLE = (  # with all their words
    ".card .name, .deed, .score, .brings, .telling p, .bar button, .pile, .supply"
)
INSIDE = {
    ".card": ".name, .worms, .goods > *, [data-top], .below",
    ".iron": ".tile, .figure, .supply",
    ".aside": ".die, .worth",
    ".telling": "p, button",
}
LONG_NAME = 12  # letters; longer ones may be cut

LOOK = Path(__file__).with_name("windows.js").read_text("utf-8")


@lru_cache(maxsize=1)  # one page after the other
def _device(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def faults(page: Page, window: str) -> list[str]:
    width, height = map(int, window.split("x"))
    # Thousands of times: Playwright's own way asks for more than the size, and takes twice as long.
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    _device(page).send("Emulation.setDeviceMetricsOverride", size)
    found: list[str] = page.evaluate(LOOK, [SEEN, APART, WHOLE, INSIDE, LONG_NAME])
    return [f"{window}: {fault}" for fault in found]


class Scenery:
    """A real table of the page's guest that shows any position there can be."""

    def __init__(self, page: Page, edition: str, players: int) -> None:
        self.page = page
        self.id = make(page, "me", *["bot"] * (players - 1), edition=edition)
        page.wait_for_selector(READY)
        self.shown: Position | None = None
        self.typed = False
        page.route(re.compile(f"/api/tables/{self.id}$"), self._view)
        page.route(re.compile(f"/api/tables/{self.id}/hint"), self._hint)

    def show(self, position: Position, typed: bool = False) -> None:
        self.shown, self.typed = position, typed
        self.page.goto(f"/t/{self.id}")
        self.page.wait_for_selector(READY)

    def _view(self, route: Route) -> None:
        answer = route.fetch()
        view: dict[str, Any] = answer.json()
        assert self.shown is not None
        assert self.shown.turn is not None
        mover = self.shown.turn.player
        for number, seat in enumerate(view["seats"]):
            seat |= {"name": self.shown.seats[number].name, "you": number == mover}
            seat |= {"kind": "guest", "bot": None} if number == mover else {}
        view |= {
            "position": encode(self.shown),
            "previews": _plain(previews_view(self.shown)),
            "standing": _plain(standing_view(self.shown)),
            "dice": "typed" if self.typed else view["dice"],
        }
        route.fulfill(response=answer, json=view)

    def _hint(self, route: Route) -> None:
        assert self.shown is not None
        found = _plain(hints(Adviser().advise(self.shown)))
        route.fulfill(json=found | {"why": None, "version": 1})


def _plain(view: object) -> Any:
    return json.loads(msgspec.json.encode(view))


def _states(page: Page, kind: str) -> Iterator[str]:
    """What is seen of a decision: as it comes, with dice chosen, with a hint."""
    yield kind
    if kind == "choose":
        page.locator(".choice").last.click()
        yield "chosen"
        page.locator(".choice").last.click()
    if kind in ("choose", "weasel", "after"):
        page.keyboard.press("?")
        page.wait_for_selector(".best", state="attached")
        yield f"{kind} with a hint"
    if kind == "after":
        for piece in (".iron .tile", ".iron .figure", ".card [data-top]", ".card .name"):
            for found in page.locator(piece).all()[-1:]:
                found.click()
                yield f"{piece} explained"


def _look(scenery: Scenery, position: Position, kind: str, windows: list[str]) -> list[str]:
    scenery.show(position, typed=kind == "dice")
    return [
        f"{position.edition.key}, {len(position.seats)} players, {state}, {fault}"
        for state in _states(scenery.page, kind)
        for window in windows
        for fault in faults(scenery.page, window)
    ]


def _all(scenery: Scenery, found: dict[str, Position], windows: list[str]) -> list[str]:
    kinds = sorted(found)
    return [fault for kind in kinds for fault in _look(scenery, found[kind], kind, windows)]


# Deluxe has everything, so all of its tables are looked at; of others the emptiest and the fullest.
TABLES = [("deluxe", players) for players in range(2, 8)] + [
    (edition, players)
    for edition in ("classic", "extrawurm", "junior")
    for players in EDITIONS[edition].players
]
WIDELY = [("deluxe", 2), ("deluxe", 7), ("classic", 7), ("junior", 5)]  # else in the tightest ones


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_decision_is_in_sight_in_every_window(
    visit: Visit, edition: str, players: int
) -> None:
    page = visit(language="de")
    scenery = Scenery(page, edition, players)
    windows = WINDOWS if (edition, players) in WIDELY else FEW
    wrong = _all(scenery, scenes(edition, players), windows)
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:40])


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "de"])  # that has been
def test_every_language_fits(visit: Visit, language: str) -> None:
    page = visit(language=language)
    scenery = Scenery(page, "deluxe", 4)
    wrong = _all(scenery, scenes("deluxe", 4), FEW)
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:40])


@pytest.mark.parametrize(("edition", "players", "letters"), [("classic", 3, 24), ("deluxe", 7, 32)])
def test_the_browsers_letters_may_be_larger(
    visit: Visit, edition: str, players: int, letters: int
) -> None:
    page = visit(language="de")
    sizes = {"fontSizes": {"standard": letters, "fixed": letters}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    scenery = Scenery(page, edition, players)
    wrong = _all(scenery, scenes(edition, players), SOME)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{letters}px"
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:40])


@pytest.mark.parametrize("edition", ["classic", "junior"])
def test_a_failure_is_told_where_it_hides_nothing_and_can_be_closed(
    visit: Visit, edition: str
) -> None:
    page = visit(language="de")
    make(page, "me", "bot", "bot", edition=edition, seed=5)
    while not page.locator(".telling.failure").count():
        page.wait_for_selector(READY)
        choice = page.locator(".choice")
        if choice.count():
            choice.first.click()
        page.locator("[data-act]").last.click()  # stops as soon as it can
        page.wait_for_selector(READY)
    wrong = [fault for window in WINDOWS for fault in faults(page, window)]
    assert not wrong, "\n".join(wrong[:40])
    assert page.locator(".card.you .name").inner_text() in page.locator(".telling p").inner_text()
    page.locator(".telling button").last.click()
    expect(page.locator(".telling.failure")).to_have_count(0)
