"""A pace of days: the clock runs on without the table in memory, and while nobody serves."""

from pathlib import Path

import pytest

from tests.support.rooms import Clock, Home, act, at_home, forget, home, run, sit, until
from wormgrill.match.autoplay import AFTER_RESTART
from wormgrill.match.retention import DAY, FIRST, HOUR, Retention
from wormgrill.match.store import LEASE
from wormgrill.match.table import StandInReason, TableState

WEEK = 7 * int(DAY)


@pytest.mark.parametrize("days", [1, 3, 7])
def test_the_clock_runs_while_the_server_is_restarted_every_day(
    place: Path | str, days: int
) -> None:
    async def story() -> None:
        clock, pace = Clock(), days * int(DAY)
        async with home(place, clock) as here:
            ada, bo = await here.guest("Ada"), await here.guest("Bo")
            room = await here.make(ada, "me", "open", pace=pace)
            await sit(room, bo)
            id, began = room.table.id, clock()
        for _ in range(days):
            clock.now += DAY - 2 * HOUR / days
            async with home(place, clock) as here:
                room = await here.rooms.find(id)
                assert room.deadline == began + pace
                assert room.table.seats[0].bot is None
        clock.now = began + pace + LEASE
        async with home(place, clock) as here:
            room = await here.rooms.find(id)
            assert room.deadline == clock() + AFTER_RESTART  # a restart costs nobody a turn
            clock.now += AFTER_RESTART + LEASE
            await here.rooms.attend()
            room.schedule()
            await until(lambda: room.table.seats[0].why is StandInReason.CLOCK)

    run(story())


@at_home(retention=Retention(in_memory=0.0))
async def test_it_leaves_memory_and_is_due_all_the_same(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", pace=WEEK)
    await sit(room, bo)
    await act(room, ada, "roll")
    id = room.table.id
    await forget(here, room)
    here.clock.now += WEEK - HOUR
    await here.rooms.attend()
    assert here.rooms.open == {}
    here.clock.now += HOUR + LEASE
    await here.rooms.attend()
    room = await here.rooms.find(id)
    await until(lambda: room.table.seats[0].why is StandInReason.CLOCK)


@at_home()
async def test_nobody_hands_over_a_seat_that_has_days_to_decide(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", pace=WEEK)
    await sit(room, bo)
    here.clock.now += DAY
    assert room.presence.hand_over() == {}


@at_home()
async def test_an_open_table_waits_for_its_guests_as_long_as_a_game_does(here: Home) -> None:
    ada = await here.guest("Ada")
    await here.rooms.tidy()
    quick = await here.make(ada, "me", "open", pace=300)
    slow = await here.make(ada, "me", "open", pace=int(DAY))
    here.clock.now += max(FIRST, 8 * DAY)
    await here.rooms.tidy()
    assert (quick.table.state, slow.table.state) == (TableState.OVER, TableState.OPEN)
    here.clock.now += 30 * DAY
    await here.rooms.tidy()
    assert slow.table.state is TableState.OVER
