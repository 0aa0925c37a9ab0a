"""Positions as arrays, the mover in seat 0.

Functions take one board and are mapped over many. Where a tile is: 0 face up on the grill, 1 face
down, 2 and more in the stack of seat 0 and so on. Where a specialist is: the place of a tile, then
the seats, then out of the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import APPLE_WORMS, Specialist, Tile
from wormgrill.rules.position import Position, Seat, Spot, Turn
from wormgrill.solver.graph import Ints
from wormgrill.values.turn_order import place_of, seat_at

UP, DOWN, STACKS = 0, 1, 2


@dataclass(frozen=True)
class BoardSpec:
    """What boards of one shape have in common: the edition, and room for so many seats."""

    edition: Edition
    seats: int

    @property
    def tiles(self) -> int:
        return len(self.edition.tiles)

    @property
    def specialists(self) -> tuple[Specialist, ...]:
        return tuple(specialist for specialist, _ in self.edition.specialists)

    @property
    def out(self) -> int:
        """Where a specialist is that has left the game."""
        return self.tiles + self.seats

    @cached_property
    def values(self) -> Ints:
        return np.array([tile.value for tile in self.edition.tiles])

    @cached_property
    def worms(self) -> Ints:
        return np.array([tile.worms for tile in self.edition.tiles])

    @cached_property
    def exact(self) -> NDArray[np.bool_]:
        return np.array([tile.exact for tile in self.edition.tiles])

    def number(self, specialist: Specialist) -> int | None:
        """Which of the edition's specialists it is, if it has it."""
        return self.specialists.index(specialist) if specialist in self.specialists else None


class BoardArrays(NamedTuple):
    """Where everything is at the start of a turn; the arrays of many boards have one axis more."""

    place: Array  # per tile of the edition
    depth: Array  # per tile: how many lie below it in its stack
    home: Array  # per specialist of the edition
    bratworms: Array  # per seat
    supply: Array
    players: Array
    short: Array  # O1
    free: Array  # O2


def stacks(spec: BoardSpec, board: BoardArrays) -> Array:
    """Per seat and tile whether it is there."""
    seats = jnp.arange(spec.seats) + STACKS
    return board.place[None, :] == seats[:, None]


def height(spec: BoardSpec, board: BoardArrays) -> Array:
    """Per seat how many tiles it has."""
    return stacks(spec, board).sum(1)


def tops(spec: BoardSpec, board: BoardArrays) -> Array:
    """Per seat the place of its top tile; 0 too where there is none."""
    order = (board.depth.astype(jnp.int32) + 1) * spec.tiles + jnp.arange(spec.tiles)
    return jnp.where(stacks(spec, board), order[None, :], 0).max(1) % spec.tiles


def holds(spec: BoardSpec, board: BoardArrays, specialist: Specialist) -> Array:
    """Per seat whether it holds this specialist."""
    number = spec.number(specialist)
    if number is None:
        return jnp.zeros(spec.seats, bool)
    return board.home[number] == spec.tiles + jnp.arange(spec.seats)


def holds_first(spec: BoardSpec, boards: BoardArrays, specialist: Specialist) -> Array | None:
    """Per board whether the mover holds it; None if the edition does not have it."""
    if spec.number(specialist) is None:
        return None
    return jax.vmap(lambda board: holds(spec, board, specialist)[0])(boards)


def scores(spec: BoardSpec, board: BoardArrays) -> Array:
    """R11, R17, R25."""
    apple = holds(spec, board, Specialist.APPLE) * APPLE_WORMS
    return (stacks(spec, board) * spec.worms).sum(1) + board.bratworms + apple


def over(board: BoardArrays) -> Array:
    """R10."""
    return ~(board.place == UP).any()


def shares(spec: BoardSpec, board: BoardArrays) -> Array:
    """Each seat's part of the win as the board lies; who shares it, splits it (R11, R33)."""
    seats = jnp.arange(spec.seats)
    standing = scores(spec, board) * 1000
    if spec.edition.kind.highest_tile_breaks_ties:
        standing += jnp.where(stacks(spec, board), spec.values, 0).max(1)
    standing = jnp.where(seats < board.players, standing, -1)
    first = standing == standing.max()
    return first / first.sum()


