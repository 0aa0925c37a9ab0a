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
from wormgrill.values.valuation import WORMS, Unit, Valuation, best_valuation
from wormgrill.values.worms import turn_ev


class SolvingBot:
    """Does what its value says is best; a turn is solved once and asked at every decision."""

    def __init__(self, valuation_at: Callable[[Position], Valuation]) -> None:
        kernel.speed_up()  # who plays, solves many turns
        self._valuation_at = valuation_at
        self._solved: SolvedTurn | None = None
        self.unit = Unit.WORMS  # of the turn solved last

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        return legal[0] if len(legal) == 1 else self.solved(position).best(position)

    def solved(self, position: Position) -> SolvedTurn:
        """The turn that is on, solved for this bot's value.

        A value may depend on the board it is asked for, so a solution serves its own board alone:
        what a bot does is a function of the position, whatever it was asked before.
        """
        if self._solved is None or self._solved.board != board_of(position):
            value, self.unit = self._valuation_at(position)
            self._solved = SolvedTurn(position, value)
        return self._solved


def turn_ev_bot(seed: int | None = None) -> SolvingBot:
    return SolvingBot(lambda position: WORMS)


def champion_bot(seed: int | None = None) -> SolvingBot:
    """Plays for the win; where nobody has learned an edition (a custom one), for worms."""
    return SolvingBot(best_valuation)


def careful_bot(seed: int | None = None) -> SolvingBot:
    """A tile is a tile: to win any counts, how many worms are on it hardly."""
    return SolvingBot(lambda position: _felt(position, _any_gain))


def gambler_bot(seed: int | None = None) -> SolvingBot:
    """Worms count more the more of them come at once, and a loss is soon forgotten."""
    return SolvingBot(lambda position: _felt(position, _great_gain))


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
