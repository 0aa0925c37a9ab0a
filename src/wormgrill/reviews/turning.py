"""When the game turned, and how close it was: a sentence or two for its end."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from wormgrill.reviews.account import PerSeat, Review, TurnAccount
from wormgrill.rules.events import Failed, HenTaken, Stole, Took
from wormgrill.words.story import tell
from wormgrill.words.voice import EVEN, Voice

CLOSE = 0.25  # so far apart are the first and the next at most
DECISIVE = 0.10  # a turn that moved less has decided nothing
EARLY = 1 / 3  # of the turns: whoever leads since then was ahead, whatever came later


class Course(StrEnum):
    """How a game went, as its curve tells."""

    LED = "led"  # the winner was ahead, from some turn on
    TURNED = "turned"  # one turn decided it
    CLOSE = "close"  # until the last turn
    SHARED = "shared"  # several have won
    OPEN = "open"  # not over, and nobody is far ahead
    AHEAD = "ahead"  # not over, and somebody is


class TurningPoint(NamedTuple):
    """Of which turn the course speaks, if of one, and of which seat."""

    course: Course
    turn: int | None = None  # its number; 0 for the start of the game
    seat: int | None = None


def turning_point(curve: Sequence[PerSeat], finished: bool) -> TurningPoint | None:
    """By the chances at the start of each turn and at the end; None if nothing was played."""
    last = len(curve) - 1
    if last < 1:
        return None
    seat = max(range(len(curve[-1])), key=curve[-1].__getitem__)
    leads = [_lead(chances, seat) for chances in curve]
    if not finished:
        course = Course.OPEN if leads[-1] < CLOSE else Course.AHEAD
        return TurningPoint(course, None, None if course is Course.OPEN else seat)
    if leads[-1] < EVEN:
        return TurningPoint(Course.SHARED)
    if abs(leads[-2]) < CLOSE and last > 1:
        return TurningPoint(Course.CLOSE, last, seat)
    ahead = next(turn for turn in range(last + 1) if min(leads[turn:]) > -EVEN)
    decisive = _decisive(curve, leads, seat, ahead)
    if decisive is not None and ahead > EARLY * last:
        return TurningPoint(Course.TURNED, decisive, seat)
    return TurningPoint(Course.LED, ahead, seat)


def _lead(chances: PerSeat, seat: int) -> float:
    """How far this seat is ahead of the best of the others."""
    return chances[seat] - max(chances[:seat] + chances[seat + 1 :])


def _decisive(
    curve: Sequence[PerSeat], leads: Sequence[float], seat: int, ahead: int
) -> int | None:
    """The turn that brought the winner most, of those in which it was still open, and since which
    they were never behind."""
    still_open = [turn for turn in range(max(1, ahead), len(curve)) if leads[turn - 1] < CLOSE]
    gains = {turn: curve[turn][seat] - curve[turn - 1][seat] for turn in still_open}
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] >= DECISIVE else None


class Turning(NamedTuple):
    """The course of the game in words."""

    text: str
    turn: int | None
    seat: int | None


def turning(review: Review, voice: Voice) -> Turning | None:
    """None if nothing was played."""
    point = turning_point(review.curve, review.finished)
    if point is None:
        return None
    return Turning(_told(review, point, voice), point.turn or None, point.seat)


def _told(review: Review, point: TurningPoint, voice: Voice) -> str:
    course, turn, seat = point
    key = f"turning-{course}"
    if seat is None:
        return voice.say(key)
    name = review.names[seat]
    if turn is None or course is Course.LED:
        return voice.say(key, name=name, turn=turn or 0, chance=review.result[seat])
    before, after = review.curve[turn - 1][seat], review.curve[turn][seat]
    told = voice.say(key, name=name, turn=turn, before=before, after=after)
    return " ".join([told, *_happened(review, review.turns[turn - 1], voice)])


def _happened(review: Review, turn: TurnAccount, voice: Voice) -> list[str]:
    """What the turn brought: its tile, or its failure."""
    events = [one for one in turn.events if isinstance(one, Took | Stole | HenTaken | Failed)]
    return tell(review.start, events[:1], voice)
