"""Whole games in the browser: every edition, every language."""

import pytest
from playwright.sync_api import expect

from tests.support.browser import make, play, step
from tests.support.scenes import nearly_over
from tests.web.conftest import Visit
from wormgrill.rules.editions import EDITIONS
from wormgrill.words.texts import LANGUAGES


def test_one_click_leads_to_the_first_roll(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-act=roll]").click()
    expect(page.locator(".choice").first).to_be_visible()


def test_a_whole_game_of_the_edition_that_has_everything(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", edition="deluxe", options={"short-game": True})
    play(page)
    expect(page.locator(".end h2")).to_contain_text("win")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_turns_of_every_edition(visit: Visit, edition: str) -> None:
    page = visit()
    make(page, "me", "bot", edition=edition, position=nearly_over(edition))
    play(page)
    expect(page.locator(".end h2")).to_contain_text("win")
    expect(page.locator(".end ol li")).to_have_count(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_to_the_first_tile(visit: Visit, language: str) -> None:
    page = visit(language=language)
    make(page, "me", "bot", seed=3)
    assert page.evaluate("document.documentElement.lang") == language
    page.wait_for_selector("[data-act]")
    while not page.locator(".players .tile").count():
        assert step(page)
    assert "web-" not in page.locator("body").inner_text()
