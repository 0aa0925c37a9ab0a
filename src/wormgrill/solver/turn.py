"""A turn solved: the exact worth of everything that can be decided in it."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import worms
from wormgrill.solver.dice_states import Doing, dice_kind
from wormgrill.solver.ends import Ends, Value, ends
from wormgrill.solver.flow import TrackEnds, ends_reached
from wormgrill.solver.graph import Floats, Graph, graph
from wormgrill.solver.leads import Lead, TurnLeads
from wormgrill.solver.leaves import How, Leaf
from wormgrill.solver.track import Outcomes, Priced, Track, outcomes


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
        self._reached: dict[tuple[Track, int, Doing], list[TrackEnds]] = {}

    @property
    def last_positions(self) -> list[Position]:
        """In which the turn can end: what its value is asked about."""
        return [leaf.position for some in self._listed for leaf in some.leaves]

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
        found: dict[How, float] = {}
        for reached, chances in self._ends(self._best_lead(position)):
            for leaf, chance in zip(reached.leaves, chances.tolist(), strict=True):
                if chance > 0:
                    found[leaf.how] = found.get(leaf.how, 0.0) + chance
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))

    # How it is worked out

    def _graph(self, golden: bool) -> Graph:
        return graph(dice_kind(self.board.edition, golden))

    @cached_property
    def _listed(self) -> list[Ends]:
        return [ends(board.position, self.player) for board in self._boards]

    def _price(self) -> list[Priced]:
        seats = self._value(self.last_positions)
        last = np.cumsum([len(some.leaves) for some in self._listed])
        return [*map(Priced, self._listed, np.split(seats, last[:-1]))]

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

    def _ends(self, lead: Lead[Track]) -> list[tuple[Outcomes, Floats]]:
        """What it leads to if the best is done, and the chance of each."""
        if lead.track is None:
            rows = self._value([leaf.position for leaf in lead.leaves])
            best = int(rows[:, self.player].argmax())
            last = outcomes([lead.leaves[best]], rows[[best]], self.player)
            return [(last, np.ones(1))]
        key = lead.track, lead.state, lead.doing
        if key not in self._reached:
            self._reached[key] = ends_reached(*key)
        return [(track.priced.outcomes, chance) for track, chance in self._reached[key]]

    def _figures(self, lead: Lead[Track]) -> Floats:
        means = [chance @ reached.figures for reached, chance in self._ends(lead)]
        return np.asarray(sum(means))

    def _seats(self, lead: Lead[Track]) -> Floats:
        return self._figures(lead)[2:]

    def _own(self, position: Position, lead: Lead[Track]) -> tuple[float, float]:
        """The expected change of the mover's score, and the chance of success."""
        after, success, *_ = self._figures(lead).tolist()
        return after - worms(position.seats[self.player]), success
