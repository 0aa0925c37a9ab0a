"""Self-play: every turn is solved exactly on top of the net, and the net learns what came out."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from train.recipe import Recipe
from wormgrill.batch.board import Board
from wormgrill.batch.features import figures
from wormgrill.batch.games import draw, ended, in_order, new_game, seen
from wormgrill.batch.turn import ends, solve
from wormgrill.batch.value import net_value
from wormgrill.values.net import WORMS, log_chances, outputs, sizes

Weights = dict[str, Array]


class State(NamedTuple):
    """All that a run needs to go on."""

    weights: Weights
    steady: Weights  # averaged over time: they judge, and they are kept in the end
    mean: Weights  # of the slopes (Adam)
    square: Weights
    updates: Array
    boards: Board
    key: Array


class Progress(NamedTuple):
    """Means over the turns of one step."""

    surprise: Array  # by how much the target differs from the net, in nats
    residual: Array  # square of the same for the mover's chance
    worms: Array  # square of the error in worms
    games: Array  # finished


def beginning(recipe: Recipe) -> State:
    layout = recipe.layout
    rng = np.random.default_rng(recipe.seed)
    table = recipe.table
    weights = {}
    for name, size in sizes(recipe.shape, layout.seat, layout.grill, table.seats).items():
        if len(size) == 1:
            weights[name] = jnp.zeros(size)
        else:
            spread = 0.1 if name in ("win", "worms") else 1.4
            weights[name] = jnp.array(rng.normal(size=size) * spread / size[0] ** 0.5, jnp.float32)
    nothing = jax.tree.map(jnp.zeros_like, weights)
    key, seats = jax.random.split(jax.random.key(recipe.seed))
    boards = jax.vmap(lambda key: new_game(table, recipe.mixed, key))(
        jax.random.split(seats, recipe.games)
    )
    return State(weights, weights, nothing, nothing, jnp.int32(0), boards, jax.random.key_data(key))


class Played(NamedTuple):
    """One turn of every game: the boards before it, what it was worth to every seat, and after."""

    boards: Board
    win: Array
    worms: Array
    after: Board  # finished games have begun anew
    games: Array  # finished


def step(recipe: Recipe, state: State, rate: Array) -> tuple[State, Progress]:
    """One turn of every game, and some updates of the weights."""
    key, turns, mix = jax.random.split(jax.random.wrap_key_data(state.key), 3)
    played = play(recipe, state.boards, turns, state.steady)
    state, progress = learn(recipe, state, rate, mix, played)
    state = state._replace(boards=played.after, key=jax.random.key_data(key))
    return state, Progress(*progress, played.games)


def play(
    recipe: Recipe, boards: Board, key: Array, judge: Weights, mover: Weights | None = None
) -> Played:
    """The movers do what these weights say is best: the judge's, if no others are given."""
    table = recipe.table
    turns, news = jax.random.split(key)
    order = in_order(table, boards)
    boards = jax.tree.map(lambda column: column[order], boards)
    slices = recipe.games // recipe.slice
    parts = jax.tree.map(
        lambda column: column.reshape(slices, recipe.slice, *column.shape[1:]), boards
    )

    def some(part: tuple[Board, Array]) -> tuple[Array, Array, Board]:
        here, chance = part
        there = ends(table, here)

        def worth(weights: Weights) -> tuple[Array, Array]:
            one = partial(net_value, table, recipe.layout, weights)
            win, worms = jax.vmap(jax.vmap(jax.vmap(one)))(there.leaves.board)
            return seen(here, win), seen(here, worms)

        win, worms = worth(judge)
        wanted = win if mover is None else worth(mover)[0]
        solved = solve(table, here, there, wanted[..., 0])
        weight = solved.chance[..., None]
        after, _ = draw(chance, there, solved, recipe.strays)
        return (weight * win).sum((1, 2)), (weight * worms).sum((1, 2)), after

    win, worms, after = jax.tree.map(
        lambda column: column.reshape(recipe.games, *column.shape[2:]),
        jax.lax.map(some, (parts, jax.random.split(turns, slices))),
    )
    done = ended(after)
    fresh = jax.vmap(lambda key: new_game(table, recipe.mixed, key))(
        jax.random.split(news, recipe.games)
    )
    following = jax.tree.map(
        lambda new, old: jnp.where(done.reshape(-1, *[1] * (new.ndim - 1)), new, old), fresh, after
    )
    return Played(boards, win, worms, following, done.sum())


def learn(
    recipe: Recipe, state: State, rate: Array, key: Array, played: Played
) -> tuple[State, tuple[Array, Array, Array]]:
    """Some updates towards what the turns were worth."""
    boards, win, worms = played.boards, played.win, played.worms
    seats, grill, there = jax.vmap(lambda board: figures(recipe.table, recipe.layout, board))(
        boards
    )
    mixed = jax.random.permutation(key, recipe.games).reshape(recipe.updates, -1)

    def loss(weights: Weights, rows: Array) -> tuple[Array, tuple[Array, Array, Array]]:
        logits, tens = outputs(jnp, weights, seats[rows], grill[rows], there[rows])
        logs = log_chances(jnp, logits, there[rows])
        target = win[rows]
        known = jnp.where(target > 0, target * jnp.log(jnp.maximum(target, 1e-9)), 0).sum(-1)
        surprise = (known - (target * logs).sum(-1)).mean()
        residual = ((target[:, 0] - jnp.exp(logs[:, 0])) ** 2).mean()
        off = (((tens - worms[rows] / WORMS) * there[rows]) ** 2).sum(-1).mean()
        return surprise + recipe.worms * off, (surprise, residual, off * WORMS**2)

    def update(state: State, rows: Array) -> tuple[State, tuple[Array, Array, Array]]:
        slopes, told = jax.grad(loss, has_aux=True)(state.weights, rows)
        count = state.updates + 1
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, state.mean, slopes)
        square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, state.square, slopes)
        first, second = 1 - 0.9**count, 1 - 0.999**count
        weights = jax.tree.map(
            lambda old, m, s: old - rate * (m / first) / (jnp.sqrt(s / second) + 1e-8),
            state.weights,
            mean,
            square,
        )
        keep = jnp.minimum(recipe.steady, count / (count + 10))
        steady = jax.tree.map(lambda old, new: keep * old + (1 - keep) * new, state.steady, weights)
        return state._replace(
            weights=weights, steady=steady, mean=mean, square=square, updates=count
        ), told

    state, told = jax.lax.scan(update, state, mixed)
    return state, jax.tree.map(jnp.mean, told)
