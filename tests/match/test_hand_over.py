"""When an absent guest's seat can be handed to a bot: told before, to all who listen."""

import json

from tests.support.rooms import NOON, Home, act, at_home, sit, until
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room

MINUTE = 60.0


async def two(here: Home, **request: object) -> tuple[Guest, Guest, Room]:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "bot", **request)
    await sit(room, bo)
    return ada, bo, room


def handed(room: Room) -> dict[int, float]:
    """As presence tells it, which is what the table says too."""
    told = json.loads(room.presence.message().json)
    found = {one["seat"]: one["at"] for one in told["hand_over"]}
    seats = room.view(None).seats
    assert {n: seat.hand_over for n, seat in enumerate(seats) if seat.hand_over} == found
    return found


@at_home(absent_after=MINUTE)
async def test_it_is_told_when_the_others_may(here: Home) -> None:
    ada, bo, room = await two(here)
    room.listen(bo.id)
    assert handed(room).keys() == {0}  # she has never come
    stream = room.listen(ada.id)
    assert handed(room) == {}
    room.stop_listening(stream)
    assert handed(room) == {0: NOON + MINUTE}


@at_home(absent_after=0.05)
async def test_when_it_is_told_to_be_possible_it_is(here: Home) -> None:
    ada, bo, room = await two(here)
    room.listen(bo.id)
    await until(lambda: room.presence.absent(ada.id))
    await room.leave(bo.id, 0)
    assert handed(room) == {}  # a bot plays it now


@at_home()
async def test_not_where_it_is_impossible(here: Home) -> None:
    """Before the start, where a clock runs, after the end."""
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", "open")
    await sit(room, bo)
    assert handed(room) == {}
    _, _, timed = await two(here, pace=60)
    assert handed(timed) == {}


@at_home(absent_after=MINUTE)
async def test_who_acts_without_a_stream_is_heard_of_and_all_are_told(here: Home) -> None:
    ada, bo, room = await two(here)
    heard = room.listen(bo.id)
    await until(lambda: not heard.queue.empty())
    first = heard.queue.get_nowait()
    assert first is not None
    assert json.loads(first.json)["hand_over"] == [{"seat": 0, "at": NOON + MINUTE}]
    here.clock.now += 10
    await act(room, ada, "roll")
    told = await heard.queue.get()
    while told and told.seq is not None:
        told = await heard.queue.get()
    assert told is not None
    assert json.loads(told.json)["hand_over"] == [{"seat": 0, "at": NOON + 10 + MINUTE}]
