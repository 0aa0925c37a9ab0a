"""All ends of a turn as boards, and what each number of points brings.

A turn ends in one of these leaves: a failure; a rival's top tile stolen, or his hen taken, per
rival; a tile of the grill taken, per tile. Where the mover may choose, the choices are leaves of
their own: a second specialist put back at once (R19), per rival and per specialist on the grill;
and whose Bratworm the raven brings (R16, R28), per rival.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import DOWN, STACKS, UP, Board, Table, height, holds, rotate, tops
from wormgrill.rules.pieces import Specialist
from wormgrill.solver.ends import most_points

NOBODY = -1
NEVER = -jnp.inf


class Leaves(NamedTuple):
    board: Board  # after the turn, the next player in seat 0
    valid: Array  # whether some number of points brings it
    slot: Array  # which end it belongs to: 0 failure, then the rivals, then the tiles


Found = tuple[Board, Array, Array]  # some leaves: boards before the next turn, valid, slot


def leaves(table: Table, board: Board) -> Leaves:
    """The ends of a turn whose mover sits in seat 0 of this board."""
    tiles, rivals = jnp.arange(table.tiles), jnp.arange(1, table.seats)
    chooses = _under_raven(table, board, tiles) & must_choose(table, board)
    failed = jax.tree.map(lambda column: column[None], _fail(table, board))
    stolen = jax.vmap(lambda rival: _steal(table, board, rival, keep_new=True))(rivals)
    taken = jax.vmap(lambda tile: _take(table, board, tile))(tiles)
    found: list[Found] = [
        (failed, jnp.ones(1, bool), jnp.zeros(1, int)),
        (stolen, jnp.ones(table.seats - 1, bool), rivals),
        (taken, ~chooses, table.seats + tiles),
    ]
    if table.specialists:
        found += _put_back_new(table, board)
    if table.number(Specialist.RAVEN) is not None:
        found.append(_with_raven(table, board))
    boards, valid, slots = zip(*found, strict=True)
    after: Board = jax.tree.map(lambda *columns: jnp.concatenate(columns), *boards)
    slot = jnp.concatenate(slots)
    open_ = _matches(table, board).any(0)
    return Leaves(
        jax.vmap(lambda leaf: rotate(table, leaf))(after),
        jnp.concatenate(valid) & open_[slot],
        slot,
    )


def _put_back_new(table: Table, board: Board) -> list[Found]:
    """R19: of two specialists the new one goes back to the grill, per rival and on the grill."""
    rivals, who = jnp.arange(1, table.seats), jnp.arange(len(table.specialists))
    held = _held(table, board)
    full = held[0] >= 0
    tile = board.home
    stolen = jax.vmap(lambda rival: _steal(table, board, rival, keep_new=False))(rivals)
    taken = jax.vmap(lambda who: _take(table, board, tile[who], keep_new=False))(who)
    standing = (tile < table.tiles) & ~_under_raven(table, board, tile)
    return [
        (stolen, full & (held[1:] >= 0), rivals),
        (taken, full & standing, table.seats + jnp.minimum(tile, table.tiles - 1)),
    ]


def _with_raven(table: Table, board: Board) -> Found:
    """R16, R28: the raven's tile is taken, and a Bratworm from this rival."""
    rivals, tiles = jnp.arange(1, table.seats), jnp.arange(table.tiles)
    there = _under_raven(table, board, tiles)
    tile = there.argmax()
    taken = jax.vmap(lambda rival: _take(table, board, tile, victim=rival))(rivals)
    chooses = there.any() & must_choose(table, board)
    return (
        taken,
        chooses & eligible(table, board)[1:],
        jnp.broadcast_to(table.seats + tile, rivals.shape),
    )


def _under_raven(table: Table, board: Board, tiles: Array) -> Array:
    raven = table.number(Specialist.RAVEN)
    if raven is None:
        return jnp.zeros(tiles.shape, bool)
    return tiles == board.home[raven]


