"""All states of the dice within a turn and all rolls between them, built once per kind of dice.

A state is what matters of the dice laid aside: which faces, their points, how many dice are left,
where the golden die is, and whether a Double 1 was among them. States are numbered so that a roll
only leads to smaller numbers: those after a Double 1 first, then the others, each from few dice
left to many.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormgrill.solver.dice_states import (
    KINDS_KEPT,
    NEVER,
    NOTHING,
    DiceKind,
    Pattern,
    Roll,
    dice_left,
    first_pattern,
    leads_to,
    rank,
    reached_patterns,
    rolls_from,
)

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Level:
    """States with equally many dice left, as numpy reads them: a table per number of options.

    A table has a column per roll and in it the states its options lead to. Everything else about
    rolls is in the order of their states: so they are added up most quickly.
    """

    first: int
    last: int
    dead: Floats  # per state: the chance of a dead roll
    tables: tuple[Ints, ...]
    column: Ints  # per roll: where in the tables it is, counted through all of them
    chance: Floats  # per roll
    rolls: Ints  # per state: how many there are, at least one
    first_roll: Ints  # per state


@dataclass(frozen=True)
class Part:
    """The states after a Double 1, or the others, from few dice left to many.

    Beside the levels it has the same rolls in one piece, option by option, as a compiled loop
    reads them.
    """

    levels: tuple[Level, ...]
    first: int  # the first state that can roll
    dead: Floats  # per state from there on: the chance of a dead roll
    rolls: Ints  # per state: how many rolls it has
    chance: Floats  # per roll
    options: NDArray[np.uint8]  # per roll: how many it has
    target: NDArray[np.int32]  # per option: the state it leads to

    @property
    def states(self) -> slice:
        """Those that can roll."""
        return slice(self.first, self.first + len(self.rolls))


@dataclass(frozen=True)
class Graph:
    kind: DiceKind
    number: dict[tuple[Pattern, int], int]  # of the state with this pattern and these points
    mask: Ints
    points: Ints
    can_roll: NDArray[np.bool_]
    after_double: int  # states below this number lie after a Double 1
    after: Part  # after a Double 1
    main: Part

    @property
    def size(self) -> int:
        return len(self.points)

    @property
    def root(self) -> int:
        return self.number[first_pattern(self.kind), 0]


@lru_cache(maxsize=KINDS_KEPT)
def graph(kind: DiceKind) -> Graph:
    reached = reached_patterns(kind)
    order = sorted(reached, key=lambda pattern: rank(kind, pattern))
    base: dict[Pattern, int] = {}
    points: dict[Pattern, Ints] = {}
    size = after_double = 0
    for pattern in order:
        base[pattern] = size
        points[pattern] = np.array(sorted(reached[pattern]), dtype=np.int64)
        size += len(points[pattern])
        if pattern.double:
            after_double = size
    mask = np.concatenate([np.full(len(points[pattern]), pattern.mask) for pattern in order])
    rolling = [pattern for pattern in order if dice_left(kind, pattern)]
    can_roll = np.concatenate(
        [np.full(len(points[pattern]), bool(dice_left(kind, pattern))) for pattern in order]
    )
    return Graph(
        kind,
        {
            (pattern, int(total)): base[pattern] + place
            for pattern in order
            for place, total in enumerate(points[pattern])
        },
        mask,
        np.concatenate([points[pattern] for pattern in order]),
        can_roll,
        after_double,
        _part(kind, [pattern for pattern in rolling if pattern.double], base, points),
        _part(kind, [pattern for pattern in rolling if not pattern.double], base, points),
    )


class Rows(NamedTuple):
    """The rolls of some states, state by state."""

    dead: Floats
    rolls: Ints
    chance: Floats
    options: Ints
    target: Ints


_NONE = np.zeros(0, np.int64)
_NO_ROWS = Rows(np.zeros(0), _NONE, np.zeros(0), _NONE, _NONE)


def _part(
    kind: DiceKind, patterns: list[Pattern], base: dict[Pattern, int], points: dict[Pattern, Ints]
) -> Part:
    levels, rows = [], [_NO_ROWS]
    for _, together in groupby(patterns, key=lambda pattern: dice_left(kind, pattern)):
        same = list(together)
        rows.append(_rows(kind, same, base, points))
        levels.append(_level(base[same[0]], rows[-1]))
    every = Rows(*(np.concatenate(column) for column in zip(*rows, strict=True)))
    return Part(
        levels=tuple(levels),
        first=levels[0].first if levels else 0,
        dead=every.dead,
        rolls=every.rolls.astype(np.int64),
        chance=every.chance,
        options=every.options.astype(np.uint8),
        target=every.target.astype(np.int32),
    )


def _rows(
    kind: DiceKind, patterns: list[Pattern], base: dict[Pattern, int], points: dict[Pattern, Ints]
) -> Rows:
    rows = []
    for pattern in patterns:
        rolls, dead = rolls_from(kind, pattern)
        rolls = rolls or [NEVER]
        many = len(points[pattern])
        rows.append(
            Rows(
                dead=np.full(many, dead),
                rolls=np.full(many, len(rolls)),
                chance=np.tile([chance for chance, _ in rolls], many),
                options=np.tile([len(roll) for _, roll in rolls], many),
                target=_targets(kind, pattern, rolls, base, points).ravel(),
            )
        )
    return Rows(*(np.concatenate(column) for column in zip(*rows, strict=True)))


def _level(first: int, rows: Rows) -> Level:
    start = np.cumsum(rows.options) - rows.options
    by_number = [np.flatnonzero(rows.options == number) for number in np.unique(rows.options)]
    return Level(
        first=first,
        last=first + len(rows.rolls),
        dead=rows.dead,
        tables=tuple(
            rows.target[start[rolls] + np.arange(rows.options[rolls[0]])[:, None]]
            for rolls in by_number
        ),
        column=np.argsort(np.concatenate(by_number)),
        chance=rows.chance,
        rolls=rows.rolls,
        first_roll=np.cumsum(rows.rolls) - rows.rolls,
    )


def _targets(
    kind: DiceKind,
    pattern: Pattern,
    rolls: list[Roll],
    base: dict[Pattern, int],
    points: dict[Pattern, Ints],
) -> Ints:
    """Per state of the pattern (rows) and option of each roll: the state it leads to."""
    options = list(dict.fromkeys(option for _, roll in rolls for option in roll))
    here = points[pattern]
    leads = np.zeros((len(here), len(options)), dtype=np.int64)
    for place, option in enumerate(options):
        if option is not NOTHING:
            after = leads_to(kind, pattern, option)
            gain = (option.white + option.golden) * kind.faces[option.face].points
            leads[:, place] = base[after] + np.searchsorted(points[after], here + gain)
    number = {option: place for place, option in enumerate(options)}
    return leads[:, [number[option] for _, roll in rolls for option in roll]]
