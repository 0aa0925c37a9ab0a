"""Parties in the database: who came, the tables of their rounds, and what became of them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from wormgrill.match.store import Batch, NewTable, Overtaken
from wormgrill.party.party import (
    Party,
    PartyGuest,
    PartyState,
    PartyTable,
    PartyTerms,
    TableLuck,
    TableResult,
)
from wormgrill.server.store.database import Connection, Database
from wormgrill.server.store.tables import store_batch, store_new, told_of

HERE, AWAY = "here", "away"
REVIEW_LEASE = 120.0  # seconds for which a process reviews a table


class KeptTable(NamedTuple):
    """A table of a party, by their ids."""

    party: str
    table: str


class SqlParties:
    """Parties, each changed by compare-and-set: who changes one must have seen its last version."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, party: Party, key: str | None, at: float) -> None:
        """Overtaken if this host's key has made one already."""

        def work(connection: Connection) -> None:
            made = connection.execute(
                "INSERT INTO parties (id, code, host, made_key, terms, state, round, numbers,"
                " version, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (
                    party.id,
                    party.code,
                    party.host,
                    key,
                    _text(party.terms),
                    party.state,
                    party.round,
                    party.numbers,
                    party.version,
                    at,
                ),
            )
            if not made.rowcount:
                raise Overtaken
            _store_guests(connection, party.id, (), party.guests)

        await self._database.write(work)

    async def save(
        self,
        before: Party,
        after: Party,
        at: float,
        tables: Sequence[NewTable] = (),
        endings: Sequence[Batch] = (),
    ) -> None:
        """What has changed, with the tables it makes and those it gives up: all of it or nothing.

        Overtaken if anything of it has gone on meanwhile.
        """

        def work(connection: Connection) -> None:
            for table in tables:
                store_new(connection, table, at)
            for ending in sorted(endings, key=lambda ending: ending.table):
                if not store_batch(connection, ending, at):
                    raise Overtaken
            moved = connection.execute(
                "UPDATE parties SET version = ?, state = ?, round = ?, numbers = ?, touched = ?"
                " WHERE id = ? AND version = ?",
                (
                    after.version,
                    after.state,
                    after.round,
                    after.numbers,
                    at,
                    after.id,
                    before.version,
                ),
            )
            if not moved.rowcount:
                raise Overtaken
            _store_guests(connection, after.id, before.guests, after.guests)
            _store_tables(connection, after.id, before.tables, after.tables)

        await self._database.write(work, told=f"party {after.id}")
        for ending in endings:
            self._database.tell(told_of(ending))

    async def load(self, id: str) -> Party | None:
        return await self._database.read(lambda connection: _party(connection, id))

    async def version_of(self, id: str) -> int | None:
        version: int | None = await self._first("SELECT version FROM parties WHERE id = ?", (id,))
        return version

    async def with_code(self, code: str) -> str | None:
        id: str | None = await self._first("SELECT id FROM parties WHERE code = ?", (code,))
        return id

    async def made_with(self, host: str, key: str) -> str | None:
        id: str | None = await self._first(
            "SELECT id FROM parties WHERE host = ? AND made_key = ?", (host, key)
        )
        return id

    async def unfinished(self, host: str) -> int:
        """How many this guest has made that are not over."""
        count: int = await self._first(
            "SELECT count(*) FROM parties WHERE host = ? AND state <> 'over'", (host,)
        )
        return count

    async def of_guest(self, guest: str, most: int) -> list[str]:
        """Those that somebody hosts or has joined, the last one first."""

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM parties WHERE host = ? OR id IN"
                " (SELECT party FROM party_guests WHERE guest = ?) ORDER BY touched DESC LIMIT ?",
                (guest, guest, most),
            )
            return [id for (id,) in rows]

        return await self._database.read(work)

    async def delete(self, id: str) -> None:
        """The tables stay those of who sat there."""
        await self._database.write(
            lambda connection: connection.execute("DELETE FROM parties WHERE id = ?", (id,)),
            told=f"party {id}",
        )

    async def ended_tables(self, most: int) -> list[KeptTable]:
        """Over, and not noted yet."""

        def work(connection: Connection) -> list[KeptTable]:
            rows = connection.execute(
                "SELECT party, table_id FROM party_tables JOIN tables ON tables.id = table_id"
                " WHERE result IS NULL AND tables.state = 'over' LIMIT ?",
                (most,),
            )
            return [KeptTable(*row) for row in rows]

        return await self._database.read(work)

    async def take_unreviewed(self, now: float) -> KeptTable | None:
        """One to be reviewed that no process reviews: ours, for the time of a lease."""
        free = (
            "SELECT table_id FROM party_tables WHERE result IS NOT NULL AND luck IS NULL"
            " AND held_until < ? ORDER BY held_until LIMIT 1"
        )
        if await self._first(free, (now,)) is None:
            return None

        def work(connection: Connection) -> KeptTable | None:
            row = connection.execute(
                f"UPDATE party_tables SET held_until = ? WHERE table_id IN"  # noqa: S608 - our own text
                f" ({free}{self._database.skip_locked}) RETURNING party, table_id",
                (now + REVIEW_LEASE, now),
            ).fetchone()
            return row and KeptTable(*row)

        return await self._database.write(work)

    async def _first(self, sql: str, values: Sequence[object]) -> Any:
        row = await self._database.read(
            lambda connection: connection.execute(sql, values).fetchone()
        )
        return row and row[0]


