"""A sheet to draw on: shapes with smooth edges, and text that fits."""

import io
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630  # what chats and networks ask of a preview
SCALE = 2  # drawn larger than shown: edges become smooth

Point = tuple[float, float]


class Canvas:
    """Coordinates are those of the finished picture."""

    def __init__(self, ground: str) -> None:
        self.image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), ground)
        self._draw = ImageDraw.Draw(self.image)

    def box(
        self,
        corner: Point,
        size: Point,
        fill: str | None,
        *,
        radius: float = 0,
        edge: str | None = None,
        pen: float = 0,
    ) -> None:
        self._draw.rounded_rectangle(
            _area(corner, size), radius * SCALE, fill, edge, round(pen * SCALE)
        )

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        x, y = centre
        self._draw.ellipse(_area((x - radius, y - radius), (2 * radius, 2 * radius)), fill)

    def line(self, points: Sequence[Point], colour: str, pen: float) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, colour, round(pen * SCALE), joint="curve")

    def text(
        self, text: str, at: Point, size: float, colour: str, anchor: str = "la", bold: bool = False
    ) -> None:
        """Anchors are Pillow's: `mm` is centred, `la` begins at the left under the point."""
        place = at[0] * SCALE, at[1] * SCALE
        weight = size * SCALE / 40 if bold else 0  # the font has one weight
        self._draw.text(
            place,
            text,
            colour,
            _font(size * SCALE),
            anchor,
            stroke_width=weight,
            stroke_fill=colour,
        )

    def shade(
        self, corner: Point, size: Point, mask: Image.Image, colour: str, radius: float = 0
    ) -> None:
        """Colour laid over an area with round corners, the more the lighter the mask is there."""
        left, top, right, bottom = map(round, _area(corner, size))
        within = Image.new("L", (right - left, bottom - top))
        ImageDraw.Draw(within).rounded_rectangle((0, 0, *within.size), radius * SCALE, 255)
        weight = ImageChops.multiply(within, mask.resize(within.size))
        self.image.paste(Image.new("RGB", within.size, colour), (left, top), weight)

    def put(self, picture: Image.Image, corner: Point) -> None:
        """A picture with its own transparency, made for this scale."""
        self.image.paste(picture, (round(corner[0] * SCALE), round(corner[1] * SCALE)), picture)

    def png(self) -> bytes:
        shown = self.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        file = io.BytesIO()
        shown.save(file, "PNG", compress_level=6)
        return file.getvalue()


def _area(corner: Point, size: Point) -> tuple[float, float, float, float]:
    (x, y), (wide, high) = corner, size
    return x * SCALE, y * SCALE, (x + wide) * SCALE, (y + high) * SCALE


@cache
def _font(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


def fitting(text: str, size: float, room: float) -> float:
    """The size at which this text needs no more room, at most the given one."""
    needed = _font(size * SCALE).getlength(text) / SCALE
    return size if needed <= room else size * room / needed


def drawable(text: str) -> bool:
    """Whether the font that Pillow brings along has all its letters: it knows ASCII alone."""
    return text.isascii() and text.isprintable()


def even(strength: float) -> Image.Image:
    """A mask that is the same everywhere."""
    return Image.new("L", (1, 1), round(255 * strength))


def fading(since: float = 0) -> Image.Image:
    """A mask from nothing above, or down to this part of it, to all at the bottom."""
    return Image.linear_gradient("L").point(
        lambda down: round(max(0, down - 255 * since) / (1 - since))
    )


def glow(strength: float) -> Image.Image:
    """A mask that is strongest in its middle."""
    return Image.radial_gradient("L").point(lambda far: round(max(0, 255 - 1.42 * far) * strength))
