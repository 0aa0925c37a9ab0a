"""Calls in a real browser: turned on, shown by the service worker, dismissed, turned off."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.test_call_routes import finish_turn
from tests.support.axe import faults
from tests.support.processes import until
from tests.support.push_service import Browser, PushService, push_service
from tests.support.serving import Json, Served, Visitor
from tests.web.conftest import Visit

CALLED: dict[str, Any] = {"permissions": ["notifications"], "service_workers": "allow"}
WORKER = """navigator.serviceWorker.getRegistrations().then((all) =>
    all.filter(({ scope }) => scope.endsWith('/call/')).length)"""
ACTIVE = """navigator.serviceWorker.getRegistration('/call/').then((worker) =>
    worker?.active?.state === 'activated')"""
NOTIFICATIONS = """async () => {
    const worker = await navigator.serviceWorker.getRegistration('/call/')
    const shown = (await worker?.getNotifications()) ?? []
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
}"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Served]:
    """One that may call push services of this machine."""
    folder: Path = tmp_path_factory.mktemp("calls")
    options = ("--test-dice", "--no-limits", "--test-push")
    certificate = str(service.certificate)
    with Served(folder / "wormgrill.db", *options, SSL_CERT_FILE=certificate) as served:
        yield served


def subscribing(browser: Browser) -> str:
    """As if the browser's own push service, which is out of reach, had given it this."""
    told = browser.subscription
    keys = {"p256dh": told["p256dh"], "auth": told["auth"]}
    return f"""
    const told = {{ endpoint: {json.dumps(told["endpoint"])}, keys: {json.dumps(keys)} }}
    const made = {{
      endpoint: told.endpoint,
      toJSON: () => told,
      unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
    }}
    PushManager.prototype.subscribe = async ({{ applicationServerKey, userVisibleOnly }}) => {{
      if (!userVisibleOnly) throw new Error('not silently')
      localStorage.setItem('subscribed', applicationServerKey)
      return made
    }}
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('subscribed') ? made : null
    """


def deliver(page: Page, origin: str, data: str) -> None:
    """As the push service of the browser does, by its own debugging line."""
    line = page.context.new_cdp_session(page)
    known: list[Json] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(
        one for one in told["registrations"]
        if one["scopeURL"].endswith("/call/") and not one["isDeleted"]
    ))  # fmt: skip
    line.send("ServiceWorker.enable")
    patiently(page, lambda: known, "no worker was registered")
    # What comes before is lost.
    patiently(page, lambda: page.evaluate(ACTIVE), "the worker does not begin")
    message = {"origin": origin, "registrationId": known[-1]["registrationId"], "data": data}
    line.send("ServiceWorker.deliverPushMessage", message)
    line.detach()


def notifications(page: Page) -> list[Json]:
    found: list[Json] = page.evaluate(NOTIFICATIONS)
    return found


def shown(page: Page, count: int) -> list[Json]:
    patiently(page, lambda: len(notifications(page)) == count, f"there are not {count} shown")
    return notifications(page)


def patiently(page: Page, look: Callable[[], object], complaint: str) -> None:
    """As `until`, while the page's own events go on."""
    patience = monotonic() + 60
    while not look():
        assert monotonic() < patience, complaint
        page.wait_for_timeout(20)


def test_from_turning_it_on_to_the_notification_and_off_again(
    visit: Visit, server: Served, service: PushService
) -> None:
    page = visit("/calls", **CALLED)
    key = page.evaluate("fetch('/api/me/calls').then((a) => a.json()).then((view) => view.key)")
    browser = service.browser(key)
    page.context.add_init_script(subscribing(browser))
    page.reload()
    assert page.evaluate(WORKER) == 0  # not before
    page.get_by_role("button", name="Call me at all my tables").click()
    expect(page.get_by_text("This device is called.")).to_be_visible()
    expect(page.get_by_label("At all my tables")).to_be_checked()
    assert page.evaluate("localStorage.getItem('subscribed')") == key
    assert faults(page) == []

    ada = Visitor(server.url)
    table = ada.make("me", "open", dice="seeded", seed=3)["id"]
    seat(page, table)
    finish_turn(ada, table)
    until(lambda: service.for_browser(browser), "nobody was called")
    (posted,) = service.for_browser(browser)
    deliver(page, server.url, json.dumps(browser.read(posted)))
    assert shown(page, 1) == [
        {
            "title": "Your turn",
            "body": "Heckmeck am Bratwurmeck, 2 at the table",
            "tag": f"/t/{table}",
            "lang": "en",
        }
    ]
    assert clicked(page) == f"/t/{table}"

    deliver(page, server.url, json.dumps(browser.read(posted)))
    shown(page, 1)
    page.goto(f"/t/{table}")  # whoever looks at the table needs it no longer
    shown(page, 0)

    page.goto("/calls")
    page.get_by_role("button", name="Do not call this device any more").click()
    expect(page.get_by_role("button", name="Call me at all my tables")).to_be_visible()
    assert page.evaluate("localStorage.getItem('subscribed')") is None
    assert page.evaluate(WORKER) == 0
    assert page.evaluate(
        "fetch('/api/me/calls').then((a) => a.json()).then((view) => view.devices)"
    ) == []  # fmt: skip


