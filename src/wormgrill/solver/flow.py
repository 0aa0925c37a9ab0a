"""Where something leads in a turn if the best is done after it: the chance of every end.

The other way through a solved track, from many dice left to few: what can happen, with its chance.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from wormgrill.solver.dice_states import Doing
from wormgrill.solver.graph import Floats
from wormgrill.solver.kernel import WEASEL
from wormgrill.solver.leaves import FAILS
from wormgrill.solver.track import Track


class TrackEnds(NamedTuple):
    """The ends of one track, and how likely the turn comes to each of them."""

    track: Track
    chance: Floats  # per end


def ends_reached(track: Track, state: int, doing: Doing) -> list[TrackEnds]:
    """Track by track; all chances together are one."""
    if doing in (Doing.STOPPING, Doing.DEAD):
        chance = np.zeros(len(track.priced.worth))
        fails = doing is Doing.DEAD and track.dead_fails
        chance[FAILS if fails else track.end[state]] = 1.0
        return [TrackEnds(track, chance)]
    there, rolls = np.zeros((2, track.graph.size))
    (rolls if doing is Doing.ROLLING else there)[state] = 1.0
    return list(_down(track, there, rolls))


def _down(track: Track, there: Floats, rolls: Floats) -> Iterator[TrackEnds]:
    """`there`: the chance to come to each state, and to do the best; `rolls`: to roll from it."""
    lost, again = np.zeros((2, track.graph.size))
    can_roll = track.part.states
    goes_on = np.zeros(track.graph.size, bool)
    goes_on[can_roll] = track.tables.stopping[can_roll] < track.tables.rolling[can_roll]
    for level in reversed(track.part.levels):
        here = slice(level.first, level.last)
        rolling = rolls[here] + there[here] * goes_on[here]
        if not rolling.any():
            continue
        chosen = track.chosen(level)
        chance = rolling.repeat(level.rolls) * level.chance
        lost[here] = rolling * level.dead
        if track.again:  # R23: rather roll the same dice once more
            weasel = chosen == WEASEL
            rather = track.again.tables.rolling[here] > track.tables.dead[here]
            once_more = np.add.reduceat(chance * weasel, level.first_roll)
            again[here] = once_more + lost[here] * rather
            lost[here] *= ~rather
            chance *= ~weasel
            chosen = np.where(weasel, 0, chosen)
        there[: level.first] += np.bincount(chosen, chance, level.first)
    there *= ~goes_on
    if track.branches:
        yield from _branches(track, there)
    if track.again and again.any():
        yield from _down(track.again, np.zeros_like(again), again)
    yield TrackEnds(track, _settled(track, there, lost))


def _branches(track: Track, there: Floats) -> Iterator[TrackEnds]:
    """After a Double 1 the best branch is followed (R16)."""
    middle = track.graph.after_double
    best = np.argmax([way.tables.best[:middle] for way in track.branches], axis=0)
    for place, way in enumerate(track.branches):
        into = np.zeros_like(there)
        into[:middle] = there[:middle] * (best == place)
        if into.any():
            yield from _down(way, into, np.zeros_like(into))
    there[:middle] = 0.0


def _settled(track: Track, there: Floats, lost: Floats) -> Floats:
    """The ends of those who stopped, and of those whose roll was dead."""
    ends = len(track.priced.worth)
    if not track.dead_fails:
        return np.bincount(track.end, there + lost, ends).astype(np.float64)
    chance = np.bincount(track.end, there, ends).astype(np.float64)
    chance[FAILS] += lost.sum()
    return chance
