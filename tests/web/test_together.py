"""Together: two browsers and a bot, invitations, and lines that break."""

from time import monotonic

from playwright.sync_api import Page, expect

from tests.support.browser import make, step
from tests.support.processes import PATIENCE
from tests.support.serving import Served
from tests.web.conftest import Visit


def on_turn(page: Page) -> bool:
    return bool(page.locator("[data-act], .choice").count())


def test_two_browsers_and_a_bot_play_at_one_table(visit: Visit) -> None:
    ada, bo = visit(), visit()
    id = make(ada, "me", "open", "bot", edition="junior", seed=5)
    expect(ada.get_by_text("Waiting for the others")).to_be_visible()
    bo.goto(f"/t/{id}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    for page in (ada, bo):
        expect(page.locator(".players li")).to_have_count(3)
    latest = monotonic() + PATIENCE
    while not all(page.locator(".end").count() for page in (ada, bo)):
        assert monotonic() < latest, "the game does not end"
        for page in (ada, bo):
            if on_turn(page):
                step(page)
    name = ada.locator(".end ol li").filter(has_text="(you)").locator(".name").inner_text()
    ada.get_by_role("button", name="Once more!").click()
    bo.get_by_role("link", name=f"{name.split(' (')[0]} wants a rematch").click()
    expect(bo.locator(".players li")).to_have_count(3)
    assert bo.url == ada.url


def test_an_invitation_that_only_this_machine_can_open_says_so(visit: Visit) -> None:
    ada = visit()
    make(ada, "me", "open")
    expect(ada.get_by_text("Only this computer reaches this address.")).to_contain_text("--lan")


def test_a_friend_comes_by_the_code(visit: Visit) -> None:
    ada, bo = visit(), visit(phone=True)
    make(ada, "me", "open")
    code = ada.locator(".code").inner_text()
    bo.get_by_label("You have a code?").fill(code.lower())
    bo.get_by_role("button", name="Join").click()
    expect(bo.get_by_text("You are invited!")).to_be_visible()
    assert (
        ada.get_by_alt_text("The invitation as a QR code").evaluate("image => image.naturalWidth")
        > 0
    )


def test_a_reload_in_mid_turn_goes_on_where_it_was(visit: Visit) -> None:
    page = visit()
    make(page, "me", "bot", seed=2)
    page.locator("[data-act=roll]").click()
    page.locator(".choice").first.click()
    page.locator("[data-act=keep-roll]").click()
    expect(page.locator(".choice").first).to_be_visible()
    before = page.locator(".choice").all_text_contents()  # whether styled already or not
    story = page.locator(".story li").all_text_contents()
    page.reload()
    expect(page.locator(".choice")).to_have_text(before)
    expect(page.locator(".story li")).to_have_text(story)  # it comes with the stream
    assert step(page)


def test_a_lost_connection_shows_recovers_and_misses_nothing(visit: Visit, server: Served) -> None:
    page, other = visit(), visit()
    id = make(page, "me", "bot", seed=4)
    page.locator("[data-act=roll]").click()
    expect(page.locator(".choice").first).to_be_visible()
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    page.locator(".choice").first.click()
    page.locator("[data-act]").first.click()
    page.wait_for_selector("[data-act], .choice")  # so nothing happens before we act again
    other.goto(f"/t/{id}")
    expect(other.locator(".story li")).to_have_count(page.locator(".story li").count())
    page.context.close()
    other.context.close()
    server.stumbled = False


def test_two_tabs_of_one_guest_stay_in_step(visit: Visit) -> None:
    page = visit()
    id = make(page, "me", {"kind": "local", "name": "Bo"})
    tab = page.context.new_page()
    tab.goto(f"/t/{id}")
    page.locator("[data-act=roll]").click()
    expect(tab.locator(".choice").first).to_be_visible()
    tab.locator(".choice").first.click()
    tab.locator("[data-act]").first.click()
    expect(page.locator(".aside .die").first).to_be_visible()


def test_a_seat_that_was_left_is_taken_back(visit: Visit) -> None:
    ada, bo = visit(), visit()
    id = make(ada, "me", "open")
    bo.goto(f"/t/{id}")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.locator(".players li")).to_have_count(2)
    origin = "/".join(bo.url.split("/")[:3])
    bo.request.delete(f"/api/tables/{id}/seats/1", headers={"Origin": origin})
    expect(ada.get_by_text("a bot plays", exact=False).first).to_be_visible()
    bo.get_by_role("button", name="Take your seat back").click()
    expect(ada.locator(".story").get_by_text("is back.")).to_be_visible()
