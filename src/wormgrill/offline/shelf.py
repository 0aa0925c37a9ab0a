"""Tables kept on this device: all in memory, and every commit on a shelf that outlives it."""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from wormgrill.formats.record import print_record
from wormgrill.match.errors import StoreTrouble
from wormgrill.match.guest import Guest
from wormgrill.match.log import LoggedFact
from wormgrill.match.store import Batch, LatestTable, NewTable, Overtaken, StoredTable
from wormgrill.match.table import SeatKind, TableState, made, replayed
from wormgrill.match.table_record import record_of

_GUEST = "guest"
_TABLE, _LOG, _DONE = "table", "log", "done"


class Shelf(Protocol):
    """Texts under names, on this device; in the browser it is IndexedDB."""

    def keep(self, texts: Mapping[str, str]) -> Awaitable[None]:
        """All of them or none; returns once they are safe."""

    def drop(self, prefixes: list[str]) -> Awaitable[None]:
        """All whose names begin so."""


class _KeptGuest(msgspec.Struct):
    id: str
    name: str
    language: str
    seed: str


class _KeptTable(msgspec.Struct):
    """What of a table is not in its log."""

    code: str
    maker: str
    seed: str
    key: str | None = None


class _KeptBatch(msgspec.Struct):
    """A piece of a log, and the state it leads to."""

    state: TableState
    events: list[LoggedFact]


class _DoneGame(msgspec.Struct):
    """A game to be handed in, and the guest's own seat."""

    record: str
    seat: int | None


@dataclass(slots=True)
class _Row:
    kept: _KeptTable
    events: list[LoggedFact] = field(default_factory=list)
    state: TableState = TableState.OPEN

    @property
    def version(self) -> int:
        return self.events[-1].seq if self.events else 0


