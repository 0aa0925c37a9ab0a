"""A sheet that becomes an SVG: the same shapes, as large as one likes."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from wormgrill.server.pictures.sheet import HEIGHT, WIDTH, Fall, Point, Shade
from wormgrill.server.pictures.worm import (
    BODY,
    BOX,
    EYES,
    HEAD,
    INK,
    PEN,
    RINGS,
    SMILE,
    WORM,
    WORM_DARK,
    Curve,
)

_FONT = "ui-rounded, Nunito, system-ui, sans-serif"
_ANCHORS = {"l": "start", "m": "middle", "r": "end"}


class SvgSheet:
    """A `Sheet` whose worms are drawn once and used everywhere."""

    def __init__(self, ground: str) -> None:
        self._shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>']
        self._shades: list[str] = []

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

    def worm(self, size: float, corner: Point) -> None:
        x, y = corner
        self._shapes.append(
            f'<use href="#worm" transform="translate({_n(x)} {_n(y)}) scale({_n(size / BOX)})"/>'
        )

    def svg(self) -> bytes:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" font-family="{_FONT}">'
            f"<defs>{_worm()}{''.join(self._shades)}</defs>{''.join(self._shapes)}</svg>\n"
        ).encode()


def _worm() -> str:
    body = _path(BODY)
    rings = "".join(f"M{_at(begin)}L{_at(end)}" for begin, end in RINGS)
    eyes = "".join(f'<circle cx="{x}" cy="{y}" r="2.4" fill="{INK}"/>' for x, y in EYES)
    head = f'cx="{HEAD[0]}" cy="{HEAD[1]}" r="11" stroke-width="{PEN}"'
    return (
        f'<g id="worm" fill="none" stroke-linecap="round" stroke="{INK}">'
        f'<path d="{body}" stroke-width="12"/><circle {head} fill="{WORM}"/>'
        f'<path d="{body}" stroke="{WORM}" stroke-width="7.5"/>'
        f'<path d="{rings}" stroke="{WORM_DARK}" stroke-width="{PEN}"/>'
        f'<g stroke="none">{eyes}</g><path d="{_path(SMILE)}" stroke-width="{PEN}"/></g>'
    )


def _path(curves: Sequence[Curve]) -> str:
    return "".join(f"M{_at(a)}C{_at(b)} {_at(c)} {_at(d)}" for a, b, c, d in curves)


def _at(point: Point) -> str:
    return f"{_n(point[0])},{_n(point[1])}"


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
