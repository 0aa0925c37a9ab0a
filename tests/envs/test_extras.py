"""Without the extras nothing breaks, and who needs one is told what to install."""

import subprocess
import sys

import pytest

from wormgrill.extras import adding

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, *rest):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
"""


def run(code: str, *hidden: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=hidden) + code],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_codec_needs_neither() -> None:
    code = """
from wormgrill import EDITIONS, start
from wormgrill.envs.actions import action_table
from wormgrill.envs.game import LiveGame, env_setting
from wormgrill.envs.observation import observe
position = start(EDITIONS["deluxe"], ["Ada", "Bo"])
print(action_table(position.edition).mask(position).sum(), len(observe(position, 0)) > 100)
LiveGame(env_setting()).reset(1)
"""
    done = run(code, "gymnasium", "pettingzoo", "jax", "pyspiel", "matplotlib")
    assert (done.stdout, done.stderr) == ("1 True\n", "")


@pytest.mark.parametrize(
    ("module", "hidden", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("aec", "gymnasium", "envs"),
        ("gym", "gymnasium", "envs"),
        ("spaces", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_who_needs_an_extra_is_told_which(module: str, hidden: str, extra: str) -> None:
    done = run(f"import wormgrill.envs.{module}", hidden)
    assert done.returncode == 1
    *_, last = done.stderr.splitlines()
    assert last.startswith("ModuleNotFoundError: The environment")
    assert last.endswith(f" {hidden}, which is not installed: {adding(extra)}")


def test_gymnasium_is_enough_for_its_own_face() -> None:
    done = run("import wormgrill.envs.gym", "pettingzoo")
    assert (done.returncode, done.stderr) == (0, "")
