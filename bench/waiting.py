"""How long one waits for two bots at the usual pace: from the last press of a turn until the next
turn asks for one; watching them, and skipping them.

    python -m bench.waiting
"""

from statistics import median

from playwright.sync_api import Page

from bench.browser import DESKTOP, Guest, browser_at_server

BOTS = ("careful", "turn-ev")
TURNS = 10
STABLE = 300  # milliseconds that the buttons stay when it is really our turn

# When the buttons came that are there now.
ASKS = """
let asks = false
new MutationObserver(() => {
  const now = document.querySelector('[data-act], .choice') !== null
  if (now && !asks) window.asked = performance.now()
  asks = now
}).observe(document, { childList: true, subtree: true })
"""
ASKED = f"""
document.querySelector('[data-act], .choice') !== null && performance.now() - asked > {STABLE}
"""
SKIP = "document.querySelector('.skip')?.click()"


def press(page: Page) -> None:
    """Keeps the worm or what stands last, and stops as soon as that takes something."""
    if page.locator(".choice").count():
        worm = page.locator(".choice[data-face=worm]")
        (worm if worm.count() else page.locator(".choice")).last.click()
    good = page.locator("[data-act$=stop]:not(.risky)")
    page.evaluate("window.pressed = performance.now()")
    (good if good.count() else page.locator("[data-act]")).first.click()


def wait(page: Page, skip: bool) -> bool:
    """Until something is to be decided; false when the game is over."""
    while not page.locator(".end").count():
        if skip:
            page.evaluate(SKIP)
        if page.evaluate(ASKED):
            return True
        page.wait_for_timeout(50)
    return False


def waits(guest: Guest, skip: bool) -> list[float]:
    """Seconds between our turns, over as many as wanted."""
    context = guest.device(DESKTOP)
    context.add_init_script(ASKS)
    page = context.new_page()
    seconds: list[float] = []
    while len(seconds) < TURNS:
        page.goto(f"{guest.url}/t/{guest.make(*BOTS)}")
        page.locator("[data-act]").first.wait_for()
        while len(seconds) < TURNS and wait(page, skip):
            if page.locator(".aside .quiet").count() and page.evaluate("window.pressed"):
                seconds.append(page.evaluate("(asked - pressed) / 1000"))
            press(page)
    context.close()
    return seconds


def main() -> None:
    with browser_at_server() as (browser, url):
        guest = Guest(browser, url)
        for told, skip in (("watching", False), ("skipping", True)):
            seconds = waits(guest, skip)
            print(f"{told} {' and '.join(BOTS)}, from turn to turn ({TURNS} turns):", end=" ")
            print(f"median {median(seconds):.1f} s, longest {max(seconds):.1f} s")


if __name__ == "__main__":
    main()
