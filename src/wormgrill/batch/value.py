"""What boards are worth to every seat: by a net, or by counting worms."""

import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import Board, Table, over, scores, shares
from wormgrill.batch.features import figures
from wormgrill.values.layout import Layout
from wormgrill.values.net import Outcome, Weights, worth


def net_value(table: Table, layout: Layout, weights: Weights, board: Board) -> tuple[Array, Array]:
    """Chances of winning, and worms at the end; of a finished game what it has come to."""
    outcome = Outcome(over(board), shares(table, board), scores(table, board))
    return worth(jnp, weights, figures(table, layout, board), outcome, jnp.float32)


def win_value(table: Table, layout: Layout, weights: Weights, board: Board) -> Array:
    """The chances of winning alone."""
    return net_value(table, layout, weights, board)[0]


def turn_ev(table: Table, board: Board) -> Array:
    """As `values.worms.turn_ev`."""
    own = scores(table, board).astype(jnp.float32)
    there = jnp.arange(table.seats) < board.players
    whole = jnp.where(there, own, 0).sum()
    return jnp.where(there, own - (whole - own) / (board.players - 1), 0)
