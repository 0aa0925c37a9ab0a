"""Who sits with whom in the next round, and on which seat.

In this order: nobody gets more bots than others as long as it can be helped, nobody meets again as
long as it can be helped, and those with equal points sit together. docs/how-to/party.md tells it to
players.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import NamedTuple

_MEETING = 10**7  # outweighs all differences of points there can be
_BOT = 10**12  # outweighs all meetings there can be
MOST_TRIED = 20_000  # tables looked at: every pairing of up to ten or twelve guests
DESCENTS = 4


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who is to be paired, and what the rounds before have brought them."""

    number: int
    points: int = 0
    met: Mapping[int, int] = field(default_factory=dict)  # how often, by number
    bots: int = 0  # that sat at their tables
    starts: int = 0  # how often they began
    lateness: float = 0.0  # 0 for each first seat, 1 for each last one


class TableShape(NamedTuple):
    """For how many people a table of a round is, and how many bots fill it up."""

    people: int
    bots: int


Seats = tuple[int | None, ...]  # the numbers of those who sit there; None is a bot


def table_shapes(people: int, most: int, bots: bool) -> list[TableShape]:
    """The tables of a round, as equal in size as can be, the largest first.

    With bots every table has `most` seats. Without them nobody sits alone, so a table may have one
    seat more where pairs do not come out even. None, if there are too few for a table.

    >>> table_shapes(9, 4, bots=False)
    [TableShape(people=3, bots=0), TableShape(people=3, bots=0), TableShape(people=3, bots=0)]
    >>> table_shapes(5, 4, bots=True)
    [TableShape(people=3, bots=1), TableShape(people=2, bots=2)]
    """
    if people < (1 if bots else 2):
        return []
    tables = -(-people // most)
    if not bots:
        tables = min(tables, people // 2)
    each, more = divmod(people, tables)
    sizes = [each + 1] * more + [each] * (tables - more)
    return [TableShape(size, most - size if bots else 0) for size in sizes]


def paired(entrants: Sequence[Entrant], most: int, bots: bool, seed: int) -> list[Seats]:
    """The tables of the next round: everybody once, the best first. None, if they are too few."""
    random = Random(seed)
    order = sorted(entrants, key=lambda entrant: (-entrant.points, random.random()))
    shapes = table_shapes(len(order), most, bots)
    if not shapes:
        return []
    return [
        _seated([order[place] for place in sorted(table)], shape, random)
        for table, shape in _Plan(order, shapes).best(random)
    ]


def _seated(people: Sequence[Entrant], shape: TableShape, random: Random) -> Seats:
    """Who has begun least often begins; then those who have waited longest. Bots sit last."""
    fair = sorted(people, key=lambda one: (one.starts, -one.lateness, random.random()))
    return (*(one.number for one in fair), *([None] * shape.bots))


_Table = tuple[int, ...]  # places in the order of points
_Tables = list[tuple[_Table, TableShape]]


class _Plan:
    """The search for the best tables: all of them where they are few, else by swaps."""

    def __init__(self, order: Sequence[Entrant], shapes: Sequence[TableShape]) -> None:
        self._shapes = shapes
        self._bots = [entrant.bots for entrant in order]
        self._fewest = min(shape.bots for shape in shapes)
        self._pair = [
            [
                one.met.get(other.number, 0) * _MEETING + abs(one.points - other.points)
                for other in order
            ]
            for one in order
        ]
        self._tried = 0
        self._least: int | None = None
        self._found: _Tables = []

    def best(self, random: Random) -> _Tables:
        everybody = tuple(range(len(self._bots)))
        self._search(everybody, tuple(self._shapes), 0, [])
        if self._tried > MOST_TRIED:  # not all were looked at
            for descent in range(DESCENTS):
                start = self._found if descent == 0 else self._dealt(random)
                self._note(*self._descended(start))
        return sorted(self._found)

    def cost(self, table: Sequence[int], shape: TableShape) -> int:
        pairs = sum(self._pair[one][other] for one, other in combinations(table, 2))
        more = shape.bots - self._fewest
        return pairs + (more * sum(self._bots[one] for one in table) * _BOT if more else 0)

    def _note(self, tables: _Tables, cost: int) -> None:
        if self._least is None or cost < self._least:
            self._found, self._least = list(tables), cost

    def _search(
        self, left: _Table, shapes: tuple[TableShape, ...], cost: int, made: _Tables
    ) -> None:
        """Depth first: the best of those left gets a table, with the nearest by points first."""
        if not left:
            self._note(made, cost)
            return
        for table, shape in self._tables_of_first(left, shapes):
            if self._tried > MOST_TRIED and self._found:
                return
            self._tried += 1
            more = cost + self.cost(table, shape)
            if self._least is not None and more >= self._least:
                continue
            rest = tuple(one for one in left if one not in table)
            still = list(shapes)
            still.remove(shape)
            self._search(rest, tuple(still), more, [*made, (table, shape)])

    def _tables_of_first(
        self, left: _Table, shapes: Sequence[TableShape]
    ) -> Iterator[tuple[_Table, TableShape]]:
        first, *others = left
        for shape in dict.fromkeys(shapes):
            for with_first in combinations(others, shape.people - 1):
                yield (first, *with_first), shape

    def _dealt(self, random: Random) -> _Tables:
        places = random.sample(range(len(self._bots)), len(self._bots))
        tables: _Tables = []
        for shape in self._shapes:
            tables.append((tuple(places[: shape.people]), shape))
            del places[: shape.people]
        return tables

    def _descended(self, start: _Tables) -> tuple[_Tables, int]:
        """Swaps two guests for as long as that makes it better."""
        tables = [(list(table), shape) for table, shape in start]
        costs = [self.cost(*table) for table in tables]
        better = True
        while better:
            better = False
            for a, b in combinations(range(len(tables)), 2):
                better |= self._swapped(tables, costs, a, b)
        return [(tuple(sorted(table)), shape) for table, shape in tables], sum(costs)

    def _swapped(
        self, tables: list[tuple[list[int], TableShape]], costs: list[int], a: int, b: int
    ) -> bool:
        """Whether guests of these two tables have changed places for the better."""
        (here, one), (there, other) = tables[a], tables[b]
        better = False
        for i in range(len(here)):
            for j in range(len(there)):
                here[i], there[j] = there[j], here[i]
                cost_a, cost_b = self.cost(here, one), self.cost(there, other)
                if cost_a + cost_b < costs[a] + costs[b]:
                    costs[a], costs[b] = cost_a, cost_b
                    better = True
                else:
                    here[i], there[j] = there[j], here[i]
        return better
