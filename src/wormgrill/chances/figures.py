"""The figures of `wormgrill odds`: of a hand at the start of a turn, or of a position."""

from typing import Any, NamedTuple

import msgspec

from wormgrill.advice.adviser import Advice, Adviser
from wormgrill.advice.messages import ending_view
from wormgrill.rules.edition import Edition
from wormgrill.rules.position import Phase, Position, Turn, no_roll_left, white_dice_left
from wormgrill.solver.first_turn import first_turn_worth
from wormgrill.solver.odds import Hand, first_turn, from_here, hand_of, table_of
from wormgrill.values.worms import worms_now

Json = dict[str, Any]


class Odds(NamedTuple):
    edition: Edition
    dice: int
    hand: Hand
    at_least: dict[str, float]
    exactly: dict[str, float]
    expected_worms: float
    advice: Advice | None = None  # of a position

    def json(self) -> Json:
        table: Json = {
            "edition": self.edition.key,
            "dice": self.dice,
            **self.hand._asdict(),
            "at_least": self.at_least,
            "exactly": self.exactly,
            "expected_worms": self.expected_worms,
        }
        return table | _advice_json(self.advice) if self.advice else table


def _advice_json(advice: Advice) -> Json:
    return {
        "actions": [
            {
                "action": str(rated.action),
                "worms": rated.worms,
                "success": rated.success,
                "worth": rated.worth,
            }
            for rated in advice.actions
        ],
        "best": advice.best and str(advice.best.action),
        "unit": advice.unit,
        "endings": msgspec.to_builtins([ending_view(ending) for ending in advice.endings]),
    }


def odds_of_hand(edition: Edition, hand: Hand) -> Odds:
    table = table_of(edition, lambda wanted: first_turn(edition, hand, wanted))
    worms = first_turn_worth(edition, hand, worms_now)
    return Odds(edition, edition.dice, hand, table["at_least"], table["exactly"], worms)


def odds_of_position(position: Position, *, deep: bool = False) -> Odds:
    """What the adviser says, and the chances of every total from here."""
    turn, advice = position.turn, Adviser(deep=deep).advise(position)
    assert turn is not None
    assert advice is not None
    table = table_of(position.edition, lambda wanted: from_here(position, wanted))
    return Odds(
        position.edition,
        _dice_left(position, turn),
        hand_of(position, turn),
        table["at_least"],
        table["exactly"],
        advice.worms,
        advice,
    )


def _dice_left(position: Position, turn: Turn) -> int:
    """The white dice not laid aside, as long as dice matter at all."""
    done = turn.limbo is not None or turn.phase is Phase.PINCH
    if done or no_roll_left(position, turn):
        return 0
    return white_dice_left(position, turn)
