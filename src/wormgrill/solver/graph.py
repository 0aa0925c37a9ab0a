"""All states of the dice within a turn and all rolls between them, built once per kind of dice.

A state is what matters of the dice laid aside: which faces, their points, how many dice are left,
where the golden die is, and whether a Double 1 was among them. States are numbered so that a roll
only leads to smaller numbers: those after a Double 1 first, then the others, each from few dice
left to many.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.pieces import ONE, Face

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

ABSENT, IN_HAND, ASIDE = range(3)  # the golden die
MOST_ROLLS = 2_000_000


class TooManyDice(BadRequest):
    """A custom edition whose turns have more rolls than can be listed."""


class DiceKind(NamedTuple):
    """What the states depend on: the dice, not the tiles."""

    white: int
    faces: tuple[Face, ...]
    golden: bool
    double_one: bool  # whether a Double 1 makes a difference (R15)


class Pattern(NamedTuple):
    """States that differ in their points only."""

    mask: int
    white: int
    golden: int
    double: bool


class Option(NamedTuple):
    """Laying aside so many white dice of a face, with or without the golden one."""

    face: int
    white: int
    golden: bool


@dataclass(frozen=True)
class Level:
    """States with equally many dice left, as numpy reads them: a table per number of options.

    A table has a column per roll and in it the states its options lead to.
    """

    first: int
    last: int
    dead: Floats  # per state: the chance of a dead roll
    tables: tuple[Ints, ...]
    chance: Floats  # per roll, one table after the other
    state: Ints  # per roll, counted from `first`


@dataclass(frozen=True)
class Part:
    """The states after a Double 1, or the others, from few dice left to many.

    Beside the levels it has the same rolls state by state, as a compiled loop reads them.
    """

    levels: tuple[Level, ...]
    first: int  # the first state that can roll
    dead: Floats  # per state from there on: the chance of a dead roll
    rolls: Ints  # per state: how many rolls it has
    chance: Floats  # per roll
    options: NDArray[np.uint8]  # per roll: how many it has
    target: NDArray[np.int32]  # per option: the state it leads to


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
        return self.number[_first(self.kind), 0]


KINDS_KEPT = 32  # some MB each; the four editions have five


def dice_kind(edition: Edition, golden: bool) -> DiceKind:
    double_one = edition.bratworms > 0 and ONE in edition.points
    return DiceKind(edition.dice, edition.faces, golden, double_one)


@lru_cache(maxsize=KINDS_KEPT)
def graph(kind: DiceKind) -> Graph:
    reached = _reached(kind)
    order = sorted(reached, key=lambda pattern: _rank(kind, pattern))
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
    rolling = [pattern for pattern in order if _dice_left(kind, pattern)]
    can_roll = np.concatenate(
        [np.full(len(points[pattern]), bool(_dice_left(kind, pattern))) for pattern in order]
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


def check_size(edition: Edition) -> None:
    """Refuse an edition whose turns are too large to be solved."""
    _check_size(dice_kind(edition, golden=bool(edition.golden_sides)))


@lru_cache(maxsize=KINDS_KEPT)
def _check_size(kind: DiceKind) -> None:
    _reached(kind)


def _dice_left(kind: DiceKind, pattern: Pattern) -> int:
    """0 too when every face is laid aside: the turn is over (R3)."""
    if pattern.mask == (1 << len(kind.faces)) - 1:
        return 0
    return pattern.white + (pattern.golden == IN_HAND)


def _rank(kind: DiceKind, pattern: Pattern) -> tuple[bool, int, Pattern]:
    return not pattern.double, _dice_left(kind, pattern), pattern


def _first(kind: DiceKind) -> Pattern:
    return Pattern(0, kind.white, IN_HAND if kind.golden else ABSENT, double=False)


def _reached(kind: DiceKind) -> dict[Pattern, set[int]]:
    """All patterns and their points, from the first roll on."""
    first = _first(kind)
    reached: dict[Pattern, set[int]] = {first: {0}}
    waiting = [first]
    rolls = 0
    for pattern in waiting:  # grows while it is read; faces laid aside only increase
        rolls += len(reached[pattern]) * _many_rolls(kind, pattern)
        if rolls > MOST_ROLLS:
            raise TooManyDice("These dice are too many to solve a turn exactly.")
        for option in _options(kind, pattern):
            after = leads_to(kind, pattern, option)
            gain = (option.white + option.golden) * kind.faces[option.face].points
            if after not in reached:
                reached[after] = set()
                waiting.append(after)
            reached[after] |= {points + gain for points in reached[pattern]}
    return reached


def _many_rolls(kind: DiceKind, pattern: Pattern) -> int:
    unused = len(kind.faces) - pattern.mask.bit_count()
    return comb(pattern.white + unused, unused) if _dice_left(kind, pattern) else 0


def _unused(kind: DiceKind, pattern: Pattern) -> list[int]:
    return [face for face in range(len(kind.faces)) if not pattern.mask >> face & 1]


def _options(kind: DiceKind, pattern: Pattern) -> Iterator[Option]:
    if not _dice_left(kind, pattern):
        return
    for face in _unused(kind, pattern):
        for white in range(pattern.white + 1):
            if white:
                yield Option(face, white, golden=False)
            if pattern.golden == IN_HAND and kind.faces[face].golden_sides:
                yield Option(face, white, golden=True)


def leads_to(kind: DiceKind, pattern: Pattern, option: Option) -> Pattern:
    ones = kind.double_one and kind.faces[option.face].name == ONE
    return Pattern(
        pattern.mask | 1 << option.face,
        pattern.white - option.white,
        ASIDE if option.golden else pattern.golden,
        pattern.double or (ones and option.white + option.golden > 1),
    )


def _counts(faces: int, dice: int) -> Iterator[tuple[int, ...]]:
    """How often each of these faces can come up among so many dice."""
    if not faces:
        yield ()
        return
    for first in range(dice + 1):
        for others in _counts(faces - 1, dice - first):
            yield first, *others


Roll = tuple[float, list[Option]]

# A state whose every roll is dead still has one, so that no row of the tables is empty.
_NOTHING = Option(0, 0, golden=False)
_NEVER: Roll = (0.0, [_NOTHING])


@cache
def _white_counts(
    sides: tuple[int, ...], used_sides: int, dice: int
) -> list[tuple[float, tuple[int, ...]]]:
    """How often each unused face comes up among the white dice, and with which chance."""
    whole = (sum(sides) + used_sides) ** dice
    found = []
    for counts in _counts(len(sides), dice):
        rest = dice - sum(counts)
        if rest and not used_sides:
            continue
        ways, left = used_sides**rest, dice
        for count, side in zip(counts, sides, strict=True):
            ways *= comb(left, count) * side**count
            left -= count
        found.append((ways / whole, counts))
    return found


def _rolls(kind: DiceKind, pattern: Pattern) -> tuple[list[Roll], float]:
    """The rolls that leave a choice, and the chance of a dead one."""
    unused = _unused(kind, pattern)
    sides = tuple(kind.faces[face].sides for face in unused)
    used_sides = sum(face.sides for face in kind.faces) - sum(sides)
    goldens: list[tuple[float, int | None]] = [(1.0, None)]
    if pattern.golden == IN_HAND:
        whole = sum(face.golden_sides for face in kind.faces)
        goldens = [
            (kind.faces[face].golden_sides / whole, face)
            for face in unused
            if kind.faces[face].golden_sides
        ]
        lost = whole - sum(kind.faces[face].golden_sides for face in unused)
        goldens += [(lost / whole, None)] if lost else []
    rolls: list[Roll] = []
    dead = 0.0
    for chance, counts in _white_counts(sides, used_sides, pattern.white):
        for golden_chance, golden in goldens:
            options = [
                Option(face, count, face == golden)
                for face, count in zip(unused, counts, strict=True)
                if count or face == golden
            ]
            if options:
                rolls.append((chance * golden_chance, options))
            else:
                dead += chance * golden_chance
    return rolls, dead


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
    for _, together in groupby(patterns, key=lambda pattern: _dice_left(kind, pattern)):
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
        rolls, dead = _rolls(kind, pattern)
        rolls = rolls or [_NEVER]
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
    state = np.repeat(np.arange(len(rows.rolls)), rows.rolls)
    by_number = [np.flatnonzero(rows.options == number) for number in np.unique(rows.options)]
    order = np.concatenate(by_number)
    return Level(
        first=first,
        last=first + len(rows.rolls),
        dead=rows.dead,
        tables=tuple(
            rows.target[start[rolls] + np.arange(rows.options[rolls[0]])[:, None]]
            for rolls in by_number
        ),
        chance=rows.chance[order],
        state=state[order],
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
        if option is not _NOTHING:
            after = leads_to(kind, pattern, option)
            gain = (option.white + option.golden) * kind.faces[option.face].points
            leads[:, place] = base[after] + np.searchsorted(points[after], here + gain)
    number = {option: place for place, option in enumerate(options)}
    return leads[:, [number[option] for _, roll in rolls for option in roll]]
