"""What a turn brings if it ends now (R5, R6, R13, R26, R31), and what the dice laid aside are."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import UP, BoardArrays, height, holds, tops
from wormgrill.envs.batched.setting import LAID_ASIDE, ArraySetting
from wormgrill.envs.batched.state import Aside
from wormgrill.rules.pieces import WORM, Specialist


class Brings(NamedTuple):
    """What so many points bring. Tiles are their places; where there is none, all tiles' number."""

    tile: Array  # the one of exactly that value on the grill, else the next lower one
    exactly: Array  # whether it is exactly that value
    rivals: Array  # per seat: its top tile has that value, and may be stolen
    ways: Array  # how many there are; 0: the turn fails


def mine(setting: ArraySetting, board: BoardArrays, who: Specialist) -> Array:
    """Whether the mover holds it."""
    return holds(setting.spec, board, who)[0]


def has_worm(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Array:
    """R5, R24."""
    return (turn.kept[setting.worm] > 0) | mine(setting, board, Specialist.CANNED_WORM)


def total(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Array:
    """What the dice laid aside are worth, with the canned worm where it counts (R24)."""
    dice = (turn.kept * setting.points).sum()
    canned = mine(setting, board, Specialist.CANNED_WORM)
    counts = canned & (turn.kept[setting.worm] == 0) & (turn.kept.sum() > 0)
    return dice + jnp.where(counts, setting.edition.points[WORM], 0)


def white_dice_left(setting: ArraySetting, turn: Aside) -> Array:
    aside = turn.kept.sum(dtype=jnp.int32)
    return setting.edition.dice - aside + (turn.golden_die == LAID_ASIDE)


def brings(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Brings:
    spec = setting.spec
    points = total(setting, board, turn)
    up = board.place == UP
    places = jnp.arange(spec.tiles)

    same = up & (spec.values == points)
    exact = jnp.where(same, places, spec.tiles).min()  # of equal tiles the left one (R34)
    below = up & ~spec.exact & (spec.values < points)  # R13
    value = jnp.where(below, spec.values, 0).max()
    lower = jnp.where(below & (spec.values == value), places, spec.tiles).min()

    stolen = jnp.asarray(spec.values * ~spec.exact)  # R13: 0, which no dice come to, is never met
    top = jnp.where(tops(spec, board)[:, None] == places, stolen, 0).sum(1)
    others = jnp.arange(spec.seats) > 0
    rivals = others & (height(spec, board) > 0) & (top == points) & (points > 0)

    exactly = exact < spec.tiles
    rivals &= ~exactly
    may_lower = (lower < spec.tiles) & (~rivals.any() | board.free)  # O2
    ways = jnp.where(exactly, 1, rivals.sum() + may_lower)
    worm = has_worm(setting, board, turn)
    return Brings(jnp.where(exactly, exact, lower), exactly, rivals, jnp.where(worm, ways, 0))
