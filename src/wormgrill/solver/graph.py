"""All states of the dice within a turn and all rolls between them, built once per kind of dice.

A state is what matters of the dice laid aside: which faces, their points, how many dice are left,
where the golden die is, and whether a Double 1 was among them. States are numbered so that a roll
only leads to smaller numbers: those after a Double 1 first, then the others, each from few dice
left to many.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
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
    """States with equally many dice left, and their rolls, in the two orders that are fast to read.

    By state, one roll after the other, for a loop; and by the number of options of a roll, for
    numpy: a table of states per number, one column per roll.
    """

    first: int
    last: int
    dead: Floats  # per state: the chance of a dead roll
    rolls: Ints  # per state: how many rolls it has
    # by state
    chance: Floats  # per roll
    options: NDArray[np.uint8]  # per roll: how many it has
    target: NDArray[np.int32]  # per option: the state it leads to
    # by number of options
    tables: tuple[Ints, ...]
    table_chance: Floats  # per roll, one table after the other
    table_state: Ints  # per roll, counted from `first`


@dataclass(frozen=True)
class Graph:
    kind: DiceKind
    number: dict[tuple[Pattern, int], int]  # of the state with this pattern and these points
    mask: Ints
    points: Ints
    can_roll: NDArray[np.bool_]
    after_double: int  # states below this number lie after a Double 1
    levels: tuple[Level, ...]  # in the order in which they can be solved

    @property
    def size(self) -> int:
        return len(self.points)

    @property
    def root(self) -> int:
        return self.number[_first(self.kind), 0]


def dice_kind(edition: Edition, golden: bool) -> DiceKind:
    double_one = edition.bratworms > 0 and ONE in edition.points
    return DiceKind(edition.dice, edition.faces, golden, double_one)


@cache
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
    levels = tuple(
        _level(kind, list(together), base, points)
        for _, together in groupby(rolling, key=lambda pattern: _rank(kind, pattern)[:2])
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
        levels,
    )


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


def _level(
    kind: DiceKind, patterns: list[Pattern], base: dict[Pattern, int], points: dict[Pattern, Ints]
) -> Level:
    target, options, chances, rolls_of, deads = [], [], [], [], []
    for pattern in patterns:
        rolls, dead = _rolls(kind, pattern)
        rolls = rolls or [_NEVER]
        here = points[pattern]
        target.append(_targets(kind, pattern, rolls, base, points).ravel())
        options.append(np.tile([len(roll) for _, roll in rolls], len(here)))
        chances.append(np.tile([chance for chance, _ in rolls], len(here)))
        rolls_of.append(np.full(len(here), len(rolls)))
        deads.append(np.full(len(here), dead))
    first = base[patterns[0]]
    many, per_state = np.concatenate(options), np.concatenate(rolls_of)
    chance, leads = np.concatenate(chances), np.concatenate(target)
    start = np.concatenate([[0], np.cumsum(many)[:-1]])
    state = np.repeat(np.arange(len(per_state)), per_state)
    by_number = [np.flatnonzero(many == number) for number in np.unique(many)]
    order = np.concatenate(by_number)
    return Level(
        first=first,
        last=first + len(per_state),
        dead=np.concatenate(deads),
        rolls=per_state,
        chance=chance,
        options=many.astype(np.uint8),
        target=leads.astype(np.int32),
        tables=tuple(
            leads[start[rolls] + np.arange(many[rolls[0]])[:, None]] for rolls in by_number
        ),
        table_chance=chance[order],
        table_state=state[order],
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
