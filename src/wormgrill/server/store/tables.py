"""Tables in the database: the match's store protocol in SQL."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from wormgrill.match.log import LoggedFact
from wormgrill.match.store import Batch, NewTable, StoredTable
from wormgrill.match.table import SeatKind
from wormgrill.server.store.sqlite import Database

LAST = 2**63 - 1  # no log has a higher number


class SqlTables:
    """A `TableStore` on SQLite: tables, their logs, and who sits where."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ping(self) -> None:
        await self._first("SELECT 1 FROM tables LIMIT 1", ())

    async def make_table(self, table: NewTable) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, code, maker, public, state, due, seed, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.id,
                    table.code,
                    table.maker,
                    table.public,
                    table.batch.state,
                    table.batch.due,
                    table.seed,
                    table.batch.events[0].at,
                ),
            )
            connection.execute(
                "UPDATE guests SET seed = ? WHERE id = ?", (table.next_seed, table.maker)
            )
            _append(connection, table.batch)
            if table.follows:
                _append(connection, table.follows)

        await self._database.write(work)

    async def append(self, batch: Batch) -> None:
        await self._database.write(lambda connection: _append(connection, batch))

    async def load(self, table: str) -> StoredTable | None:
        def work(connection: sqlite3.Connection) -> StoredTable | None:
            found = connection.execute(
                "SELECT code, seed FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if found is None:
                return None
            code, seed = found
            return StoredTable(table, code, seed, _log(connection, table))

        return await self._database.read(work)

    async def read(self, table: str, first: int, last: int) -> list[LoggedFact]:
        return await self._database.read(lambda connection: _log(connection, table, first, last))

    async def answered(self, table: str, guest: str, key: str) -> int | None:
        entry: int | None = await self._first(
            "SELECT entry FROM events WHERE table_id = ? AND guest = ? AND key = ?",
            (table, guest, key),
        )
        return entry

    async def table_with_code(self, code: str) -> str | None:
        id: str | None = await self._first("SELECT id FROM tables WHERE code = ?", (code,))
        return id

    async def public_tables(self, most: int) -> list[str]:
        return await self._column(
            "SELECT id FROM tables WHERE public AND state <> 'over' ORDER BY touched DESC LIMIT ?",
            (most,),
        )

    async def due_tables(self) -> list[str]:
        return await self._column("SELECT id FROM tables WHERE due", ())

    async def untouched_tables(self, open_before: float, playing_before: float) -> list[str]:
        return await self._column(
            "SELECT id FROM tables WHERE (state = 'open' AND touched < ?)"
            " OR (state = 'playing' AND touched < ?)",
            (open_before, playing_before),
        )

    async def tables_of(self, guest: str, most: int) -> list[str]:
        return await self._column(
            "SELECT id FROM tables JOIN sitting ON id = table_id"
            " WHERE guest = ? AND state <> 'over' ORDER BY touched DESC LIMIT ?",
            (guest, most),
        )

    async def delete_tables(self, before: float) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            gone = connection.execute(
                "DELETE FROM tables WHERE touched < ? RETURNING id", (before,)
            )
            ids = [id for (id,) in gone]
            connection.execute("DELETE FROM guests WHERE seen < ?", (before,))
            return ids

        return await self._database.write(work)

    async def _first(self, sql: str, values: Sequence[object]) -> Any:
        row = await self._database.read(
            lambda connection: connection.execute(sql, values).fetchone()
        )
        return row and row[0]

    async def _column(self, sql: str, values: Sequence[object]) -> list[str]:
        return await self._database.read(
            lambda connection: [value for (value,) in connection.execute(sql, values)]
        )


def _log(
    connection: sqlite3.Connection, table: str, first: int = 1, last: int = LAST
) -> list[LoggedFact]:
    rows = connection.execute(
        "SELECT seq, entry, at, guest, key, fact FROM events"
        " WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq",
        (table, first, last),
    )
    return [_event(*row) for row in rows]


def _event(
    seq: int, entry: int, at: float, guest: str | None, key: str | None, fact: str
) -> LoggedFact:
    return LoggedFact(seq, entry, at, guest, key, msgspec.json.decode(fact))


def _append(connection: sqlite3.Connection, batch: Batch) -> None:
    table = batch.table
    connection.executemany(
        "INSERT INTO events (table_id, seq, entry, at, guest, key, fact)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        ((table, *event[:5], msgspec.json.encode(event.fact).decode()) for event in batch.events),
    )
    touched = max((event.at for event in batch.events if event.guest), default=0.0)
    connection.execute(
        "UPDATE tables SET state = ?, due = ?, touched = max(touched, ?) WHERE id = ?",
        (batch.state, batch.due, touched, table),
    )
    sitting = {
        event.guest
        for event in batch.events
        if event.fact["type"] == "sat" and event.fact["kind"] != SeatKind.BOT
    }
    connection.executemany(
        "INSERT OR IGNORE INTO sitting (guest, table_id) VALUES (?, ?)",
        ((guest, table) for guest in sitting),
    )
