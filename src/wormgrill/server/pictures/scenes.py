"""What is drawn: the house, an edition as it begins, a table as it stands, any position.

Pictures are the same in every language: there is no word on them but names.
"""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import NamedTuple

from wormgrill.match.table import SeatKind, Table, TableState
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Position, Spot, Turn
from wormgrill.rules.scoring import scores, winners
from wormgrill.server.pictures.canvas import Canvas, fitting
from wormgrill.server.pictures.pieces import EDGE, IVORY, TALL, die, tile, tile_back
from wormgrill.server.pictures.sheet import (
    HEIGHT,
    WIDTH,
    Point,
    Sheet,
    drawable,
    even,
    fading,
    glow,
)
from wormgrill.server.pictures.svg import SvgSheet
from wormgrill.server.pictures.worm import INK
from wormgrill.words.voice import Voice

NAME = "Wormgrill"
GROUND, _GROUND_FAR, _EMBER, _QUIET = "#efe4cb", "#e2d0a8", "#b8441f", "#5f544b"
_COAL, _COAL_EDGE, _BAR, _FIRE = "#44342b", "#1d1714", "#32261f", "#e26028"
_SEATS = ("#b8441f", "#4a7429", "#2f6f9f", "#8a6000", "#7a52a8", "#0f7571", "#6b5f55")
_MARGIN = 44
_HEADING = 104  # what stands above the grill
_CARD = 128  # the height of a player's card
_DICE = 62


class _Card(NamedTuple):
    """A player as the picture shows them."""

    name: str = ""
    top: Tile | None = None
    worms: int | None = None  # before the game there is nothing to count
    free: bool = False
    marked: bool = False  # on turn, or a winner


def house_picture() -> bytes:
    """For the start page, and all that is about no edition."""
    classic = EDITIONS["classic"]
    canvas = _sheet(NAME)
    _grill(canvas, classic.tiles, _face_up(classic), HEIGHT - _MARGIN)
    return canvas.png()


def edition_picture(edition: Edition) -> bytes:
    """The grill as the game begins."""
    canvas = _sheet(_title(edition))
    _grill(canvas, edition.tiles, _face_up(edition), HEIGHT - _MARGIN)
    return canvas.png()


def table_picture(table: Table) -> bytes:
    """The position as whoever opens the link finds it."""
    edition, position = table.terms.edition, table.position
    canvas = _sheet(_title(edition))
    grill = position.grill if position else _face_up(edition)
    _grill(canvas, edition.tiles, grill, HEIGHT - _MARGIN - _CARD - 20)
    _cards(canvas, _players(table))
    return canvas.png()


def position_picture(position: Position) -> bytes:
    """Any position, as pixels."""
    canvas = Canvas(GROUND)
    _draw_position(canvas, position)
    return canvas.png()


def position_drawing(position: Position) -> bytes:
    """The same as SVG, which can be made as large as one likes."""
    sheet = SvgSheet(GROUND)
    _draw_position(sheet, position)
    return sheet.svg()


def _draw_position(canvas: Sheet, position: Position) -> None:
    edition, turn = position.edition, position.turn
    _prepare(canvas, _title(edition))
    dice = turn is not None and bool(turn.kept or turn.rolled or turn.golden)
    bottom = HEIGHT - _MARGIN - _CARD - 20 - (_DICE + 8 if dice else 0)
    _grill(canvas, edition.tiles, position.grill, bottom)
    if turn is not None and dice:
        _dice(canvas, turn, bottom + 12)
    marked = (turn.player,) if turn else winners(position)
    _cards(
        canvas,
        [
            _Card(seat.name, seat.stack[-1] if seat.stack else None, worms, marked=place in marked)
            for place, (seat, worms) in enumerate(
                zip(position.seats, scores(position), strict=True)
            )
        ],
    )


