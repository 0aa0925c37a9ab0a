"""How fast is too fast: a bucket per kind of request and per asker that fills again with time."""

from collections import Counter
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import NamedTuple

from wormgrill.server.problems import ServerRefusal


class RateLimit(NamedTuple):
    """How often something may be done: steadily, and at once after a pause."""

    per_second: float
    burst: float


RATES: Mapping[str, RateLimit] = {
    "request": RateLimit(50, 200),  # by address: every request except /health and /metrics
    "health": RateLimit(50, 200),  # by address
    "action": RateLimit(10, 20),  # by guest
    "hint": RateLimit(10, 30),  # computed, by guest: more than there can be decisions to ask about
    "phrase": RateLimit(0.5, 5),  # by guest
    "seat": RateLimit(0.5, 20),  # sat down on, left, taken back; by guest
    "guest": RateLimit(0.5, 30),  # new ones, by address
    "table": RateLimit(0.5, 20),  # new ones, by guest
    "tables": RateLimit(2, 100),  # new ones, by address: guests are quickly made
    "stream": RateLimit(5, 60),  # opened, by address
    "guess": RateLimit(1 / 6, 10),  # wrong codes, by address
    "record": RateLimit(5, 20),  # games written out, logs read, by address
    "picture": RateLimit(1, 20),  # tables drawn, by address: a quarter of a second each
    "review": RateLimit(0.2, 5),  # games taken apart, by address: a second of thought each
}
MOST_BUCKETS = 50_000
LEFT_BUCKETS = 40_000  # well below, so that tidying is rare: it takes its time
MOST_STREAMS = 200  # open at once, by address


class Limits:
    """Rate limits, as token buckets: one for each kind of request and each asker.

    `limits.take("hint", guest.id)` passes, or raises the refusal `too-fast` with the seconds to
    wait. Open streams are counted beside them.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.on = on
        self._clock = clock
        self._streams: Counter[str] = Counter()  # open ones, by address
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when

    def must_have_room(self, who: str) -> None:
        if self.on and self._streams[who] >= MOST_STREAMS:
            raise ServerRefusal(
                "too-fast", "Too many open streams from your address.", retry_after=10
            )

    def opened(self, who: str) -> None:
        self._streams[who] += 1

    def closed(self, who: str) -> None:
        self._streams[who] -= 1
        if not self._streams[who]:
            del self._streams[who]

    def take(self, kind: str, who: str) -> None:
        """Uses up one of what this asker may do; refused when there is none left."""
        if not self.on:
            return
        rate = RATES[kind]
        now = self._clock()
        left, at = self._buckets.get((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        if left < 1:
            wait = ceil((1 - left) / rate.per_second)
            raise ServerRefusal("too-fast", f"Wait {wait} s, then try again.", retry_after=wait)
        self._buckets[kind, who] = left - 1, now
        if len(self._buckets) > MOST_BUCKETS:
            self._forget_full(now)

    def give_back(self, kind: str, who: str) -> None:
        """What was taken did not count after all."""
        if found := self._buckets.get((kind, who)):
            self._buckets[kind, who] = found[0] + 1, found[1]

    def _forget_full(self, now: float) -> None:
        """Buckets that are full again need not be remembered; if none is, the oldest go."""
        for key, (left, at) in list(self._buckets.items()):
            rate = RATES[key[0]]
            if left + (now - at) * rate.per_second >= rate.burst:
                del self._buckets[key]
        while len(self._buckets) > LEFT_BUCKETS:
            del self._buckets[next(iter(self._buckets))]


def address_of(host: str) -> str:
    """By what limits count askers: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or found.exploded[:19])
