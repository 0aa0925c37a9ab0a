"""One run: steps in chunks until the time is up, noted and kept as it goes."""

from collections.abc import Callable
from math import cos, pi
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from train.checkpoint import load, note, save
from train.learn import StepMetrics, TrainState, beginning, step
from train.recipe import Recipe
from train.warm import grown
from wormgrill.values.net import Weights

CHUNK = 20  # steps between two looks at the clock
KEPT_EVERY = 60.0  # seconds

Tell = Callable[[str], None]


class TrainingRun(NamedTuple):
    """A run ready to go: compiled, and where its state and its log are kept."""

    recipe: Recipe
    state: TrainState
    chunk: Callable[[TrainState, jax.Array], tuple[TrainState, StepMetrics]]
    kept: Path
    log: Path


def prepare(recipe: Recipe, folder: Path, tell: Tell, warm: Weights | None = None) -> TrainingRun:
    """Goes on from the last checkpoint in this folder, if there is one, else from these weights."""
    name = recipe.name
    kept, log = folder / f"{name}.state.npz", folder / f"{name}.jsonl"
    state = resumed(beginning(recipe), kept)
    if warm is not None and not kept.exists():
        weights = grown(recipe, warm)
        state = state._replace(weights=weights, ema=weights)

    def chunk(state: TrainState, learning_rate: jax.Array) -> tuple[TrainState, StepMetrics]:
        return jax.lax.scan(lambda state, _: step(recipe, state, learning_rate), state, None, CHUNK)

    began = perf_counter()
    compiled = jax.jit(chunk).lower(state, jnp.float32(0)).compile()
    tell(f"{name}: compiled in {perf_counter() - began:.0f} s")
    return TrainingRun(recipe, state, compiled, kept, log)


class OtherRecipe(ValueError):
    """A checkpoint that this recipe cannot go on from."""


def resumed(first: TrainState, kept: Path) -> TrainState:
    """What is kept there, if anything is, instead of this beginning."""
    if not kept.exists():
        return first
    other = OtherRecipe(f"{kept} is of another recipe or number of games: use another folder.")
    try:
        state = load(kept)
    except KeyError:  # of a version that kept other things
        raise other from None
    if jax.tree.map(jnp.shape, state) != jax.tree.map(jnp.shape, first):
        raise other
    return state


def train(run: TrainingRun, seconds: float, tell: Tell) -> TrainState:
    recipe, state = run.recipe, run.state
    name = recipe.name
    began = saved = perf_counter()
    turns = games = 0
    told = -seconds
    while (passed := perf_counter() - began) < seconds:
        learning_rate = cosine_schedule(recipe, passed / seconds)
        state, metrics = run.chunk(state, jnp.float32(learning_rate))
        turns += recipe.games * CHUNK
        games += int(metrics.games.sum())  # waits until the chunk is done
        if passed - told > seconds / 40:
            told = passed
            line = _line(passed, state, turns, games, learning_rate, metrics)
            note(run.log, **line)
            tell(f"{name}: {line}")
        if perf_counter() - saved > KEPT_EVERY:
            save(run.kept, state)
            saved = perf_counter()
    save(run.kept, state)
    note(run.log, **_line(perf_counter() - began, state, turns, games, learning_rate, metrics))
    tell(f"{name}: {turns / (perf_counter() - began):.0f} turns/s")
    return state


def _line(
    passed: float,
    state: TrainState,
    turns: int,
    games: int,
    learning_rate: float,
    metrics: StepMetrics,
) -> dict[str, float]:
    return {
        "seconds": round(passed, 1),
        "updates": int(state.updates),
        "turns": turns,
        "games": games,
        "learning_rate": round(learning_rate, 7),
        "kl": round(float(metrics.kl.mean()), 6),
        "residual": round(float(np.sqrt(metrics.residual.mean())), 5),
        "worms": round(float(np.sqrt(metrics.worms.mean())), 3),
    }


def cosine_schedule(recipe: Recipe, part: float) -> float:
    """The learning rate when this part of the run is over: a short warm-up, then a half cosine."""
    warm = min(1.0, 0.1 + part / 0.02)
    down = 0.5 * (1 + cos(pi * min(part, 1.0)))
    return warm * (
        recipe.last_learning_rate + (recipe.learning_rate - recipe.last_learning_rate) * down
    )
