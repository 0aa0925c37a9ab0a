"""A record as beats: what is shown at once when a game is looked at again."""

from collections.abc import Iterator
from typing import NamedTuple

from wormgrill.formats.record import Record
from wormgrill.lessons.replay import lying
from wormgrill.rules.events import Event, TurnEnded
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position


class Beat(NamedTuple):
    """Where the game stands after some steps, and what has happened since the beat before."""

    turn: int  # its number
    first: int  # of the steps that led here; none: the start of the game
    done: int  # how many steps have been done
    position: Position
    events: tuple[Event, ...]

    @property
    def ends_turn(self) -> bool:
        return any(isinstance(event, TurnEnded) for event in self.events)


def beats(record: Record) -> list[Beat]:
    """The start, then every decision with the dice it made fall; a dead roll lies there first."""
    return [Beat(1, 0, 0, record.start, ()), *_beats(record)]


def _beats(record: Record) -> Iterator[Beat]:
    turn, first, before = 1, 0, record.start
    told: tuple[Event, ...] = ()
    for done, (step, after, events) in enumerate(record.replay(), 1):
        told += events
        if isinstance(step, Dice) and len(events) > 1:
            yield Beat(turn, first, done, lying(before, events[0]), told[: 1 - len(events)])
            told = events[1:]
        before = after
        if after.turn and after.turn.phase is Phase.DICE and done < len(record.steps):
            continue  # the dice are in the air
        beat = Beat(turn, first, done, after, told)
        yield beat
        turn += beat.ends_turn
        first, told = done, ()
