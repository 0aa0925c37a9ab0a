"""The page in a real browser: what the first load weighs, how soon it can be used, and whether
anything stumbles while the dice roll; then how a table is opened (bench.open_table).

    python -m bench.page
"""

from statistics import median
from typing import Any

from playwright.sync_api import Page, Response

from bench import open_table
from bench.browser import PHONE, WATCH, browser_at_server

LOADS = 5
ROLLS = 12


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
    with browser_at_server() as (browser, url):
        loads = []
        for _ in range(LOADS):
            context = browser.new_context(viewport=PHONE)
            page = context.new_page()
            page.add_init_script(WATCH)
            loads.append(load(page, url))
            shift = page.evaluate("window.seen.shift")
            if len(loads) < LOADS:
                context.close()
        print(f"first load: {loads[0][1] / 1024:.0f} KB in {loads[0][2]} requests")
        print(f"to be used after {median(one[0] for one in loads):.2f} s (median of {LOADS})")
        print(f"layout shift while loading: {shift:.3f}")
        seen = roll(page)
        tasks = sorted(seen["tasks"])
        longest = f"{tasks[-1]:.0f} ms" if tasks else "none"
        print(f"while dice roll: {len(tasks)} tasks over 50 ms (longest: {longest}),", end=" ")
        print(f"layout shift {seen['shift']:.3f}")
        context.close()
        open_table.measure(browser, url)


if __name__ == "__main__":
    main()
