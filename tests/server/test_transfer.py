"""`wormgrill export` and `import`: everything of a database in a file, and back, whole."""

import gzip
import json
import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.postgres import PostgresServer, binaries
from tests.support.processes import PATIENCE, WORMGRILL
from tests.support.progress import silent
from tests.support.rooms import act, home, play_to_the_end, run
from wormgrill.match.guest import Guest
from wormgrill.server.store import schema, transfer
from wormgrill.server.store.lock import DatabaseInUse
from wormgrill.server.store.opening import open_store
from wormgrill.server.store.schema import VERSION, BadDatabase
from wormgrill.server.store.transfer import (
    TABLES,
    BadExport,
    NotEmpty,
    export,
    import_whole,
)
from wormgrill.server.store.whole import snapshot
from wormgrill.version import __version__


def play(place: Path | str) -> None:
    """Two guests, a game that is over, one that goes on, one that waits; a code for a device."""

    async def story() -> None:
        async with home(place) as here:
            ada, bo = await here.guest("Ada “quoted” \\ 🪱"), await here.guest("Bö ß")
            await play_to_the_end(await here.make(ada, "local", "local", edition="junior"), ada)
            room = await here.make(bo, "me", "local", public=True)
            await act(room, bo)
            await here.make(bo, "me", "open")
            await here.guests.new_device(ada)

    run(story())


def tables_of(place: Path | str) -> int:
    with snapshot(str(place)) as taken:
        return taken.count("tables")


