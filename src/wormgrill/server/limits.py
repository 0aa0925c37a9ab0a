"""How fast is too fast: a bucket per kind of request and per asker that fills again with time."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import NamedTuple

from wormgrill.server.open_streams import MOST_STREAMS, OpenStreams
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
    "brought": RateLimit(0.2, 30),  # games played offline, by guest: a holiday's at once
    "party": RateLimit(1 / 60, 5),  # new ones, by guest
    "parties": RateLimit(1 / 30, 20),  # new ones, by address
    "round": RateLimit(0.2, 10),  # of a party, by guest: each lays many tables
    "rounds": RateLimit(0.2, 30),  # the same, by address
    "tables": RateLimit(2, 100),  # new ones, by address: guests are quickly made
    "day": RateLimit(1 / 120, 720),  # the same in the long run: nobody plays so many
    "games": RateLimit(2, 30),  # lists of one's own games, by guest
    "export": RateLimit(1 / 60, 3),  # all games written out, by guest
    "stream": RateLimit(5, 60),  # opened, by address
    "guess": RateLimit(1 / 6, 10),  # wrong codes, by address
    "guesses": RateLimit(2 / 3, 40),  # wrong codes, by /48 of IPv6: one customer may have all of it
    "record": RateLimit(5, 20),  # games written out, logs read, by address
    "call": RateLimit(0.5, 20),  # devices and tables turned on and off, by guest
    "picture": RateLimit(1, 20),  # tables drawn, by address: a quarter of a second each
    "replay": RateLimit(5, 60),  # pieces of games told once more, by address: 20 ms each
    "study": RateLimit(0.2, 10),  # own games asked for or forgotten, by guest
    "figures": RateLimit(2, 20),  # looked at, by guest
    "puzzle": RateLimit(1, 30),  # posed or answered, by guest: a turn to be solved each
    "daily": RateLimit(5, 60),  # days and positions of the daily grill looked at, by address
    "answer": RateLimit(1, 20),  # to them, by guest
    "position": RateLimit(10, 60),  # looked at, and steps tried in it, by address
    "analysis": RateLimit(2, 30),  # hints about any position, by address
    "review": RateLimit(0.2, 5),  # games taken apart, by address: a second of thought each
}
TOLD_AT_ONCE = 0.5  # seconds' worth of a bucket, of which other processes are told in one line
_IPV6 = re.compile("([0-9a-f]{4}:){3}[0-9a-f]{4}")  # a /64, as address_of writes it
MOST_BUCKETS = 50_000
LEFT_BUCKETS = 40_000  # well below, so that tidying is rare: it takes its time


class Limits:
    """Rate limits, as token buckets: one for each kind of request and each asker.

    `limits.take("hint", guest.id)` passes, or raises the refusal `too-fast` with the seconds to
    wait. Open streams are counted beside them. Other processes are told what was `taken`, in
    portions, and take it from their buckets too: so a bucket holds for all of them together.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.on = on
        self.taken: Callable[[str, str, int], None] = lambda kind, who, number: None
        self._clock = clock
        self.streams = OpenStreams(clock)
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when
        self._untold: dict[tuple[str, str], int] = {}  # what others have not been told yet

    def must_have_room(self, who: str) -> None:
        if self.on and self.streams.count(who) >= MOST_STREAMS:
            raise ServerRefusal(
                "too-fast", "Too many open streams from your address.", retry_after=10
            )

    def take(self, kind: str, who: str) -> None:
        """Uses up one of what this asker may do; refused when there is none left."""
        if not self.on:
            return
        now = self._clock()
        left = {bucket: self._left(bucket, now) for bucket in _buckets(kind, who)}
        for (counted, _), there in left.items():
            if there < 1:
                wait = ceil((1 - there) / RATES[counted].per_second)
                raise ServerRefusal("too-fast", f"Wait {wait} s, then try again.", retry_after=wait)
        for bucket, there in left.items():
            self._buckets[bucket] = there - 1, now
        if len(self._buckets) > MOST_BUCKETS:
            self._forget_full(now)
        self._tell(kind, who, 1)

    def _tell(self, kind: str, who: str, number: int) -> None:
        untold = self._untold.pop((kind, who), 0) + number
        if abs(untold) >= told_at_once(kind):
            self.taken(kind, who, untold)
        elif untold:
            self._untold[kind, who] = untold

    def _left(self, bucket: tuple[str, str], now: float) -> float:
        rate = RATES[bucket[0]]
        left, at = self._buckets.get(bucket, (rate.burst, now))
        return min(rate.burst, left + (now - at) * rate.per_second)

    def give_back(self, kind: str, who: str) -> None:
        """What was taken did not count after all."""
        self.taken_elsewhere(kind, who, -1)
        self._tell(kind, who, -1)

    def taken_elsewhere(self, kind: str, who: str, number: int) -> None:
        """Another process has told; nobody has less than nothing left."""
        now = self._clock()
        for bucket in _buckets(kind, who):
            self._buckets[bucket] = max(0.0, self._left(bucket, now) - number), now

    def _forget_full(self, now: float) -> None:
        """Buckets that are full again need not be remembered; if none is, the oldest go."""
        for key, (left, at) in list(self._buckets.items()):
            rate = RATES[key[0]]
            if left + (now - at) * rate.per_second >= rate.burst:
                del self._buckets[key]
        while len(self._buckets) > LEFT_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        self._untold = {key: told for key, told in self._untold.items() if key in self._buckets}


def told_at_once(kind: str) -> int:
    """How many others are told of together. Nobody makes more lines than two a second by it, and
    with each further process gets no more than half a second's worth of what is allowed."""
    return max(1, int(RATES[kind].per_second * TOLD_AT_ONCE))


def _buckets(kind: str, who: str) -> list[tuple[str, str]]:
    """Guesses from IPv6 count twice. By /64 alone, a customer with a /48 guesses 65,536 times as
    fast; by /48 alone, one phone of a mobile network locks out the others in it."""
    if kind == "guess" and _IPV6.fullmatch(who):
        return [(kind, who), ("guesses", who[:14])]
    return [(kind, who)]


@lru_cache(4096)
def address_of(host: str) -> str:
    """By what limits count askers: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or found.exploded[:19])
