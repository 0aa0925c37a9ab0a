"""Observations of states; `envs.observation` makes the same of positions, to the bit."""

from functools import cache

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from wormgrill.batch.board import DOWN, UP, BoardArrays, height, scores, stacks
from wormgrill.envs.batched.ending import has_worm, total, white_dice_left
from wormgrill.envs.batched.setting import IN_HAND, LAID_ASIDE, ArraySetting
from wormgrill.envs.batched.state import Aside, State, board, finished
from wormgrill.envs.layout import Facts, arranged, observation_layout
from wormgrill.rules.position import Phase
from wormgrill.rules.seating import MOST_PLAYERS
from wormgrill.values.layout import FEWEST_PLAYERS
from wormgrill.values.turn_order import place_of


def observe(setting: ArraySetting, state: State, viewer: Array | None) -> Array:
    """What somebody at this seat sees; without one, the player on turn."""
    lying = board(setting, state.pieces)
    seats = _seats(setting, lying)
    mover = jnp.int32(0)
    if viewer is not None:
        mover = place_of(state.current_player, viewer, setting.players)
        order = place_of(jnp.arange(setting.players), mover, setting.players)
        seats = {name: column[order] for name, column in seats.items()}
    turn = _turn(setting, lying, state.turn, mover)
    playing = ~finished(setting, state.pieces, state.turn)
    seen: Array = arranged(
        jnp,
        observation_layout(setting.edition),
        {name: column * playing for name, column in turn.items()},
        {name: _all_seats(column) for name, column in seats.items()},
        _grill(setting, lying, state.turn),
    )
    return seen


def _all_seats(column: Array) -> Array:
    """Of a seat that is not taken all is 0."""
    return jnp.pad(column, ((0, MOST_PLAYERS - len(column)), (0, 0)))


def _turn(setting: ArraySetting, board: BoardArrays, turn: Aside, mover: Array) -> Facts:
    return {
        "mover": jnp.arange(MOST_PLAYERS) == mover,
        "phase": jnp.arange(len(Phase)) == turn.phase,
        "kept": turn.kept,
        "rolled": turn.rolled,
        "golden": jnp.arange(setting.faces) == turn.golden,
        "golden die": np.array([IN_HAND, LAID_ASIDE]) == turn.golden_die,
        "weasel used": turn.weasel_used[None],
        "dice left": white_dice_left(setting, turn)[None],
        "total": total(setting, board, turn)[None],
        "worm": has_worm(setting, board, turn)[None],
        "limbo": jnp.arange(len(setting.spec.specialists)) == turn.limbo,
    }


def _seats(setting: ArraySetting, board: BoardArrays) -> dict[str, Array]:
    """From the mover on."""
    spec = setting.spec
    above = height(spec, board)[:, None] - 1 - board.depth
    share = jnp.where(stacks(spec, board), 1 / (above + 1).astype(jnp.float32), 0)
    share = _equal_in_order(setting, share)
    return {
        "taken": jnp.ones((spec.seats, 1), bool),
        "worms": scores(spec, board)[:, None],
        "bratworms": board.bratworms[:, None],
        "held": board.home == spec.tiles + jnp.arange(spec.seats)[:, None],
        "top": share == 1,
        "stack": share,
    }


def _grill(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Facts:
    spec, options = setting.spec, setting.options
    counts = np.arange(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    who = jnp.arange(len(spec.specialists))
    return {
        "up": _equal_in_order(setting, board.place == UP),
        "down": _equal_in_order(setting, board.place == DOWN),
        "standing": (board.home[:, None] == jnp.arange(spec.tiles)).reshape(-1),
        "out": (board.home == spec.out) & (who != turn.limbo),
        "supply": board.supply[None],
        "players": jnp.asarray(counts == setting.players),
        "short game": jnp.asarray([options.short_game]),
        "free choice": jnp.asarray([options.free_choice]),
    }


def _equal_in_order(setting: ArraySetting, column: Array) -> Array:
    """Of equal tiles the largest number stands first, whichever of them it is."""
    equal = _equal(setting)
    if len(set(setting.edition.tiles)) == len(equal):
        return column
    if np.array_equal(equal, np.kron(np.eye(len(equal) // 2), np.ones((2, 2)))):
        pairs = column.reshape(*column.shape[:-1], -1, 2)  # each tile twice, as in Junior
        one, other = pairs[..., 0], pairs[..., 1]
        ordered = jnp.stack([jnp.maximum(one, other), jnp.minimum(one, other)], -1)
        return ordered.reshape(column.shape)
    here, there = column[..., :, None], column[..., None, :]
    left = np.tri(len(equal), k=-1, dtype=bool)
    before = equal & ((there > here) | ((there == here) & left))
    rank = before.sum(-1)  # among the equal ones
    place = (equal & left).sum(-1)
    goes = equal & (rank[..., None, :] == place[:, None])
    return jnp.where(goes, there, 0).max(-1)


@cache
def _equal(setting: ArraySetting) -> NDArray[np.bool_]:
    tiles = setting.edition.tiles
    return np.array([[one == other for other in tiles] for one in tiles])
