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
from train.learn import Progress, State, beginning, step
from train.recipe import Recipe

CHUNK = 20  # steps between two looks at the clock
KEPT_EVERY = 60.0  # seconds

Tell = Callable[[str], None]


class Run(NamedTuple):
    """A run ready to go: compiled, and where its state and its log are kept."""

    recipe: Recipe
    state: State
    chunk: Callable[[State, jax.Array], tuple[State, Progress]]
    kept: Path
    log: Path


def name_of(recipe: Recipe) -> str:
    least, most = recipe.players
    return f"{recipe.edition.key}-{least}" + (f"-{most}" if most > least else "")


def prepare(recipe: Recipe, folder: Path, tell: Tell) -> Run:
    """Goes on from the last checkpoint in this folder, if there is one."""
    name = name_of(recipe)
    kept, log = folder / f"{name}.state.npz", folder / f"{name}.jsonl"
    state = resumed(recipe, kept)

    def chunk(state: State, rate: jax.Array) -> tuple[State, Progress]:
        return jax.lax.scan(lambda state, _: step(recipe, state, rate), state, None, CHUNK)

    began = perf_counter()
    compiled = jax.jit(chunk).lower(state, jnp.float32(0)).compile()
    tell(f"{name}: compiled in {perf_counter() - began:.0f} s")
    return Run(recipe, state, compiled, kept, log)


class OtherRecipe(ValueError):
    """A checkpoint that this recipe cannot go on from."""


def resumed(recipe: Recipe, kept: Path) -> State:
    first = beginning(recipe)
    if not kept.exists():
        return first
    state = load(kept)
    if jax.tree.map(jnp.shape, state) != jax.tree.map(jnp.shape, first):
        raise OtherRecipe(f"{kept} is of another recipe or number of games: use another folder.")
    return state


def train(run: Run, seconds: float, tell: Tell) -> State:
    recipe, state = run.recipe, run.state
    name = name_of(recipe)
    began = saved = perf_counter()
    turns = games = 0
    told = -seconds
    while (passed := perf_counter() - began) < seconds:
        rate = falling(recipe, passed / seconds)
        state, progress = run.chunk(state, jnp.float32(rate))
        turns += recipe.games * CHUNK
        games += int(progress.games.sum())  # waits until the chunk is done
        if passed - told > seconds / 40:
            told = passed
            line = _line(passed, state, turns, games, rate, progress)
            note(run.log, **line)
            tell(f"{name}: {line}")
        if perf_counter() - saved > KEPT_EVERY:
            save(run.kept, state)
            saved = perf_counter()
    save(run.kept, state)
    note(run.log, **_line(perf_counter() - began, state, turns, games, rate, progress))
    tell(f"{name}: {turns / (perf_counter() - began):.0f} turns/s")
    return state


def _line(
    passed: float, state: State, turns: int, games: int, rate: float, progress: Progress
) -> dict[str, float]:
    return {
        "seconds": round(passed, 1),
        "updates": int(state.updates),
        "turns": turns,
        "games": games,
        "rate": round(rate, 7),
        "surprise": round(float(progress.surprise.mean()), 6),
        "residual": round(float(np.sqrt(progress.residual.mean())), 5),
        "worms": round(float(np.sqrt(progress.worms.mean())), 3),
    }


def falling(recipe: Recipe, part: float) -> float:
    """The rate of learning: a short start, then down along half a cosine."""
    warm = min(1.0, 0.1 + part / 0.02)
    down = 0.5 * (1 + cos(pi * min(part, 1.0)))
    return warm * (recipe.last_rate + (recipe.rate - recipe.last_rate) * down)
