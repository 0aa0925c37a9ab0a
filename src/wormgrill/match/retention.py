"""How long things are kept, and by which clock their age is counted when they are deleted.

A clock can be wrong: 100 days ahead after a battery ran empty, in 2020 until the network sets it.
What is deleted by such a clock does not come back, so time is believed only as far as the server
itself has seen it pass.
"""

from dataclasses import dataclass
from typing import NamedTuple

HOUR = 3600.0
DAY = 24 * HOUR

FIRST = 1 * HOUR  # after the start nothing is given up or deleted: a clock may be set late
BELIEVED_AFTER = 7 * DAY  # a clock that nobody has set right for so long is right
MOST_AT_ONCE = 1000  # tables, and guests, per round


@dataclass(frozen=True, slots=True)
class Retention:
    """How long things are kept."""

    in_memory: float = 600.0  # seconds an idle table stays there
    open: float = 1 * DAY  # an open table nobody has touched for so long is given up (one for a
    # game by correspondence as late as a game),
    playing: float = 30 * DAY  # and so is a game,
    deleted: float = 90 * DAY  # and then everything about it


@dataclass(frozen=True, slots=True)
class ServerStart:
    """What the clock showed when the server started, and when the newest thing was stored."""

    clock: float
    newest: float | None  # None: nothing is stored


class Cutoffs(NamedTuple):
    """Whatever nobody has touched since then: open tables, games, and what is deleted for good."""

    open: float
    playing: float
    deleted: float


def cutoffs(retention: Retention, start: ServerStart, now: float, running: float) -> Cutoffs | None:
    """What is old by now; None as long as nothing may be called so.

    `running` is how long the server has been running, by a clock that nobody sets.
    """
    if start.newest is None or running < FIRST:
        return None
    believed = believed_time(start, now, running)
    return Cutoffs(
        believed - retention.open, believed - retention.playing, believed - retention.deleted
    )


def believed_time(start: ServerStart, now: float, running: float) -> float:
    """The time now, without what the clock has jumped ahead since the server started.

    For a week the time in which nothing was stored before the start does not count either: the
    server may have been off for so long, or the clock may be wrong. An earlier time than the true
    one does no harm: things are kept longer.
    """
    seen = min(now, start.clock + running)
    if start.newest is None or running >= BELIEVED_AFTER:
        return seen
    return min(seen, start.newest + running)
