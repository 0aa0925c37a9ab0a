"""Advice as it goes over a wire: the pipe's answer to `hint`, and the server's."""

from typing import Annotated

import msgspec
from msgspec import Meta

from wormgrill.advice.adviser import Advice, LikelyEnding, RatedAction
from wormgrill.values.valuation import Unit


class HintView(msgspec.Struct, frozen=True):
    action: str
    win: Annotated[
        list[float] | None, Meta(description="everybody's chance of winning; null: not known")
    ]
    worms: Annotated[float, Meta(description="expected change of the score by the turn's end")]
    success: Annotated[float, Meta(description="chance that the turn wins a tile or the hen")]


class EndingView(msgspec.Struct, frozen=True):
    tile: Annotated[int | None, Meta(description="null: the turn fails")]
    from_: Annotated[int | None, Meta(description="whose tile it was; null: from the grill")] = (
        msgspec.field(name="from")
    )
    hen: Annotated[bool, Meta(description="the hen that guards it is won instead")]
    chance: float


class Hints(msgspec.Struct, frozen=True):
    hints: list[HintView]
    best: str | None
    endings: Annotated[
        list[EndingView], Meta(description="how the turn ends if the best is done, likeliest first")
    ]
    unit: Annotated[
        Unit | None, Meta(description="what the best action is best for: winning, or worms")
    ]


def hints(advice: Advice | None) -> Hints:
    """Empty where nothing is to be decided."""
    if advice is None or advice.best is None:
        return Hints([], None, [], None)
    return Hints(
        [_hint(rated, advice.unit) for rated in advice.actions],
        str(advice.best.action),
        [ending_view(ending) for ending in advice.endings],
        advice.unit,
    )


def _hint(rated: RatedAction, unit: Unit) -> HintView:
    win = rated.win(unit)
    return HintView(
        str(rated.action), None if win is None else list(win), rated.worms, rated.success
    )


def ending_view(ending: LikelyEnding) -> EndingView:
    how = ending.how
    return EndingView(how.tile, how.seat, how.hen, ending.chance)
