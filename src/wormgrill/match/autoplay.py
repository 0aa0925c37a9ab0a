"""What goes on at a table by itself: bots that act, clocks that run out, tables all have left."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from wormgrill.match import commands
from wormgrill.match.commands import Command
from wormgrill.match.errors import StoreTrouble
from wormgrill.match.presence import Presence
from wormgrill.match.room_services import RoomServices
from wormgrill.match.table import Table
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

STORE_AGAIN = 1.0  # seconds
WATCHED_PAUSE = 1.0  # between bots alone, while one who has left looks on and may come back


class AutoplayRoom(Protocol):
    """What autoplay needs of a room: it acts by commands, as guests do."""

    table: Table
    presence: Presence
    services: RoomServices

    async def perform(self, command: Command) -> object: ...

    def throw(self, position: Position, number: int, key: str) -> Dice: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Autoplay:
    """The bots and the clock of one room. After every commit the room asks it to `schedule`."""

    def __init__(self, room: AutoplayRoom) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None

    @property
    def deadline(self) -> float | None:
        """When a bot takes over from the one who is to act."""
        table = self._room.table
        seat = table.on_turn
        if seat is None or table.terms.pace is None or table.seats[seat].bot:
            return None
        return max(table.waits_since, self._room.services.began) + table.terms.pace

    @property
    def clock_runs(self) -> bool:
        return self._timer is not None

    def schedule(self) -> None:
        """See to it that the game goes on, as the table now is."""
        self.stop_clock()
        table = self._room.table
        if table.bot_on_turn and self._bots is None:
            self._bots = self._room.spawn(self._play_bots())
        if (deadline := self.deadline) is not None:
            self._start_clock(deadline, table.changed)
        if table.awaits_dice and table.deserted:
            self._room.spawn(self._until_stored(commands.abandon))

    # Clocks

    def _start_clock(self, deadline: float, version: int) -> None:
        wait = max(0.0, deadline - self._room.services.clock())
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(wait, lambda: self._room.spawn(self._time_out(version)))

    async def _time_out(self, version: int) -> None:
        await self._until_stored(lambda now: commands.time_out(now, version))

    def stop_clock(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    # Bots

    async def _play_bots(self) -> None:
        try:
            while (bot := self._room.table.bot_on_turn) is not None:
                await self._play_bot(self._room.table, bot)
        finally:
            self._bots = None

    async def _play_bot(self, table: Table, bot: str) -> None:
        assert table.position is not None
        room = self._room
        action = await room.services.bots.choose(table.id, bot, table.position)
        if room.table.deserted and room.presence.present & table.guests:
            await asyncio.sleep(WATCHED_PAUSE)
        await self._until_stored(
            lambda now: commands.bot_acts(now, action, table.changed, room.throw)
        )

    async def _until_stored(self, command: Command) -> None:
        """Again and again: a full disk stops bots and clocks only as long as it is full."""
        while True:
            try:
                await self._room.perform(command)
                return
            except StoreTrouble:
                await asyncio.sleep(STORE_AGAIN)
            except Exception as error:
                self._room.services.trouble(error)
                await asyncio.sleep(STORE_AGAIN)
