"""What decided the game, and what is worth another thought."""

from collections.abc import Iterator
from typing import NamedTuple

from wormgrill.review.account import Decision, Moment, Review
from wormgrill.review.why import EVEN
from wormgrill.rules.events import Event, Rolled
from wormgrill.rules.pieces import Dice
from wormgrill.words.actions import action_text
from wormgrill.words.voice import Voice

MOMENTS = 6
PUZZLES = 3  # per player


class Swing(NamedTuple):
    turn: int
    step: Moment

    @property
    def size(self) -> float:
        """How much chance of winning went from some seats to others."""
        return sum(map(abs, self.step.change)) / 2


def moments(review: Review) -> list[Swing]:
    """The largest swings, the largest first."""
    swings = [Swing(turn.number, step) for turn in review.turns for step in turn.steps]
    great = sorted(swings, key=lambda swing: -swing.size)[:MOMENTS]
    return [swing for swing in great if swing.size >= EVEN]


class Puzzle(NamedTuple):
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


def told(swing: Swing, names: list[str], voice: Voice) -> str:
    """The moment in a sentence or two; its turn is told beside it."""
    step = swing.step
    return " ".join([_happened(step, names[step.seat], voice), *_others(step, names, voice)])


def _happened(step: Moment, name: str, voice: Voice) -> str:
    if isinstance(step, Decision):
        deed = action_text(step.position, step.played.action, voice)
        if step.cost < EVEN:  # it only moved chances between the others
            return voice.say("review-moment-choice", name=name, deed=deed)
        best = action_text(step.position, step.best.action, voice)
        games = voice.games(step.cost)
        return voice.say("review-moment-decision", name=name, deed=deed, best=best, games=games)
    assert isinstance(step.step, Dice)
    key = "review-moment-dead" if any(map(_dead, step.events)) else "review-moment-roll"
    dice, change = voice.faces(step.step), voice.change(step.change[step.seat])
    return voice.say(key, name=name, dice=dice, change=change)


def _dead(event: Event) -> bool:
    return isinstance(event, Rolled) and event.dead


def _others(step: Moment, names: list[str], voice: Voice) -> Iterator[str]:
    """Somebody else whom it moved more than the mover."""
    seat = max(range(len(names)), key=lambda seat: abs(step.change[seat]))
    if len(names) > 2 and seat != step.seat:
        change = voice.change(step.change[seat])
        yield voice.say("review-moment-other", name=names[seat], change=change)
