"""Real dice on the table: told by the one on turn, for a bot by the maker."""

import secrets

import pytest

from tests.support.rooms import Home, act, at_home, sit, until
from wormgrill.formats.record import print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.match import commands
from wormgrill.match.errors import NotYourSeat, NotYourTurn
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room
from wormgrill.match.table_record import record_of
from wormgrill.rules.errors import IllegalAction, IllegalDice
from wormgrill.rules.pieces import Dice

WORMS = Dice(("worm",) * 8)


async def tell(room: Room, guest: Guest, seat: int, dice: Dice) -> None:
    await room.submit(guest.id, seat, dice, room.table.version, secrets.token_hex(8))


async def table(here: Home) -> tuple[Guest, Guest, Room]:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "bot", dice="typed", options={"short-game": True})
    await sit(room, bo)
    return ada, bo, room


@at_home()
async def test_the_one_on_turn_tells_the_dice(here: Home) -> None:
    ada, bo, room = await table(here)
    with pytest.raises(IllegalDice):  # nothing has been rolled
        await tell(room, ada, 0, WORMS)
    await act(room, ada, "roll")
    with pytest.raises(NotYourSeat):
        await tell(room, bo, 0, WORMS)
    with pytest.raises(NotYourTurn):
        await tell(room, bo, 1, WORMS)
    with pytest.raises(IllegalDice):
        await tell(room, ada, 0, Dice(("worm",) * 7))
    with pytest.raises(IllegalAction):
        await act(room, ada, "keep worm")
    await tell(room, ada, 0, WORMS)
    await act(room, ada, "keep worm")
    assert room.table.position is not None
    assert room.table.position.seats[0].stack[-1].value == 36
    record = record_of(await room.kept())
    assert record.dice == "typed"
    assert record.receipt is None
    assert parse_record(print_record(record)) == record


async def bots_turn(here: Home) -> tuple[Guest, Guest, Room]:
    ada, bo, room = await table(here)
    for seat, guest in ((0, ada), (1, bo)):
        await act(room, guest, "roll")
        await tell(room, guest, seat, WORMS)
        await act(room, guest, "keep worm")
    await until(lambda: room.table.awaits_dice)
    return ada, bo, room


@at_home()
async def test_for_a_bot_the_maker_tells_them(here: Home) -> None:
    ada, bo, room = await bots_turn(here)
    with pytest.raises(NotYourSeat):
        await tell(room, bo, 2, WORMS)
    await tell(room, ada, 2, WORMS)
    await until(lambda: room.table.on_turn == 0)


@at_home(absent_after=0.05)
async def test_if_the_maker_is_away_anyone_at_the_table_tells_a_bots_dice(here: Home) -> None:
    ada, bo, room = await bots_turn(here)
    await until(lambda: room.presence.absent(ada.id))
    with pytest.raises(NotYourSeat):
        await tell(room, await here.guest("Eve"), 2, WORMS)
    await tell(room, bo, 2, WORMS)


@at_home(deserted_after=0.0)
async def test_when_all_have_left_nobody_can_roll_and_the_table_is_given_up(here: Home) -> None:
    ada, bo, room = await table(here)
    for seat, guest in ((0, ada), (1, bo)):
        await room.perform(lambda now: commands.leave(now, guest.id, seat, False), guest.id)  # noqa: B023 - called at once
    await until(lambda: room.table.abandoned)
