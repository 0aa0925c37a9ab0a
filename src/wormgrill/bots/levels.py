"""Levels from beginner to champion: the champion with a shakier hand.

A level knows what the champion knows. But it chooses among what it may do by chance: an action that
costs so much more of the win than the best is less likely by e to the power of cost / softness. So
a mistake is rarer the more it costs. Levels have decimals: 4.3 lies between 4 and 5.
"""

from collections.abc import Mapping
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

Setting = tuple[str, int]  # an edition's key, and the number of players

# What each level gives away per turn among its equals, where that was measured: docs/strength.md
# (`python -m bench.levels classic-2` and so on).
GIVES: Mapping[Setting, tuple[float, ...]] = {
    ("classic", 2): (0.0359, 0.0320, 0.0277, 0.0238, 0.0198, 0.0162, 0.0130, 0.0088, 0.0043),
    ("classic", 3): (0.0322, 0.0288, 0.0251, 0.0217, 0.0186, 0.0156, 0.0124, 0.0087, 0.0045),
    ("classic", 4): (0.0286, 0.0265, 0.0226, 0.0201, 0.0174, 0.0147, 0.0125, 0.0092, 0.0049),
    ("classic", 5): (0.0260, 0.0239, 0.0210, 0.0189, 0.0164, 0.0146, 0.0124, 0.0092, 0.0053),
    ("extrawurm", 2): (0.0342, 0.0307, 0.0271, 0.0232, 0.0201, 0.0165, 0.0130, 0.0091, 0.0046),
    ("extrawurm", 3): (0.0331, 0.0296, 0.0259, 0.0225, 0.0186, 0.0156, 0.0126, 0.0087, 0.0045),
    ("deluxe", 2): (0.0362, 0.0327, 0.0281, 0.0247, 0.0207, 0.0168, 0.0134, 0.0090, 0.0046),
    ("deluxe", 3): (0.0340, 0.0302, 0.0262, 0.0233, 0.0192, 0.0161, 0.0130, 0.0090, 0.0045),
    ("junior", 2): (0.0229, 0.0192, 0.0160, 0.0130, 0.0106, 0.0086, 0.0066, 0.0045, 0.0023),
    ("junior", 3): (0.0236, 0.0199, 0.0167, 0.0135, 0.0113, 0.0093, 0.0073, 0.0050, 0.0027),
    ("junior", 4): (0.0238, 0.0205, 0.0171, 0.0137, 0.0117, 0.0094, 0.0075, 0.0053, 0.0029),
    ("junior", 5): (0.0243, 0.0203, 0.0174, 0.0141, 0.0118, 0.0096, 0.0076, 0.0054, 0.0030),
}

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


def level_giving(per_turn: float, setting: Setting) -> float:
    """The level that gives away as much, in a setting that was measured; 10 is the champion, who
    gives away nothing by its own judgement. Who gives away more than the lowest is told as it."""
    gives = *GIVES[setting], 0.0
    if per_turn >= gives[0]:
        return 1.0
    per_turn = max(0.0, per_turn)  # rounding never makes it a gift
    above = next(place for place, given in enumerate(gives) if given <= per_turn)
    more, less = gives[above - 1], gives[above]
    return above + (more - per_turn) / (more - less)


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
