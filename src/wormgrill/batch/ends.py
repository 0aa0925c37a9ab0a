"""All ends of a turn as boards, and what each number of points brings.

A turn ends in one of these leaves: a failure; a rival's top tile stolen, or their hen taken, per
rival; a tile of the grill taken, per tile. Where the mover may choose, the choices are leaves of
their own: a second specialist put back at once (R19), per rival and per specialist on the grill;
and whose Bratworm the raven brings (R16, R28), per rival.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import (
    DOWN,
    STACKS,
    UP,
    BoardArrays,
    BoardSpec,
    height,
    holds,
    rotate,
    tops,
)
from wormgrill.rules.pieces import Specialist
from wormgrill.solver.leaves import most_points

NOBODY = -1
NEVER = -jnp.inf


class Leaves(NamedTuple):
    """The ways in which a turn can end, as boards."""

    board: BoardArrays  # after the turn, the next player in seat 0
    valid: Array  # whether some number of points brings it
    slot: Array  # which end it belongs to: 0 failure, then the rivals, then the tiles


# Boards before they are rotated to the next mover, valid, slot: put together to Leaves.
SomeLeaves = tuple[BoardArrays, Array, Array]


def leaves(spec: BoardSpec, board: BoardArrays) -> Leaves:
    """The ends of a turn whose mover sits in seat 0 of this board."""
    tiles, rivals = jnp.arange(spec.tiles), jnp.arange(1, spec.seats)
    chooses = _under_raven(spec, board, tiles) & must_choose(spec, board)
    failed = jax.tree.map(lambda column: column[None], _fail(spec, board))
    stolen = jax.vmap(lambda rival: _steal(spec, board, rival, keep_new=True))(rivals)
    taken = jax.vmap(lambda tile: _take(spec, board, tile))(tiles)
    found: list[SomeLeaves] = [
        (failed, jnp.ones(1, bool), jnp.zeros(1, int)),
        (stolen, jnp.ones(spec.seats - 1, bool), rivals),
        (taken, ~chooses, spec.seats + tiles),
    ]
    if spec.specialists:
        found += _put_back_new(spec, board)
    if spec.number(Specialist.RAVEN) is not None:
        found.append(_with_raven(spec, board))
    boards, valid, slots = zip(*found, strict=True)
    after: BoardArrays = jax.tree.map(lambda *columns: jnp.concatenate(columns), *boards)
    slot = jnp.concatenate(slots)
    open_ = _matches(spec, board).any(0)
    return Leaves(
        jax.vmap(lambda leaf: rotate(spec, leaf))(after),
        jnp.concatenate(valid) & open_[slot],
        slot,
    )


def _put_back_new(spec: BoardSpec, board: BoardArrays) -> list[SomeLeaves]:
    """R19: of two specialists the new one goes back to the grill, per rival and on the grill."""
    rivals, who = jnp.arange(1, spec.seats), jnp.arange(len(spec.specialists))
    holding = held(spec, board)
    full = holding[0] >= 0
    tile = board.home
    stolen = jax.vmap(lambda rival: _steal(spec, board, rival, keep_new=False))(rivals)
    taken = jax.vmap(lambda who: _take(spec, board, tile[who], keep_new=False))(who)
    standing = (tile < spec.tiles) & ~_under_raven(spec, board, tile)
    return [
        (stolen, full & (holding[1:] >= 0), rivals),
        (taken, full & standing, spec.seats + jnp.minimum(tile, spec.tiles - 1)),
    ]


def _with_raven(spec: BoardSpec, board: BoardArrays) -> SomeLeaves:
    """R16, R28: the raven's tile is taken, and a Bratworm from this rival."""
    rivals, tiles = jnp.arange(1, spec.seats), jnp.arange(spec.tiles)
    there = _under_raven(spec, board, tiles)
    tile = there.argmax()
    taken = jax.vmap(lambda rival: _take(spec, board, tile, victim=rival))(rivals)
    chooses = there.any() & must_choose(spec, board)
    return (
        taken,
        chooses & eligible(spec, board)[1:],
        jnp.broadcast_to(spec.seats + tile, rivals.shape),
    )


def _under_raven(spec: BoardSpec, board: BoardArrays, tiles: Array) -> Array:
    raven = spec.number(Specialist.RAVEN)
    if raven is None:
        return jnp.zeros(tiles.shape, bool)
    return tiles == board.home[raven]


