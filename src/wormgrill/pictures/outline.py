"""What shapes of SVG look like as points: the paths and ellipses of our figures."""

import re
from collections.abc import Mapping
from math import cos, hypot, pi, radians, sin

Point = tuple[float, float]
Outline = list[Point]

_STEPS = 24  # of a curve
_NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}


def outlines(path: str) -> list[Outline]:
    """Every stroke of a path, whose commands are those of `_NUMBERS`, in both cases."""
    pen = _Pen()
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        many = _NUMBERS[letter.lower()]
        for first in range(0, max(1, len(numbers)), many or 1):
            pen.go(letter.lower(), letter.islower(), numbers[first : first + many])
    return pen.outlines


def ellipse(given: Mapping[str, str]) -> Outline:
    """A circle or an ellipse, turned about its own centre if it says so."""
    x, y = float(given["cx"]), float(given["cy"])
    wide, high = (float(given.get(name) or given["r"]) for name in ("rx", "ry"))
    turned = re.match(r"rotate\(([\d.-]+)", given.get("transform", ""))
    tilt = radians(float(turned[1])) if turned else 0
    around = [2 * pi * step / (4 * _STEPS) for step in range(4 * _STEPS + 1)]
    flat = [(wide * cos(angle), high * sin(angle)) for angle in around]
    return [(x + a * cos(tilt) - b * sin(tilt), y + a * sin(tilt) + b * cos(tilt)) for a, b in flat]


def ribbon(outline: Outline, pen: float) -> Outline:
    """The edge of a stroke that ends flat."""
    left, right = [], []
    for place, (x, y) in enumerate(outline):
        (x0, y0), (x1, y1) = outline[max(0, place - 1)], outline[min(place + 1, len(outline) - 1)]
        half = pen / 2 / hypot(x1 - x0, y1 - y0)
        left.append((x - (y1 - y0) * half, y + (x1 - x0) * half))
        right.append((x + (y1 - y0) * half, y - (x1 - x0) * half))
    return left + right[::-1]


class _Pen:
    """Where it is, and what it has drawn."""

    def __init__(self) -> None:
        self.outlines: list[Outline] = []
        self._at: Point = (0, 0)
        self._bend: Point = (0, 0)  # how the last curve came in

    def go(self, command: str, relative: bool, numbers: list[float]) -> None:
        x, y = self._at
        left, top = self._at if relative else (0, 0)
        pairs = zip(numbers[::2], numbers[1::2], strict=False)
        points = [(left + across, top + down) for across, down in pairs]
        bend, self._bend = self._bend, (0, 0)
        match command:
            case "m":
                self.outlines.append([])
                self._to(points[0])
            case "l":
                self._to(points[0])
            case "h":
                self._to((left + numbers[0], y))
            case "v":
                self._to((x, top + numbers[0]))
            case "c":
                self._curve(*points)
            case "s":  # it goes on as the last one came in
                self._curve((x + bend[0], y + bend[1]), *points)
            case "a":
                self._half_circle((left + numbers[5], top + numbers[6]), clockwise=bool(numbers[4]))
            case "z":
                self._to(self.outlines[-1][0])

    def _to(self, point: Point) -> None:
        self.outlines[-1].append(point)
        self._at = point

    def _curve(self, second: Point, third: Point, end: Point) -> None:
        corners = self._at, second, third, end
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            weights = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
            weighed = list(zip(weights, corners, strict=True))
            self._to((sum(w * x for w, (x, _) in weighed), sum(w * y for w, (_, y) in weighed)))
        self._bend = end[0] - third[0], end[1] - third[1]

    def _half_circle(self, end: Point, clockwise: bool) -> None:
        """The only arc that our figures have."""
        x, y = self._at
        across, down = end[0] - x, end[1] - y
        side = 0.5 if clockwise else -0.5
        for step in range(1, _STEPS + 1):
            angle = pi * step / _STEPS
            along, off = (1 - cos(angle)) / 2, side * sin(angle)
            self._to((x + across * along + down * off, y + down * along - across * off))
