"""A tournament on a Dask cluster: the same result, the same manners, and nobody left over."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import wormgrill
from tests.arena.test_arena_command import stopped
from tests.arena.test_programs import Program as BotProgram
from tests.support.cluster import TestCluster, cluster_of
from tests.support.processes import PATIENCE, WORMGRILL, running, until
from wormgrill import cli
from wormgrill.arena import cluster as dask
from wormgrill.arena.cluster import ClusterRefusal
from wormgrill.extras import adding

PAGE = Path(wormgrill.__file__).parents[2] / "docs" / "how-to" / "cluster.md"
PIPES: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
TABLE = ("--edition", "junior", "--games", "36", "--seed", "5")
BOTS = ("first-tile", "random")


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestCluster]:
    with cluster_of(2, tmp_path_factory.mktemp("cluster")) as found:
        yield found


def played(
    capsys: pytest.CaptureFixture[str], *arguments: str, bots: tuple[str, ...] = BOTS
) -> dict[str, Any]:
    cli.main(["arena", *bots, *TABLE, "--json", *arguments])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: value for key, value in found.items() if "second" not in key}


def refused(
    capsys: pytest.CaptureFixture[str], *arguments: str, bots: tuple[str, ...] = BOTS
) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main(["arena", *bots, *TABLE, *arguments])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def saved(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


def test_the_result_is_that_of_one_machine_to_the_last_digit(
    two: TestCluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    bots = (*BOTS, "turn-ev")
    alone = played(capsys, "--workers", "1", "--save", str(here), bots=bots)
    assert played(capsys, "--cluster", two.address, "--save", str(there), bots=bots) == alone
    assert saved(there) == saved(here)
    assert len(saved(here)) == 36


def test_the_bar_and_the_table_are_as_ever(
    two: TestCluster, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    cli.main(["arena", *BOTS, *TABLE, "--cluster", two.address])
    out, bar = capsys.readouterr()
    assert "[########################] 36 of 36 games" in bar
    assert out.splitlines()[-1].endswith("with 2 workers.")


def test_a_folder_of_records_is_reviewed_alike(
    two: TestCluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    played(capsys, "--games", "6", "--workers", "1", "--save", str(tmp_path))
    told = []
    for where in (("--workers", "1"), ("--cluster", two.address)):
        cli.main(["review", str(tmp_path), "--json", *where])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert len(json.loads(told[0])["records"]) == 6


def endless(address: str, folder: Path, *bots: str) -> list[str]:
    options = ("--edition", "junior", "--games", "1000000", "--save", str(folder))
    return [*WORMGRILL, "arena", *(bots or ("random", "random")), *options, "--cluster", address]


def test_ctrl_c_stops_it_and_says_how_far_it_came(
    two: TestCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games"
    with running(endless(two.address, games), **PIPES) as arena:
        until(lambda: games.exists() and any(games.iterdir()), "no game was finished")
        os.killpg(arena.pid, signal.SIGINT)
        told = stopped(arena)
    assert re.fullmatch(r"Stopped: [1-9][\d,]* of 1,000,000 games were finished\.\n", told)
    assert played(capsys, "--cluster", two.address)["games"] == 36  # the workers live on


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_programs_end_with_a_tournament_that_is_stopped_or_killed(
    two: TestCluster, tmp_path: Path, sent: signal.Signals
) -> None:
    program, games = BotProgram(tmp_path), tmp_path / "games"
    command = endless(two.address, games, "first-tile", program.name())
    with running(command, **PIPES) as arena:
        until(lambda: games.exists() and any(games.iterdir()), "no game was finished")
        os.killpg(arena.pid, sent)
        arena.wait(PATIENCE)
        if sent == signal.SIGINT:
            assert program.running() == []
        until(lambda: not program.running(), "programs play on")


def test_programs_end_with_the_tournament(
    two: TestCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = BotProgram(tmp_path)
    arguments = ("--edition", "junior", "--games", "12", "--cluster", two.address)
    cli.main(["arena", "first-tile", program.name(), *arguments])
    assert program.started
    assert program.running() == []


def test_a_program_that_fails_forfeits_and_ends_with_the_tournament(
    two: TestCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = BotProgram(tmp_path)
    bots = ("random", program.name(answers=40))
    (first,) = played(capsys, "--games", "6", "--cluster", two.address, bots=bots)["forfeits"]
    assert first["code"] == "illegal-action"
    assert program.running() == []


def test_a_worker_that_dies_changes_nothing_and_a_lost_cluster_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A dead worker's games are played again by the other; without a scheduler nothing goes on."""
    first, second = tmp_path / "first", tmp_path / "second"
    games = ("--games", "300", "--json")
    with cluster_of(2, tmp_path) as both:
        command = [*WORMGRILL, "arena", *BOTS, *TABLE, *games, "--save", str(first)]
        with running([*command, "--cluster", both.address], **PIPES) as arena:
            until((first / "game-001.txt").exists, "no game was finished")
            both.workers[0].kill()
            out, err = arena.communicate(timeout=PATIENCE)
            assert (arena.returncode, err) == (0, b"")
        with running(endless(both.address, second), **PIPES) as arena:
            until(lambda: second.exists() and any(second.iterdir()), "no game was finished")
            both.scheduler.kill()
            nothing, told = arena.communicate(timeout=PATIENCE)
            assert (arena.returncode, nothing) == (2, b"")
    found = {key: value for key, value in json.loads(out).items() if "second" not in key}
    assert found == played(capsys, *games, "--workers", "1")
    assert len(saved(first)) == 300
    assert told.count(b"\n") == 1
    assert told.endswith(b"(cluster-lost)\n")


