"""What boards are worth to every seat, the mover first, as `envs.rewards` has it for positions."""

from collections.abc import Callable, Mapping

import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.batch.board import BoardArrays, BoardSpec, over, scores, shares
from wormgrill.batch.value import turn_ev, win_value
from wormgrill.envs.rewards import zero_sum
from wormgrill.values.champion import net_for

BoardWorth = Callable[[BoardArrays], Array]


def _win(spec: BoardSpec) -> BoardWorth:
    """Every result is a constant: no device rounds it in its own way."""
    seats = np.arange(1, spec.seats + 1)
    shared = zero_sum(1 / seats, spec.seats).astype(np.float32)  # by how many win together
    lost = np.float32(zero_sum(0, spec.seats))

    def worth(board: BoardArrays) -> Array:
        wins = shares(spec, board) > 0
        won = jnp.where(wins.sum() == seats, shared, 0).sum()
        return jnp.where(over(board), jnp.where(wins, won, lost), 0)

    return worth


def _worms(spec: BoardSpec) -> BoardWorth:
    return lambda board: scores(spec, board).astype(jnp.float32)


def _margin(spec: BoardSpec) -> BoardWorth:
    return lambda board: turn_ev(spec, board)


def _potential(spec: BoardSpec) -> BoardWorth:
    net = net_for(spec.edition.key, spec.seats)
    return lambda board: zero_sum(win_value(spec, net.layout, net.weights, board), spec.seats)


BOARD_REWARDS: Mapping[str, Callable[[BoardSpec], BoardWorth]] = {
    "win": _win,
    "worms": _worms,
    "margin": _margin,
    "potential": _potential,
}
