"""Opening a table that is being played: a game of 200 turns against one of 5, on a phone and on a
desktop (where the story stands beside the table), as it is and with the processor throttled.

    python -m bench.open_table
"""

from dataclasses import dataclass, field
from statistics import median
from time import sleep
from typing import Any

from playwright.sync_api import Browser, CDPSession, ViewportSize

from bench.browser import DESKTOP, PHONE, Guest, browser_at_server
from bench.http import Json

OPENINGS = 5
LONG, SHORT = 200, 5  # turns
RIVALS = ("random",) * 6  # they fail so often that every game is long
SETTLED = 1000  # milliseconds until nothing more is asked for

ASKED = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-act], .choice')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => (window.asked = performance.now())))
}).observe(document, { childList: true, subtree: true })
"""


@dataclass
class Table:
    """A game under way in which the guest is to decide."""

    id: str
    turns: int
    events: int


@dataclass
class Opening:
    """What it took, in milliseconds and bytes."""

    asked: float
    longest_task: float
    everything: int
    stream: int
    heap: int
    log_asked: int


@dataclass
class Wire:
    """Bytes that came over the wire; of a stream, the text that came first."""

    everything: int = 0
    stream: int = 0
    log_asked: int = 0
    _addresses: dict[str, str] = field(default_factory=dict)

    def listen(self, session: CDPSession) -> None:
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.dataReceived", self._came)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _asked(self, told: Json) -> None:
        self._addresses[told["requestId"]] = told["request"]["url"]
        self.log_asked += "/log?" in told["request"]["url"]

    def _came(self, told: Json) -> None:
        if "/events?" in self._addresses.get(told["requestId"], ""):
            self.stream += told["dataLength"]

    def _finished(self, told: Json) -> None:
        self.everything += int(told["encodedDataLength"])


def reckless(position: Json) -> str:
    """Rolls on as long as there are dice: hardly ever gets a tile, so that the game lasts."""
    legal: list[str] = position["legal"]
    return "roll" if "roll" in legal else legal[0]


def begin(guest: Guest, turns: int) -> Table:
    """A game of so many turns, still running, where the guest's next turn begins."""
    id = guest.make(*RIVALS)
    rounds = 0  # begun
    while True:
        view = guest.ask("GET", f"/api/tables/{id}")
        position = view["position"]
        if view["state"] == "over":
            return begin(guest, turns)
        if position["turn"] is None or position["turn"]["player"] != 0:
            sleep(0.01)
            continue
        if not position["turn"]["kept"] and "roll" in position["legal"]:  # another turn begins
            rounds += 1
            if (rounds - 1) * (1 + len(RIVALS)) >= turns:
                return Table(id, turns_of(guest, id), view["version"])
        guest.act(id, view, reckless(position))


def turns_of(guest: Guest, id: str) -> int:
    return len(guest.ask("GET", f"/api/tables/{id}/worms")["turns"])


def open_once(guest: Guest, table: Table, viewport: ViewportSize, slower: int) -> Opening:
    context = guest.device(viewport)
    context.add_init_script(ASKED)
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        wire = Wire()
        wire.listen(session)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(f"{guest.url}/t/{table.id}", wait_until="commit")
        page.locator("[data-act], .choice").first.wait_for(timeout=60_000)
        page.wait_for_timeout(SETTLED * slower)
        seen: dict[str, Any] = page.evaluate("({ asked: window.asked, ...window.seen })")
        session.send("HeapProfiler.collectGarbage")
        heap = session.send("Runtime.getHeapUsage")["usedSize"]
        longest = max(seen["tasks"], default=0)
        return Opening(
            seen["asked"], longest, wire.everything, wire.stream, int(heap), wire.log_asked
        )
    finally:
        context.close()


def middle(openings: list[Opening]) -> Opening:
    """The median of each figure."""
    return Opening(
        median(one.asked for one in openings),
        median(one.longest_task for one in openings),
        *(
            round(median(figures))
            for figures in zip(
                *((one.everything, one.stream, one.heap, one.log_asked) for one in openings),
                strict=True,
            )
        ),
    )


def tell(what: str, one: Opening) -> None:
    longest = f"{one.longest_task:.0f} ms" if one.longest_task else "under 50 ms"
    print(
        f"  {what}: asked after {one.asked / 1000:.2f} s, longest task {longest}; "
        f"{one.everything / 1024:.0f} KB in all, stream {one.stream} bytes, "
        f"{one.log_asked} pieces of the story; heap {one.heap / 2**20:.1f} MB"
    )


def measure(browser: Browser, url: str) -> None:
    guest = Guest(browser, url)
    tables = [begin(guest, turns) for turns in (SHORT, LONG)]
    for name, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
        for slower in (1, 4):
            print(f"opening a table, {name}, processor {slower} × slower (median of {OPENINGS}):")
            openings: list[list[Opening]] = [[], []]
            for _ in range(OPENINGS):  # in turn, so that a busy machine is busy for both
                for one, table in zip(openings, tables, strict=True):
                    one.append(open_once(guest, table, viewport, slower))
            short, long = map(middle, openings)
            for figures, table in zip((short, long), tables, strict=True):
                tell(f"{table.turns} turns, {table.events} events", figures)
            print(
                f"  long / short: time {long.asked / short.asked:.2f}, "
                f"bytes {long.everything / short.everything:.2f}, heap {long.heap / short.heap:.2f}"
            )


def main() -> None:
    with browser_at_server() as (browser, url):
        measure(browser, url)


if __name__ == "__main__":
    main()
