"""The page of a guest's games: found again, chosen among, kept on paper, taken along, deleted."""

from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.support import patient
from tests.support.axe import faults, serious
from tests.support.browser import origin
from tests.support.processes import until
from tests.support.serving import Served, Visitor, play_on
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def ada(server: Served) -> Visitor:
    """Has played against two bots, a second time against one of them, and goes on with Kim."""
    ada = Visitor(server.url)
    for bot in ("careful", "turn-ev"):
        table = ada.make("me", {"kind": "bot", "bot": bot}, edition="junior")["id"]
        play_on(ada, table)
    again = ada.post(f"/api/tables/{table}/rematch").json()["id"]
    play_on(ada, again)
    ada.make("me", {"kind": "local", "name": "Kim"})
    return ada


def games_of(visitor: Visitor, visit: Visit, server: Served, **more: Any) -> Page:
    """This visitor's own browser, at their games."""
    cookie = {
        "name": "wormgrill",
        "value": visitor.token,
        "domain": "127.0.0.1",
        "path": "/",
        "expires": -1,
        "httpOnly": True,
        "secure": False,
        "sameSite": "Lax",
    }
    assert server.url.startswith("http://127.0.0.1:")
    page = visit("/games", storage_state={"cookies": [cookie], "origins": []}, **more)
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    return page


def test_whoever_has_played_finds_all_games_again(
    ada: Visitor, visit: Visit, server: Served
) -> None:
    page = games_of(ada, visit, server)
    expect(page.get_by_text("3 finished games")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)
    first = page.get_by_role("article").first
    expect(first).to_contain_text("Kim")
    expect(first).to_contain_text("your turn")
    series = page.get_by_role("article").nth(1)
    expect(series).to_contain_text("Game 2 of a series")
    expect(series.get_by_role("link", name="the game before")).to_be_visible()
    with page.expect_download() as saved:
        series.get_by_role("link", name="Save the record").click()
    assert saved.value.path().read_text("utf-8").startswith("Wormgrill record")
    series.get_by_role("link", name="Skill or luck?").click()
    expect(page.get_by_role("heading", name="Skill or luck?")).to_be_visible()
    page.go_back()
    first.get_by_role("link", name="Heckmeck am Bratwurmeck").click()
    expect(page.locator("[data-act=roll]")).to_be_visible()


