"""The worm and the tiles, as the browser draws them."""

from functools import cache

from PIL import Image, ImageDraw

from wormgrill.rules.pieces import Tile
from wormgrill.server.pictures.canvas import SCALE, Canvas, Point

INK = "#2a2523"
IVORY = "#fdf9ee"
EDGE = "#cbb68b"
_WORM, _WORM_DARK = "#e58f6b", "#b9613f"
_BACK, _BACK_DARK, _BACK_EDGE, _BACK_INK = "#8a5a3c", "#7c4f34", "#5f3b26", "#d8c09c"

TALL = 1.62  # a tile's height by its width
_SMOOTH = 4  # a worm is drawn so much larger

# The worm of web/src/drawings/Worm.svelte, in a box of 48: cubic curves, four points each.
_BOX = 48
_PEN = 2.25
_BODY = (
    ((21, 27.5), (21, 17.5), (7, 17), (7, 28.5)),
    ((7, 28.5), (7, 37), (14, 41.5), (22.5, 41.5)),
    ((22.5, 41.5), (33, 41.5), (38.5, 34), (36.5, 16)),
)
_RINGS = (
    ((4.8, 27.5), (9.3, 29)),
    ((10.5, 38), (14, 34.5)),
    ((21, 43.7), (22, 39.3)),
    ((32, 39.3), (29, 35.8)),
)
_HEAD: Point = (35.5, 13.5)
_EYES: tuple[Point, ...] = ((31, 11.5), (40, 11.5))
_SMILE = (((30, 16.5), (32, 21), (39, 21), (41, 16.5)),)

Curve = tuple[Point, Point, Point, Point]


@cache
def worm(size: float) -> Image.Image:
    """So large, with nothing around it."""
    pixels = round(size * SCALE)
    whole = Image.new("RGBA", (pixels * _SMOOTH, pixels * _SMOOTH))
    pencil = _Pencil(whole)
    pencil.curves(_BODY, INK, 12)
    pencil.dot(_HEAD, 11 + _PEN / 2, INK)
    pencil.dot(_HEAD, 11 - _PEN / 2, _WORM)
    pencil.curves(_BODY, _WORM, 7.5)
    for begin, end in _RINGS:
        pencil.curves(((begin, begin, end, end),), _WORM_DARK, _PEN)
    for eye in _EYES:
        pencil.dot(eye, 2.4, INK)
    pencil.curves(_SMILE, INK, _PEN)
    return whole.resize((pixels, pixels), Image.Resampling.LANCZOS)


class _Pencil:
    """Round strokes in the worm's own box."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)
        self._unit = image.width / _BOX

    def dot(self, centre: Point, radius: float, colour: str) -> None:
        x, y, r = (part * self._unit for part in (*centre, radius))
        self._draw.ellipse((x - r, y - r, x + r, y + r), colour)

    def curves(self, curves: tuple[Curve, ...], colour: str, pen: float) -> None:
        for curve in curves:
            for step in range(_STEPS + 1):
                self.dot(_on(curve, step / _STEPS), pen / 2, colour)


_STEPS = 60


def _on(curve: Curve, t: float) -> Point:
    """The point of a Bézier curve at t, from 0 to 1."""
    weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
    x, y = (sum(w * p[axis] for w, p in zip(weights, curve, strict=True)) for axis in (0, 1))
    return x, y


# Where the worms of a tile stand, in widths of a tile, and how large they are.
_PLACES: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.58, ((0.5, 1.07),)),
    2: (0.42, ((0.27, 1.08), (0.73, 1.08))),
    3: (0.36, ((0.5, 0.88), (0.28, 1.27), (0.72, 1.27))),
    4: (0.36, ((0.28, 0.88), (0.72, 0.88), (0.28, 1.27), (0.72, 1.27))),
}


def tile(canvas: Canvas, corner: Point, wide: float, shown: Tile) -> None:
    """Its number above, its worms below."""
    x, y = corner
    radius = wide * 0.13
    canvas.box((x, y + wide * 0.04), (wide, wide * TALL), EDGE, radius=radius)
    canvas.box(corner, (wide, wide * TALL), IVORY, radius=radius, edge=EDGE, pen=1)
    canvas.text(str(shown.value), (x + wide / 2, y + wide * 0.34), wide * 0.52, INK, "mm", True)
    canvas.line([(x + wide * 0.2, y + wide * 0.66), (x + wide * 0.8, y + wide * 0.66)], EDGE, 1.5)
    if shown.worms not in _PLACES:  # of a custom edition
        canvas.put(worm(wide * 0.4), (x + wide * 0.1, y + wide * 0.9))
        canvas.text(str(shown.worms), (x + wide * 0.72, y + wide * 1.12), wide * 0.34, INK, "mm")
        return
    size, places = _PLACES[shown.worms]
    for across, down in places:
        at = x + (across - size / 2) * wide, y + (down - size / 2) * wide
        canvas.put(worm(round(size * wide, 1)), at)


def tile_back(canvas: Canvas, corner: Point, wide: float, turned: Tile) -> None:
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
