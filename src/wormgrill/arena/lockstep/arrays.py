"""What the compiled turn reads and writes: the box as numbers, and the boards of many games."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import WORM, Tile
from wormgrill.rules.position import Position, Seat
from wormgrill.solver.dice_states import ABSENT, dice_kind
from wormgrill.solver.graph import Floats, Graph, Ints, graph
from wormgrill.solver.leaves import most_points

Flags = NDArray[np.bool_]

# Who can play. All but the first solve their turns, each for how it feels about a gain.
FIRST_TILE, TURN_EV, CAREFUL, GAMBLER = range(4)
PLAYERS = {
    "first-tile": FIRST_TILE,
    "turn-ev": TURN_EV,
    "careful": CAREFUL,
    "gambler": GAMBLER,
}


class Box(NamedTuple):
    """An edition without specialists and Bratworms, and what the table agreed on."""

    dice: int
    faces: int
    worm: int  # which face
    points: Ints  # per face
    sides: Ints  # of a die: their faces
    value: Ints  # per kind of tile
    worms: Ints
    exact: Flags
    dead_roll_fails: bool
    failure_returns_tile: bool
    short_game: bool
    free_choice: bool


class Boards(NamedTuple):
    """One row per game. Tiles lie as in the rules: left to right, bottom to top."""

    grill: Ints  # [game, place]: kinds of tiles
    up: Flags  # [game, place]
    lying: Ints  # [game]: how many places of the grill there are
    stack: Ints  # [game, seat, place]: kinds of tiles
    height: Ints  # [game, seat]
    player: Ints  # [game]: whose turn it is
    over: Flags  # [game]


class Dicework(NamedTuple):
    """The states of the dice of a turn, and the rolls between them, as `solve_rows` reads them."""

    number: NDArray[np.int32]  # [faces laid aside as bits, dice left, points]: of the state
    points: Ints  # per state
    worm: Flags  # per state: a worm lies aside
    first: int
    rolls: Ints
    dead: Floats
    chance: Floats
    options: NDArray[np.uint8]
    target: NDArray[np.int32]


def kinds(edition: Edition) -> tuple[Tile, ...]:
    return tuple(dict.fromkeys(edition.tiles))


def box_of(edition: Edition, options: Options) -> Box:
    tiles, order = kinds(edition), edition.face_order
    return Box(
        edition.dice,
        len(edition.faces),
        order[WORM],
        np.array([face.points for face in edition.faces]),
        np.array([order[name] for name in edition.white_sides]),
        np.array([tile.value for tile in tiles]),
        np.array([tile.worms for tile in tiles]),
        np.array([tile.exact for tile in tiles]),
        edition.kind.dead_roll_fails,
        edition.kind.failure_returns_tile,
        options.short_game,
        options.free_choice,
    )


def boards_of(positions: Sequence[Position]) -> Boards:
    """As games of one edition and number of players begin, nothing in anybody's hand."""
    games, players = len(positions), len(positions[0].seats)
    edition = positions[0].edition
    number = {tile: kind for kind, tile in enumerate(kinds(edition))}
    tiles = len(edition.tiles)
    return Boards(
        np.tile([number[tile] for tile in edition.tiles], (games, 1)),
        np.ones((games, tiles), np.bool_),
        np.full(games, tiles),
        np.zeros((games, players, tiles), np.int64),
        np.zeros((games, players), np.int64),
        np.array([position.turn.player for position in positions if position.turn]),
        np.zeros(games, np.bool_),
    )


def finished(boards: Boards, game: int, began: Position) -> Position:
    """The end of a game, as far as scores and places need it: without the grill."""
    tiles = kinds(began.edition)
    seats = tuple(
        Seat(seat.name, tuple(tiles[kind] for kind in boards.stack[game, number, :height]))
        for number, (seat, height) in enumerate(zip(began.seats, boards.height[game], strict=True))
    )
    return began._replace(seats=seats, grill=(), turn=None)


@lru_cache(maxsize=4)
def dicework(edition: Edition) -> Dicework:
    states: Graph = graph(dice_kind(edition, golden=False))
    shape = 1 << len(edition.faces), edition.dice + 1, most_points(edition) + 1
    number = np.full(shape, -1, np.int32)
    for (pattern, points), state in states.number.items():
        assert pattern.golden == ABSENT
        number[pattern.mask, pattern.white, points] = state
    part = states.main
    worm = (states.mask >> edition.face_order[WORM] & 1).astype(np.bool_)
    return Dicework(
        number,
        states.points,
        worm,
        part.first,
        part.rolls,
        part.dead,
        part.chance,
        part.options,
        part.target,
    )
