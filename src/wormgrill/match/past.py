"""What has happened at a table, for those who have missed it or want to read it."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from itertools import islice

from wormgrill.match.listeners import Message
from wormgrill.match.log import LoggedFact, entries
from wormgrill.match.store import StoredTable, TableStore
from wormgrill.match.table import Table, fold, replayed
from wormgrill.match.view import LogPage, bare, told

LATEST = 64  # facts kept in memory, as they were told: most who come back have missed fewer
PIECE = 500  # facts that are read and told at once

Entry = list[LoggedFact]


class Past:
    """The log of one table as far as it has been told: the latest from memory, else the store.

    Only who was away for long has the game replayed, piece by piece in a thread; neither the event
    loop nor memory ever has to do with a whole long game.
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
        return [message async for piece in self.pieces(version) for message in piece]

    async def pieces(self, version: int) -> AsyncIterator[list[Message]]:
        """The same, piece by piece."""
        now = self._table().version
        missing = now - version
        if missing <= 0:
            return
        if missing <= len(self._latest):
            yield [*islice(self._latest, len(self._latest) - missing, None)]
            return
        table = await self._start(version)
        async for piece in self._entries(table, now):
            table, messages = await asyncio.to_thread(self._replay, table, piece, version)
            if messages:
                yield messages

    async def at(self, entry: int) -> tuple[Table, Entry]:
        """One entry of the log, and the table after it."""
        table = await self._start(entry - 1)
        events = await self._store.read_entry(self._table().id, entry)
        async for piece in self._entries(table, events[-1].seq):
            table, _ = await asyncio.to_thread(self._replay, table, piece, events[-1].seq)
        assert table is not None
        return table, events

    async def _start(self, version: int) -> Table | None:
        """The table at its snapshot, if that is not after this version."""
        latest = await self._store.latest(self._table().id)
        assert latest is not None
        return latest.noted if 1 < latest.noted.version <= version else None

    async def _entries(self, after: Table | None, last: int) -> AsyncIterator[list[Entry]]:
        """What has followed, from the store, some at a time, whole."""
        rest: Sequence[LoggedFact] = ()
        for start in range(after.version + 1 if after else 1, last + 1, PIECE):
            until = min(last, start + PIECE - 1)
            found = entries([*rest, *await self._store.read(self._table().id, start, until)])
            rest = found.pop() if until < last else ()
            yield found

    def _replay(
        self, table: Table | None, piece: list[Entry], version: int
    ) -> tuple[Table | None, list[Message]]:
        """The table after this piece of its log, and what of it was told after this version."""
        id, code = self._table().id, self._table().code
        messages: list[Message] = []
        for entry in piece:
            table = fold(table, entry) if table else replayed(id, code, entry)
            if table.version > version:
                facts = told(entry, table)
                messages += [Message.of(fact) for fact in facts if fact["seq"] > version]
        return table, messages

    async def page(self, before: int | None, limit: int) -> LogPage:
        """At most so many facts that were told before this number, or the newest; bare."""
        now = self._table().version
        last = now if before is None else min(before - 1, now)
        first = max(1, last - limit + 1)
        events = await self._store.read(self._table().id, first, last)
        return LogPage(events=[bare(event) for event in events], first=first)
