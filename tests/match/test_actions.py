"""An action: seat, key, version, rules; stored, then told."""

import asyncio
import secrets
from pathlib import Path

import msgspec
import pytest

from tests.support.rooms import Home, act, as_kept, at_home, home, play_to_the_end, run, sit, until
from wormgrill.dice.verified import verify
from wormgrill.match import commands
from wormgrill.match.errors import GameIsOver, NotStarted, NotYourSeat, NotYourTurn, Stale
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room
from wormgrill.match.table import AbandonReason, SeatKind
from wormgrill.match.table_record import record_of
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import IllegalAction, IllegalDice
from wormgrill.rules.pieces import Dice


async def two(here: Home, **request: object) -> tuple[Guest, Guest, Room]:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", **request)
    await sit(room, bo)
    return ada, bo, room


@pytest.mark.parametrize("edition", EDITIONS)
@at_home()
async def test_a_game_of_every_edition_is_played_stored_and_verified(
    here: Home, edition: str
) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "bot", edition=edition, randomness="ada-adds-this")
    await room.perform(lambda table: commands.sit(table, bo.id, "Bo", None, "bo-adds-that"), bo.id)
    await play_to_the_end(room, ada, bo)
    assert await as_kept(here, room) == room.table
    record = record_of(await room.kept())
    assert record.receipt is not None
    assert record.receipt.contributions == ("ada-adds-this", "bo-adds-that")
    assert verify(record) == room.table.rolls
    assert record.position() == room.table.position


@at_home()
async def test_only_the_owner_of_the_seat_on_turn_acts(here: Home) -> None:
    ada, bo, room = await two(here)
    before = room.table
    with pytest.raises(NotYourSeat):
        await room.submit(bo.id, 0, "roll", before.version, "k" * 8)
    with pytest.raises(NotYourTurn):
        await room.submit(bo.id, 1, "roll", before.version, "k" * 8)
    with pytest.raises(IllegalAction):
        await room.submit(ada.id, 0, "stop", before.version, "k" * 8)
    assert room.table is before
    await act(room, ada, "roll")


@at_home()
async def test_a_stale_version_is_told_what_it_has_missed(here: Home) -> None:
    ada, _, room = await two(here)
    seen = room.table.version
    await act(room, ada, "roll")
    with pytest.raises(Stale) as refused:
        await room.submit(ada.id, 0, "roll", seen, "k" * 8)
    missed = [msgspec.json.decode(fact) for fact in refused.value.more["events"]]
    assert [fact["seq"] for fact in missed] == list(range(seen + 1, room.table.version + 1))
    assert refused.value.more["position"]["turn"]["phase"] == "choose"
    with pytest.raises(Stale):  # nobody has seen what has not happened
        await room.submit(ada.id, 0, "keep 1", room.table.version + 1, "k" * 8)


@at_home()
async def test_what_is_said_beside_the_game_makes_no_version_stale(here: Home) -> None:
    ada, bo, room = await two(here)
    seen = room.table.version
    await room.perform(lambda table: commands.say(table, bo.id, "good-luck"), bo.id)
    assert room.table.version == seen + 1
    await room.submit(ada.id, 0, "roll", seen, "k" * 8)


@at_home()
async def test_the_same_key_gets_its_first_answer_again_and_never_acts_twice(here: Home) -> None:
    ada, bo, room = await two(here)
    seen = room.table.version
    answers = await asyncio.gather(
        *(room.submit(ada.id, 0, "roll", seen, "same-key") for _ in range(5))
    )
    await act(room, ada)
    answers.append(await room.submit(ada.id, 0, "stop", 999, "same-key"))
    assert len({msgspec.json.encode(answer) for answer in answers}) == 1
    assert room.table.rolls == 1
    with pytest.raises(NotYourSeat):  # another guest's key is another key
        await room.submit(bo.id, 0, "roll", seen, "same-key")


def test_the_key_is_known_after_a_restart(place: Path | str) -> None:
    async def story() -> None:
        async with home(place) as here:
            ada, _, room = await two(here)
            first = await room.submit(ada.id, 0, "roll", room.table.version, "same-key")
            id = room.table.id
        async with home(place) as here:
            again = await (await here.rooms.find(id)).submit(ada.id, 0, "roll", 1, "same-key")
            assert msgspec.json.encode(again) == msgspec.json.encode(first)

    run(story())


@at_home()
async def test_whoever_goes_away_in_the_middle_has_acted_nonetheless(here: Home) -> None:
    """A cancelled request must not leave memory behind the store."""
    ada, _, room = await two(here)
    seen = room.table.version
    task = asyncio.ensure_future(room.submit(ada.id, 0, "roll", seen, "k" * 8))
    await asyncio.sleep(0)
    task.cancel()
    await until(lambda: room.table.version > seen)
    assert await as_kept(here, room) == room.table


@at_home()
async def test_nobody_acts_before_the_start_or_after_the_end(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "open")
    with pytest.raises(NotStarted):
        await room.submit(ada.id, 0, "roll", 2, "k" * 8)
    await room.abandon(AbandonReason.IDLE)
    with pytest.raises(GameIsOver):
        await room.submit(ada.id, 0, "roll", 2, "k" * 8)


@at_home()
async def test_while_a_bot_stands_in_the_owner_takes_the_seat_back_first(here: Home) -> None:
    ada, bo, room = await two(here)
    await room.perform(lambda table: commands.leave(table, bo.id, 1, absent=False), bo.id)
    table = room.table
    assert table.seats[1].bot
    with pytest.raises(NotYourTurn):
        await room.submit(bo.id, 1, "roll", table.version, "k" * 8)
    await act(room, ada, "roll")


@at_home()
async def test_dice_are_not_told_where_the_server_rolls(here: Home) -> None:
    ada, _, room = await two(here)
    dice, seen = Dice(("worm",) * 8), room.table.version
    with pytest.raises(IllegalDice):
        await room.submit(ada.id, 0, dice, seen, secrets.token_hex(8))


@at_home()
async def test_bots_use_the_latest_key_of_a_guest(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "bot", "me")
    await until(lambda: room.table.on_turn == 1)
    keys = [e.fact["key"] for e in (await room.kept()).events if e.fact["type"] == "rolled"]
    assert set(keys) == {"bot:"}
    assert room.table.seats[0].kind is SeatKind.BOT
    await room.submit(ada.id, 1, "roll", room.table.version, "ada-rolls")
    while room.table.on_turn == 1:
        await act(room, ada)
    await until(lambda: room.table.on_turn == 1)
    later = [e.fact for e in (await room.kept()).events if e.fact["type"] == "rolled"]
    guests = [fact["key"] for fact in later if not fact["key"].startswith("bot:")]
    assert later[-1]["key"] == f"bot:{guests[-1]}"
