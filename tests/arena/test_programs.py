"""External programs at the table: started once, asked over and over, ended with the tournament."""

import os
import shlex
import sys
from pathlib import Path

import pytest

from wormgrill.arena.game import Pairing, close_bots, play_rounds
from wormgrill.arena.tournament import tournament
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
time.sleep(60)
"""


class Program:
    """The program, and who of it has been started."""

    def __init__(self, folder: Path) -> None:
        self._file, self._log = folder / "bot.py", folder / "log"
        self._file.write_text(PROGRAM, "utf-8")

    def pairing(self, seats: int, answers: int = 1_000_000) -> Pairing:
        words = [sys.executable, str(self._file), str(self._log), str(answers)]
        bots = ("first-tile", *[f"cmd: {shlex.join(words)}"] * seats)
        return Pairing(EDITIONS["junior"], Options(), bots, 6)

    @property
    def started(self) -> list[int]:
        return [int(pid) for pid in self._log.read_text("utf-8").split()]

    def running(self) -> list[int]:
        return [pid for pid in self.started if _runs(pid)]


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def test_a_program_has_one_copy_per_seat_from_game_to_game(program: Program) -> None:
    play_rounds(program.pairing(2), range(2))
    assert len(program.started) == 2
    assert program.running() == program.started
    play_rounds(program.pairing(2), range(2, 3))
    assert len(program.started) == 2
    close_bots()
    assert program.running() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_programs_end_with_the_tournament(program: Program, workers: int) -> None:
    with pool(workers) as executor:
        tournament(program.pairing(1), 24, executor, rounds_per_task=1)
    assert 1 <= len(program.started) <= workers
    assert program.running() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_programs_end_with_a_tournament_that_is_broken_off(program: Program, workers: int) -> None:
    with pytest.raises(BotTrouble, match="wants to do what it may not"), pool(workers) as executor:
        tournament(program.pairing(2, answers=40), 1000, executor)
    assert program.started
    assert program.running() == []
