"""The figures of `wormgrill odds`: of a hand at the start of a turn, or of a position."""

from typing import Any, NamedTuple

from wormgrill.rules.actions import ROLL, Action, Pinch, Take
from wormgrill.rules.edition import Edition
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import (
    Phase,
    Position,
    Turn,
    no_roll_left,
    total,
    white_dice_left,
    with_turn,
)
from wormgrill.solver.first_turn import first_turn_worth
from wormgrill.solver.odds import Hand, first_turn, from_here, hand_of, table_of
from wormgrill.solver.turn import Advice, SolvedTurn
from wormgrill.values.worms import turn_ev, worms_now

Json = dict[str, Any]


class End(NamedTuple):
    """How a turn may end. No tile: it fails. No origin: it fails, or the tile is won already."""

    tile: int | None
    origin: str | int | None  # grill, or whose tile it was
    hen: bool
    chance: float


class Here(NamedTuple):
    """What only a position has."""

    position: Position
    turn: Turn
    advice: list[Advice]  # in the order of the legal actions
    best: Action | None  # None while the dice are in the air
    endings: list[End]  # likeliest first


class Odds(NamedTuple):
    edition: Edition
    dice: int
    hand: Hand
    at_least: dict[str, float]
    exactly: dict[str, float]
    expected_worms: float
    here: Here | None = None

    def json(self) -> Json:
        table: Json = {
            "edition": self.edition.key,
            "dice": self.dice,
            **self.hand._asdict(),
            "at_least": self.at_least,
            "exactly": self.exactly,
            "expected_worms": self.expected_worms,
        }
        return table | _here_json(self.here) if self.here else table


def _here_json(here: Here) -> Json:
    return {
        "actions": [
            {
                "action": str(advice.action),
                "worms": advice.worms,
                "success": advice.success,
                "worth": advice.worth,
            }
            for advice in here.advice
        ],
        "best": here.best and str(here.best),
        "endings": [
            {"tile": end.tile, "from": end.origin, "hen": end.hen, "chance": end.chance}
            for end in here.endings
        ],
    }


def odds_of_hand(edition: Edition, hand: Hand) -> Odds:
    table = table_of(edition, lambda wanted: first_turn(edition, hand, wanted))
    worms = first_turn_worth(edition, hand, worms_now)
    return Odds(edition, edition.dice, hand, table["at_least"], table["exactly"], worms)


def odds_of_position(position: Position) -> Odds:
    turn = position.turn
    assert turn is not None
    table = table_of(position.edition, lambda wanted: from_here(position, wanted))
    hand = hand_of(position, turn)
    here, worms = _here(position, turn)
    dice = _dice_left(position, turn)
    return Odds(position.edition, dice, hand, table["at_least"], table["exactly"], worms, here)


def _dice_done(turn: Turn) -> bool:
    return turn.limbo is not None or turn.phase is Phase.PINCH


def _dice_left(position: Position, turn: Turn) -> int:
    """The white dice not laid aside, as long as dice matter at all."""
    if _dice_done(turn) or no_roll_left(position, turn):
        return 0
    return white_dice_left(position, turn)


def _here(position: Position, turn: Turn) -> tuple[Here, float]:
    """The figures of the position, and the expected change of the mover's score."""
    solved = SolvedTurn(position, turn_ev)
    if not legal_actions(position):
        # Dice in the air are worth what it was worth to roll them.
        before = with_turn(position, turn._replace(phase=Phase.AFTER))
        worms = next(one.worms for one in solved.advice(before) if one.action == ROLL)
        return Here(position, turn, [], None, _endings(solved, position)), worms
    advice = solved.advice(position)
    best = solved.best(position)
    worms = next(one.worms for one in advice if one.action == best)
    if _dice_done(turn):
        return Here(position, turn, advice, best, [_won(position, turn, best)]), worms
    return Here(position, turn, advice, best, _endings(solved, position)), worms


def _endings(solved: SolvedTurn, position: Position) -> list[End]:
    found = []
    for how, chance in solved.endings(position).items():
        origin = "grill" if how.tile is not None and how.seat is None else how.seat
        found.append(End(how.tile, origin, how.hen, chance))
    return found


def _won(position: Position, turn: Turn, action: Action) -> End:
    """What this choice brings, or has brought, once the dice are done."""
    seats = position.seats
    match action:
        case Take(value):
            return End(value, "grill", hen=False, chance=1.0)
        case Pinch(seat):
            guarded = seats[seat].specialist is Specialist.HEN
            return End(seats[seat].stack[-1].value, seat, guarded, chance=1.0)
    for place, rival in enumerate(seats):  # R26: the hen has just left the tile it guarded
        bare = rival.specialist is None and place != turn.player
        reached = bool(rival.stack) and rival.stack[-1].value == total(position, turn)
        if turn.limbo is Specialist.HEN and bare and reached:
            return End(rival.stack[-1].value, place, hen=True, chance=1.0)
    return End(seats[turn.player].stack[-1].value, None, hen=False, chance=1.0)
