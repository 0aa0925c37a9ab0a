"""The solving bots that count worms, without numpy: the same decisions, more slowly."""

from collections.abc import Callable

from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import scores
from wormgrill.solver.board import board_of
from wormgrill.solver.plain import PlainTurn
from wormgrill.values.feelings import any_gain, great_gain, less_the_others

Feeling = Callable[[float], float]


class PlainBot:
    """Does what is best for how it feels about a gain, counted from the board it is asked at."""

    def __init__(self, feeling: Feeling) -> None:
        self._feeling = feeling
        self._solved: PlainTurn | None = None

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        return legal[0] if len(legal) == 1 else self.solved(position).best(position)

    def solved(self, position: Position) -> PlainTurn:
        if self._solved is None or self._solved.board != board_of(position):
            self._solved = PlainTurn(position, self._value_from(position))
        return self._solved

    def _value_from(self, before: Position) -> Callable[[Position, int], float]:
        assert before.turn is not None
        base = _turn_ev(before, before.turn.player)
        return lambda position, seat: self._feeling(_turn_ev(position, seat) - base)


def _turn_ev(position: Position, seat: int) -> float:
    worms = scores(position)
    gain: float = less_the_others(worms[seat], sum(worms), len(worms))
    return gain


def plain_turn_ev_bot() -> PlainBot:
    return PlainBot(lambda gain: gain)


def plain_careful_bot() -> PlainBot:
    return PlainBot(any_gain)


def plain_gambler_bot() -> PlainBot:
    return PlainBot(great_gain)
