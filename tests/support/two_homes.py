"""Two processes on one database, both within this one."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.support.postgres import PostgresServer
from tests.support.rooms import Clock, Home, Story, home, run, with_fixtures
from wormgrill.match.guest import Guest


@asynccontextmanager
async def two_homes(postgres: PostgresServer, **options: Any) -> AsyncIterator[tuple[Home, Home]]:
    """As two processes are: what they have in common is the database, and the hour."""
    place, clock = postgres.database(), Clock()
    async with home(place, clock, **options) as here, home(place, clock, **options) as there:
        yield here, there


def at_two_homes(test: Story) -> Callable[..., None]:
    """A test that is played at both, handed as `here` and `there`."""

    def in_both(postgres: PostgresServer) -> None:
        async def story() -> None:
            async with two_homes(postgres) as (here, there):
                await test(here, there)

        run(story())

    return with_fixtures(in_both, test, handed=2, fixture="postgres")


async def known_there(there: Home, guest: Guest) -> Guest:
    """As the other process knows this guest."""
    found = await there.rooms._services.store.seed_of(guest.id)
    assert found is not None
    return Guest(guest.id, guest.name, guest.language, found)
