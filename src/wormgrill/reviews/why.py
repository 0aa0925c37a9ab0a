"""Why a decision was right or wrong, in sentences made from the figures."""

from collections.abc import Iterator

from wormgrill.advice.adviser import RatedAction
from wormgrill.reviews.account import Decision
from wormgrill.rules.actions import Pinch, Return, Rob, Take
from wormgrill.rules.outlook import loss, outlook
from wormgrill.words.actions import action_text
from wormgrill.words.endings import ending_text, loss_text
from wormgrill.words.voice import EVEN, Voice

_MORE_WORMS = 0.05
_SURE = 1 - 1e-9
_CERTAIN = Rob | Return | Pinch | Take  # what they bring is certain: only the game tells them apart


def why(decision: Decision, voice: Voice) -> str | None:
    """What the best choice brings and what the other one does; None where there was no choice."""
    if decision.forced:
        return None
    other = _compared(decision)
    return " ".join(
        [
            *_verdict(decision, other, voice),
            _brings(decision, other, voice),
            *_risk(decision, other, voice),
            *_more_worms(decision, voice),
            *_profit(decision, voice),
        ]
    )


def _compared(decision: Decision) -> RatedAction:
    """The action played, or the next best one if the best was played."""
    if decision.played is not decision.best:
        return decision.played
    others = [option for option in decision.options if option is not decision.best]
    return max(others, key=lambda option: option.seats[decision.seat])


def _verdict(decision: Decision, other: RatedAction, voice: Voice) -> Iterator[str]:
    best, seat = decision.best, decision.seat
    gap = best.seats[seat] - other.seats[seat]
    games = voice.games(gap)
    if gap >= EVEN and decision.played is not best:
        deed, facts = (
            action_text(decision.position, best.action, voice),
            _facts(decision, best, voice),
        )
        yield voice.say("review-why-better", deed=deed, games=games, facts=facts)
        return
    yield voice.say("review-why-even" if gap < EVEN else "review-why-right", games=games)
    yield _brings(decision, best, voice)


def _brings(decision: Decision, option: RatedAction, voice: Voice) -> str:
    deed = action_text(decision.position, option.action, voice)
    return voice.say("review-why-brings", deed=deed, facts=_facts(decision, option, voice))


def _facts(decision: Decision, option: RatedAction, voice: Voice) -> str:
    position, action = decision.position, option.action
    if isinstance(action, _CERTAIN):
        return voice.say("review-why-then", chance=voice.percent(option.seats[decision.seat]))
    prospect = outlook(position).get(action)
    if prospect and prospect.ends:
        return ending_text(position, prospect.stopping, prospect.total, voice)
    if option.success <= 0:
        return voice.say("ends-fails")
    success, worms = voice.percent(option.success), voice.gain(option.worms)
    return voice.say("review-why-chances", success=success, worms=worms)


def _risk(decision: Decision, other: RatedAction, voice: Voice) -> Iterator[str]:
    """What a failure costs (R9, R27, R32), if one of the two choices can fail."""
    position = decision.position
    if isinstance(other.action, _CERTAIN) or min(decision.best.success, other.success) > _SURE:
        return
    assert position.turn is not None
    costs = loss_text(loss(position, position.turn), voice)
    yield voice.say("review-why-risk", costs=costs)


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
