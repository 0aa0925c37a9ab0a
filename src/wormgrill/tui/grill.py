"""The grill: every tile of the edition in its place, whether it lies there or not."""

from collections.abc import Iterator
from math import ceil

from textual.content import Content

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Position, Spot
from wormgrill.tui.blocks import Block, beside, lines
from wormgrill.tui.drawing import Drawing
from wormgrill.tui.looks import Look
from wormgrill.tui.tiles import TileShape, down, taken, up
from wormgrill.words.voice import Voice

_WIDEST, _NARROWEST = 9, 5  # a tile and the gap beside it
_ROOMY = 11


class Grill(Drawing):
    """The tiles of a position; `aim` is the number of the one that is about to be won."""

    aim: int | None = None
    edges = True  # below the tiles

    def wanted(self, width: int) -> int:
        """The columns that it takes of so many."""
        if self.position is None:
            return 0
        shape, rows = layout(self.position.edition, width, self.roomy)
        return (shape.width + 1) * rows[0] - 1

    def _aimed(self, position: Position) -> Spot | None:
        """R34: of equal tiles the left one."""
        lying = (spot for spot in position.grill if spot.up and spot.tile.value == self.aim)
        return next(lying, None)

    def drawn(self, position: Position, voice: Voice, width: int) -> Content:
        shape, rows = layout(position.edition, width, self.roomy)
        shape = shape._replace(edge=self.edges)
        aimed = self._aimed(position)
        blocks = [
            _place(tile, spot, shape, self.look, voice, spot is not None and spot is aimed)
            for tile, spot in places(position)
        ]
        block: Block = []
        for many in rows:
            block += beside(blocks[:many])
            blocks = blocks[many:]
        return lines(block)


def layout(edition: Edition, width: int, roomy: bool) -> tuple[TileShape, list[int]]:
    """How large tiles are, and how many lie in each row: as many rows as the width asks for."""
    count, special = len(edition.tiles), bool(edition.specialists)
    rows = 3 if special else 2
    while (width + 1) // ceil(count / rows) < (_WIDEST if special else _NARROWEST) and rows < count:
        rows += 1
    each = ceil(count / rows)
    pitch = min((width + 1) // each, _ROOMY if roomy else _WIDEST)
    pitch -= pitch % 2 == 0 and pitch > _NARROWEST  # numbers of two digits in the middle
    shape = TileShape(max(pitch, 2) - 1, tall=roomy or not special, specialists=special)
    return shape, [min(each, count - first) for first in range(0, count, each)]


def places(position: Position) -> Iterator[tuple[Tile, Spot | None]]:
    """The edition's tiles in their order, each with its spot if it lies on the grill (R34)."""
    lying = list(position.grill)
    for tile in position.edition.tiles:
        spot = next((spot for spot in lying if spot.tile == tile), None)
        if spot:
            lying.remove(spot)
        yield tile, spot


def _place(
    tile: Tile, spot: Spot | None, shape: TileShape, look: Look, voice: Voice, aimed: bool
) -> Block:
    if spot is None:
        return taken(shape, look)
    if not spot.up:
        return down(tile, shape, look)
    return up(spot, shape, look, voice, aimed)
