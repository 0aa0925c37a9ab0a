"""Whether a game can come to a position; used on positions from outside."""

from collections import Counter
from itertools import groupby

from wormgrill.rules.endings import FromRival, ending
from wormgrill.rules.errors import BadPosition
from wormgrill.rules.legal import legal_actions, victims, ways_to_win
from wormgrill.rules.pieces import ONE, Specialist
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Seat,
    Turn,
    holds,
    no_roll_left,
    total,
    white_dice_left,
)


def audit(position: Position) -> None:
    _tiles(position)
    _bratworms(position)
    _specialists(position)
    if position.turn is None:
        _must(not _any_up(position), "A tile lies face up, so somebody's turn is on.")
    else:
        _turn(position, position.turn)


def _must(holds_true: bool, otherwise: str) -> None:
    if not holds_true:
        raise BadPosition(otherwise)


def _any_up(position: Position) -> bool:
    return any(spot.up for spot in position.grill)


def _tiles(position: Position) -> None:
    there = Counter(spot.tile for spot in position.grill)
    there.update(tile for seat in position.seats for tile in seat.stack)
    for tile, count in Counter(position.edition.tiles).items():
        _must(there[tile] >= count, f"Tile {tile.value} is missing.")
        _must(there[tile] <= count, f"Tile {tile.value} is there too often.")


def _bratworms(position: Position) -> None:
    shares = [position.supply, *(seat.bratworms for seat in position.seats)]
    _must(min(shares) >= 0, "Nobody has fewer than no Bratworms.")
    expected = position.edition.bratworms
    _must(sum(shares) == expected, f"There are {expected} Bratworms, not {sum(shares)}.")


def _specialists(position: Position) -> None:
    there = Counter(spot.specialist for spot in position.grill if spot.specialist)
    there.update(seat.specialist for seat in position.seats if seat.specialist)
    there.update(position.out)
    if position.turn and position.turn.limbo:
        there[position.turn.limbo] += 1
    expected = {name for name, _ in position.edition.specialists}
    for name in Specialist:
        _must(there[name] <= (name in expected), f"One {name} too many.")
        _must(there[name] >= (name in expected), f"The {name} is nowhere to be found.")
    for spot in position.grill:
        _must(spot.up or not spot.specialist, "Nobody stands on a face-down tile.")
    for seat in position.seats:
        _seat_holds(seat)


def _seat_holds(seat: Seat) -> None:
    _must(seat.specialist is not Specialist.RAVEN, "Nobody ever holds the raven (R28).")
    _must(
        bool(seat.stack) or seat.specialist in (None, Specialist.HEN),
        f"{seat.name} has no tile, so only the hen can be there (R21).",
    )


def _turn(position: Position, turn: Turn) -> None:
    _must(0 <= turn.player < len(position.seats), f"turn.player: there is no seat {turn.player}.")
    _must(_any_up(position) or turn.limbo is not None, "No tile lies face up: the game is over.")
    _dice(position, turn)
    _must(turn.limbo is None or turn.phase in _LIMBO, "The specialist in limbo must be somewhere.")
    _PHASES[turn.phase](position, turn)


_LIMBO = (Phase.ROB, Phase.RETURN)


def _dice(position: Position, turn: Turn) -> None:
    """The dice add up, and those in use are the player's to use."""
    groups = [face for face, _ in groupby(turn.kept)]
    _must(
        len(groups) == len(set(groups)),
        "turn.kept: all dice of a face are laid aside at once (R1).",
    )
    left = white_dice_left(position, turn)
    _must(left >= 0, "turn.kept: more dice than there are.")
    _must(
        turn.golden_die is GoldenDie.UNUSED or holds(position, turn, Specialist.GOLDEN_DIE),
        "turn.golden_die: the player does not hold the golden die (R22).",
    )
    _must(
        turn.golden_die is not GoldenDie.KEPT
        or not set(turn.kept).isdisjoint(position.edition.golden_sides),
        "turn.golden_die: no face of the golden die is laid aside.",
    )
    _must(
        not turn.weasel_used or holds(position, turn, Specialist.WEASEL),
        "turn.weasel_used: the player does not hold the weasel (R23).",
    )
    if turn.phase is not Phase.CHOOSE:
        _must(turn.rolled is None, "turn.rolled: dice lie rolled only in phase choose.")
        _must(turn.golden is None, "turn.golden: dice lie rolled only in phase choose.")


