"""The pieces move: what the end of a turn or a choice that was owed does to the board."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import DOWN, STACKS, UP, BoardArrays, BoardSpec, height, tops
from wormgrill.batch.ends import bratworm, either, held, must_choose, put_back, sent
from wormgrill.envs.batched.setting import NONE, ArraySetting
from wormgrill.rules.pieces import Specialist


class Move(NamedTuple):
    """What is asked of the pieces. At most one of the flags holds."""

    fails: Array
    takes: Array  # a tile of the grill
    steals: Array  # a rival's top tile, or the hen that guards it
    returns: Array  # of two specialists, this one (R19)
    robs: Array  # for the raven, which moves on now (R28)
    tile: Array  # that is taken
    victim: Array  # who is stolen from
    goes: Array  # the specialist that goes back
    limbo: Array  # the one that a choice was owed about


class Moved(NamedTuple):
    """The board then, and what the mover still owes."""

    board: BoardArrays
    owes_rob: Array  # for the raven
    owes_return: Array
    limbo: Array  # about whom
    limbo_from: Array


def is_(spec: BoardSpec, who: Specialist, number: Array) -> Array:
    """Whether this number of a specialist stands for it."""
    known = spec.number(who)
    return jnp.asarray(False) if known is None else number == known


def carry_out(setting: ArraySetting, board: BoardArrays, move: Move) -> Moved:
    """A tile, the raven's Bratworm, specialists, the highest tile: in the order of R18 and R21."""
    spec = setting.spec
    own, new = _specialists(spec, board, move)
    alone = move.fails & is_(spec, Specialist.HEN, own)  # R27
    guarded = move.steals & is_(spec, Specialist.HEN, new)  # R26
    after, tile, returned = _move_tile(setting, board, move, alone, guarded)
    owes_rob = owes_return = jnp.asarray(False)
    limbo = jnp.int32(NONE)
    if spec.specialists:
        ravens = is_(spec, Specialist.RAVEN, new)
        owes_rob = ravens & must_choose(spec, board)  # R16
        after = either(ravens, bratworm(spec, after, NONE), after)
        owes_return = (new >= 0) & ~ravens & (own >= 0)
        limbo = jnp.where(owes_return | owes_rob, new, NONE)
        after = _send(spec, after, move, own, new, owes_return | ravens)
        has_tile = height(spec, board)[0] > 0
        back = jnp.where(move.fails & has_tile, own, NONE)  # R21, R27
        back = jnp.where(ravens & ~owes_rob, new, back)  # R28
        back = jnp.where(move.robs, move.limbo, back)
        back = jnp.where(move.returns, move.goes, back)
        after = put_back(spec, after, back)
    after = _turn_highest(setting, after, move.fails, returned, tile)
    stolen = owes_return & move.steals
    return Moved(after, owes_rob, owes_return, limbo, jnp.where(stolen, move.victim, NONE))


def _specialists(spec: BoardSpec, board: BoardArrays, move: Move) -> tuple[Array, Array]:
    """The mover's, and the one that comes with what is won (R18)."""
    if not spec.specialists:
        return jnp.int32(NONE), jnp.int32(NONE)
    origin = jnp.where(move.takes, move.tile, spec.tiles + move.victim)
    won = (board.home == origin) & (move.takes | move.steals)
    return held(spec, board)[0], jnp.where(won, jnp.arange(len(won)), NONE).max()


def _send(
    spec: BoardSpec, board: BoardArrays, move: Move, own: Array, new: Array, nowhere: Array
) -> BoardArrays:
    """To the mover who was won, or of two the one that does not go back.

    Nowhere yet is the raven, and who may have to go back.
    """
    other = jnp.where(move.goes == move.limbo, own, move.limbo)
    who = jnp.where(move.returns, other, new)
    return sent(board, who, jnp.where(nowhere, spec.out, spec.tiles))


def _move_tile(
    setting: ArraySetting, board: BoardArrays, move: Move, alone: Array, guarded: Array
) -> tuple[BoardArrays, Array, Array]:
    """Onto the mover's stack, or back to the grill (R9); which one, and whether it went back."""
    spec = setting.spec
    high = height(spec, board)[0]
    returned = move.fails & (high > 0) & ~alone
    if not setting.edition.kind.failure_returns_tile:
        returned = jnp.asarray(False)  # R32
    loser = jnp.where(move.steals, move.victim, 0)
    top = jnp.where(jnp.arange(spec.seats) == loser, tops(spec, board), 0).sum()
    tile = jnp.where(move.takes, move.tile, top)
    here = jnp.arange(spec.tiles) == tile
    here &= move.takes | (move.steals & ~guarded) | returned
    after = board._replace(
        place=jnp.where(here, jnp.where(returned, UP, STACKS), board.place),
        depth=jnp.where(here, jnp.where(returned, 0, high), board.depth),
    )
    return after, tile, returned


def _turn_highest(
    setting: ArraySetting, board: BoardArrays, fails: Array, returned: Array, tile: Array
) -> BoardArrays:
    """R9, R32; O1: also the tile just returned."""
    spec = setting.spec
    places = jnp.arange(spec.tiles)
    highest = jnp.where(board.place == UP, places, NONE).max()
    turns = fails
    if setting.edition.kind.failure_returns_tile:
        turns = returned & (board.short | (highest != tile))
    after = board._replace(place=jnp.where(turns & (places == highest), DOWN, board.place))
    if not spec.specialists:
        return after
    standing = turns & (board.home == highest)
    guest = jnp.where(standing, jnp.arange(len(standing)), NONE).max()
    return put_back(spec, after, guest)  # R21, R28