def rotate(spec: BoardSpec, board: BoardArrays) -> BoardArrays:
    """R12: the next seat is the mover."""
    players = board.players
    seat = board.place - STACKS
    home = board.home - spec.tiles
    held = (home >= 0) & (home < spec.seats)
    order = jnp.arange(spec.seats)
    return board._replace(
        place=jnp.where(seat >= 0, place_of(seat, 1, players) + STACKS, board.place),
        home=jnp.where(held, place_of(home, 1, players) + spec.tiles, board.home),
        bratworms=jnp.where(order < players, board.bratworms[seat_at(order, 1, players)], 0),
    )


def unrotate(figures: Array, players: Array) -> Array:
    """Figures per seat of the next mover's board, as the mover before counts the seats."""
    order = jnp.arange(figures.shape[-1])
    return jnp.where(order < players, figures[place_of(order, 1, players)], 0)


# From and to the rules


def board_of(spec: BoardSpec, positions: Sequence[Position]) -> BoardArrays:
    """Positions at the start of a turn (or after the game) as one batch of boards."""
    rows = [_row(spec, position) for position in positions]
    return BoardArrays(*(jnp.array(column) for column in zip(*rows, strict=True)))


def _row(spec: BoardSpec, position: Position) -> tuple[object, ...]:
    players = len(position.seats)
    mover = position.turn.player if position.turn else 0
    free = list(range(spec.tiles))  # of equal tiles the left ones go to the stacks (R34)
    place = np.zeros(spec.tiles, np.int32)
    depth = np.zeros(spec.tiles, np.int32)
    home = np.full(len(spec.specialists), spec.out, np.int32)
    bratworms = np.zeros(spec.seats, np.int32)

    def lay(tile: Tile, where: int, below: int = 0) -> int:
        number = next(number for number in free if spec.edition.tiles[number] == tile)
        free.remove(number)
        place[number], depth[number] = where, below
        return number

    for seat in range(players):
        there = position.seats[seat_at(seat, mover, players)]
        bratworms[seat] = there.bratworms
        for below, tile in enumerate(there.stack):
            lay(tile, STACKS + seat, below)
        if there.specialist:
            home[spec.specialists.index(there.specialist)] = spec.tiles + seat
    for spot in position.grill:
        tile_place = lay(spot.tile, UP if spot.up else DOWN)
        if spot.specialist:
            home[spec.specialists.index(spot.specialist)] = tile_place
    agreed = position.options.short_game, position.options.free_choice
    return place, depth, home, bratworms, position.supply, players, *agreed


def position_of(
    spec: BoardSpec, board: BoardArrays, mover: int, names: Sequence[str], first: int = 0
) -> Position:
    """One board as the rules have it; `mover` is the seat whose turn it is among these names.

    A board forgets who began (O3): it makes no difference later.
    """
    place, depth, home, bratworms = map(
        np.asarray, (board.place, board.depth, board.home, board.bratworms)
    )
    players = int(board.players)
    held = {int(where): who for who, where in zip(spec.specialists, home, strict=True)}
    seats: list[Seat] = [Seat(name) for name in names]
    for seat in range(players):
        stack = sorted(np.flatnonzero(place == STACKS + seat), key=lambda tile: depth[tile])
        number = seat_at(seat, mover, players)
        seats[number] = Seat(
            names[number],
            tuple(spec.edition.tiles[tile] for tile in stack),
            int(bratworms[seat]),
            held.get(spec.tiles + seat),
        )
    grill = tuple(
        Spot(tile, bool(place[number] == UP), held.get(number))
        for number, tile in enumerate(spec.edition.tiles)
        if place[number] < STACKS
    )
    gone = tuple(
        who
        for who in Specialist
        if who in spec.specialists and home[spec.specialists.index(who)] == spec.out
    )
    options = Options(bool(board.short), bool(board.free), first)
    playing = bool((place == UP).any())
    return Position(
        spec.edition,
        options,
        tuple(seats),
        grill,
        int(board.supply),
        gone,
        Turn(mover) if playing else None,
    )