class ShelfTables:
    """A `TableStore` for one guest on one device."""

    shared = False

    def __init__(self, shelf: Shelf, guest: Guest) -> None:
        self.guest = guest
        self._shelf = shelf
        self._rows: dict[str, _Row] = {}  # the oldest first

    @classmethod
    def from_shelf(cls, shelf: Shelf, texts: Mapping[str, str], stranger: Guest) -> "ShelfTables":
        """As the shelf has it; `stranger` is who plays here if nobody has yet."""
        found = cls(shelf, stranger)
        if _GUEST in texts:
            kept = msgspec.json.decode(texts[_GUEST], type=_KeptGuest)
            found.guest = Guest(kept.id, kept.name, kept.language, bytes.fromhex(kept.seed))
        for name in sorted(texts):  # the log of a table in its order, after all tables
            kind, _, rest = name.partition("/")
            if kind == _LOG:
                row = found._row_of(rest.partition("/")[0], texts)
                batch = msgspec.json.decode(texts[name], type=_KeptBatch)
                row.events += batch.events
                row.state = batch.state
        return found

    def _row_of(self, id: str, texts: Mapping[str, str]) -> _Row:
        if id not in self._rows:
            kept = msgspec.json.decode(texts[f"{_TABLE}/{id}"], type=_KeptTable)
            self._rows[id] = _Row(kept)
        return self._rows[id]

    async def keep_guest(self) -> None:
        await self._keep({_GUEST: _guest_text(self.guest, self.guest.seed)})

    async def drop_table(self, id: str) -> None:
        """It is not needed here any more."""
        if self._rows.pop(id, None):
            await self._shelf.drop([f"{_TABLE}/{id}", f"{_LOG}/{id}/"])

    @property
    def tables(self) -> list[str]:
        """All of them, the newest last."""
        return sorted(self._rows, key=lambda table: self._rows[table].events[0].at)

    async def _keep(self, texts: Mapping[str, str]) -> None:
        try:
            await self._shelf.keep(texts)
        except Exception as error:  # a full disk, a browser that keeps nothing
            raise StoreTrouble(f"This device could not keep it: {error}") from error

    # The protocol

    async def ping(self) -> None:
        """Nothing to be asked."""

    async def make_table(self, table: NewTable) -> None:
        if table.seed != self.guest.seed:
            raise Overtaken
        kept = _KeptTable(table.code, table.maker, table.seed.hex(), table.key)
        texts = {
            _GUEST: _guest_text(self.guest, table.next_seed),
            f"{_TABLE}/{table.id}": msgspec.json.encode(kept).decode(),
            **_log_text(table.batch),
        }
        if table.follows:
            self._must_follow(table.follows)
            texts |= _log_text(table.follows)
        await self._keep(texts)
        self._rows[table.id] = _Row(kept)
        self._take(table.batch)
        if table.follows:
            self._take(table.follows)

    async def append(self, batch: Batch) -> None:
        self._must_follow(batch)
        first = batch.events[0]
        if first.guest and first.key and await self.answered(batch.table, first.guest, first.key):
            raise Overtaken
        await self._keep(_log_text(batch) | self._done(batch))
        self._take(batch)

    def _done(self, batch: Batch) -> dict[str, str]:
        """The record of a game that has come to its end, to be handed in."""
        if not any(event.fact["type"] == "game-over" for event in batch.events):
            return {}
        row = self._rows[batch.table]
        events = [*row.events, *batch.events]
        whole = StoredTable(batch.table, row.kept.code, bytes.fromhex(row.kept.seed), events)
        seats = replayed(*whole[:2], events).seats
        mine = next((n for n, seat in enumerate(seats) if seat.kind is SeatKind.GUEST), None)
        done = _DoneGame(print_record(record_of(whole)), mine)
        return {f"{_DONE}/{batch.table}": msgspec.json.encode(done).decode()}

    def _must_follow(self, batch: Batch) -> None:
        row = self._rows.get(batch.table)
        if row is None or row.version != batch.events[0].seq - 1:
            raise Overtaken

    def _take(self, batch: Batch) -> None:
        row = self._rows[batch.table]
        row.events += batch.events
        row.state = batch.state

    async def load(self, table: str) -> StoredTable | None:
        row = self._rows.get(table)
        if row is None:
            return None
        return StoredTable(table, row.kept.code, bytes.fromhex(row.kept.seed), [*row.events])

    async def latest(self, table: str) -> LatestTable | None:
        kept = await self.load(table)
        if kept is None:
            return None
        begun = made(table, kept.code, kept.events[0])
        return LatestTable(begun, begun, kept.seed, kept.events[1:])

    async def read_entry(self, table: str, entry: int) -> list[LoggedFact]:
        return [event for event in self._rows[table].events if event.entry == entry]

    async def read(self, table: str, first: int, last: int) -> list[LoggedFact]:
        return self._rows[table].events[first - 1 : last]

    async def answered(self, table: str, guest: str, key: str) -> int | None:
        events = self._rows[table].events
        return next((e.entry for e in events if (e.guest, e.key) == (guest, key)), None)

    async def made_with(self, maker: str, key: str) -> str | None:
        return next((id for id, row in self._rows.items() if row.kept.key == key), None)

    async def table_with_code(self, code: str) -> str | None:
        return next((id for id, row in self._rows.items() if row.kept.code == code), None)

    async def public_tables(self, most: int) -> list[str]:
        return []

    async def version_of(self, table: str) -> int | None:
        return self._rows[table].version if table in self._rows else None

    async def seed_of(self, guest: str) -> bytes | None:
        return self.guest.seed

    async def take_due(self, now: float, most: int) -> list[str]:
        return []  # nothing goes on here unless somebody looks on

    async def put_off(self, table: str, version: int, due_at: float | None) -> None:
        """Nothing is due."""

    async def untouched_tables(self, open_before: float, playing_before: float) -> list[str]:
        return []

    async def tables_of(self, guest: str, most: int) -> list[str]:
        going = [id for id in self.tables if self._rows[id].state is not TableState.OVER]
        return [*reversed(going)][:most]

    async def unfinished(self, maker: str) -> int:
        return sum(row.state is not TableState.OVER for row in self._rows.values())

    async def newest(self) -> float | None:
        return max((row.events[-1].at for row in self._rows.values()), default=None)

    async def delete_tables(self, before: float, most: int) -> list[str]:
        return []


def _guest_text(guest: Guest, seed: bytes) -> str:
    kept = _KeptGuest(guest.id, guest.name, guest.language, seed.hex())
    return msgspec.json.encode(kept).decode()


def _log_text(batch: Batch) -> dict[str, str]:
    name = f"{_LOG}/{batch.table}/{batch.events[0].seq:08}"
    return {name: msgspec.json.encode(_KeptBatch(batch.state, [*batch.events])).decode()}
