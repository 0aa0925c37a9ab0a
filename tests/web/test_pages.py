"""From page to page: the start, setting up a table, the rules, and addresses that lead nowhere."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.browser import make
from tests.support.serving import Served
from tests.web.conftest import Visit
from wormgrill.words.texts import say_in

WINDOWS = [(390, 664), (360, 640), (1366, 640), (1920, 1080), (3440, 1440)]
LANGUAGES = ["en", "de", "fr", "it"]
GONE = [
    ("/t/gone", "There is no such table", "Home"),
    ("/r/gone", "There is no such table", "Home"),
    ("/review/gone", "There is no such table", "Home"),
    ("/party/gone", "There is no such tournament", "Home"),
    ("/p/nonsense", "There is no page under this address", "Home"),
    ("/daily/nonsense", "There is no page under this address", "To today"),
    ("/daily/2020-01-01", "There is no daily grill", "To today"),
]


def card(page: Page, title: str) -> Any:
    return page.locator(".panel", has_text=title).get_by_role("link", name="Set up a table")


def in_sight(page: Page, place: str) -> bool:
    box = page.locator(place).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    below = box["y"] + box["height"] <= size["height"]
    return bool(below and box["x"] >= 0 and box["x"] + box["width"] <= size["width"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_comes_for_is_in_sight_in_every_window(visit: Visit, language: str) -> None:
    page = visit(language=language)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        page.wait_for_selector(".now")
        assert in_sight(page, ".now"), (width, height)
        assert in_sight(page, "#code"), (width, height)
        page.goto("/new/deluxe")
        page.wait_for_selector("form")
        assert in_sight(page, "form button.primary"), (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.goto("/rules/deluxe")
        page.wait_for_selector("h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_table_is_set_up_on_a_page_of_its_own_with_all_it_can_have(visit: Visit) -> None:
    page = visit(phone=True)
    card(page, "Heckmeck Deluxe").click()
    page.wait_for_url("**/new/deluxe")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    page.go_back()
    expect(page.locator(".now")).to_be_visible()
    page.go_forward()
    page.get_by_label("Who sits on seat 2").select_option("local")
    page.get_by_role("textbox", name="Name", exact=True).fill("Bo")
    page.get_by_label(re.compile("Free choice")).check()
    page.get_by_label("Time to decide").select_option("90")
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(".players li")).to_have_count(3)
    expect(page.locator("header")).to_contain_text("free choice")
    expect(page.get_by_role("timer")).to_be_visible()
    page.goto("/")
    expect(page.locator("#now-what")).to_have_text(
        "Heckmeck Deluxe with Bo and Calculator · free choice"
    )
    page.get_by_role("link", name="Something else").click()
    expect(page.get_by_label(re.compile("Free choice"))).to_be_checked()


def test_an_invited_friend_finds_the_table_again_on_the_start_page(visit: Visit) -> None:
    ada, bo = visit(), visit(phone=True)
    first = make(ada, "me", "open", seed=1)
    bo.goto(f"/t/{first}")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.locator(".players li")).to_have_count(2)
    second = make(bo, "me", "bot", edition="junior", seed=1)
    bo.goto("/")
    links = bo.locator("a[href^='/t/']")
    expect(links).to_have_count(2)
    assert [link.get_attribute("href") for link in links.all()] == [f"/t/{second}", f"/t/{first}"]
    expect(links.first).to_contain_text("your turn")
    expect(links.last).to_contain_text("plays")
    links.last.click()
    expect(bo.locator(".players li")).to_have_count(2)


def test_a_wrong_code_is_answered_beside_the_field(browser: Browser, server: Served) -> None:
    """In a browser of its own: the refusal is noted on the console."""
    size: ViewportSize = {"width": 390, "height": 664}
    context = browser.new_context(base_url=server.url, viewport=size, locale="en")
    try:
        page = context.new_page()
        page.goto("/")
        page.get_by_label("You have a code?").fill("WRONG")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("There is no such table")
        expect(page.get_by_label("You have a code?")).to_be_focused()
        assert in_sight(page, "form [role=alert]")
    finally:
        context.close()


def test_a_link_to_what_is_gone_says_so_and_leads_on(browser: Browser, server: Served) -> None:
    """In a browser of its own: the refusal is noted on the console."""
    context = browser.new_context(base_url=server.url, locale="en")
    try:
        page = context.new_page()
        for path, told, way in GONE:
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_have_text("Nothing on this grill")
            expect(page.get_by_role("alert")).to_contain_text(told)
            expect(page.get_by_role("main").get_by_role("link", name=way)).to_be_visible()
        page.get_by_role("main").get_by_role("link").click()
        expect(page.locator("[data-act=begin]")).to_be_visible()
    finally:
        context.close()


def test_who_comes_too_late_is_told_and_looks_on(visit: Visit) -> None:
    ada, bo = visit(), visit(phone=True)
    id = make(ada, "me", "bot", seed=1)
    code = ada.request.get(f"/api/tables/{id}").json()["code"]
    bo.get_by_label("You have a code?").fill(code)
    bo.get_by_role("button", name="Join").click()
    expect(bo.get_by_role("alert")).to_contain_text("There is no seat for you here")
    bo.get_by_role("link", name="Watch").click()
    expect(bo.locator(".players li")).to_have_count(2)
    expect(bo.get_by_text("Every seat is taken")).to_be_visible()


def test_the_name_at_a_public_table_is_the_one_that_was_told(visit: Visit) -> None:
    ada, bo = visit(), visit()
    id = make(ada, "me", "open", "open", public=True)
    bo.goto(f"/t/{id}")
    told = bo.get_by_text("At a public table you are called").inner_text()
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("heading", level=1)).to_be_focused()
    own = bo.locator(".seats li", has_text="(you)").locator("span").first.inner_text()
    assert told == f"At a public table you are called {own.removesuffix('(you)').strip()}."


def test_every_page_has_its_title_in_the_language(visit: Visit) -> None:
    page = visit(language="de")
    expect(page).to_have_title("Wormgrill")
    titles = {
        "/new/junior": "Ein Tisch für Heckmeck Junior",
        "/rules/classic": "Heckmeck am Bratwurmeck: die Regeln",
        "/learn/deluxe": "So geht’s: Heckmeck Deluxe",
        "/review": "Glück oder Können?",
        "/about": "Über Wormgrill",
    }
    for path, title in titles.items():
        page.goto(path)
        expect(page).to_have_title(f"{title} · Wormgrill")
    make(page, "me", "bot", edition="extrawurm")
    expect(page).to_have_title("Heckmeck Extrawurm · Wormgrill")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_leads_nowhere_says_so_and_leads_home(visit: Visit, language: str) -> None:
    page = visit("/about", language=language)
    assert page.request.get("/nowhere", headers={"Accept": "text/html"}).status == 404
    for path in ("/nowhere", "/new/poker", "/rules/classic/more"):
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }",
            path,
        )
        expect(page.get_by_role("heading", level=1)).to_have_text(say_in(language, "web-not-found"))
    page.locator("main a").click()
    expect(page.locator(".now")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_nothing_is_heard_of_the_page_before_it_is_touched(visit: Visit) -> None:
    page = visit()
    warnings: list[str] = []
    page.on("console", lambda told: warnings.append(told.text))
    page.add_init_script("localStorage.setItem('sound', 'on')")
    make(page, "bot", "me", seed=1)
    page.wait_for_selector("[data-act=roll]")  # a bot has rolled, kept and taken by now
    assert [text for text in warnings if "AudioContext" in text] == []