def clicked(page: Page) -> str:
    """Where a tap on the notification leads: only a real one may open a window."""
    (worker,) = (one for one in page.context.service_workers if one.url.endswith("/call.js"))
    found: str = worker.evaluate(
        """async () => {
            let opened = null
            self.clients.openWindow = async (path) => { opened = path }
            const [notification] = await self.registration.getNotifications()
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
            while (!opened) await new Promise((resolve) => setTimeout(resolve, 5))
            return opened
        }"""
    )
    return found


def test_a_message_that_is_not_ours_leads_home_and_nowhere_else(
    visit: Visit, server: Served
) -> None:
    page = visit("/calls", **CALLED)
    page.evaluate("navigator.serviceWorker.register('/call.js', { scope: '/call/' })")
    deliver(page, server.url, '{"title": "x", "path": "//evil.example/t"}')
    assert [(one["title"], one["tag"]) for one in shown(page, 1)] == [("x", "/")]
    deliver(page, server.url, "rubbish")
    patiently(
        page, lambda: notifications(page)[0]["title"] == "Wormgrill", "the former one is shown"
    )


def test_one_table_is_turned_on_by_itself(
    visit: Visit, server: Served, service: PushService
) -> None:
    ada = Visitor(server.url)
    table = ada.make("me", "open")["id"]
    page = visit("/calls", **CALLED)
    seat(page, table)
    key = page.evaluate("fetch('/api/me/calls').then((a) => a.json()).then((view) => view.key)")
    page.context.add_init_script(subscribing(service.browser(key)))
    page.goto(f"/calls/{table}")
    page.get_by_role("button", name="Call me at this table").click()
    expect(page.get_by_label("At this table")).to_be_checked()
    expect(page.get_by_label("At all my tables")).not_to_be_checked()
    assert faults(page) == []
    page.get_by_label("At this table").press("Space")
    expect(page.get_by_label("At this table")).not_to_be_checked()
    page.reload()
    expect(page.get_by_label("At this table")).not_to_be_checked()


def seat(page: Page, table: str) -> None:
    page.evaluate(
        "(id) => fetch(`/api/tables/${id}/seats`, {method: 'POST', body: '{}',"
        " headers: {'Content-Type': 'application/json'}})",
        table,
    )


STATES = [
    (
        "does not let this page notify you",
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
    ),
    ("This browser cannot be called", "delete window.PushManager"),
    ("home screen first", "delete window.PushManager; navigator.standalone = false"),
    (
        "an address with https",
        "Object.defineProperty(window, 'isSecureContext', { value: false })",
    ),
]


@pytest.mark.parametrize(("text", "script"), STATES)
def test_what_hinders_a_call_is_told_with_what_to_do(visit: Visit, text: str, script: str) -> None:
    page = visit("/calls", phone=True)
    page.context.add_init_script(script)
    page.reload()
    expect(page.get_by_text(text)).to_be_visible()
    expect(page.get_by_role("button", name="Call me")).to_have_count(0)
    assert faults(page) == []


def test_the_time_that_is_left_is_told_where_one_looks(visit: Visit, server: Served) -> None:
    page = visit("/")
    ada = Visitor(server.url)
    table = ada.make("open", "me", pace=3 * 86400)["id"]
    seat(page, table)
    page.reload()
    expect(page.get_by_text("2 days left")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_text("2 days left")).to_be_visible()
