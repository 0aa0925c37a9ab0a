"""Through a record step by step, with every seat's chance of winning in hand.

Each step says how far it moved the chances. A roll moves them from the mean of all rolls: luck. A
decision moves them from where the best action would have led: an error of the mover, by which the
others gain or lose. Between two turns they move from what the value says to what the solved turn
says: the correction. All of it together is the way from the first chances to the result.
"""

import numpy as np

from wormgrill.advice.adviser import Advice
from wormgrill.formats.record import Record
from wormgrill.progress import Progress
from wormgrill.reviews.account import (
    Decision,
    PerSeat,
    Review,
    ReviewStep,
    RolledStep,
    TurnAccount,
)
from wormgrill.reviews.tally import tally
from wormgrill.rules.actions import Action
from wormgrill.rules.events import Event, TurnEnded
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.known import Known, result
from wormgrill.values.unit import Unit


def review(record: Record, value: Value, progress: Progress | None = None) -> Review:
    """The game so far, taken apart with what this value says that positions are worth."""
    known = Known(value)
    position, turns = record.start, list[TurnAccount]()
    walk: _Turn | None = None
    reached: Floats | None = None  # after the turn before
    for number, (step, after, events) in enumerate(record.replay()):
        walk = walk or _Turn(position, known, reached)
        if isinstance(step, Dice):
            walk.roll(number, position, step, after, events)
        else:
            walk.decide(number, position, step, events)
        position = after
        if _ended(events):
            turns.append(walk.account(len(turns) + 1))
            reached, walk = walk.now, None
        if progress:
            progress(number + 1, len(record.steps))
    if walk:  # as far as it went
        turns.append(walk.account(len(turns) + 1))
    last = turns[-1].after if turns else _untouched(position, known)
    return Review(record.start, position, tally(position, turns, last), tuple(turns), last)


class _Turn:
    """A turn that is walked through; it is solved once."""

    def __init__(self, position: Position, known: Known, reached: Floats | None) -> None:
        self._known = known
        self._solved = SolvedTurn(position, known)
        self._before = self._solved.standing(position)
        self._correction = self._before - (self._before if reached is None else reached)
        self._steps: list[ReviewStep] = []
        self.now = self._before

    def roll(
        self,
        number: int,
        position: Position,
        dice: Dice,
        after: Position,
        events: tuple[Event, ...],
    ) -> None:
        seat = self._solved.player
        there = self._known([after])[0] if _ended(events) else self._solved.standing(after)
        luck = _told(there - self.now)
        self._steps.append(RolledStep(number, seat, position, dice, _told(there), luck, events))
        self.now = there

    def decide(
        self, number: int, position: Position, action: Action, events: tuple[Event, ...]
    ) -> None:
        advice = Advice(position, self._solved, Unit.WIN)
        assert advice.best is not None
        played = next(rated for rated in advice.actions if rated.action == action)
        there = np.array(played.seats)
        self._steps.append(
            Decision(
                number,
                self._solved.player,
                position,
                played,
                advice.best,
                advice.actions,
                _told(there - self.now),  # now is where the best action leads
                events,
            )
        )
        self.now = there

    def account(self, number: int) -> TurnAccount:
        return TurnAccount(
            number,
            self._solved.player,
            _told(self._before),
            _told(self._correction),
            tuple(self._steps),
            _told(self.now),
        )


def _ended(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, TurnEnded) for event in events)


def _untouched(position: Position, known: Known) -> PerSeat:
    """Nothing has been decided or rolled."""
    over = position.turn is None
    return _told(result(position) if over else SolvedTurn(position, known).standing(position))


def _told(chances: Floats) -> PerSeat:
    told: list[float] = np.asarray(chances).tolist()
    return tuple(told)
