"""One way through the turn: the worth of every state of the dice while one set of ends holds.

A turn has one track, and a second one if the weasel may still be used: it leads over to the first
when it is (R23). Both have branches that hold once a Double 1 has brought a Bratworm, one per
player it can come from (R15, R16).
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from wormgrill.rules.scoring import worms
from wormgrill.solver import kernel
from wormgrill.solver.dice_states import Doing
from wormgrill.solver.ends import Ends
from wormgrill.solver.graph import Floats, Graph, Ints, Level
from wormgrill.solver.leaves import FAILED, FAILS, Leaf
from wormgrill.solver.tables import Tables


class Outcomes(NamedTuple):
    """Ends with all choices made, and per end: the mover's score, whether something was won, and
    what it is worth to everybody."""

    leaves: Sequence[Leaf]
    figures: Floats


def outcomes(leaves: Sequence[Leaf], seats: Floats, player: int) -> Outcomes:
    own = [[worms(leaf.position.seats[player]), leaf.how != FAILED] for leaf in leaves]
    return Outcomes(leaves, np.hstack([np.array(own, dtype=np.float64), seats]))


class Priced:
    """The ends of a turn with what they are worth, the mover's last choices made."""

    def __init__(self, ends: Ends, seats: Floats) -> None:
        self.ends = ends
        self.seats = seats  # of each leaf, to everybody
        own = seats[:, ends.turn.player]
        self.worth = np.maximum.reduceat(own, ends.first_leaf)

    @cached_property
    def outcomes(self) -> Outcomes:
        """Of each end the best leaf."""
        player = self.ends.turn.player
        own = self.seats[:, player]
        last = [*self.ends.first_leaf[1:], len(own)]
        best = [
            first + int(own[first:end].argmax())
            for first, end in zip(self.ends.first_leaf, last, strict=True)
        ]
        return outcomes([self.ends.leaves[leaf] for leaf in best], self.seats[best], player)


class Track:
    """The worth of everything that can be done in every state of the dice, for one set of ends.

    `docs/decisions/0004` draws how tracks lead over to one another.
    """

    def __init__(
        self,
        graph: Graph,
        priced: Priced,
        *,
        again: "Track | None" = None,  # where the weasel leads
        branches: tuple["Track", ...] = (),
        branch: bool = False,
    ) -> None:
        self.graph = graph
        self.priced = priced
        self.again = again
        self.branches = branches
        middle = graph.after_double
        self.part = graph.after if branch else graph.main
        self.end = priced.ends.of_states(graph)  # per state: the end that stopping brings
        stop: Floats = priced.worth[self.end]
        dead = np.full_like(stop, priced.worth[FAILS]) if self.dead_fails else stop
        self.tables = Tables(stop.copy(), np.zeros(graph.size), stop, dead)
        if branches:
            after = [way.tables.best[:middle] for way in branches]
            self.tables.best[:middle] = np.max(after, axis=0)
        kernel.solve(self.part, self.tables, self._once_more)
        self._chosen: dict[int, Ints] = {}  # by the level's first state

    def worth(self, doing: Doing, state: int) -> float:
        return float(self.tables[doing][state])

    @property
    def _once_more(self) -> Floats | None:
        """R23: what the weasel's second roll is worth, while it may be used."""
        return self.again.tables.rolling if self.again else None

    @property
    def dead_fails(self) -> bool:
        """A dead roll is a failure (R4); else what lies aside counts (R30)."""
        return self.priced.ends.position.edition.kind.dead_roll_fails

    def chosen(self, level: Level) -> Ints:
        """Where the best option of each roll leads; most branches come to few levels."""
        if level.first not in self._chosen:
            self._chosen[level.first] = kernel.best_options(
                level, self.tables.best, self._once_more
            )
        return self._chosen[level.first]