def _roll(position: Position, turn: Turn) -> None:
    _must(turn == Turn(turn.player), "In phase roll nothing has happened in this turn yet.")


def _in_the_air(position: Position, turn: Turn) -> None:
    _must(not no_roll_left(position, turn), "No die is left to roll: the turn is over (R3).")


def _choose(position: Position, turn: Turn) -> None:
    _in_the_air(position, turn)
    left = white_dice_left(position, turn)
    _must(
        turn.rolled is not None and len(turn.rolled) == left,
        f"turn.rolled: {left} white dice are left to roll.",
    )
    in_hand = turn.golden_die is GoldenDie.IN_HAND
    _must(
        turn.golden in position.edition.golden_sides if in_hand else turn.golden is None,
        "turn.golden: the golden die's face, if it was rolled, and null if not.",
    )
    _must(bool(legal_actions(position)), "A dead roll ends the turn at once (R4, R30).")


def _laid_aside(turn: Turn) -> None:
    _must(bool(turn.kept), f"In phase {turn.phase} dice are laid aside.")


def _after(position: Position, turn: Turn) -> None:
    _laid_aside(turn)
    _must(not no_roll_left(position, turn), "No roll is left: the turn is over (R3).")


def _rob(position: Position, turn: Turn) -> None:
    _laid_aside(turn)
    _must(position.supply == 0, "Bratworms come from the supply while it lasts (R16).")
    _must(len(victims(position, turn)) > 1, "A single victim, or none, is no choice (R16).")
    if turn.limbo:
        _must(turn.limbo is Specialist.RAVEN, "In phase rob only the raven can be in limbo.")
        _must(bool(position.seats[turn.player].stack), "The raven's tile was taken by somebody.")
    else:
        _must(turn.kept[-2:] == (ONE, ONE), "Only a Double 1 or the raven gives a Bratworm.")


def _return(position: Position, turn: Turn) -> None:
    _laid_aside(turn)
    seat = position.seats[turn.player]
    _must(turn.limbo not in (None, Specialist.RAVEN), "In phase return a second specialist waits.")
    _must(bool(seat.specialist and seat.stack), "One who returns a specialist holds one already.")
    if turn.limbo_from is not None:
        _won_from(position, turn, turn.limbo_from)


def _won_from(position: Position, turn: Turn, victim: int) -> None:
    """R6 b, R26: a tile of exactly the total was stolen, or the hen that guards it was taken."""
    there = 0 <= victim < len(position.seats) and victim != turn.player
    _must(there, f"turn.limbo_from: {victim} is not another player's seat.")
    rival = position.seats[victim]
    _must(rival.specialist is None, "turn.limbo_from: there another specialist is.")
    hit = (rival if turn.limbo is Specialist.HEN else position.seats[turn.player]).stack[-1:]
    _must(
        bool(hit) and hit[0].value == total(position, turn) and not hit[0].exact,
        "turn.limbo_from: a theft needs a tile of exactly the total (R6, R13).",
    )


def _pinch(position: Position, turn: Turn) -> None:
    _laid_aside(turn)
    end = ending(position, turn)
    _must(
        isinstance(end, FromRival) and len(ways_to_win(end)) > 1,
        "In phase pinch there is more than one tile to win.",
    )


_PHASES = {
    Phase.ROLL: _roll,
    Phase.DICE: _in_the_air,
    Phase.CHOOSE: _choose,
    Phase.AFTER: _after,
    Phase.ROB: _rob,
    Phase.RETURN: _return,
    Phase.PINCH: _pinch,
}
