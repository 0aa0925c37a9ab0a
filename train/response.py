"""A best response: a player who knows the champion, and learns nothing but how to beat it.

`python -m train.response deluxe-3 --seconds 60` starts from the champion's own net, trains one
learner against frozen champions, and then measures how much it wins. The learner is kept in
`train/runs` (`--out`); started again, it goes on from there, so a new champion wants another
folder. `--seconds 0` only measures what is kept, with the same `--games`.
"""

import argparse
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from train.checkpoint import save
from train.export import UnknownRun, recipe_named
from train.learn import TrainState, beginning, going_on, learn, play
from train.recipe import Recipe
from train.run import CHUNK, OtherRecipe, cosine_schedule, resumed
from wormgrill.batch import kernel
from wormgrill.batch.contest import contest, hero_seating
from wormgrill.batch.value import win_value
from wormgrill.values.champion import Net, net_for
from wormgrill.values.net import Weights


class Learner(NamedTuple):
    """What positions are worth to a learner who moves in so many turns: now, in one, in two …"""

    states: tuple[TrainState, ...]

    def step(
        self, recipe: Recipe, champion: Weights, learning_rate: Array
    ) -> tuple["Learner", Array]:
        """A turn in all games, of the learner in some and of the champion in the others.

        With it, the residual.
        """
        keys = [jax.random.split(jax.random.wrap_key_data(state.key), 3) for state in self.states]
        # Whoever moves: next, the learner has to wait for a turn less.
        following = [self.states[wait - 1].ema for wait in range(len(self.states))]
        played = [
            play(recipe, state, turns, judge, champion if wait else None)
            for wait, (state, (_, turns, _), judge) in enumerate(
                zip(self.states, keys, following, strict=True)
            )
        ]
        learnt = [
            learn(recipe, state, learning_rate, mix, turns)
            for state, (_, _, mix), turns in zip(self.states, keys, played, strict=True)
        ]
        moved = [
            going_on(state, played[(wait + 1) % len(played)])._replace(key=jax.random.key_data(key))
            for wait, ((state, _), (key, _, _)) in enumerate(zip(learnt, keys, strict=True))
        ]
        return Learner(tuple(moved)), jnp.sqrt(learnt[0][1][1])


def facing(setting: str) -> tuple[Recipe, Net]:
    """The recipe for a setting, with the figures that the net of its champion sees; and that."""
    recipe = recipe_named(setting)
    net = net_for(recipe.edition.key, recipe.spec.seats)
    return replace(recipe, whole=net.layout.edition), net


def kept(folder: Path, recipe: Recipe) -> list[Path]:
    """Where what is learned is kept, by the turns that the learner has to wait."""
    waits = range(recipe.spec.seats)
    return [folder / f"{recipe.name}.response-{wait}.state.npz" for wait in waits]


def begun(recipe: Recipe, champion: Weights, files: list[Path]) -> Learner:
    """The champion, or what has become of it in these files."""
    nothing = jax.tree.map(jnp.zeros_like, champion)
    start = beginning(recipe)._replace(weights=champion, ema=champion, mean=nothing, square=nothing)
    return Learner(
        tuple(
            resumed(start._replace(key=jax.random.key_data(jax.random.key(wait))), file)
            for wait, file in enumerate(files)
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.response", description=__doc__)
    parser.add_argument("setting", nargs="?", default="classic-2", help="such as deluxe-3")
    parser.add_argument("--seconds", type=float, default=60, help="of learning; 0: only measure")
    parser.add_argument("--games", type=int, default=4096, help="side by side, per seat")
    parser.add_argument("--slice", type=int, default=512, help="games solved together")
    parser.add_argument("--updates", type=int, default=4, help="per turn of all games")
    parser.add_argument("--learning-rate", type=float, default=1e-3, help="at its highest")
    parser.add_argument("--measured", type=int, default=16384, help="games played in the end")
    parser.add_argument("--together", type=int, default=512, help="of these, solved together")
    parser.add_argument("--out", type=Path, default=Path("train/runs"), help="kept in this folder")
    asked = parser.parse_args()
    try:
        recipe, net = facing(asked.setting)
    except UnknownRun as refusal:
        parser.error(str(refusal))
    print(kernel.speed_up(), flush=True)  # noqa: T201 - progress
    recipe = replace(
        recipe,
        games=asked.games,
        slice=asked.slice,
        updates=asked.updates,
        learning_rate=asked.learning_rate,
        option=0.0,
    )
    champion = {name: jnp.asarray(array) for name, array in net.weights.items()}
    files = kept(asked.out, recipe)
    if asked.seconds <= 0 and not all(file.exists() for file in files):
        parser.error(f"Nothing has been learned in {asked.out} yet: give it --seconds to learn.")
    try:
        learner = begun(recipe, champion, files)
        asked.out.mkdir(parents=True, exist_ok=True)
    except OtherRecipe as refusal:
        parser.error(str(refusal))
    if asked.seconds > 0:
        learner = taught(recipe, champion, learner, asked.seconds)
        for file, state in zip(files, learner.states, strict=True):
            save(file, state)
    measured(recipe, learner, champion, asked.measured, asked.together)


def taught(recipe: Recipe, champion: Weights, learner: Learner, seconds: float) -> Learner:
    def chunk(learner: Learner, learning_rate: Array) -> tuple[Learner, Array]:
        return jax.lax.scan(
            lambda learner, _: learner.step(recipe, champion, learning_rate), learner, None, CHUNK
        )

    run = jax.jit(chunk).lower(learner, jnp.float32(0)).compile()
    began, turns = perf_counter(), 0
    while (passed := perf_counter() - began) < seconds:
        rate = cosine_schedule(recipe, passed / seconds)
        learner, residual = run(learner, jnp.float32(rate))
        residual.block_until_ready()
        turns += recipe.spec.seats * recipe.games * CHUNK
    print(f"trained on {turns:,} turns; residual {float(residual[-1]):.4f}", flush=True)  # noqa: T201 - what is asked for
    return learner


def measured(
    recipe: Recipe, learner: Learner, champion: Weights, games: int, together: int
) -> None:
    """How much the learner wins, in every seat in turn, corrected by luck."""
    spec = recipe.spec
    worth = partial(win_value, spec, recipe.layout)
    judge = partial(worth, champion)
    players = partial(worth, learner.states[-1].ema), judge
    seating = hero_seating(games, spec.seats)
    told = contest(spec, players, judge, seating, jax.random.key(7), together)
    skill = np.asarray(told.won - told.luck)[:, 0]
    error = skill.std() / len(skill) ** 0.5
    name = f"{recipe.edition.key}-{spec.seats}"
    print(  # noqa: T201 - what is asked for
        f"{name}: the best response to the champion wins {skill.mean():.3%} ± {error:.3%}"
        f" (fair: {1 / spec.seats:.1%}; {games} games)",
        flush=True,
    )


if __name__ == "__main__":
    main()