def wormgrill(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*WORMGRILL, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place: Path = tmp_path_factory.mktemp("played") / "db"
    play(place)
    return place


@pytest.fixture(scope="module")
def exported(played: Path) -> Path:
    file = played.with_name("all.jsonl")
    export(str(played), file, silent)
    return file


# The way there and back


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_from_sqlite_to_postgresql_and_back_the_files_are_equal_byte_for_byte(
    name: str, played: Path, postgres: PostgresServer, tmp_path: Path
) -> None:
    there, back = postgres.database(), str(tmp_path / "back")
    places: list[str] = [str(played), there, back]
    files = [tmp_path / f"{number}-{name}" for number in range(3)]
    export(places[0], files[0], silent)
    for number in (0, 1):
        done = import_whole(files[number], places[number + 1], silent, moved=True)
        assert export(places[number + 1], files[number + 1], silent) == done.rows
        assert files[number + 1].read_bytes() == files[number].read_bytes()
    packed = files[0].read_bytes()[:2] == b"\x1f\x8b"
    assert packed is name.endswith(".gz")


def test_what_postgresql_has_comes_back_from_sqlite(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    place = postgres.database()
    play(place)
    export(place, tmp_path / "first", silent)
    import_whole(tmp_path / "first", str(tmp_path / "db"), silent, moved=True)
    export(str(tmp_path / "db"), tmp_path / "second", silent)
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()


def test_games_go_on_where_they_were(exported: Path, place: Path | str) -> None:
    assert import_whole(exported, str(place), silent, moved=True).given_up == 0

    async def story() -> None:
        async with home(place) as here:
            kept = here.rooms._services.store
            (id, *_) = await kept.public_tables(1)
            room = await here.rooms.find(id)
            owner = room.table.seats[0].owner
            assert owner is not None
            seed = await kept.seed_of(owner)
            assert seed is not None
            before = room.table.version
            await act(room, Guest(owner, "Bo", "en", seed))
            assert room.table.version > before

    run(story())


def seeds(place: Path | str) -> set[bytes]:
    with snapshot(str(place)) as taken, taken.rows("SELECT seed FROM guests") as rows:
        return {bytes(seed) for (seed,) in rows}


def test_promised_dice_are_not_rolled_after_an_import_that_is_no_move(
    played: Path, exported: Path, place: Path | str
) -> None:
    assert import_whole(exported, str(place), silent).given_up == 2
    assert len(seeds(place)) == 2
    assert not seeds(place) & seeds(played)
    with snapshot(str(place)) as taken:
        assert taken.count("devices") == 0
        with taken.rows("SELECT DISTINCT state FROM tables") as rows:
            assert list(rows) == [("over",)]


def test_the_file_says_what_it_is_and_keeps_secrets_hashed_and_to_the_user(exported: Path) -> None:
    lines = [json.loads(line) for line in exported.read_text("utf-8").split("\n")[:-1]]
    assert lines[0] == {
        "format": "wormgrill-export",
        "version": 1,
        "release": __version__,
        "schema": VERSION,
    }
    headings = [line for line in lines[1:-2] if isinstance(line, dict)]
    assert [heading["table"] for heading in headings] == list(TABLES)
    assert lines[-2]["rows"]["guests"] == 2
    assert lines[-2]["rows"]["tables"] == 3
    assert re.fullmatch("[0-9a-f]{64}", lines[-1]["sha256"])
    assert exported.stat().st_mode & 0o777 == 0o600
    assert not list(exported.parent.glob(".*.new"))


def test_every_table_of_the_schema_is_in_it_but_the_processes() -> None:
    made = set(re.findall(r"CREATE TABLE (\w+)", "".join(schema.MIGRATIONS)))
    assert set(TABLES) == made - {"processes"}


def test_what_is_stored_while_it_is_written_is_not_in_it(place: Path | str) -> None:
    async def story() -> None:
        async with home(place) as here:
            ada = await here.guest("Ada")
            await here.make(ada, "me", "open")
            with snapshot(str(place)) as taken:
                assert taken.count("tables") == 1
                await here.make(await here.guest("Bo"), "me", "open")
                assert taken.count("tables") == 1
            assert tables_of(place) == 2

    run(story())


def test_rows_are_never_all_in_memory(
    place: Path | str, exported: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are handed on in small groups, and progress is told meanwhile."""
    monkeypatch.setattr(transfer, "_TOGETHER", 10)
    told: list[tuple[int, int]] = []
    import_whole(exported, str(place), lambda done, every: told.append((done, every)), True)
    assert len(told) > 10
    assert told == sorted(told)
    told.clear()
    export(str(place), tmp_path / "again", lambda done, every: told.append((done, every)))
    assert len(told) > 10
    assert told[-1][0] <= told[-1][1]
    assert (tmp_path / "again").read_bytes() == exported.read_bytes()


# What is refused leaves nothing


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[: len(lines) // 2]


def cut_within_a_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:20], lines[20][:9]]


def without_the_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def without_a_row(lines: list[bytes]) -> list[bytes]:
    return lines[:30] + lines[31:]


def with_another_digit(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], re.sub(rb"\d", b"7", lines[2]), *lines[3:]]


def with_other_columns(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[1].replace(b'"name"', b'"nome"'), *lines[2:]]


def with_more_behind(lines: list[bytes]) -> list[bytes]:
    return [*lines, b"[]\n"]


def with_noise(lines: list[bytes]) -> list[bytes]:
    return [*lines[:25], b"\xff\x00 what?\n", *lines[25:]]


def with_a_strange_value(lines: list[bytes]) -> list[bytes]:
    return [re.sub(rb'\{"base64":"[^"]*"', b'{"base64":"%%"', line) for line in lines]


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize(
    "damage",
    [
        *(cut, cut_within_a_line, without_the_end, without_a_row, with_another_digit),
        *(with_other_columns, with_more_behind, with_noise, with_a_strange_value),
    ],
)
def test_a_damaged_file_is_refused_and_leaves_nothing(
    damage: Callable[[list[bytes]], list[bytes]],
    packed: bool,
    exported: Path,
    place: Path | str,
    tmp_path: Path,
) -> None:
    data = b"".join(damage(exported.read_bytes().splitlines(keepends=True)))
    file = tmp_path / ("bad.gz" if packed else "bad")
    file.write_bytes(gzip.compress(data) if packed else data)
    with pytest.raises(BadExport, match="line "):
        import_whole(file, str(place), silent)
    assert not isinstance(place, Path) or not place.exists()
    import_whole(exported, str(place), silent)  # it is as empty as before


def test_a_packed_file_that_is_cut_off_or_scratched_is_refused(
    exported: Path, tmp_path: Path
) -> None:
    whole = gzip.compress(exported.read_bytes())
    file = tmp_path / "bad.gz"
    scratched = whole[:2000] + bytes(byte ^ 255 for byte in whole[2000:2100]) + whole[2100:]
    for data in (whole[: len(whole) // 2], whole[:-4], scratched):
        file.write_bytes(data)
        with pytest.raises(BadExport):
            import_whole(file, str(tmp_path / "db"), silent)
    assert not (tmp_path / "db").exists()


@pytest.mark.parametrize("data", [b"", b"hello", b"\x00" * 100, b'{"format":"other"}\n', b"[1]\n"])
def test_a_file_of_another_kind_is_refused(data: bytes, tmp_path: Path) -> None:
    for name in ("file", "file.gz"):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadExport, match="has not written it"):
            import_whole(tmp_path / name, str(tmp_path / "db"), silent)


def test_a_file_of_another_form_says_which_release_reads_it(exported: Path, tmp_path: Path) -> None:
    first, rest = exported.read_bytes().split(b"\n", 1)
    heading: dict[str, Any] = {**json.loads(first), "schema": VERSION + 1, "release": "99.1"}
    (tmp_path / "file").write_bytes(json.dumps(heading).encode() + b"\n" + rest)
    with pytest.raises(BadExport, match=r"Wormgrill 99\.1 .* with that release"):
        import_whole(tmp_path / "file", str(tmp_path / "db"), silent)


def test_a_database_with_anything_in_it_is_left_alone(exported: Path, place: Path | str) -> None:
    async def story() -> None:
        async with home(place) as here:
            await here.guest("Cleo")

    run(story())
    with pytest.raises(NotEmpty):
        import_whole(exported, str(place), silent)
    assert tables_of(place) == 0


def test_a_database_that_is_served_is_left_alone(exported: Path, place: Path | str) -> None:
    async def story() -> None:
        async with home(place), open_store(str(place)) as store:
            await store.join()
            import_whole(exported, str(place), silent)

    with pytest.raises(DatabaseInUse):
        run(story())


def test_a_database_without_ours_in_it_is_not_exported(place: Path | str, tmp_path: Path) -> None:
    if isinstance(place, Path):
        place.touch()
    with pytest.raises(BadDatabase, match="nothing in it"):
        export(str(place), tmp_path / "file", silent)
    assert not (tmp_path / "file").exists()


# The commands


def test_the_commands_move_everything_and_say_so(
    played: Path, exported: Path, postgres: PostgresServer, tmp_path: Path
) -> None:
    file, place = tmp_path / "all.jsonl.gz", postgres.database()
    done = wormgrill("export", "--database", str(played), str(file))
    assert (done.returncode, done.stdout) == (0, f"{file}: everything, with 3 tables.\n")
    again = wormgrill("export", "--database", str(played), str(file))
    assert again.returncode == 2
    assert "exists already" in again.stderr
    done = wormgrill("import", "--database", place, str(file))
    assert done.returncode == 0
    assert "imported, with 3 tables." in done.stdout
    assert "tests@" not in done.stdout
    again = wormgrill("import", "--database", place, str(file))
    assert again.returncode == 2
    assert "is not empty" in again.stderr
    assert gzip.decompress(file.read_bytes()) == exported.read_bytes()


def test_the_commands_refuse_in_a_sentence(exported: Path, tmp_path: Path) -> None:
    (tmp_path / "cut").write_bytes(exported.read_bytes()[:3000])
    new = ("--database", str(tmp_path / "db"))
    for arguments, told in (
        (("import", *new, str(tmp_path / "cut")), "cannot be imported: line "),
        (("import", *new, str(tmp_path / "none")), "none"),
        (("export", *new, str(tmp_path / "file")), "db"),
        (("export", "--database", "mysql://x/y", str(tmp_path / "file")), "not supported"),
    ):
        refused = wormgrill(*arguments)
        assert refused.returncode == 2
        assert told in refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1
    assert sorted(each.name for each in tmp_path.iterdir() if "lock" not in each.name) == ["cut"]


def test_the_page_s_own_commands_copy_a_postgresql_database(
    exported: Path, postgres: PostgresServer, tmp_path: Path
) -> None:
    """As on the page, with our server in the place of db.example."""
    programs = binaries()
    assert programs is not None
    url = postgres.database()
    import_whole(exported, url, silent, moved=True)
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "host.md").read_text("utf-8")
    commands = re.findall(r"^    ((?:createdb|pg_dump|pg_restore) .*)$", page, re.MULTILINE)
    assert [command.split()[0] for command in commands][1:] == ["pg_dump", "createdb", "pg_restore"]
    back = f"back_{url[-8:]}"
    for command in commands[1:]:
        ours = (
            command.replace("postgresql://wormgrill@db.example/wormgrill", url)
            .replace("postgresql://wormgrill@db.example/", postgres.url(""))
            .replace("/back ", f"/{back} ")
            .replace("postgres back", f"postgres {back}")
        )
        program, *arguments = shlex.split(ours)
        subprocess.run([programs / program, *arguments], cwd=tmp_path, check=True, timeout=PATIENCE)
    export(postgres.url(back), tmp_path / "again", silent)
    assert (tmp_path / "again").read_bytes() == exported.read_bytes()
