"""Levels from beginner to champion: the champion with a shakier hand.

A level knows what the champion knows. But it chooses among what it may do by chance: an action that
costs so much more of the win than the best is less likely by e to the power of cost / softness. So
a mistake is rarer the more it costs. Levels have decimals: 4.3 lies between 4 and 5.
"""

from math import exp
from random import Random
from typing import NamedTuple

from wormgrill.bots.solving import champion_bot
from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.values.unit import Unit

# From the lowest level up, so that each beats the next lower one in 55 to 60 of 100 games of
# two-player classic, and the champion the highest (`python -m bench.levels`).
SOFTNESS = (0.0322, 0.0280, 0.0239, 0.0203, 0.0172, 0.0145, 0.0119, 0.0089, 0.0055)

POWER = 1.6  # of softness: so the champion's small errors grow, in two-player classic

# What each gives away per turn of the edition and number of players in which that was measured:
# docs/strength.md.
MEASURED = ("classic", 2)
GIVES = (0.0353, 0.0316, 0.0272, 0.0231, 0.0195, 0.0161, 0.0125, 0.0085, 0.0040)

WORM = 0.05  # of a win: in a game that nobody has learned, a mistake costs worms


def softness_of(level: float) -> float:
    """Between two levels in proportion; above the highest so that what is given away falls to
    nought in proportion."""
    below = int(level)
    over = level - below
    if below == len(SOFTNESS):
        return float(SOFTNESS[-1] * (1 - over) ** (1 / POWER))
    lower, higher = SOFTNESS[below - 1 : below + 1]
    return lower + over * (higher - lower)


class WeighedAction(NamedTuple):
    """Something a level may do, what it is worth to it, and how likely it does it."""

    action: Action
    worth: float
    chance: float


class LevelBot:
    def __init__(self, level: float, seed: int | None = None) -> None:
        self._softness = softness_of(level)
        self._chance = Random(seed)
        self._champion = champion_bot()

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        if len(legal) == 1:
            return legal[0]
        weighed = self.weighed(position)
        return self._chance.choices(weighed, [one.chance for one in weighed])[0].action

    def weighed(self, position: Position) -> list[WeighedAction]:
        entries = self._champion.solved(position).actions(position)
        softness = self._softness
        if self._champion.unit is Unit.WORMS:
            softness /= WORM
        best = max(worth for _, worth in entries)
        weights = [exp((worth - best) / softness) for _, worth in entries]
        whole = sum(weights)
        return [
            WeighedAction(action, worth, weight / whole)
            for (action, worth), weight in zip(entries, weights, strict=True)
        ]
