"""Levels from beginner to champion: the champion with a shakier hand.

A level knows what the champion knows. But it chooses among what it may do by chance: an action that
costs so much more of the win than the best is less likely by e to the power of cost / softness. So
a mistake is rarer the more it costs.
"""

from math import exp
from random import Random

from wormgrill.bots.solving import champion_bot
from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.values.unit import Unit

# From the lowest level up, so that each beats the next lower one in 55 to 60 of 100 games of
# two-player classic, and the champion the highest (`python -m bench.levels`).
SOFTNESS = (0.0322, 0.0280, 0.0239, 0.0203, 0.0172, 0.0145, 0.0119, 0.0089, 0.0055)
# What each gives away per turn of the edition and number of players in which that was measured:
# docs/strength.md.
MEASURED = ("classic", 2)
GIVES = (0.0353, 0.0316, 0.0272, 0.0231, 0.0195, 0.0161, 0.0125, 0.0085, 0.0040)

WORM = 0.05  # of a win: in a game that nobody has learned, a mistake costs worms


class LevelBot:
    def __init__(self, level: int, seed: int | None = None) -> None:
        self._softness = SOFTNESS[level - 1]
        self._chance = Random(seed)
        self._champion = champion_bot()

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        if len(legal) == 1:
            return legal[0]
        entries = self._champion.solved(position).actions(position)
        softness = self._softness
        if self._champion.unit is Unit.WORMS:
            softness /= WORM
        best = max(worth for _, worth in entries)
        weights = [exp((worth - best) / softness) for _, worth in entries]
        return self._chance.choices([action for action, _ in entries], weights)[0]
