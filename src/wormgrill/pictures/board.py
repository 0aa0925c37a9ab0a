"""The table in parts: the grill, the dice, a card for every player."""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import NamedTuple

from wormgrill.pictures.canvas import fitting
from wormgrill.pictures.outline import Point
from wormgrill.pictures.pieces import EDGE, IVORY, TALL, die, tile, tile_back
from wormgrill.pictures.sheet import HEIGHT, INK, WIDTH, Sheet, drawable, even, fading
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import WORM, Tile
from wormgrill.rules.position import Position, Seat, Spot, Turn, total
from wormgrill.rules.scoring import worms

GROUND, EMBER = "#efe4cb", "#b8441f"
_COAL, _COAL_EDGE, _BAR = "#44342b", "#1d1714", "#32261f"
_SEATS = ("#b8441f", "#4a7429", "#2f6f9f", "#8a6000", "#7a52a8", "#0f7571", "#6b5f55")
MARGIN = 44
_HEADING = 104  # what stands above the grill
CARD = 128  # the height of a player's card
DICE = 62


_SUM = 66  # the room for what the dice in the tray come to
BRATWORM = "bratworm"


class PlayerCard(NamedTuple):
    """A player as the picture shows them."""

    name: str = ""
    seat: Seat | None = None  # before the game there is nothing to show
    free: bool = False
    marked: bool = False  # on turn, or a winner


def dice(canvas: Sheet, position: Position, turn: Turn, top: float) -> None:
    """Those laid aside lie in a tray with what they come to, beside it those that were rolled."""
    kept = [(face, False) for face in turn.kept]
    rolled = [(face, False) for face in turn.rolled or ()]
    rolled += [(turn.golden, True)] if turn.golden else []
    step = DICE + 6
    tray = step * len(kept) + _SUM if kept else 0
    gap = 36 if kept and rolled else 0
    left = (WIDTH - tray - gap - step * len(rolled)) / 2
    if kept:
        canvas.box((left - 8, top - 4), (tray + 10, DICE + 8), None, radius=14, edge=EDGE, pen=3)
        middle = left + tray - _SUM / 2, top + DICE / 2
        canvas.text(str(total(position, turn)), middle, 40, INK, "mm", bold=True)
    for place, (face, golden) in enumerate([*kept, *rolled]):
        across = place * step if place < len(kept) else tray + gap + (place - len(kept)) * step
        die(canvas, (left + across, top), DICE, face, golden)


def grill(canvas: Sheet, edition: Edition, spots: Sequence[Spot], bottom: float) -> None:
    """Every tile of the edition has its place, and leaves a gap there: two rows."""
    wide, high = WIDTH - 2 * MARGIN, bottom - _HEADING
    canvas.box((MARGIN, _HEADING), (wide, high), _COAL_EDGE, radius=26)
    canvas.box((MARGIN + 5, _HEADING + 5), (wide - 10, high - 10), _COAL, radius=22)
    canvas.shade((MARGIN + 5, _HEADING + 5), (wide - 10, high - 10), fading(0.3), EMBER, 22)
    for bar in range(MARGIN + 26, WIDTH - MARGIN - 10, 24):
        canvas.line([(bar, _HEADING + 6), (bar, bottom - 7)], _BAR, 5)
    columns = max(4, ceil(len(edition.tiles) / 2))
    beside = 0.52 if edition.specialists else 0.1  # at least so much between two, in their widths
    size = min((wide - 60) / columns / (1 + beside), ((high - 44) / 2 - 14) / TALL)
    step = min((wide - 60) / columns, size * 1.52)
    left = (WIDTH - step * columns + step - size) / 2
    top = _HEADING + (high - (2 * size * TALL + 20)) / 2
    for place, (shown, spot) in enumerate(_laid_out(edition.tiles, spots)):
        corner = left + place % columns * step, top + place // columns * (size * TALL + 20)
        if spot is None:
            canvas.shade(corner, (size, size * TALL), even(0.4), _COAL_EDGE, size * 0.13)
            continue
        (tile if spot.up else tile_back)(canvas, corner, size, shown)
        if spot.specialist:
            at = corner[0] + size * 0.83, corner[1] - size * 0.12
            canvas.figure(spot.specialist, round(size * 0.68, 1), at)


