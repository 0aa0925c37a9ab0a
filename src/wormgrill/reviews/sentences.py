"""A review in words, for lines, pages and messages alike."""

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
    told = _happened(moment.step, names[moment.step.seat], voice)
    if moment.moved == moment.step.seat:
        return told
    change = voice.change(moment.change)
    return f"{told} {voice.say('review-moment-other', name=names[moment.moved], change=change)}"


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
