"""Learns classic Heckmeck for two from nothing: masked PPO against itself, in JAX alone.

    python examples/ppo.py --seconds 540 --save agent.npz       two cores: beats first-tile
    PYTHONPATH=examples wormgrill arena py:ppo:Agent first-tile    the agent of agent.npz

One net plays both seats. A turn is several decisions of the same player, so what the future is
worth changes its sign only where the next decision is the rival's.
"""

import argparse
import os
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

import wormgrill
from wormgrill.envs import batched
from wormgrill.envs.actions import action_table
from wormgrill.envs.layout import observation_layout
from wormgrill.envs.observation import Observer
from wormgrill.rules.actions import Action
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import shares

GAMMA = 0.995  # per turn, not per decision: how a turn is cut into decisions shall not matter
CLIP = 0.2
PASSES = 2  # over every batch
VALUE = 0.5  # share of the loss
SCALE = {"margin": 0.2, "win": 1.0}  # so that values stay near 1

Weights = dict[str, Any]


class Recipe(NamedTuple):
    games: int  # side by side
    steps: int  # decisions of each before the net learns from them
    parts: int  # that a batch is learned in
    width: int
    layers: int
    rate: float  # of learning, at first; it falls to nothing
    entropy: float  # its share of the loss, at first; likewise
    trace: float  # lambda of GAE
    worms: float  # the share of the time in which it learns to win worms


class Decisions(NamedTuple):
    """A batch: [steps, games]."""

    seen: Array
    mask: Array
    action: Array
    log_chance: Array
    value: Array
    reward: Array  # to whoever decided
    follows: Array  # what the next decision's value counts: 1, -GAMMA for a rival's, 0 at the end


class Learner(NamedTuple):
    weights: Weights
    mean: Weights  # of the gradients (Adam)
    square: Weights
    updates: Array
    states: Any
    key: Array


# The net

LAYOUT = observation_layout(EDITIONS["classic"])
_PLAIN = np.array(
    [
        place
        for section in (LAYOUT.turn, *LAYOUT.seats[:2], LAYOUT.grill)
        for place in range(section.start, section.start + section.size)
    ]
)
_COUNTS = np.array(
    [
        (place, part.unit, count)
        for start, part in LAYOUT.turn.placed()
        if part.unit > 1
        for place in range(start, start + part.size)
        for count in range(part.unit + 1)
    ]
)


def inputs(xp: Any, seen: Any) -> Any:
    """The turn, the two seats and the grill; and every count once more, one number per value."""
    place, unit, count = _COUNTS.T
    hot = xp.abs(seen[..., place] * unit - count) < 0.5
    return xp.concatenate([seen[..., _PLAIN], hot.astype(np.float32)], -1)


