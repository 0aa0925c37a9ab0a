"""All tables: made, found, woken after a restart, forgotten when idle, deleted when old."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from wormgrill.dice.verified import commitment, table_name
from wormgrill.match.errors import NoTable, NotOver, NotStarted, NotYourSeat, StoreTrouble
from wormgrill.match.guest import Guest
from wormgrill.match.log import By, Fact, numbered
from wormgrill.match.new_table import TableRequest, again, opening
from wormgrill.match.room import Room
from wormgrill.match.room_services import RoomServices
from wormgrill.match.store import NewTable, batch_of
from wormgrill.match.table import AbandonReason, Table, TableState, replayed
from wormgrill.rules.errors import BadRequest

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, no words; nothing that looks like a digit
CODE_LENGTH = 6
DAY = 24 * 3600.0
SEED_BYTES = 32

Opening = Callable[[str], list[Fact | By]]  # the first facts of a table, given its commitment


@dataclass(frozen=True, slots=True)
class Retention:
    """How long things are kept."""

    in_memory: float = 600.0  # seconds an idle table stays there
    open: float = 1 * DAY  # an open table nobody has touched for so long is given up,
    playing: float = 30 * DAY  # and so is a game,
    deleted: float = 90 * DAY  # and then everything about it


class Rooms:
    """All tables of a server: those in memory are `open`, the others in the store.

    A table has at most one room. `find` opens it when somebody asks for it, `forget_idle` lets it
    go; nothing is lost by that, since a room knows nothing that the log does not.
    """

    def __init__(self, services: RoomServices, retention: Retention | None = None) -> None:
        self._services = services
        self._retention = retention or Retention()
        self.open: dict[str, Room] = {}  # by the table's id
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._unreadable: set[str] = set()  # noted once
        self._making = asyncio.Lock()
        self.closed = False

    async def make(self, request: TableRequest, maker: Guest) -> Room:
        return await self._made(
            maker, lambda published: opening(request, maker.id, maker.name, published)
        )

    async def rematch(self, room: Room, guest: Guest) -> Room:
        """Once: whoever asks later finds the same table."""
        if guest.id not in room.table.guests:
            raise NotYourSeat("A rematch is for those who sit at the table.")
        if room.table.state is not TableState.OVER:
            raise NotOver("The game is not over yet.")
        if room.table.position is None:
            raise NotStarted("This table was given up before a game began.")
        if room.table.rematch is None:
            return await self._made(guest, lambda published: again(room.table, published), room)
        return await self.find(room.table.rematch)

    async def _made(self, maker: Guest, facts: Opening, before: Room | None = None) -> Room:
        """To the end, even if the request is cancelled: memory must follow the store."""
        return await asyncio.shield(asyncio.ensure_future(self._make(maker, facts, before)))

    async def _make(self, maker: Guest, facts: Opening, before: Room | None) -> Room:
        async with self._making:  # a seed is used once
            if before and before.table.rematch is not None:
                return await self.find(before.table.rematch)
            new = await self._new_table(maker, facts)
            try:
                if before:
                    await before.lead_on(new, maker.id)
                else:
                    await self._services.store.make_table(new)
            except StoreTrouble:  # if it is there nonetheless, the seed is spent
                if await self._services.store.load(new.id) is not None:
                    maker.seed = new.next_seed
                raise
            maker.seed = new.next_seed
            table = replayed(new.id, new.code, new.batch.events)
            return self._opened(table, new.seed)

    async def _new_table(self, maker: Guest, facts: Opening) -> NewTable:
        seed = maker.seed
        events = numbered(facts(commitment(seed)), 0, self._services.clock(), maker.id, None)
        id, code = table_name(seed), await self._free_code()
        table = replayed(id, code, events)
        return NewTable(
            id,
            code,
            maker.id,
            table.terms.public,
            seed,
            secrets.token_bytes(SEED_BYTES),
            batch_of(table, events),
        )

    def _opened(self, table: Table, seed: bytes) -> Room:
        """One room per table: a new one may be found in the store before its maker is told."""
        if table.id not in self.open:
            self.open[table.id] = Room(table, seed, self._services)
            self.open[table.id].schedule()
        return self.open[table.id]

    async def _free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self._services.store.table_with_code(code) is None:
                return code

    async def find(self, id: str) -> Room:
        """From memory, or read again; together with all others who ask for it now."""
        if id in self.open:
            self.open[id].touched = monotonic()
            return self.open[id]
        if id not in self._coming:
            self._coming[id] = asyncio.ensure_future(self._fetch(id))
        return await asyncio.shield(self._coming[id])

    async def _fetch(self, id: str) -> Room:
        try:
            kept = await self._services.store.load(id)
            if kept is None:
                raise NoTable("There is no such table. Perhaps it has been deleted.")
            table = await asyncio.to_thread(replayed, kept.id, kept.code, kept.events)
            return self._opened(table, kept.seed)
        finally:
            del self._coming[id]

    async def with_code(self, code: str) -> Room:
        id = await self._services.store.table_with_code(code.strip().upper())
        if id is None:
            raise NoTable("No table has this code. Check it with whoever gave it to you.")
        return await self.find(id)

    async def public(self, most: int = 50) -> list[Room]:
        return await self._readable(await self._services.store.public_tables(most))

    async def of_guest(self, guest: str, most: int = 20) -> list[Room]:
        return await self._readable(await self._services.store.tables_of(guest, most))

    async def _readable(self, ids: list[str]) -> list[Room]:
        """The rooms of these tables, but for those whose edition is refused by now.

        A stricter check of custom editions must not keep all other tables from being woken.
        """
        rooms = []
        for id in ids:
            try:
                rooms.append(await self.find(id))
            except BadRequest as error:
                if id not in self._unreadable:
                    self._unreadable.add(id)
                    self._services.trouble(error)
        return rooms

    async def check(self) -> None:
        """Raises StoreTrouble if the store cannot be read."""
        await self._services.store.ping()

    def send_listeners_home(self) -> None:
        """The server stops: whoever listens is told to come back."""
        self.closed = True
        for room in self.open.values():
            room.presence.send_home()

    # Day and night

    async def wake(self) -> None:
        """After a restart: where a bot or a clock is to act, it goes on."""
        await self._readable(await self._services.store.due_tables())
        await self._services.bots.warm_up()

    def forget_idle(self) -> int:
        """Idle tables leave memory."""
        latest = monotonic() - self._retention.in_memory
        idle = [id for id, room in self.open.items() if room.idle and room.touched <= latest]
        for id in idle:
            self.open.pop(id).close()
        return len(idle)

    async def tidy(self) -> dict[str, Any]:
        """Give up what nobody has touched for long, delete what is older still."""
        now = self._services.clock()
        old = await self._services.store.untouched_tables(
            now - self._retention.open, now - self._retention.playing
        )
        rooms = await self._readable(old)
        for room in rooms:
            await room.abandon(AbandonReason.IDLE)
        deleted = await self._services.store.delete_tables(now - self._retention.deleted)
        for id in deleted:
            if id in self.open:
                self.open.pop(id).close()
        return {"abandoned": len(rooms), "deleted": len(deleted)}

    def close(self) -> None:
        self.closed = True
        for room in self.open.values():
            room.close()
        self._services.bots.close()
