"""The page about the arena does not lie: its snippets run."""

import re
import shlex
import sys
from pathlib import Path
from random import Random

from tests.support.processes import PATIENCE, WORMGRILL, told
from wormgrill.arena.game import Pairing
from wormgrill.arena.tournament import tournament
from wormgrill.arena.workers import pool
from wormgrill.bots.bot import Fault
from wormgrill.bots.external import ExternalBot
from wormgrill.bots.python import PythonBotRefused
from wormgrill.bots.registry import make_bot
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Options

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "arena.md"
EXAMPLE = PAGE.parents[2] / "examples" / "turn_bot.py"
BOT, EXECUTOR = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_bot_of_the_page_is_the_example() -> None:
    assert EXAMPLE.read_text("utf-8") == BOT


def test_it_plays_every_edition_and_beats_chance() -> None:
    command = f"cmd: {shlex.join([sys.executable, str(EXAMPLE)])}"
    for edition, games in (("junior", 20), ("deluxe", 6), ("classic", 6)):
        pairing = Pairing(EDITIONS[edition], Options(), (command, "random"), 3)
        with pool(2) as executor:
            found = tournament(pairing, games, executor)
        assert next(iter(found.bots)) == command
        assert found.bots[command].rate.mean > 0.5
        assert found.bots[command].forfeits == 0


def test_it_does_what_the_solver_says() -> None:
    """In the classic edition its turn is the solver's, worms as turn-ev counts them."""
    chance, solver = Random(7), make_bot("turn-ev")
    bot = ExternalBot(shlex.join([sys.executable, str(EXAMPLE)]), PATIENCE)
    position, decided = start(EDITIONS["classic"], ("Ada", "Bo")), 0
    while decided < 40:
        if position.over:
            position = start(EDITIONS["classic"], ("Ada", "Bo"))
        elif not position.legal:
            position = position.roll(chance)
        else:
            assert bot.choose(position) == solver.choose(position)
            decided += len(position.legal) > 1
            position = position.play(solver.choose(position))
    bot.close()


def test_the_tournament_of_the_page_runs_on_its_executor(tmp_path: Path) -> None:
    file = tmp_path / "cluster.py"
    file.write_text(EXECUTOR, "utf-8")
    best, second = told([sys.executable, str(file)]).splitlines()
    assert best.startswith("turn-ev: ")
    assert second.startswith("first-tile: ")


ADD = PAGE.with_name("add-a-bot.md")


def test_the_bot_in_python_plays_by_its_name_and_as_a_class(tmp_path: Path) -> None:
    bot, by_class, *_ = re.findall(r"```python\n(.*?)```", ADD.read_text("utf-8"), re.DOTALL)
    (tmp_path / "my_bots.py").write_text(bot, "utf-8")
    (tmp_path / "by_class.py").write_text(by_class, "utf-8")
    arena = (*WORMGRILL, "arena", "py:my_bots:Cautious", "random", "--edition", "junior")
    for command in ((*arena, "--games", "4"), (sys.executable, "by_class.py")):
        words = told(command, cwd=tmp_path)
        assert "Cautious" in words
        assert "forfeited" not in words


def test_every_code_of_a_bot_that_fails_or_is_none_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    codes = {*Fault, *(refusal.code for refusal in PythonBotRefused.__subclasses__())}
    assert {code for code in codes if f"| `{code}` |" not in page} == set()
