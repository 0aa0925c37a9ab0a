"""A turn solved: the exact worth of everything that can be decided in it."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import worms
from wormgrill.solver.board import Board
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.ends import Value, ends
from wormgrill.solver.graph import Floats, Graph, graph
from wormgrill.solver.leads import Lead, TurnLeads
from wormgrill.solver.leaves import FAILED, How, Leaf
from wormgrill.solver.track import Figures, Measure, Priced, Track


class Rating(NamedTuple):
    """What an action is worth, if the best is done after it."""

    action: Action
    worth: float  # to the mover
    worms: float  # expected change of the mover's score by the end of the turn
    success: float  # chance that the turn wins a tile or the hen


class SolvedTurn(TurnLeads[Track, Graph, Priced]):
    """The turn that is on in this position, solved for this value; ask it about any position in it.

    It is made from the board alone, so whichever position of the turn it is made in, it says the
    same. Tables of the dice are shared by all turns; what is asked for is computed once.

    >>> from wormgrill.rules import EDITIONS, start
    >>> from wormgrill.values.worms import worms_now
    >>> position = start(EDITIONS["classic"], ["Ada", "Bo"])
    >>> [(action, worth)] = SolvedTurn(position, worms_now).actions(position)
    >>> str(action), round(worth, 3)
    ('roll', 1.645)
    """

    def __init__(self, position: Position, value: Value) -> None:
        super().__init__(position)
        self._value = value
        self._own_figures: dict[Track, Figures] = {}
        self._seat_figures: dict[Track, Figures] = {}

    def ratings(self, position: Position) -> list[Rating]:
        """Every legal action with all its figures."""
        return [
            Rating(action, worth, *self._own(position, self._lead(position, action)))
            for action, worth in self.actions(position)
        ]

    def seats(self, position: Position) -> list[tuple[Action, Floats]]:
        """Every legal action with its worth to every seat, if the best is done after it."""
        return [
            (action, self._seats(self._lead(position, action)))
            for action in legal_actions(position)
        ]

    # What is to be expected, whether a decision is owed or the dice are in the air

    def standing(self, position: Position) -> Floats:
        """What the position is worth to every seat, if the best is done."""
        return self._seats(self._best_lead(position))

    def expected(self, position: Position) -> tuple[float, float]:
        """The change of the mover's score by the end of the turn, and the chance of success."""
        return self._own(position, self._best_lead(position))

    def endings(self, position: Position) -> dict[How, float]:
        """How the turn will end, with which chance, likeliest first."""
        lead = self._best_lead(position)
        hows = self._hows(lead)

        def one_hot(leaves: Sequence[Leaf]) -> Floats:
            return np.array([[float(leaf.how == how) for how in hows] for leaf in leaves])

        row = self._mean(lead, {}, one_hot)
        found = {how: float(chance) for how, chance in zip(hows, row, strict=True) if chance > 0}
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))

    # How it is worked out

    def _graph(self, golden: bool) -> Graph:
        return graph(dice_kind(self.board.edition, golden))

    def _price(self, boards: Sequence[Board]) -> list[Priced]:
        found = [ends(board.position, self.player) for board in boards]
        seats = self._value([leaf.position for some in found for leaf in some.leaves])
        last = np.cumsum([len(some.leaves) for some in found])
        return [*map(Priced, found, np.split(seats, last[:-1]))]

    def _make_track(
        self,
        states: Graph,
        priced: Priced,
        *,
        again: Track | None,
        branches: tuple[Track, ...] = (),
        branch: bool = False,
    ) -> Track:
        return Track(states, priced, again=again, branches=branches, branch=branch)

    # Figures of a lead

    def _worth_of(self, leaves: Sequence[Leaf]) -> float:
        rows = self._value([leaf.position for leaf in leaves])
        return float(rows[:, self.player].max())

    def _mean(self, lead: Lead[Track], known: dict[Track, Figures], measure: Measure) -> Floats:
        if lead.track is None:
            rows = self._value([leaf.position for leaf in lead.leaves])
            best = int(rows[:, self.player].argmax())
            row: Floats = measure(lead.leaves)[best]
            return row
        every: Floats = lead.track.expect(measure, known).tables[lead.doing]
        return every[:, lead.state]

    def _seats(self, lead: Lead[Track]) -> Floats:
        return self._mean(lead, self._seat_figures, self._measure_seats)

    def _own(self, position: Position, lead: Lead[Track]) -> tuple[float, float]:
        """The expected change of the mover's score, and the chance of success."""
        after, success = self._mean(lead, self._own_figures, self._measure_own)
        return float(after) - worms(position.seats[self.player]), float(success)

    def _measure_own(self, leaves: Sequence[Leaf]) -> Floats:
        """The mover's score, and whether something was won."""
        own = [worms(leaf.position.seats[self.player]) for leaf in leaves]
        won = [leaf.how != FAILED for leaf in leaves]
        return np.array([own, won], dtype=np.float64).T

    def _measure_seats(self, leaves: Sequence[Leaf]) -> Floats:
        return self._value([leaf.position for leaf in leaves])

    def _hows(self, lead: Lead[Track]) -> list[How]:
        leaves = lead.leaves
        if lead.track:
            tracks = [lead.track, *lead.track.branches]
            leaves = tuple(leaf for track in tracks for leaf in track.priced.ends.leaves)
        return list(dict.fromkeys(leaf.how for leaf in leaves))
