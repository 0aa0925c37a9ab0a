"""Own games taken apart once, by one process at a time; and gone with their guest and table."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.support.postgres import PostgresServer
from tests.support.rooms import Home, act, at_home, home, play_to_the_end, run, sit
from tests.support.working import WorkersHere
from wormgrill.match import commands
from wormgrill.match.guest import Guest
from wormgrill.match.log import numbered
from wormgrill.match.table_record import record_of
from wormgrill.server import studying
from wormgrill.server.store.database import Connection
from wormgrill.server.store.opening import Store
from wormgrill.server.store.study import HOLD, SqlStudies
from wormgrill.server.studying import Studies
from wormgrill.study import own_game as study_game
from wormgrill.study.own_game import own_game
from wormgrill.study.repetition import PuzzleCard


async def finished(here: Home, ada: Guest, many: int = 1, **request: Any) -> list[str]:
    """Games that this guest and another have played to the end."""
    bo = await here.guest("Bo")
    ids = []
    for _ in range(many):
        room = await here.make(ada, "me", "open", edition="junior", **request)
        await sit(room, bo)
        await play_to_the_end(room, ada, bo)
        ids.append(room.table.id)
    return ids


@at_home()
async def test_only_finished_games_of_the_guest_are_asked_for(here: Home) -> None:
    ada, rows = await here.guest("Ada"), SqlStudies(here.database)
    (over,) = await finished(here, ada)
    await here.make(ada, "me", "open")
    assert await rows.of_guest(ada.id) == []
    await rows.ask(ada.id, 10)
    await rows.ask(ada.id, 10)
    assert [one.table for one in await rows.of_guest(ada.id)] == [over]


@at_home()
async def test_a_game_is_held_by_one_process_until_its_lease_ends(here: Home) -> None:
    ada, rows = await here.guest("Ada"), SqlStudies(here.database)
    (over,) = await finished(here, ada)
    await rows.ask(ada.id, 10)
    assert await rows.take(ada.id, 1000.0) == over
    assert await rows.take(ada.id, 1001.0) is None
    assert await rows.take(ada.id, 1001.0 + HOLD) == over, "who held it has died"
    await rows.release(ada.id, over)
    assert await rows.take(ada.id, 1002.0) == over
    await rows.keep(ada.id, over, "null")
    assert await rows.take(ada.id, 1e9) is None


@at_home()
async def test_all_of_it_goes_with_the_guest_and_with_the_table(here: Home) -> None:
    ada, rows = await here.guest("Ada"), SqlStudies(here.database)
    first, second = await finished(here, ada, 2)
    await rows.ask(ada.id, 10)
    await rows.put_card(ada.id, PuzzleCard(f"{first}.3", 0, 1.0), first)
    await rows.put_card(ada.id, PuzzleCard("house-1", 0, 1.0), None)
    await _delete(here, "DELETE FROM tables WHERE id = ?", first)
    assert [one.table for one in await rows.of_guest(ada.id)] == [second]
    assert [card.puzzle for card in await rows.cards(ada.id)] == ["house-1"]
    await _delete(here, "DELETE FROM guests WHERE id = ?", ada.id)
    assert await rows.of_guest(ada.id) == []
    assert await rows.cards(ada.id) == []


async def _delete(here: Home, sql: str, id: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(sql, (id,))

    await here.database.write(work)


@at_home()
async def test_a_miss_is_counted_without_a_name(here: Home) -> None:
    rows = SqlStudies(here.database)
    await rows.count("house-1", missed=True)
    await rows.count("house-1", missed=False)
    assert await rows.counts() == {"house-1": (2, 1)}


def test_two_processes_never_take_the_same_game_apart(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, done = postgres.database(), list[str]()
    usual = studying.take_apart

    def noted(kept: Any, guest: str) -> str:
        done.append(kept.id)
        return usual(kept, guest)

    monkeypatch.setattr(studying, "take_apart", noted)

    async def story() -> None:
        async with home(place) as here, home(place) as there:
            ada = await here.guest("Ada")
            games = await finished(here, ada, 6)
            both = [_studies(one) for one in (here, there)]
            await asyncio.gather(*(one.ask(ada) for one in both))
            while (view := await both[0].view(ada)).reviewed < len(games):
                await asyncio.sleep(0.01)
            assert view.figures.games == len(games)
            assert sorted(done) == sorted(games)

    run(story())


def _studies(here: Home) -> Studies:
    store = Store(here.database, shared=True)
    return Studies(store, WorkersHere(), WorkersHere(), here.clock, here.trouble.append)


@at_home()
async def test_what_a_bot_decides_on_the_guests_seat_is_not_the_guests(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", edition="junior")
    await sit(room, bo)
    await act(room, ada)
    await room.perform(lambda table: commands.leave(table, ada.id, 0, absent=False), ada.id)
    await play_to_the_end(room, bo)
    kept = await room.kept()
    mine, whole = own_game(kept, ada.id), own_game(kept, bo.id)
    assert mine is not None
    assert whole is not None
    assert (mine.turns, mine.decisions) == (1, 0), "one roll, which was forced"
    assert whole.turns > 1
    assert own_game(kept, "somebody who was not there") is None


@at_home()
async def test_a_program_at_a_public_table_is_no_rival_for_a_rating(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    robo = await here.guests.with_token(await here.guests.make_program("Robo"))
    room = await here.make(ada, "me", "open", "open", edition="junior", public=True)
    await sit(room, bo)
    await sit(room, robo)
    await play_to_the_end(room, ada, bo, robo)
    mine = own_game(await room.kept(), ada.id)
    assert mine is not None
    assert len(mine.rivals) == 1


@at_home()
async def test_a_game_that_was_given_up_or_began_elsewhere_does_not_count(
    here: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await here.guest("Ada")
    (over,) = await finished(here, ada)
    room = await here.rooms.find(over)
    kept = await room.kept()
    assert own_game(kept, ada.id) is not None
    version = kept.events[-1].seq
    given_up = numbered([{"type": "abandoned", "why": "idle"}], version, 0.0, None, None)
    assert own_game(kept._replace(events=[*kept.events, *given_up]), ada.id) is None
    record = record_of(kept)
    (_, later, _), *rest = record.replay()
    elsewhere = replace(record, start=later, steps=tuple(step for step, _, _ in rest))
    monkeypatch.setattr(study_game, "record_of", lambda kept: elsewhere)
    assert own_game(kept, ada.id) is None
