"""The wheel as others get it: typed, and open to the bots of other packages."""

import json
import os
import re
import sys
from pathlib import Path
from subprocess import CompletedProcess
from zipfile import ZipFile

import pytest

from tests.support.packages import ROOT, UV, done, run
from tests.support.processes import WORMGRILL

SCRIPT = """
import random
from typing import Any

import wormgrill
from wormgrill import EDITIONS, Action, Bot, BotEntry, Position, Record, Refusal, start

HOUSE = '''
key = "house"
kind = "classic"
players = [2, 2]
dice = 4
faces = [{ name = "worm", points = 2, sides = 1 }, { name = "1", points = 1, sides = 1 }]
tiles = [{ value = 4, worms = 1 }]
'''


class Last:
    def choose(self, position: Position) -> Action:
        return position.legal[-1]


def answer(bot: Bot, position: Position) -> Action:
    return bot.choose(position)


def main() -> None:
    position = start(EDITIONS["junior"], ["Ada", "Bo"]).roll(random.Random(1))
    action: Action = answer(Last(), position)
    after: Position = position.play(action)
    assert after == position.play(str(action))
    scores: tuple[int, ...] = after.scores
    json: dict[str, Any] = wormgrill.to_json(position)
    assert wormgrill.from_json(json) == position
    line: str = wormgrill.to_line(position)
    assert wormgrill.from_line(line) == position
    best = wormgrill.hint(position).best
    assert best is not None and best.action in position.legal
    record: Record = wormgrill.play(["first-tile", "random"], "junior", seed=1)
    told: list[float] = [seat.luck for seat in wormgrill.review(record).seats]
    assert len(told) == len(scores)
    entry = BotEntry("last", 1, "mine:Last", temper="Takes the last choice.")
    assert entry.key not in wormgrill.BOTS
    try:
        start(wormgrill.read_edition(HOUSE), ["Ada", "Bo"]).play("stop")
    except Refusal as refused:
        code: str = refused.code
        assert code == "illegal-action"


main()
"""

WRONG = """
from wormgrill import EDITIONS, start

position = start(EDITIONS["classic"], ["Ada", "Bo"])
position.play(3)
"""

BRINGS_A_BOT = {
    "last_choice.py": """
from wormgrill import Action, BotEntry, Position


class Last:
    def __init__(self, seed: int | None) -> None:
        pass

    def choose(self, position: Position) -> Action:
        return position.legal[-1]


ENTRY = BotEntry("last-choice", 1, "last_choice:Last", temper="Takes the last choice there is.")
""",
    "last_choice-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: last-choice\nVersion: 1\n",
    "last_choice-1.dist-info/entry_points.txt": "[wormgrill.bots]\nlast = last_choice:ENTRY\n",
}


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of an environment with the wheel and nothing else, not even what it needs."""
    folder = tmp_path_factory.mktemp("bare") / "env"
    done(UV, "venv", "--python", sys.executable, str(folder))
    python = str(folder / "bin" / "python")
    done(UV, "pip", "install", "--offline", "--no-deps", "--python", python, str(wheel))
    return python


def checked(script: Path, python: str) -> "CompletedProcess[str]":
    """By mypy, from the wheel alone: neither our settings nor our tree are in sight."""
    settings = ("--strict", "--config-file=", f"--cache-dir={script.parent / 'cache'}")
    mypy = (sys.executable, "-m", "mypy", *settings, "--python-executable", python)
    return run(*mypy, script.name, cwd=script.parent)


def test_the_wheel_says_that_it_is_typed_and_has_the_client(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "wormgrill/py.typed" in names
    assert "wormgrill/static/index.html" in names


def test_the_wheel_has_the_licences_of_what_others_wrote_and_the_client_contains(
    wheel: Path,
) -> None:
    told = ZipFile(wheel).read("wormgrill/static/third-party.txt").decode("utf-8")
    packages = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    imported = {
        name
        for file in (ROOT / "web" / "src").rglob("*")
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name
        for name in packages
        if re.search(rf"from '{re.escape(name)}['/]", file.read_text("utf-8"))
    }
    assert {"svelte", "@fluent/bundle"} <= imported
    for name in imported:
        assert re.search(rf"^{re.escape(name)} \d+\.\d+\.\d+ \(", told, re.MULTILINE), name
    assert "Permission is hereby granted, free of charge" in told
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in told


def test_a_script_with_the_public_names_is_strictly_typed_and_runs(
    bare: str, tmp_path: Path
) -> None:
    script = tmp_path / "mine.py"
    script.write_text(SCRIPT, "utf-8")
    result = checked(script, bare)
    assert result.returncode == 0, result.stdout + result.stderr
    done(sys.executable, str(script))


def test_a_script_that_is_wrong_is_told_so(bare: str, tmp_path: Path) -> None:
    script = tmp_path / "wrong.py"
    script.write_text(WRONG, "utf-8")
    result = checked(script, bare)
    assert result.returncode == 1, result.stdout + result.stderr
    assert 'wrong.py:5: error: Argument 1 to "play" of "Position" has' in result.stdout


def test_a_bot_that_an_installed_package_brings_is_listed_and_plays(tmp_path: Path) -> None:
    for name, text in BRINGS_A_BOT.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    beside = os.environ | {"PYTHONPATH": str(tmp_path)}
    listed = done(*WORMGRILL, "bots", env=beside)
    assert "last-choice" in listed
    assert "Takes the last choice there is." in listed
    arena = (*WORMGRILL, "arena", "last-choice", "random")
    told = done(*arena, "--games", "2", "--workers", "1", "--edition", "junior", env=beside)
    assert "last-choice" in told
