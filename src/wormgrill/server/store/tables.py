"""Tables in the database: the match's store protocol in SQL."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from wormgrill.match.log import LoggedFact
from wormgrill.match.snapshot import restored
from wormgrill.match.store import (
    LAST,
    LEASE,
    Batch,
    LatestTable,
    NewTable,
    Overtaken,
    StoredTable,
)
from wormgrill.match.table import SeatKind, made
from wormgrill.server.store.database import Connection, Database
from wormgrill.server.store.games import keep_outcome
from wormgrill.server.store.pulse import Pulse

_EVENTS = "SELECT seq, entry, at, guest, key, fact FROM events"


class _LatestRows(NamedTuple):
    code: str
    seed: bytes
    snapshot: str | None
    first: list[LoggedFact]
    events: list[LoggedFact]


class SqlTables:
    """A `TableStore` in SQL: tables, their logs, and who sits where."""

    def __init__(self, database: Database, shared: bool = False) -> None:
        self._database = database
        self.shared = shared
        self._pulse = Pulse(database)
        # Nothing is stamped as older than what was there at the start: what a clock stores that
        # shows 2020 until the network sets it would soon be deleted.
        self.newest_before = 0.0
        self.overtaken: Callable[[], None] = lambda: None  # to be told of it

    async def ping(self) -> None:
        await self._pulse.check()

    async def make_table(self, table: NewTable) -> None:
        def work(connection: Connection) -> bool:
            store_new(connection, table, self.newest_before)
            if table.follows and not store_batch(connection, table.follows, self.newest_before):
                raise Overtaken
            return True

        await self._database.write(work, told=told_of(table.follows) if table.follows else "")

    async def append(self, batch: Batch) -> None:
        if not await self._database.write(
            lambda connection: store_batch(connection, batch, self.newest_before),
            batch.table,
            told_of(batch),
        ):
            self.overtaken()
            raise Overtaken

    async def load(self, table: str) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            found = connection.execute(
                "SELECT code, seed FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if found is None:
                return None
            code, seed = found
            return StoredTable(table, code, seed, _log(connection, table))

        return await self._database.read(work)

    async def latest(self, table: str) -> LatestTable | None:
        def work(connection: Connection) -> _LatestRows | None:
            found = connection.execute(
                "SELECT code, seed, snapshot, snapshot_version FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if found is None:
                return None
            code, seed, snapshot, version = found
            rest = _log(connection, table, max(version, 1) + 1)
            return _LatestRows(code, seed, snapshot, _log(connection, table, 1, 1), rest)

        rows = await self._database.read(work)
        if rows is None:
            return None
        begun = made(table, rows.code, rows.first[0])
        noted = begun if rows.snapshot is None else restored(begun, rows.snapshot)
        return LatestTable(begun, noted, rows.seed, rows.events)

    async def read_entry(self, table: str, entry: int) -> list[LoggedFact]:
        def work(connection: Connection) -> list[LoggedFact]:
            rows = connection.execute(
                f"{_EVENTS} WHERE table_id = ? AND seq >= ? AND entry = ? ORDER BY seq",
                (table, entry, entry),
            )
            return [_event(*row) for row in rows]

        return await self._database.read(work)

    async def read(self, table: str, first: int, last: int) -> list[LoggedFact]:
        return await self._database.read(lambda connection: _log(connection, table, first, last))

    async def answered(self, table: str, guest: str, key: str) -> int | None:
        entry: int | None = await self._first(
            "SELECT entry FROM events WHERE table_id = ? AND guest = ? AND key = ?",
            (table, guest, key),
        )
        return entry

    async def made_with(self, maker: str, key: str) -> str | None:
        id: str | None = await self._first(
            "SELECT id FROM tables WHERE maker = ? AND made_key = ?", (maker, key)
        )
        return id

    async def table_with_code(self, code: str) -> str | None:
        id: str | None = await self._first("SELECT id FROM tables WHERE code = ?", (code,))
        return id

    async def public_tables(self, most: int) -> list[str]:
        return await self._column(
            "SELECT id FROM tables WHERE public AND state <> 'over' ORDER BY touched DESC LIMIT ?",
            (most,),
        )

    async def version_of(self, table: str) -> int | None:
        version: int | None = await self._first("SELECT version FROM tables WHERE id = ?", (table,))
        return version

    async def seed_of(self, guest: str) -> bytes | None:
        seed: bytes | None = await self._first("SELECT seed FROM guests WHERE id = ?", (guest,))
        return seed

    async def take_due(self, now: float, most: int) -> list[str]:
        free = "SELECT id FROM tables WHERE due_at <= ? AND held_until < ? ORDER BY due_at LIMIT ?"
        if not await self._column(free, (now, now, 1)):
            return []
        locked = free + self._database.skip_locked

        def work(connection: Connection) -> list[str]:
            taken = connection.execute(
                f"UPDATE tables SET held_until = ? WHERE id IN ({locked}) RETURNING id",  # noqa: S608 - our own text
                (now + LEASE, now, now, most),
            )
            return [id for (id,) in taken]

        return await self._database.write(work)

    async def put_off(self, table: str, version: int, due_at: float | None) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE tables SET due_at = ?, held_until = 0 WHERE id = ? AND version = ?",
                (due_at, table, version),
            )
        )

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

    async def unfinished(self, maker: str) -> int:
        count: int = await self._first(
            "SELECT count(*) FROM tables WHERE maker = ? AND state <> 'over'", (maker,)
        )
        return count

    async def newest(self) -> float | None:
        newest: float | None = await self._first(
            "SELECT max(at) FROM (SELECT max(touched) AS at FROM tables"
            " UNION ALL SELECT max(seen) FROM guests) AS both_kinds",
            (),
        )
        return newest

    async def delete_tables(self, before: float, most: int) -> list[str]:
        def work(connection: Connection) -> list[str]:
            gone = connection.execute(
                "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE touched < ?"
                " ORDER BY touched LIMIT ?) RETURNING id",
                (before, most),
            )
            ids = [id for (id,) in gone]
            connection.execute("DELETE FROM parties WHERE touched < ?", (before,))
            connection.execute(
                "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?"
                " ORDER BY seen LIMIT ?)",
                (before, most),
            )
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


def _log(connection: Connection, table: str, first: int = 1, last: int = LAST) -> list[LoggedFact]:
    rows = connection.execute(
        f"{_EVENTS} WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq",
        (table, first, last),
    )
    return [_event(*row) for row in rows]


def _event(
    seq: int, entry: int, at: float, guest: str | None, key: str | None, fact: str
) -> LoggedFact:
    return LoggedFact(seq, entry, at, guest, key, msgspec.json.decode(fact))


def told_of(batch: Batch) -> str:
    """For the other processes that have this table in memory."""
    return f"table {batch.table} {batch.version}"


def store_new(connection: Connection, table: NewTable, newest_before: float) -> None:
    """The table, and its maker's next seed. Overtaken if the one it is made of is spent."""
    spent = connection.execute(
        "UPDATE guests SET seed = ? WHERE id = ? AND seed = ?",
        (table.next_seed, table.maker, table.seed),
    )
    if not spent.rowcount:
        raise Overtaken
    connection.execute(
        "INSERT INTO tables (id, code, maker, public, state, seed, touched, made_key, follows)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.code,
            table.maker,
            table.public,
            table.batch.state,
            table.seed,
            table.batch.events[0].at,
            table.key,
            table.follows and table.follows.table,
        ),
    )
    store_batch(connection, table.batch, newest_before)


