"""A rematch keeps the seats, and the series its score."""

import asyncio

import pytest

from tests.support.rooms import Home, at_home, play_to_the_end, sit
from wormgrill.match import commands
from wormgrill.match.errors import NotOver, NotYourSeat
from wormgrill.match.table import AbandonReason, StandInReason, TableState
from wormgrill.rules.scoring import scores, winners


@at_home()
async def test_the_same_seats_play_again_and_the_series_goes_on(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "bot", edition="junior")
    await sit(room, bo)
    with pytest.raises(NotOver):
        await here.rooms.rematch(room, bo)
    await play_to_the_end(room, ada, bo)
    with pytest.raises(NotYourSeat):
        await here.rooms.rematch(room, await here.guest("Eve"))
    again, same = await asyncio.gather(here.rooms.rematch(room, bo), here.rooms.rematch(room, ada))
    assert again is same
    assert room.table.rematch == again.table.id
    assert room.table.rematch_by == 1
    assert again.table.state is TableState.PLAYING
    assert again.table.seats == room.table.seats
    assert again.table.terms.options.first == 1
    assert again.table.terms.commitment != room.table.terms.commitment
    over = room.table.position
    assert over is not None
    series = again.table.terms.series
    assert series == {
        "games": 1,
        "wins": [int(seat in winners(over)) for seat in range(3)],
        "worms": list(scores(over)),
    }
    await play_to_the_end(again, ada, bo)
    third = await here.rooms.rematch(again, ada)
    assert third.table.terms.series is not None
    assert third.table.terms.series["games"] == 2
    assert third.table.terms.options.first == 2


@at_home()
async def test_who_left_for_good_finds_a_bot_on_the_seat(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", edition="junior")
    await sit(room, bo)
    await room.perform(lambda table: commands.leave(table, bo.id, 1, absent=False), bo.id)
    await play_to_the_end(room, ada)
    again = await here.rooms.rematch(room, ada)
    assert again.table.seats[1].owner == bo.id
    assert again.table.seats[1].why is StandInReason.LEFT


@at_home()
async def test_a_game_that_was_given_up_counts_for_nobody(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    await room.abandon(AbandonReason.IDLE)
    again = await here.rooms.rematch(room, ada)
    assert again.table.terms.series == {"games": 0, "wins": [0, 0], "worms": [0, 0]}
