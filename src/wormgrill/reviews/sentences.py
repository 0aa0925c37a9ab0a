"""A review in words, for lines, pages and messages alike."""

from collections.abc import Iterator

from wormgrill.reviews.account import Decision, Review, ReviewStep
from wormgrill.reviews.moments import Moment
from wormgrill.rules.events import Event, Rolled
from wormgrill.rules.scoring import winners
from wormgrill.words.actions import action_text
from wormgrill.words.endings import ended_text
from wormgrill.words.voice import EVEN, Voice


def verdict(review: Review, voice: Voice) -> str:
    """Who has won, or that the game is not over."""
    if not review.finished:
        return voice.say("review-unfinished")
    best = [review.names[seat] for seat in winners(review.end)]
    return voice.say("winner" if len(best) == 1 else "winners", names=voice.listed(best))


def turn_ended(events: tuple[Event, ...], names: list[str], voice: Voice) -> str:
    """How the turn ended, in as few words as there are."""
    return ended_text(events, names, voice) or voice.say("review-still-on")


def step_words(step: ReviewStep, voice: Voice) -> str:
    """What was done, or the faces that were rolled."""
    if isinstance(step, Decision):
        return action_text(step.position, step.played.action, voice)
    return voice.faces(step.dice)


def moment_told(moment: Moment, names: list[str], voice: Voice) -> str:
    """The moment in a sentence or two; its turn is told beside it."""
    step = moment.step
    return " ".join([_happened(step, names[step.seat], voice), *_others(step, names, voice)])


def _happened(step: ReviewStep, name: str, voice: Voice) -> str:
    words = step_words(step, voice)
    if isinstance(step, Decision):
        if step.cost < EVEN:  # it only moved chances between the others
            return voice.say("review-moment-choice", name=name, deed=words)
        best = action_text(step.position, step.best.action, voice)
        games = voice.games(step.cost)
        return voice.say("review-moment-decision", name=name, deed=words, best=best, games=games)
    key = "review-moment-dead" if any(map(_dead, step.events)) else "review-moment-roll"
    return voice.say(key, name=name, dice=words, change=voice.change(step.change[step.seat]))


def _dead(event: Event) -> bool:
    return isinstance(event, Rolled) and event.dead


def _others(step: ReviewStep, names: list[str], voice: Voice) -> Iterator[str]:
    """Somebody else whom it moved more than the mover."""
    seat = max(range(len(names)), key=lambda seat: abs(step.change[seat]))
    if len(names) > 2 and seat != step.seat:
        change = voice.change(step.change[seat])
        yield voice.say("review-moment-other", name=names[seat], change=change)
