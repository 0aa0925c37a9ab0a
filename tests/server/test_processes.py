"""Several processes serve one port: whoever ends is replaced, and nobody asks in vain meanwhile."""

import os
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.processes import PATIENCE, WORMGRILL, alive, until
from tests.support.serving import Served, Visitor, play_on

ASKERS = 4


@contextmanager
def served_by_two(folder: Path, postgres: PostgresServer) -> Iterator[Served]:
    options = ("--database", postgres.database(), "--processes", "2", "--no-limits")
    with Served(folder / "served", *options) as server:
        until(lambda: len(serving(server)) == 2, "both serve")
        yield server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Served]:
    with served_by_two(tmp_path_factory.mktemp("two"), postgres) as server:
        yield server


def serving(served: Served) -> list[int]:
    """The processes that have begun to serve and are alive, oldest first."""
    began = [line["process"] for line in served.log() if line["event"] == "serving"]
    return [pid for pid in began if alive(pid)]


def test_a_file_belongs_to_one_process_alone(tmp_path: Path) -> None:
    refused = subprocess.run(
        [*WORMGRILL, "serve", "--processes", "2", "--database", str(tmp_path / "db")],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert refused.returncode == 2
    assert "postgresql://" in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_one_that_is_killed_is_replaced_and_the_game_goes_on(served: Served) -> None:
    ada = Visitor(served.url)
    table = ada.make("me", "bot", edition="junior")
    killed = serving(served)[0]
    os.kill(killed, signal.SIGKILL)
    until(lambda: killed not in serving(served), "it is gone")
    until(lambda: len(serving(served)) == 2, "another takes its place")
    again = Visitor(served.url)  # on a connection that is new
    again.http.headers["Authorization"] = ada.http.headers["Authorization"]
    assert play_on(again, table["id"])["state"] == "over"
    ended = [line for line in served.log() if line["event"] == "a process ended"]
    assert [(line["process"], line["how"]) for line in ended] == [(killed, -signal.SIGKILL)]


def test_all_are_replaced_one_after_the_other_and_nobody_notices(served: Served) -> None:
    before, done = serving(served), Event()

    def ask_on(keeping: bool) -> int:
        """On one connection as long as it lasts, or on a new one each time."""
        asked = 0
        with patient.Client(base_url=served.url) as http:
            while not done.is_set():
                one = http if keeping else patient
                answer = one.get("/api/bots" if keeping else f"{served.url}/api/bots")
                assert answer.status_code == 200
                asked += 1
        return asked

    assert served.process is not None
    with ThreadPoolExecutor(ASKERS) as threads:
        asking = [threads.submit(ask_on, bool(number % 2)) for number in range(ASKERS)]
        try:
            served.process.send_signal(signal.SIGUSR1)
            until(
                lambda: (
                    "all processes are replaced" in served.log_text()
                    or any(one.done() for one in asking)
                ),
                "all replaced",
            )
        finally:
            done.set()
        assert all(one.result() for one in asking)
    assert len(serving(served)) == 2
    assert not {*before} & {*serving(served)}


def test_ctrl_c_is_for_the_parent_which_stops_all_of_them(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    with served_by_two(tmp_path, postgres) as served:
        pids = serving(served)
        assert served.process is not None
        os.killpg(served.process.pid, signal.SIGINT)  # as a terminal does: to everybody
        assert served.process.wait(PATIENCE) == 0
        assert not any(map(alive, pids))
        assert "Traceback" not in served.log_text()


def test_without_their_parent_they_stop_by_themselves(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    with served_by_two(tmp_path, postgres) as served:
        pids = serving(served)
        served.kill()
        until(lambda: not any(map(alive, pids)), "none is left")
