"""The past of a table: the latest from memory, pieces by number, and the worms of each turn."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.support.rooms import Home, act, at_home, play_to_the_end
from tests.support.told import told_since
from wormgrill.match import past
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room
from wormgrill.match.table_record import record_of, worms_by_turn
from wormgrill.rules.scoring import scores


async def played(here: Home) -> tuple[Guest, Room]:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local", edition="junior")
    await play_to_the_end(room, ada)
    return ada, room


@contextmanager
def without(room: Room, method: str) -> Iterator[None]:
    """Whoever asks this of the store fails."""

    async def refused(*asked: object) -> None:
        raise AssertionError(f"the store was asked to {method}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.services.store, method, refused)
        yield


@at_home()
async def test_a_small_gap_is_told_from_memory_as_the_log_tells_it(here: Home) -> None:
    _, room = await played(here)
    now, kept = room.table.version, await room.kept()
    assert now > past.LATEST
    logged = list(told_since(kept.id, kept.code, kept.events, 0))
    with without(room, "read"):
        for missing in (0, 1, past.LATEST):
            heard = await room.past.since(now - missing)
            assert [json.loads(message.json) for message in heard] == logged[now - missing :]
    heard = await room.past.since(now - past.LATEST - 1)
    assert [json.loads(message.json) for message in heard] == logged[now - past.LATEST - 1 :]


@at_home()
async def test_a_room_read_again_from_the_store_tells_the_same(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    for _ in range(3):
        await act(room, ada, None)
    before = await room.past.since(0)
    here.rooms.open.pop(room.table.id).close()
    again = await here.rooms.find(room.table.id)
    assert again is not room
    assert await again.past.since(0) == before


@at_home()
async def test_the_log_is_read_in_pieces_from_the_newest_to_the_oldest(here: Home) -> None:
    _, room = await played(here)
    kept = await room.kept()
    pieces: list[dict[str, Any]] = []
    before = None
    with without(room, "load"):
        while before != 1:
            piece = await room.past.page(before, 30)
            assert len(piece.events) == 30 or piece.first == 1
            assert piece.events[0]["seq"] == piece.first
            pieces, before = [*piece.events, *pieces], piece.first
    facts = [{"seq": event.seq, "at": event.at, **event.fact} for event in kept.events]
    assert pieces == facts
    assert not any("position" in fact or "standing" in fact for fact in pieces)


@pytest.mark.parametrize(("before", "numbers"), [(1, []), (3, [1, 2]), (1000, [1, 2, 3, 4])])
@at_home()
async def test_a_piece_ends_where_the_log_does(here: Home, before: int, numbers: list[int]) -> None:
    room = await here.make(await here.guest("Ada"), "me", "local")
    piece = await room.past.page(before, 100)
    assert ([fact["seq"] for fact in piece.events], piece.first) == (numbers, 1)


@at_home()
async def test_the_worms_of_every_turn_lead_to_those_of_the_end(here: Home) -> None:
    _, room = await played(here)
    kept = await room.kept()
    worms = worms_by_turn(record_of(kept))
    ended = [event for event in kept.events if event.fact["type"] == "turn-ended"]
    assert len(worms) == len(ended)
    assert room.table.position is not None
    assert worms[-1] == list(scores(room.table.position))
    told = list(told_since(kept.id, kept.code, kept.events, 0))
    standings = [fact["standing"]["worms"] for fact in told if "standing" in fact]
    assert [turn for turn in worms if turn not in standings] == []