def _dice(canvas: Sheet, turn: Turn, top: float) -> None:
    """Those laid aside lie in a tray, and beside it those that were rolled."""
    kept = [(face, False) for face in turn.kept]
    rolled = [(face, False) for face in turn.rolled or ()]
    rolled += [(turn.golden, True)] if turn.golden else []
    step = _DICE + 6
    gap = 36 if kept and rolled else 0
    left = (WIDTH - step * (len(kept) + len(rolled)) - gap) / 2
    if kept:
        size = step * len(kept) + 10, _DICE + 8
        canvas.box((left - 8, top - 4), size, None, radius=14, edge=EDGE, pen=3)
    for place, (face, golden) in enumerate([*kept, *rolled]):
        across = left + place * step + (gap if place >= len(kept) else 0)
        die(canvas, (across, top), _DICE, face, golden)


def _title(edition: Edition) -> str:
    title = Voice().title(edition)
    return title if drawable(title) else NAME


def _face_up(edition: Edition) -> tuple[Spot, ...]:
    return tuple(map(Spot, edition.tiles))


def _players(table: Table) -> list[_Card]:
    """Names only at public tables, where everybody has a nickname: chat servers fetch this."""
    named = [seat.name if table.terms.public else "" for seat in table.seats]
    free = [seat.kind is SeatKind.OPEN for seat in table.seats]
    position = table.position
    if position is None:
        return [_Card(name, free=open_) for name, open_ in zip(named, free, strict=True)]
    over = table.state is TableState.OVER
    marked = () if table.abandoned else winners(position) if over else (table.on_turn,)
    return [
        _Card(name, seat.stack[-1] if seat.stack else None, worms, marked=place in marked)
        for place, (name, seat, worms) in enumerate(
            zip(named, position.seats, scores(position), strict=True)
        )
    ]


def _sheet(title: str) -> Canvas:
    canvas = Canvas(GROUND)
    _prepare(canvas, title)
    return canvas


def _prepare(canvas: Sheet, title: str) -> None:
    """A summer evening, whose game it is, and where it is played."""
    canvas.shade((0, 0), (WIDTH, HEIGHT), fading(), _GROUND_FAR)
    canvas.shade((-200, 330), (WIDTH + 400, 600), glow(0.5), _FIRE)
    canvas.worm(76, (_MARGIN - 6, 16))
    room = WIDTH - 2 * _MARGIN - 86 - (0 if title == NAME else 200)
    canvas.text(title, (_MARGIN + 84, 58), fitting(title, 52, room), INK, "lm", bold=True)
    if title != NAME:
        canvas.text(NAME, (WIDTH - _MARGIN, 60), 30, _QUIET, "rm")


def _grill(canvas: Sheet, tiles: Sequence[Tile], spots: Sequence[Spot], bottom: float) -> None:
    """Every tile of the edition has its place, and leaves a gap there: two rows."""
    wide, high = WIDTH - 2 * _MARGIN, bottom - _HEADING
    canvas.box((_MARGIN, _HEADING), (wide, high), _COAL_EDGE, radius=26)
    canvas.box((_MARGIN + 5, _HEADING + 5), (wide - 10, high - 10), _COAL, radius=22)
    canvas.shade((_MARGIN + 5, _HEADING + 5), (wide - 10, high - 10), fading(0.3), _EMBER, 22)
    for bar in range(_MARGIN + 26, WIDTH - _MARGIN - 10, 24):
        canvas.line([(bar, _HEADING + 6), (bar, bottom - 7)], _BAR, 5)
    columns = max(4, ceil(len(tiles) / 2))
    size = min((wide - 60) / columns - 10, ((high - 44) / 2 - 14) / TALL)
    across = (size + 10) * columns - 10
    left, top = (WIDTH - across) / 2, _HEADING + (high - (2 * size * TALL + 20)) / 2
    for place, (shown, spot) in enumerate(_laid_out(tiles, spots)):
        corner = left + place % columns * (size + 10), top + place // columns * (size * TALL + 20)
        if spot is None:
            canvas.shade(corner, (size, size * TALL), even(0.4), _COAL_EDGE, size * 0.13)
        else:
            (tile if spot.up else tile_back)(canvas, corner, size, shown)