def fresh(recipe: Recipe, actions: int, seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    sizes = [len(_PLAIN) + len(_COUNTS), *[recipe.width] * recipe.layers]
    weights: Weights = {}
    for layer, (before, after) in enumerate(pairwise(sizes)):
        weights[f"w{layer}"] = rng.normal(size=(before, after)) * (2 / before) ** 0.5
        weights[f"b{layer}"] = np.zeros(after)
    weights["policy"] = rng.normal(size=(recipe.width, actions)) * 0.01
    weights["value"] = rng.normal(size=(recipe.width, 1)) * 0.01
    return {name: jnp.asarray(array, jnp.float32) for name, array in weights.items()}


def net(xp: Any, weights: Mapping[str, Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """Logits of the legal actions, and the value; with numpy or JAX."""
    hidden = inputs(xp, seen)
    for layer in range(len(weights) // 2 - 1):
        hidden = xp.maximum(hidden @ weights[f"w{layer}"] + weights[f"b{layer}"], 0)
    logits = xp.where(mask, hidden @ weights["policy"], -1e9)
    return logits, (hidden @ weights["value"])[..., 0]


# Learning


def play(env: batched.BatchedEnv, recipe: Recipe, learner: Learner) -> tuple[Learner, Decisions]:
    """The net against itself."""

    def decide(now: tuple[Any, Array], _: None) -> tuple[tuple[Any, Array], Decisions]:
        states, key = now
        key, choose, roll = jax.random.split(key, 3)
        seen = jax.vmap(env.observe)(states)
        mask = states.legal_action_mask
        logits, value = net(jnp, learner.weights, seen, mask)
        action = jax.random.categorical(choose, logits)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        after = jax.vmap(env.step)(states, action, jax.random.split(roll, recipe.games))
        mover = states.current_player.astype(jnp.int32)[:, None]
        reward = SCALE[env.setting.reward] * jnp.take_along_axis(after.rewards, mover, 1)[:, 0]
        same = after.current_player == states.current_player
        follows = jnp.where(after.terminated | after.truncated, 0, jnp.where(same, 1, -GAMMA))
        told = Decisions(seen, mask, action, log_chance, value, reward, follows)
        return (after, key), told

    (states, key), batch = jax.lax.scan(
        decide, (learner.states, learner.key), None, length=recipe.steps
    )
    return learner._replace(states=states, key=key), batch


def advantages(
    learner: Learner, env: batched.BatchedEnv, recipe: Recipe, batch: Decisions
) -> Array:
    """Generalised advantage estimates, from whoever decides."""
    states = learner.states
    seen = jax.vmap(env.observe)(states)
    _, last = net(jnp, learner.weights, seen, states.legal_action_mask)

    def back(later: tuple[Array, Array], now: Decisions) -> tuple[tuple[Array, Array], Array]:
        value, advantage = later
        surprise = now.reward + now.follows * value - now.value
        advantage = surprise + recipe.trace * now.follows * advantage
        return (now.value, advantage), advantage

    first = last, jnp.zeros_like(last)
    _, told = jax.lax.scan(back, first, batch, reverse=True)
    return told


def loss(weights: Weights, batch: Decisions, advantage: Array, entropy_share: Array) -> Array:
    logits, value = net(jnp, weights, batch.seen, batch.mask)
    logs = jax.nn.log_softmax(logits)
    log_chance = jnp.take_along_axis(logs, batch.action[:, None], 1)[:, 0]
    ratio = jnp.exp(log_chance - batch.log_chance)
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled)
    entropy = -(jnp.exp(logs) * jnp.where(batch.mask, logs, 0)).sum(-1)
    missed = (value - (batch.value + advantage)) ** 2
    total: Array = -gain.mean() + VALUE * missed.mean() - entropy_share * entropy.mean()
    return total


def updated(
    learner: Learner, recipe: Recipe, left: Array, batch: Decisions, advantage: Array
) -> Learner:
    """Adam, with gradients no longer than 0.5."""
    gradients = jax.grad(loss)(learner.weights, batch, advantage, left * recipe.entropy)
    length = jnp.sqrt(sum(jnp.sum(array**2) for array in jax.tree.leaves(gradients)))
    short = jnp.minimum(1, 0.5 / (length + 1e-9))
    count = learner.updates + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * short * g, learner.mean, gradients)
    square = jax.tree.map(
        lambda s, g: 0.999 * s + 0.001 * (short * g) ** 2, learner.square, gradients
    )
    first, second = 1 - 0.9**count, 1 - 0.999**count
    weights = jax.tree.map(
        lambda w, m, s: w - left * recipe.rate * (m / first) / (jnp.sqrt(s / second) + 1e-8),
        learner.weights,
        mean,
        square,
    )
    return learner._replace(weights=weights, mean=mean, square=square, updates=count)


@partial(jax.jit, static_argnums=(0, 1), donate_argnums=2)
def improve(env: batched.BatchedEnv, recipe: Recipe, learner: Learner, left: Array) -> Learner:
    """Plays a batch, and learns from it."""
    learner, batch = play(env, recipe, learner)
    advantage = advantages(learner, env, recipe, batch)
    flat = jax.tree.map(lambda column: column.reshape(-1, *column.shape[2:]), (batch, advantage))
    key, mix = jax.random.split(learner.key)
    count = recipe.games * recipe.steps

    def one(learner: Learner, rows: Array) -> tuple[Learner, None]:
        part = jax.tree.map(lambda column: column[rows], flat)
        return updated(learner, recipe, left, *part), None

    orders = jax.vmap(lambda key: jax.random.permutation(key, count))(jax.random.split(mix, PASSES))
    parts = orders.reshape(PASSES * recipe.parts, -1)
    learner, _ = jax.lax.scan(one, learner._replace(key=key), parts)
    return learner


def learn(
    recipe: Recipe, seconds: float, seed: int, told: Callable[[float, int, Weights], None]
) -> Weights:
    """First for worms, which come in every turn, then for the win, which comes once."""
    weights, began, decisions = None, perf_counter(), 0
    for reward, until in (("margin", recipe.worms * seconds), ("win", seconds)):
        env = batched.make("classic", reward=reward, skip_forced=True, auto_reset=True)
        weights = weights or fresh(recipe, env.num_actions, seed)
        key, start = jax.random.split(jax.random.key(seed))
        states = jax.jit(jax.vmap(env.init))(jax.random.split(start, recipe.games))
        mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
        learner = Learner(weights, mean, square, jnp.int32(0), states, key)
        spent = 0.0
        while spent < until:
            left = max(0.0, 1 - (perf_counter() - began) / seconds)
            learner = improve(env, recipe, learner, jnp.float32(left))
            learner.updates.block_until_ready()
            decisions += recipe.games * recipe.steps
            spent = perf_counter() - began
            told(spent, decisions, learner.weights)
        weights = learner.weights
    assert weights is not None
    return weights


# Playing


class Agent:
    """The net as a bot: it does what it thinks best, under the real rules."""

    def __init__(self, weights: Mapping[str, Any] | None = None, seed: int | None = None) -> None:
        """Of the file named in WORMGRILL_AGENT, if no weights are given; by default agent.npz."""
        if weights is None:
            weights = np.load(os.environ.get("WORMGRILL_AGENT", "agent.npz"))
        self._weights = {name: np.asarray(weights[name]) for name in weights}
        self._table = action_table(EDITIONS["classic"])
        self._observer = Observer(LAYOUT)

    def choose(self, position: Position) -> Action:
        assert position.turn is not None
        legal = self._table.legal(position)
        seen = self._observer.observe(position, position.turn.player)
        logits, _ = net(np, self._weights, seen, self._table.mask_of(legal))
        return legal[int(logits.argmax())]


def wins(agent: Agent, rival: str, games: int, seed: int) -> float:
    """The share of games that the agent wins, on both seats in turn; a shared win counts half."""
    won = 0.0
    for game in range(games):
        seat = game % 2
        bots = (rival, agent) if seat else (agent, rival)
        won += shares(wormgrill.play(bots, seed=seed + game).position())[seat]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=540, help="of learning (default 540)")
    parser.add_argument("--games", type=int, default=512, help="side by side (default 512)")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each per batch")
    parser.add_argument("--parts", type=int, default=16, help="that a batch is learned in")
    parser.add_argument("--width", type=int, default=128, help="of the net (default 128)")
    parser.add_argument("--layers", type=int, default=2, help="of the net (default 2)")
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at first")
    parser.add_argument("--entropy", type=float, default=0.01, help="share of the loss, at first")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of GAE (default 0.95)")
    parser.add_argument("--worms", type=float, default=0.6, help="share of the time for worms")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rival", default="first-tile", help="who it is measured against")
    parser.add_argument("--measured", type=int, default=200, help="games each time (default 200)")
    parser.add_argument("--every", type=float, default=60, help="seconds between measurements")
    parser.add_argument("--save", default="agent.npz", metavar="FILE", help="the weights")
    asked = parser.parse_args()
    recipe = Recipe(
        asked.games,
        asked.steps,
        asked.parts,
        asked.width,
        asked.layers,
        asked.rate,
        asked.entropy,
        asked.trace,
        asked.worms,
    )
    due = asked.every

    def told(seconds: float, decisions: int, weights: Weights) -> None:
        nonlocal due
        if seconds < due:
            return
        due = seconds + asked.every
        won = wins(Agent(weights), asked.rival, asked.measured, asked.seed)
        print(
            f"{seconds:6.0f} s  {decisions / 1e6:8.1f} million decisions"
            f"  wins {100 * won:5.1f} % against {asked.rival}",
            flush=True,
        )

    weights = learn(recipe, asked.seconds, asked.seed, told)
    arrays: Any = {name: np.asarray(array) for name, array in weights.items()}
    np.savez(asked.save, **arrays)
    games = 5 * asked.measured
    won = wins(Agent(weights), asked.rival, games, asked.seed + 1)
    print(f"{asked.save}: wins {100 * won:.1f} % of {games} games against {asked.rival}")


if __name__ == "__main__":
    main()
