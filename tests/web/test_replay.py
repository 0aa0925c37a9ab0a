"""A finished game, or any record, looked at step by step on the board."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.support.axe import DESK, PHONE, faults
from tests.support.browser import finished
from tests.web.conftest import Visit

RECORDS = Path(__file__).parents[1] / "data" / "records"


def bring(page: Page, name: str) -> None:
    page.locator("input[type=file]").set_input_files(RECORDS / f"{name}.txt")
    expect(page.locator(".replay .grill")).to_be_visible()


def judged(page: Page) -> None:
    expect(page.get_by_role("heading", name="Chance of winning now")).to_be_visible()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step by step")


def test_a_finished_game_is_gone_through_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    id = finished(page, "me", "bot", edition="junior", seed=6)
    page.goto(f"/r/{id}")
    expect(page.get_by_text("Turn 1 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#1\.2$"))
    expect(page.locator(".pile").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"#1\.1$"))
    page.keyboard.press("PageDown")
    expect(page).to_have_url(re.compile(r"#2\.1$"))
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text("the game is over")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.go_back()
    expect(page).to_have_url(re.compile(r"#2\.1$"))
    expect(page.get_by_text("Turn 2 of")).to_be_visible()


def test_a_step_has_an_address_that_can_be_passed_on(visit: Visit) -> None:
    first = visit()
    id = finished(first, "me", "bot", edition="junior", seed=6)
    friend = visit(f"/r/{id}#3.2")
    expect(friend.get_by_text("Turn 3 of")).to_be_visible()
    expect(slider(friend)).to_have_attribute("aria-valuetext", re.compile("Turn 3, step 2"))
    friend.get_by_role("link", name="Skill or luck?").click()
    expect(friend).to_have_url(re.compile(f"/review/{id}$"))
    friend.go_back()
    expect(friend.get_by_text("Turn 3 of")).to_be_visible()


def test_a_record_is_replayed_with_the_marks_of_its_review(visit: Visit) -> None:
    """It stays in this window: after a reload it is there, in another one it is not."""
    page = visit("/r")
    bring(page, "classic-2-players")
    judged(page)
    page.get_by_role("button", name="Next error").click()
    expect(page.locator(".told.error")).to_contain_text("Error")
    expect(page.locator(".judged")).to_contain_text("more games in 100")
    here = page.url
    page.keyboard.press("e")
    expect(page).not_to_have_url(here)
    page.reload()
    expect(page.locator(".told.error")).to_be_visible()
    page.get_by_role("button", name="Another record").click()
    expect(page.locator("input[type=file]")).to_be_attached()
    page.reload()
    expect(page.locator("input[type=file]")).to_be_attached()


def test_it_plays_by_itself_and_pauses(visit: Visit) -> None:
    page = visit("/r")
    bring(page, "junior-2-players")
    page.get_by_label("Speed").select_option("8×")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Turn 2 of")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")


def test_one_looks_from_any_chair(visit: Visit) -> None:
    page = visit("/r")
    bring(page, "classic-2-players")
    judged(page)
    everybody = page.locator(".strip .error").count()
    page.get_by_label("Seen from").select_option("Bo")
    expect(page.locator("[data-seat='1'].you")).to_be_visible()
    assert 0 < page.locator(".strip .error").count() < everybody


def test_a_replay_is_accessible_and_fits(visit: Visit) -> None:
    page = visit("/r")
    assert faults(page) == []
    bring(page, "deluxe-7-players")
    judged(page)
    page.keyboard.press("e")
    expect(page.locator(".judged")).to_be_attached()
    assert faults(page) == []
    for window in (DESK, PHONE):
        page.set_viewport_size(window)
        expect(page.get_by_role("button", name="Play")).to_be_in_viewport(ratio=1)
