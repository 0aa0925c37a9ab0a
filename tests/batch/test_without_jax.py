"""JAX is never needed to play: without it all works but training and mass simulation."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE
from wormgrill.extras import adding

HERE = Path(__file__).parents[2]
SENTENCE = f"Training and mass simulation need jax, which is not installed: {adding('jax')}"


@pytest.fixture
def without_jax(tmp_path: Path) -> dict[str, str]:
    """An environment in which whoever imports JAX finds none, in processes it starts too."""
    (tmp_path / "jax.py").write_text(
        "raise ModuleNotFoundError(\"No module named 'jax'\", name='jax')\n"
    )
    home = str(tmp_path / "home")
    path = os.pathsep.join([str(tmp_path), str(HERE)])
    return {**os.environ, "PYTHONPATH": path, "HOME": home, "XDG_DATA_HOME": home}


def python(without: dict[str, str], *arguments: str, typed: str = "") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        env=without,
        cwd=HERE,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("module", ["wormgrill.batch.turn", "wormgrill.envs.batched"])
def test_the_batch_says_what_to_install(module: str, without_jax: dict[str, str]) -> None:
    code, _, said = python(without_jax, "-c", f"import {module}")
    assert code == 1
    assert said.splitlines()[-1] == f"ModuleNotFoundError: {SENTENCE}"


@pytest.mark.parametrize("module", ["train", "train.export"])
def test_training_says_nothing_else(module: str, without_jax: dict[str, str]) -> None:
    assert python(without_jax, "-m", module, "classic:2") == (1, "", f"{SENTENCE}\n")


def test_the_benchmark_says_it_too(without_jax: dict[str, str]) -> None:
    code, _, said = python(without_jax, "-m", "bench.batch")
    assert code == 1
    assert said.splitlines()[-1].endswith(SENTENCE)


def test_hints_know_the_chances_of_winning(without_jax: dict[str, str]) -> None:
    asks = """
from wormgrill.advice.adviser import Adviser
from wormgrill.rules import EDITIONS, start
for edition in EDITIONS.values():
    for rated in Adviser().advise(start(edition, ["Ada", "Bo"])).actions:
        print(round(sum(rated.seats), 6))
"""
    code, told, said = python(without_jax, "-c", asks)
    assert (code, said) == (0, "")
    assert set(told.split()) == {"1.0"}


def test_the_champion_plays_in_the_arena(without_jax: dict[str, str]) -> None:
    arguments = "arena", "champion", "turn-ev", "--games", "4", "--workers", "2", "--json"
    code, told, said = python(without_jax, "-m", "wormgrill", *arguments)
    assert code == 0, said
    assert "champion" in told


def test_people_play_against_the_champion(without_jax: dict[str, str]) -> None:
    arguments = "play", "--players", "Ada", "--bot", "champion", "--seed", "1"
    _, told, said = python(without_jax, "-m", "wormgrill", *arguments, typed="r\n")
    assert "Ada" in told
    assert "JAX" not in said


def test_a_game_is_reviewed(without_jax: dict[str, str]) -> None:
    record = HERE / "tests" / "data" / "records" / "classic-2-players.txt"
    code, told, said = python(without_jax, "-m", "wormgrill", "review", str(record))
    assert code == 0, said
    assert told
