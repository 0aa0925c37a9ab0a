"""Levels from beginner to champion: habit, and more and more reckoning.

A level does what a beginner would do by habit, unless it sees that something else is better: an
action is the more likely the more it is in line with habit, and less likely by e to the power of
sharpness times what it costs of the win, as the champion knows it. The sharper, the rarer a mistake
that costs much; one that nobody would make by habit is rare at every level. (In the literature:
play regularised towards a human policy, here a handmade one.) Levels have decimals: 4.3 lies
between 4 and 5.
"""

from collections.abc import Mapping
from math import exp
from random import Random
from typing import NamedTuple

from wormgrill.bots.habit import habits
from wormgrill.bots.solving import champion_bot
from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.values.unit import Unit

# From the lowest level up, so that each beats the next lower one in 55 to 58 of 100 games for two,
# and the champion the highest (`python -m bench.levels`). In Junior habit alone is not low enough.
SHARPNESS: Mapping[str, tuple[float, ...]] = {
    "classic": (0.0, 2.5, 5.8, 10.0, 16.5, 25.5, 39.0, 65.0, 125.0),
    "extrawurm": (14.5, 18.0, 22.0, 28.0, 36.0, 48.0, 67.0, 101.0, 175.0),
    "deluxe": (14.5, 18.0, 23.0, 28.0, 35.5, 46.0, 63.0, 92.0, 160.0),
    "junior": (-3.8, -0.2, 3.3, 7.3, 12.9, 20.8, 32.0, 48.8, 87.7),
}
OTHERWISE = "classic"  # for editions of one's own

POWER = 1.25  # of sharpness: so what is given away falls where it is high

Setting = tuple[str, int]  # an edition's key, and the number of players

# What each level gives away per turn among its equals, where that was measured: docs/strength.md
# (`python -m bench.levels classic-2` and so on).
GIVES: Mapping[Setting, tuple[float, ...]] = {
    ("classic", 2): (0.0361, 0.0331, 0.0282, 0.0243, 0.0198, 0.0156, 0.0121, 0.0081, 0.0039),
    ("classic", 3): (0.0335, 0.0302, 0.0268, 0.0223, 0.0194, 0.0157, 0.0119, 0.0080, 0.0041),
    ("classic", 4): (0.0308, 0.0264, 0.0234, 0.0206, 0.0178, 0.0143, 0.0114, 0.0078, 0.0042),
    ("classic", 5): (0.0265, 0.0239, 0.0205, 0.0190, 0.0159, 0.0130, 0.0105, 0.0074, 0.0043),
    ("extrawurm", 2): (0.0327, 0.0287, 0.0265, 0.0221, 0.0190, 0.0136, 0.0106, 0.0069, 0.0035),
    ("extrawurm", 3): (0.0309, 0.0276, 0.0259, 0.0211, 0.0176, 0.0140, 0.0105, 0.0065, 0.0034),
    ("extrawurm", 4): (0.0300, 0.0248, 0.0228, 0.0200, 0.0160, 0.0134, 0.0106, 0.0069, 0.0036),
    ("extrawurm", 5): (0.0288, 0.0257, 0.0224, 0.0190, 0.0163, 0.0133, 0.0099, 0.0066, 0.0036),
    ("deluxe", 2): (0.0342, 0.0311, 0.0258, 0.0225, 0.0185, 0.0155, 0.0112, 0.0074, 0.0040),
    ("deluxe", 3): (0.0327, 0.0290, 0.0235, 0.0219, 0.0181, 0.0149, 0.0114, 0.0075, 0.0039),
    ("deluxe", 4): (0.0307, 0.0277, 0.0233, 0.0196, 0.0162, 0.0139, 0.0107, 0.0075, 0.0039),
    ("deluxe", 5): (0.0294, 0.0239, 0.0205, 0.0191, 0.0168, 0.0139, 0.0103, 0.0074, 0.0040),
    ("junior", 2): (0.0579, 0.0526, 0.0477, 0.0402, 0.0330, 0.0262, 0.0194, 0.0136, 0.0067),
    ("junior", 3): (0.0619, 0.0562, 0.0471, 0.0399, 0.0339, 0.0269, 0.0209, 0.0148, 0.0076),
    ("junior", 4): (0.0630, 0.0551, 0.0467, 0.0412, 0.0335, 0.0272, 0.0209, 0.0150, 0.0081),
    ("junior", 5): (0.0596, 0.0538, 0.0445, 0.0397, 0.0331, 0.0265, 0.0198, 0.0148, 0.0081),
}

WORM = 0.05  # of a win: in a game that nobody has learned, a mistake costs worms


def sharpness_of(level: float, edition: str) -> float:
    """Between two levels in proportion; above the highest so that what is given away falls to
    nought in proportion."""
    ladder = SHARPNESS.get(edition, SHARPNESS[OTHERWISE])
    below = int(level)
    over = level - below
    if below == len(ladder):
        return float(ladder[-1] / (1 - over) ** (1 / POWER))
    lower, higher = ladder[below - 1 : below + 1]
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
        self._level = level
        self._chance = Random(seed)
        self._champion = champion_bot()

    def sharpness(self, edition: str) -> float:
        return sharpness_of(self._level, edition)

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        if len(legal) == 1:
            return legal[0]
        weighed = self.weighed(position)
        return self._chance.choices(weighed, [one.chance for one in weighed])[0].action

    def weighed(self, position: Position) -> list[WeighedAction]:
        entries = self._champion.solved(position).actions(position)
        sharpness = self.sharpness(position.edition.key)
        if self._champion.unit is Unit.WORMS:
            sharpness *= WORM
        best = max(worth for _, worth in entries)
        likes = habits(position, [action for action, _ in entries])
        weights = [
            like * exp((worth - best) * sharpness)
            for like, (_, worth) in zip(likes, entries, strict=True)
        ]
        whole = sum(weights)
        return [
            WeighedAction(action, worth, weight / whole)
            for (action, worth), weight in zip(entries, weights, strict=True)
        ]
