"""What a client that knows no rule draws beside a position: how the turn would end, how it stands.

>>> from wormgrill.rules import EDITIONS, start
>>> standing_view(start(EDITIONS["classic"], ["Ada", "Bo"])).places
[1, 1]
"""

from itertools import accumulate
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from wormgrill.formats.outlook_json import previews_json
from wormgrill.rules.position import (
    GoldenDie,
    Position,
    Seat,
    counts_canned_worm,
    white_dice_left,
)
from wormgrill.rules.scoring import (
    TieBreak,
    counted,
    highest_tile,
    ranking,
    scores,
    tie_break,
    winners,
)


class LowerTileView(msgspec.Struct, frozen=True):
    """O2: the next lower tile of the grill, instead of a theft."""

    tile: int
    from_: Literal["grill"] = msgspec.field(name="from")


class EndsView(msgspec.Struct, frozen=True, kw_only=True):
    """How a turn ends: with a tile from the grill or from rivals, with a hen, or in a failure."""

    tile: int | UnsetType = UNSET
    from_: (
        Annotated[
            Literal["grill"] | list[int], Meta(description="or the seats whose top tile it is")
        ]
        | UnsetType
    ) = msgspec.field(default=UNSET, name="from")
    hen: Annotated[int, Meta(description="the seat whose hen is won instead")] | UnsetType = UNSET
    fails: Literal["dead-roll", "no-worm", "nothing"] | UnsetType = UNSET
    loses: (
        Annotated[int | Literal["hen"], Meta(description="the tile that a failure costs")]
        | UnsetType
    ) = UNSET
    or_: LowerTileView | UnsetType = msgspec.field(default=UNSET, name="or")
    canned_worm: (
        Annotated[Literal[True], Meta(description="R24: it counts in the total then")] | UnsetType
    ) = UNSET


Previews = Annotated[
    dict[str, EndsView],
    Meta(
        description="for each face to keep, and for stop: what stopping then would bring;"
        " for fail: what it costs"
    ),
]


class TieView(msgspec.Struct, frozen=True):
    """Several have the most worms at the end."""

    how: Annotated[
        TieBreak,
        Meta(description="R11: the highest tile decides, or cannot; R33: several win"),
    ]
    tile: Annotated[int | None, Meta(description="the one that decides")]


class SummandView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the things that count at the end, in the order in which they are added up."""

    what: Literal["tile", "bratworms", "apple"]
    tile: Annotated[int, Meta(description="which one, if it is a tile")] | UnsetType = UNSET
    worms: int
    total: Annotated[int, Meta(description="with all that come before it")]


class StandingView(msgspec.Struct, frozen=True, kw_only=True):
    """How the game stands, and what is left to roll."""

    worms: Annotated[list[int], Meta(description="by seat")]
    places: Annotated[
        list[int], Meta(description="by seat, 1 is the first; equal standings share one")
    ]
    white_dice: Annotated[int, Meta(description="white dice not laid aside in this turn")]
    golden_die: Annotated[bool, Meta(description="the golden die is rolled with them")]
    canned_worm: Annotated[bool, Meta(description="R24: it counts in the turn's total now")]
    tie: TieView | None
    sums: (
        Annotated[
            list[list[SummandView]],
            Meta(description="by seat, once the game is over: what its worms are made of"),
        ]
        | UnsetType
    ) = UNSET


def previews_view(position: Position) -> Previews:
    return msgspec.convert(previews_json(position), Previews)


def standing_view(position: Position) -> StandingView:
    turn = position.turn
    place_of = {seat: place for place, seat in ranking(position)}
    return StandingView(
        worms=list(scores(position)),
        places=[place_of[seat] for seat in range(len(position.seats))],
        white_dice=white_dice_left(position, turn) if turn else 0,
        golden_die=turn is not None and turn.golden_die is GoldenDie.IN_HAND,
        canned_worm=turn is not None and counts_canned_worm(position, turn),
        tie=_tie(position) if position.over else None,
        sums=list(map(_sum, position.seats)) if position.over else UNSET,
    )


def _tie(position: Position) -> TieView | None:
    how = tie_break(position)
    if how is None:
        return None
    decides = how is TieBreak.HIGHEST_TILE
    return TieView(how, highest_tile(position.seats[winners(position)[0]]) if decides else None)


def _sum(seat: Seat) -> list[SummandView]:
    """R11, R17, R25: tile by tile as they lie, then Bratworms, then the apple."""
    count = counted(seat)
    parts: list[tuple[Literal["tile", "bratworms", "apple"], int | UnsetType, int]] = [
        *(("tile", tile.value, tile.worms) for tile in seat.stack),
        ("bratworms", UNSET, count.bratworms),
        ("apple", UNSET, count.apple),
    ]
    kept = [part for part in parts if part[0] == "tile" or part[2]]
    totals = accumulate(worms for _, _, worms in kept)
    return [
        SummandView(what=what, tile=tile, worms=worms, total=total)
        for (what, tile, worms), total in zip(kept, totals, strict=True)
    ]
