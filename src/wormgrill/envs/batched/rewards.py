"""What boards are worth to every seat, the mover first, as `envs.rewards` has it for positions."""

from collections.abc import Callable, Mapping

import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays, BoardSpec, over, scores, shares
from wormgrill.batch.value import turn_ev, win_value
from wormgrill.envs.rewards import zero_sum
from wormgrill.values.champion import net_for

BoardWorth = Callable[[BoardArrays], Array]


def _win(spec: BoardSpec) -> BoardWorth:
    return lambda board: jnp.where(over(board), zero_sum(shares(spec, board), spec.seats), 0)


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
