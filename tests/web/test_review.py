"""After the game: skill and luck, the moments, decisions to try again; and of any record."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import faults
from tests.support.browser import finished, make
from tests.web.conftest import Visit

RECORDS = Path(__file__).parents[1] / "data" / "records"


def bring(page: Page, name: str) -> None:
    """A record from this device."""
    page.locator("input[type=file]").set_input_files(RECORDS / f"{name}.txt")
    expect(page.locator(".puzzle, #turns").first).to_be_visible()


def shown(text: str) -> float:
    return float(text.replace("−", "-").replace(",", ".").strip("+ %\u00a0\u202f"))


def test_a_finished_game_leads_to_its_review(visit: Visit) -> None:
    page = visit()
    id = finished(page, "me", "bot", edition="junior", seed=6)
    page.goto(f"/t/{id}")
    page.get_by_role("link", name="Skill or luck?").click()
    expect(page).to_have_url(re.compile(f"/review/{id}$"))
    expect(page.get_by_role("heading", name="Chance of winning")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="The moments that decided it")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".end")).to_be_visible()


def test_before_the_end_there_is_no_review(visit: Visit) -> None:
    """The browser notes the refusal on its console: asked without it."""
    page = visit()
    id = make(page, "me", "bot")
    answer = page.request.get(f"/api/tables/{id}/review")
    assert (answer.status, answer.json()["code"]) == (409, "not-over")


def test_a_record_is_uploaded_and_its_parts_add_up(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Was it luck?").click()
    bring(page, "classic-2-players")
    for card in page.locator("article").all():
        parts = [shown(text) for text in card.locator(".figure").all_inner_texts()]
        assert sum(parts[:5]) == pytest.approx(parts[5], abs=0.35)  # each is rounded


def test_a_record_is_pasted(visit: Visit) -> None:
    page = visit("/review")
    page.get_by_role("textbox").fill((RECORDS / "junior-2-players.txt").read_text("utf-8"))
    page.get_by_role("button", name="Review it").click()
    expect(page.get_by_role("heading", name="Heckmeck Junior: a review")).to_be_visible()


def test_the_curve_is_gone_through_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/review")
    bring(page, "junior-2-players")
    slider = page.get_by_role("slider", name="Turn by turn")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Before turn 3")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Before turn 3: .*%"))
    page.get_by_role("button", name="Show turn 3").press("Enter")
    expect(page.locator("#turn-3 .turn")).to_be_visible()
    expect(page.locator("#turn-3 summary")).to_be_focused()


def test_the_curve_is_touched_where_one_wants_to_know(visit: Visit) -> None:
    page = visit("/review", phone=True)
    bring(page, "junior-2-players")
    slider = page.get_by_role("slider", name="Turn by turn")
    box = slider.bounding_box()
    assert box is not None
    slider.tap(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.get_by_role("heading", name=re.compile("Before turn [678]:"))).to_be_visible()


def test_a_decision_is_tried_again(visit: Visit) -> None:
    """Nothing is told before; then what each choice is worth, what was played, and why."""
    page = visit("/review")
    bring(page, "classic-2-players")
    puzzle = page.locator(".puzzle")
    expect(puzzle.locator(".grill")).to_be_visible()
    expect(puzzle.locator(".marks")).to_have_count(0)
    assert "%" not in puzzle.locator(".options").inner_text()
    puzzle.locator("[data-option]").first.click()
    choices = puzzle.locator(".options li")
    assert all("%" in text for text in choices.all_inner_texts())
    expect(choices.filter(has_text="played")).to_have_count(1)
    expect(choices.filter(has_text="best ★")).to_have_count(1)
    expect(puzzle.get_by_role("status")).to_contain_text("more games in 100")
    page.get_by_role("button", name="The next one").click()
    expect(page.get_by_role("button", name="Decision 2")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("group", name="Whose decisions?").get_by_role("button").nth(1).click()
    expect(page.get_by_role("button", name="Decision 1")).to_have_attribute("aria-pressed", "true")


def test_the_sentences_follow_the_language(visit: Visit) -> None:
    page = visit("/review")
    bring(page, "junior-2-players")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Heckmeck Junior: Rückblick")).to_be_visible()
    expect(page.locator("#turn-1 summary")).to_contain_text(re.compile("nimmt|Fehlwurf"))


def test_markup_in_a_record_is_only_a_name(visit: Visit) -> None:
    page = visit("/review")
    text = (RECORDS / "junior-2-players.txt").read_text("utf-8")
    name = text.split("Player: ", 1)[1].split("\n", 1)[0]
    page.get_by_role("textbox").fill(re.sub(rf"\b{name}\b", "<b>x</b>", text))
    page.get_by_role("button", name="Review it").click()
    expect(page.get_by_role("heading", name="Chance of winning")).to_be_visible()
    expect(page.locator("article h3").first).to_have_text("<b>x</b>")


def test_hints_tell_the_chances_to_win(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").click()
    page.get_by_role("button", name="A hint, please").click()
    expect(page.get_by_role("columnheader", name="Wins the game")).to_be_visible()
    figures = page.locator(".hints tbody tr.best td").first
    expect(figures).to_have_text(re.compile(r"^\s*\d+%\s*$"))
    shares = page.locator(".hints li", has=page.locator(".name"))
    expect(shares).to_have_count(2)
    chances = [shown(text) for text in shares.locator(".number").all_inner_texts()]
    assert sum(chances) == pytest.approx(100, abs=1)  # each is rounded


def test_axe_finds_nothing_serious_in_a_review(visit: Visit) -> None:
    page = visit("/review")
    assert faults(page) == []
    bring(page, "deluxe-7-players")
    page.locator("summary").nth(2).click()
    page.locator("[data-option]").first.click()
    assert faults(page) == []
