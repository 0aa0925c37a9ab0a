"""Kinds of decisions: what was done, what was better, and with how many dice.

Kinds are data: a deed and a better deed name a text, `web-study-error-PLAYED-BEST`, and the number
of dice completes it: “you stop too early with two dice left”.
"""

from enum import StrEnum
from typing import NamedTuple

from wormgrill.reviews.account import Decision
from wormgrill.rules.actions import Action, Fail, Keep, Roll, Stop, Weasel
from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import GoldenDie, Position, white_dice_left


class Topic(StrEnum):
    """What a decision is about."""

    GO_ON = "go-on"  # to roll or to stop
    KEEP = "keep"  # which face is laid aside
    PIECE = "piece"  # specialists, Bratworms, tiles: what the editions add


class Deed(StrEnum):
    """What was done, or would have been better, as far as a lesson can be learnt from it."""

    STOP = "stop"
    ROLL = "roll"
    WORM = "worm"  # lays worms aside
    MORE = "more"  # lays more dice aside than the other
    FEWER = "fewer"
    HIGHER = "higher"  # as many dice, of a higher face
    LOWER = "lower"
    PIECE = "piece"  # whatever needs a piece of its edition


class Situation(NamedTuple):
    """What there was to decide, and with how many dice."""

    topic: Topic
    dice: int


class ErrorKind(NamedTuple):
    """A way to err: what was done, what was better, with how many dice."""

    played: Deed
    best: Deed
    dice: int


ERRORS: tuple[tuple[Deed, Deed], ...] = (
    (Deed.STOP, Deed.ROLL),
    (Deed.ROLL, Deed.STOP),
    (Deed.WORM, Deed.MORE),
    (Deed.WORM, Deed.FEWER),
    (Deed.WORM, Deed.LOWER),
    (Deed.MORE, Deed.WORM),
    (Deed.FEWER, Deed.WORM),
    (Deed.LOWER, Deed.WORM),
    (Deed.MORE, Deed.FEWER),
    (Deed.FEWER, Deed.MORE),
    (Deed.HIGHER, Deed.LOWER),
    (Deed.LOWER, Deed.HIGHER),
    (Deed.PIECE, Deed.PIECE),
)


def situation(decision: Decision) -> Situation:
    deeds = {_plain(option.action) for option in decision.options}
    return Situation(_topic(deeds), _dice(decision.position))


def error_kind(decision: Decision) -> ErrorKind:
    """Of a decision that cost something."""
    played, best = _told_apart(decision.position, decision.played.action, decision.best.action)
    return ErrorKind(played, best, _dice(decision.position))


def _topic(deeds: set[Deed | None]) -> Topic:
    if None in deeds:
        return Topic.KEEP
    return Topic.GO_ON if deeds <= {Deed.STOP, Deed.ROLL} else Topic.PIECE


def _plain(action: Action) -> Deed | None:
    """None for a face that is laid aside: what that is depends on the other one."""
    match action:
        case Keep():
            return None
        case Stop():
            return Deed.STOP
        case Roll(golden=False):
            return Deed.ROLL
    return Deed.PIECE


def _told_apart(position: Position, played: Action, best: Action) -> tuple[Deed, Deed]:
    if isinstance(played, Keep) and isinstance(best, Keep):
        return _faces(position, played, best), _faces(position, best, played)
    pair = _plain(played), _plain(best)
    if isinstance(played, Fail | Weasel) or isinstance(best, Fail | Weasel) or None in pair:
        return Deed.PIECE, Deed.PIECE
    first, second = pair
    assert first is not None
    assert second is not None
    return (first, second) if (first, second) in ERRORS else (Deed.PIECE, Deed.PIECE)


def _faces(position: Position, this: Keep, other: Keep) -> Deed:
    """A face against another: worms, else by the number of dice, else by their points."""
    if this.face == WORM:
        return Deed.WORM
    mine, theirs = _count(position, this.face), _count(position, other.face)
    if mine != theirs:
        return Deed.MORE if mine > theirs else Deed.FEWER
    points = position.edition.points
    if other.face == WORM:
        return Deed.LOWER
    return Deed.HIGHER if points[this.face] > points[other.face] else Deed.LOWER


def _count(position: Position, face: str) -> int:
    assert position.turn is not None
    golden = position.turn.golden == face
    return (position.turn.rolled or ()).count(face) + golden


def _dice(position: Position) -> int:
    """Those that are not laid aside yet."""
    turn = position.turn
    assert turn is not None
    return white_dice_left(position, turn) + (turn.golden_die is GoldenDie.IN_HAND)