def _party(connection: Connection, id: str) -> Party | None:
    row = connection.execute(
        "SELECT code, host, terms, version, state, round, numbers FROM parties WHERE id = ?", (id,)
    ).fetchone()
    if row is None:
        return None
    code, host, terms, version, state, round, numbers = row
    guests = connection.execute(
        "SELECT number, guest, name, state FROM party_guests WHERE party = ? ORDER BY number", (id,)
    )
    tables = connection.execute(
        "SELECT round, number, table_id, seats, result, luck FROM party_tables WHERE party = ?"
        " ORDER BY round, number",
        (id,),
    )
    return Party(
        id,
        code,
        host,
        msgspec.json.decode(terms, type=PartyTerms),
        version,
        PartyState(state),
        round,
        numbers,
        tuple(
            PartyGuest(number, guest, name, away == AWAY) for number, guest, name, away in guests
        ),
        tuple(_table(*row) for row in tables),
    )


def _table(
    round: int, number: int, table: str, seats: str, result: str | None, luck: str | None
) -> PartyTable:
    return PartyTable(
        round,
        number,
        table,
        tuple(msgspec.json.decode(seats)),
        None if result is None else msgspec.json.decode(result, type=TableResult),
        None if luck is None else msgspec.json.decode(luck, type=TableLuck),
    )


def _store_guests(
    connection: Connection, party: str, before: Sequence[PartyGuest], after: Sequence[PartyGuest]
) -> None:
    """None ever goes: those who leave are away."""
    for guest in after:
        if guest not in before:
            connection.execute(
                "INSERT INTO party_guests (party, number, guest, name, state)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (party, number)"
                " DO UPDATE SET name = excluded.name, state = excluded.state",
                (party, guest.number, guest.guest, guest.name, AWAY if guest.away else HERE),
            )


def _store_tables(
    connection: Connection, party: str, before: Sequence[PartyTable], after: Sequence[PartyTable]
) -> None:
    """A row that is gone meanwhile, since its table was deleted, does not come back."""
    known, left = {table.table for table in before}, {table.table for table in after}
    for gone in known - left:
        connection.execute(
            "DELETE FROM party_tables WHERE party = ? AND table_id = ?", (party, gone)
        )
    for table in after:
        result = None if table.result is None else _text(table.result)
        luck = None if table.luck is None else _text(table.luck)
        if table.table not in known:
            connection.execute(
                "INSERT INTO party_tables (party, round, number, table_id, seats)"
                " VALUES (?, ?, ?, ?, ?)",
                (party, table.round, table.number, table.table, _text(table.seats)),
            )
        elif table not in before:
            connection.execute(
                "UPDATE party_tables SET result = ?, luck = ? WHERE party = ? AND table_id = ?",
                (result, luck, party, table.table),
            )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
