"""The dice of a turn: what a decision does to them, and whether the turn ends by it."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays
from wormgrill.envs.batched.dice import Thrown, counted
from wormgrill.envs.batched.ending import white_dice_left
from wormgrill.envs.batched.legal import keepable, may_use_weasel
from wormgrill.envs.batched.setting import (
    AFTER,
    CHOOSING,
    IN_HAND,
    LAID_ASIDE,
    NONE,
    ArraySetting,
)
from wormgrill.envs.batched.state import Aside


class Diced(NamedTuple):
    """The turn with its dice as they lie now."""

    turn: Aside
    dead: Array  # a dead roll, and no weasel: the turn is over (R4, R30)
    double: Array  # two ones or more were laid aside (R15)
    kept: Array  # some were


def roll(
    setting: ArraySetting, board: BoardArrays, turn: Aside, action: Array, thrown: Thrown
) -> Diced:
    """The turn after this action, as far as it is about dice; the others leave them as they are."""
    numbers = setting.numbers
    golden, weasel = action == numbers.roll_golden, action == numbers.weasel
    rolls = (action == numbers.roll) | golden | weasel
    kept = _keep(setting, turn, action)
    golden_die = jnp.where(golden, IN_HAND, kept.golden_die)  # R22
    white = counted(setting.edition, thrown, white_dice_left(setting, turn))
    rolled = kept._replace(
        phase=jnp.where(rolls, CHOOSING, kept.phase),
        rolled=jnp.where(rolls, white, 0),
        golden=jnp.where(rolls & (golden_die == IN_HAND), thrown.golden, NONE),
        golden_die=golden_die,
        weasel_used=kept.weasel_used | weasel,  # R23
    )
    dead = ~keepable(setting, rolled).any() & ~may_use_weasel(setting, board, rolled)
    fails = action == numbers.fail
    laid = (action == numbers.keep).any()
    double = jnp.asarray(False)
    if setting.one is not None:
        dice = rolled.kept[setting.one] - turn.kept[setting.one]
        double = dice > 1
    return Diced(rolled, (rolls & dead) | fails, double, laid)


def _keep(setting: ArraySetting, turn: Aside, action: Array) -> Aside:
    """R1: all dice of that face, the golden one included, are laid aside."""
    faces = jnp.arange(setting.faces)
    face = action == setting.numbers.keep
    golden = turn.golden == faces
    dice = jnp.where(face, turn.rolled + golden, 0)
    return turn._replace(
        phase=jnp.where(face.any(), AFTER, turn.phase),
        kept=turn.kept + dice,
        laid=jnp.where(face, turn.laid.max() + 1, turn.laid),
        golden_die=jnp.where((face & golden).any(), LAID_ASIDE, turn.golden_die),
    )


def no_roll_left(setting: ArraySetting, turn: Aside) -> Array:
    """R3: no die is left, or every face is laid aside."""
    dice = white_dice_left(setting, turn) + (turn.golden_die == IN_HAND)
    return (dice == 0) | (turn.kept > 0).all()
