"""What has happened at a table, for those who have missed it or want to read it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice

from wormgrill.match.listeners import Message
from wormgrill.match.store import StoredTable, TableStore
from wormgrill.match.table import Table
from wormgrill.match.view import LogPage, bare, told_since

LATEST = 64  # facts kept in memory, as they were told: most who come back have missed fewer


class Past:
    """The log of one table as far as it has been told: the latest from memory, else the store.

    Only who was away for long has the game replayed, in a thread; the event loop never does work
    that grows with the game.
    """

    def __init__(self, table: Callable[[], Table], store: TableStore) -> None:
        self._table = table
        self._store = store
        self._latest: deque[Message] = deque(maxlen=LATEST)

    def note(self, told: Iterable[Message]) -> None:
        self._latest.extend(told)

    async def kept(self) -> StoredTable:
        """The whole log, from the store: memory has only what it leads to."""
        kept = await self._store.load(self._table().id)
        assert kept is not None
        return kept

    async def since(self, version: int) -> list[Message]:
        """Everything after this version, as those heard it who were there."""
        now = self._table().version
        missing = now - version
        if missing <= 0:
            return []
        if missing <= len(self._latest):
            return [*islice(self._latest, len(self._latest) - missing, None)]
        kept = await self.kept()
        events = [event for event in kept.events if event.seq <= now]
        return await asyncio.to_thread(
            lambda: [Message.of(fact) for fact in told_since(kept.id, kept.code, events, version)]
        )

    async def page(self, before: int | None, limit: int) -> LogPage:
        """At most so many facts that were told before this number, or the newest; bare."""
        now = self._table().version
        last = now if before is None else min(before - 1, now)
        first = max(1, last - limit + 1)
        events = await self._store.read(self._table().id, first, last)
        return LogPage(events=[bare(event) for event in events], first=first)
