"""Bots that solve their turn exactly, each for what it values."""

from collections.abc import Callable, Sequence

from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.solver import kernel
from wormgrill.solver.board import board_of
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.feelings import any_gain, great_gain
from wormgrill.values.unit import Unit
from wormgrill.values.valuation import WORMS, Valuation, best_valuation, deep_valuation
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
        self.exact = False

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        return legal[0] if len(legal) == 1 else self.solved(position).best(position)

    def solved(self, position: Position) -> SolvedTurn:
        """The turn that is on, solved for this bot's value.

        What a bot does is a function of the position, whatever it was asked before: a solution
        serves the positions of its turn, and if its value counts from a board, that board alone.
        """
        if self._solved is None or not self._serves(self._solved, position):
            value, self.unit, self.exact = self._valuation_at(position)
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


def deep_champion_bot(seed: int | None = None) -> SolvingBot:
    """The champion, who solves the next player's turn too."""
    return SolvingBot(deep_valuation)


def careful_bot(seed: int | None = None) -> SolvingBot:
    """Wants a tile, whichever."""
    return SolvingBot(lambda position: _felt(position, any_gain), by_board=True)


def gambler_bot(seed: int | None = None) -> SolvingBot:
    """Wants many worms at once."""
    return SolvingBot(lambda position: _felt(position, great_gain), by_board=True)


def _felt(before: Position, feeling: Callable[[Floats], Floats]) -> Valuation:
    """The worms of *turn-EV*, as somebody feels them who counts from where they stand."""
    base = turn_ev([before])

    def value(positions: Sequence[Position]) -> Floats:
        felt: Floats = feeling(turn_ev(positions) - base)
        return felt

    return Valuation(value, Unit.WORMS)
