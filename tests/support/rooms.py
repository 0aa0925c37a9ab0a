"""Tables in this process, with a real database; and guests who play at them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import update_wrapper
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, TypeVar

from msgspec import convert

from tests.support.processes import PATIENCE
from tests.support.working import WorkersHere
from wormgrill.match import commands
from wormgrill.match.bot_pool import BotPool
from wormgrill.match.guest import Guest
from wormgrill.match.new_table import TableRequest
from wormgrill.match.retention import Retention
from wormgrill.match.room import Room
from wormgrill.match.room_services import RoomServices
from wormgrill.match.rooms import Rooms
from wormgrill.match.table import Table, TableState, replayed
from wormgrill.rules.legal import legal_actions
from wormgrill.server.guests import Guests
from wormgrill.server.neighbours import listen_to_others
from wormgrill.server.parties import Parties
from wormgrill.server.store.database import Database
from wormgrill.server.store.opening import open_store, prepared

Result = TypeVar("Result")
Story = Callable[..., Coroutine[Any, Any, None]]
NOON = 1_794_744_000.0


class Clock:
    """Goes when it is told to."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@dataclass
class Home:
    """Rooms, and all they need. A test that expects trouble takes it out of `trouble`."""

    rooms: Rooms
    guests: Guests
    parties: Parties
    database: Database
    clock: Clock
    place: Path | str
    trouble: list[Exception]

    async def guest(self, name: str) -> Guest:
        return (await self.guests.make(name, "en"))[0]

    async def make(self, maker: Guest, *kinds: str, **request: Any) -> Room:
        """A table with seats of these kinds."""
        seats = [{"kind": kind} for kind in kinds]
        asked = {"edition": "classic", "seats": seats, **request}
        return await self.rooms.make(convert(asked, TableRequest), maker)


@asynccontextmanager
async def home(
    place: Path | str,
    clock: Clock | None = None,
    retention: Retention | None = None,
    **services: Any,
) -> AsyncIterator[Home]:
    """Rooms with these services; whatever went wrong behind the scenes fails the test.

    With several homes on one PostgreSQL database each is as a process of its own.
    """
    clock = clock or Clock()
    trouble: list[Exception] = []
    with prepared(str(place)):
        async with open_store(str(place)) as store:
            rooms = Rooms(
                RoomServices(
                    store.tables,
                    BotPool(WorkersHere(), WorkersHere(), lambda bot, error: trouble.append(error)),
                    clock=clock,
                    began=clock(),
                    process=store.process,
                    tell=store.tell,
                    guest_changed=store.guest_changed,
                    trouble=trouble.append,
                    **{"second_thoughts": 0.0, **services},
                ),
                retention,
            )
            guests = Guests(store.guests, clock, store.guest_changed)
            parties = Parties(store.parties, rooms, WorkersHere(), clock)
            listen_to_others(store, rooms, guests, party=parties.heard)
            try:
                yield Home(rooms, guests, parties, store.database, clock, place, trouble)
            finally:
                rooms.close()
    if trouble:
        raise ExceptionGroup("a bot stumbled, or a mistake of ours", trouble)


def run(work: Coroutine[Any, Any, Result]) -> Result:
    async def limited() -> Result:
        return await asyncio.wait_for(work, PATIENCE)

    return asyncio.run(limited())


def at_home(**options: Any) -> Callable[[Story], Callable[..., None]]:
    """A test that is played in rooms of its own, made with these options, and handed as `here`."""

    def played(test: Story) -> Callable[..., None]:
        def in_rooms(place: Path | str, **others: Any) -> None:
            async def story() -> None:
                async with home(place, **options) as here:
                    await test(here, **others)

            run(story())

        return with_fixtures(in_rooms, test, handed=1, fixture="place")

    return played


def with_fixtures(
    played: Callable[..., None], test: Story, handed: int, fixture: str
) -> Callable[..., None]:
    """As pytest is to see it: what the test asks for, but for what it is handed, and a fixture."""
    others = [*signature(test).parameters.values()][handed:]
    asked = [*others, Parameter(fixture, Parameter.POSITIONAL_OR_KEYWORD)]
    # by this pytest knows what to bring
    played.__signature__ = Signature(asked)  # type: ignore[attr-defined]  # what pytest reads
    return update_wrapper(played, test)


async def sit(room: Room, guest: Guest, local: str | None = None) -> None:
    await room.perform(
        lambda table: commands.sit(table, guest.id, guest.name, local, None, guest.program_name),
        guest.id,
    )


async def act(room: Room, guest: Guest, action: str | None = None) -> None:
    """For the seat on turn; without an action the first legal one."""
    table = room.table
    assert table.position is not None
    assert table.on_turn is not None
    chosen = action or str(legal_actions(table.position)[0])
    await room.submit(guest.id, table.on_turn, chosen, table.version, secrets.token_hex(8))


async def until(holds: Callable[[], bool]) -> None:
    """Waits for what bots and clocks bring about by themselves."""
    while not holds():
        await asyncio.sleep(0.002)


async def forget(home: Home, room: Room) -> None:
    """The table leaves memory, once nothing is to be done at it."""
    await until(lambda: room.idle)
    assert home.rooms.forget_idle() == 1


async def play_to_the_end(room: Room, *guests: Guest) -> None:
    """Each guest acts for their seats; bots by themselves."""
    owners = {guest.id: guest for guest in guests}
    while room.table.state is not TableState.OVER:
        number = room.table.on_turn
        assert number is not None
        seat = room.table.seats[number]
        if seat.bot or seat.owner is None:
            before = room.table.version
            await until(lambda: room.table.version > before)  # noqa: B023 - called at once
        else:
            await act(room, owners[seat.owner], _eager(room.table))


def _eager(table: Table) -> str:
    assert table.position is not None
    legal = [str(action) for action in legal_actions(table.position)]
    return "stop" if "stop" in legal else legal[-1]


async def as_kept(home: Home, room: Room) -> Table:
    """The table as a restarted server would find it."""
    kept = await room.kept()
    return replayed(kept.id, kept.code, kept.events)
