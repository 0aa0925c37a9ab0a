"""The end of a game, as those see it who have played it."""

from playwright.sync_api import Page, expect

from tests.support.browser import finished, make, play
from tests.support.scenes import nearly_over
from tests.web.conftest import Visit

IN_SIGHT = """selector => [...document.querySelectorAll(selector)].every(one => {
  const { top, bottom, left, right } = one.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
})"""

LISTENED = """
window.listeners = 0
window.AudioContext = class extends window.AudioContext {
  constructor(...all) { super(...all); window.listeners++ }
}
localStorage.setItem('sound', 'on')
"""


def ended(page: Page) -> str:
    id = finished(page, "me", "bot", edition="extrawurm", options={"short-game": True})
    page.goto(f"/t/{id}")
    page.wait_for_selector(".end")
    return id


def test_on_a_phone_the_winner_and_the_rematch_are_in_sight(visit: Visit) -> None:
    page = visit(phone=True, language="de")
    page.set_viewport_size({"width": 390, "height": 664})
    position = nearly_over("extrawurm", players=3)
    make(page, "me", "bot", "bot", edition="extrawurm", position=position)
    play(page)
    expect(page.locator(".end ol li")).to_have_count(3)
    assert page.evaluate(IN_SIGHT, ".end h2, .end .rematch .primary")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_worms_of_every_player_add_up(visit: Visit) -> None:
    page = visit()
    id = ended(page)
    standing = page.request.get(f"/api/tables/{id}").json()["standing"]
    shown = sorted(int(one) for one in page.locator(".end .total").all_inner_texts())
    assert shown == sorted(standing["worms"])
    assert [sum(part["worms"] for part in parts) for parts in standing["sums"]] == standing["worms"]


def test_the_result_is_shared_with_the_way_to_its_review(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    id = ended(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert line.startswith("Wormgrill: ")
    assert line.endswith(f"/review/{id}")


def test_nothing_sounds_before_the_first_touch(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(LISTENED)
    make(page, "me", "bot", options={"first": 1})  # a bot rolls before we have touched anything
    page.wait_for_selector("[data-act]")
    assert page.evaluate("window.listeners") == 0
    page.locator("[data-act]").first.click()
    page.wait_for_function("window.listeners === 1")
