"""What a table's log is made of: numbered facts, appended and never changed."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

Fact = dict[str, Any]  # a `type` and what belongs to it, as on every wire


class By(NamedTuple):
    """A fact that is somebody else's than the one who brings it about."""

    guest: str
    fact: Fact


class LoggedFact(NamedTuple):
    seq: int  # counts from 1 in each table
    entry: int  # the number of the first event that was stored together with this one
    at: float  # seconds since 1970
    guest: str | None  # who did it; never shown
    key: str | None  # with which key, on the first event of an entry only
    fact: Fact


def numbered(
    facts: Sequence[Fact | By], version: int, at: float, guest: str | None, key: str | None
) -> list[LoggedFact]:
    first = version + 1
    owned = [fact if isinstance(fact, By) else (guest, fact) for fact in facts]
    return [
        LoggedFact(first + place, first, at, who, None if place else key, fact)
        for place, (who, fact) in enumerate(owned)
    ]


def entries(events: Iterable[LoggedFact]) -> list[list[LoggedFact]]:
    """The events, grouped as they were stored."""
    groups: list[list[LoggedFact]] = []
    for event in events:
        if groups and groups[-1][0].entry == event.entry:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups
