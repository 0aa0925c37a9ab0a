"""Who lacks an extra is told one command, which works wherever Wormgrill came from."""

import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wormgrill
from tests.support.processes import PATIENCE
from wormgrill.extras import adding

SOURCE = Path(wormgrill.__file__).parent
ROOT = Path(__file__).parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


def test_it_works_in_a_checkout_too_and_looks_for_no_wormgrill_elsewhere() -> None:
    """These tests run in a checkout that has the extras: nothing is looked for, nothing changes."""
    command = [*shlex.split(adding(",".join(EXTRAS))), "--dry-run", "--no-index"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Would install" not in done.stdout


def test_it_names_this_python_in_a_way_that_a_shell_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert adding("plot") == f'{sys.executable} -m pip install "wormgrill[plot]"'
    monkeypatch.setattr(sys, "executable", "/my games/bin/python")
    assert shlex.split(adding("plot"))[0] == "/my games/bin/python"
    monkeypatch.setattr(sys, "executable", None)
    assert shlex.split(adding("plot"))[0] == "python"


def test_nobody_names_another_way() -> None:
    texts = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.ftl")]
    saying = {file.name for file in texts if "pip install" in file.read_text("utf-8")}
    assert saying == {"extras.py"}
