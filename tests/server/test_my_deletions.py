"""What one guest deletes is gone, and is nobody else's game."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.test_my_games import finished, games_at, ids, played
from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.rooms import (
    Home,
    act,
    as_kept,
    at_home,
    home,
    play_to_the_end,
    run,
    sit,
    until,
)
from tests.support.serving import Served, Visitor, play_on
from wormgrill.match.errors import NoTable
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room
from wormgrill.match.table_record import record_of
from wormgrill.server.guests import NoGuest, NoRecoveryCode
from wormgrill.server.store.database import Connection
from wormgrill.server.store.games import GamesAsked


async def shared_game(here: Home, ada: Guest, bo: Guest) -> Room:
    room = await here.make(ada, "me", "open", edition="junior")
    await sit(room, bo)
    await play_to_the_end(room, ada, bo)
    return room


async def traces(here: Home, guest: Guest) -> list[str]:
    """Every table of the database in which this guest's id is written, but for their own row."""

    def work(connection: Connection) -> list[str]:
        looked = {
            "events": "guest = ? OR replace(fact, ?, '') <> fact",
            "sitting": "guest = ? OR replace(rivals, ?, '') <> rivals",
            "tables": "maker = ? OR replace(snapshot, ?, '') <> snapshot",
            "studies": "guest = ? OR guest = ?",
            "cards": "guest = ? OR guest = ?",
            "call_wishes": "guest = ? OR guest = ?",
            "calls": "guest = ? OR guest = ?",
            "outcomes": "table_id = ? OR replace(told, ?, '') <> told",
        }
        return [
            name
            for name, where in looked.items()
            if connection.execute(
                f"SELECT 1 FROM {name} WHERE {where} LIMIT 1", (guest.id, guest.id)
            ).fetchone()
        ]

    return await here.database.read(work)


@at_home()
async def test_games_that_nobody_else_played_are_gone_and_running_ones_stay(here: Home) -> None:
    ada = await here.guest("Ada")
    over = await played(here, ada, "me", "bot")
    running = await here.make(ada, "me", "local")
    done = await games_at(here).delete_finished(ada.id)
    assert (done.deleted, done.shared) == (1, 0)
    assert (await finished(here, ada)).games == []
    with pytest.raises(NoTable):
        await here.rooms.find(over.table.id)
    assert len(await games_at(here).running(GamesAsked(ada.id))) == 1
    await act(running, ada)


