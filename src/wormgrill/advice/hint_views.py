"""The messages of a hint: what goes over every wire, whoever has solved the turn."""

from typing import Annotated

import msgspec
from msgspec import Meta

from wormgrill.values.unit import Unit


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
    exact: Annotated[
        bool, Meta(description="chances of winning are exact, not an estimate: the game is solved")
    ] = False


class WordedHints(Hints, frozen=True, kw_only=True):
    """Hints with a reason in somebody's language."""

    why: Annotated[
        str | None,
        Meta(description="why the best is best; null where there is no choice, or no reason"),
    ]
    deep: Annotated[
        bool,
        Meta(description="the next player's turn was solved too, before anything was estimated"),
    ] = False


NO_HINTS = WordedHints([], None, [], None, why=None)  # where nothing is to be decided
