"""A sheet that becomes an SVG: the same shapes, as large as one likes."""

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from wormgrill.pictures.figure import BOX, figure_svg
from wormgrill.pictures.outline import Point
from wormgrill.pictures.sheet import HEIGHT, WIDTH, Fall, Shade

_FONT = "ui-rounded, Nunito, system-ui, sans-serif"
_HEAD = re.compile(r'<svg xmlns="[^"]*" viewBox="[^"]*"')
_ANCHORS = {"l": "start", "m": "middle", "r": "end"}


class SvgSheet:
    """A `Sheet` whose figures are drawn once and used everywhere."""

    def __init__(self, ground: str) -> None:
        self._shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>']
        self._shades: list[str] = []
        self._figures: dict[str, None] = {}

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
        (x, y), (wide, high) = corner, size
        inner = pen / 2  # Pillow draws an edge inside the box
        stroke = f' stroke="{edge}" stroke-width="{_n(pen)}"' if edge else ""
        self._shapes.append(
            f'<rect x="{_n(x + inner)}" y="{_n(y + inner)}" width="{_n(wide - pen)}" '
            f'height="{_n(high - pen)}" rx="{_n(radius)}" fill="{fill or "none"}"{stroke}/>'
        )

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        x, y = centre
        self._shapes.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}"/>')

    def line(self, points: Sequence[Point], colour: str, pen: float) -> None:
        way = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._shapes.append(
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="{_n(pen)}"/>'
        )

    def text(
        self, text: str, at: Point, size: float, colour: str, anchor: str = "la", bold: bool = False
    ) -> None:
        x, y = at
        middle = y + 0.35 * size if anchor[1] == "m" else y + 0.8 * size
        weight = ' font-weight="700"' if bold else ""
        self._shapes.append(
            f'<text x="{_n(x)}" y="{_n(middle)}" font-size="{_n(size)}" fill="{colour}" '
            f'text-anchor="{_ANCHORS[anchor[0]]}"{weight}>{escape(text)}</text>'
        )

    def shade(
        self, corner: Point, size: Point, shade: Shade, colour: str, radius: float = 0
    ) -> None:
        (x, y), (wide, high) = corner, size
        self._shapes.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="{_n(high)}" '
            f'rx="{_n(radius)}" {self._fill(shade, colour)}/>'
        )

    def _fill(self, shade: Shade, colour: str) -> str:
        if shade.fall is Fall.EVEN:
            return f'fill="{colour}" fill-opacity="{_n(shade.amount)}"'
        name = f"shade{len(self._shades)}"
        if shade.fall is Fall.FADING:
            self._shades.append(
                f'<linearGradient id="{name}" x2="0" y2="1"><stop offset="{_n(shade.amount)}" '
                f'stop-color="{colour}" stop-opacity="0"/><stop offset="1" '
                f'stop-color="{colour}"/></linearGradient>'
            )
        else:
            self._shades.append(
                f'<radialGradient id="{name}"><stop stop-color="{colour}" '
                f'stop-opacity="{_n(shade.amount)}"/><stop offset="1" stop-color="{colour}" '
                'stop-opacity="0"/></radialGradient>'
            )
        return f'fill="url(#{name})"'

    def figure(self, name: str, size: float, corner: Point) -> None:
        x, y = corner
        self._figures.setdefault(name)
        self._shapes.append(
            f'<use href="#{name}" transform="translate({_n(x)} {_n(y)}) scale({_n(size / BOX)})"/>'
        )

    def svg(self) -> bytes:
        figures = "".join(map(_symbol, self._figures))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" font-family="{_FONT}">'
            f"<defs>{figures}{''.join(self._shades)}</defs>{''.join(self._shapes)}</svg>\n"
        ).encode()


def _symbol(name: str) -> str:
    """A figure to be used by its name: a group of a fixed size."""
    return _HEAD.sub(f'<g id="{name}"', figure_svg(name).strip()).replace("</svg>", "</g>")


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
