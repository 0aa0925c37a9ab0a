"""The database file: its versions, its owner, its copies."""

import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE, WORMGRILL
from tests.support.progress import silent
from tests.support.rooms import home, run
from tests.support.serving import Served, free_port
from wormgrill.server.store import schema
from wormgrill.server.store.backup import back_up, restore
from wormgrill.server.store.lock import DatabaseInUse, Lock
from wormgrill.server.store.schema import APPLICATION, VERSION, BadDatabase, migrate
from wormgrill.server.store.sqlite import connect


def tables(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def make_tables(file: Path, many: int) -> None:
    async def story() -> None:
        async with home(file) as here:
            ada = await here.guest("Ada")
            for _ in range(many):
                await here.make(ada, "me", "open")

    run(story())


def test_a_new_file_gets_every_step_once(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "db")) as connection:
        assert migrate(connection) == 0
        assert migrate(connection) == VERSION
        assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION


def test_an_older_file_is_brought_up_to_date_and_keeps_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_tables(tmp_path / "db", 3)
    step = "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'ivory'"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    with closing(connect(tmp_path / "db")) as connection:
        assert migrate(connection) == VERSION
        assert connection.execute("SELECT colour FROM tables").fetchall() == [("ivory",)] * 3


def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_tables(tmp_path / "db", 2)
    step = "DELETE FROM tables; ALTER TABLE nowhere ADD COLUMN colour TEXT"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    with closing(connect(tmp_path / "db")) as connection:
        with pytest.raises(sqlite3.Error):
            migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION
    assert tables(tmp_path / "db") == 2


def test_a_file_of_a_newer_wormgrill_or_another_program_is_refused(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "newer")) as connection:
        migrate(connection)
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        with pytest.raises(BadDatabase, match="newer"):
            migrate(connection)
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
        with pytest.raises(BadDatabase, match="another program"):
            migrate(connection)


def test_one_process_owns_the_file_and_says_where_it_serves(tmp_path: Path) -> None:
    with Lock(tmp_path / "db") as lock:
        lock.say("http://127.0.0.1:1")
        with pytest.raises(DatabaseInUse) as refused, Lock(tmp_path / "db"):
            pass
        assert refused.value.url == "http://127.0.0.1:1"
    with Lock(tmp_path / "db"):
        pass


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_another_name_of_the_file_is_no_way_around_its_lock(
    tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    file, other = tmp_path / "db", tmp_path / "other"
    make_tables(file, 1)
    link(other, file)
    with Served(file) as server:
        with pytest.raises(DatabaseInUse) as refused, Lock(other):
            pass
        assert refused.value.url == server.url
        again = [*WORMGRILL, "serve", "--port", str(free_port()), "--database", str(other)]
        done = subprocess.run(again, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 2
        assert "in use" in done.stderr
    with Lock(other):
        pass


def test_a_lock_on_a_file_that_is_not_there_leaves_none_behind(tmp_path: Path) -> None:
    with Lock(tmp_path / "db"):
        assert (tmp_path / "db").stat().st_size == 0
    assert not (tmp_path / "db").exists()


def test_a_copy_is_put_in_the_place_that_a_symbolic_link_stands_for(tmp_path: Path) -> None:
    file, link, copy = tmp_path / "db", tmp_path / "link", tmp_path / "copy"
    make_tables(file, 1)
    back_up(file, copy, silent)
    make_tables(file, 1)
    link.symlink_to(file)
    restore(copy, link, silent)
    assert link.is_symlink()
    assert tables(file) == 1


def test_a_copy_is_made_while_the_database_is_in_use_and_put_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "db", tmp_path / "copy"

    async def story() -> None:
        async with home(file) as here:
            ada = await here.guest("Ada")
            await here.make(ada, "me", "open")
            assert back_up(file, copy, silent) == 1
            await here.make(ada, "me", "open")

    run(story())
    assert tables(file) == 2
    count, given_up, kept = restore(copy, file, silent)
    assert (count, given_up, tables(file)) == (1, 1, 1)
    assert kept is not None
    assert tables(kept) == 2
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.iterdir() if one.suffix != ".lock") == sorted(
        ["db", "copy", kept.name]
    )


def test_nothing_is_restored_over_a_running_server_or_from_rubbish(tmp_path: Path) -> None:
    file, copy = tmp_path / "db", tmp_path / "copy"
    make_tables(file, 1)
    back_up(file, copy, silent)
    with Lock(file), pytest.raises(DatabaseInUse):
        restore(copy, file, silent)
    (tmp_path / "rubbish").write_bytes(b"not a database at all" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        restore(tmp_path / "rubbish", file, silent)
    (tmp_path / "empty").touch()
    with pytest.raises(BadDatabase):
        restore(tmp_path / "empty", file, silent)
    assert tables(file) == 1
