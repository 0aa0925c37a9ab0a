"""What goes on at a table by itself: bots that act, clocks that run out, tables all have left."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from wormgrill.match import commands
from wormgrill.match.commands import Command
from wormgrill.match.errors import StoreTrouble
from wormgrill.match.log import Fact
from wormgrill.match.presence import Presence
from wormgrill.match.room_services import RoomServices
from wormgrill.match.table import Table
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

AFTER_RESTART = 3600.0  # seconds that are left to whoever's time would be up sooner
STORE_AGAIN = 1.0  # seconds
WATCHED_PAUSE = 1.0  # between bots alone, while one who has left looks on and may come back


class AutoplayRoom(Protocol):
    """What autoplay needs of a room: it acts by commands, as guests do."""

    table: Table
    presence: Presence
    services: RoomServices
    holds: bool

    async def perform(self, command: Command) -> object: ...

    def throw(self, position: Position, number: int, key: str) -> Dice: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Autoplay:
    """The bots and the clock of one room. After every commit the room asks it to `schedule`."""

    def __init__(self, room: AutoplayRoom) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def deadline(self) -> float | None:
        """When a bot takes over from the one who is to act."""
        table = self._room.table
        seat = table.on_turn
        if seat is None or table.terms.pace is None or table.seats[seat].bot:
            return None
        pace = table.terms.pace
        restarted = self._room.services.began + min(pace, AFTER_RESTART)
        return max(table.waits_since + pace, restarted)

    @property
    def under_way(self) -> bool:
        """A bot thinks, or a clock runs."""
        return self._bots is not None or self._timer is not None

    def schedule(self) -> None:
        """See to it that the game goes on, as the table now is."""
        self._stop_clock()
        if self._closed:
            return
        table, services = self._room.table, self._room.services
        if self._bots_may_play and self._bots is None:
            self._bots = self._room.spawn(self._play_bots())
        if (deadline := self.deadline) is not None:
            version = table.changed
            left = max(0.0, deadline - services.clock())
            self._start_clock(left, lambda now: commands.time_out(now, version))
        if table.deserted and self._room.holds and not self._bots_may_play:
            grace = 0.0 if table.awaits_dice else services.deserted_after
            self._start_clock(grace, self._abandon_deserted)

    def watched_or_not(self) -> None:
        """Somebody came or went: that matters where all have left."""
        if self._room.table.deserted:
            self.schedule()

    def close(self) -> None:
        """Nothing goes on by itself any more."""
        self._closed = True
        self._stop_clock()

    # Clocks

    def _start_clock(self, seconds: float, command: Command) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(
            seconds, lambda: self._room.spawn(self._until_stored(command))
        )

    def _stop_clock(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _abandon_deserted(self, now: Table) -> Sequence[Fact]:
        return commands.abandon_deserted(now, self._room.presence.anybody)

    # Bots

    @property
    def _bots_may_play(self) -> bool:
        """If we see to it, and not for nobody: there are editions in which they would never come to
        an end."""
        table = self._room.table
        for_nobody = table.deserted and not self._room.presence.anybody
        return self._room.holds and table.bot_on_turn is not None and not for_nobody

    async def _play_bots(self) -> None:
        try:
            while self._bots_may_play:
                await self._play_bot(self._room.table)
        finally:
            self._bots = None

    async def _play_bot(self, table: Table) -> None:
        room, bot = self._room, table.bot_on_turn
        assert table.position is not None
        assert bot is not None
        move = await room.services.bots.choose(table.id, bot, table.position)
        if table.dice_told is not None:
            await asyncio.sleep(room.services.second_thoughts)
        if room.table.deserted and room.presence.present & table.guests:
            await asyncio.sleep(WATCHED_PAUSE)
        await self._until_stored(
            lambda now: commands.bot_acts(now, move, table.changed, room.throw)
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
