"""Wormgrill decision by decision, thousands of games at once, in JAX (extra `[jax]`).

>>> import jax
>>> from wormgrill.envs import batched
>>> env = batched.make("classic", players=3, auto_reset=True)
>>> keys = jax.random.split(jax.random.key(1), 100)
>>> states = jax.vmap(env.init)(keys)
>>> states = jax.jit(jax.vmap(env.step))(states, states.legal_action_mask.argmax(1), keys)
>>> jax.vmap(env.observe)(states).shape == (100, *env.observation_shape)
True
>>> env.to_position(jax.tree.map(lambda column: column[7], states)).turn.phase
<Phase.CHOOSE: 'choose'>
"""

from collections.abc import Mapping
from typing import Any

import wormgrill.batch  # noqa: F401 - first of all: it says what to install
from wormgrill.envs.batched.env import BatchedEnv as BatchedEnv
from wormgrill.envs.batched.state import State as State
from wormgrill.envs.game import MOST_TURNS, env_setting
from wormgrill.envs.rewards import worth_named
from wormgrill.rules.edition import Edition, Options


def make(
    edition: str | Edition = "classic",
    players: int = 2,
    options: Options | Mapping[str, Any] | None = None,
    *,
    reward: str = "win",
    max_turns: int | None = MOST_TURNS,
    skip_forced: bool = False,
    auto_reset: bool = False,
) -> BatchedEnv:
    """The environment of one edition, so many players and these options.

    Rewards are those of the other environments (`wormgrill.envs.rewards`). After `max_turns` turns
    a game is truncated, never terminated. With `skip_forced` nobody is asked where one action alone
    is legal. With `auto_reset` the step that ends a game gives the first state of the next one,
    with the rewards and flags of that step.
    """
    setting = env_setting(edition, players, options, reward, max_turns, skip_forced)
    worth_named(reward, setting.edition, players)  # refused here, not when it is compiled
    return BatchedEnv(setting, auto_reset)
