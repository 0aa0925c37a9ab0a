"""The example that learns: small, but whole."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from tests.support.processes import PATIENCE

PPO = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", PPO)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_saves_what_it_has_learned_and_says_how_good_it_is(
    ppo: ModuleType, tmp_path: Path
) -> None:
    file = tmp_path / "agent.npz"
    small = "--seconds 1 --games 4 --steps 4 --parts 2 --width 8 --layers 1 --measured 1"
    done = subprocess.run(
        [sys.executable, str(PPO), *small.split(), "--every", "0", "--save", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "million decisions" in done.stdout
    assert done.stdout.endswith("of 5 games against first-tile\n")
    assert 0 <= ppo.wins(ppo.Agent(np.load(file)), "random", 2, seed=1) <= 1


def test_an_agent_who_knows_nothing_still_plays_by_the_rules(ppo: ModuleType) -> None:
    recipe = ppo.Recipe(1, 1, 1, 8, 2, 0, 0, 0, 0)
    weights = ppo.fresh(recipe, 30, seed=3)
    assert 0 <= ppo.wins(ppo.Agent(weights), "first-tile", 1, seed=2) <= 1


def test_what_a_rival_will_win_counts_against_one_s_own_decision(ppo: ModuleType) -> None:
    """Two decisions, the second the rival's, who wins with it and ends the game."""
    nothing = jnp.zeros((2, 1))
    batch = ppo.Decisions(
        nothing,
        nothing,
        nothing,
        nothing,
        value=jnp.array([[0.25], [0.5]]),
        reward=jnp.array([[0.0], [1.0]]),
        follows=jnp.array([[-ppo.GAMMA], [0.0]]),
    )
    recipe = ppo.Recipe(1, 2, 1, 8, 1, 0, 0, trace=1.0, worms=1)
    told = ppo.advantages(_learner(ppo, recipe), _OneState(), recipe, batch)
    assert np.asarray(told)[:, 0] == pytest.approx([-ppo.GAMMA * 1 - 0.25, 1 - 0.5])


class _OneState:
    """What `advantages` asks of an environment: how the last state looks."""

    def observe(self, state: Any) -> Any:
        return state.seen


def _learner(ppo: ModuleType, recipe: Any) -> Any:
    from collections import namedtuple

    state = namedtuple("state", "seen legal_action_mask")
    states = state(jnp.zeros((1, ppo.LAYOUT.size)), jnp.ones((1, 30), bool))
    return ppo.Learner(ppo.fresh(recipe, 30, 1), {}, {}, 0, states, None)
