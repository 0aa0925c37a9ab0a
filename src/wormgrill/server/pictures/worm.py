"""The worm, as the browser draws it: its curves, and how they look in pixels."""

from functools import cache

from PIL import Image, ImageDraw

from wormgrill.server.pictures.sheet import Point

INK = "#2a2523"
WORM, WORM_DARK = "#e58f6b", "#b9613f"
_SMOOTH = 4  # it is drawn so much larger

Curve = tuple[Point, Point, Point, Point]

# The worm of web/src/drawings/Worm.svelte, in a box of 48: cubic curves, four points each.
BOX = 48
PEN = 2.25
BODY = (
    ((21, 27.5), (21, 17.5), (7, 17), (7, 28.5)),
    ((7, 28.5), (7, 37), (14, 41.5), (22.5, 41.5)),
    ((22.5, 41.5), (33, 41.5), (38.5, 34), (36.5, 16)),
)
RINGS = (
    ((4.8, 27.5), (9.3, 29)),
    ((10.5, 38), (14, 34.5)),
    ((21, 43.7), (22, 39.3)),
    ((32, 39.3), (29, 35.8)),
)
HEAD: Point = (35.5, 13.5)
EYES: tuple[Point, ...] = ((31, 11.5), (40, 11.5))
SMILE = (((30, 16.5), (32, 21), (39, 21), (41, 16.5)),)


@cache
def worm_pixels(pixels: int) -> Image.Image:
    """So large, with nothing around it."""
    whole = Image.new("RGBA", (pixels * _SMOOTH, pixels * _SMOOTH))
    pencil = _Pencil(whole)
    pencil.curves(BODY, INK, 12)
    pencil.dot(HEAD, 11 + PEN / 2, INK)
    pencil.dot(HEAD, 11 - PEN / 2, WORM)
    pencil.curves(BODY, WORM, 7.5)
    for begin, end in RINGS:
        pencil.curves(((begin, begin, end, end),), WORM_DARK, PEN)
    for eye in EYES:
        pencil.dot(eye, 2.4, INK)
    pencil.curves(SMILE, INK, PEN)
    return whole.resize((pixels, pixels), Image.Resampling.LANCZOS)


class _Pencil:
    """Round strokes in the worm's own box."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)
        self._unit = image.width / BOX

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
