"""Calls in this process: a caller beside rooms, and guests whose browsers wait for it."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.support.push_service import Browser, PushService, push_service, raw
from tests.support.rooms import Clock, Home, act, home, sit
from wormgrill.match.calls import CALL_AFTER
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room
from wormgrill.server.push.caller import Caller
from wormgrill.server.push.outgoing import Outgoing
from wormgrill.server.push.vapid import VapidKey, new_key
from wormgrill.server.push.webhook import Webhook
from wormgrill.server.store.push import PushDevice, SqlCalls

SECRET = "between you and me"


class Calling(NamedTuple):
    """A server's rooms, its caller, and the push service it speaks to."""

    here: Home
    caller: Caller
    service: PushService

    @property
    def clock(self) -> Clock:
        return self.here.clock

    async def browser(self, guest: Guest) -> Browser:
        """One more device of the guest's that is called."""
        browser = self.service.browser(self.caller.key.public)
        told = browser.subscription
        device = PushDevice(told["endpoint"], raw(told["p256dh"]), browser.auth, self.clock())
        await self.caller.calls.add_device(guest.id, device)
        return browser

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.caller.attend()


@asynccontextmanager
async def calling(
    place: Path | str, service: PushService, clock: Clock, webhook: bool = False, **services: Any
) -> AsyncIterator[Calling]:
    """As a server that has just been started."""
    async with home(place, clock, **services) as here:
        door = Outgoing(private=True, tls=service.trusted)
        calls = SqlCalls(here.database)
        caller = Caller(
            here.rooms,
            calls,
            VapidKey(await calls.key(new_key()), "https://worms.example"),
            door,
            Webhook(f"{service.url}/hook", SECRET, door) if webhook else None,
            clock,
            clock(),
            settling=0.3,
        )
        yield Calling(here, caller, service)


__all__ = ["Calling", "calling", "push_service"]


SOON = CALL_AFTER + 1
Story = Callable[[Calling], Coroutine[Any, Any, None]]


async def two_at_a_table(server: Calling, **request: Any) -> tuple[Room, Guest, Guest]:
    ada = await server.here.guest("Ada")
    bo = (await server.here.guests.make("Bo", "de"))[0]
    room = await server.here.make(ada, "me", "open", **request)
    await sit(room, bo)
    return room, ada, bo


async def called_at_a_table(server: Calling, **request: Any) -> tuple[Room, Guest, Guest, Browser]:
    """Bo wants to be called, in this browser."""
    room, ada, bo = await two_at_a_table(server, **request)
    browser = await server.browser(bo)
    await server.caller.calls.call_everywhere(bo.id, wanted=True)
    return room, ada, bo, browser


async def pass_turn(room: Room, *guests: Guest) -> None:
    """The one on turn acts until it is another's."""
    owners = {guest.id: guest for guest in guests}
    began = room.table.turn_began
    while room.table.turn_began == began:
        assert room.table.on_turn is not None
        owner = room.table.seats[room.table.on_turn].owner
        assert owner is not None
        await act(room, owners[owner])


def texts(service: PushService, browser: Browser) -> list[str]:
    return [browser.read(posted)["title"] for posted in service.for_browser(browser)]
