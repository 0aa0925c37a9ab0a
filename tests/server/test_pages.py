"""The client's pages: which addresses there are, and what each says of itself beforehand."""

from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from tests.support import patient
from tests.support.serving import Json, Served, Visitor, play_on
from wormgrill.rules import EDITIONS
from wormgrill.server.gateway import COOKIE
from wormgrill.server.pages import ClientPage, Page
from wormgrill.words.texts import LANGUAGES

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
KNOWN = (
    "/",
    "/about",
    "/learn",
    "/review",
    "/me",
    "/puzzles",
    "/new/deluxe",
    "/rules/junior",
    "/learn/classic",
)
UNKNOWN = ("/nothing", "/t", "/t/ab/cd", "/new", "/new/chess", "/rules/chess", "/learn/chess",
           "/about/us", "/t/nobody", "/review/nobody")  # fmt: skip


class Head(HTMLParser):
    """What a chat's server reads of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.language = "", ""
        self.meta: dict[str, str] = {}
        self.early: list[str] = []  # what is fetched while the program is loading
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found["lang"] or ""
        if tag == "link" and found["rel"] in ("preload", "modulepreload"):
            self.early.append(found["href"] or "")
        name = found.get("property") or found.get("name")
        if tag == "meta" and name and name != "theme-color":
            assert name not in self.meta
            self.meta[name] = found["content"] or ""

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
            self._in_title = False


def opened(served: Served, path: str, language: str = "en") -> httpx.Response:
    return patient.get(served.url + path, headers=BROWSER | {"Accept-Language": language})


def head(served: Served, path: str, language: str = "en") -> Head:
    return Head(opened(served, path, language).text)


@pytest.mark.parametrize("path", KNOWN)
def test_a_page_introduces_itself_in_every_language(served: Served, path: str) -> None:
    titles = set()
    for language in LANGUAGES:
        found = head(served, path, language)
        assert found.language == language
        assert found.title.endswith("Wormgrill") or found.title.startswith("Wormgrill")
        assert found.meta["og:title"] in found.title
        assert found.meta["og:description"] == found.meta["description"]
        assert found.meta["twitter:card"] == "summary_large_image"
        assert found.meta["og:url"].startswith(served.url)
        assert "robots" not in found.meta
        titles.add(found.title)
    assert len(titles) == len(LANGUAGES)


@pytest.mark.parametrize("path", KNOWN)
def test_the_picture_of_a_page_is_there(served: Served, path: str) -> None:
    found = head(served, path).meta["og:image"]
    picture = patient.get(found)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


@pytest.mark.parametrize("path", UNKNOWN)
def test_an_unknown_address_gets_the_clients_page_as_not_found(served: Served, path: str) -> None:
    answer = opened(served, path)
    assert answer.status_code == 404
    assert '<div id="app">' in answer.text
    found = Head(answer.text)
    assert found.title.startswith("No such ")
    assert found.meta["robots"] == "noindex"
    assert "og:url" not in found.meta


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/schema/nothing", "/assets/a.js"])
def test_programs_get_a_problem_instead(served: Served, path: str) -> None:
    asked = {} if path == "/nothing" else BROWSER
    answer = patient.get(served.url + path, headers=asked)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-route"


def test_a_page_is_asked_for_again_each_time_and_by_language(served: Served) -> None:
    headers = opened(served, "/").headers
    assert headers["cache-control"] == "no-cache"
    assert headers["vary"] == "Accept, Accept-Encoding, Accept-Language, Cookie"
    assert headers["content-encoding"] == "gzip"


def told(served: Served, table: Json, where: str = "t") -> Head:
    return head(served, f"/{where}/{table['id']}")


def test_an_invitation_names_the_game_and_nobody(served: Served) -> None:
    table = Visitor(served.url, "Annabella").make("me", "open", "bot", edition="deluxe")
    found = told(served, table)
    assert found.meta["og:title"] == "An invitation to a game of Heckmeck Deluxe"
    assert found.meta["og:description"].startswith("One seat is free.")
    assert found.meta["og:url"] == f"{served.url}/t/{table['id']}"
    assert found.meta["robots"] == "noindex"
    whole = opened(served, f"/t/{table['id']}").text
    assert "Annabella" not in whole
    assert table["code"] not in whole
    assert table["seats"][2]["name"] not in whole


def test_a_public_table_tells_who_plays_by_nickname(served: Served) -> None:
    table = Visitor(served.url, "Annabella").make("me", "bot", "bot", public=True)
    found = told(served, table)
    nickname = table["seats"][0]["name"]
    assert found.meta["og:title"] == f"{nickname} and 2 bots at Heckmeck am Bratwurmeck"
    assert found.meta["og:description"] == "The game is on. Have a look."


def test_a_finished_game_tells_how_it_ended(served: Served) -> None:
    ada = Visitor(served.url)
    seats = ("me", {"kind": "local", "name": "Bo"})
    table = ada.make(*seats, edition="junior", dice="seeded", seed=3)
    play_on(ada, table["id"])
    found = told(served, table)
    assert found.meta["og:title"] == "A game of Heckmeck Junior"
    assert found.meta["og:description"].startswith("The game is over; it was won with ")
    review = told(served, table, "review").meta
    assert review["og:title"] == "Skill and luck at Heckmeck Junior"
    assert review["og:image"] == found.meta["og:image"]


def test_previews_name_the_address_the_operator_gave(tmp_path: Path) -> None:
    with Served(tmp_path / "w.db", "--base-url", "https://worms.example/") as hosted:
        found = Head(patient.get(hosted.url, headers=BROWSER).text).meta
    assert found["og:url"] == "https://worms.example/"
    assert found["og:image"] == "https://worms.example/api/picture.png"


def test_whatever_a_page_is_called_stays_text(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text('<html lang="en"><head><!--page--><title>x</title><!--/page--></head></html>')
    nasty = r"""</title><script>alert("1")</script>\1 & 'so'"""
    page = Page(nasty, nasty, "/api/picture.png", "/")
    text = ClientPage(file).filled(page, "de", "http://x").decode()
    assert "<script" not in text
    found = Head(text)
    assert found.meta["description"] == found.meta["og:title"] == nasty
    assert found.title == f"{nasty} · Wormgrill"
    assert found.language == "de"


def test_every_edition_has_its_pages(served: Served) -> None:
    for where in ("new", "rules", "learn"):
        for key in EDITIONS:
            assert opened(served, f"/{where}/{key}").status_code == 200, (where, key)


def test_a_page_names_what_its_program_will_ask_for_first(served: Served) -> None:
    for language in LANGUAGES:
        *asked, texts = head(served, "/", language).early
        assert asked == ["/api/bots", "/api/editions"]
        assert texts.startswith(f"/assets/{language}-")
        assert opened(served, texts).status_code == 200


def test_a_table_s_page_names_what_a_guest_it_recognises_will_ask_for(served: Served) -> None:
    id = Visitor(served.url).make("me", "bot")["id"]
    with patient.Client(base_url=served.url, headers=BROWSER) as guest:
        assert Head(guest.get(f"/t/{id}").text).early[2:-1] == []
        guest.put("/api/me", json={"name": "Zoé", "language": "fr"})
        found = Head(guest.get(f"/t/{id}").text)
        assert found.early[2:-1] == ["/api/me", f"/api/tables/{id}"]
        assert found.language == "fr"
        assert Head(guest.get("/t/nobody").text).early[2:-1] == []
        guest.cookies.set(COOKIE, "nobody's")
        assert Head(guest.get(f"/t/{id}").text).early[2:-1] == []


def test_what_others_wrote_can_be_read_with_its_licences(served: Served) -> None:
    told = patient.get(f"{served.url}/third-party.txt")
    assert told.status_code == 200
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert "svelte" in told.text