def after_double(spec: BoardSpec, board: BoardArrays) -> tuple[BoardArrays, Array]:
    """R15, R16: the boards after a Double 1, per rival its Bratworm may come from, and which hold.

    If there is nothing to choose, only the first one holds.
    """
    rivals = jnp.arange(1, spec.seats)
    chooses = must_choose(spec, board)
    boards = jax.vmap(lambda rival: bratworm(spec, board, jnp.where(chooses, rival, NOBODY)))(
        rivals
    )
    return boards, jnp.where(chooses, eligible(spec, board)[1:], rivals == 1)


# What brings what


class Brought(NamedTuple):
    """Per number of points with a worm, and last for a failure: the worth and the leaf."""

    worth: Array
    leaf: Array


def brought(spec: BoardSpec, board: BoardArrays, ends: Leaves, worth: Array) -> Brought:
    """R6, R31: the best leaf of what each number of points brings."""
    slots = jnp.arange(spec.seats + spec.tiles)
    mine = (ends.slot[None, :] == slots[:, None]) & ends.valid[None, :]
    each = jnp.where(mine, worth[None, :], NEVER)
    slot_leaf, slot_worth = each.argmax(1), each.max(1)
    open_ = jnp.where(_matches(spec, board), slot_worth[None, :], NEVER)
    best = open_.argmax(1)
    return Brought(
        jnp.append(open_.max(1), slot_worth[0]), jnp.append(slot_leaf[best], slot_leaf[0])
    )


def _matches(spec: BoardSpec, board: BoardArrays) -> Array:
    """Per number of points the slots that are open with it."""
    points = jnp.arange(most_points(spec.edition) + 1)[:, None]
    values = jnp.asarray(spec.values)
    up = board.place == UP
    same = values[None, :] == values[:, None]
    left = up & ~(jnp.tril(same, -1) & up[None, :]).any(1)  # of equal tiles the left one (R34)
    exactly = left[None, :] & (values[None, :] == points)
    below = left & ~spec.exact  # R13
    next_lower = jnp.where(below[None, :] & (values[None, :] < points), values[None, :], -1)
    lower = (next_lower >= 0) & (next_lower == next_lower.max(1, keepdims=True))
    top = tops(spec, board)[1:]
    may_be_stolen = (height(spec, board)[1:] > 0) & ~jnp.asarray(spec.exact)[top]
    rivals = may_be_stolen[None, :] & (values[top][None, :] == points)
    on_grill, with_rival = exactly.any(1, keepdims=True), rivals.any(1, keepdims=True)
    rivals &= ~on_grill
    lower &= ~on_grill & (~with_rival | board.free)  # O2
    taken = exactly | lower
    nothing = ~(taken.any(1, keepdims=True) | rivals.any(1, keepdims=True))
    return jnp.concatenate([nothing, rivals, taken], 1)


# Moving pieces


def held(spec: BoardSpec, board: BoardArrays) -> Array:
    """Per seat the number of the specialist it holds, or NOBODY."""
    if not spec.specialists:
        return jnp.full(spec.seats, NOBODY)
    there = board.home[None, :] == spec.tiles + jnp.arange(spec.seats)[:, None]
    return jnp.where(there, jnp.arange(len(spec.specialists)), NOBODY).max(1)


def eligible(spec: BoardSpec, board: BoardArrays) -> Array:
    """R16: who has a Bratworm to take."""
    others = jnp.arange(spec.seats) > 0
    return others & (board.bratworms > 0) & ~holds(spec, board, Specialist.HEN)


def must_choose(spec: BoardSpec, board: BoardArrays) -> Array:
    return (board.supply == 0) & (eligible(spec, board).sum() > 1)


def bratworm(spec: BoardSpec, board: BoardArrays, victim: Array | int) -> BoardArrays:
    """R16: from the supply, from the only one who has one, or from the chosen one."""
    there = eligible(spec, board)
    last = jnp.where(there, jnp.arange(spec.seats), NOBODY).max()
    only = jnp.where(there.sum() == 1, last, NOBODY)
    robbed = jnp.where(jnp.asarray(victim) >= 0, victim, only)
    robbed = jnp.where(board.supply > 0, NOBODY, robbed)
    gained = (board.supply > 0) | (robbed >= 0)
    seats = jnp.arange(spec.seats)
    return board._replace(
        supply=board.supply - (board.supply > 0),
        bratworms=board.bratworms + jnp.where(seats == 0, gained, 0) - (seats == robbed),
    )


