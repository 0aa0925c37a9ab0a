"""The page about the arena does not lie: its snippets run."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import wormgrill
from tests.support.processes import PATIENCE, WORMGRILL
from wormgrill.arena.game import Pairing
from wormgrill.arena.tournament import tournament
from wormgrill.arena.workers import pool
from wormgrill.bots.bot import Fault
from wormgrill.bots.python import PythonBotRefused
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options

PAGE = Path(wormgrill.__file__).parents[2] / "docs" / "how-to" / "arena.md"
BOT, EXECUTOR = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_bot_of_the_page_plays_and_beats_chance(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, "utf-8")
    command = f"cmd: {shlex.join([sys.executable, str(file)])}"
    pairing = Pairing(EDITIONS["junior"], Options(), (command, "random"), 3)
    with pool(2) as executor:
        found = tournament(pairing, 40, executor)
    assert next(iter(found.bots)) == command
    assert found.bots[command].rate.low > 0.5


def test_the_tournament_of_the_page_runs_on_its_executor(tmp_path: Path) -> None:
    file = tmp_path / "cluster.py"
    file.write_text(EXECUTOR, "utf-8")
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    best, second = done.stdout.splitlines()
    assert best.startswith("turn-ev: ")
    assert second.startswith("first-tile: ")


ADD = PAGE.with_name("add-a-bot.md")


def test_the_bot_in_python_plays_by_its_name_and_as_a_class(tmp_path: Path) -> None:
    bot, by_class, *_ = re.findall(r"```python\n(.*?)```", ADD.read_text("utf-8"), re.DOTALL)
    (tmp_path / "my_bots.py").write_text(bot, "utf-8")
    (tmp_path / "by_class.py").write_text(by_class, "utf-8")
    arena = (*WORMGRILL, "arena", "py:my_bots:Cautious", "random", "--edition", "junior")
    for command in ((*arena, "--games", "4"), (sys.executable, "by_class.py")):
        done = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=PATIENCE
        )
        assert "Cautious" in done.stdout
        assert "forfeited" not in done.stdout


def test_every_code_of_a_bot_that_fails_or_is_none_is_on_the_page() -> None:
    told = PAGE.read_text("utf-8")
    codes = {*Fault, *(refusal.code for refusal in PythonBotRefused.__subclasses__())}
    assert {code for code in codes if f"| `{code}` |" not in told} == set()
