"""Real dice that were mistyped: taken back before all eyes, until something follows from them."""

import secrets

import msgspec
import pytest

from tests.match.test_typed_dice import WORMS, bots_turn, table, tell
from tests.support.rooms import Home, act, as_kept, at_home, sit, until
from wormgrill.match import commands
from wormgrill.match.errors import DiceStay, GameIsOver, NotYourSeat, Stale
from wormgrill.match.guest import Guest
from wormgrill.match.room import Answer, Room
from wormgrill.match.table import AbandonReason
from wormgrill.match.table_record import record_of, worms_by_turn
from wormgrill.rules.errors import IllegalDice
from wormgrill.rules.pieces import Dice

FOURS = Dice(("4",) * 8)
MIXED = Dice(("1", "1", "1", "2", "2", "3", "3", "4"))
FOREVER = 3600.0


async def take_back(room: Room, guest: Guest, seat: int) -> Answer:
    return await room.take_dice_back(guest.id, seat, room.table.version, secrets.token_hex(8))


async def dead_roll(room: Room, guest: Guest, seat: int) -> None:
    """Keeps the 1s, and then rolls nothing but 1s."""
    await act(room, guest, "roll")
    await tell(room, guest, seat, MIXED)
    await act(room, guest, "keep 1")
    await act(room, guest, "roll")
    await tell(room, guest, seat, Dice(("1",) * 5))


@at_home()
async def test_the_table_awaits_the_dice_again_and_all_see_it(here: Home) -> None:
    ada, _, room = await table(here)
    await act(room, ada, "roll")
    awaiting = room.table.position
    await tell(room, ada, 0, FOURS)
    answer = await take_back(room, ada, 0)
    assert room.table.position == awaiting
    assert room.table.awaits_dice
    (fact,) = answer.events
    assert (fact["type"], fact["seat"]) == ("dice-taken-back", 0)
    assert fact["position"] == answer.position
    assert fact["position"]["turn"]["phase"] == "dice"
    assert fact["standing"]["worms"] == [0, 0, 0]
    assert await as_kept(here, room) == room.table
    await tell(room, ada, 0, WORMS)
    await act(room, ada, "keep worm")


@at_home()
async def test_the_record_knows_only_the_dice_that_stayed_the_log_both(here: Home) -> None:
    ada, _, room = await table(here)
    await act(room, ada, "roll")
    for wrong in (FOURS, MIXED):
        await tell(room, ada, 0, wrong)
        await take_back(room, ada, 0)
    await tell(room, ada, 0, WORMS)
    await act(room, ada, "keep worm")
    kept = await room.kept()
    record = record_of(kept)
    assert [step for step in record.steps if isinstance(step, Dice)] == [WORMS]
    assert record.position() == room.table.position
    assert worms_by_turn(record) == [[4, 0, 0]]
    assert [event.fact["type"] for event in kept.events].count("rolled") == 3


@at_home()
async def test_a_dead_roll_is_taken_back_after_the_turn_has_ended_by_it(here: Home) -> None:
    ada, bo, room = await table(here)
    await dead_roll(room, ada, 0)
    assert room.table.on_turn == 1
    assert room.view(ada.id).dice_back == 0
    assert room.view(bo.id).dice_back is None
    with pytest.raises(NotYourSeat):
        await take_back(room, bo, 0)
    await take_back(room, ada, 0)
    assert room.table.on_turn == 0
    assert room.table.awaits_dice
    assert worms_by_turn(record_of(await room.kept())) == []


@at_home()
async def test_once_somebody_has_acted_the_dice_stay(here: Home) -> None:
    ada, bo, room = await table(here)
    with pytest.raises(DiceStay):  # none have been told
        await take_back(room, ada, 0)
    await dead_roll(room, ada, 0)
    await act(room, bo, "roll")
    before = room.table
    with pytest.raises(DiceStay):
        await take_back(room, ada, 0)
    assert room.table is before
    assert room.view(ada.id).dice_back is None
    await tell(room, bo, 1, FOURS)
    with pytest.raises(DiceStay):  # the dice of another seat
        await take_back(room, ada, 0)
    await act(room, bo, "keep 4")
    with pytest.raises(DiceStay):
        await take_back(room, bo, 1)


@at_home()
async def test_what_is_said_and_who_comes_and_goes_does_not_follow_from_dice(here: Home) -> None:
    ada, bo, room = await table(here)
    await act(room, ada, "roll")
    seen = room.table.version
    await tell(room, ada, 0, FOURS)
    await room.perform(lambda now: commands.say(now, bo.id, "ouch"), bo.id)
    await room.perform(lambda now: commands.leave(now, bo.id, 1, False), bo.id)
    with pytest.raises(Stale):
        await room.take_dice_back(ada.id, 0, seen, secrets.token_hex(8))
    assert room.view(ada.id).dice_back == 0
    await take_back(room, ada, 0)


@at_home(second_thoughts=FOREVER)
async def test_a_bot_leaves_time_to_take_its_dice_back(here: Home) -> None:
    ada, bo, room = await bots_turn(here)
    await tell(room, ada, 2, FOURS)
    assert room.view(ada.id).dice_back == 2
    with pytest.raises(NotYourSeat):
        await take_back(room, bo, 2)
    await take_back(room, ada, 2)
    assert room.table.awaits_dice


@at_home()
async def test_once_a_bot_has_acted_it_is_too_late(here: Home) -> None:
    ada, _, room = await bots_turn(here)
    await tell(room, ada, 2, WORMS)
    await until(lambda: room.table.on_turn == 0)
    with pytest.raises(DiceStay):
        await take_back(room, ada, 2)


@at_home()
async def test_the_same_key_takes_back_once(here: Home) -> None:
    ada, _, room = await table(here)
    await act(room, ada, "roll")
    await tell(room, ada, 0, FOURS)
    first = await room.take_dice_back(ada.id, 0, room.table.version, "same-key")
    await tell(room, ada, 0, WORMS)
    again = await room.take_dice_back(ada.id, 0, 1, "same-key")
    assert msgspec.json.encode(again) == msgspec.json.encode(first)
    assert room.view(ada.id).dice_back == 0


@at_home()
async def test_the_end_of_a_game_and_the_servers_own_dice_stay(here: Home) -> None:
    ada, _, room = await table(here)
    await act(room, ada, "roll")
    await tell(room, ada, 0, FOURS)
    await room.abandon(AbandonReason.IDLE)
    assert room.view(ada.id).dice_back is None
    with pytest.raises(GameIsOver):
        await take_back(room, ada, 0)
    rolled = await here.make(ada, "me", "open")
    await sit(rolled, await here.guest("Bo"))
    await act(rolled, ada, "roll")
    assert rolled.view(ada.id).dice_back is None
    with pytest.raises(IllegalDice):
        await take_back(rolled, ada, 0)