def sent(board: BoardArrays, who: Array | int, where: Array | int) -> BoardArrays:
    """The specialist (NOBODY: none) is there from now on."""
    return board._replace(home=jnp.where(jnp.arange(len(board.home)) == who, where, board.home))


def put_back(spec: BoardSpec, board: BoardArrays, who: Array | int) -> BoardArrays:
    """R20: onto the lowest unoccupied face-up tile, or out of the game."""
    if not spec.specialists:
        return board
    board = sent(board, who, spec.out)
    occupied = (board.home[:, None] == jnp.arange(spec.tiles)[None, :]).any(0)
    free = (board.place == UP) & ~occupied
    return sent(board, who, jnp.where(free, jnp.arange(spec.tiles), spec.out).min())


def _receive(spec: BoardSpec, board: BoardArrays, new: Array, keep_new: bool) -> BoardArrays:
    """R18, R19: nobody holds two."""
    if not spec.specialists:
        return board
    old = held(spec, board)[0]
    both = (new >= 0) & (old >= 0)
    stays, goes = (new, old) if keep_new else (old, new)
    board = sent(board, jnp.where(both, stays, new), spec.tiles)
    return put_back(spec, board, jnp.where(both, goes, NOBODY))


def _pile(spec: BoardSpec, board: BoardArrays, tile: Array) -> BoardArrays:
    here = jnp.arange(spec.tiles) == tile
    return board._replace(
        place=jnp.where(here, STACKS, board.place),
        depth=jnp.where(here, height(spec, board)[0], board.depth),
    )


def _take(
    spec: BoardSpec,
    board: BoardArrays,
    tile: Array,
    keep_new: bool = True,
    victim: Array | int = NOBODY,
) -> BoardArrays:
    """R6 a and c, R18, R28."""
    standing = board.home == tile
    after = _pile(spec, board, tile)
    if not spec.specialists:
        return after
    new = jnp.where(standing.any(), standing.argmax(), NOBODY)
    won = _receive(spec, after, new, keep_new)
    raven = spec.number(Specialist.RAVEN)
    if raven is None:
        return won
    robbed = put_back(spec, bratworm(spec, after, victim), raven)
    return either(new == raven, robbed, won)


def _steal(spec: BoardSpec, board: BoardArrays, rival: Array, keep_new: bool) -> BoardArrays:
    """R6 b, R18, R26."""
    stolen = _pile(spec, board, tops(spec, board)[rival])
    if not spec.specialists:
        return stolen
    guarded = holds(spec, board, Specialist.HEN)[rival]
    after = either(guarded, board, stolen)
    new = held(spec, board)[rival]
    return _receive(spec, after, new, keep_new)


def _fail(spec: BoardSpec, board: BoardArrays) -> BoardArrays:
    """R9, R21, R27, or R32."""
    if not spec.edition.kind.failure_returns_tile:
        return _turn_highest(spec, board, NOBODY)
    tile = tops(spec, board)[0]
    here = jnp.arange(spec.tiles) == tile
    returned = board._replace(
        place=jnp.where(here, UP, board.place), depth=jnp.where(here, 0, board.depth)
    )
    returned = put_back(spec, returned, held(spec, board)[0])
    returned = _turn_highest(spec, returned, jnp.where(board.short, NOBODY, tile))  # O1
    hen = spec.number(Specialist.HEN)
    if hen is not None:
        guarded = board.home[hen] == spec.tiles
        returned = either(guarded, put_back(spec, board, hen), returned)
    return either(height(spec, board)[0] > 0, returned, board)


def _turn_highest(spec: BoardSpec, board: BoardArrays, spared: Array | int) -> BoardArrays:
    up = board.place == UP
    highest = spec.tiles - 1 - up[::-1].argmax()
    turned = board._replace(place=jnp.where(jnp.arange(spec.tiles) == highest, DOWN, board.place))
    if spec.specialists:
        standing = board.home == highest
        guest = jnp.where(standing.any(), standing.argmax(), NOBODY)
        turned = put_back(spec, turned, guest)
    return either(highest == spared, board, turned)


def either(yes: Array, this: BoardArrays, that: BoardArrays) -> BoardArrays:
    return BoardArrays(*(jnp.where(yes, one, other) for one, other in zip(this, that, strict=True)))
