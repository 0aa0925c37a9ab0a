"""The dynamic programme over the states of a turn, in numpy.

Per number of dice left, few to many: what each option leads to, the best option of each roll, the
mean over the rolls of each state.
"""

import importlib
import importlib.util
from types import ModuleType

import numpy as np

from wormgrill.solver.graph import Floats, Ints, Level, Part
from wormgrill.solver.tables import Tables

fast: ModuleType | None = None  # the compiled loop, once somebody has asked for it
_asked = False


def speed_up() -> None:
    """Use numba from now on, where it is installed. It takes half a second to load."""
    global fast, _asked
    if not _asked and importlib.util.find_spec("numba"):
        fast = importlib.import_module("wormgrill.solver.fast")
    _asked = True


WEASEL = -1  # instead of an option: roll the same dice again


def solve(part: Part, tables: Tables, again: Floats | None) -> None:
    """Fill in what is best in the states of this part, and what rolling from them is worth.

    What stopping and a dead roll are worth is there already. `again`: what rolling the same dice
    once more is worth, if the weasel may still be used (R23).
    """
    if fast is not None:
        fast.solve(part, tables, again)
        return
    best_there, rolling, stop, dead = tables
    for level in part.levels:
        here = slice(level.first, level.last)
        best = _best(level, best_there)
        lost = dead[here]
        if again is not None:
            np.maximum(best, again[here].repeat(level.rolls), out=best)
            lost = np.maximum(lost, again[here])
        mean = np.add.reduceat(best * level.chance, level.first_roll)
        rolling[here] = mean + level.dead * lost
        np.maximum(stop[here], rolling[here], out=best_there[here])


def _best(level: Level, state: Floats) -> Floats:
    """The worth of the best option of each roll."""
    best = np.empty(len(level.chance))
    first = 0
    for table in level.tables:
        last = first + table.shape[1]
        state.take(table).max(axis=0, out=best[first:last])
        first = last
    return best.take(level.column)


def best_options(level: Level, state: Floats, again: Floats | None) -> Ints:
    """Where the best option of each roll leads, or WEASEL. Of equally good ones the first."""
    chosen = np.concatenate([_best_of(table, state) for table in level.tables]).take(level.column)
    if again is not None:
        better = again[level.first : level.last].repeat(level.rolls) > state.take(chosen)
        chosen[better] = WEASEL
    return chosen


def _best_of(table: Ints, state: Floats) -> Ints:
    if fast is not None:
        compiled: Ints = fast.best_of(table, state)
        return compiled
    chosen: Ints = table[0]
    best: Floats = state.take(chosen)
    for option in table[1:]:
        worth = state.take(option)
        chosen = np.where(worth > best, option, chosen)
        best = np.maximum(worth, best)
    return chosen
