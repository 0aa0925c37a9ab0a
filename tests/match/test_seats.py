"""Who sits where: guests, people who share a screen, bots, open seats."""

import asyncio
import json

import pytest
from msgspec import ValidationError

from tests.support.processes import PATIENCE
from tests.support.rooms import Home, at_home, sit, until
from wormgrill.match import autoplay, commands
from wormgrill.match.errors import (
    AlreadyStarted,
    GameIsOver,
    NoOpenSeat,
    NoSeat,
    NotMaker,
    NotYourSeat,
    TableRefusal,
)
from wormgrill.match.guest import Guest
from wormgrill.match.nicknames import NICKNAMES, nickname_of
from wormgrill.match.room import Room
from wormgrill.match.table import AbandonReason, SeatKind, StandInReason, TableState
from wormgrill.rules.errors import BadRequest


async def start(room: Room, guest: Guest) -> None:
    await room.perform(lambda table: commands.start(table, guest.id), guest.id)


@at_home()
async def test_a_table_starts_when_no_seat_is_open(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "bot")
    assert room.table.position is None
    await sit(room, bo)
    assert room.table.state is TableState.PLAYING
    kinds = [seat.kind for seat in room.table.seats]
    assert kinds == [SeatKind.GUEST, SeatKind.GUEST, SeatKind.BOT]
    with pytest.raises(AlreadyStarted):
        await sit(room, await here.guest("Cy"))