# As it is on another machine that was set up at another time.
OTHER_VERSIONS = """
import importlib.metadata
original = importlib.metadata.version
others = {"wormgrill": "0.0.1", "numba": None}
def version(name):
    if name in others and others[name] is None:
        raise importlib.metadata.PackageNotFoundError(name)
    return others.get(name) or original(name)
importlib.metadata.version = version
"""


def test_a_cluster_without_workers_and_one_with_other_versions_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(OTHER_VERSIONS, "utf-8")
    with cluster_of(0, tmp_path) as there:
        told = refused(capsys, "--cluster", there.address)
        assert told.endswith("has no workers: start some. (cluster-without-workers)\n")
        there.add_worker(PYTHONPATH=str(tmp_path))
        told = refused(capsys, "--cluster", there.address)
    here = wormgrill.__version__
    assert re.search(rf"wormgrill 0\.0\.1 at tcp://127\.0\.0\.1:\d+, here {here}; ", told)
    assert re.search(r"numba \(none\) at tcp://127\.0\.0\.1:\d+, here 0\.", told)
    assert "numpy" not in told
    assert told.endswith("Install the same everywhere. (cluster-versions-differ)\n")


@pytest.mark.parametrize("listens", [False, True])
def test_nobody_answers_or_somebody_who_is_no_scheduler(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, listens: bool
) -> None:
    monkeypatch.setattr(dask, "PATIENCE", 0.5)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        if listens:  # and says nothing
            taken.listen()
        told = refused(capsys, "--cluster", f"tcp://127.0.0.1:{taken.getsockname()[1]}")
    assert "No scheduler answers at tcp://127.0.0.1:" in told
    assert told.endswith("(cluster-unreachable)\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--cluster", "somewhere"), "“somewhere” is not the address of a scheduler"),
        (("--cluster", "http://127.0.0.1:80"), "(bad-cluster-address)"),
        (("--cluster", "tls://127.0.0.1:80"), "must know which certificate to show"),
        (("--cluster", "tcp://127.0.0.1:80", "--workers", "2"), "leave --workers out"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_asked(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(capsys, *arguments)


def test_without_the_extra_it_is_said_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = refused(capsys, "--cluster", "tcp://127.0.0.1:1")
    assert told.endswith(f"{adding('cluster')} (no-cluster-extra)\n")


def test_dask_is_loaded_by_whom_it_is_asked_for_alone() -> None:
    code = (
        "import sys\nfrom wormgrill import cli\n"
        "cli.main(['arena', 'random', 'random', '--games', '2', '--workers', '1'])\n"
        "sys.exit({'distributed', 'dask', 'wormgrill.arena.cluster'} & set(sys.modules) != set())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0


def test_the_cluster_of_the_page_plays(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    command = [sys.executable, "-c", code]
    with running(command, stdin=subprocess.PIPE, **PIPES) as there:
        assert there.stdout is not None
        address = there.stdout.readline().decode().strip()
        assert played(capsys, "--cluster", address) == played(capsys, "--workers", "1")
        there.communicate(b"\n", timeout=PATIENCE)
        assert there.returncode == 0


def test_every_code_is_on_the_page() -> None:
    codes = {refusal.code for refusal in ClusterRefusal.__subclasses__()}
    assert len(codes) == 6
    told = PAGE.read_text("utf-8")
    assert {code for code in codes if f"`{code}`" not in told} == set()