def store_batch(connection: Connection, batch: Batch, newest_before: float) -> bool:
    """Whether it follows what is there, with a fresh key if it has one: else somebody was faster,
    and nothing is written."""
    table, first = batch.table, batch.events[0]
    now = batch.events[-1].at
    touched = max((event.at for event in batch.events if event.guest), default=0.0)
    touched = max(touched, newest_before) if touched else 0.0
    moved = connection.execute(
        "UPDATE tables SET version = ?, state = ?, due_at = ?, held_until = ?, call_at = ?,"
        " touched = CASE WHEN touched < ? THEN ? ELSE touched END WHERE id = ? AND version = ?"
        " AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = ? AND guest = ? AND key = ?)",
        (
            batch.version,
            batch.state,
            batch.due_at,
            now + LEASE,
            batch.call_at,
            touched,
            touched,
            table,
            first.seq - 1,
            table,
            first.guest,
            first.key,
        ),
    )
    if not moved.rowcount:
        return False
    if batch.snapshot is not None:
        connection.execute(
            "UPDATE tables SET snapshot = ?, snapshot_version = ? WHERE id = ?",
            (batch.snapshot, batch.version, table),
        )
    connection.executemany(
        "INSERT INTO events (table_id, seq, entry, at, guest, key, fact)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, *event[:5], msgspec.json.encode(event.fact).decode()) for event in batch.events],
    )
    sitting = {
        event.guest
        for event in batch.events
        if event.fact["type"] == "sat" and event.fact["kind"] != SeatKind.BOT
    }
    for guest in sitting:
        connection.execute(
            "INSERT INTO sitting (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (guest, table),
        )
    if batch.outcome is not None:
        keep_outcome(connection, table, batch.outcome)
    return True
