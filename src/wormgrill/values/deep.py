"""A turn further: a position is worth what its next turn brings, if that is solved exactly.

A value guesses what comes after a turn. Here it guesses one turn later, and what lies between is
computed. It takes as long as there are ends of a turn, times what solving one takes.
"""

from collections.abc import Sequence

import numpy as np

from wormgrill.rules.position import Position
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.known import Known

WHOLE = 1.0  # what all chances of winning are together


def deepened(value: Value) -> Value:
    """Chances of winning, from chances of winning a turn later."""
    guessed = Known(value)

    def solved(positions: Sequence[Position]) -> Floats:
        turns = [SolvedTurn(position, guessed) for position in positions]
        guessed([last for turn in turns for last in turn.last_positions])  # at once: that is faster
        return np.array([*map(_standing, turns, positions)])

    return Known(solved)


def _standing(turn: SolvedTurn, position: Position) -> Floats:
    """Of an open position, at the start of this turn."""
    if len(position.seats) > 2:
        return turn.standing(position)
    chances = np.empty(2)  # what one has, the other has not: no need to follow both
    chances[turn.player] = turn.worth(position)
    chances[1 - turn.player] = WHOLE - chances[turn.player]
    return chances