@at_home()
async def test_a_shared_game_stays_with_the_others_and_leads_to_nobody(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await shared_game(here, ada, bo)
    record = record_of(await room.kept())
    done = await games_at(here).delete_finished(ada.id)
    assert (done.deleted, done.shared) == (0, 1)
    assert await traces(here, ada) == []
    assert (await finished(here, ada)).games == []
    (game,) = (await finished(here, bo)).games
    assert [seat.name for seat in game.seats] == ["Ada", "Bo"]
    again = await here.rooms.find(room.table.id)
    assert again is not room
    assert ada.id not in again.table.guests
    assert bo.id in again.table.guests
    assert await as_kept(here, again) == again.table
    assert record_of(await again.kept()) == record


@at_home()
async def test_when_the_last_who_played_it_deletes_it_it_is_gone(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await shared_game(here, ada, bo)
    await games_at(here).delete_finished(ada.id)
    done = await games_at(here).delete_finished(bo.id)
    assert (done.deleted, done.shared) == (1, 0)
    with pytest.raises(NoTable):
        await here.rooms.find(room.table.id)


@at_home()
async def test_a_rematch_of_a_deleted_game_goes_on(here: Home) -> None:
    ada = await here.guest("Ada")
    first = await played(here, ada, "me", "local")
    second = await here.rooms.rematch(first, ada)
    await games_at(here).delete_finished(ada.id)
    (game,) = await games_at(here).running(GamesAsked(ada.id))
    assert (game.table, game.earlier) == (second.table.id, None)
    await play_to_the_end(second, ada)
    assert ids((await finished(here, ada)).games) == [second.table.id]


@at_home()
async def test_whoever_is_forgotten_leaves_no_trace_and_spoils_no_game(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    token = await here.guests.new_token(ada, "none")
    code, _ = await here.guests.new_recovery(ada)
    await played(here, ada, "me", "bot")
    over = await shared_game(here, ada, bo)
    alone = await here.make(ada, "me", "local")
    waiting = await here.make(ada, "me", "open")
    running = await here.make(ada, "me", "open", edition="junior", options={"first": 1})
    await sit(running, bo)
    await games_at(here).leave_all(ada.id)
    await here.guests.delete(ada)
    assert await traces(here, ada) == []
    with pytest.raises(NoGuest):
        await here.guests.with_token(token)
    for table in (alone, waiting):
        with pytest.raises(NoTable):
            await here.rooms.find(table.table.id)
    room = await here.rooms.find(running.table.id)
    assert room.table.seats[0].bot is not None
    await play_to_the_end(room, bo)
    assert {*ids((await finished(here, bo)).games)} == {room.table.id, over.table.id}
    with pytest.raises(NoRecoveryCode):
        await here.guests.come(code)


def test_a_table_that_was_read_again_stays_when_our_own_word_comes_back(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever acts at it just then is cut off."""

    async def story() -> None:
        async with home(postgres.database()) as here:
            ada, bo = await here.guest("Ada"), await here.guest("Bo")
            id = (await shared_game(here, ada, bo)).table.id
            hear, late = here.rooms.heard, list[str]()
            monkeypatch.setattr(here.rooms, "heard", late.append)
            here.rooms.gone(id)
            room = await here.rooms.find(id)
            await until(lambda: any(told.startswith(f"gone {id}") for told in late))
            for told in late:
                hear(told)
            assert here.rooms.open[id] is room

    run(story())


def test_another_process_that_has_the_table_open_forgets_it_too(postgres: PostgresServer) -> None:
    async def story() -> None:
        place = postgres.database()
        async with home(place) as here, home(place) as there:
            ada, bo = await here.guest("Ada"), await here.guest("Bo")
            room = await shared_game(here, ada, bo)
            seen = await there.rooms.find(room.table.id)
            assert ada.id in seen.table.guests
            await games_at(here).delete_finished(ada.id)
            while there.rooms.open.get(room.table.id) is seen:
                here.rooms.gone(room.table.id)  # once more: it may not have listened yet
                await asyncio.sleep(0.05)
            assert ada.id not in (await there.rooms.find(room.table.id)).table.guests

    run(story())


# Over HTTP


def test_deleting_is_for_oneself_alone(served: Served) -> None:
    ada, eve = Visitor(served.url), Visitor(served.url, "Eve")
    table = ada.make("me", "bot", edition="junior")["id"]
    play_on(ada, table)
    assert eve.delete("/api/me/games").json() == {"deleted": 0, "shared": 0}
    assert ada.get(f"/api/tables/{table}").status_code == 200
    assert ada.delete("/api/me/games").json() == {"deleted": 1, "shared": 0}
    assert ada.get(f"/api/tables/{table}").json()["code"] == "no-table"
    nobody = patient.Client(base_url=served.url)
    for path in ("/api/me", "/api/me/games"):
        refused = nobody.delete(path)
        assert (refused.status_code, refused.json()["code"]) == (401, "no-guest")


def test_a_page_of_another_site_deletes_nothing(served: Served) -> None:
    with patient.Client(base_url=served.url, headers={"Origin": "https://evil.example"}) as http:
        http.cookies.set("wormgrill", Visitor(served.url).token)
        for path in ("/api/me", "/api/me/games", "/api/me/recovery"):
            assert http.delete(path).json()["code"] == "other-origin"


def test_who_is_forgotten_is_a_new_guest_afterwards(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db", "--no-limits") as served:
        with patient.Client(base_url=served.url, headers={"Origin": served.url}) as browser:
            browser.put("/api/me", json={"name": "Forget Me"})
            code = browser.post("/api/me/recovery").json()["code"]
            gone = browser.delete("/api/me")
            assert gone.status_code == 200
            assert "Max-Age=0" in gone.headers["set-cookie"]
            assert browser.get("/api/me").status_code == 401
            assert browser.post("/api/me", json={"code": code}).status_code == 404
        served.stop()
        with closing(sqlite3.connect(tmp_path / "wormgrill.db")) as connection:
            for table in ("guests", "tokens", "recovery", "devices"):
                found = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
                assert found == (0,), table
