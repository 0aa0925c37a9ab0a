"""Advice as it goes over a wire: the pipe's answer to `hint`, and the server's."""

from wormgrill.advice.adviser import Advice, LikelyEnding, RatedAction
from wormgrill.advice.hint_views import EndingView, Hints, HintView
from wormgrill.values.unit import Unit


def hints(advice: Advice | None) -> Hints:
    """Empty where nothing is to be decided."""
    if advice is None or advice.best is None:
        return Hints([], None, [], None)
    return Hints(
        [_hint(rated, advice.unit) for rated in advice.actions],
        str(advice.best.action),
        [ending_view(ending) for ending in advice.endings],
        advice.unit,
        advice.exact,
    )


def _hint(rated: RatedAction, unit: Unit) -> HintView:
    win = rated.win(unit)
    return HintView(
        str(rated.action), None if win is None else list(win), rated.worms, rated.success
    )


def ending_view(ending: LikelyEnding) -> EndingView:
    how = ending.how
    return EndingView(how.tile, how.seat, how.hen, ending.chance)
