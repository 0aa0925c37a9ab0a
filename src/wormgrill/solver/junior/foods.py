"""A Junior turn for many classes at once: a column each.

Foods that count the same and are as likely are alike, so which of them lies aside makes no
difference: 105 states of the dice instead of 227, and far fewer rolls.
"""

from collections import defaultdict
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

import numpy as np

from wormgrill.rules.pieces import WORM
from wormgrill.solver.dice_states import (
    KINDS_KEPT,
    DiceKind,
    Pattern,
    dice_left,
    leads_to,
    reached_patterns,
    rolls_from,
)
from wormgrill.solver.graph import Floats, Ints


class FoodState(NamedTuple):
    """Dice left, how many foods of each sort lie aside, and their points."""

    left: int
    aside: tuple[int, ...]
    points: int


class FoodLevel(NamedTuple):
    """States with equally many dice left; rolls with more options come later."""

    first: int
    last: int
    dead: Floats  # per state: the chance of a dead roll
    chance: Floats  # states × rolls
    options: tuple[tuple[int, Ints], ...]  # of the rolls from this one on: where another leads


class FoodGraph(NamedTuple):
    """States from few dice left to many; the last is the beginning of a turn."""

    with_worm: Ints  # per state: the points if a worm lies aside, else -1 (R5)
    levels: tuple[FoodLevel, ...]


@lru_cache(maxsize=KINDS_KEPT)
def food_graph(kind: DiceKind) -> FoodGraph:
    foods = _Foods(kind)
    found: dict[FoodState, Pattern] = {}
    for pattern, totals in reached_patterns(kind).items():
        for points in totals:
            found.setdefault(foods.state(pattern, points), pattern)
    order = sorted(found)
    number = {state: place for place, state in enumerate(order)}
    levels = []
    for left, same in groupby(order, key=lambda state: state.left):
        if left:
            states = list(same)
            rolls = [foods.rolls(found[state], state.points, number) for state in states]
            levels.append(_level(number[states[0]], rolls))
    return FoodGraph(
        np.array([state.points if foods.worm(state) else -1 for state in order]), tuple(levels)
    )


def _level(first: int, states: list[tuple[dict[tuple[int, ...], float], float]]) -> FoodLevel:
    rolls = [
        (leads, place, chance)
        for place, (found, _) in enumerate(states)
        for leads, chance in found.items()
    ]
    rolls.sort(key=lambda roll: len(roll[0]))
    chances = np.zeros((len(states), len(rolls)))
    for number, (_, place, chance) in enumerate(rolls):
        chances[place, number] = chance
    options = []
    for option in range(len(rolls[-1][0])):
        having = [leads[option] for leads, _, _ in rolls if len(leads) > option]
        options.append((len(rolls) - len(having), np.array(having)))
    dead = np.array([[dead] for _, dead in states])
    return FoodLevel(first, first + len(states), dead, chances, tuple(options))


class _Foods:
    """Faces by sort: those of one sort are alike."""

    def __init__(self, kind: DiceKind) -> None:
        self._kind = kind
        sorts = [(face.name == WORM, face.points, face.sides) for face in kind.faces]
        self._many = len(set(sorts))
        self._sort = [sorted(set(sorts), reverse=True).index(sort) for sort in sorts]  # worm first

    def state(self, pattern: Pattern, points: int) -> FoodState:
        aside = [0] * self._many
        for face, sort in enumerate(self._sort):
            aside[sort] += pattern.mask >> face & 1
        return FoodState(dice_left(self._kind, pattern), tuple(aside), points)

    def worm(self, state: FoodState) -> bool:
        return state.aside[0] > 0

    def rolls(
        self, pattern: Pattern, points: int, number: dict[FoodState, int]
    ) -> tuple[dict[tuple[int, ...], float], float]:
        """The chances of what can be chosen after a roll, and that of a dead one.

        Rolls that leave the same choice are one.
        """
        kind, merged = self._kind, defaultdict[tuple[int, ...], float](float)
        rolls, dead = rolls_from(kind, pattern)
        for chance, options in rolls:
            leads = {
                self.state(
                    leads_to(kind, pattern, option),
                    points + option.white * kind.faces[option.face].points,
                )
                for option in options
            }
            merged[tuple(sorted(number[state] for state in leads))] += chance
        return merged, dead


# So many columns at once stay in the processor's cache, and numpy's library for products of
# matrices starts no threads, which would take longer than the work.
TOGETHER = 128


def turn_worth(graph: FoodGraph, stop: Floats) -> Floats:
    """What turns are worth at their beginning, if stopping in each state (rows) brings that.

    A dead roll ends the turn with what lies aside (R30).
    """
    best = stop.copy()
    mean = best
    for first, last, dead, chance, ((_, leads), *more) in graph.levels:
        met = best.take(leads, axis=0)
        for roll, others in more:
            np.maximum(met[roll:], best.take(others, axis=0), out=met[roll:])
        mean = chance @ met
        mean += dead * stop[first:last]
        np.maximum(stop[first:last], mean, out=best[first:last])
    begun: Floats = mean[-1]  # R2: nobody stops before the first roll
    return begun
