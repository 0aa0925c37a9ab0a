"""What pictures are drawn on, whatever becomes of them: pixels, or an SVG."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple, Protocol

from wormgrill.pictures.outline import Point

INK = "#2a2523"
WIDTH, HEIGHT = 1200, 630  # what chats and networks ask of a preview


class Fall(Enum):
    """How a colour is laid over an area."""

    EVEN = auto()
    FADING = auto()
    GLOW = auto()


class Shade(NamedTuple):
    """How much of a colour lies where."""

    fall: Fall
    amount: float


def even(strength: float) -> Shade:
    """The same everywhere."""
    return Shade(Fall.EVEN, strength)


def fading(since: float = 0) -> Shade:
    """From nothing above, or down to this part of it, to all at the bottom."""
    return Shade(Fall.FADING, since)


def glow(strength: float) -> Shade:
    """Strongest in its middle."""
    return Shade(Fall.GLOW, strength)


class Sheet(Protocol):
    """Coordinates are those of the finished picture."""

    def box(
        self,
        corner: Point,
        size: Point,
        fill: str | None,
        *,
        radius: float = 0,
        edge: str | None = None,
        pen: float = 0,
    ) -> None: ...

    def disc(self, centre: Point, radius: float, fill: str) -> None: ...

    def line(self, points: Sequence[Point], colour: str, pen: float) -> None: ...

    def text(
        self, text: str, at: Point, size: float, colour: str, anchor: str = "la", bold: bool = False
    ) -> None:
        """Anchors are Pillow's: `mm` is centred, `lm` begins at the left of the point."""

    def shade(
        self, corner: Point, size: Point, shade: Shade, colour: str, radius: float = 0
    ) -> None:
        """Colour laid over an area with round corners."""

    def figure(self, name: str, size: float, corner: Point) -> None:
        """One of `pictures/figures/`."""


def drawable(text: str) -> bool:
    """Whether the font that Pillow brings along has all its letters: it knows ASCII alone."""
    return text.isascii() and text.isprintable()
