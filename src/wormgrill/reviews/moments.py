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
    def size(self) -> float:
        """How much chance of winning went from some seats to others."""
        return sum(map(abs, self.step.change)) / 2


def moments(review: Review) -> list[Moment]:
    """The largest swings, the largest first."""
    every = [Moment(turn.number, step) for turn in review.turns for step in turn.steps]
    largest = sorted(every, key=lambda moment: -moment.size)[:MOMENTS]
    return [moment for moment in largest if moment.size >= EVEN]


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
