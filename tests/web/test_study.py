"""Me in figures and puzzles, in a browser: asked for, by keyboard, on a phone, and forgotten."""

import re

from playwright.sync_api import expect

from tests.support.axe import faults
from tests.support.browser import finished
from tests.web.conftest import Visit


def test_whoever_opens_the_page_has_their_games_reviewed_and_can_have_them_forgotten(
    visit: Visit,
) -> None:
    page = visit()
    finished(page, "me", "bot", edition="junior")
    page.goto("/me")
    expect(page.get_by_role("heading", name="Games and places")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Heckmeck Junior"))).to_contain_text("1")
    expect(page.get_by_text("After 9 more games without hints")).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("columnheader", name="Added up")).to_be_visible()
    page.get_by_role("button", name="Forget my figures").click()
    expect(page.get_by_text("Your figures are forgotten.")).to_be_visible()
    expect(page.get_by_role("heading", name="Games and places")).to_have_count(0)
    page.get_by_role("button", name="Review my games").click()
    expect(page.get_by_role("heading", name="Games and places")).to_be_visible()


def test_after_ten_games_there_is_a_bot_of_one_s_own_strength_to_play_against(
    visit: Visit,
) -> None:
    page = visit()
    for _ in range(10):
        finished(page, "me", {"kind": "bot", "bot": "random"}, edition="junior")
    page.goto("/me")
    expect(page.get_by_text(re.compile(r"^You play about as well as"))).to_be_visible()
    page.get_by_role("button", name="Play against a bot of my strength").click()
    expect(page).to_have_url(re.compile("/t/"))
    id = page.url.rpartition("/")[2]
    view = page.request.get(f"/api/tables/{id}").json()
    assert [seat["kind"] for seat in view["seats"]] == ["guest", "bot"]
    assert view["seats"][1]["bot"].startswith(("level-", "champion"))
    assert view["state"] == "playing"


def test_who_has_finished_nothing_is_told_so(visit: Visit) -> None:
    page = visit("/me")
    expect(page.get_by_text("There is no finished game of yours here yet.")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page).to_have_url(re.compile("/puzzles$"))
    expect(page.locator(".puzzle")).to_be_visible()


def test_a_puzzle_of_the_house_is_solved_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/puzzles")
    expect(page.get_by_role("button", name="The house’s games")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_text("What would you do?")).to_be_visible()
    page.locator("[data-option]").first.focus()
    page.keyboard.press("Enter")
    status = page.locator(".puzzle [role=status]")
    expect(status).to_contain_text(re.compile("It comes again"))
    expect(status).to_contain_text("You are the first to try it.")
    expect(page.get_by_role("button", name="The next one")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_be_focused()
    expect(page.locator(".puzzle .verdict")).to_have_count(0)
    expect(page.get_by_text("1 resting")).to_be_visible()


def test_puzzles_are_as_hard_as_one_likes(visit: Visit) -> None:
    page = visit("/puzzles", phone=True)
    for grade in ("Easy", "Hard"):
        page.get_by_label("How hard?").select_option(grade)
        expect(page.locator("#asked")).to_have_text(grade)


def test_a_piece_of_a_puzzle_explains_itself_at_a_touch(visit: Visit) -> None:
    page = visit("/puzzles", phone=True)
    page.locator(".puzzle .grill [data-piece]").first.tap()
    expect(page.get_by_text("Touch a piece and it explains itself.")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_axe_finds_nothing_serious(visit: Visit) -> None:
    page = visit()
    finished(page, "me", "bot", edition="junior")
    page.goto("/me")
    expect(page.get_by_role("heading", name="Luck over time")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    page.get_by_text("The same as a table").click()
    assert faults(page) == []
    page.goto("/puzzles")
    page.locator("[data-option]").first.click()
    expect(page.locator(".puzzle [role=status]")).to_contain_text("It comes again")
    assert faults(page) == []
