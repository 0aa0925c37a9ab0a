"""A table that is being played: one command at a time, stored before anybody is told."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any, TypeVar

import msgspec

from wormgrill.advice.hint_views import NO_HINTS, WordedHints
from wormgrill.dice.verified import roll
from wormgrill.formats.position_json import encode
from wormgrill.match import commands
from wormgrill.match.autoplay import STORE_AGAIN, Autoplay
from wormgrill.match.commands import Command
from wormgrill.match.errors import (
    NO_TABLE,
    HintsOff,
    NoTable,
    NotYourSeat,
    Stale,
    StoreTrouble,
)
from wormgrill.match.listeners import Listener, Message
from wormgrill.match.log import By, Fact, LoggedFact, entries, numbered
from wormgrill.match.past import Past
from wormgrill.match.presence import Presence
from wormgrill.match.room_services import RoomServices
from wormgrill.match.store import LAST, Batch, NewTable, Overtaken, StoredTable, batch_of
from wormgrill.match.table import AbandonReason, Table, fold
from wormgrill.match.view import HintsView, Surroundings, TableView, hints_view, table_view, told
from wormgrill.own_tasks import spawned
from wormgrill.rules.errors import Refusal
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position
from wormgrill.rules.rolls import draw

Result = TypeVar("Result")

MOST_MISSED = 256  # events that a stale answer brings


class Answer(msgspec.Struct, frozen=True):
    """What a command has brought: the same again for the same key."""

    version: int
    events: list[dict[str, Any]]
    position: dict[str, Any] | None


def _answer(table: Table, facts: list[dict[str, Any]]) -> Answer:
    """The last fact has brought the position already, if the game has moved."""
    position = facts[-1].get("position") if facts else None
    if position is None and table.position is not None:
        position = encode(table.position)
    return Answer(table.version, facts, position)


class Room:
    """One table in memory, with those who listen and the bots that play there.

    Whoever wants something at the table, guest, bot or clock, comes with a command:

        await room.perform(lambda table: commands.say(table, guest.id, "hello"), guest.id)

    Under the room's lock the command checks and returns facts; they are committed to the store,
    published to the listeners, and what goes on by itself is scheduled. In this order: what was
    told is stored, and what could not be stored has not happened.

    With other processes on the same store, another may be faster: then the room looks again and the
    command decides anew. `holds` says whether this one sees to the bots.
    """

    def __init__(self, table: Table, seed: bytes, services: RoomServices) -> None:
        self.table = table
        self.services = services
        self.past = Past(lambda: self.table, services.store)
        self.presence = Presence(lambda: self.table, services)
        self.holds = not services.store.shared
        self.touched = monotonic()
        self._autoplay = Autoplay(self)
        self._seed = seed
        self._lock = asyncio.Lock()
        self._unsure = False  # a commit failed: the store knows better than we do
        self._hints: dict[tuple[str, bool], asyncio.Task[WordedHints]] = {}  # for this position
        self._tasks: set[asyncio.Task[Any]] = set()

    # Perform: check, commit, publish, schedule

    async def perform(
        self, command: Command, guest: str | None = None, key: str | None = None
    ) -> Answer:
        """To the end, even if the request is cancelled: memory must follow the store."""
        return await asyncio.shield(self.spawn(self._perform(command, guest, key)))

    async def _perform(self, command: Command, guest: str | None, key: str | None) -> Answer:
        async with self._lock:
            self.touched = monotonic()
            if self._unsure:
                await self._look_again()
            if guest is not None:
                self.presence.heard_of(guest)
            while True:
                try:
                    return await self._decide(command, guest, key)
                except Overtaken:
                    await self._look_again()
                    if (first := await self._answered(guest, key)) is not None:
                        return first
                    await self._check_there()
                except StoreTrouble:
                    raise
                except Refusal:
                    if (first := await self._answered(guest, key)) is not None:
                        return first
                    raise

    async def _decide(self, command: Command, guest: str | None, key: str | None) -> Answer:
        """As if the key were fresh, as nearly every one is: the store takes none twice."""
        facts = command(self.table)
        if not facts:
            return await self._answered(guest, key) or _answer(self.table, [])
        return await self._commit(self._with_end(facts), guest, key)

    async def _answered(self, guest: str | None, key: str | None) -> Answer | None:
        """What this key was answered, if it was."""
        if guest is None or key is None:
            return None
        entry = await self.services.store.answered(self.table.id, guest, key)
        return None if entry is None else await self._first_answer(entry)

    async def _check_there(self) -> None:
        """A table that another process has deleted would be overtaken for ever."""
        if await self.services.store.version_of(self.table.id) is None:
            raise NoTable(NO_TABLE)

    async def lead_on(self, rematch: NewTable, guest: str) -> None:
        """The rematch, and the fact that tells of it here: both are stored, or neither."""
        async with self._lock:
            seat = next(n for n, seat in enumerate(self.table.seats) if seat.owner == guest)
            fact = {"type": "rematch", "table": rematch.id, "seat": seat}
            await self._commit([fact], guest, None, rematch)

    async def look(self) -> None:
        """What other processes have stored meanwhile is published here too."""
        async with self._lock:
            await self._look_again()

    async def _commit(
        self,
        facts: Sequence[Fact | By],
        guest: str | None,
        key: str | None,
        rematch: NewTable | None = None,
    ) -> Answer:
        events = numbered(facts, self.table.version, self.services.clock(), guest, key)
        after = fold(self.table, events)
        batch = batch_of(after, events)
        try:
            if rematch is None:
                await self.services.store.append(batch)
            else:
                await self.services.store.make_table(replace(rematch, follows=batch))
        except StoreTrouble:
            self._unsure = True  # it may have been stored nonetheless
            raise
        self.holds = True
        return self._publish(after, events)

    def _publish(self, after: Table, events: list[LoggedFact]) -> Answer:
        """It is stored: now it has happened."""
        facts = told(events, after)
        if after.changed != self.table.changed:
            self._hints = {}
        if (after.seats, after.state) != (self.table.seats, self.table.state):
            self.presence.changed()
        self.table = after
        messages = [Message.of(fact) for fact in facts]
        self.past.note(messages)
        for message in messages:
            self.presence.tell(message)
        self.schedule()
        return _answer(after, facts)

    def schedule(self) -> None:
        """Bots and clocks, as the table now is."""
        self._autoplay.schedule()

    async def _look_again(self) -> None:
        fresh = await self.services.store.read(self.table.id, self.table.version + 1, LAST)
        if fresh:
            self.holds = not self.services.store.shared
        for entry in entries(fresh):
            self._publish(fold(self.table, entry), entry)
            if (guest := entry[0].guest) is not None:
                self.presence.heard_of(guest)
        self._unsure = False

    def heard(self, version: int) -> None:
        """Another process tells that the log goes up to this."""
        if version > self.table.version:
            self.spawn(self._look_until(version))

    async def _look_until(self, version: int) -> None:
        """Again and again: those who listen here have nobody else to tell them."""
        while self.table.version < version:
            try:
                await self.look()
            except StoreTrouble:
                await asyncio.sleep(STORE_AGAIN)
            else:
                return

    def hold(self) -> None:
        """The bots are ours to see to, since nobody else does."""
        self.holds = True
        if not self._autoplay.under_way:
            self.schedule()

    async def _first_answer(self, entry: int) -> Answer:
        """The answer this key got, as the log has kept it."""
        after, events = await self.past.at(entry)
        return _answer(after, told(events, after))

    def _with_end(self, facts: Sequence[Fact | By]) -> list[Fact | By]:
        """A game too long is given up, and at the end the seed is revealed."""
        most_steps = self.services.most_steps
        whole = [*facts, *commands.abandon_too_long(self.table, facts, most_steps)]
        return commands.with_seed(self.table, whole, self._seed)

    def throw(self, position: Position, number: int, key: str) -> Dice:
        """The dice in the air, where the server rolls them."""
        terms = self.table.terms
        if terms.test_seed is not None:
            return draw(position, Random(f"{terms.test_seed}/{number}"))
        return roll(position, self._seed, self.table.id, number, key, self.table.contributions)

    # What guests ask for

    async def submit(
        self, guest: str, seat: int, step: str | Dice, version: int, key: str
    ) -> Answer:
        """An action, or real dice."""

        def command(table: Table) -> list[Fact]:
            if isinstance(step, str):
                return commands.act(table, guest, seat, step, version, key, self.throw)
            return commands.tell_dice(table, guest, seat, step, version, self._maker_away)

        return await self._perform_on(version, command, guest, key)

    async def take_dice_back(self, guest: str, seat: int, version: int, key: str) -> Answer:
        """The dice this seat has told last, if nothing has followed from them."""

        def command(table: Table) -> list[Fact]:
            return commands.take_dice_back(table, guest, seat, version, self._maker_away)

        return await self._perform_on(version, command, guest, key)

    @property
    def _maker_away(self) -> bool:
        return self.presence.absent(self.table.terms.maker)

    async def _perform_on(self, version: int, command: Command, guest: str, key: str) -> Answer:
        """A stale version is told what it has missed; one that we do not know yet is looked for."""
        if version > self.table.version:
            await self.look()
        try:
            return await self.perform(command, guest, key)
        except Stale as stale:
            raise Stale(
                stale.message,
                version=self.table.version,
                **await self._missed(version),
                position=_answer(self.table, []).position,
            ) from None

    async def _missed(self, version: int) -> dict[str, Any]:
        """The events after this version; where they can be read, if they are too many."""
        version = max(version, 0)
        if self.table.version - version > MOST_MISSED:
            return {"events": [], "log": f"/api/tables/{self.table.id}/log"}
        return {"events": [msgspec.Raw(told.json) for told in await self.past.since(version)]}

    async def leave(self, guest: str, seat: int) -> Answer:
        """One's own seat, or one that the maker frees or that somebody absent has left alone."""

        def command(table: Table) -> list[Fact]:
            owner = table.seats[seat].owner if 0 <= seat < len(table.seats) else None
            absent = owner is not None and self.presence.absent(owner)
            return commands.leave(table, guest, seat, absent)

        return await self.perform(command, guest)

    async def abandon(self, why: AbandonReason) -> None:
        await self.perform(lambda table: commands.abandon(table, why))

    def giving_up(self, why: AbandonReason) -> Batch:
        """What ends it, for somebody who stores the ends of several tables together."""
        facts = commands.with_seed(self.table, commands.abandon(self.table, why), self._seed)
        events = numbered(facts, self.table.version, self.services.clock(), None, None)
        return batch_of(fold(self.table, events), events)

    def has_hint(self, language: str, deep: bool = False) -> bool:
        """It is computed already, or about to be."""
        return (language, deep) in self._hints

    async def hint(
        self, guest: str, language: str, always: bool = False, deep: bool = False
    ) -> HintsView:
        """Computed once per position; that somebody asked for it is a fact that all see."""
        if guest not in self.table.guests:
            raise NotYourSeat("Hints are for those who sit at the table.")
        if not self.table.hints_allowed():
            raise HintsOff("At this table there are no hints.")
        if self._decides():
            await self.perform(lambda table: commands.ask_hint(table, guest, always), guest)
        position, version = self._decides(), self.table.version
        if position is None:
            return hints_view(NO_HINTS, version)
        key = language, deep
        if key not in self._hints:
            work = self.services.bots.hints(position, language, guest, deep)
            self._hints[key] = self.spawn(work)
        return hints_view(await asyncio.shield(self._hints[key]), version)

    def _decides(self) -> Position | None:
        """The position, if something is to be decided in it."""
        table = self.table
        return None if table.on_turn is None or table.awaits_dice else table.position

    # What can be seen

    def view(self, viewer: str | None) -> TableView:
        around = Surroundings(
            self.presence.present, self._maker_away, self.presence.hand_over(), self.deadline
        )
        return table_view(self.table, viewer, around)

    @property
    def deadline(self) -> float | None:
        return self._autoplay.deadline

    @property
    def due_at(self) -> float | None:
        """When something is to be done here by itself; a restart costs nobody a turn."""
        return self.deadline if self.deadline is not None else self.table.due_at

    async def kept(self) -> StoredTable:
        """The whole log, as it is stored."""
        return await self.past.kept()

    def listen(self, guest: str | None) -> Listener:
        """From now on everything that happens; one who was away is back."""
        self.touched = monotonic()
        if guest is not None and commands.take_back_all(self.table, guest):
            self.spawn(self._come_back(guest))
        listener = self.presence.join(guest)
        self._autoplay.watched_or_not()
        return listener

    async def _come_back(self, guest: str) -> None:
        with suppress(StoreTrouble):
            await self.perform(lambda table: commands.take_back_all(table, guest), guest)

    def stop_listening(self, listener: Listener) -> None:
        self.touched = monotonic()
        self.presence.leave(listener)
        self._autoplay.watched_or_not()

    # The life of a room

    @property
    def idle(self) -> bool:
        """Nobody looks on, nothing is to be done now: it can be forgotten and read again."""
        busy = self.presence.local or self._tasks or self._lock.locked()
        due_at = self.table.due_at
        return not busy and (due_at is None or due_at > self.services.clock())

    def close(self) -> None:
        """No more commands; whoever listens is told to come back."""
        self._autoplay.close()
        for task in self._tasks:
            task.cancel()
        self.presence.close()

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """A task of this room, which ends with it at the latest."""
        return spawned(work, self._tasks)