@at_home()
async def test_a_guest_seats_others_who_share_the_screen_and_acts_for_them(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open")
    await sit(room, bo)
    with pytest.raises(NoOpenSeat):
        await sit(room, bo)
    await sit(room, bo, local="Bo's son")
    assert [seat.name for seat in room.table.seats] == ["Ada", "Bo", "Bo's son"]
    assert room.table.seats[2].kind is SeatKind.LOCAL
    assert room.table.seats[2].owner == bo.id


@at_home()
async def test_nobody_seats_others_without_sitting_down(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open")
    with pytest.raises(BadRequest):
        await sit(room, bo, local="Bo's son")


@at_home()
async def test_equal_names_are_told_apart(here: Home) -> None:
    long = "A" * 24
    ada = await here.guest(long)
    room = await here.make(ada, "me", "open", "open")
    await sit(room, await here.guest(long))
    await sit(room, await here.guest(long))
    names = [seat.name for seat in room.table.seats]
    assert names == [long, "A" * 22 + " 2", "A" * 22 + " 3"]


@at_home()
async def test_at_a_public_table_names_come_from_the_list(here: Home) -> None:
    ada, bo = await here.guest("A rude name"), await here.guest("Another")
    room = await here.make(ada, "me", "local", "open", "open", "bot", public=True)
    await sit(room, bo)
    await sit(room, bo, local="Worse")
    names = [seat.name for seat in room.table.seats]
    assert set(names) <= set(NICKNAMES)
    assert len(set(names)) == 5


@at_home()
async def test_the_name_at_a_public_table_is_told_before_one_sits_down(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open", public=True)
    assert room.table.seats[0].name == nickname_of(ada.id)
    told = room.view(bo.id).nickname
    await sit(room, bo)
    assert room.table.seats[1].name == told
    assert room.view(bo.id).nickname is None
    assert room.view(None).nickname is None
    private = await here.make(ada, "me", "open")
    assert private.view(bo.id).nickname is None


def test_a_nickname_is_a_guests_own_unless_somebody_has_it() -> None:
    own = nickname_of("guest")
    assert own == nickname_of("guest", [name for name in NICKNAMES if name != own])
    assert nickname_of("guest", [own]) in set(NICKNAMES) - {own}


@at_home()
async def test_before_the_start_one_stands_up_and_the_maker_frees_seats(here: Home) -> None:
    ada, bo, cy = [await here.guest(name) for name in ("Ada", "Bo", "Cy")]
    room = await here.make(ada, "me", "open", "bot", "open")
    await sit(room, bo)
    with pytest.raises(NotMaker):
        await room.leave(bo.id, 0)
    await room.leave(bo.id, 1)
    with pytest.raises(NoSeat):
        await room.leave(ada.id, 1)
    await sit(room, cy)
    await room.leave(ada.id, 1)  # the maker frees it
    await room.leave(ada.id, 2)  # a bot's seat too
    assert [seat.kind for seat in room.table.seats][1:] == [SeatKind.OPEN] * 3


@at_home()
async def test_the_maker_starts_and_open_seats_get_bots(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open")
    with pytest.raises(NotMaker):
        await start(room, bo)
    await start(room, ada)
    assert [seat.kind for seat in room.table.seats] == [
        SeatKind.GUEST,
        SeatKind.BOT,
        SeatKind.BOT,
    ]
    with pytest.raises(AlreadyStarted):
        await start(room, ada)


@at_home()
async def test_bots_do_not_play_among_themselves(here: Home) -> None:
    ada = await here.guest("Ada")
    with pytest.raises(BadRequest):
        await here.make(ada, "bot", "bot")
    room = await here.make(ada, "open", "bot")
    with pytest.raises(NoSeat):
        await start(room, ada)


@at_home()
async def test_a_seat_is_left_to_a_bot_and_taken_back_at_any_moment(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open")
    await sit(room, bo)
    await room.leave(ada.id, 0)
    assert room.table.seats[0].why is StandInReason.LEFT
    await until(lambda: room.table.on_turn == 1)
    await room.perform(lambda table: commands.take_back(table, ada.id, 0), ada.id)
    assert room.table.seats[0].bot is None
    with pytest.raises(NotYourSeat):
        await room.perform(lambda table: commands.take_back(table, ada.id, 1), ada.id)


async def _two_at(here: Home, pace: int | None = None) -> tuple[Guest, Guest, Room]:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "bot", pace=pace)
    await sit(room, bo)
    return ada, bo, room


@at_home(absent_after=1.0)
async def test_without_a_clock_the_seat_of_somebody_absent_can_be_handed_to_a_bot(
    here: Home,
) -> None:
    ada, bo, room = await _two_at(here)
    stream = room.listen(ada.id)
    with pytest.raises(NotYourSeat):  # she is here
        await room.leave(bo.id, 0)
    room.stop_listening(stream)
    with pytest.raises(NotYourSeat):  # she has only just gone
        await room.leave(bo.id, 0)
    await until(lambda: room.presence.absent(ada.id))
    eve = await here.guest("Eve")
    with pytest.raises(NotYourSeat):  # a stranger cannot
        await room.leave(eve.id, 0)
    await room.leave(bo.id, 0)
    assert room.table.seats[0].why is StandInReason.HANDED
    room.listen(ada.id)  # she is back: so is her seat
    await until(lambda: room.table.seats[0].bot is None)


@at_home(absent_after=0.0)
async def test_with_a_clock_nobody_hands_over_another_ones_seat(here: Home) -> None:
    _, bo, room = await _two_at(here, pace=60)
    with pytest.raises(NotYourSeat):
        await room.leave(bo.id, 0)


@at_home()
async def test_a_seat_left_on_purpose_stays_with_the_bot_when_its_owner_looks_on(
    here: Home,
) -> None:
    ada, _, room = await _two_at(here)
    await room.leave(ada.id, 0)
    room.listen(ada.id)
    await until(lambda: room.table.on_turn == 1)
    assert room.table.seats[0].why is StandInReason.LEFT


@at_home(absent_after=0.0)
async def test_who_was_away_can_leave_for_good(here: Home) -> None:
    ada, bo, room = await _two_at(here)
    await room.leave(bo.id, 0)
    assert str(room.table.seats[0].why) == "handed"
    await room.leave(ada.id, 0)
    assert str(room.table.seats[0].why) == "left"
    seen = room.table.changed
    await room.leave(ada.id, 0)
    assert str(room.table.seats[0].why) == "left"
    assert room.table.changed >= seen


@at_home()
async def test_whoever_stands_up_takes_the_randomness_along(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open", randomness="adas")
    for text in ("first", "second"):
        await room.perform(lambda now: commands.sit(now, bo.id, "Bo", None, text), bo.id)  # noqa: B023 - called at once
        assert room.table.contributions == ("adas", text)
        await room.leave(bo.id, 1)
    assert room.table.contributions == ("adas",)


@at_home()
async def test_a_bots_seat_cannot_be_left_and_a_seat_that_is_not_there_neither(here: Home) -> None:
    ada, _, room = await _two_at(here)
    with pytest.raises(NotYourSeat):
        await room.leave(ada.id, 2)
    for seat in (-1, 3):
        with pytest.raises(NoSeat):
            await room.perform(
                lambda table: commands.leave(table, ada.id, seat, False),  # noqa: B023 - called at once
                ada.id,
            )


@at_home()
async def test_after_the_end_nobody_leaves(here: Home) -> None:
    ada, _, room = await _two_at(here)
    await room.abandon(AbandonReason.IDLE)
    with pytest.raises(GameIsOver):
        await room.leave(ada.id, 0)


@pytest.mark.parametrize(
    ("kinds", "asked"),
    [
        (("me",), {}),
        (("me",) * 2, {}),
        (("me",) + ("bot",) * 7, {}),
        (("me",) + ("bot",) * 5, {"edition": "junior"}),
        (("me", "bot"), {"edition": "poker"}),
        (("me", "bot"), {"options": {"first": 2}}),
        (("me", "bot"), {"options": {"chess": True}}),
        (("me", "bot"), {"pace": 4}),
        (("me", "bot"), {"pace": 604_801}),
        (("me", "bot"), {"randomness": "no spaces please"}),
        (("me", "bot"), {"randomness": "x" * 65}),
    ],
)
@at_home()
async def test_a_table_that_cannot_be_is_not_made(
    here: Home, kinds: tuple[str, ...], asked: dict[str, object]
) -> None:
    with pytest.raises((BadRequest, TableRefusal, ValidationError)):
        await here.make(await here.guest("Ada"), *kinds, **asked)
    assert here.rooms.open == {}


@at_home()
async def test_who_sits_down_while_listening_is_here_for_all_to_see(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open")
    stream = room.listen(bo.id)
    told: dict[str, object] = {}
    await sit(room, bo)
    while told.get("here") != [1]:
        message = await stream.queue.get()
        assert message is not None
        told = json.loads(message.json)
    assert told["watching"] == 0


@at_home()
async def test_bots_alone_play_slowly_while_somebody_looks_on_who_may_come_back(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior")
    room.listen(ada.id)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(autoplay, "WATCHED_PAUSE", PATIENCE)
        await room.leave(ada.id, 0)
        seen = room.table.version
        await asyncio.sleep(0.3)
        assert room.table.version == seen
        await room.perform(lambda table: commands.take_back(table, ada.id, 0), ada.id)
    assert room.table.seats[0].bot is None
