"""Self-play: every turn is solved exactly on top of the net, and the net learns what came out."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from train.recipe import Recipe
from wormgrill.batch.board import BoardArrays
from wormgrill.batch.features import figures
from wormgrill.batch.games import draw, ended, in_order, new_game, seen
from wormgrill.batch.turn import ends, over_leaves, solve
from wormgrill.batch.value import net_value, quick
from wormgrill.values.net import WORMS, Weights, log_chances, outputs, sizes


class TrainState(NamedTuple):
    """All that a run needs to go on."""

    weights: Weights
    ema: Weights  # EMA of the weights: target net, and what is exported
    mean: Weights  # of the gradients: first moment (Adam)
    square: Weights  # second moment
    updates: Array
    boards: BoardArrays
    explores: Array  # [games, 2]: the part of the turns whose end is drawn, and of those that fail
    key: Array


class StepMetrics(NamedTuple):
    """Means over the turns of one step."""

    kl: Array  # KL divergence of the net from the target, in nats
    residual: Array  # square of the same for the mover's chance
    worms: Array  # square of the error in worms
    games: Array  # finished


def beginning(recipe: Recipe) -> TrainState:
    layout = recipe.layout
    rng = np.random.default_rng(recipe.seed)
    spec = recipe.spec
    weights = {}
    for name, size in sizes(recipe.shape, layout.seat, layout.grill, spec.seats).items():
        if len(size) == 1:
            weights[name] = jnp.zeros(size)
        else:
            spread = 0.1 if name in ("win", "worms") else 1.4
            weights[name] = jnp.array(rng.normal(size=size) * spread / size[0] ** 0.5, jnp.float32)
    nothing = jax.tree.map(jnp.zeros_like, weights)
    key, seats, kinds = jax.random.split(jax.random.key(recipe.seed), 3)
    boards = jax.vmap(lambda key: new_game(spec, recipe.mixed, key))(
        jax.random.split(seats, recipe.games)
    )
    return TrainState(
        weights,
        weights,
        nothing,
        nothing,
        jnp.int32(0),
        boards,
        explored(recipe, kinds),
        jax.random.key_data(key),
    )


def explored(recipe: Recipe, key: Array) -> Array:
    """Which games are played in which way; the next game in a place goes on in its way."""
    shares, *ways = jnp.array(recipe.explores, jnp.float32).T
    return jax.random.choice(key, jnp.stack(ways, 1), (recipe.games,), p=shares)


class PlayedTurns(NamedTuple):
    """One turn of every game: the boards before it, what it was worth to every seat, and after."""

    boards: BoardArrays
    win: Array
    worms: Array
    after: BoardArrays  # finished games have begun anew
    explores: Array  # of the games after it
    games: Array  # finished


def step(recipe: Recipe, state: TrainState, learning_rate: Array) -> tuple[TrainState, StepMetrics]:
    """One turn of every game, and some updates of the weights."""
    key, turns, mix = jax.random.split(jax.random.wrap_key_data(state.key), 3)
    played = play(recipe, state, turns, state.ema)
    state, means = learn(recipe, state, learning_rate, mix, played)
    state = going_on(state, played)._replace(key=jax.random.key_data(key))
    return state, StepMetrics(*means, played.games)


def going_on(state: TrainState, played: PlayedTurns) -> TrainState:
    return state._replace(boards=played.after, explores=played.explores)


def play(
    recipe: Recipe, games: TrainState, key: Array, judge: Weights, mover: Weights | None = None
) -> PlayedTurns:
    """The movers do what these weights say is best: the judge's, if no others are given."""
    spec = recipe.spec
    turns, news = jax.random.split(key)
    order = in_order(spec, games.boards)
    boards, explores = jax.tree.map(lambda column: column[order], (games.boards, games.explores))
    slices = recipe.games // recipe.slice
    parts = jax.tree.map(
        lambda column: column.reshape(slices, recipe.slice, *column.shape[1:]), (boards, explores)
    )

    def some(part: tuple[BoardArrays, Array, Array]) -> tuple[Array, Array, BoardArrays]:
        here, exploring, chance = part
        there = ends(spec, here)

        def worth(weights: Weights) -> tuple[Array, Array]:
            one = partial(net_value, spec, recipe.layout, quick(weights))
            win, worms = over_leaves(one, there)
            return seen(here, win), seen(here, worms)

        win, worms = worth(judge)
        wanted = win if mover is None else worth(mover)[0]
        solved = solve(spec, here, there, wanted[..., 0])
        weight = solved.chance[..., None]
        after, _ = draw(chance, there, solved, *exploring.T)
        return (weight * win).sum((1, 2)), (weight * worms).sum((1, 2)), after

    win, worms, after = jax.tree.map(
        lambda column: column.reshape(recipe.games, *column.shape[2:]),
        jax.lax.map(some, (*parts, jax.random.split(turns, slices))),
    )
    done = ended(after)
    fresh = jax.vmap(lambda key: new_game(spec, recipe.mixed, key))(
        jax.random.split(news, recipe.games)
    )
    following: BoardArrays = jax.tree.map(
        lambda new, old: jnp.where(done.reshape(-1, *[1] * (new.ndim - 1)), new, old), fresh, after
    )
    return PlayedTurns(boards, win, worms, following, explores, done.sum())


def learn(
    recipe: Recipe, state: TrainState, learning_rate: Array, key: Array, played: PlayedTurns
) -> tuple[TrainState, tuple[Array, Array, Array]]:
    """Some updates towards what the turns were worth."""
    boards, win, worms = played.boards, played.win, played.worms
    seats, grill, there = jax.vmap(lambda board: figures(recipe.spec, recipe.layout, board))(boards)
    mixed = jax.random.permutation(key, recipe.games).reshape(recipe.updates, -1)

    def loss(weights: Weights, rows: Array) -> tuple[Array, tuple[Array, Array, Array]]:
        logits, tens = outputs(jnp, weights, seats[rows], grill[rows], there[rows])
        logs = log_chances(jnp, logits, there[rows])
        target = win[rows]
        entropy = -jnp.where(target > 0, target * jnp.log(jnp.maximum(target, 1e-9)), 0).sum(-1)
        cross_entropy = -(target * logs).sum(-1)
        kl = (cross_entropy - entropy).mean()
        residual = ((target[:, 0] - jnp.exp(logs[:, 0])) ** 2).mean()
        off = (((tens - worms[rows] / WORMS) * there[rows]) ** 2).sum(-1).mean()
        return kl + recipe.worms * off, (kl, residual, off * WORMS**2)

    def update(state: TrainState, rows: Array) -> tuple[TrainState, tuple[Array, Array, Array]]:
        gradients, told = jax.grad(loss, has_aux=True)(state.weights, rows)
        count = state.updates + 1
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, state.mean, gradients)
        square = jax.tree.map(
            lambda old, new: 0.999 * old + 0.001 * new**2, state.square, gradients
        )
        first, second = 1 - 0.9**count, 1 - 0.999**count
        weights = jax.tree.map(
            lambda old, m, s: old - learning_rate * (m / first) / (jnp.sqrt(s / second) + 1e-8),
            state.weights,
            mean,
            square,
        )
        decay = jnp.minimum(recipe.ema_decay, count / (count + 10))
        ema = jax.tree.map(lambda old, new: decay * old + (1 - decay) * new, state.ema, weights)
        return state._replace(
            weights=weights, ema=ema, mean=mean, square=square, updates=count
        ), told

    state, told = jax.lax.scan(update, state, mixed)
    return state, jax.tree.map(jnp.mean, told)