def supply(canvas: Sheet, bratworms: int) -> None:
    """The Bratworms that nobody has yet, above the grill."""
    if bratworms:
        count(canvas, BRATWORM, (WIDTH - MARGIN - 270, 58), 50, bratworms)


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


def cards(canvas: Sheet, players: Sequence[PlayerCard]) -> None:
    gap = 14
    most = 300 if any(player.name for player in players) else 240
    wide = min(most, (WIDTH - 2 * MARGIN + gap) / len(players) - gap)
    left = (WIDTH - (wide + gap) * len(players) + gap) / 2
    draw = _wide_card if wide > 230 else _narrow_card
    for place, player in enumerate(players):
        at = left + place * (wide + gap), HEIGHT - MARGIN + 12 - CARD
        edge, pen = (EMBER, 5) if player.marked else (EDGE, 2)
        fill = GROUND if player.free else IVORY
        canvas.box(at, (wide, CARD), fill, radius=18, edge=edge, pen=pen)
        draw(canvas, at, wide, player, EDGE if player.free else _SEATS[place % len(_SEATS)])
        if player.seat and player.seat.specialist:  # stands on the card's edge
            canvas.figure(player.seat.specialist, 44, (at[0] + wide - 58, at[1] - 26))


def _wide_card(canvas: Sheet, corner: Point, wide: float, player: PlayerCard, colour: str) -> None:
    """Their stack, and beside it who it is."""
    left, top = corner
    size = (CARD - 36) / TALL
    _stack(canvas, (left + 15, top + 15), size, player.seat)
    middle = left + 42 + size
    _who(canvas, (middle, top + 40), 21, wide - 54 - size, player, colour)
    if player.seat:
        count(canvas, WORM, (middle, top + 90), 40, worms(player.seat))
        count(canvas, BRATWORM, (left + wide - 74, top + 90), 34, player.seat.bratworms or None)


def _narrow_card(
    canvas: Sheet, corner: Point, wide: float, player: PlayerCard, colour: str
) -> None:
    """Who it is, and below what they have."""
    left, top = corner
    _who(canvas, (left + 12, top + 28), 14, wide - 22, player, colour)
    size = (CARD - 64) / TALL
    _stack(canvas, (left + 12, top + 50), size, player.seat)
    middle = left + 29 + size
    if player.seat:
        held = player.seat.bratworms
        count(canvas, WORM, (middle, top + (68 if held else 84)), 34, worms(player.seat))
        count(canvas, BRATWORM, (middle + 4, top + 105), 28, held or None)


def _stack(canvas: Sheet, corner: Point, wide: float, seat: Seat | None) -> None:
    """The tile on top (R8), and that there are others below."""
    (x, y), size = corner, (wide, wide * TALL)
    if not seat or not seat.stack:
        canvas.box(corner, size, None, radius=wide * 0.13, edge=EDGE, pen=2)
        return
    for below in range(min(3, len(seat.stack) - 1), 0, -1):
        at = x + 4 * below, y + 3 * below
        canvas.box(at, size, IVORY, radius=wide * 0.13, edge=EDGE, pen=2)
    tile(canvas, corner, wide, seat.stack[-1])


def _who(
    canvas: Sheet, at: Point, face: float, room: float, player: PlayerCard, colour: str
) -> None:
    x, y = at
    _face(canvas, (x + face, y), face, colour)
    if player.name and drawable(player.name):
        size = fitting(player.name, 1.4 * face, room - 2.4 * face)
        canvas.text(player.name, (x + 2.4 * face, y), size, INK, "lm", bold=True)


def count(canvas: Sheet, figure: str, at: Point, size: float, many: int | None) -> None:
    if many is not None:
        canvas.figure(figure, size, (at[0], at[1] - size / 2))
        canvas.text(str(many), (at[0] + 1.15 * size, at[1] + 2), size * 0.85, INK, "lm", bold=True)


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
