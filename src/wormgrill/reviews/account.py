"""What a review holds: every step with what it did to each seat's chance of winning.

For every seat: start + luck + errors + others + correction = result, exactly.
"""

from dataclasses import dataclass

from wormgrill.advice.adviser import RatedAction
from wormgrill.reviews.grades import Grade
from wormgrill.rules.events import Event
from wormgrill.rules.game import Step
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

PerSeat = tuple[float, ...]  # chances of winning, or changes of them; one per seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A step in which somebody chose: what was played, what was best, and what else there was."""

    number: int  # of the step in the record
    seat: int
    position: Position  # in which it was made
    played: RatedAction
    best: RatedAction
    options: tuple[RatedAction, ...]
    change: PerSeat  # from the best action to the one played
    events: tuple[Event, ...]

    @property
    def step(self) -> Step:
        return self.played.action

    @property
    def win(self) -> PerSeat:
        return self.played.seats

    @property
    def forced(self) -> bool:
        return len(self.options) == 1

    @property
    def cost(self) -> float:
        """The chance of winning that the mover gave away; rounding never makes it a gift."""
        return max(0.0, -self.change[self.seat])


@dataclass(frozen=True, slots=True)
class RolledStep:
    """A step in which dice were rolled, and the luck in it."""

    number: int
    seat: int
    position: Position  # with the dice in the air
    dice: Dice  # as they fell
    win: PerSeat  # after it
    change: PerSeat  # luck: from the mean of all rolls to this one
    events: tuple[Event, ...]

    @property
    def step(self) -> Step:
        return self.dice


ReviewStep = Decision | RolledStep


@dataclass(frozen=True, slots=True)
class TurnAccount:
    """A turn with its steps: before + every step's change = after."""

    number: int
    seat: int
    before: PerSeat  # as the solved turn has it
    correction: PerSeat  # the step to there from what the value said after the turn before
    steps: tuple[ReviewStep, ...]
    after: PerSeat

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """What one player's game came from: start + the four parts = result."""

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
    grade: Grade | None  # None for a player who had no turn

    @property
    def parts(self) -> dict[str, float]:
        """What lies between start and result, each by the name of its text in `locales/`."""
        return {
            "review-luck": self.luck,
            "review-errors": self.errors,
            "review-others": self.others,
            "review-correction": self.correction,
        }


@dataclass(frozen=True, slots=True)
class Review:
    """A game taken apart: who won or lost how much of the chance of winning, where, and by what.

    `wormgrill.reviews.champion.reviewed(record)` makes one; `lines`, `html.page` and `messages`
    tell it.
    """

    start: Position
    end: Position
    seats: tuple[SeatAccount, ...]
    turns: tuple[TurnAccount, ...]
    result: PerSeat  # of an unfinished game: the chances where it stands
    exact: bool = False  # no estimate is in it: the game is solved

    @property
    def finished(self) -> bool:
        return self.end.over

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def curve(self) -> list[PerSeat]:
        """The chances at the start of each turn and at the end."""
        return [*(turn.before for turn in self.turns), self.result]
