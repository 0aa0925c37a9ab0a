"""Pace: who takes too long is played for by a bot until they are back; nobody's game freezes."""

from pathlib import Path

from tests.support.rooms import Clock, Home, act, at_home, home, run, sit, until
from wormgrill.match import commands
from wormgrill.match.store import LEASE
from wormgrill.match.table import StandInReason, TableState

PACE = 30


@at_home()
async def test_after_the_pace_a_bot_plays_on_for_the_absent_one(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", pace=PACE)
    await sit(room, bo)
    assert room.deadline == here.clock() + PACE
    here.clock.now += PACE + 1
    room.schedule()
    await until(lambda: room.table.on_turn == 1)
    assert room.table.seats[0].why is StandInReason.CLOCK
    assert room.deadline == here.clock() + PACE  # now it is Bo's time


@at_home()
async def test_every_decision_has_its_own_time_and_phrases_do_not_stretch_it(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", pace=PACE)
    began = here.clock()
    here.clock.now += 20
    await room.perform(lambda table: commands.say(table, ada.id, "one-moment"), ada.id)
    assert room.deadline == began + PACE
    await act(room, ada, "roll")
    assert room.deadline == here.clock() + PACE


@at_home()
async def test_comings_and_goings_do_not_stretch_anothers_time(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", pace=PACE)
    await sit(room, bo)
    deadline = room.deadline
    for _ in range(3):
        here.clock.now += 5
        await room.perform(lambda table: commands.leave(table, bo.id, 1, absent=False), bo.id)
        await room.perform(lambda table: commands.take_back(table, bo.id, 1), bo.id)
    assert room.deadline == deadline


def test_a_restart_costs_nobody_a_turn(place: Path | str) -> None:
    """The deadline is the later of the last event and the server's start, plus the pace."""

    async def story() -> None:
        clock = Clock()
        async with home(place, clock) as here:
            ada = await here.guest("Ada")
            id = (await here.make(ada, "me", "bot", pace=PACE)).table.id
        clock.now += 10 * PACE
        async with home(place, clock) as here:
            room = await here.rooms.find(id)
            assert room.deadline == clock() + PACE
            assert room.table.seats[0].bot is None

    run(story())


def test_after_a_restart_bots_and_clocks_go_on_by_themselves(place: Path | str) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(place, clock) as here:
            ada = await here.guest("Ada")
            clocked = (await here.make(ada, "me", "bot", pace=PACE)).table.id
            waiting = (await here.make(ada, "me", "bot")).table.id
            room = await here.make(ada, "me", "bot")
            await act(room, ada, "roll")
            await room.perform(lambda table: commands.leave(table, ada.id, 0, absent=False), ada.id)
            bots = room.table.id
        async with home(place, clock, deserted_after=0.0) as here:
            clock.now += LEASE + 1
            await here.rooms.attend()
            assert [*here.rooms.open] == [bots]  # clocks and guests are waited for in the store
            room = here.rooms.open[bots]  # which all have left
            await until(lambda: room.table.state is TableState.OVER)
            clock.now += PACE + 1
            await here.rooms.attend()
            assert waiting not in here.rooms.open
            room = here.rooms.open[clocked]
            await until(lambda: room.table.seats[0].why is StandInReason.CLOCK)

    run(story())


@at_home()
async def test_who_comes_back_finds_the_seat_again(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", pace=PACE)
    await sit(room, bo)
    here.clock.now += PACE + 1
    room.schedule()
    await until(lambda: room.table.seats[0].why is StandInReason.CLOCK)
    room.listen(ada.id)
    await until(lambda: room.table.seats[0].bot is None)
