"""Calls in this process: a caller beside rooms, and guests whose browsers wait for it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.support.push_service import Browser, PushService, push_service, raw
from tests.support.rooms import Clock, Home, home
from wormgrill.match.guest import Guest
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
