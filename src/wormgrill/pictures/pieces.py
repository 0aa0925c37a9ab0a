"""Tiles and dice, as the browser draws them."""

from wormgrill.pictures.figure import figures
from wormgrill.pictures.outline import Point
from wormgrill.pictures.sheet import INK, Sheet
from wormgrill.rules.pieces import WORM, Tile

IVORY = "#fdf9ee"
EDGE = "#cbb68b"
_BACK, _BACK_DARK, _BACK_EDGE, _BACK_INK = "#8a5a3c", "#7c4f34", "#5f3b26", "#d8c09c"

TALL = 1.62  # a tile's height by its width

# Where the worms of a tile stand, in widths of a tile, and how large they are.
_PLACES: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.58, ((0.5, 1.07),)),
    2: (0.42, ((0.27, 1.08), (0.73, 1.08))),
    3: (0.36, ((0.5, 0.88), (0.28, 1.27), (0.72, 1.27))),
    4: (0.36, ((0.28, 0.88), (0.72, 0.88), (0.28, 1.27), (0.72, 1.27))),
}


def tile(canvas: Sheet, corner: Point, wide: float, shown: Tile) -> None:
    """Its number above, its worms below."""
    x, y = corner
    radius = wide * 0.13
    canvas.box((x, y + wide * 0.04), (wide, wide * TALL), EDGE, radius=radius)
    canvas.box(corner, (wide, wide * TALL), IVORY, radius=radius, edge=EDGE, pen=1)
    canvas.text(str(shown.value), (x + wide / 2, y + wide * 0.34), wide * 0.52, INK, "mm", True)
    canvas.line([(x + wide * 0.2, y + wide * 0.66), (x + wide * 0.8, y + wide * 0.66)], EDGE, 1.5)
    if shown.worms not in _PLACES:  # of a custom edition
        canvas.figure(WORM, wide * 0.4, (x + wide * 0.1, y + wide * 0.9))
        canvas.text(str(shown.worms), (x + wide * 0.72, y + wide * 1.12), wide * 0.34, INK, "mm")
        return
    size, places = _PLACES[shown.worms]
    for across, down in places:
        at = x + (across - size / 2) * wide, y + (down - size / 2) * wide
        canvas.figure(WORM, round(size * wide, 1), at)


def tile_back(canvas: Sheet, corner: Point, wide: float, turned: Tile) -> None:
    """Out of the game (R9)."""
    x, y = corner
    size = wide, wide * TALL
    canvas.box((x, y + wide * 0.04), size, _BACK_EDGE, radius=wide * 0.13)
    canvas.box(corner, size, _BACK, radius=wide * 0.13, edge=_BACK_EDGE, pen=2)
    for step in range(1, 6):
        at = y + wide * TALL * step / 6
        canvas.line([(x + wide * 0.12, at), (x + wide * 0.88, at)], _BACK_DARK, wide * 0.05)
    middle = x + wide / 2, y + wide * TALL / 2
    canvas.text(str(turned.value), middle, wide * 0.38, _BACK_INK, "mm")


_GOLD = "#f3cf63"
_LEFT, _MIDDLE, _RIGHT = 0.26, 0.5, 0.74
_CORNERS: tuple[Point, ...] = (
    (_LEFT, _LEFT), (_RIGHT, _RIGHT), (_LEFT, _RIGHT), (_RIGHT, _LEFT),
)  # fmt: skip
_PIPS: dict[str, tuple[Point, ...]] = {
    "1": ((_MIDDLE, _MIDDLE),),
    "2": _CORNERS[:2],
    "3": (*_CORNERS[:2], (_MIDDLE, _MIDDLE)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, _MIDDLE)),
}


def die(canvas: Sheet, corner: Point, wide: float, face: str, golden: bool = False) -> None:
    """Pips, the worm, a food; of a custom edition the first letters of its face."""
    x, y = corner
    fill = _GOLD if golden else "#fffdf6"
    canvas.box(corner, (wide, wide), fill, radius=wide * 0.2, edge=INK, pen=2)
    if face in _PIPS:
        for across, down in _PIPS[face]:
            canvas.disc((x + across * wide, y + down * wide), wide * 0.09, INK)
    elif face in figures():
        canvas.figure(face, round(wide * 0.76, 1), (x + wide * 0.12, y + wide * 0.12))
    else:
        canvas.text(face[:2], (x + wide / 2, y + wide / 2), wide * 0.45, INK, "mm", True)
