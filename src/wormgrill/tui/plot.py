"""Lines over turns, drawn in dots: a sign of Braille has two across and four down."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

ACROSS, DOWN = 2, 4
_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_BLANK = 0x2800
# Lines are told apart without colours too: so many dots on, so many off.
_DASHES = ((1, 0), (8, 3), (2, 2), (12, 4), (5, 2), (1, 3), (16, 6))


class Inked(NamedTuple):
    """A sign with dots in it, and whose line was drawn through it last."""

    sign: str
    line: int


def plotted(
    points: Sequence[Sequence[float]], width: int, height: int
) -> dict[tuple[int, int], Inked]:
    """By column and row: lines from 0 at the bottom to 1 at the top; the first one lies on top."""
    masks: dict[tuple[int, int], int] = {}
    owner: dict[tuple[int, int], int] = {}
    for line in reversed(range(len(points[0]))):
        for x, y in _dashed(_path([point[line] for point in points], width, height), line):
            cell = x // ACROSS, y // DOWN
            masks[cell] = masks.get(cell, 0) | _BITS[y % DOWN][x % ACROSS]
            owner[cell] = line
    return {cell: Inked(chr(_BLANK + mask), owner[cell]) for cell, mask in masks.items()}


def column(at: float, last: int, width: int) -> int:
    """The column of a point in time."""
    return round(at / max(1, last) * (width * ACROSS - 1)) // ACROSS


def row(value: float, height: int) -> int:
    return _height(value, height) // DOWN


def _height(value: float, height: int) -> int:
    return round((1 - value) * (height * DOWN - 1))


def _path(values: Sequence[float], width: int, height: int) -> Iterator[tuple[int, int]]:
    """Every dot on the way, also where it is steep."""
    dots, last = width * ACROSS, max(1, len(values) - 1)
    before: int | None = None
    for x in range(dots):
        at = x * last / max(1, dots - 1)
        turn = min(int(at), len(values) - 1)
        then = values[min(turn + 1, len(values) - 1)]
        y = _height(values[turn] + (then - values[turn]) * (at - turn), height)
        first = y if before is None or abs(y - before) <= 1 else before + (1 if y > before else -1)
        for between in range(first, y, 1 if y > first else -1):
            yield x, between
        yield x, y
        before = y


def _dashed(path: Iterator[tuple[int, int]], line: int) -> Iterator[tuple[int, int]]:
    on, off = _DASHES[line % len(_DASHES)]
    return (dot for number, dot in enumerate(path) if number % (on + off) < on)
