"""The lessons in a browser: played through by finger and by keyboard; wrong moves are explained."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import faults
from tests.web.conftest import Visit
from wormgrill.lessons import LESSONS, lesson
from wormgrill.words.texts import say


def press(page: Page, actions: list[str]) -> None:
    """As a learner does: choose dice, then what comes after; or just go on."""
    first, *then = actions or ["next"]
    if first.startswith("keep "):
        choice = page.locator(f".choice[data-face='{first[5:]}']")
        if choice.get_attribute("aria-pressed") == "false":
            choice.click()
        first = "-".join(["keep", *then])
    page.locator(f"[data-act='{first}']").click()


def type_keys(page: Page, actions: list[str]) -> None:
    keys = {"roll": "r", "stop": "s", "roll golden": "g"}
    for action in actions or ["next"]:
        if action.startswith("keep "):
            face = action[5:]
            page.keyboard.press("w" if face == "worm" else face)
            expect(page.locator(".choice[aria-pressed=true]")).to_have_count(1)
        elif action == "next":
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(keys[action])


def expect_step(page: Page, edition: str, place: int) -> None:
    steps = lesson(edition).steps
    told = f"Step {place + 1} of {len(steps)}"
    expect(page.get_by_role("img", name=told, exact=True)).to_be_visible()
    expect(page.locator(".bubble")).to_contain_text(say(steps[place].text))


@pytest.mark.parametrize("edition", LESSONS)
def test_a_lesson_is_played_through_and_wrong_moves_are_explained(
    visit: Visit, edition: str
) -> None:
    page = visit(f"/learn/{edition}", phone=True)
    steps = lesson(edition).steps
    for place, step in enumerate(steps):
        expect_step(page, edition, place)
        if place + 1 == len(steps):
            break
        if step.others:
            press(page, step.others[0].actions)
            expect(page.locator(".bubble")).to_have_text(say(step.others[0].text))
            expect(page.locator(".pointed")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        press(page, step.ways[-1].actions)
    page.get_by_role("button", name="Back").click()
    expect_step(page, edition, len(steps) - 2)
    press(page, steps[-2].ways[0].actions)
    page.locator("[data-act=play]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-act=roll]")).to_be_visible()


def test_a_lesson_by_the_keyboard_alone_and_for_the_ear(visit: Visit) -> None:
    page = visit("/learn/classic")
    steps = lesson("classic").steps
    heard = page.locator("[role=log]")
    for place, step in enumerate(steps[:-1]):
        expect_step(page, "classic", place)
        expect(heard).to_contain_text(say(step.text))
        type_keys(page, step.ways[0].actions)
    expect_step(page, "classic", len(steps) - 1)
    expect(heard).to_contain_text("takes tile 27")
    for _ in ("players", "grill", "on"):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "play"


def test_help_points_at_what_is_wanted(visit: Visit) -> None:
    page = visit("/learn/classic")
    press(page, ["roll"])
    expect_step(page, "classic", 1)
    expect(page.locator(".pointed")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".choice.pointed")).to_have_attribute("data-face", "5")
    page.locator(".choice.pointed").click()
    expect(page.locator(".pointed")).to_have_attribute("data-act", "keep-roll")


def test_axe_finds_nothing_serious_in_a_lesson(visit: Visit) -> None:
    page = visit("/learn/junior", phone=True)
    expect_step(page, "junior", 0)
    press(page, ["roll"])
    expect_step(page, "junior", 1)
    press(page, lesson("junior").steps[1].others[0].actions)
    assert faults(page) == []


def test_the_rules_are_below_and_the_other_lessons_near(visit: Visit) -> None:
    page = visit("/learn/deluxe")
    page.get_by_role("link", name="To the rules").click()
    expect(page.get_by_text("R1", exact=True)).to_be_in_viewport()
    page.get_by_role("link", name="First the classic lesson").click()
    expect_step(page, "classic", 0)
