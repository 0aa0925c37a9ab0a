"""Turns solved per second on the device at hand: `python -m bench.batch`.

The exact solve of two-player classic, up (what the turn is worth) and down again (how it ends), in
plain JAX and by compiled code; then whole turns of training, nets included, both ways in turns:
`python -m bench.batch deluxe-3-7 --games 512`. `--plain no` leaves plain JAX out: it compiles long.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter, process_time
from types import ModuleType
from typing import Any, TypeVar

import wormgrill.batch  # noqa: F401 - first of all: it says what to install

# isort: split

import jax
import jax.numpy as jnp
from jax import Array

from train.export import UnknownRun, recipe_named
from train.learn import PlayedTurns, TrainState, beginning, going_on, play
from train.recipe import Recipe
from wormgrill.batch import kernel
from wormgrill.batch.dice import DiceGraph, dice_graph
from wormgrill.rules.editions import EDITIONS

ROUNDS = 5
SECONDS = 10.0  # of training

Found = TypeVar("Found")
Passes = dict[str, ModuleType | None]


def up_and_down(graph: DiceGraph, worth: Array) -> tuple[Array, Array]:
    """What the turn is worth, and with which chance it stops in each state."""
    stop = worth[graph.brings]
    dead = jnp.broadcast_to(worth[graph.nothing], stop.shape)
    found = kernel.climb(graph.main, stop, stop, dead, None)
    nowhere = jnp.zeros_like(stop)
    start = nowhere.at[graph.root].set(1)
    reached = kernel.descend(graph.main, found, nowhere, start, None)
    return found.rolling[graph.root], reached.stop


def made(native: ModuleType | None, call: Callable[..., Any], *arguments: Any) -> Any:
    """Compiled with these passes."""
    before, kernel.native = kernel.native, native
    try:
        # A function of its own: JAX remembers what it has traced.
        return jax.jit(lambda *given: call(*given)).lower(*arguments).compile()
    finally:
        kernel.native = before


def done(found: Found) -> Found:
    """Waits for it."""
    whole: Found = jax.block_until_ready(found)  # type: ignore[no-untyped-call]  # JAX has no types for it
    return whole


def per_second(run: Callable[[Array], Any], worth: Array) -> float:
    done(run(worth))
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        done(run(worth))
        best = min(best, perf_counter() - began)
    return worth.shape[1] / best


def solves(passes: Passes) -> None:
    graph = dice_graph(EDITIONS["classic"], golden=False)
    gpu = jax.default_backend() == "gpu"
    key = jax.random.key(1)
    found = []
    for name, native in passes.items():
        for boards in (512, 4096, 16384, 65536) if gpu and native else (256, 512):
            worth = jax.random.uniform(key, (graph.nothing + 1, boards))
            run = made(native, lambda worth: up_and_down(graph, worth), worth)
            tell(f"{name}, {boards:6} boards: {per_second(run, worth):12,.0f} solves per second")
            if boards == 512:
                found.append(run(worth))
    for one, other in zip(*found, strict=True) if len(found) > 1 else ():
        tell(f"they differ by {float(jnp.abs(one - other).max()):.1e} at most")


def training(recipe: Recipe, passes: Passes) -> None:
    """One after the other, a round each, so that what else the machine does befalls both alike."""
    state = beginning(recipe)
    key = jax.random.key(2)

    def turn(games: TrainState, key: Array) -> PlayedTurns:
        return play(recipe, games, key, state.ema)

    runs, games = {}, state
    for name, native in passes.items():
        began = perf_counter()
        runs[name] = made(native, turn, games, key)
        tell(f"{recipe.name}, {name}: compiled in {perf_counter() - began:.0f} s")
    spent, busy, turns = dict.fromkeys(runs, 0.0), dict.fromkeys(runs, 0.0), 0
    while min(spent.values()) < SECONDS:
        key, chance = jax.random.split(key)
        for name, run in runs.items():
            began, worked = perf_counter(), process_time()
            played = done(run(games, chance))
            spent[name] += perf_counter() - began
            busy[name] += process_time() - worked
        games = going_on(games, played)
        turns += recipe.games
    for name in runs:
        tell(
            f"{recipe.name}, {name}: {turns / spent[name]:,.0f} turns played per second, "
            f"{turns / busy[name]:,.0f} per second of a core"
        )


def tell(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("runs", nargs="*", metavar="RUN", default=["classic-2"])
    parser.add_argument("--games", type=int, default=512, help="side by side")
    parser.add_argument("--slice", type=int, default=512, help="solved together")
    parser.add_argument("--plain", choices=("yes", "no"), default="yes")
    asked = parser.parse_args()
    size = {"games": asked.games, "slice": asked.slice}
    try:
        recipes = [replace(recipe_named(run), **size) for run in asked.runs]
    except UnknownRun as refusal:
        parser.error(str(refusal))
    tell(f"On {jax.devices()[0].device_kind}.")
    tell(kernel.speed_up())
    passes: Passes = {"plain JAX": None} if asked.plain == "yes" or kernel.native is None else {}
    passes |= {"compiled": kernel.native} if kernel.native else {}
    solves(passes)
    for recipe in recipes:
        training(recipe, passes)


if __name__ == "__main__":
    main()
