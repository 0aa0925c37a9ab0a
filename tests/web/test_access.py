"""For everybody: the keyboard alone, the ear, small phones; axe finds nothing serious."""

from playwright.sync_api import expect

from tests.support.axe import faults
from tests.support.browser import finished, make, step
from tests.web.conftest import Visit


def test_axe_finds_nothing_serious_on_any_screen(visit: Visit) -> None:
    page = visit()
    assert faults(page) == []
    page.get_by_role("link", name="Set up a table").first.click()
    expect(page.get_by_role("button", name="To the table")).to_be_visible()
    assert faults(page) == []
    page.goto("/rules/deluxe")
    expect(page.get_by_text("R25")).to_be_visible()
    assert faults(page) == []
    page.goto("/about")
    expect(page.get_by_text("unofficial")).to_be_visible()
    assert faults(page) == []
    page.goto("/learn/deluxe")
    expect(page.get_by_text("R25")).to_be_visible()
    assert faults(page) == []
    make(page, "me", "open")
    expect(page.get_by_text("Waiting for the others")).to_be_visible()
    assert faults(page) == []


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", edition="junior", seed=6)
    page.locator("[data-act=roll]").click()
    page.locator(".choice").first.click()
    page.get_by_role("button", name="A hint, please").click()
    expect(page.get_by_text("Best: ").filter(visible=True)).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Preferences").click()
    assert faults(page) == []
    page.goto(f"/t/{finished(page, 'me', 'bot', edition='junior')}")
    page.wait_for_selector(".end")
    assert faults(page) == []


def test_a_whole_game_by_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", options={"short-game": True}, seed=7)
    for _ in range(600):
        page.wait_for_selector("[data-act], .choice, .end")
        if page.locator(".end").count():
            break
        if page.locator(".choice").count():
            faces = [str(one.get_attribute("data-face")) for one in page.locator(".choice").all()]
            face = "worm" if "worm" in faces else faces[-1]
            page.keyboard.press("w" if face == "worm" else face)
            expect(page.locator(f".choice[data-face='{face}']")).to_have_attribute(
                "aria-pressed", "true"
            )
            safe = page.locator("[data-act=keep-stop]:not(.risky), [data-act=keep]").count()
            page.keyboard.press("s" if safe else "r")
        elif page.locator("[data-act=stop]:not(.risky)").count():
            page.keyboard.press("s")
        else:
            page.keyboard.press("r")
    expect(page.locator(".end h2")).to_contain_text("win")


def test_tab_reaches_everything_in_a_sensible_order(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice").first).to_be_visible()
    page.locator(".choice").first.focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-act=keep-roll]")).to_be_visible()
    order = []
    for _ in range(page.locator(".choice").count() + 1):
        page.keyboard.press("Tab")
        order.append(
            page.evaluate("document.activeElement.dataset.act ?? document.activeElement.className")
        )
    assert any("choice" in one for one in order)
    assert order[-1] in ("keep-roll", "keep-stop")


def test_the_focus_goes_on_where_something_is_to_be_decided(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice").first).to_be_focused()


def test_the_accessibility_tree_tells_the_turn(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=1)
    page.locator("[data-act=roll]").click()
    expect(page.locator(".choice").first).to_be_visible()
    tree = page.locator("main").aria_snapshot()
    assert 'region "The grill"' in tree
    assert 'img "Tile 36, 4 worms"' in tree
    assert 'group "Which dice do you keep?"' in tree
    assert "total" in tree
    heard = page.locator("[role=log]").inner_text()
    assert "rolls" in heard
    page.locator(".choice").first.click()
    step(page)


# At one moment: what is measured one by one may be gone before it is its turn.
MEASURED = """() => {
  const box = (one) => one.getBoundingClientRect()
  const buttons = [...document.querySelectorAll('.bar button, .choice')].map(box)
  const bottom = box(document.querySelector('.bar')).bottom
  return [bottom, buttons.map(({ width, height }) => [width, height])]
}"""


def test_on_a_small_phone_the_action_is_always_in_sight(visit: Visit) -> None:
    page = visit(phone=True)
    make(page, "me", "bot", "bot", edition="deluxe", seed=8)
    for _ in range(12):
        page.wait_for_selector("[data-act], .choice")
        bottom, buttons = page.evaluate(MEASURED)
        assert bottom <= 740 + 1
        assert all(min(width, height) >= 44 for width, height in buttons)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        step(page)


def test_text_of_twice_the_size_stays_in_sight(visit: Visit) -> None:
    page = visit(phone=True)
    make(page, "me", "bot", seed=1)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator("[data-act=roll]").click()
    page.locator(".choice").first.click()
    for place in ("[data-act=keep-roll]", "[data-act=keep-stop]", ".choice >> nth=0"):
        box = page.locator(place).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
