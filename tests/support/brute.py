"""The plain reference: a turn solved by the rules alone, action by action and roll by roll.

Slow and literal; it knows nothing of states, tables or tracks.
"""

from collections.abc import Callable
from functools import cache

from wormgrill.rules import Phase, Position, apply, legal_actions, roll_outcomes

Worth = Callable[[Position], float]


def brute_force(position: Position, worth: Worth) -> Callable[[Position], float]:
    """What any position of this turn is worth to the mover, if he always does the best."""
    assert position.turn is not None
    mover = position.turn.player

    @cache
    def value(now: Position) -> float:
        turn = now.turn
        if turn is None or turn.player != mover or (turn.phase is Phase.ROLL and now != position):
            return worth(now)
        if turn.phase is Phase.DICE:
            return sum(
                float(chance) * value(apply(now, dice)[0]) for dice, chance in roll_outcomes(now)
            )
        return max(value(apply(now, action)[0]) for action in legal_actions(now))

    return value
