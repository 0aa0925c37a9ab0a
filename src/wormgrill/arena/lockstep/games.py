"""Games played in lockstep: a turn of each, then the next turn of those that are not over."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from wormgrill.arena.lockstep import turns
from wormgrill.arena.lockstep.arrays import FIRST_TILE, boards_of, box_of, dicework, finished
from wormgrill.rules.position import Position
from wormgrill.solver.graph import Floats, Ints

AHEAD = 256  # draws of a game that are drawn at once; a game of classic takes some 600


class Told(NamedTuple):
    """How a game ended, and what was decided in it: places among the legal actions."""

    end: Position
    turns: int
    choices: tuple[int, ...]


class Draws:
    """The draws of each game in its own order; there are always enough for a turn."""

    def __init__(self, chances: Sequence[Random], per_turn: int) -> None:
        self._chances = chances
        self.ahead: Floats = np.empty((len(chances), per_turn + AHEAD))
        self.used: Ints = np.full(len(chances), per_turn + AHEAD)

    def refill(self, games: Ints) -> None:
        for game in games[self.used[games] > AHEAD]:
            rest, random = self.ahead[game, self.used[game] :], self._chances[game].random
            self.ahead[game] = [*rest, *(random() for _ in range(self.used[game]))]
            self.used[game] = 0


def play_games(
    openings: Sequence[Position], bots: Ints, chances: Sequence[Random], most_steps: int
) -> list[Told] | None:
    """These games, with the bot of each game and seat; nothing if one takes more steps."""
    edition, games = openings[0].edition, len(openings)
    box, dice = box_of(edition, openings[0].options), dicework(edition)
    boards = boards_of(openings)
    rolls = min(box.dice, box.faces)  # of a turn, at most
    draws = Draws(chances, sum(range(box.dice, box.dice - rolls, -1)))
    choices = np.zeros((games, 3 * rolls + 1), np.int8)  # of this turn
    taken = np.zeros((games, 2), np.int64)  # rolls and choices of this turn
    played, steps = np.zeros((2, games), np.int64)
    decided: list[list[int]] = [[] for _ in openings]
    going = np.arange(games)
    while going.size:
        draws.refill(going)
        movers = bots[going, boards.player[going]]
        first, state = movers == FIRST_TILE, (draws.ahead, draws.used, choices, taken)
        turns.play_first_tile(box, dice, boards, going[first], *state)
        turns.play_solved(box, dice, boards, going[~first], movers[~first], *state)
        played[going] += 1
        steps[going] += taken[going].sum(axis=1)
        if (steps > most_steps).any():
            return None
        for game in going:
            decided[game] += choices[game, : taken[game, 1]].tolist()
        going = going[~boards.over[going]]
    return [
        Told(finished(boards, game, began), int(played[game]), tuple(decided[game]))
        for game, began in enumerate(openings)
    ]
