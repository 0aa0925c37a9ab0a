"""Pictures for link previews, drawn by workers and kept for whoever asks next."""

from collections.abc import Callable
from typing import Literal

from wormgrill.formats.position_line import to_line
from wormgrill.match.table import Table
from wormgrill.rules.edition import Edition
from wormgrill.rules.position import Position
from wormgrill.work.job import Job, Workers
from wormgrill.work.made_once import MadeOnce

MOST_KEPT = 64  # some 150 KB each
DRAWING = 0.25  # seconds

PictureKey = tuple[str, ...]
PictureKind = Literal["png", "svg"]


class Painter:
    """Has each picture drawn once, as long as it is asked for; a table's anew when it changes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: MadeOnce[PictureKey, bytes] = MadeOnce(MOST_KEPT)

    async def house(self, asker: str) -> bytes:
        return await self._drawn(("house",), asker, draw_house)

    async def edition(self, edition: Edition, asker: str) -> bytes:
        return await self._drawn(("edition", edition.key), asker, draw_edition, edition)

    def knows(self, table: Table) -> bool:
        return _key(table) in self._kept

    async def table(self, table: Table, asker: str) -> bytes:
        return await self._drawn(_key(table), asker, draw_table, table)

    async def position(self, position: Position, kind: PictureKind, asker: str) -> bytes:
        return await self._drawn(
            _position_key(position, kind), asker, draw_position, position, kind
        )

    def knows_position(self, position: Position, kind: PictureKind) -> bool:
        return _position_key(position, kind) in self._kept

    async def _drawn(
        self, key: PictureKey, asker: str, draw: Callable[..., bytes], *what: object
    ) -> bytes:
        job = Job(draw, what, asker, DRAWING)
        return await self._kept.get(key, lambda: self._workers.do(job))


def _key(table: Table) -> PictureKey:
    return "table", table.id, str(table.changed)


def _position_key(position: Position, kind: PictureKind) -> PictureKey:
    return "position", kind, to_line(position)


# In a worker, which alone loads what it takes to draw.


def draw_house() -> bytes:
    from wormgrill.pictures.scenes import house_picture

    return house_picture()


def draw_edition(edition: Edition) -> bytes:
    from wormgrill.pictures.scenes import edition_picture

    return edition_picture(edition)


def draw_table(table: Table) -> bytes:
    from wormgrill.server.table_picture import table_picture

    return table_picture(table)


def draw_position(position: Position, kind: PictureKind) -> bytes:
    from wormgrill.pictures.scenes import position_drawing, position_picture

    return position_picture(position) if kind == "png" else position_drawing(position)