def _laid_out(tiles: Sequence[Tile], spots: Iterable[Spot]) -> list[tuple[Tile, Spot | None]]:
    """Of two equal tiles the left one is taken: the right one stays where it was (R34)."""
    left: dict[int, list[Spot]] = {}
    for spot in spots:
        left.setdefault(spot.tile.value, []).append(spot)
    found = [
        (shown, left[shown.value].pop() if left.get(shown.value) else None)
        for shown in reversed(tiles)
    ]
    return found[::-1]


def _cards(canvas: Sheet, players: Sequence[_Card]) -> None:
    gap = 14
    most = 300 if any(player.name for player in players) else 210
    wide = min(most, (WIDTH - 2 * _MARGIN + gap) / len(players) - gap)
    left = (WIDTH - (wide + gap) * len(players) + gap) / 2
    draw = _wide_card if wide > 200 else _narrow_card
    for place, player in enumerate(players):
        at = left + place * (wide + gap), HEIGHT - _MARGIN + 12 - _CARD
        edge, pen = (_EMBER, 5) if player.marked else (EDGE, 2)
        fill = GROUND if player.free else IVORY
        canvas.box(at, (wide, _CARD), fill, radius=18, edge=edge, pen=pen)
        draw(canvas, at, wide, player, EDGE if player.free else _SEATS[place % len(_SEATS)])


def _wide_card(canvas: Sheet, corner: Point, wide: float, player: _Card, colour: str) -> None:
    """The tile on top of their stack, and beside it who it is."""
    left, top = corner
    size = (_CARD - 30) / TALL
    _slot(canvas, (left + 16, top + 15), size, player.top)
    middle = left + 32 + size
    _who(canvas, (middle, top + 40), 21, wide - 48 - size, player, colour)
    _count(canvas, (middle, top + 90), 40, player.worms)


def _narrow_card(canvas: Sheet, corner: Point, wide: float, player: _Card, colour: str) -> None:
    """Who it is, and below what they have."""
    left, top = corner
    _who(canvas, (left + 14, top + 29), 14, wide - 28, player, colour)
    size = (_CARD - 62) / TALL
    _slot(canvas, (left + 16, top + 50), size, player.top)
    _count(canvas, (left + 30 + size, top + 84), 34, player.worms)


def _slot(canvas: Sheet, corner: Point, wide: float, top: Tile | None) -> None:
    if top:
        tile(canvas, corner, wide, top)
    else:
        canvas.box(corner, (wide, wide * TALL), None, radius=wide * 0.13, edge=EDGE, pen=2)


def _who(canvas: Sheet, at: Point, face: float, room: float, player: _Card, colour: str) -> None:
    x, y = at
    _face(canvas, (x + face, y), face, colour)
    if player.name and drawable(player.name):
        size = fitting(player.name, 1.4 * face, room - 2.4 * face)
        canvas.text(player.name, (x + 2.4 * face, y), size, INK, "lm", bold=True)


def _count(canvas: Sheet, at: Point, size: float, worms: int | None) -> None:
    if worms is not None:
        canvas.worm(size, (at[0], at[1] - size / 2))
        canvas.text(str(worms), (at[0] + 1.2 * size, at[1] + 2), size * 0.85, INK, "lm", bold=True)


def _face(canvas: Sheet, centre: Point, size: float, colour: str) -> None:
    """Of whoever sits there: the colour of the seat is all that is known of them."""
    x, y = centre
    canvas.disc(centre, size, colour)
    for side in (-1, 1):
        canvas.disc((x + side * size * 0.34, y - size * 0.14), size * 0.13, IVORY)
    smile = [
        (x + size * 0.42 * step / 6, y + size * (0.46 - 0.2 * (step / 6) ** 2))
        for step in range(-6, 7)
    ]
    canvas.line(smile, IVORY, size * 0.12)
