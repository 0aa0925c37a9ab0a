"""How the pieces look on a terminal: in the browser's colours, by day and by night, or in none."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from textual.app import App
from textual.color import Color
from textual.style import Style

from wormgrill.reviews.html.styles import palette

_COLOUR = re.compile(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));")
_SEATS = range(7)
_SIGNS = {"worm": "worm-dark", "bun": "seat-3", "cucumber": "leaf", "cheese": "gold",
          "ketchup": "hen"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Look:
    """A style for everything that is drawn; colours never say what signs do not say too."""

    tile: Style  # its number
    tile_worms: Style
    tile_special: Style  # who stands on it
    tile_edge: Style
    aim: Style  # the tile that is about to be won
    aim_worms: Style
    aim_edge: Style
    back: Style  # a tile turned face down
    back_edge: Style
    gap: Style  # where a tile was
    die: Style
    golden: Style
    kept: Style  # dice laid aside
    spent: Style  # dice that cannot be kept
    hand: Style  # dice that are to be rolled
    strong: Style
    quiet: Style
    warm: Style  # what matters now
    good: Style
    bad: Style
    seats: tuple[Style, ...]
    signs: Mapping[str, Style]  # of faces that are no numbers, on a white die


@cache
def colours(dark: bool) -> dict[str, str]:
    """The palette of the pages that stand alone, by the names it has there."""
    return {
        name: both or (night if dark else day)
        for name, day, night, both in _COLOUR.findall(palette())
    }


def look_of(app: App[object]) -> Look:
    """By the app's theme; a theme in the terminal's own colours has none of ours."""
    return PLAIN if app.native_ansi_color else _look(app.current_theme.dark)


@cache
def _look(dark: bool) -> Look:
    has, day = colours(dark), colours(dark=False)

    def on(ground: str, ink: str, bold: bool = False) -> Style:
        return Style(Color.parse(has[ground]), Color.parse(has[ink]), bold=bold)

    def ink(name: str, bold: bool = False) -> Style:
        return Style(foreground=Color.parse(has[name]), bold=bold)

    def by_day(ground: str, name: str) -> Style:
        """Tiles and dice are bright by night too."""
        return Style(Color.parse(has[ground]), Color.parse(day[name]), bold=True)

    return Look(
        tile=on("tile", "tile-ink", bold=True),
        tile_worms=on("tile", "worm-dark", bold=True),
        tile_special=by_day("tile", "hen"),
        tile_edge=ink("tile-edge"),
        aim=on("gold", "tile-ink", bold=True),
        aim_worms=on("gold", "tile-ink", bold=True),
        aim_edge=ink("ember"),
        back=on("line", "quiet"),
        back_edge=ink("line"),
        gap=ink("line"),
        die=on("die", "tile-ink", bold=True),
        golden=on("gold", "tile-ink", bold=True),
        kept=on("tile-edge", "tile-ink", bold=True),
        spent=on("ground-far", "quiet"),
        hand=on("ground-far", "quiet"),
        strong=ink("text", bold=True),
        quiet=ink("quiet"),
        warm=ink("ember", bold=True),
        good=ink("leaf"),
        bad=ink("hen"),
        seats=tuple(ink(f"seat-{seat}", bold=True) for seat in _SEATS),
        signs={face: by_day("die", name) for face, name in _SIGNS.items()},
    )


_BLOCK = Style(reverse=True)
_BOLD_BLOCK = Style(reverse=True, bold=True)
_DIM = Style(dim=True)
_BOLD = Style(bold=True)
_NONE = Style()

PLAIN = Look(
    tile=_BOLD_BLOCK,
    tile_worms=_BLOCK,
    tile_special=_BLOCK,
    tile_edge=_DIM,
    aim=_BOLD,
    aim_worms=_BOLD,
    aim_edge=_BOLD,
    back=_DIM,
    back_edge=_DIM,
    gap=_DIM,
    die=_BOLD_BLOCK,
    golden=_BOLD_BLOCK,
    kept=_BOLD,
    spent=_DIM,
    hand=_DIM,
    strong=_BOLD,
    quiet=_NONE,
    warm=_BOLD,
    good=_NONE,
    bad=_NONE,
    seats=tuple(_BOLD for _ in _SEATS),
    signs={},
)
