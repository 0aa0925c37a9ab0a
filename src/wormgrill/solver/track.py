"""One way through the turn: the worth of every state of the dice while one set of ends holds.

A turn has one track, and a second one if the weasel may still be used: it leads over to the first
when it is (R23). Both have branches that hold once a Double 1 has brought a Bratworm, one per
player it can come from (R15, R16).
"""

from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np

from wormgrill.solver import kernel
from wormgrill.solver.dice_states import Doing
from wormgrill.solver.ends import Ends
from wormgrill.solver.graph import Floats, Graph, Ints
from wormgrill.solver.leaves import Leaf
from wormgrill.solver.tables import Tables

# Some figures of each leaf, one row per leaf.
Measure = Callable[[Sequence[Leaf]], Floats]


class Priced:
    """The ends of a turn with what they are worth, the mover's last choices made."""

    def __init__(self, ends: Ends, seats: Floats) -> None:
        self.ends = ends
        self.seats = seats  # of each leaf, to everybody
        own = seats[:, ends.turn.player]
        self.worth = np.maximum.reduceat(own, ends.first_leaf)

    @cached_property
    def best_leaf(self) -> Ints:
        own = self.seats[:, self.ends.turn.player]
        last = [*self.ends.first_leaf[1:], len(own)]
        return np.array(
            [
                first + int(own[first:end].argmax())
                for first, end in zip(self.ends.first_leaf, last, strict=True)
            ]
        )


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
        self._part = graph.after if branch else graph.main
        self.end = priced.ends.of_states(graph)  # per state: the end that stopping brings
        stop: Floats = priced.worth[self.end]
        dead = self.dead_or(stop, priced.worth[:1])
        self.tables = Tables(stop.copy(), np.zeros(graph.size), stop, dead)
        if branches:
            after = [way.tables.best[:middle] for way in branches]
            self.tables.best[:middle] = np.max(after, axis=0)
        kernel.solve(self._part, self.tables, self._once_more)

    def worth(self, doing: Doing, state: int) -> float:
        return float(self.tables[doing][state])

    @property
    def _once_more(self) -> Floats | None:
        """R23: what the weasel's second roll is worth, while it may be used."""
        return self.again.tables.rolling if self.again else None

    def dead_or(self, stop: Floats, failure: Floats) -> Floats:
        """Per state: a dead roll is a failure (R4), or what lies aside counts (R30)."""
        fails = self.priced.ends.position.edition.kind.dead_roll_fails
        return np.broadcast_to(failure, stop.shape).copy() if fails else stop

    @cached_property
    def _chosen(self) -> tuple[Ints, ...]:
        return tuple(
            kernel.best_options(level, self.tables.best, self._once_more)
            for level in self._part.levels
        )

    def expect(self, measure: Measure, known: dict["Track", "Figures"]) -> "Figures":
        """What the figures of the end will be on average, if the best is done."""
        if self not in known:
            known[self] = Figures(self, measure, known)
        return known[self]

    def fill(self, means: Tables, again: Tables | None) -> None:
        for level, chosen in zip(self._part.levels, self._chosen, strict=True):
            here = slice(level.first, level.last)
            lost = means.dead[:, here]
            if again and self.again:
                rather = self.again.tables.rolling[here] > self.tables.dead[here]
                lost = np.where(rather, again.rolling[:, here], lost)
            once_more = again.rolling if again else None
            mean = kernel.expect(level, chosen, means.best, lost, once_more)
            means.rolling[:, here] = mean
            stops = self.tables.stopping[here] >= self.tables.rolling[here]
            means.best[:, here] = np.where(stops, means.stopping[:, here], mean)


class Figures:
    """The means of some figures of the end: tables with one row per figure."""

    def __init__(self, track: Track, measure: Measure, known: dict[Track, "Figures"]) -> None:
        ends = measure(track.priced.ends.leaves)[track.priced.best_leaf].T
        stop = np.ascontiguousarray(ends[:, track.end])
        dead = track.dead_or(stop, ends[:, :1])
        self.tables = Tables(stop.copy(), np.zeros_like(stop), stop, dead)
        if track.branches:
            self._merge(track, [way.expect(measure, known) for way in track.branches])
        again = track.again.expect(measure, known).tables if track.again else None
        track.fill(self.tables, again)

    def _merge(self, track: Track, branches: list["Figures"]) -> None:
        """After a Double 1 the best branch is followed."""
        middle = track.graph.after_double
        best = np.argmax([way.tables.best[:middle] for way in track.branches], axis=0)
        for place, figures in enumerate(branches):
            here = np.flatnonzero(best == place)
            self.tables.best[:, here] = figures.tables.best[:, here]
