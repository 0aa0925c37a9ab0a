"""What a table's log is made of: numbered facts, appended and never changed.

A command returns facts; `numbered` turns them into entries of the log; what one command has
brought about is one entry, stored together or not at all.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

Fact = dict[str, Any]  # a `type` and what belongs to it, as on every wire


class By(NamedTuple):
    """A fact that is logged as another guest's than the one whose command brings it about.

    Whoever asks for a rematch seats all the others: `By("g2", {"type": "sat", "seat": 1, …})` puts
    the second guest on their own seat.
    """

    guest: str
    fact: Fact


class LoggedFact(NamedTuple):
    """A fact with its place in the log: when, by whom, and what it was stored together with.

    A roll that seat 0 has asked for is stored as, for example,

        LoggedFact(7, 7, 1794744000.0, "g1", "0d1f2a6c", {"type": "acted", "action": "roll", …})
        LoggedFact(8, 7, 1794744000.0, "g1", None, {"type": "rolled", "faces": ["1", …], …})
    """

    seq: int  # counts from 1 in each table
    entry: int  # the number of the first fact that was stored together with this one
    at: float  # seconds since 1970
    guest: str | None  # who did it; never shown
    key: str | None  # with which key, on the first fact of an entry only
    fact: Fact


def numbered(
    facts: Sequence[Fact | By], version: int, at: float, guest: str | None, key: str | None
) -> list[LoggedFact]:
    """These facts as the entry that follows this version."""
    first = version + 1
    owned = [fact if isinstance(fact, By) else (guest, fact) for fact in facts]
    return [
        LoggedFact(first + place, first, at, who, None if place else key, fact)
        for place, (who, fact) in enumerate(owned)
    ]


def entries(events: Iterable[LoggedFact]) -> list[list[LoggedFact]]:
    """The facts, grouped as they were stored."""
    groups: list[list[LoggedFact]] = []
    for event in events:
        if groups and groups[-1][0].entry == event.entry:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups
