"""Without a network the client opens, shows what was seen, and plays."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.browser import play
from tests.support.processes import PATIENCE, until
from tests.support.serving import Served
from tests.web.conftest import STILL

LONG = PATIENCE * 1000


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """One of its own: it is killed."""
    with Served(tmp_path / "wormgrill.db", "--no-limits") as served:
        yield served


@pytest.fixture
def context(browser: Browser, served: Served) -> Iterator[BrowserContext]:
    context = browser.new_context(
        base_url=served.url, viewport={"width": 390, "height": 664}, service_workers="allow"
    )
    context.add_init_script(STILL)
    context.set_default_timeout(LONG)
    yield context
    context.close()


def opened(context: BrowserContext) -> Page:
    """At the start page, with the service worker at work."""
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("main:not(.wait)")
    there = (
        "async () => navigator.serviceWorker.controller && (await caches.match('/')) !== undefined"
    )
    until(lambda: bool(page.evaluate(there)), "there is no service worker")
    return page


def kept(page: Page) -> None:
    page.goto("/offline")
    page.get_by_role("button", name="Keep the game on this device").click()
    page.get_by_text("Ready: you can play").wait_for()


def sits(page: Page, edition: str, *chairs: dict[str, str]) -> None:
    """What “Play now” begins."""
    plan = {"now": {"edition": edition, "plan": {"chairs": [{"kind": "me"}, *chairs]}}}
    page.evaluate("(plan) => localStorage.setItem('plans', plan)", json.dumps(plan))
    page.goto("/")
    page.locator(".now").click()


def moved(page: Page) -> list[str]:
    found = page.evaluate("JSON.parse(localStorage.getItem('tables moved') ?? '{}')")
    return [*found.values()]


def test_what_was_seen_opens_without_a_network(context: BrowserContext, served: Served) -> None:
    page = opened(context)
    page.goto("/rules/classic")
    page.wait_for_selector("main h1")
    page.goto("/learn/classic")
    page.wait_for_selector("main:not(.wait)")
    served.kill()
    for path in ("/rules/classic", "/learn/classic"):
        page.goto(path)
        page.wait_for_selector("main:not(.wait)")
        expect(page.get_by_text("No network: you see what this device has seen")).to_be_visible()
    page.goto("/offline")
    expect(page.get_by_text("Without a network the game cannot be fetched")).to_be_visible()


def test_a_game_that_is_played_without_a_network_becomes_the_guests_own(
    context: BrowserContext, served: Served
) -> None:
    """Against a bot and with somebody on the same screen; then what was kept is removed."""
    page = opened(context)
    kept(page)
    served.kill()

    bot = {"kind": "bot", "bot": "careful", "name": ""}
    sits(page, "junior", bot, {"kind": "local", "bot": "turn-ev", "name": "Bo"})
    play(page)
    page.reload()
    page.wait_for_selector(".end")

    page.goto("/offline")
    expect(page.get_by_text("One finished game will join your games")).to_be_visible()
    served.start()
    page.goto("/")
    until(lambda: moved(page), "the game was not handed in")
    (table,) = moved(page)
    listed = page.request.get("/api/me/games").json()["games"]
    assert [game["table"] for game in listed] == [table]
    view = page.request.get(f"/api/tables/{table}").json()
    assert (view["state"], view["dice"], view["abandoned"]) == ("over", "offline", False)
    assert view["yours"]
    assert view["seats"][0]["you"]

    page.goto("/offline")
    page.get_by_role("button", name="Remove it").click()
    page.get_by_role("button", name="Keep the game on this device").wait_for()
    assert page.evaluate("caches.has('python')") is False
    assert page.evaluate("localStorage.getItem('python')") is None
