"""Pictures for link previews, drawn one at a time in a thread and kept for whoever asks next."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from wormgrill.match.table import Table
from wormgrill.rules.edition import Edition
from wormgrill.server.problems import ServerRefusal

MOST_KEPT = 64  # some 150 KB each
MOST_WAITING = 8
_RETRY_AFTER = 2

PictureKey = tuple[str, ...]


class Painter:
    """Draws each picture once, as long as it is asked for; a table's anew when it has changed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[PictureKey, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()
        self._waiting = 0

    async def house(self) -> bytes:
        from wormgrill.server.pictures.scenes import house_picture

        return await self._drawn(("house",), house_picture)

    async def edition(self, edition: Edition) -> bytes:
        from wormgrill.server.pictures.scenes import edition_picture

        return await self._drawn(("edition", edition.key), lambda: edition_picture(edition))

    def knows(self, table: Table) -> bool:
        return _key(table) in self._kept

    async def table(self, table: Table) -> bytes:
        from wormgrill.server.pictures.scenes import table_picture

        return await self._drawn(_key(table), lambda: table_picture(table))

    async def _drawn(self, key: PictureKey, draw: Callable[[], bytes]) -> bytes:
        if key not in self._kept:
            await self._keep(key, draw)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _keep(self, key: PictureKey, draw: Callable[[], bytes]) -> None:
        if self._waiting >= MOST_WAITING:
            raise ServerRefusal(
                "too-fast", "Too many pictures are wanted now.", retry_after=_RETRY_AFTER
            )
        self._waiting += 1
        try:
            async with self._drawing:
                if key not in self._kept:  # drawn while this one waited
                    self._kept[key] = await asyncio.to_thread(draw)
        finally:
            self._waiting -= 1
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _key(table: Table) -> PictureKey:
    return "table", table.id, str(table.changed)
