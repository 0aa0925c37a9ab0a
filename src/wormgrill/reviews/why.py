"""Why a decision was right or wrong, in sentences made from the figures."""

from collections.abc import Iterator

from wormgrill.advice.adviser import RatedAction
from wormgrill.advice.why import brings, facts, risk, strongest_beside
from wormgrill.reviews.account import Decision
from wormgrill.words.actions import action_text
from wormgrill.words.voice import EVEN, Voice

_MORE_WORMS = 0.05


def why(decision: Decision, voice: Voice) -> str | None:
    """What the best choice brings and what the other one does; None where there was no choice."""
    if decision.forced:
        return None
    other, position = _compared(decision), decision.position
    return " ".join(
        [
            *_verdict(decision, other, voice),
            brings(position, other, voice),
            *risk(position, decision.best, other, voice),
            *_more_worms(decision, voice),
            *_profit(decision, voice),
        ]
    )


def _compared(decision: Decision) -> RatedAction:
    """The action played, or the next best one if the best was played."""
    if decision.played is not decision.best:
        return decision.played
    return strongest_beside(decision.best, decision.options)


def _verdict(decision: Decision, other: RatedAction, voice: Voice) -> Iterator[str]:
    best, position = decision.best, decision.position
    gap = best.worth - other.worth
    games = voice.games(gap)
    if gap >= EVEN and decision.played is not best:
        deed = action_text(position, best.action, voice)
        told = facts(position, best, voice)
        yield voice.say("review-why-better", deed=deed, games=games, facts=told)
        return
    yield voice.say("why-even" if gap < EVEN else "review-why-right", games=games)
    yield brings(position, best, voice)


def _more_worms(decision: Decision, voice: Voice) -> Iterator[str]:
    """Worms are not wins."""
    more = decision.played.worms - decision.best.worms
    if decision.cost >= EVEN and more >= _MORE_WORMS:
        yield voice.say("review-why-not-worms")


def _profit(decision: Decision, voice: Voice) -> Iterator[str]:
    """Who gains by it, where that is a question."""
    if decision.cost < EVEN or len(decision.change) < 3:
        return
    seat = max(range(len(decision.change)), key=decision.change.__getitem__)
    name = decision.position.seats[seat].name
    yield voice.say("review-why-profit", name=name, gain=voice.change(decision.change[seat]))
