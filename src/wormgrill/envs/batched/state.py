"""A game between two decisions, as small arrays.

Functions take one state and are mapped over many. Seats of the board count from the mover on, as in
`batch.board`; rewards and `current_player` count them as they are numbered.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.batch.board import BoardArrays, over
from wormgrill.envs.batched.setting import NONE, ROLLING, UNUSED, ArraySetting


class Aside(NamedTuple):
    """The turn so far: the dice, and what a decision is owed about."""

    phase: Array
    kept: Array  # per face: dice laid aside, the golden one too
    laid: Array  # per face: as which one it was laid aside, from 1 on; 0: it was not
    rolled: Array  # per face: white dice just rolled
    golden: Array  # the face the golden die has just shown, or NONE
    golden_die: Array  # where it is (R22)
    weasel_used: Array
    limbo: Array  # the specialist a choice is owed about, or NONE
    limbo_from: Array  # the seat it was won from, or NONE


class Pieces(NamedTuple):
    """Where everything is: the changing part of `BoardArrays`."""

    place: Array
    depth: Array
    home: Array
    bratworms: Array
    supply: Array


class State(NamedTuple):
    """All there is to know of one game, and what the last step brought."""

    pieces: Pieces
    turn: Aside
    current_player: Array
    legal_action_mask: Array  # nothing is legal in a game that is over or was given up
    rewards: Array  # [players], of the last step
    terminated: Array  # the last step ended the game
    truncated: Array  # or it was given up after `max_turns`
    illegal: Array  # the last action was not legal: nothing has changed
    turns: Array  # that are over in this game
    worth: Array  # [players], by which rewards are counted: when the last turn was over


def board(setting: ArraySetting, pieces: Pieces) -> BoardArrays:
    """With what never changes as constants."""
    options = setting.options
    return BoardArrays(
        *pieces,
        players=jnp.int32(setting.players),
        short=jnp.asarray(options.short_game),
        free=jnp.asarray(options.free_choice),
    )


def finished(setting: ArraySetting, pieces: Pieces, turn: Aside) -> Array:
    """R10: no tile is face up, and the turn in which that happened is over too."""
    return (turn.phase == ROLLING) & over(board(setting, pieces))


def small(pieces: Pieces) -> Pieces:
    """As many bytes as needed."""
    return Pieces(*(column.astype(jnp.int8) for column in pieces))


def no_dice(setting: ArraySetting) -> Aside:
    """A turn that is about to begin."""
    none = np.zeros(setting.faces, np.int8)
    return Aside(
        phase=jnp.int8(ROLLING),
        kept=jnp.asarray(none),
        laid=jnp.asarray(none),
        rolled=jnp.asarray(none),
        golden=jnp.int8(NONE),
        golden_die=jnp.int8(UNUSED),
        weasel_used=jnp.asarray(False),
        limbo=jnp.int8(NONE),
        limbo_from=jnp.int8(NONE),
    )
