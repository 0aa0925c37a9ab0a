"""What may be decided in a position."""

from wormgrill.rules import actions
from wormgrill.rules.actions import Action, Pinch, Return, Rob, Take
from wormgrill.rules.endings import FromRival, ending
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Phase, Position, Turn, holds, may_use_weasel


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Empty when the game is over or the dice are in the air; else a decision is owed."""
    turn = position.turn
    return _LEGAL[turn.phase](position, turn) if turn else ()


def keepable(position: Position, turn: Turn) -> list[str]:
    """R1: the faces just rolled that are not laid aside yet."""
    rolled = turn.rolled or ()
    return [
        face
        for face in position.edition.face_names
        if (face in rolled or face == turn.golden) and face not in turn.kept
    ]


def victims(position: Position, turn: Turn) -> list[int]:
    """R16: others who have a Bratworm, but never the holder of the hen."""
    return [
        number
        for number, seat in enumerate(position.seats)
        if number != turn.player and seat.bratworms and seat.specialist is not Specialist.HEN
    ]


def ways_to_win(end: FromRival) -> tuple[Pinch | Take, ...]:
    """R31: from whom; O2: or the lower tile instead."""
    lower = (Take(end.instead.value),) if end.instead else ()
    return (*map(Pinch, end.seats), *lower)


def _before_the_first_roll(position: Position, turn: Turn) -> tuple[Action, ...]:
    if holds(position, turn, Specialist.GOLDEN_DIE):
        return actions.ROLL, actions.ROLL_GOLDEN  # R22
    return (actions.ROLL,)


def _in_the_air(position: Position, turn: Turn) -> tuple[Action, ...]:
    return ()


def _after_a_roll(position: Position, turn: Turn) -> tuple[Action, ...]:
    faces = keepable(position, turn)
    legal: tuple[Action, ...] = tuple(map(actions.keep, faces))
    if may_use_weasel(position, turn):
        legal += (actions.WEASEL,) if faces else (actions.WEASEL, actions.FAIL)  # R23
    return legal


def _after_a_keep(position: Position, turn: Turn) -> tuple[Action, ...]:
    return actions.ROLL, actions.STOP  # R2


def _rob(position: Position, turn: Turn) -> tuple[Action, ...]:
    return tuple(map(Rob, victims(position, turn)))


def _return(position: Position, turn: Turn) -> tuple[Action, ...]:
    old_and_new = position.seats[turn.player].specialist, turn.limbo
    return tuple(Return(specialist) for specialist in old_and_new if specialist)


def _pinch(position: Position, turn: Turn) -> tuple[Action, ...]:
    end = ending(position, turn)
    return ways_to_win(end) if isinstance(end, FromRival) else ()


_LEGAL = {
    Phase.ROLL: _before_the_first_roll,
    Phase.DICE: _in_the_air,
    Phase.CHOOSE: _after_a_roll,
    Phase.AFTER: _after_a_keep,
    Phase.ROB: _rob,
    Phase.RETURN: _return,
    Phase.PINCH: _pinch,
}
