"""What a review holds: every step with what it did to each seat's chance of winning.

For every seat: start + luck + errors + others + correction = result, exactly.
"""

from dataclasses import dataclass
from typing import NamedTuple

from wormgrill.review.grades import Grade
from wormgrill.rules.actions import Action
from wormgrill.rules.events import Event
from wormgrill.rules.game import Step
from wormgrill.rules.position import Position

Chances = tuple[float, ...]  # of winning, or changes of them; one per seat


class Option(NamedTuple):
    """Something that could be decided, and what follows if the best is done after it."""

    action: Action
    win: Chances
    worms: float  # expected change of the mover's score by the end of the turn
    success: float  # chance that the turn wins a tile or the hen


@dataclass(frozen=True, slots=True)
class Decision:
    number: int  # of the step in the record
    seat: int
    position: Position  # in which it was made
    played: Option
    best: Option
    options: tuple[Option, ...]
    change: Chances  # from the best action to the one played
    events: tuple[Event, ...]

    @property
    def step(self) -> Step:
        return self.played.action

    @property
    def win(self) -> Chances:
        return self.played.win

    @property
    def forced(self) -> bool:
        return len(self.options) == 1

    @property
    def cost(self) -> float:
        """The chance of winning that the mover gave away; rounding never makes it a gift."""
        return max(0.0, -self.change[self.seat])


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice, as they fell."""

    number: int
    seat: int
    position: Position  # with the dice in the air
    step: Step
    win: Chances  # after it
    change: Chances  # luck: from the mean of all rolls to this one
    events: tuple[Event, ...]


Moment = Decision | Throw


@dataclass(frozen=True, slots=True)
class TurnAccount:
    number: int
    seat: int
    before: Chances  # as the solved turn has it
    correction: Chances  # the step to there from what the value said after the turn before
    steps: tuple[Moment, ...]
    after: Chances

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


@dataclass(frozen=True, slots=True)
class SeatAccount:
    name: str
    start: float
    luck: float  # all dice, one's own and the others'
    errors: float  # one's own decisions: never more than nothing
    others: float  # what the others' decisions brought or cost
    correction: float
    result: float
    turns: int
    decisions: int  # with more than one thing to decide
    per_turn: float  # chance of winning given away, on average
    per_decision: float
    grade: Grade | None  # None for who had no turn


@dataclass(frozen=True, slots=True)
class Review:
    start: Position
    end: Position
    seats: tuple[SeatAccount, ...]
    turns: tuple[TurnAccount, ...]
    result: Chances  # of an unfinished game: the chances where it stands

    @property
    def finished(self) -> bool:
        return self.end.over

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def curve(self) -> list[Chances]:
        """The chances at the start of each turn and at the end."""
        return [*(turn.before for turn in self.turns), self.result]
