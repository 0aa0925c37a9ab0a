"""What a position is worth to every seat, asked once, and the same in every batch."""

from collections.abc import Sequence

import numpy as np

from wormgrill.rules.actions import Roll
from wormgrill.rules.position import GoldenDie, Phase, Position, with_turn
from wormgrill.rules.scoring import shares
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn


class Known:
    """A value with a memory.

    A net's answer may differ in the last digits with what else it is asked at the same time. Here a
    position has one worth, so that a step begins exactly where the one before it ended.
    """

    def __init__(self, value: Value) -> None:
        self._value = value
        self._known: dict[Position, Floats] = {}

    def __call__(self, positions: Sequence[Position]) -> Floats:
        known = self._known
        new = [position for position in dict.fromkeys(positions) if position not in known]
        open_ones = [position for position in new if not position.over]
        known.update((position, result(position)) for position in new if position.over)
        if open_ones:
            known.update(zip(open_ones, self._value(open_ones), strict=True))
        return np.array([known[position] for position in positions])


def result(position: Position) -> Floats:
    """A finished game is worth what it brought: a shared win is split."""
    return np.array(shares(position))


def standing(solved: SolvedTurn, position: Position) -> Floats:
    """What a position within the turn is worth to every seat, if the mover plays well."""
    turn = position.turn
    assert turn is not None
    if turn.phase is not Phase.DICE:
        return dict(solved.seats(position))[solved.best(position)]
    # Dice in the air are worth what it was worth to throw them.
    first = not turn.kept
    golden = first and turn.golden_die is GoldenDie.IN_HAND
    before = turn._replace(
        phase=Phase.ROLL if first else Phase.AFTER,
        golden_die=GoldenDie.UNUSED if golden else turn.golden_die,
    )
    return dict(solved.seats(with_turn(position, before)))[Roll(golden)]
