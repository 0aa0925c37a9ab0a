"""Whether the store can be read and written: tried out, but not for everybody who asks."""

import asyncio
from collections.abc import Callable
from time import monotonic

from wormgrill.match.errors import StoreTrouble
from wormgrill.server.store.database import Connection, Database

EVERY = 5.0  # seconds: asked more often, the last answer is given
_TRIED = "health"  # no process has this name


class Pulse:
    """One small write, undone within the same commit, and whether the database is still in its
    place: a file that was deleted or overwritten is written without any error."""

    def __init__(self, database: Database, clock: Callable[[], float] = monotonic) -> None:
        self._database = database
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._until = 0.0
        self._trouble: StoreTrouble | None = None

    async def check(self) -> None:
        """Raises StoreTrouble."""
        async with self._one_at_a_time:
            if self._clock() >= self._until:
                self._trouble = await self._found()
                self._until = self._clock() + EVERY
        if self._trouble:
            raise self._trouble

    async def _found(self) -> StoreTrouble | None:
        try:
            await asyncio.to_thread(self._database.must_be_there)
            await self._database.write(_try_out)
        except StoreTrouble as trouble:
            return trouble
        return None


def _try_out(connection: Connection) -> None:
    connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
    connection.execute(
        "INSERT INTO processes (id, began, seen, release, schema_version) VALUES (?, 0, 0, '', 0)",
        (_TRIED,),
    )
    connection.execute("DELETE FROM processes WHERE id = ?", (_TRIED,))
