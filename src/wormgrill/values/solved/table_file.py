"""How the worth of classes is kept in a file: as small as it goes, and read in some milliseconds.

Classes are kept as steps from one to the next, worths as whole numbers of 24 bits (3e-8 off at
most), and O2's as the difference to those without it. Bytes of equal weight lie together: the high
ones are nearly all alike, and pack well.
"""

from typing import IO, Any

import numpy as np

from wormgrill.solver.graph import Floats, Ints
from wormgrill.solver.junior.table import ByTiles

UNIT = (1 << 24) - 1  # a worth of 1


def write(file: IO[bytes], without: ByTiles, free: ByTiles) -> None:
    """The same classes twice: without O2, and with it."""
    tiles = sorted(without)
    for number in tiles:
        if not np.array_equal(without[number][0], free[number][0]):
            raise ValueError("O2 makes no other classes.")
    classes = np.concatenate([np.diff(without[number][0], prepend=0) for number in tiles])
    worth, other = (
        np.concatenate([_whole(table[number][1]) for number in tiles]) for table in (without, free)
    )
    change = other - worth
    np.savez_compressed(
        file,
        tiles=np.array(tiles),
        many=np.array([len(without[number][0]) for number in tiles]),
        classes=_planes(classes),
        worth=_planes(worth),
        change=_planes(change << 1 ^ change >> 63),  # small ones of either sign are small
    )


def read(file: IO[bytes]) -> tuple[ByTiles, ByTiles]:
    """Without O2, and with it."""
    with np.load(file) as found:
        tiles, many = found["tiles"], found["many"]
        classes, worth, change = (_joined(found[name]) for name in ("classes", "worth", "change"))
    other = worth + (change >> 1 ^ -(change & 1))
    without, free = ByTiles(), ByTiles()
    last = 0
    for number, length in zip(tiles.tolist(), many.tolist(), strict=True):
        first, last = last, last + length
        known = np.cumsum(classes[first:last])
        without[number] = known, _worth(worth[first:last])
        free[number] = known, _worth(other[first:last])
    return without, free


def _whole(worth: Floats) -> Ints:
    return np.rint(worth * UNIT).astype(np.int64)


def _worth(whole: Ints) -> Floats:
    worth: Floats = whole / UNIT
    return worth


def _planes(numbers: Ints) -> Any:
    """Byte by byte, as many as the largest needs."""
    many = max(1, (int(numbers.max()).bit_length() + 7) // 8)
    return np.stack([(numbers >> 8 * place & 255).astype(np.uint8) for place in range(many)])


def _joined(planes: Any) -> Ints:
    numbers = np.zeros(planes.shape[1], np.int64)
    for place, plane in enumerate(planes):
        numbers |= plane.astype(np.int64) << 8 * place
    return numbers
