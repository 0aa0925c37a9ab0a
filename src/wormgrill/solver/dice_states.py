"""The states of the dice within a turn and the rolls between them, without any arithmetic on them.

`graph.py` makes arrays of them for numpy, `plain.py` lists.
"""

from collections.abc import Iterator
from enum import IntEnum
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.pieces import ONE, Face

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


KINDS_KEPT = 32  # some MB each; the four editions have five


def dice_kind(edition: Edition, golden: bool) -> DiceKind:
    double_one = edition.bratworms > 0 and ONE in edition.points
    return DiceKind(edition.dice, edition.faces, golden, double_one)


class Doing(IntEnum):
    """What is done in a state; the place of its table in `Tables`."""

    BEST = 0  # whatever is best
    ROLLING = 1
    STOPPING = 2
    DEAD = 3  # a dead roll has fallen


def check_size(edition: Edition) -> None:
    """Refuse an edition whose turns are too large to be solved."""
    _check_size(dice_kind(edition, golden=bool(edition.golden_sides)))


@lru_cache(maxsize=KINDS_KEPT)
def _check_size(kind: DiceKind) -> None:
    reached_patterns(kind)


def dice_left(kind: DiceKind, pattern: Pattern) -> int:
    """0 too when every face is laid aside: the turn is over (R3)."""
    if pattern.mask == (1 << len(kind.faces)) - 1:
        return 0
    return pattern.white + (pattern.golden == IN_HAND)


def rank(kind: DiceKind, pattern: Pattern) -> tuple[bool, int, Pattern]:
    return not pattern.double, dice_left(kind, pattern), pattern


def first_pattern(kind: DiceKind) -> Pattern:
    return Pattern(0, kind.white, IN_HAND if kind.golden else ABSENT, double=False)


def reached_patterns(kind: DiceKind) -> dict[Pattern, set[int]]:
    """All patterns and their points, from the first roll on."""
    first = first_pattern(kind)
    reached: dict[Pattern, set[int]] = {first: {0}}
    waiting = [first]
    rolls = 0
    for pattern in waiting:  # grows while it is read; faces laid aside only increase
        rolls += len(reached[pattern]) * _many_rolls(kind, pattern)
        if rolls > MOST_ROLLS:
            told = "These dice are too many to solve a turn exactly."
            raise TooManyDice(told, "refusal-too-many-dice")
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
    return comb(pattern.white + unused, unused) if dice_left(kind, pattern) else 0


def _unused(kind: DiceKind, pattern: Pattern) -> list[int]:
    return [face for face in range(len(kind.faces)) if not pattern.mask >> face & 1]


def _options(kind: DiceKind, pattern: Pattern) -> Iterator[Option]:
    if not dice_left(kind, pattern):
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
NOTHING = Option(0, 0, golden=False)
NEVER: Roll = (0.0, [NOTHING])


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


def rolls_from(kind: DiceKind, pattern: Pattern) -> tuple[list[Roll], float]:
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
