"""A best response: a player who knows the champion, and learns nothing but how to beat it.

`python -m train.response --seconds 60` starts from the champion's own net for two-player classic,
trains against the frozen champion, and then measures how much it wins.
"""

import argparse
from functools import partial
from time import perf_counter
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from train.learn import TrainState, beginning, going_on, learn, play
from train.recipe import Recipe
from train.run import CHUNK, cosine_schedule
from wormgrill.batch import kernel
from wormgrill.batch.contest import Player, contest
from wormgrill.batch.value import win_value
from wormgrill.rules.editions import EDITIONS
from wormgrill.values.champion import net_for
from wormgrill.values.net import Weights


class Pair(NamedTuple):
    """What positions are worth with the learner to move, and with the champion to move."""

    mine: TrainState
    theirs: TrainState


def step(
    recipe: Recipe, champion: Weights, pair: Pair, learning_rate: Array
) -> tuple[Pair, tuple[Array, Array]]:
    """A turn of the learner in half of the games and of the champion in the others."""
    mine, theirs = pair
    key, first, second, mix, other = jax.random.split(jax.random.wrap_key_data(mine.key), 5)
    by_me = play(recipe, mine, first, theirs.ema)
    by_them = play(recipe, theirs, second, mine.ema, champion)
    mine, told = learn(recipe, mine, learning_rate, mix, by_me)
    theirs, _ = learn(recipe, theirs, learning_rate, other, by_them)
    mine = going_on(mine, by_them)._replace(key=jax.random.key_data(key))
    return Pair(mine, going_on(theirs, by_me)), (told[0], jnp.sqrt(told[1]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.response", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=4096, help="side by side")
    parser.add_argument("--slice", type=int, default=512)
    parser.add_argument("--measured", type=int, default=16384, help="games played in the end")
    asked = parser.parse_args()
    print(kernel.speed_up(), flush=True)  # noqa: T201 - progress
    edition = EDITIONS["classic"]
    recipe = Recipe(
        edition, (2, 2), games=asked.games, slice=asked.slice, learning_rate=1e-3, option=0.0
    )
    champion = {name: jnp.asarray(array) for name, array in net_for("classic", 2).weights.items()}
    start = beginning(recipe)._replace(weights=champion, ema=champion)
    pair = Pair(start, start._replace(key=jax.random.key_data(jax.random.key(2))))

    def chunk(pair: Pair, learning_rate: Array) -> tuple[Pair, tuple[Array, Array]]:
        return jax.lax.scan(
            lambda pair, _: step(recipe, champion, pair, learning_rate), pair, None, CHUNK
        )

    run = jax.jit(chunk).lower(pair, jnp.float32(0)).compile()
    began, turns = perf_counter(), 0
    while (passed := perf_counter() - began) < asked.seconds:
        pair, told = run(pair, jnp.float32(cosine_schedule(recipe, passed / asked.seconds)))
        pair.mine.updates.block_until_ready()
        turns += 2 * recipe.games * CHUNK
    print(f"trained on {turns:,} turns; residual {float(told[1][-1]):.4f}", flush=True)  # noqa: T201 - what is asked for
    measured(recipe, pair, champion, asked.measured, asked.slice)


def measured(recipe: Recipe, pair: Pair, champion: Weights, games: int, together: int) -> None:
    """How much the learner wins, hero in every seat, corrected by luck."""
    spec = recipe.spec

    worth = partial(win_value, spec, recipe.layout)
    judge = partial(worth, champion)
    players = (Player(partial(worth, pair.theirs.ema)), Player(judge))
    seating = jnp.tile(jnp.array([[0, 1], [1, 0]]), (games // 2, 1))
    told = contest(spec, players, judge, seating, jax.random.key(7), together)
    skill = np.asarray(told.won - told.luck)[:, 0]
    error = skill.std() / len(skill) ** 0.5
    print(f"best response against the champion: {skill.mean():.3%} ± {error:.3%}", flush=True)  # noqa: T201 - what is asked for


if __name__ == "__main__":
    main()
