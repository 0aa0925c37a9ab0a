"""A sheet of pixels: shapes with smooth edges, and text that fits."""

import io
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

from wormgrill.pictures.figure import figure_pixels
from wormgrill.pictures.outline import Point
from wormgrill.pictures.sheet import HEIGHT, WIDTH, Fall, Shade

SCALE = 2  # drawn larger than shown: edges become smooth


class Canvas:
    """A `Sheet` that becomes pixels."""

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
        self, corner: Point, size: Point, shade: Shade, colour: str, radius: float = 0
    ) -> None:
        left, top, right, bottom = map(round, _area(corner, size))
        within = Image.new("L", (right - left, bottom - top))
        ImageDraw.Draw(within).rounded_rectangle((0, 0, *within.size), radius * SCALE, 255)
        weight = ImageChops.multiply(within, _mask(shade).resize(within.size))
        self.image.paste(Image.new("RGB", within.size, colour), (left, top), weight)

    def figure(self, name: str, size: float, corner: Point) -> None:
        picture = figure_pixels(name, round(size * SCALE))
        self.image.paste(picture, (round(corner[0] * SCALE), round(corner[1] * SCALE)), picture)

    def shown(self) -> Image.Image:
        return self.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)

    def png(self) -> bytes:
        file = io.BytesIO()
        self.shown().save(file, "PNG", compress_level=6)
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


def _mask(shade: Shade) -> Image.Image:
    """The lighter it is, the more colour lies there."""
    amount = shade.amount
    match shade.fall:
        case Fall.EVEN:
            return Image.new("L", (1, 1), round(255 * amount))
        case Fall.FADING:
            return Image.linear_gradient("L").point(
                lambda down: round(max(0, down - 255 * amount) / (1 - amount))
            )
        case Fall.GLOW:
            return Image.radial_gradient("L").point(
                lambda far: round(max(0, 255 - 1.42 * far) * amount)
            )
