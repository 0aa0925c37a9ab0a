"""Bots that solve their turn exactly, each for what it values."""

from collections.abc import Callable, Sequence

import numpy as np

from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.solver import kernel
from wormgrill.solver.board import board_of
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.unit import Unit
from wormgrill.values.valuation import WORMS, Valuation, best_valuation
from wormgrill.values.worms import turn_ev


class SolvingBot:
    """Does what its value says is best; a turn is solved once and asked at every decision."""

    def __init__(
        self, valuation_at: Callable[[Position], Valuation], by_board: bool = False
    ) -> None:
        """`by_board`: the value counts from the board it is asked at."""
        kernel.speed_up()  # who plays, solves many turns
        self._valuation_at = valuation_at
        self._by_board = by_board
        self._solved: SolvedTurn | None = None
        self.unit = Unit.WORMS  # of the turn solved last

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        return legal[0] if len(legal) == 1 else self.solved(position).best(position)

    def solved(self, position: Position) -> SolvedTurn:
        """The turn that is on, solved for this bot's value.

        What a bot does is a function of the position, whatever it was asked before: a solution
        serves the positions of its turn, and if its value counts from a board, that board alone.
        """
        if self._solved is None or not self._serves(self._solved, position):
            value, self.unit = self._valuation_at(position)
            self._solved = SolvedTurn(position, value)
        return self._solved

    def _serves(self, solved: SolvedTurn, position: Position) -> bool:
        if self._by_board:
            return solved.board == board_of(position)
        return solved.covers(position)


def turn_ev_bot(seed: int | None = None) -> SolvingBot:
    return SolvingBot(lambda position: WORMS)


def champion_bot(seed: int | None = None) -> SolvingBot:
    """Plays for the win; where nobody has learned an edition (a custom one), for worms."""
    return SolvingBot(best_valuation)


def careful_bot(seed: int | None = None) -> SolvingBot:
    """A tile is a tile: to win any counts, how many worms are on it hardly."""
    return SolvingBot(lambda position: _felt(position, _any_gain), by_board=True)


def gambler_bot(seed: int | None = None) -> SolvingBot:
    """Worms count more the more of them come at once, and a loss is soon forgotten."""
    return SolvingBot(lambda position: _felt(position, _great_gain), by_board=True)


def _any_gain(gain: Floats) -> Floats:
    return np.sign(gain).clip(0) + gain / 80


def _great_gain(gain: Floats) -> Floats:
    return gain.clip(0) ** 2


def _felt(before: Position, feeling: Callable[[Floats], Floats]) -> Valuation:
    """The worms of *turn-EV*, as somebody feels them who counts from where they stand."""
    base = turn_ev([before])

    def value(positions: Sequence[Position]) -> Floats:
        return feeling(turn_ev(positions) - base)

    return Valuation(value, Unit.WORMS)
