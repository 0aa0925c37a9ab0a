"""Every piece explains itself: by the keys and at a tap, and nothing is covered by it."""

from playwright.sync_api import Page, expect

from tests.support.axe import serious
from tests.support.browser import READY, make
from tests.web.conftest import Visit


def _tab_to(page: Page, selector: str) -> None:
    """With the Tab key alone; it is one stop among few."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(one) => document.activeElement.closest(one) !== null", selector):
            return
    raise AssertionError(f"no tab stop in {selector}")


def test_the_keys_go_from_piece_to_piece_and_each_explains_itself(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", edition="deluxe", seed=1)
    page.wait_for_selector(READY)
    told = page.locator(".telling .explained")
    _tab_to(page, ".players")
    expect(told).to_contain_text("0 worms, 0 tiles")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("No tile yet")
    page.keyboard.press("Tab")
    expect(page.get_by_role("img", name="Tile 11")).to_be_focused()
    expect(told).to_contain_text("Canned worm: ")  # stands there
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("only with exactly 13")
    page.keyboard.press("End")
    expect(told).to_contain_text("two 1s at once")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("img", name="Tile 36")).to_be_focused()
    assert serious(page) == []
    page.keyboard.press("Enter")
    whole = page.get_by_role("dialog", name="What is this?")
    expect(whole).to_contain_text("R6")
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
    expect(page.get_by_role("img", name="Tile 36")).to_be_focused()
    page.keyboard.press("r")  # the keys of the table are as they were
    expect(page.locator(".choice").first).to_be_visible()
    expect(told).to_have_count(0)


def test_a_tap_on_a_specialist_or_a_player_tells_of_it(visit: Visit) -> None:
    page = visit(phone=True)
    make(page, "me", "bot", edition="deluxe", seed=1)
    page.wait_for_selector(READY)
    told = page.locator(".telling .explained")
    page.locator("[data-specialist=hen]").tap()
    expect(told).to_contain_text("Hen: ")
    page.locator(".card .name").last.tap()
    expect(told).to_contain_text("worms, 0 tiles")
    page.get_by_role("button", name="More").tap()
    expect(page.get_by_role("dialog", name="What is this?")).to_contain_text("R11")
