"""What decided the game, and what is worth another thought."""

from typing import NamedTuple

from wormgrill.reviews.account import Decision, Review, ReviewStep
from wormgrill.words.voice import EVEN

MOMENTS = 6
PUZZLES = 3  # per player


class Moment(NamedTuple):
    """A step that moved the chances far, and the number of its turn."""

    turn: int
    step: ReviewStep

    @property
    def moved(self) -> int:
        """The seat whose chance of winning it moved most; the mover's own, if there are several."""
        size = max(map(abs, self.step.change))
        moved = [seat for seat, by in enumerate(self.step.change) if abs(by) > size - EVEN]
        return self.step.seat if self.step.seat in moved else moved[0]

    @property
    def change(self) -> float:
        """What it did to that seat."""
        return self.step.change[self.moved]


def moments(review: Review) -> list[Moment]:
    """The largest swings, the largest first."""
    every = [Moment(turn.number, step) for turn in review.turns for step in turn.steps]
    largest = sorted(every, key=lambda moment: -abs(moment.change))[:MOMENTS]
    return [moment for moment in largest if abs(moment.change) >= EVEN]


class Puzzle(NamedTuple):
    """A decision that cost something, and the number of its turn."""

    turn: int
    decision: Decision


def puzzles(review: Review) -> list[Puzzle]:
    """Per player the dearest decisions, the dearest first."""
    found = []
    for seat in range(len(review.seats)):
        dear = [
            Puzzle(turn.number, step)
            for turn in review.turns
            for step in turn.steps
            if isinstance(step, Decision) and step.seat == seat and step.cost >= EVEN
        ]
        found += sorted(dear, key=lambda puzzle: -puzzle.decision.cost)[:PUZZLES]
    return found
