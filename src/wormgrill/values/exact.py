"""Games for two that are solved: everybody's chance of winning, exactly.

A table comes with the package; what lies between its two parts is solved when it is asked for. Its
card names the pieces it was made of: with other ones it says nothing.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import shares
from wormgrill.solver.graph import Floats
from wormgrill.solver.junior.classes import DuelClasses
from wormgrill.solver.junior.sweep import DuelSolver
from wormgrill.solver.junior.table import ByTiles, DuelTable
from wormgrill.values.solved import table_file

FOLDER = files("wormgrill.values") / "solved"
PLAYERS = 2
ON_DEMAND = 6  # with so many tiles face up, or fewer, a class can be solved in no time
ROOM = 20_000  # classes remembered per number of tiles: more would take longer to sort in
EXACT = 1e-12  # what is solved on demand; the table itself is 3e-8 off at most
DIGITS = 10  # kept of it: what was asked before, and together with what, must not show


class SolvedGame:
    """What positions of one edition for two are worth, to 1e-7."""

    def __init__(self, edition: Edition, without: ByTiles, free: ByTiles) -> None:
        self._tables = [
            DuelTable(DuelSolver(edition, free_choice=choice, exact=EXACT), given, ROOM, DIGITS)
            for choice, given in ((False, without), (True, free))
        ]

    def knows(self, position: Position) -> bool:
        """Whether a position is solved, and with it all that can come of it.

        Whatever can come up in a game is. Somebody who lays out the tiles at will can come to
        positions that cannot; of these only the smaller ones are solved.
        """
        if position.turn is None:
            return True
        table = self._table(position)
        tiles = _tiles_up(position)
        number = np.array([table.solver.classes.of(position, position.turn.player)])
        return tiles <= ON_DEMAND or not np.isnan(table.worth(number, tiles)[0])

    def chances(self, positions: Sequence[Position]) -> Floats:
        """Of winning, per position and seat; not numbers where a position is not known."""
        found = np.empty((len(positions), PLAYERS))
        asked: dict[tuple[bool, int], list[int]] = {}
        for place, position in enumerate(positions):
            if position.over:
                found[place] = shares(position)
            else:
                key = position.options.free_choice, _tiles_up(position)
                asked.setdefault(key, []).append(place)
        for places in asked.values():
            movers = [_mover(positions[place]) for place in places]
            own = self._worth([positions[place] for place in places], movers)
            found[places, movers] = own
            found[places, [1 - mover for mover in movers]] = 1 - own
        return found

    def forget(self) -> None:
        """As if nothing had been asked yet; for measuring."""
        for table in self._tables:
            table.forget()

    def _worth(self, positions: Sequence[Position], movers: Sequence[int]) -> Floats:
        """Of positions with the same options and equally many tiles face up."""
        table, tiles = self._table(positions[0]), _tiles_up(positions[0])
        of = table.solver.classes.of
        classes = np.array(list(map(of, positions, movers)))
        worth = table.worth(classes, tiles)
        if tiles <= ON_DEMAND and np.isnan(worth).any():
            worth = table.learn(classes, tiles)
        return worth

    def _table(self, position: Position) -> DuelTable:
        return self._tables[position.options.free_choice]


def _tiles_up(position: Position) -> int:
    return sum(spot.up for spot in position.grill)


def _mover(position: Position) -> int:
    assert position.turn is not None
    return position.turn.player


def pieces(edition: Edition) -> dict[str, Any]:
    """All that the solution of an edition depends on, as a card says it."""
    return {
        "dice": edition.dice,
        "faces": [[face.name, face.points, face.sides] for face in edition.faces],
        "tiles": [[tile.value, tile.worms] for tile in edition.tiles],
    }


def solved_game(edition: Edition, players: int) -> SolvedGame | None:
    """None where nobody has solved the game of these pieces with so many players."""
    return load(edition) if players == PLAYERS else None


@cache
def load(edition: Edition) -> SolvedGame | None:
    """The solution for two, read once."""
    name = f"{edition.key}-{PLAYERS}"
    if name not in cards() or not DuelClasses.fits(edition):
        return None
    if cards()[name]["pieces"] != pieces(edition):
        return None
    with (FOLDER / f"{name}.npz").open("rb") as file:
        return SolvedGame(edition, *table_file.read(file))


@cache
def cards() -> Mapping[str, Any]:
    """What is told of each solution, by the name of its file."""
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text())
        for file in FOLDER.iterdir()
        if file.name.endswith(".toml")
    }
