"""The makers' own tests of environments, for every edition and several numbers of players."""

import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tests.support.selfplay import TABLES
from wormgrill.envs import aec
from wormgrill.envs import gym as _  # noqa: F401 - registers
from wormgrill.envs.rewards import REWARDS
from wormgrill.envs.spaces import ENV_ID
from wormgrill.rules.edition import Edition, Options

# What their tests remark of environments with masks, PettingZoo's own among them.
REMARKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
    "Nothing is shown: there is no screen",
)
SETTINGS = [
    pytest.param(edition, players, id=f"{edition.key}-{players}")
    for edition in TABLES.values()
    for players in sorted({edition.players[0], 3, edition.players[1]})
]


@pytest.fixture(autouse=True)
def _no_warning() -> Any:
    """What is not said above is a failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for remark in REMARKS:
            warnings.filterwarnings("ignore", message=remark)
        yield


@pytest.mark.parametrize(("edition", "players"), SETTINGS)
class TestPettingZoo:
    def test_api(self, edition: Edition, players: int) -> None:
        api_test(aec.env(edition=edition, players=players), num_cycles=100)

    def test_parallel_api(self, edition: Edition, players: int) -> None:
        game = aec.env(edition=edition, players=players, max_turns=20)
        parallel_api_test(turn_based_aec_to_parallel(game), num_cycles=200)

    def test_seeds(self, edition: Edition, players: int) -> None:
        seed_test(lambda: aec.env(edition=edition, players=players), num_cycles=60)

    def test_forced_decisions_skipped_and_every_option(
        self, edition: Edition, players: int
    ) -> None:
        options = Options(short_game=True, free_choice=True, first=players - 1)
        game = aec.env(edition=edition, players=players, options=options, skip_forced=True)
        api_test(game, num_cycles=100)


@pytest.mark.parametrize("edition", TABLES)
def test_it_can_be_looked_at(edition: str) -> None:
    render_test(lambda render_mode: aec.env(edition=TABLES[edition], render_mode=render_mode))


@pytest.mark.parametrize("reward", REWARDS)
def test_every_reward(reward: str) -> None:
    api_test(aec.env(edition="deluxe", players=3, reward=reward, max_turns=9), num_cycles=100)


@pytest.mark.parametrize(("edition", "players"), SETTINGS)
def test_gymnasium(edition: Edition, players: int) -> None:
    """Their checker acts without looking at the mask: what is not legal is survived."""
    game = gymnasium.make(ENV_ID, edition=edition, players=players)
    check_env(game.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasium_can_be_looked_at(mode: str) -> None:
    check_env(gymnasium.make(ENV_ID, render_mode=mode).unwrapped)
