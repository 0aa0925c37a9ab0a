"""Values that count worms: many positions in, per-seat worth out."""

from collections.abc import Sequence

import numpy as np

from wormgrill.rules.position import Position
from wormgrill.rules.scoring import scores
from wormgrill.solver.graph import Floats
from wormgrill.values.feelings import less_the_others


def worms_now(positions: Sequence[Position]) -> Floats:
    """Each seat's own worms."""
    return np.array([scores(position) for position in positions], dtype=np.float64)


def turn_ev(positions: Sequence[Position]) -> Floats:
    """Own worms less the others' on average.

    So a tile counts its worms, a stolen one (1 + 1/(players − 1)) times as many, and a failure
    costs the worms of the tile that goes back.
    """
    own = worms_now(positions)
    worth: Floats = less_the_others(own, own.sum(axis=1, keepdims=True), own.shape[1])
    return worth