def after_double(table: Table, board: Board) -> tuple[Board, Array]:
    """R15, R16: the boards after a Double 1, per rival its Bratworm may come from, and which hold.

    If there is nothing to choose, only the first one holds.
    """
    rivals = jnp.arange(1, table.seats)
    chooses = must_choose(table, board)
    boards = jax.vmap(lambda rival: _bratworm(table, board, jnp.where(chooses, rival, NOBODY)))(
        rivals
    )
    return boards, jnp.where(chooses, eligible(table, board)[1:], rivals == 1)


# What brings what


class Brought(NamedTuple):
    """Per number of points with a worm, and last for a failure: the worth and the leaf."""

    worth: Array
    leaf: Array


def brought(table: Table, board: Board, ends: Leaves, worth: Array) -> Brought:
    """R6, R31: the best leaf of what each number of points brings."""
    slots = jnp.arange(table.seats + table.tiles)
    mine = (ends.slot[None, :] == slots[:, None]) & ends.valid[None, :]
    each = jnp.where(mine, worth[None, :], NEVER)
    slot_leaf, slot_worth = each.argmax(1), each.max(1)
    open_ = jnp.where(_matches(table, board), slot_worth[None, :], NEVER)
    best = open_.argmax(1)
    return Brought(
        jnp.append(open_.max(1), slot_worth[0]), jnp.append(slot_leaf[best], slot_leaf[0])
    )


def _matches(table: Table, board: Board) -> Array:
    """Per number of points the slots that are open with it."""
    points = jnp.arange(most_points(table.edition) + 1)[:, None]
    values = jnp.asarray(table.values)
    up = board.place == UP
    same = values[None, :] == values[:, None]
    left = up & ~(jnp.tril(same, -1) & up[None, :]).any(1)  # of equal tiles the left one (R34)
    exactly = left[None, :] & (values[None, :] == points)
    below = left & ~table.exact  # R13
    next_lower = jnp.where(below[None, :] & (values[None, :] < points), values[None, :], -1)
    lower = (next_lower >= 0) & (next_lower == next_lower.max(1, keepdims=True))
    top = tops(table, board)[1:]
    may_be_stolen = (height(table, board)[1:] > 0) & ~jnp.asarray(table.exact)[top]
    rivals = may_be_stolen[None, :] & (values[top][None, :] == points)
    on_grill, with_rival = exactly.any(1, keepdims=True), rivals.any(1, keepdims=True)
    rivals &= ~on_grill
    lower &= ~on_grill & (~with_rival | board.free)  # O2
    taken = exactly | lower
    nothing = ~(taken.any(1, keepdims=True) | rivals.any(1, keepdims=True))
    return jnp.concatenate([nothing, rivals, taken], 1)


# Moving pieces


def _held(table: Table, board: Board) -> Array:
    """Per seat the number of the specialist it holds, or NOBODY."""
    if not table.specialists:
        return jnp.full(table.seats, NOBODY)
    there = board.home[None, :] == table.tiles + jnp.arange(table.seats)[:, None]
    return jnp.where(there.any(1), there.argmax(1), NOBODY)


def eligible(table: Table, board: Board) -> Array:
    """R16: who has a Bratworm to take."""
    others = jnp.arange(table.seats) > 0
    return others & (board.bratworms > 0) & ~holds(table, board, Specialist.HEN)


def must_choose(table: Table, board: Board) -> Array:
    return (board.supply == 0) & (eligible(table, board).sum() > 1)


def _bratworm(table: Table, board: Board, victim: Array | int) -> Board:
    """R16: from the supply, from the only one who has one, or from the chosen one."""
    there = eligible(table, board)
    only = jnp.where(there.sum() == 1, there.argmax(), NOBODY)
    robbed = jnp.where(jnp.asarray(victim) >= 0, victim, only)
    robbed = jnp.where(board.supply > 0, NOBODY, robbed)
    gained = (board.supply > 0) | (robbed >= 0)
    seats = jnp.arange(table.seats)
    return board._replace(
        supply=board.supply - (board.supply > 0),
        bratworms=board.bratworms + jnp.where(seats == 0, gained, 0) - (seats == robbed),
    )


