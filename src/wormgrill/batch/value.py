"""What boards are worth to every seat: by a net, or by counting worms."""

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays, BoardSpec, over, scores, shares
from wormgrill.batch.features import figures
from wormgrill.values.layout import Layout, NetInput
from wormgrill.values.net import FinalStanding, Weights, halved, worth


def quick(weights: Weights) -> Weights:
    """The same net for many boards at a time: on a GPU in half precision.

    That has the ten bits which a GPU's matrix units leave of single precision anyway.
    """
    return halved(weights) if jax.default_backend() == "gpu" else weights


def net_value(
    spec: BoardSpec, layout: Layout, weights: Weights, board: BoardArrays
) -> tuple[Array, Array]:
    """Chances of winning, and worms at the end; of a finished game what it has come to."""
    final = FinalStanding(over(board), shares(spec, board), scores(spec, board))
    seen: NetInput = jax.tree.map(
        lambda column: column.astype(weights["seat"].dtype), figures(spec, layout, board)
    )
    return worth(jnp, weights, seen, final, jnp.float32)


def win_value(spec: BoardSpec, layout: Layout, weights: Weights, board: BoardArrays) -> Array:
    """The chances of winning alone."""
    return net_value(spec, layout, weights, board)[0]


def turn_ev(spec: BoardSpec, board: BoardArrays) -> Array:
    """As `values.worms.turn_ev`."""
    own = scores(spec, board).astype(jnp.float32)
    there = jnp.arange(spec.seats) < board.players
    whole = jnp.where(there, own, 0).sum()
    return jnp.where(there, own - (whole - own) / (board.players - 1), 0)
