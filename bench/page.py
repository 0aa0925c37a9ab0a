"""The page in a real browser: what the first load weighs, how soon it can be used, and whether
anything stumbles while the dice roll.

    python -m bench.page
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, Response, sync_playwright

from bench.http import HOST, Server, free_port

LOADS = 5
ROLLS = 12

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


def load(page: Page, url: str) -> tuple[float, int, int]:
    """Seconds until “Play now” can be pressed, bytes over the wire, requests."""
    sizes: list[int] = []

    def note(response: Response) -> None:
        if not response.url.startswith("data:"):
            sizes.append(response.request.sizes()["responseBodySize"])

    page.on("response", note)
    page.goto(url)
    page.locator(".now").wait_for()
    seconds: float = page.evaluate("performance.now() / 1000")
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    return seconds, sum(sizes), len(sizes)


def roll(page: Page) -> dict[str, Any]:
    """Dice thrown with all their motion; tasks over 50 ms meanwhile, and how much was shifted."""
    page.locator(".now").click()
    page.locator("[data-act=roll]").wait_for()
    page.wait_for_timeout(1000)
    page.evaluate("window.seen.tasks = []; window.seen.shift = 0")
    for _ in range(ROLLS):
        page.wait_for_selector("[data-act], .choice", timeout=60_000)
        if page.locator(".choice").count():
            page.locator(".choice").last.click()
            page.wait_for_timeout(600)
        page.locator("[data-act]").first.click()
        page.wait_for_timeout(1200)
    seen: dict[str, Any] = page.evaluate("window.seen")
    return seen


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), free_port())
        url = f"http://{HOST}:{server.port}/"
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        try:
            loads = []
            for _ in range(LOADS):
                context = browser.new_context(viewport={"width": 390, "height": 844})
                page = context.new_page()
                page.add_init_script(WATCH)
                loads.append(load(page, url))
                shift = page.evaluate("window.seen.shift")
                if len(loads) < LOADS:
                    context.close()
            seconds = sorted(one[0] for one in loads)
            print(f"first load: {loads[0][1] / 1024:.0f} KB in {loads[0][2]} requests")
            print(f"to be used after {seconds[LOADS // 2]:.2f} s (median of {LOADS})")
            print(f"layout shift while loading: {shift:.3f}")
            seen = roll(page)
            tasks = sorted(seen["tasks"])
            longest = f"{tasks[-1]:.0f} ms" if tasks else "none"
            print(f"while dice roll: {len(tasks)} tasks over 50 ms (longest: {longest}),", end=" ")
            print(f"layout shift {seen['shift']:.3f}")
        finally:
            browser.close()
            server.process.kill()


if __name__ == "__main__":
    main()
