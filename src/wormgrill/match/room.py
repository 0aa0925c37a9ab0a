"""A table that is being played: one command at a time, stored before anybody is told."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic, time
from typing import Any, TypeVar

import msgspec

from wormgrill.dice.draw import draw
from wormgrill.dice.verified import roll
from wormgrill.formats.position_json import encode
from wormgrill.match import commands
from wormgrill.match.bot_pool import BotPool
from wormgrill.match.errors import HintsOff, NotYourSeat, Stale, StoreTrouble
from wormgrill.match.listeners import Listener, Message
from wormgrill.match.log import By, Fact, LoggedFact, entries, numbered
from wormgrill.match.store import Batch, StoredTable, TableStore, batch_of
from wormgrill.match.table import DiceSource, StandInReason, Table, fold, replayed
from wormgrill.match.view import TableView, table_view, told, told_since
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

Result = TypeVar("Result")
Command = Callable[[Table], Sequence[Fact | By]]
Stored = Callable[[Batch], Coroutine[Any, Any, None]]

ABSENT_AFTER = 60.0  # seconds without a stream or a command
PRESENCE_EVERY = 0.25
STORE_AGAIN = 1.0
WATCHED_PAUSE = 1.0  # between bots alone, while one who has left looks on: he may come back


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


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What every room of a rooms shares."""

    store: TableStore
    bots: BotPool
    clock: Callable[[], float] = time
    began: float = field(default_factory=time)  # a restart costs nobody a turn
    absent_after: float = ABSENT_AFTER
    trouble: Callable[[Exception], None] = lambda error: None  # a mistake of ours, to be noted


