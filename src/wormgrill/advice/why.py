"""Why an action is better than another, in sentences made from the figures.

Said in advance by a hint and afterwards by a review, in the same words.
"""

from collections.abc import Iterable, Iterator

from wormgrill.advice.adviser import Advice, RatedAction
from wormgrill.advice.hint_views import WordedHints
from wormgrill.advice.messages import hints
from wormgrill.rules.actions import Pinch, Return, Rob, Take
from wormgrill.rules.outlook import loss, outlook
from wormgrill.rules.position import Position
from wormgrill.values.unit import Unit
from wormgrill.words.actions import action_text
from wormgrill.words.endings import ending_text, loss_text
from wormgrill.words.voice import EVEN, Voice

_SURE = 1 - 1e-9
_CERTAIN = Rob | Return | Pinch | Take  # what they bring is certain: only the game tells them apart


def worded_hints(advice: Advice | None, voice: Voice) -> WordedHints:
    """Empty where nothing is to be decided."""
    told = hints(advice)
    reason = why_best(advice, voice) if advice else None
    deep = advice is not None and advice.deep
    return WordedHints(
        told.hints, told.best, told.endings, told.unit, told.exact, why=reason, deep=deep
    )


def why_best(advice: Advice, voice: Voice) -> str | None:
    """What the best action brings, and what the strongest other one does."""
    best, position = advice.best, advice.position
    if best is None or len(advice.actions) < 2:
        return None
    if advice.unit is not Unit.WIN and isinstance(best.action, _CERTAIN):
        return None  # nobody knows how the game goes on
    other = strongest_beside(best, advice.actions)
    return " ".join(
        [
            *_verdict(best.worth - other.worth, advice.unit, voice),
            brings(position, best, voice),
            brings(position, other, voice),
            *risk(position, best, other, voice),
            *([voice.say("chances-exact")] if advice.exact else []),
        ]
    )


def strongest_beside(best: RatedAction, actions: Iterable[RatedAction]) -> RatedAction:
    return max((rated for rated in actions if rated is not best), key=lambda rated: rated.worth)


def _verdict(gap: float, unit: Unit, voice: Voice) -> Iterator[str]:
    if unit is Unit.WIN:
        yield voice.say("why-even" if gap < EVEN else "why-best", games=voice.games(gap))


def brings(position: Position, rated: RatedAction, voice: Voice) -> str:
    """An action, and what follows."""
    deed = action_text(position, rated.action, voice)
    return voice.say("why-brings", deed=deed, facts=facts(position, rated, voice))


def facts(position: Position, rated: RatedAction, voice: Voice) -> str:
    if isinstance(rated.action, _CERTAIN):
        return voice.say("why-then", chance=voice.percent(rated.worth))
    prospect = outlook(position).get(rated.action)
    if prospect and prospect.ends:
        return ending_text(position, prospect.stopping, prospect.total, voice)
    if rated.success <= 0:
        return voice.say("ends-fails")
    success, worms = voice.percent(rated.success), voice.gain(rated.worms)
    return voice.say("why-chances", success=success, worms=worms)


def risk(position: Position, best: RatedAction, other: RatedAction, voice: Voice) -> Iterator[str]:
    """What a failure costs (R9, R27, R32), if one of the two can fail."""
    if isinstance(other.action, _CERTAIN) or min(best.success, other.success) > _SURE:
        return
    assert position.turn is not None
    yield voice.say("why-risk", costs=loss_text(loss(position, position.turn), voice))
