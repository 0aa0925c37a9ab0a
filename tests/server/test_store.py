"""Storage: synced before anybody is told, whole or not at all, and it recovers."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.rooms import Home, act, as_kept, home, run, until
from wormgrill.match.errors import StoreTrouble
from wormgrill.match.guest import Guest
from wormgrill.match.listeners import Listener
from wormgrill.match.room import Room
from wormgrill.server.store.database import Connection
from wormgrill.server.store.sqlite import SqliteDatabase


def waiting(listener: Listener) -> int:
    """How many numbered messages wait for this listener."""
    found = 0
    while not listener.queue.empty():
        message = listener.queue.get_nowait()
        found += message is not None and message.seq is not None
    return found


def written(home: Home) -> sqlite3.Connection:
    """The connection that writes, to be put into trouble."""
    assert isinstance(home.database, SqliteDatabase)
    return home.database._writing


async def play_on(room: Room, guest: Guest) -> None:
    while True:
        await act(room, guest)


def test_the_live_connection_logs_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:

            def pragmas(connection: Connection) -> list[object]:
                names = ("journal_mode", "foreign_keys")
                return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

            def synchronous(connection: Connection) -> object:
                return connection.execute("PRAGMA synchronous").fetchone()[0]

            assert await here.database.write(pragmas) == ["wal", 1]
            assert await here.database.write(synchronous) == 2  # FULL

    run(story())


def test_while_the_commit_is_held_back_there_is_neither_answer_nor_event(tmp_path: Path) -> None:
    """Another connection holds the write lock, as a slow disk would."""

    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "bot")
            stream = room.listen(None)
            before = room.table
            with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                acting = asyncio.ensure_future(act(room, ada, "roll"))
                await asyncio.sleep(0.5)
                assert not acting.done()
                assert waiting(stream) == 0
                assert room.table is before
                other.execute("ROLLBACK")
            await acting
            assert waiting(stream) == 2
            assert await as_kept(here, room) == room.table

    run(story())


def test_a_full_disk_changes_nothing_and_passes(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "local")
            before = room.table

            def fill(connection: Connection) -> None:
                (pages,) = connection.execute("PRAGMA page_count").fetchone()
                connection.execute(f"PRAGMA max_page_count = {pages}")
                connection.execute("CREATE TABLE ballast (stuff BLOB)")

            def make_room(connection: Connection) -> None:
                connection.execute("PRAGMA max_page_count = 1000000")

            with pytest.raises(StoreTrouble):
                await here.database.write(fill)
            with pytest.raises(StoreTrouble):
                await play_on(room, ada)  # until no page has room left
            stopped = room.table
            assert stopped.version >= before.version
            assert await as_kept(here, room) == stopped
            await here.database.write(make_room)
            await act(room, ada)
            assert room.table.version > stopped.version
            assert await as_kept(here, room) == room.table

    run(story())


def test_a_read_only_file_changes_nothing_and_passes(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "bot")
            before = room.table

            def read_only(connection: Connection) -> None:
                connection.execute("PRAGMA query_only = ON")

            connection = written(here)
            read_only(connection)
            with pytest.raises(StoreTrouble):
                await act(room, ada, "roll")
            assert room.table is before
            connection.execute("PRAGMA query_only = OFF")
            await act(room, ada, "roll")
            assert await as_kept(here, room) == room.table

    run(story())


def test_bots_stop_while_the_disk_is_full_and_go_on_afterwards(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "bot", options={"first": 0})
            connection = written(here)
            while room.table.on_turn == 0:
                await act(room, ada)
                connection.execute("PRAGMA query_only = ON")  # from here on the bot is stuck
                if room.table.on_turn == 0:
                    connection.execute("PRAGMA query_only = OFF")
            stuck = room.table.version
            await asyncio.sleep(0.1)
            connection.execute("PRAGMA query_only = OFF")
            await until(lambda: room.table.on_turn == 0)
            assert room.table.version > stuck

    run(story())


def test_writes_of_many_share_a_commit_and_one_that_fails_spoils_none(tmp_path: Path) -> None:
    async def story() -> None:
        groups: list[int] = []
        database = SqliteDatabase(tmp_path / "db", committed=lambda jobs, _: groups.append(jobs))

        async def note(guest: str) -> int:
            return await database.write(
                lambda connection: (
                    connection.execute(
                        "INSERT INTO guests (id, name, language, seed, seen)"
                        " VALUES (?, 'Ada', 'en', x'00', 0)",
                        (guest,),
                    ).rowcount
                )
            )

        with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # so that they pile up
            names = [*map(str, range(50)), "7"]  # one is there twice
            writes = [asyncio.ensure_future(note(name)) for name in names]
            await asyncio.sleep(0.2)
            other.execute("ROLLBACK")
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(answer, StoreTrouble) for answer in done].count(True) == 1
        count = await database.read(
            lambda connection: connection.execute("SELECT count(*) FROM guests").fetchone()[0]
        )
        assert count == 50
        assert len(groups) <= 2  # those before the first commit, and all who came meanwhile
        await database.close()

    run(story())


def test_a_mistake_in_the_work_itself_is_not_called_a_store_trouble(tmp_path: Path) -> None:
    async def story() -> None:
        database = SqliteDatabase(tmp_path / "db")

        def wrong(connection: Connection) -> None:
            raise KeyError("ours")

        with pytest.raises(KeyError):
            await database.write(wrong)
        assert await database.write(lambda connection: connection.execute("SELECT 7").fetchone())
        await database.close()

    run(story())


def test_two_events_with_the_same_number_cannot_be(tmp_path: Path) -> None:
    """Whatever goes wrong above: a game cannot fork."""

    async def story() -> None:
        async with home(tmp_path / "db") as here:
            room = await here.make(await here.guest("Ada"), "me", "bot")

            def fork(connection: Connection) -> None:
                connection.execute("INSERT INTO events SELECT * FROM events WHERE seq = 1")

            with pytest.raises(StoreTrouble):
                await here.database.write(fork)
            assert await as_kept(here, room) == room.table

    run(story())
