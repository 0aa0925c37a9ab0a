"""A party in real browsers: three devices play a short evening, by link, to the final standings."""

from time import monotonic
from typing import Any

from playwright.sync_api import Page, expect

from tests.support.axe import faults
from tests.support.browser import act_unseen, origin, step
from tests.support.processes import PATIENCE
from tests.web.conftest import Visit

START = "Start round {}"
TO_TABLE = "To your table"


def make_party(page: Page, **wish: Any) -> str:
    """With seeded dice, by this page's guest; the page goes there."""
    body = {"edition": "junior", "size": 2, "fill": "bots", "pace": None, "seed": 11, **wish}
    answer = page.request.post("/api/parties", data=body, headers=origin(page))
    assert answer.status == 201, answer.text()
    path = f"/party/{answer.json()['id']}"
    page.goto(path)
    return path


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(
        page.get_by_text("The first round begins soon").filter(visible=True).first
    ).to_be_visible()


def hurry(pages: list[Page], left: int) -> None:
    """All tables of the round, where nobody looks, until so many tiles are left; 0: to the end."""
    for id in {_table(page) for page in pages}:
        while act_unseen(pages, id):
            view = pages[0].request.get(f"/api/tables/{id}").json()
            if left and sum(spot["up"] for spot in view["position"]["grill"]) <= left:
                break


def _table(page: Page) -> str:
    link = page.get_by_role("link", name=TO_TABLE)
    return (link.get_attribute("href") or "").removeprefix("/t/")


def play_round(pages: list[Page], path: str) -> None:
    """Everybody goes to their table with one press, and comes back when it is over."""
    hurry(pages, left=3)
    for page in pages:
        page.get_by_role("link", name=TO_TABLE).click()
        page.wait_for_selector(".players")
    playing, latest = list(pages), monotonic() + PATIENCE
    while playing:
        assert monotonic() < latest, "the round does not end"
        for page in [*playing]:
            if page.locator(".end").count():
                page.goto(path)
                playing.remove(page)
            elif page.locator("[data-act], .choice").count():
                step(page)


def test_three_devices_play_a_short_evening_to_the_final_standings(visit: Visit) -> None:
    """The last turns of the first round at the tables, as guests do; the second in the background:
    who looks at the party's page sees it end."""
    ada, bo, cy = visit(), visit(phone=True), visit(phone=True)
    path = make_party(ada, rounds=2)
    for page, name in ((bo, "Bo"), (cy, "Cy")):
        page.goto(path)
        join(page, name)
    expect(ada.get_by_role("heading", name="3 guests")).to_be_visible()  # nobody has reloaded
    pages = [ada, bo, cy]
    ada.get_by_role("button", name=START.format(1)).click()
    play_round(pages, path)
    ada.get_by_role("button", name=START.format(2)).click()
    hurry(pages, left=0)
    for page in pages:
        expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
        expect(page.locator("section:has(#standings) tbody tr")).to_have_count(3)
        expect(
            page.get_by_text(" the tournament!").or_(page.get_by_text(" share the win!"))
        ).to_be_visible()
        expect(page.locator("section:has(#without-luck) tbody tr")).to_have_count(3)
        expect(page.get_by_text("still being counted")).to_have_count(0)
    assert ada.locator("#standings ~ table").inner_text() != ""


def test_the_form_makes_a_party_and_a_friend_comes_by_its_code(visit: Visit) -> None:
    ada, bo = visit("/party"), visit(phone=True)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Which game").select_option("Heckmeck Junior")
    ada.get_by_label("How long").select_option("until I end it")
    ada.get_by_label("Seats").select_option("3")
    ada.get_by_role("button", name="Make the tournament").click()
    expect(ada.get_by_role("heading", name="Tournament: Heckmeck Junior")).to_be_visible()
    code = ada.locator(".code").inner_text()
    bo.get_by_label("You have a code?").fill(code.lower())
    bo.get_by_role("button", name="Join").click()
    expect(bo.get_by_text("You are invited!")).to_be_visible()
    join(bo, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    picture = ada.get_by_alt_text("The invitation as a QR code")
    assert picture.evaluate("image => image.complete && image.naturalWidth") > 0


def test_the_host_takes_a_pairing_back_and_somebody_sits_out(visit: Visit) -> None:
    ada, bo = visit(), visit()
    path = make_party(ada)
    bo.goto(path)
    join(bo, "Bo")
    ada.get_by_role("button", name=START.format(1)).click()
    expect(bo.get_by_role("link", name=TO_TABLE)).to_be_visible()
    ada.get_by_role("button", name="Take the pairing back").click()
    expect(bo.get_by_role("link", name=TO_TABLE)).to_have_count(0)
    ada.get_by_role("button", name="Sit out: Bo", exact=True).click()
    bo.get_by_role("button", name="I am back").click()
    expect(bo.get_by_role("button", name="Sit out: Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="End the tournament").click()
    ada.get_by_role("dialog").get_by_role("button", name="End the tournament").click()
    expect(bo.get_by_text("The tournament is over")).to_be_visible()
    bo.close()  # a page that asks for what is deleted notes the refusal on its console
    ada.get_by_role("button", name="Delete the tournament").click()
    ada.get_by_role("dialog").get_by_role("button", name="Delete the tournament").click()
    expect(ada.get_by_role("button", name="Play now")).to_be_visible()


def test_the_evening_is_run_by_keys_alone(visit: Visit) -> None:
    page = visit()
    make_party(page)
    start = page.get_by_role("button", name=START.format(1))
    for _ in range(20):
        if start.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Your table is ready")).to_be_attached()
    link = page.get_by_role("link", name=TO_TABLE)
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".players")).to_be_visible()


def test_axe_finds_nothing_and_nothing_is_cut_off(visit: Visit) -> None:
    page = visit("/party")
    assert faults(page) == []
    make_party(page)
    page.get_by_role("button", name=START.format(1)).wait_for()
    assert faults(page) == []
    page.get_by_role("button", name=START.format(1)).click()
    page.get_by_role("link", name=TO_TABLE).wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Big screen").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=TO_TABLE)).to_be_visible()
