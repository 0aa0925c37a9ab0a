"""What classes are worth to the mover: from few tiles face up to many.

A turn that takes or turns a tile leads to a class with one tile less. A pinch leads to a class
whose own pinch leads back, so these two are solved together: each is worth a convex, piecewise
linear function of the other's worth, and secants of both meet after a few rounds.
"""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.graph import Floats, Ints
from wormgrill.solver.junior.classes import DuelClasses
from wormgrill.solver.junior.foods import TOGETHER, FoodGraph, food_graph, turn_worth

EXACT = 1e-13  # so far off at most is a pair whose pinches lead to each other
MOST_ROUNDS = 100

Found = Callable[[Ints, int], Floats]  # of classes with so many tiles face up: their worth


class DuelEnds(NamedTuple):
    """What the ways of ending a turn are worth, a column per class, all but the pinch."""

    rows: Floats  # failing; then per kind of tile what exactly its points bring, and what more does
    pinch: Ints  # the row of a pinch; 0 where there is none
    instead: Floats  # O2: what the lower tile is worth; less than nothing where there is none


class DuelSolver:
    """Solves classes of an edition; `free_choice` is O2."""

    def __init__(self, edition: Edition, *, free_choice: bool, exact: float = EXACT) -> None:
        self.classes = DuelClasses(edition)
        self._free = free_choice
        self._exact = exact

    @cached_property
    def _graph(self) -> FoodGraph:
        return food_graph(dice_kind(self.classes.edition, golden=False))

    @cached_property
    def _row_of(self) -> Ints:
        """Per state of the dice: the row of `DuelEnds` that stopping brings."""
        values = [tile.value for tile in self.classes.kinds]
        rows = []
        for points in self._graph.with_worm:
            below = sum(value <= points for value in values)
            exactly = points in values
            rows.append(below if exactly or not below else len(values) + below)
        return np.array(rows)

    def leads(self, classes: Ints, tiles: int) -> Ints:
        """All classes with one tile less that turns lead to from these, each once, sorted."""
        known = self.classes
        if tiles == 1:
            return np.zeros(0, np.int64)
        parts = [known.failed(classes, tiles)]
        for kind in range(len(known.kinds)):
            here = classes[known.is_up(classes, kind)]
            parts.append(known.taken(here, kind, tiles))
        return np.unique(np.concatenate(parts))

    def with_partners(self, classes: Ints, tiles: int) -> Ints:
        """These classes and those that a pinch leads to, each once, sorted."""
        pinching = classes[self.classes.can_pinch(classes)]
        return np.unique(np.concatenate([classes, self.classes.pinched(pinching, tiles)]))

    def solve(self, classes: Ints, tiles: int, found: Found) -> Floats:
        """What classes with so many tiles face up are worth; they come sorted, with partners."""
        ends = self._ends(classes, tiles, found)
        value = np.empty(len(classes))
        single = np.flatnonzero(ends.pinch == 0)
        value[single] = self._worth(ends, single, np.zeros(len(single)))
        linked = np.flatnonzero(ends.pinch)
        partner = np.searchsorted(classes, self.classes.pinched(classes[linked], tiles))
        value[linked] = self._linked(ends, linked, np.searchsorted(linked, partner))
        return value

    def _ends(self, classes: Ints, tiles: int, found: Found) -> DuelEnds:
        known = self.classes

        def worth(next_ones: Ints) -> Floats:
            if tiles > 1:
                return 1 - found(next_ones, tiles - 1)
            return (1 - np.sign(known.lead(next_ones))) / 2  # R33; the lead is the next mover's

        kinds = len(known.kinds)
        rows = np.empty((1 + 2 * kinds, len(classes)))
        rows[0] = now = worth(known.failed(classes, tiles))
        lower = np.full(len(classes), -1.0)
        instead = lower.copy()
        top, pinch = known.top(classes), np.zeros(len(classes), np.int64)
        for kind in range(kinds):
            up = known.is_up(classes, kind)
            pinches = ~up & (top == kind + 1)
            pinch[pinches] = kind + 1
            instead[pinches] = lower[pinches]
            now = now.copy()
            now[up] = lower[up] = worth(known.taken(classes[up], kind, tiles))
            rows[1 + kind] = rows[1 + kinds + kind] = now
        return DuelEnds(rows, pinch, instead)

    def _worth(self, ends: DuelEnds, which: Ints, pinching: Floats) -> Floats:
        """What the turns of some classes are worth, if pinching is worth that."""
        found = [np.zeros(0)]
        for first in range(0, len(which), TOGETHER):
            here = which[first : first + TOGETHER]
            rows = ends.rows[:, here]
            pinch = pinching[first : first + TOGETHER]
            if self._free:
                pinch = np.maximum(pinch, ends.instead[here])
            row = ends.pinch[here]
            can = np.flatnonzero(row)
            rows[row[can], can] = pinch[can]
            found.append(turn_worth(self._graph, rows[self._row_of]))
        return np.concatenate(found)

    def _linked(self, ends: DuelEnds, which: Ints, partner: Ints) -> Floats:
        """Pairs of classes whose pinches lead to each other; `partner` counts within `which`."""
        value = np.empty(len(which))
        at = ends.rows[ends.pinch[which], which]  # first as if there were no pinch
        now = self._worth(ends, which, at)
        new_at = 1 - now[partner]
        new = self._worth(ends, which, new_at)
        place = np.arange(len(which))
        for _ in range(MOST_ROUNDS):
            off = np.abs(new_at + new[partner] - 1)
            off = np.maximum(off, off[partner])
            value[place] = new
            still = np.flatnonzero(off > self._exact)
            if not len(still):
                return value
            which, place = which[still], place[still]
            renumbered = np.empty(len(partner), np.int64)
            renumbered[still] = np.arange(len(still))
            partner = renumbered[partner[still]]
            at, now, new_at, new = at[still], now[still], new_at[still], new[still]
            step = new_at - at
            slope = np.divide(new - now, step, out=np.zeros(len(step)), where=step != 0)
            base = new - slope * new_at
            # Mine = base + slope (1 - theirs), and theirs likewise.
            meet = (base + slope * (1 - base[partner] - slope[partner])) / (
                1 - slope * slope[partner]
            )
            at, now = new_at, new
            new_at = 1 - meet[partner]
            new = self._worth(ends, which, new_at)
        raise ArithmeticError("Two positions do not settle what they are worth to each other.")
