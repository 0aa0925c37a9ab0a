"""Every table comes to an end: what nobody plays any more, and what would never be over."""

import asyncio
from typing import Any

from tests.support.rooms import Home, act, as_kept, at_home, until
from wormgrill.match.guest import Guest
from wormgrill.match.log import LoggedFact
from wormgrill.match.room import Room
from wormgrill.match.table import AbandonReason, StandInReason, TableState, replayed
from wormgrill.rules.pieces import Dice

# One die, one tile: a worm, and the game is over.
LAST_TILE = {
    "key": "last-tile",
    "kind": "classic",
    "players": [2, 7],
    "dice": 1,
    "faces": [{"name": "worm", "points": 5}, {"name": "1", "points": 1}],
    "tiles": [{"value": 5, "worms": 1}],
}


async def left(here: Home, **terms: Any) -> tuple[Guest, Room]:
    """A table that its only guest has left to the bots."""
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", "bot", **terms)
    await room.leave(ada.id, 0)
    return ada, room


async def over(room: Room) -> None:
    await until(lambda: room.table.state is TableState.OVER)


@at_home(deserted_after=0.0)
async def test_a_table_all_have_left_is_given_up_when_nobody_looks_on(here: Home) -> None:
    _, room = await left(here)
    await over(room)
    assert room.table.why_abandoned is AbandonReason.DESERTED
    assert room.table.seed is not None
    assert await as_kept(here, room) == room.table
    assert len((await room.kept()).events) < 20
    assert room.view(None).why_abandoned == "deserted"


@at_home(deserted_after=0.0)
async def test_also_if_the_last_one_goes_who_looked_on(here: Home) -> None:
    ada, room = await left(here)
    stream = room.listen(ada.id)
    room.stop_listening(stream)
    await over(room)
    assert room.table.why_abandoned is AbandonReason.DESERTED


@at_home(deserted_after=60.0)
async def test_until_then_the_bots_wait_and_who_left_can_come_back(here: Home) -> None:
    ada, room = await left(here)
    before = room.table
    for _ in range(100):
        await asyncio.sleep(0)
    assert room.table is before
    assert not room.idle  # else its end would be forgotten
    stream = room.listen(ada.id)
    await until(lambda: room.table.version > before.version)
    room.stop_listening(stream)


@at_home(deserted_after=0.0)
async def test_who_left_and_looks_on_keeps_the_table(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    room.listen(ada.id)
    await room.leave(ada.id, 0)
    seen = room.table.version
    await until(lambda: room.table.version > seen)
    assert room.table.state is TableState.PLAYING


@at_home(deserted_after=0.0)
async def test_while_a_stranger_looks_on_the_bots_play_to_the_end(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior")
    room.listen(None)
    await room.leave(ada.id, 0)
    await over(room)
    assert not room.table.abandoned
    assert room.table.seed is not None


@at_home(deserted_after=0.0)
async def test_who_was_only_away_is_expected_back_and_bots_play_on(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior", pace=30)
    here.clock.now += 31
    room.schedule()
    await over(room)
    assert room.table.seats[0].why is StandInReason.CLOCK
    assert not room.table.abandoned


@at_home(most_steps=40)
async def test_a_game_that_does_not_end_is_given_up_after_so_many_steps(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", pace=30)
    here.clock.now += 31
    room.schedule()
    await over(room)
    assert room.table.why_abandoned is AbandonReason.TOO_LONG
    assert 40 <= room.table.steps <= 41  # a decision to roll and its roll are stored together
    assert room.table.seed is not None
    types = [event.fact["type"] for event in (await room.kept()).events]
    assert types[-2:] == ["abandoned", "revealed"]
    assert await as_kept(here, room) == room.table


@at_home(most_steps=3)
async def test_a_game_that_ends_with_the_last_step_it_may_have_is_not_given_up(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition=LAST_TILE, dice="typed")
    await act(room, ada, "roll")
    await room.submit(ada.id, 0, Dice(("worm",)), room.table.version, "k" * 8)
    await act(room, ada, "keep worm")
    assert room.table.state is TableState.OVER
    assert not room.table.abandoned


@at_home()
async def test_logs_that_do_not_say_why_can_still_be_read(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    kept = await room.kept()
    number = len(kept.events) + 1
    abandoned = LoggedFact(number, number, 0.0, None, None, {"type": "abandoned"})
    table = replayed(kept.id, kept.code, [*kept.events, abandoned])
    assert table.abandoned
    assert table.why_abandoned is None
