"""Our packages as a builder makes them, and the programs that tests run on them."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.support.processes import PATIENCE

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).parent / "uv")


def run(
    *command: str, cwd: Path = ROOT, env: Mapping[str, str] = os.environ, typed: str = ""
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command,
        cwd=cwd,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def done(
    *command: str, cwd: Path = ROOT, env: Mapping[str, str] = os.environ, typed: str = ""
) -> str:
    result = run(*command, cwd=cwd, env=env, typed=typed)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def build(folder: Path, *kinds: str, tree: Path = ROOT) -> None:
    """The sdist, and from it the wheel, where no kind is named.

    Quick: the client in the tree is built already, the builder is in uv's cache as a rule.
    """
    command = (UV, "build", *kinds, "--out-dir", str(folder))
    if run(*command, "--offline", cwd=tree).returncode:
        done(*command, cwd=tree)
