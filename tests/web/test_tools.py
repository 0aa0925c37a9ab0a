"""At the table: preview before commit, hints, real dice, the receipt, the rules, the settings."""

import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

from tests.support.browser import finished, make, play
from tests.support.fairplay import fair_game
from tests.web.conftest import Visit
from wormgrill.dice.receipt import receipt_of_game
from wormgrill.rules import EDITIONS, start

LIGHT, DARK = "rgb(239, 228, 203)", "rgb(42, 37, 35)"  # the ground of theme.css


def test_a_slip_of_the_finger_costs_nothing(visit: Visit) -> None:
    """Tapping dice previews them; only the button commits."""
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").click()
    choices = page.locator(".choice")
    choices.nth(0).click()
    expect(page.locator(".aside .preview").first).to_be_visible()
    choices.nth(1).click()
    expect(choices.nth(0)).to_have_attribute("aria-pressed", "false")
    choices.nth(1).click()
    expect(page.locator(".aside .preview")).to_have_count(0)
    assert page.locator(".story li").last.inner_text().count("rolls") == 1


def test_a_hint_says_what_is_best_and_why(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").click()
    page.get_by_role("button", name="A hint, please").click()
    expect(page.get_by_text("Best: ").filter(visible=True)).to_be_visible()
    expect(page.locator(".hints tbody tr")).to_have_count(page.locator(".choice").count())
    expect(page.locator(".story").get_by_text("asks for a hint")).to_be_visible()


def test_a_hint_looks_a_turn_further_on_request_and_says_so(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").click()
    page.get_by_role("button", name="A hint, please").click()
    page.get_by_role("button", name="Look a turn further").click()
    expect(page.locator(".hints").get_by_text("Looked a turn further")).to_be_visible()
    expect(page.get_by_role("button", name="Look a turn further")).to_have_count(0)
    expect(page.locator(".hints tbody tr")).to_have_count(page.locator(".choice").count())


def test_real_dice_are_typed_in(visit: Visit) -> None:
    page = visit()
    make(page, "me", {"kind": "local", "name": "Bo"}, dice="typed", options={"short-game": True})
    page.locator("[data-act=roll]").click()
    worm = page.locator(".pad button", has=page.locator("svg")).last
    for _ in range(8):
        worm.click()
    expect(worm).to_be_disabled()
    page.get_by_role("button", name="That is what they show").click()
    page.locator(".choice[data-face=worm]").click()
    page.locator("[data-act=keep]").click()
    expect(page.locator(".players li").first).to_contain_text("4 worms")
    expect(page.get_by_text("Bo, it is your turn!")).to_be_visible()


def test_the_dice_of_a_game_are_compared_with_what_the_browser_saw(visit: Visit) -> None:
    """It was made, played and finished in this browser, with the server's own dice."""
    page = visit("/new/junior")
    page.get_by_role("button", name="To the table").click()
    page.locator(".play").wait_for()  # the page before it has choices too
    play(page)
    page.reload()  # what was seen is kept
    page.get_by_role("button", name="Check the dice").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text(
        re.compile(r"All \d+ rolls are exactly what was promised before the game")
    )
    expect(verdict).to_contain_text("the one this device saw before the first roll")
    expect(verdict).to_contain_text(re.compile(r"seen here during the game: (\d+) of \1\."))
    expect(verdict).to_contain_text(re.compile(r"All \d+ random numbers that this device gave"))
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    record = saving.value.path().read_text("utf-8")
    assert record.startswith("Wormgrill record 1")
    assert "Seed: " in record
    late = visit(page.url)
    late.get_by_role("button", name="Check the dice").click()
    verdict = late.locator(".verdict")
    expect(verdict).to_contain_text("before the game, this device cannot say")
    expect(verdict).to_contain_text("saw none of the rolls")
    expect(verdict.locator(".compared")).to_have_count(0)


def test_a_forged_receipt_that_holds_by_itself_is_refused(visit: Visit) -> None:
    """Another table's, with another seed and other rolls."""
    page = visit()
    page.goto(f"/t/{finished(page, 'me', 'bot', edition='junior', dice='verified')}")
    forged = fair_game(start(EDITIONS["junior"], ["Ada", "Bo"]), Random(1))
    body = msgspec.json.encode(receipt_of_game(forged))
    page.route("**/fairness", lambda route: route.fulfill(body=body))
    page.get_by_role("button", name="Check the dice").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("These dice are not what was promised.")
    expect(verdict).to_contain_text("This receipt belongs to another table.")


def test_the_rules_are_at_hand(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", edition="deluxe")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("R25")
    page.get_by_role("button", name="The specialists").click()
    expect(page.get_by_role("heading", name="The specialists")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_language_and_light_are_switched_at_once(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("dialog select").nth(1).select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_css("background-color", DARK)


@pytest.mark.parametrize("device", ["light", "dark"])
def test_the_palette_follows_the_device_until_a_theme_is_chosen(visit: Visit, device: str) -> None:
    page = visit(color_scheme=device)
    ground = page.locator("html")
    expect(ground).to_have_css("background-color", {"light": LIGHT, "dark": DARK}[device])
    page.get_by_role("button", name="Preferences").click()
    for theme, colour in (("light", LIGHT), ("dark", DARK)):
        page.get_by_label("Appearance").select_option(theme)
        expect(ground).to_have_css("background-color", colour)


def test_the_start_page_offers_every_language(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator(".now")).to_have_text("Gioca subito")
