"""The dynamic programme over the states of a turn, in numpy.

Per number of dice left, few to many: what each option leads to (`take`), the best option of each
roll (`maximum.reduceat`), the mean over the rolls of each state (`add.reduceat`).
"""

import importlib.util

import numpy as np

from wormgrill.solver.graph import Floats, Ints, Level

fast = None
if importlib.util.find_spec("numba"):
    from wormgrill.solver import fast

WEASEL = -1  # instead of an option: roll the same dice again


def solve(
    levels: tuple[Level, ...],
    state: Floats,
    rolling: Floats,
    stop: Floats,
    dead: Floats,
    again: Floats | None,
) -> None:
    """Fill in what the states of these levels are worth, and what rolling from them is worth.

    `stop` and `dead`: what stopping and a dead roll are worth in each state. `again`: what rolling
    the same dice once more is worth, if the weasel may still be used (R23).
    """
    if fast is not None:
        for level in levels:
            once_more = rolling if again is None else again
            fast.solve_level(level, state, rolling, stop, dead, once_more, again is not None)
        return
    for level in levels:
        here = slice(level.first, level.last)
        best = np.maximum.reduceat(state[level.target], level.option_start)
        lost = dead[here]
        if again is not None:
            np.maximum(best, again[here][level.roll_state], out=best)
            lost = np.maximum(lost, again[here])
        best *= level.chance
        rolling[here] = np.add.reduceat(best, level.roll_start) + level.dead * lost
        np.maximum(stop[here], rolling[here], out=state[here])


def best_options(level: Level, state: Floats, again: Floats | None) -> Ints:
    """Where the best option of each roll of this level leads, or WEASEL."""
    values = state[level.target]
    best = np.maximum.reduceat(values, level.option_start)
    count = np.diff(level.option_start, append=len(values))
    hits = np.flatnonzero(values == np.repeat(best, count))
    chosen = level.target[hits[np.searchsorted(hits, level.option_start)]]
    if again is not None:
        chosen[again[level.first : level.last][level.roll_state] > best] = WEASEL
    return chosen


def expect(
    level: Level,
    chosen: Ints,
    state: Floats,
    dead: Floats,
    again: Floats | None,
) -> Floats:
    """The mean of several figures, if a roll is followed by what was chosen for it."""
    figures = state[chosen]
    if again is not None:
        weasel = chosen == WEASEL
        figures[weasel] = again[level.first : level.last][level.roll_state[weasel]]
    figures *= level.chance[:, None]
    return np.add.reduceat(figures, level.roll_start) + level.dead[:, None] * dead
