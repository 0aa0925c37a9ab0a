"""What is drawn: the house, an edition as it begins, any position.

Pictures are the same in every language: there is no word on them but names.
"""

from typing import TYPE_CHECKING

from wormgrill.pictures.board import (
    CARD,
    DICE,
    GROUND,
    MARGIN,
    PlayerCard,
    cards,
    dice,
    grill,
    supply,
)
from wormgrill.pictures.canvas import Canvas, fitting
from wormgrill.pictures.sheet import HEIGHT, INK, WIDTH, Sheet, drawable, fading, glow
from wormgrill.pictures.svg import SvgSheet
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import Position, Spot
from wormgrill.rules.scoring import winners
from wormgrill.words.texts import LANGUAGE
from wormgrill.words.voice import Voice

if TYPE_CHECKING:
    from PIL import Image

NAME = "Wormgrill"
_GROUND_FAR, _QUIET, _FIRE = "#e2d0a8", "#5f544b", "#e26028"


def house_picture() -> bytes:
    """For the start page, and all that is about no edition."""
    classic = EDITIONS["classic"]
    canvas = Canvas(GROUND)
    _prepare(canvas, NAME)
    grill(canvas, classic, face_up(classic), HEIGHT - MARGIN)
    return canvas.png()


def edition_picture(edition: Edition) -> bytes:
    """The grill as the game begins."""
    canvas = prepared(edition)
    grill(canvas, edition, face_up(edition), HEIGHT - MARGIN)
    return canvas.png()


def position_picture(position: Position) -> bytes:
    """Any position, as a PNG."""
    return _canvas(position).png()


def position_pixels(position: Position) -> "Image.Image":
    """The same, as it is."""
    return _canvas(position).shown()


def position_drawing(position: Position) -> bytes:
    """The same as SVG, which can be made as large as one likes."""
    sheet = SvgSheet(GROUND)
    _draw_position(sheet, position)
    return sheet.svg()


def _canvas(position: Position) -> Canvas:
    canvas = Canvas(GROUND)
    _draw_position(canvas, position)
    return canvas


def _draw_position(canvas: Sheet, position: Position) -> None:
    edition, turn = position.edition, position.turn
    _prepare(canvas, _title(edition))
    lying = turn is not None and bool(turn.kept or turn.rolled or turn.golden)
    bottom = HEIGHT - MARGIN - CARD - 20 - (DICE + 8 if lying else 0)
    grill(canvas, edition, position.grill, bottom)
    supply(canvas, position.supply)
    if turn is not None and lying:
        dice(canvas, position, turn, bottom + 12)
    marked = (turn.player,) if turn else winners(position)
    cards(
        canvas,
        [
            PlayerCard(seat.name, seat, marked=place in marked)
            for place, seat in enumerate(position.seats)
        ],
    )


def prepared(edition: Edition) -> Canvas:
    """A canvas on which an edition is about to be drawn."""
    canvas = Canvas(GROUND)
    _prepare(canvas, _title(edition))
    return canvas


def face_up(edition: Edition) -> tuple[Spot, ...]:
    return start(edition, ()).grill


def _title(edition: Edition) -> str:
    title = Voice(LANGUAGE).title(edition)
    return title if drawable(title) else NAME


def _prepare(canvas: Sheet, title: str) -> None:
    """A summer evening, whose game it is, and where it is played."""
    canvas.shade((0, 0), (WIDTH, HEIGHT), fading(), _GROUND_FAR)
    canvas.shade((-200, 330), (WIDTH + 400, 600), glow(0.5), _FIRE)
    canvas.figure(WORM, 76, (MARGIN - 6, 16))
    room = WIDTH - 2 * MARGIN - 86 - (0 if title == NAME else 300)
    canvas.text(title, (MARGIN + 84, 58), fitting(title, 52, room), INK, "lm", bold=True)
    if title != NAME:
        canvas.text(NAME, (WIDTH - MARGIN, 60), 30, _QUIET, "rm")
