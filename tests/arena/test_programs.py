"""External programs at the table: started once, asked over and over, ended with the tournament."""

import shlex
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support.processes import WORMGRILL, alive, running, until
from wormgrill.arena.game import Pairing, opening
from wormgrill.arena.programs import keeping_programs
from wormgrill.arena.rounds import play_rounds
from wormgrill.arena.tournament import Stopped, tournament
from wormgrill.arena.workers import pool
from wormgrill.bots.bot import BotTrouble
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options

# Plays on after the end of its input, so that only who ends it is rid of it.
PROGRAM = """
import json, os, sys, time

open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
legal = []
for answers, line in enumerate(sys.stdin):
    legal = json.loads(line).get("position", {"legal": legal})["legal"]
    action = legal[-1] if legal and answers < int(sys.argv[2]) else "?"
    print(json.dumps({"ok": True, "bots": ["x"], "action": action}), flush=True)
time.sleep(600)
"""


class Program:
    """The program, and who of it has been started."""

    def __init__(self, folder: Path) -> None:
        self._file, self._log = folder / "bot.py", folder / "log"
        self._file.write_text(PROGRAM, "utf-8")

    def name(self, answers: int = 1_000_000) -> str:
        words = [sys.executable, str(self._file), str(self._log), str(answers)]
        return f"cmd: {shlex.join(words)}"

    def pairing(self, seats: int, answers: int = 1_000_000) -> Pairing:
        bots = ("first-tile", *[self.name(answers)] * seats)
        return Pairing(EDITIONS["junior"], Options(), bots, 6)

    @property
    def started(self) -> list[int]:
        return [int(pid) for pid in self._log.read_text("utf-8").split()]

    def running(self) -> list[int]:
        return [pid for pid in self.started if alive(pid)]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def test_a_program_has_one_copy_per_seat_from_game_to_game(program: Program) -> None:
    with keeping_programs():
        play_rounds(program.pairing(2), range(2))
        assert len(program.started) == 2
        assert program.running() == program.started
        play_rounds(program.pairing(2), range(2, 3))
        assert len(program.started) == 2
    assert program.running() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_programs_end_with_the_tournament(program: Program, workers: int) -> None:
    with pool(workers) as executor:
        tournament(program.pairing(1), 24, executor, rounds_per_task=1)
    assert 1 <= len(program.started) <= workers
    assert program.running() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_programs_end_with_a_tournament_that_is_broken_off(program: Program, workers: int) -> None:
    with pytest.raises(Stopped), pool(workers) as executor:
        tournament(program.pairing(2), 1000, executor, progress=broken_off)
    assert program.started
    assert program.running() == []


def broken_off(done: int, games: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_programs_do_not_outlive_a_tournament_on_an_executor_that_does(
    program: Program, executor: Callable[[int], Executor]
) -> None:
    with executor(2) as strangers:
        tournament(program.pairing(1), 24, strangers)
        assert program.started
        assert program.running() == []


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_programs_end_with_a_tournament_broken_off_on_an_executor_that_lives_on(
    program: Program, executor: Callable[[int], Executor]
) -> None:
    with executor(2) as strangers:
        with pytest.raises(KeyboardInterrupt):
            tournament(
                *(program.pairing(1), 1000, strangers),
                tasks=3,
                rounds_per_task=20,
                progress=broken_off,
            )
        assert program.started
        assert program.running() == []


def test_programs_end_with_a_tournament_on_somebodys_dask_cluster(
    program: Program, tmp_path: Path
) -> None:
    """Through the executor of their own client: finished, and broken off."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1,
            threads_per_worker=2,
            processes=False,
            dashboard_address=None,
            local_directory=str(tmp_path),
        ) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
        client.get_executor(pure=False) as strangers,
    ):
        tournament(program.pairing(1), 12, strangers, rounds_per_task=2)
        assert program.started
        assert program.running() == []
        with pytest.raises(Stopped) as stopped:
            tournament(
                *(program.pairing(1), 1000, strangers),
                tasks=3,
                rounds_per_task=4,
                progress=broken_off,
            )
        assert stopped.value.found is not None
        assert program.running() == []


def test_a_game_goes_on_with_nobody_whose_programs_were_ended(program: Program) -> None:
    pairing = program.pairing(1)
    with keeping_programs() as programs:
        bot = programs.bot(program.name(), 1, 0)
        bot.choose(opening(pairing, 0))
        programs.close()  # as another thread does, in the middle of a game
        assert program.running() == []
        with pytest.raises(BotTrouble, match="has ended"):
            bot.choose(opening(pairing, 0))
        with pytest.raises(CancelledError):
            play_rounds(pairing, range(1))
    assert len(program.started) == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_nobody_is_left_over_when_the_first_process_is_killed(
    program: Program, tmp_path: Path, workers: str
) -> None:
    games = tmp_path / "games"
    command = [*WORMGRILL, "arena", "first-tile", program.name(), "--edition", "junior",
               "--games", "1000000", "--workers", workers, "--save", str(games)]  # fmt: skip
    with running(command) as arena:
        until(lambda: games.exists() and any(games.iterdir()), "no game was finished")
        assert program.running()
        arena.kill()
        arena.wait()
        until(lambda: not arena.family(), "workers or programs play on")
        assert program.running() == []
