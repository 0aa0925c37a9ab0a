"""Which pairings are played in lockstep, and their games played so."""

from typing import TYPE_CHECKING

import numpy as np

from wormgrill.arena.game import Pairing, opening, rotated, seed_of_dice
from wormgrill.arena.lockstep.arrays import FIRST_TILE, PLAYERS, kinds
from wormgrill.dice.source import source
from wormgrill.solver import kernel

if TYPE_CHECKING:  # it needs numba
    from wormgrill.arena.lockstep.games import Told


def serves(pairing: Pairing) -> bool:
    """Only with numba, our quick bots, and nothing but tiles on the grill, alike if they have the
    same number: then it makes no difference which rival one is taken from."""
    edition = pairing.edition
    if edition.specialists or edition.bratworms:
        return False
    if len({tile.value for tile in edition.tiles}) < len(kinds(edition)):
        return False
    if pairing.seconds_per_move is not None:  # nobody can be late here
        return False
    players = {PLAYERS.get(bot) for bot in pairing.bots}
    if None in players or players == {FIRST_TILE}:  # the latter has nothing to solve
        return False
    kernel.speed_up()
    return kernel.fast is not None


def play(pairing: Pairing, games: range) -> "list[Told] | None":
    """Nothing if a game does not end."""
    from wormgrill.arena.lockstep.games import play_games

    openings = [opening(pairing, rotation) for rotation in range(pairing.rotations)]
    return play_games(
        [openings[game % pairing.rotations] for game in games],
        np.array([[PLAYERS[bot] for bot in rotated(pairing, game)] for game in games]),
        [source(seed_of_dice(pairing, game)) for game in games],
        pairing.most_steps,
    )
