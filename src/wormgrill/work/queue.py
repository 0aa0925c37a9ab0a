"""Who is served next: everybody gets an equal share of time, and short work comes before long.

This is fair queueing (Demers, Keshav and Shenker, 1989). Every asker has a clock, which goes on by
what their work costs. Next is the job that ends first by its asker's clock. The common clock goes
on by the share that everybody who waits would have got meanwhile. Who comes anew starts there:
nobody saves up time, and a job is passed by shorter ones only until it has waited for its share.
"""

from bisect import insort
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Generic, NamedTuple, TypeVar

from wormgrill.work.job import TooFast

Item = TypeVar("Item")

MOST_OF_ONE = 32
MOST_IN_ALL = 2048


class Waiting(NamedTuple, Generic[Item]):
    """What waits, the cheapest first, and of equals the one that came first."""

    cost: float
    number: int
    asker: str
    item: Item


class FairQueue(Generic[Item]):
    """Items of many askers. Only who has too many is refused, never because of others."""

    def __init__(self, most_of_one: int = MOST_OF_ONE, most_in_all: int = MOST_IN_ALL) -> None:
        self._most_of_one = most_of_one
        self._most_in_all = most_in_all
        self._waiting: dict[str, list[Waiting[Item]]] = {}  # by asker
        self._clocks: dict[str, float] = {}  # of those who wait or are ahead of the common clock
        self._next: list[tuple[float, int, str]] = []  # a heap: when whose first item ends
        self._now = 0.0
        self._number = 0
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, item: Item, asker: str, cost: float) -> Item | None:
        """Refused with TooFast if this asker has too many.

        If there are too many in all, what is returned must give way: the dearest item of the asker
        who has the most waiting. That may be this one.
        """
        own = self._waiting.get(asker, [])
        if len(own) >= self._most_of_one:
            raise TooFast(_seconds(own))
        if asker not in self._waiting:
            self._clocks[asker] = max(self._now, self._clocks.get(asker, 0.0))
            self._waiting[asker] = own
        self._number += 1
        self._size += 1
        insort(own, Waiting(cost, self._number, asker, item))
        self._note(asker)
        if self._size <= self._most_in_all:
            return None
        greediest = max(self._waiting.values(), key=_seconds)
        return self._taken(greediest, -1).item

    def pop(self) -> Item:
        """The next item; there must be one."""
        askers = len(self._waiting)
        while self._next[0] != self._end(asker := self._next[0][2]):
            heappop(self._next)  # not true any more: there is a newer note
        chosen = self._taken(self._waiting[asker], 0)
        self._clocks[asker] += chosen.cost
        self._now += chosen.cost / askers
        self._note(asker)
        if len(self._clocks) > self._most_in_all:
            self._forget_clocks()
        return chosen.item

    def remove(self, item: Item) -> None:
        """Nobody waits for it any more; nothing happens if it is not there."""
        for waiting in self._all():
            if waiting.item is item:
                own = self._waiting[waiting.asker]
                self._taken(own, own.index(waiting))
                return

    def settle(self, asker: str, more: float) -> None:
        """What was served took so many seconds more than thought, or less."""
        self._clocks[asker] = self._clocks.get(asker, self._now) + more
        self._note(asker)

    def _end(self, asker: str) -> tuple[float, int, str] | None:
        """When this asker's first item would end by their clock."""
        own = self._waiting.get(asker)
        return (self._clocks[asker] + own[0].cost, own[0].number, asker) if own else None

    def _note(self, asker: str) -> None:
        """Something has changed for this asker; what was noted before is passed over."""
        if (end := self._end(asker)) is not None:
            heappush(self._next, end)
            if len(self._next) > 2 * self._most_in_all:
                self._next = [end for asker in self._waiting if (end := self._end(asker))]
                heapify(self._next)

    def _taken(self, own: list[Waiting[Item]], place: int) -> Waiting[Item]:
        taken = own.pop(place)
        self._size -= 1
        if not own:
            del self._waiting[taken.asker]
        self._note(taken.asker)
        return taken

    def _all(self) -> Iterator[Waiting[Item]]:
        for own in self._waiting.values():
            yield from own

    def _forget_clocks(self) -> None:
        """Of those who are not ahead and have nothing waiting: they would start at ours anyway."""
        self._clocks = {
            asker: clock
            for asker, clock in self._clocks.items()
            if clock > self._now or asker in self._waiting
        }


def _seconds(own: list[Waiting[Item]]) -> float:
    return sum(waiting.cost for waiting in own)