class Room:
    def __init__(self, kept: StoredTable, services: RoomServices) -> None:
        self.table = replayed(kept.id, kept.code, kept.events)
        self.touched = monotonic()
        self._seed = kept.seed
        self._services = services
        self._lock = asyncio.Lock()
        self._unsure = False  # a commit failed: the store knows better than we do
        self._listeners: set[Listener] = set()
        self._seen: dict[str, float] = {}  # when guests were last heard of
        self._loaded = monotonic()
        self._hint: asyncio.Task[dict[str, Any]] | None = None
        self._hinted: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # Deeds

    async def perform(
        self, command: Command, guest: str | None = None, key: str | None = None
    ) -> Answer:
        """To the end, even if the one who asked has gone: memory must follow the store."""
        return await asyncio.shield(self._spawn(self._perform(command, guest, key)))

    async def _perform(self, command: Command, guest: str | None, key: str | None) -> Answer:
        async with self._lock:
            self.touched = monotonic()
            if self._unsure:
                await self._look_again()
            if guest is not None:
                self._seen[guest] = self.touched
                if key is not None:
                    entry = await self._services.store.answered(self.table.id, guest, key)
                    if entry is not None:
                        return await self._first_answer(entry)
            facts = command(self.table)
            if not facts:
                return _answer(self.table, [])
            return await self._happen(
                self._with_reveal(facts), guest, key, self._services.store.append
            )

    async def follow_with(self, fact: Fact, guest: str, stored: Stored) -> None:
        """A fact that is stored together with something else."""
        async with self._lock:
            if self._unsure:
                await self._look_again()
            await self._happen([fact], guest, None, stored)

    async def _happen(
        self, facts: Sequence[Fact | By], guest: str | None, key: str | None, stored: Stored
    ) -> Answer:
        """Stored first; if that is doubtful, the store is asked before anything else happens."""
        events = numbered(facts, self.table.version, self._services.clock(), guest, key)
        after = fold(self.table, events)
        try:
            await stored(batch_of(after, events))
        except StoreTrouble:
            self._unsure = True
            raise
        return self.settle(after, events)

    def settle(self, after: Table, events: list[LoggedFact]) -> Answer:
        """It is stored: now it has happened."""
        facts = told(events, after)
        if after.changed != self.table.changed:
            self._hint = None
            self._hinted = set()
        if after.seats != self.table.seats:
            self._presence_changed()
        self.table = after
        for fact in facts:
            self._tell(Message(fact["seq"], msgspec.json.encode(fact)))
        self.arrange()
        return _answer(after, facts)

    async def _look_again(self) -> None:
        kept = await self.kept()
        fresh = [event for event in kept.events if event.seq > self.table.version]
        for entry in entries(fresh):
            self.settle(fold(self.table, entry), entry)
        self._unsure = False

    async def _first_answer(self, entry: int) -> Answer:
        """The answer this key got, as the log has kept it."""
        kept = await self.kept()

        def found() -> Answer:
            until = [event for event in kept.events if event.entry <= entry]
            before = fold(Table(kept.id, kept.code), (e for e in until if e.entry < entry))
            events = [event for event in until if event.entry == entry]
            after = fold(before, events)
            return _answer(after, told(events, after))

        return await asyncio.to_thread(found)

    def _with_reveal(self, facts: Sequence[Fact | By]) -> list[Fact | By]:
        """The seed is in no event but the last one of the game."""
        last = {fact["type"] for fact in facts if isinstance(fact, dict)}
        if self.table.terms.dice is DiceSource.VERIFIED and last & {"game-over", "abandoned"}:
            return [*facts, {"type": "revealed", "seed": self._seed.hex()}]
        return list(facts)

    def _throw(self, position: Position, number: int, key: str) -> Dice:
        terms = self.table.terms
        if terms.test_seed is not None:
            return draw(position, Random(f"{terms.test_seed}/{number}"))
        return roll(position, self._seed, self.table.id, number, key, self.table.contributions)

    # The game

    async def submit(
        self, guest: str, seat: int, step: str | Dice, version: int, key: str
    ) -> Answer:
        """An action, or real dice; a stale version is told what it has missed."""

        def command(table: Table) -> list[Fact]:
            if isinstance(step, str):
                return commands.act(table, guest, seat, step, version, key, self._throw)
            away = self.absent(table.terms.maker)
            return commands.tell_dice(table, guest, seat, step, version, away)

        try:
            return await self.perform(command, guest, key)
        except Stale as stale:
            raise Stale(
                stale.message,
                version=self.table.version,
                events=await self.since(version),
                position=_answer(self.table, []).position,
            ) from None

    async def leave(self, guest: str, seat: int) -> Answer:
        """One's own seat, or one that the maker frees or that somebody absent has left alone."""

        def command(table: Table) -> list[Fact]:
            owner = table.seats[seat].owner if 0 <= seat < len(table.seats) else None
            return commands.leave(table, guest, seat, owner is not None and self.absent(owner))

        return await self.perform(command, guest)

    async def hint(self, guest: str) -> dict[str, Any]:
        """Computed once per version; each use is an event that all see."""
        if guest not in self.table.guests:
            raise NotYourSeat("Hints are for those who sit at the table.")
        if not self.table.hints_allowed():
            raise HintsOff("At this table there are no hints.")
        if self._decides() and guest not in self._hinted:
            self._hinted.add(guest)
            await self.perform(lambda table: commands.ask_hint(table, guest), guest)
        position, version = self._decides(), self.table.version
        if position is None:
            return {"version": version, "hints": [], "best": None, "endings": []}
        if self._hint is None:
            self._hint = self._spawn(self._services.bots.hints(position))
        return {"version": version, **await asyncio.shield(self._hint)}

    def _decides(self) -> Position | None:
        """The position, if something is to be decided in it."""
        table = self.table
        return None if table.on_turn is None or table.awaits_dice else table.position

    async def kept(self) -> StoredTable:
        kept = await self._services.store.load(self.table.id)
        assert kept is not None
        return kept

    # Who is here

    async def since(self, version: int) -> list[dict[str, Any]]:
        """What has happened after this version, as far as it has been told."""
        now = self.table.version
        if version >= now:
            return []
        kept = await self.kept()
        events = [event for event in kept.events if event.seq <= now]
        return await asyncio.to_thread(
            lambda: list(told_since(kept.id, kept.code, events, version))
        )

    def listen(self, guest: str | None) -> Listener:
        listener = Listener(guest)
        self._listeners.add(listener)
        self.touched = monotonic()
        if guest is not None and commands.take_back_all(self.table, guest):
            self._spawn(self._come_back(guest))
        self._presence_changed()
        return listener

    async def _come_back(self, guest: str) -> None:
        with suppress(StoreTrouble):
            await self.perform(lambda table: commands.take_back_all(table, guest), guest)

    def stop_listening(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.touched = monotonic()
        if listener.guest is not None:
            self._seen[listener.guest] = self.touched
        self._presence_changed()

    @property
    def present(self) -> frozenset[str]:
        return frozenset(one.guest for one in self._listeners if one.guest is not None)

    def absent(self, guest: str) -> bool:
        """Neither a stream nor a command for a while, as far as we could have seen."""
        last = self._seen.get(guest, self._loaded)
        return guest not in self.present and monotonic() - last >= self._services.absent_after

    def _presence_changed(self) -> None:
        """Told a little later, many changes at once."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_EVERY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._tell(self.presence())

    def presence(self) -> Message:
        present = self.present
        here = [number for number, seat in enumerate(self.table.seats) if seat.owner in present]
        watching = sum(one.guest not in self.table.guests for one in self._listeners)
        told = {"type": "presence", "here": here, "watching": watching}
        return Message(None, msgspec.json.encode(told))

    def _tell(self, message: Message) -> None:
        for listener in [one for one in self._listeners if not one.hear(message)]:
            self._listeners.discard(listener)

    def view(self, viewer: str | None) -> TableView:
        return table_view(self.table, viewer, self.present, self.deadline)

    # What goes on by itself

    @property
    def deadline(self) -> float | None:
        """When a bot takes over from the one who is to act."""
        table = self.table
        seat = table.on_turn
        if seat is None or table.terms.pace is None or table.seats[seat].bot:
            return None
        return max(table.waits_since, self._services.began) + table.terms.pace

    def arrange(self) -> None:
        """See to it that the game goes on: bots, clocks, and tables that all have left."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.table.bot_on_turn and self._bots is None:
            self._bots = self._spawn(self._play_bots())
        if (deadline := self.deadline) is not None:
            version = self.table.changed
            wait = max(0.0, deadline - self._services.clock())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._spawn(self._time_out(version)))
        if self.table.awaits_dice and self._deserted():
            self._spawn(self._insist(commands.abandon))

    def _deserted(self) -> bool:
        owned = [seat for seat in self.table.seats if seat.owner]
        return all(seat.why is StandInReason.LEFT for seat in owned)

    async def _play_bots(self) -> None:
        try:
            while self.table.bot_on_turn is not None:
                await self._play_bot(self.table, self.table.bot_on_turn)
        finally:
            self._bots = None

    async def _play_bot(self, table: Table, bot: str) -> None:
        assert table.position is not None
        action = await self._services.bots.choose(table.id, bot, table.position)
        if self.present & table.guests and self._deserted():
            await asyncio.sleep(WATCHED_PAUSE)
        await self._insist(lambda now: commands.bot_acts(now, action, table.changed, self._throw))

    async def _time_out(self, version: int) -> None:
        await self._insist(lambda now: commands.time_out(now, version))

    async def abandon(self) -> None:
        await self.perform(commands.abandon)

    async def _insist(self, command: Command) -> None:
        """Until it is stored: a full disk stops bots and clocks only as long as it is full."""
        while True:
            try:
                await self.perform(command)
                return
            except StoreTrouble:
                await asyncio.sleep(STORE_AGAIN)
            except Exception as error:
                self._services.trouble(error)
                await asyncio.sleep(STORE_AGAIN)

    # Coming and going

    @property
    def idle(self) -> bool:
        """Nobody looks on, nothing is to be done: it can be forgotten and read again."""
        busy = self._listeners or self._tasks or self._timer or self._lock.locked()
        return not busy and not self.table.goes_on_by_itself

    def close(self) -> None:
        """No more commands; whoever listens is told to come back."""
        for handle in (self._timer, self._presence):
            if handle:
                handle.cancel()
        for task in self._tasks:
            task.cancel()
        self.send_listeners_home()

    def send_listeners_home(self) -> None:
        for listener in self._listeners:
            listener.leave()

    def _spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
