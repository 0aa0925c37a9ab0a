"""What a position is worth to every seat, asked once."""

from collections.abc import Sequence

import numpy as np

from wormgrill.rules.position import Position
from wormgrill.rules.scoring import shares
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats


class Known:
    """A value with a memory.

    A position has one worth, even where a value's last digits differ with what else it is asked at
    the same time: a step begins exactly where the one before it ended.
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