def _sent(board: Board, who: Array | int, where: Array | int) -> Board:
    """The specialist (NOBODY: none) is there from now on."""
    return board._replace(home=jnp.where(jnp.arange(len(board.home)) == who, where, board.home))


def _put_back(table: Table, board: Board, who: Array | int) -> Board:
    """R20: onto the lowest unoccupied face-up tile, or out of the game."""
    if not table.specialists:
        return board
    board = _sent(board, who, table.out)
    occupied = (board.home[:, None] == jnp.arange(table.tiles)[None, :]).any(0)
    free = (board.place == UP) & ~occupied
    return _sent(board, who, jnp.where(free.any(), free.argmax(), table.out))


def _receive(table: Table, board: Board, new: Array, keep_new: bool) -> Board:
    """R18, R19: nobody holds two."""
    if not table.specialists:
        return board
    old = _held(table, board)[0]
    both = (new >= 0) & (old >= 0)
    stays, goes = (new, old) if keep_new else (old, new)
    board = _sent(board, jnp.where(both, stays, new), table.tiles)
    return _put_back(table, board, jnp.where(both, goes, NOBODY))


def _pile(table: Table, board: Board, tile: Array) -> Board:
    here = jnp.arange(table.tiles) == tile
    return board._replace(
        place=jnp.where(here, STACKS, board.place),
        depth=jnp.where(here, height(table, board)[0], board.depth),
    )


def _take(
    table: Table,
    board: Board,
    tile: Array,
    keep_new: bool = True,
    victim: Array | int = NOBODY,
) -> Board:
    """R6 a and c, R18, R28."""
    standing = board.home == tile
    after = _pile(table, board, tile)
    if not table.specialists:
        return after
    new = jnp.where(standing.any(), standing.argmax(), NOBODY)
    won = _receive(table, after, new, keep_new)
    raven = table.number(Specialist.RAVEN)
    if raven is None:
        return won
    robbed = _put_back(table, _bratworm(table, after, victim), raven)
    return _either(new == raven, robbed, won)


def _steal(table: Table, board: Board, rival: Array, keep_new: bool) -> Board:
    """R6 b, R18, R26."""
    stolen = _pile(table, board, tops(table, board)[rival])
    if not table.specialists:
        return stolen
    guarded = holds(table, board, Specialist.HEN)[rival]
    after = _either(guarded, board, stolen)
    new = _held(table, board)[rival]
    return _receive(table, after, new, keep_new)


def _fail(table: Table, board: Board) -> Board:
    """R9, R21, R27, or R32."""
    if not table.edition.kind.failure_returns_tile:
        return _turn_highest(table, board, NOBODY)
    tile = tops(table, board)[0]
    here = jnp.arange(table.tiles) == tile
    returned = board._replace(
        place=jnp.where(here, UP, board.place), depth=jnp.where(here, 0, board.depth)
    )
    returned = _put_back(table, returned, _held(table, board)[0])
    returned = _turn_highest(table, returned, jnp.where(board.short, NOBODY, tile))  # O1
    hen = table.number(Specialist.HEN)
    if hen is not None:
        guarded = board.home[hen] == table.tiles
        returned = _either(guarded, _put_back(table, board, hen), returned)
    return _either(height(table, board)[0] > 0, returned, board)


def _turn_highest(table: Table, board: Board, spared: Array | int) -> Board:
    up = board.place == UP
    highest = table.tiles - 1 - up[::-1].argmax()
    turned = board._replace(place=jnp.where(jnp.arange(table.tiles) == highest, DOWN, board.place))
    if table.specialists:
        standing = board.home == highest
        guest = jnp.where(standing.any(), standing.argmax(), NOBODY)
        turned = _put_back(table, turned, guest)
    return _either(highest == spared, board, turned)


def _either(yes: Array, this: Board, that: Board) -> Board:
    return Board(*(jnp.where(yes, one, other) for one, other in zip(this, that, strict=True)))
