"""A turn solved without numpy: the same states, ends and leads, in lists.

Some fifty times slower than `turn.py`, and quick enough for a bot: it runs where there is no numpy.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import Position
from wormgrill.solver.dice_states import (
    KINDS_KEPT,
    DiceKind,
    Doing,
    Pattern,
    dice_kind,
    dice_left,
    first_pattern,
    leads_to,
    rank,
    reached_patterns,
    rolls_from,
)
from wormgrill.solver.leads import TurnLeads
from wormgrill.solver.leaves import FAILS, Leaf, ListedEnds, listed_ends

# What a position is worth to one seat.
OwnValue = Callable[[Position, int], float]

Rolls = list[tuple[float, list[int]]]  # the chance of each, and the states its options lead to


class PlainState(NamedTuple):
    number: int
    dead: float  # the chance of a dead roll
    rolls: Rolls


class PlainGraph(NamedTuple):
    """All states of a kind of dice, numbered as `Graph` numbers them."""

    kind: DiceKind
    number: dict[tuple[Pattern, int], int]
    after_double: int
    after: list[PlainState]  # that can roll, after a Double 1, from few dice left to many
    main: list[PlainState]

    @property
    def root(self) -> int:
        return self.number[first_pattern(self.kind), 0]


@lru_cache(maxsize=KINDS_KEPT)
def plain_graph(kind: DiceKind) -> PlainGraph:
    reached = reached_patterns(kind)
    order = sorted(reached, key=lambda pattern: rank(kind, pattern))
    places = [(pattern, points) for pattern in order for points in sorted(reached[pattern])]
    number = {place: index for index, place in enumerate(places)}
    after: list[PlainState] = []
    main: list[PlainState] = []
    for pattern, same in groupby(places, key=lambda place: place[0]):
        if dice_left(kind, pattern):
            part = after if pattern.double else main
            part += _states(kind, pattern, [points for _, points in same], number)
    after_double = sum(len(points) for pattern, points in reached.items() if pattern.double)
    return PlainGraph(kind, number, after_double, after, main)


def _states(
    kind: DiceKind, pattern: Pattern, totals: list[int], number: dict[tuple[Pattern, int], int]
) -> list[PlainState]:
    rolls, dead = rolls_from(kind, pattern)
    options = {option for _, roll in rolls for option in roll}
    leads = {
        option: (
            leads_to(kind, pattern, option),
            (option.white + option.golden) * kind.faces[option.face].points,
        )
        for option in options
    }
    found = []
    for points in totals:
        there = {option: number[after, points + gain] for option, (after, gain) in leads.items()}
        rows = [(chance, [there[option] for option in roll]) for chance, roll in rolls]
        found.append(PlainState(number[pattern, points], dead, rows))
    return found


class PlainPriced:
    """The ends of a turn with what they are worth to the mover, the last choices made."""

    def __init__(self, ends: ListedEnds, value: OwnValue) -> None:
        self.ends = ends
        own = [value(leaf.position, ends.turn.player) for leaf in ends.leaves]
        last = [*ends.first_leaf[1:], len(own)]
        self.worth = [max(own[first:end]) for first, end in zip(ends.first_leaf, last, strict=True)]

    def stopping(self, mask: int, points: int) -> float:
        """R5, R24: what stopping brings with these faces and points laid aside."""
        edition = self.ends.position.edition
        if mask >> edition.face_order[WORM] & 1:
            return self.worth[self.ends.by_points[points]]
        if self.ends.canned:
            return self.worth[self.ends.by_points[points + edition.points[WORM]]]
        return self.worth[FAILS]


class PlainTrack:
    """The worth of everything that can be done in every state of the dice, for one set of ends."""

    def __init__(
        self,
        graph: PlainGraph,
        priced: PlainPriced,
        again: "PlainTrack | None",
        branches: tuple["PlainTrack", ...],
        branch: bool,
    ) -> None:
        self.graph = graph
        self.again = again
        self.branches = branches
        stop = [priced.stopping(pattern.mask, points) for pattern, points in graph.number]
        fails = priced.ends.position.edition.kind.dead_roll_fails
        dead = [priced.worth[FAILS]] * len(stop) if fails else stop  # R4, R30
        best = [*stop]
        for state in range(graph.after_double if branches else 0):
            best[state] = max(way.worth(Doing.BEST, state) for way in branches)
        rolling = [0.0] * len(stop)
        self._tables = (best, rolling, stop, dead)
        self._solve(graph.after if branch else graph.main)

    def worth(self, doing: Doing, state: int) -> float:
        return self._tables[doing][state]

    def _solve(self, states: Sequence[PlainState]) -> None:
        best, rolling, stop, dead = self._tables
        worth = best.__getitem__
        for number, dead_chance, rolls in states:
            if self.again is None:
                mean = dead_chance * dead[number]
                for chance, options in rolls:
                    mean += chance * max(map(worth, options))
            else:  # R23: the weasel rolls the same dice once more
                once_more = self.again.worth(Doing.ROLLING, number)
                mean = dead_chance * max(dead[number], once_more)
                for chance, options in rolls:
                    mean += chance * max(once_more, *map(worth, options))
            rolling[number] = mean
            best[number] = max(stop[number], mean)


class PlainTurn(TurnLeads[PlainTrack, PlainGraph, PlainPriced]):
    """The turn that is on in this position, solved for what ends are worth to the mover."""

    def __init__(self, position: Position, value: OwnValue) -> None:
        super().__init__(position)
        self._value = value

    def _graph(self, golden: bool) -> PlainGraph:
        return plain_graph(dice_kind(self.board.edition, golden))

    def _price(self) -> list[PlainPriced]:
        found = (listed_ends(board.position, self.player) for board in self._boards)
        return [PlainPriced(some, self._value) for some in found]

    def _make_track(
        self,
        states: PlainGraph,
        priced: PlainPriced,
        *,
        again: PlainTrack | None,
        branches: tuple[PlainTrack, ...] = (),
        branch: bool = False,
    ) -> PlainTrack:
        return PlainTrack(states, priced, again, branches, branch)

    def _worth_of(self, leaves: Sequence[Leaf]) -> float:
        return max(self._value(leaf.position, self.player) for leaf in leaves)
