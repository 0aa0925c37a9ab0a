"""A disk that is full, or a file that is gone, while the server runs: 503, and it is told."""

import asyncio
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from tests.support import patient
from tests.support.processes import PATIENCE, WORMGRILL, until
from tests.support.serving import Served, Visitor, cautious, fresh_key
from wormgrill.server.store.database import Database
from wormgrill.server.store.pulse import EVERY, Pulse


def limit_file_size(served: Served, size: int) -> None:
    """What the process writes beyond this size fails, as on a full disk."""
    assert served.process is not None
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_is_a_503_and_passes(tmp_path: Path) -> None:
    with Served(tmp_path / "db", "--no-limits") as served:
        ada = Visitor(served.url)
        table = ada.make("me", {"kind": "local", "name": "Bo"})
        id = table["id"]
        limit_file_size(served, (tmp_path / "db-wal").stat().st_size)
        before = ada.table(id)
        key = fresh_key()
        refused = ada.act(id, 0, "roll", before["version"], key)
        assert refused.status_code == 503
        assert refused.headers["content-type"] == "application/problem+json"
        assert refused.json()["code"] == "not-stored"
        assert refused.headers["retry-after"] == "1"
        after = ada.table(id)
        assert after | {"seats": before["seats"]} == before  # only Ada was heard of since
        told = [line for line in served.log() if line["event"] == "not stored"]
        assert told
        assert told[0]["reason"]
        limit_file_size(served, resource.RLIM_INFINITY)
        until(lambda: ada.get("/health").status_code == 200, "well again")
        done = ada.act(id, 0, "roll", before["version"], key)
        assert done.status_code == 200
        position = done.json()["position"]
        seat = position["turn"]["player"]
        assert ada.act(id, seat, cautious(position), done.json()["version"]).status_code == 200
        served.kill()
        served.start()
        assert [fact["seq"] for fact in ada.log(id)] == list(range(1, ada.table(id)["version"] + 1))


def deleted(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    """As a copy does that is moved into its place while the server runs."""
    copy = file.with_name("copy")
    copy.write_bytes(file.read_bytes())
    copy.rename(file)


def overwritten(file: Path) -> None:
    file.write_bytes(b"not a database" * 1000)


@pytest.mark.parametrize("spoil", [deleted, replaced, overwritten])
def test_a_server_whose_file_is_gone_is_not_well(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    with Served(tmp_path / "db", "--no-limits") as served:
        spoil(tmp_path / "db")
        until(lambda: patient.get(f"{served.url}/health").status_code == 503, "told")
        assert patient.get(f"{served.url}/health").json()["code"] == "not-stored"
        assert [line for line in served.log() if line["event"] == "not stored"]


def test_health_is_found_out_seldom_however_often_it_is_asked_for() -> None:
    class Counted:
        writes = 0

        def must_be_there(self) -> None:
            pass

        async def write(self, work: object) -> None:
            self.writes += 1

    async def story() -> None:
        now, counted = 0.0, Counted()
        pulse = Pulse(cast("Database", counted), clock=lambda: now)
        await asyncio.gather(*(pulse.check() for _ in range(100)))
        assert counted.writes == 1
        now += EVERY
        await pulse.check()
        assert counted.writes == 2

    asyncio.run(story())


@pytest.mark.parametrize("where", ["file/db", "file/folder/db", "."])
def test_a_place_that_cannot_be_written_is_told_as_what_it_is(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").touch()
    database = tmp_path / where
    refused = subprocess.run(
        [*WORMGRILL, "serve", "--port", "0", "--database", str(database)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert str(database) in refused.stderr
    assert "--port" not in refused.stderr


LOOKS_IN = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT count(*) FROM guests").fetchone()
connection.close()
"""


def test_another_program_that_looks_into_the_file_takes_nothing_from_the_server(
    tmp_path: Path,
) -> None:
    """SQLite removes the log when the last program closes the file: the server is still there."""
    with Served(tmp_path / "wormgrill.db") as server:
        ada = Visitor(server.url)
        assert ada.get("/health").status_code == 200  # it has looked at the file itself
        subprocess.run([sys.executable, "-c", LOOKS_IN, server.database], check=True)
        assert server.database.with_name("wormgrill.db-wal").exists()
        table = ada.make("me", "bot", edition="junior")["id"]
        server.kill()
        server.start()
        assert ada.table(table)["id"] == table
