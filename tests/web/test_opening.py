"""A table is opened at its position, whatever its length; its story is read piece by piece."""

import re

from playwright.sync_api import Page, Request, expect

from tests.support.browser import make, origin, patiently
from tests.support.serving import Json
from tests.web.conftest import Visit

PIECE = 100  # events of a story's piece
MANY = 3 * PIECE


def long_table(page: Page) -> Json:
    """A game of many turns, played without the page: who rolls on and on never gets a tile."""
    local = {"kind": "local", "name": "Bo"}
    table = f"/api/tables/{make(page, 'me', local)}"
    page.goto("/about")  # nobody looks on
    view: Json = page.request.get(table).json()
    while view["version"] < MANY or view["position"]["turn"]["phase"] != "roll":
        legal = view["position"]["legal"]
        act = {
            "seat": view["position"]["turn"]["player"],
            "action": "roll" if "roll" in legal else legal[0],
            "version": view["version"],
            "key": f"{view['version']:016}",
        }
        answer = page.request.post(f"{table}/actions", data=act, headers=origin(page))
        assert answer.status == 200, answer.text()
        view |= answer.json()
    return view


def asked_for(page: Page) -> list[str]:
    """What is asked about the past from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if re.search(r"/(events|log|worms|record)\b", request.url):
            asked.append(request.url.rsplit("/", 1)[1])

    page.on("request", note)
    return asked


def test_a_long_game_is_opened_at_its_position_and_nothing_older_is_asked_for(
    visit: Visit,
) -> None:
    page = visit(phone=True)
    view = long_table(page)
    asked = asked_for(page)
    with page.expect_request("**/events?*"):
        page.goto(f"/t/{view['id']}")
    page.locator("[data-act=roll]").wait_for()
    expect(page.locator(".players li")).to_have_count(2)
    assert asked == [f"events?after={view['version']}"]
    page.get_by_role("button", name="What happened").click()
    expect(page.locator("dialog .story li").last).to_be_in_viewport()  # it begins at its end
    assert asked[1:] == [f"log?before={view['version'] + 1}"]


def test_a_long_story_is_read_piece_by_piece_by_scrolling_up(visit: Visit) -> None:
    page = visit()
    view = long_table(page)
    asked = asked_for(page)
    with page.expect_request("**/events?*"):
        page.goto(f"/t/{view['id']}")
    story = page.locator(".side .story .lines")
    expect(story.locator("li").last).to_be_in_viewport()
    newest = f"log?before={view['version'] + 1}"
    assert sorted(asked) == [f"events?after={view['version']}", newest]
    asked[:] = [newest]
    lines = story.locator("li")
    before = lines.count()
    pieces = [f"log?before={number}" for number in range(view["version"] + 1, 1, -PIECE)]

    def all_is_read() -> bool:
        """One scroll may bring more than one piece, or none while one is on its way."""
        assert asked == pieces[: len(asked)]
        story.evaluate("list => { list.scrollTop = -list.scrollHeight }")
        return asked == pieces

    patiently(page, all_is_read, "no more pieces are asked for")
    patiently(page, lambda: lines.count() > before, "what was asked for is not shown")


def test_a_guest_opens_a_table_with_one_round_of_questions(visit: Visit) -> None:
    """All of them are in the page's head: each is asked once, and nothing is written."""
    page = visit()
    table = f"api/tables/{make(page, 'me', 'bot')}"
    asked: list[tuple[str, str]] = []
    page.on("request", lambda one: asked.append((one.method, one.url.split("/", 3)[3])))
    with page.expect_request("**/events?*"):
        page.reload()
    page.locator("[data-act=roll]").wait_for()
    answers = [one for one in asked if one[1].startswith("api/")]
    assert {method for method, _ in answers} == {"GET"}
    paths = sorted(path for _, path in answers if not re.search(r"/(events|log)\?", path))
    assert paths == ["api/bots", "api/editions", "api/me", table]
