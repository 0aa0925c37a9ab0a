"""Snapshots: notes beside a long log, which tell nothing that the log does not."""

import secrets
from dataclasses import replace

import pytest

from tests.match.test_walk import walk
from tests.support.rooms import Home, act, at_home, play_to_the_end
from tests.support.told import told_since
from wormgrill.match import past, store
from wormgrill.match.errors import Stale
from wormgrill.match.listeners import Message
from wormgrill.match.retention import Retention
from wormgrill.match.room import MOST_MISSED
from wormgrill.match.snapshot import restored, snapshot_of
from wormgrill.match.table import fold, made
from wormgrill.rules.legal import legal_actions


@pytest.fixture
def every_seventh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots and pieces so short that every game has many."""
    monkeypatch.setattr(store, "EVERY", 7)
    monkeypatch.setattr(past, "PIECE", 5)
    monkeypatch.setattr(past, "LATEST", 1)


@pytest.mark.parametrize("seed", range(8))
@at_home(retention=Retention(in_memory=0.0))
async def test_of_every_table_there_can_be_a_snapshot_tells_all(here: Home, seed: int) -> None:
    room = await walk(here, seed)
    kept = await room.kept()
    begun = table = made(kept.id, kept.code, kept.events[0])
    for event in kept.events[1:]:
        table = fold(table, [event])
        assert restored(begun, snapshot_of(table)) == table


@pytest.mark.usefixtures("every_seventh")
@at_home()
async def test_a_table_opened_by_its_snapshot_is_the_one_its_log_tells(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local", edition="junior")
    await play_to_the_end(room, ada)
    table = room.table
    here.rooms.open.pop(table.id).close()
    latest = await room.services.store.latest(table.id)
    assert latest is not None
    assert table.version - 7 <= latest.noted.version
    assert len(latest.events) == table.version - latest.noted.version
    assert (await here.rooms.find(table.id)).table == table


@pytest.mark.usefixtures("every_seventh")
@at_home()
async def test_whatever_was_missed_is_told_in_pieces_as_it_was_told_then(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local", edition="junior")
    for _ in range(12):
        await act(room, ada)
    kept = await room.kept()
    for version in range(room.table.version):
        told = [Message.of(f) for f in told_since(kept.id, kept.code, kept.events, version)]
        assert await room.past.since(version) == told
        pieces = [len(piece) async for piece in room.past.pieces(version)]
        assert max(pieces) < 15  # five, and what belongs to them


@pytest.mark.usefixtures("every_seventh")
@at_home()
async def test_an_old_key_gets_its_first_answer_across_snapshots(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local", edition="junior")
    answers = []
    for _ in range(12):
        position, seat = room.table.position, room.table.on_turn
        assert position is not None
        assert seat is not None
        action, key = str(legal_actions(position)[0]), secrets.token_hex(8)
        asked = (ada.id, seat, action, room.table.version, key)
        answers.append((asked, await room.submit(*asked)))
    for asked, first in answers:
        assert await room.submit(*asked) == first


@at_home()
async def test_a_stale_answer_brings_some_hundred_events_at_most(here: Home) -> None:
    """And says where the others are."""
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    while room.table.version <= MOST_MISSED + 5:
        await act(room, ada)
    seat = room.table.on_turn
    assert seat is not None
    with pytest.raises(Stale) as stale:
        await room.submit(ada.id, seat, "roll", 4, secrets.token_hex(8))
    assert stale.value.more["events"] == []
    assert stale.value.more["log"] == f"/api/tables/{room.table.id}/log"
    some = room.table.version - MOST_MISSED
    with pytest.raises(Stale) as stale:
        await room.submit(ada.id, seat, "roll", some, secrets.token_hex(8))
    assert len(stale.value.more["events"]) == MOST_MISSED


@at_home()
async def test_a_snapshot_of_an_older_release_does_not_tell_when_the_turn_began(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    kept = await room.kept()
    told = snapshot_of(room.table)
    older = told.replace(f'"turn_began":{room.table.turn_began},', "")
    assert older != told
    begun = made(kept.id, kept.code, kept.events[0])
    assert restored(begun, older) == replace(room.table, turn_began=0)