def test_games_are_chosen_by_state_edition_and_rival(
    ada: Visitor, visit: Visit, server: Served
) -> None:
    page = games_of(ada, visit, server)
    games = page.get_by_role("article")
    expect(games).to_have_count(4)
    page.get_by_text("Going on", exact=True).first.click()
    expect(games).to_have_count(1)
    page.get_by_text("All", exact=True).click()
    page.get_by_label("Which edition").select_option("junior")
    expect(games).to_have_count(3)
    page.get_by_label("With whom").select_option("bot:careful")
    expect(games).to_have_count(1)
    page.get_by_text("Going on", exact=True).first.click()
    expect(page.get_by_text("No game fits this choice.")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(games).to_have_count(4)


def test_by_the_keyboard_the_choice_is_one_stop_and_is_told(
    ada: Visitor, visit: Visit, server: Served
) -> None:
    page = games_of(ada, visit, server)
    expect(page.get_by_role("article")).to_have_count(4)
    page.get_by_role("radio", name="All").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Going on")).to_be_checked()
    expect(page.get_by_role("status").filter(has_text="one game is shown")).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Which edition")).to_be_focused()


def test_who_has_not_played_yet_is_invited_to(visit: Visit) -> None:
    page = visit("/games", language="de", phone=True)
    expect(page.get_by_role("heading", name="Noch keine Spiele")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("link", name="Spielen").click()
    expect(page.get_by_role("heading", name="Wormgrill")).to_be_visible()


def test_axe_finds_nothing_serious(ada: Visitor, visit: Visit, server: Served) -> None:
    page = games_of(ada, visit, server)
    expect(page.get_by_role("article")).to_have_count(4)
    assert faults(page) == []


# Other devices


def test_with_the_code_on_paper_a_new_phone_has_all_games(
    ada: Visitor, visit: Visit, server: Served
) -> None:
    page = games_of(ada, visit, server)
    page.get_by_role("button", name="Make a recovery code").click()
    paper = page.get_by_role("region", name="Recovery code")
    expect(paper).to_be_focused()
    expect(paper).to_contain_text(f"{server.url}/games")
    code = (paper.locator(".code").text_content() or "").strip()
    assert len(code) == 24
    assert serious(page) == []

    page.emulate_media(media="print")
    expect(paper).to_be_visible()
    for other in (page.get_by_role("heading", name="My games"), page.get_by_role("article").first):
        expect(other).to_be_hidden()
    page.emulate_media(media="screen")

    page.get_by_role("button", name="I have it on paper").click()
    expect(page.get_by_text("It is not shown again.")).to_be_visible()

    phone = visit("/games", phone=True)
    phone.get_by_text("Play on a second device").click()
    phone.get_by_label("or your recovery code").fill(code.lower().replace("-", " "))
    phone.get_by_role("button", name="Use it").click()
    expect(phone.get_by_text("Welcome here, Ada!")).to_be_visible()
    expect(phone.get_by_role("article")).to_have_count(4)

    page.get_by_role("button", name="Revoke it").click()
    expect(page.get_by_role("button", name="Make a recovery code")).to_be_visible()
    late = patient.post(f"{server.url}/api/me", json={"code": code})
    assert late.json()["code"] == "no-recovery-code"


def test_with_a_code_for_a_device_too(ada: Visitor, visit: Visit, server: Served) -> None:
    page = games_of(ada, visit, server)
    page.get_by_text("Play on a second device").click()
    page.get_by_role("button", name="Make a code", exact=True).click()
    code = page.locator("details .code").text_content() or ""
    other = visit("/games")
    other.get_by_text("Play on a second device").click()
    other.get_by_label("A code from your other device").fill(code)
    other.get_by_role("button", name="Use it").click()
    expect(other.get_by_role("article")).to_have_count(4)


def test_a_device_that_is_lost_is_signed_out_from_another(visit: Visit) -> None:
    home, phone = visit("/games"), visit("/games", phone=True)
    code = home.request.post("/api/me/devices", headers=origin(home)).json()["code"]
    phone.get_by_text("Play on a second device").click()
    phone.get_by_label("A code from your other device").fill(code)
    phone.get_by_role("button", name="Use it").click()
    devices = phone.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)  # the list is the new guest's
    expect(devices.filter(has_text="This device")).to_contain_text("last seen today")

    home.reload()
    devices = home.get_by_role("region", name="Your devices").get_by_role("listitem")
    lost = devices.filter(has_text="Another browser")
    lost.get_by_role("button", name="Sign out").click()
    dialog = home.get_by_role("dialog")
    expect(dialog).to_contain_text("Your name, your games and your other devices stay.")
    assert faults(home) == []
    dialog.get_by_role("button", name="Leave it").click()
    expect(devices).to_have_count(2)
    lost.get_by_role("button", name="Sign out").press("Enter")
    dialog.get_by_role("button", name="Sign out").press("Enter")
    expect(home.get_by_text("It is signed out.")).to_be_visible()
    expect(devices).to_have_count(1)
    assert phone.request.get("/api/me").status == 401


def test_who_signs_this_device_out_is_told_how_to_come_back(visit: Visit) -> None:
    page = visit("/games")
    commitment = page.request.get("/api/me").json()["commitment"]
    devices = page.get_by_role("region", name="Your devices")
    devices.get_by_role("button", name="Sign out").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("with your recovery code; with neither of them, never")
    dialog.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Wormgrill")).to_be_visible()
    assert page.request.get("/api/me").json()["commitment"] != commitment


# Taken along, and deleted


def test_games_are_saved_and_deleted_once_it_was_said_what_happens(
    visit: Visit, server: Served
) -> None:
    kim, bo = Visitor(server.url, "Kim"), Visitor(server.url, "Bo")
    alone = kim.make("me", "bot", edition="junior")["id"]
    play_on(kim, alone)
    shared = kim.make("me", "open", edition="junior")["id"]
    bo.sit(shared)
    for visitor in (kim, bo):
        visitor.delete(f"/api/tables/{shared}/seats/{int(visitor is bo)}")
    until(lambda: kim.table(shared)["state"] == "over", "bots play on, or nobody does")
    page = games_of(kim, visit, server)
    expect(page.get_by_role("article")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all records").click()
    with ZipFile(saved.value.path()) as archive:
        assert len(archive.namelist()) == 2

    page.get_by_role("button", name="Delete my games …").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Games with others stay theirs")
    assert serious(page) == []
    dialog.get_by_role("button", name="Keep them").click()
    expect(page.get_by_role("article")).to_have_count(2)

    page.get_by_role("button", name="Delete my games …").click()
    dialog.get_by_role("button", name="Delete my games").click()
    expect(page.get_by_text("One game is deleted; one stays with those")).to_be_visible()
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    assert kim.get(f"/api/tables/{alone}").status_code == 404
    (left,) = bo.get("/api/me/games").json()["games"]
    assert [seat["name"] for seat in left["seats"]] == ["Kim", "Bo"]


def test_who_wants_to_be_forgotten_is_somebody_new(visit: Visit, server: Served) -> None:
    lea = Visitor(server.url, "Lea")
    page = games_of(lea, visit, server)
    page.get_by_role("button", name="Forget me entirely …").click()
    page.get_by_role("button", name="Forget me", exact=True).click()
    expect(page.get_by_role("heading", name="Wormgrill")).to_be_visible()
    assert lea.get("/api/me").status_code == 401
    assert page.request.get("/api/me").json()["name"] != "Lea"
