"""The ends of a turn as arrays: which of them each state of the dice leads to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import Position, Turn
from wormgrill.solver.graph import Floats, Graph, Ints
from wormgrill.solver.leaves import FAILS, Leaf, listed_ends

# Many positions in; what each is worth to every seat out, one row per position.
Value = Callable[[Sequence[Position]], Floats]


@dataclass(frozen=True)
class Ends:
    """The ends of a turn begun in this position; the first of them is to fail."""

    position: Position
    turn: Turn
    leaves: tuple[Leaf, ...]
    first_leaf: Ints  # per end; what still has to be chosen then gives it several leaves
    by_points: Ints  # the end for so many points with a worm
    canned: bool  # R24: a worm is not needed

    def of_states(self, graph: Graph) -> Ints:
        """The end that stopping brings in each state of the dice (R5, R24)."""
        edition = self.position.edition
        worm = (graph.mask >> edition.face_order[WORM] & 1).astype(bool)
        points = graph.points
        if self.canned:
            return self.by_points[np.where(worm, points, points + edition.points[WORM])]
        return np.where(worm, self.by_points[points], FAILS)


def ends(position: Position, player: int) -> Ends:
    found = listed_ends(position, player)
    first_leaf, by_points = np.array(found.first_leaf), np.array(found.by_points)
    return Ends(found.position, found.turn, found.leaves, first_leaf, by_points, found.canned)
