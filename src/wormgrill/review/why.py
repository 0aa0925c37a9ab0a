"""Why a decision was right or wrong, in sentences made from the figures."""

from collections.abc import Iterator
from typing import Any

from wormgrill.review.account import Decision, Option
from wormgrill.rules.actions import Pinch, Return, Rob, Take
from wormgrill.rules.outlook import outlook
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Position
from wormgrill.words.voice import Voice

EVEN = 0.0005  # chances that differ by less are called equal
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


def _compared(decision: Decision) -> Option:
    """The action played, or the next best one if the best was played."""
    if decision.played is not decision.best:
        return decision.played
    others = [option for option in decision.options if option is not decision.best]
    return max(others, key=lambda option: option.win[decision.seat])


def _verdict(decision: Decision, other: Option, voice: Voice) -> Iterator[str]:
    best, seat = decision.best, decision.seat
    gap = best.win[seat] - other.win[seat]
    games = voice.games(gap)
    if gap >= EVEN and decision.played is not best:
        deed, facts = voice.deed(decision.position, best.action), _facts(decision, best, voice)
        yield voice.say("review-why-better", deed=deed, games=games, facts=facts)
        return
    yield voice.say("review-why-even" if gap < EVEN else "review-why-right", games=games)
    yield _brings(decision, best, voice)


def _brings(decision: Decision, option: Option, voice: Voice) -> str:
    deed = voice.deed(decision.position, option.action)
    return voice.say("review-why-brings", deed=deed, facts=_facts(decision, option, voice))


def _facts(decision: Decision, option: Option, voice: Voice) -> str:
    position, action = decision.position, option.action
    if isinstance(action, _CERTAIN):
        return voice.say("review-why-then", chance=voice.percent(option.win[decision.seat]))
    ends = outlook(position).get(str(action), {}).get("ends")
    if ends:
        return _certain(position, ends, voice)
    if option.success <= 0:
        return voice.say("review-why-fails")
    success, worms = voice.percent(option.success), voice.gain(option.worms)
    return voice.say("review-why-chances", success=success, worms=worms)


def _certain(position: Position, ends: dict[str, Any], voice: Voice) -> str:
    """How the turn ends there and then, from the outlook."""
    if "fails" in ends:
        return voice.say("review-why-fails")
    if "hen" in ends:
        return voice.say("review-why-hen", name=position.seats[ends["hen"]].name)
    if ends["from"] == "grill":
        spots = [spot for spot in position.grill if spot.up and spot.tile.value == ends["tile"]]
        worms = voice.worms(spots[0].tile.worms)
        return voice.say("review-why-takes", tile=ends["tile"], worms=worms)
    rivals = [position.seats[seat] for seat in ends["from"]]
    worms = voice.worms(rivals[0].stack[-1].worms)
    names = voice.listed([rival.name for rival in rivals])
    return voice.say("review-why-steals", tile=ends["tile"], worms=worms, name=names)


def _risk(decision: Decision, other: Option, voice: Voice) -> Iterator[str]:
    """What a failure costs (R9, R27, R32), if one of the two choices can fail."""
    position = decision.position
    if isinstance(other.action, _CERTAIN) or min(decision.best.success, other.success) > _SURE:
        return
    seat = position.seats[decision.seat]
    if not position.edition.kind.failure_returns_tile:
        highest = max(spot.tile.value for spot in position.grill if spot.up)
        yield voice.say("review-why-risk-turned", tile=highest)
    elif not seat.stack:
        yield voice.say("review-why-risk-nothing")
    elif seat.specialist is Specialist.HEN:
        yield voice.say("review-why-risk-hen")
    else:
        tile = seat.stack[-1]
        yield voice.say("review-why-risk", tile=tile.value, worms=voice.worms(tile.worms))


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
