"""All tables: made, found, woken after a restart, forgotten when idle, deleted when old."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any

import msgspec

from wormgrill.dice.verified import commitment, table_name
from wormgrill.match.errors import (
    NO_TABLE,
    DamagedTable,
    NoTable,
    NotOver,
    NotStarted,
    NotYourSeat,
    StoreTrouble,
    TooManyTables,
)
from wormgrill.match.guest import SEED_BYTES, Guest
from wormgrill.match.log import By, Fact, numbered
from wormgrill.match.new_table import TableRequest, again, opening
from wormgrill.match.presence import Streams
from wormgrill.match.retention import MOST_AT_ONCE, Retention, ServerStart, cutoffs
from wormgrill.match.room import Room
from wormgrill.match.room_services import RoomServices
from wormgrill.match.store import NewTable, Overtaken, batch_of
from wormgrill.match.table import AbandonReason, Table, TableState, fold, replayed

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, no words; nothing that looks like a digit
CODE_LENGTH = 6
MOST_UNFINISHED = 100  # tables of one guest: families have three
MOST_TAKEN = 64  # due tables, at once

_DAMAGED = (
    "What is stored of this table cannot be read. The operator has been told which one it is."
)

Opening = Callable[[str], list[Fact | By]]  # the first facts of a table, given its commitment
Keep = Callable[[list[NewTable]], Awaitable[None]]


class Rooms:
    """All tables of a server: those in memory are `open`, the others in the store.

    A table has at most one room. `find` opens it when somebody asks for it, `forget_idle` lets it
    go; nothing is lost by that, since a room knows nothing that the log does not.
    """

    def __init__(self, services: RoomServices, retention: Retention | None = None) -> None:
        self._services = services
        self._retention = retention or Retention()
        self._start = ServerStart(services.clock(), newest=None)
        self.open: dict[str, Room] = {}  # by the table's id
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._unreadable: set[str] = set()  # noted once
        self._making = asyncio.Lock()
        self.closed = False

    async def make(self, request: TableRequest, maker: Guest) -> Room:
        """The same key makes the same table: an answer may have been lost."""
        return await self._made(
            maker,
            lambda published: opening(request, maker.id, maker.name, published, maker.program_name),
            key=request.key,
        )

    async def bring(self, game: Opening, maker: Guest, key: str) -> Room:
        """A game that was played elsewhere; the same key brings the same."""
        return await self._made(maker, game, key=key)

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

    async def make_together(self, openings: Sequence[Opening], maker: Guest, keep: Keep) -> None:
        """Several tables of one maker: `keep` stores all of them, or raises and stores none.

        Overtaken if the maker has made another table meanwhile: look again, and decide anew.
        """
        async with self._making:  # a seed is used once
            await self._must_have_room(maker, len(openings))
            new: list[NewTable] = []
            for facts in openings:
                seed = new[-1].next_seed if new else maker.seed
                new.append(await self._new_table(maker, facts, seed))
            try:
                await keep(new)
            except (Overtaken, StoreTrouble):  # if they are there nonetheless, the seeds are spent
                await self._look_again(maker, None)
                raise
            maker.seed = new[-1].next_seed
            self._services.guest_changed(maker.id)
            for one in new:
                self._opened(replayed(one.id, one.code, one.batch.events), one.seed, made=True)

    async def _made(
        self, maker: Guest, facts: Opening, before: Room | None = None, key: str | None = None
    ) -> Room:
        """To the end, even if the request is cancelled: memory must follow the store."""
        return await asyncio.shield(asyncio.ensure_future(self._make(maker, facts, before, key)))

    async def _make(
        self, maker: Guest, facts: Opening, before: Room | None, key: str | None
    ) -> Room:
        async with self._making:  # a seed is used once
            while True:
                made = await self._made_already(maker, before, key)
                if made is not None:
                    return await self.find(made)
                try:
                    new = await self._store_new(maker, facts, before, key)
                except Overtaken:  # by the same guest at another process
                    await self._look_again(maker, before)
                    continue
                table = replayed(new.id, new.code, new.batch.events)
                return self._opened(table, new.seed, made=True)

    async def _made_already(self, maker: Guest, before: Room | None, key: str | None) -> str | None:
        if before:
            return before.table.rematch
        return await self._services.store.made_with(maker.id, key) if key else None

    async def _store_new(
        self, maker: Guest, facts: Opening, before: Room | None, key: str | None
    ) -> NewTable:
        await self._must_have_room(maker, 1)
        new = replace(await self._new_table(maker, facts, maker.seed), key=key)
        try:
            if before:
                await before.lead_on(new, maker.id)
            else:
                await self._services.store.make_table(new)
        except StoreTrouble:  # if it is there nonetheless, the seed is spent
            if await self._services.store.version_of(new.id) is not None:
                maker.seed = new.next_seed
            raise
        maker.seed = new.next_seed
        self._services.guest_changed(maker.id)
        return new

    async def _must_have_room(self, maker: Guest, tables: int) -> None:
        if await self._services.store.unfinished(maker.id) + tables > MOST_UNFINISHED:
            raise TooManyTables(
                f"You have made {MOST_UNFINISHED} tables that are not over yet."
                " Play some of them to the end, or leave them."
            )

    async def _look_again(self, maker: Guest, before: Room | None) -> None:
        maker.seed = await self._services.store.seed_of(maker.id) or maker.seed
        if before:
            await before.look()

    async def _new_table(self, maker: Guest, facts: Opening, seed: bytes) -> NewTable:
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

    def _opened(self, table: Table, seed: bytes, made: bool = False) -> Room:
        """One room per table: a new one may be found in the store before its maker is told."""
        if table.id not in self.open:
            self.open[table.id] = Room(table, seed, self._services)
        room = self.open[table.id]
        if made:
            room.hold()
        else:
            room.schedule()
        return room

    async def _free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self._services.store.table_with_code(code) is None:
                return code

    async def find(self, id: str, latest: bool = True) -> Room:
        """From memory, or read again; together with all others who ask for it now.

        As it is now, wherever it has been played; a command finds out by itself (not `latest`).
        """
        if id in self.open:
            room = self.open[id]
            return await self._up_to_date(room) if latest else room
        if id not in self._coming:
            self._coming[id] = asyncio.ensure_future(self._fetch(id))
        return await asyncio.shield(self._coming[id])

    async def _up_to_date(self, room: Room) -> Room:
        """Other processes may have gone on with it, and this one has not heard of it yet."""
        room.touched = monotonic()
        if self._services.store.shared:
            version = await self._services.store.version_of(room.table.id)
            if version is None:
                self._forget(room.table.id)
                raise NoTable(NO_TABLE)
            if version > room.table.version:
                await room.look()
        return room

    async def _fetch(self, id: str) -> Room:
        try:
            latest = await self._services.store.latest(id)
            if latest is None:
                raise NoTable(NO_TABLE)
            table = await asyncio.to_thread(fold, latest.noted, latest.events)
        except (NoTable, StoreTrouble):
            raise
        except Exception as error:  # a damaged log, or an edition that is refused by now
            if id not in self._unreadable:
                self._unreadable.add(id)
                self._services.trouble(DamagedTable(f"Table {id}: {error!r}"))
            raise DamagedTable(_DAMAGED) from error
        finally:
            del self._coming[id]
        return self._opened(table, latest.seed)

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
        """Their rooms. One table that cannot be read keeps nobody from the others."""
        rooms = []
        for id in ids:
            with suppress(DamagedTable, NoTable):
                rooms.append(await self.find(id))
        return rooms

    async def check(self) -> None:
        """Raises StoreTrouble if the store cannot be read or written."""
        await self._services.store.ping()

    def send_listeners_home(self) -> None:
        """The server stops: whoever listens is told to come back."""
        self.closed = True
        for room in self.open.values():
            room.presence.send_home()

    # Day and night

    async def attend(self) -> None:
        """Where a bot or a clock is to act and nobody sees to it, after a restart or because its
        process is gone, it goes on here."""
        now, taken = self._services.clock(), MOST_TAKEN
        while taken == MOST_TAKEN:
            ids = await self._services.store.take_due(now, MOST_TAKEN)
            taken = len(ids)
            for room in await self._readable(ids):
                await self._see_to(room, now)

    async def _see_to(self, room: Room, now: float) -> None:
        if room.due_at is None or room.due_at > now:
            await self._services.store.put_off(room.table.id, room.table.version, room.due_at)
        else:
            room.hold()

    def heard(self, told: str) -> None:
        """What another process tells."""
        topic, id, *rest = told.split(" ")
        room = self.open.get(id)
        if room is None:
            return
        if topic == "gone":
            if rest != [self._services.process]:  # ours comes back to us, when it is read again
                self._forget(id)
        elif topic == "table":
            room.heard(int(rest[0]))
        elif topic == "presence":
            process, word, streams = rest
            room.presence.heard_elsewhere(process, word, msgspec.json.decode(streams, type=Streams))

    async def look_everywhere(self) -> None:
        """We may have missed what others have told."""
        for room in [*self.open.values()]:
            with suppress(NoTable, StoreTrouble):
                await self._up_to_date(room)

    def announce(self) -> None:
        """From time to time: other processes forget who follows a table here."""
        for room in self.open.values():
            room.presence.announce()

    def forget_idle(self) -> int:
        """Idle tables leave memory."""
        latest = monotonic() - self._retention.in_memory
        idle = [id for id, room in self.open.items() if room.idle and room.touched <= latest]
        for id in idle:
            self._forget(id)
        return len(idle)

    def gone(self, id: str) -> None:
        """It was deleted, or somebody's seat is nobody's now: whoever asks for it reads it again,
        at other processes too."""
        self._forget(id)
        self._services.tell(f"gone {id} {self._services.process}")

    def _forget(self, id: str) -> None:
        if id in self.open:
            self.open.pop(id).close()

    async def tidy(self) -> dict[str, Any]:
        """Give up what nobody has touched for long, delete what is older still."""
        store, now = self._services.store, self._services.clock()
        if self._start.newest is None:  # an empty store has nothing that could be old, yet
            self._start = ServerStart(self._start.clock, await store.newest())
        old = cutoffs(self._retention, self._start, now, now - self._start.clock)
        if old is None:
            return {"abandoned": 0, "deleted": 0}
        for_long = {*await store.untouched_tables(old.playing, old.playing)}
        idle = await self._readable(await store.untouched_tables(old.open, old.playing))
        rooms = [
            room
            for room in idle
            if room.table.id in for_long or not room.table.terms.by_correspondence
        ]
        for room in rooms:
            await room.abandon(AbandonReason.IDLE)
        deleted = await store.delete_tables(old.deleted, MOST_AT_ONCE)
        for id in deleted:
            self._forget(id)
        return {"abandoned": len(rooms), "deleted": len(deleted)}

    def close(self) -> None:
        self.closed = True
        for room in self.open.values():
            room.close()
        self._services.bots.close()
