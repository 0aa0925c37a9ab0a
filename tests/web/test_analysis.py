"""Any position by its address; and what if a game had gone on otherwise."""

import re

from playwright.sync_api import Page, expect

from tests.support.axe import faults
from tests.support.browser import finished, play
from tests.web.conftest import Visit
from wormgrill.formats.position_line import to_line
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.rules.pieces import Dice

_ROLLED = start(EDITIONS["classic"], ["A", "B"]).play("roll")
LINE = to_line(_ROLLED.play(Dice(("1", "1", "2", "3", "4", "5", "worm", "worm"))))


def rated(page: Page) -> None:
    expect(page.get_by_role("row", name=re.compile("★"))).to_be_visible()


def test_a_position_is_looked_at_a_turn_further_on_request(visit: Visit) -> None:
    page = visit(f"/p/{LINE}")
    rated(page)
    page.get_by_role("button", name="Look a turn further").click()
    expect(page.get_by_text("Looked a turn further")).to_be_visible()
    rated(page)


def test_a_position_is_played_with_and_every_step_has_its_address(visit: Visit) -> None:
    page = visit(f"/p/{LINE}")
    rated(page)
    expect(page.get_by_role("row")).to_have_count(7)
    page.keyboard.press("w")
    page.keyboard.press("r")
    expect(page.locator(".aside .number")).to_contain_text("10")
    expect(page).not_to_have_url(re.compile(re.escape(LINE)))
    expect(page.locator(".pile")).not_to_have_count(0)  # the roll has come
    rated(page)
    here = page.url
    page.go_back()
    page.go_back()
    page.go_back()
    expect(page.locator(".pile")).to_have_count(6)
    expect(page).to_have_url(re.compile(re.escape(LINE)))
    page.goto(here)
    expect(page.locator(".aside .number")).to_contain_text("10")


def test_dice_are_told_by_hand(visit: Visit) -> None:
    page = visit(f"/p/{to_line(start(EDITIONS['classic'], ['A', 'B']))}")
    rated(page)
    page.get_by_label("I say what the dice show").check()
    page.locator("[data-act=roll]").click()
    page.locator("main").click(position={"x": 2, "y": 2})
    for key in "1122345w":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(".pile")).to_have_count(6)


def test_an_address_that_no_game_comes_to_leads_nowhere(visit: Visit) -> None:
    page = visit()
    answer = page.request.get("/p/nonsense", headers={"Accept": "text/html"})
    assert answer.status == 404


def test_a_game_goes_on_otherwise_against_bots(visit: Visit) -> None:
    """A private table that begins where it was to be decided, with the dice that lay there."""
    page = visit()
    id = finished(page, "me", "bot", edition="junior", seed=6)
    page.goto(f"/r/{id}#3.3")
    expect(page.get_by_text("Turn 3 of")).to_be_visible()
    page.get_by_role("button", name="What if").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("It counts nowhere")
    dialog.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".grill")).to_be_visible()
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert told["begun_from"].startswith("junior;")
    assert told["public"] is False
    play(page)
    expect(page.locator(".end")).to_be_visible()


def test_a_step_is_analysed_and_passed_on_without_names(visit: Visit) -> None:
    page = visit()
    id = finished(page, "me", "bot", edition="junior", seed=6)
    page.goto(f"/r/{id}#3.3")
    page.get_by_role("link", name="Analyse").click()
    expect(page).to_have_url(re.compile("/p/junior;"))
    rated(page)
    assert "A:" in page.url
    with page.expect_download() as found:
        page.get_by_role("link", name="Picture (PNG)").click()
    assert found.value.suggested_filename == "wormgrill.png"
    page.go_back()
    expect(page.get_by_text("Turn 3 of")).to_be_visible()


def test_the_analysis_is_accessible_and_fits(visit: Visit) -> None:
    page = visit(f"/p/{LINE}")
    rated(page)
    assert faults(page) == []
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
