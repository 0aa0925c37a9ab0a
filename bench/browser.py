"""A browser at a server of its own, and what is watched in its pages."""

import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ViewportSize,
    sync_playwright,
)

from bench.http import HOST, Json, server

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}

WATCH = """
window.seen = { tasks: [], shift: 0 }
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.seen.tasks.push(entry.duration)
}).observe({ type: 'longtask', buffered: true })
// As browsers score it: the worst burst, of at most five seconds and without a pause of one.
let burst = { sum: 0, begin: 0, last: 0 }
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue
    const fresh = entry.startTime - burst.last > 1000 || entry.startTime - burst.begin > 5000
    if (fresh) burst = { sum: 0, begin: entry.startTime, last: 0 }
    burst.sum += entry.value
    burst.last = entry.startTime
    window.seen.shift = Math.max(window.seen.shift, burst.sum)
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


@contextmanager
def browser_at_server() -> Iterator[tuple[Browser, str]]:
    """The browser, and where the server is."""
    with server() as host, sync_playwright() as playwright:
        program = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield browser, f"http://{HOST}:{host.port}"
        finally:
            browser.close()


class Guest:
    """Makes tables and plays at them without a page; pages of the same guest see them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._own = self._context()
        self._http: APIRequestContext = self._own.request
        self.ask("PUT", "/api/me", {"name": "Ada"})

    def _context(self, **more: Any) -> BrowserContext:
        return self._browser.new_context(base_url=self.url, locale="en", **more)

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"Origin": self.url}
        answer = self._http.fetch(path, method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        told: Json = answer.json()
        return told

    def make(self, *bots: str) -> str:
        """A classic game against these bots."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        id: str = self.ask("POST", "/api/tables", {"edition": "classic", "seats": seats})["id"]
        return id

    def act(self, table: str, view: Json, action: str) -> Json:
        body = {"seat": 0, "version": view["version"], "key": secrets.token_hex(8)}
        return self.ask("POST", f"/api/tables/{table}/actions", {**body, "action": action})

    def device(self, viewport: ViewportSize) -> BrowserContext:
        """A browser where this guest is known, and nothing has been loaded yet."""
        context = self._context(viewport=viewport, storage_state=self._own.storage_state())
        context.add_init_script(WATCH)
        return context
