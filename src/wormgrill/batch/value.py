"""What boards are worth to every seat: by a net, or by counting worms."""

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import Board, Table, over, scores, shares
from wormgrill.batch.features import figures
from wormgrill.values.features import Layout
from wormgrill.values.net import WORMS, Weights, outputs


def net_value(table: Table, layout: Layout, weights: Weights, board: Board) -> tuple[Array, Array]:
    """Chances of winning, and worms at the end; of a finished game what it has come to."""
    seats, grill, there = figures(table, layout, board)
    win, worms = outputs(jnp, weights, seats, grill, there)
    chance = jax.nn.softmax(jnp.where(there > 0, win, -jnp.inf))
    ended = over(board)
    final = scores(table, board).astype(worms.dtype)
    return (
        jnp.where(ended, shares(table, board), chance),
        jnp.where(ended, final, worms * WORMS) * there,
    )


def win_value(table: Table, layout: Layout, weights: Weights, board: Board) -> Array:
    """The chances of winning alone."""
    return net_value(table, layout, weights, board)[0]


def turn_ev(table: Table, board: Board) -> Array:
    """As `values.worms.turn_ev`."""
    own = scores(table, board).astype(jnp.float32)
    there = jnp.arange(table.seats) < board.players
    whole = jnp.where(there, own, 0).sum()
    return jnp.where(there, own - (whole - own) / (board.players - 1), 0)
