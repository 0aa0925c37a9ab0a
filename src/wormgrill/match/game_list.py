"""A guest's games as the guest sees them: the messages of their list."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wormgrill.match.outcome import GameOutcome, SeatOutcome, is_own
from wormgrill.match.table import (
    AbandonReason,
    DiceSource,
    SeatKind,
    StandInReason,
    TableState,
)
from wormgrill.match.view import SeriesView

GameResult = Literal["won", "shared", "lost"]


class GameSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of one of your games."""

    kind: SeatKind
    name: Annotated[str | None, Meta(description="null: the seat is free")]
    bot: Annotated[str | None, Meta(description="that plays it, or did in the end")]
    why: Annotated[StandInReason | None, Meta(description="why a bot, if it is a person's seat")]
    mine: Annotated[bool, Meta(description="yours to act for: you, or somebody on your screen")]
    worms: int | None
    place: Annotated[int | None, Meta(description="null if the game was not played to its end")]
    program: Annotated[str | None, Meta(description="what it calls itself, if it is one")]


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """One of your games, over or going on."""

    table: Annotated[str, Meta(description="its id: /t/ID, /review/ID, /r/ID")]
    state: TableState
    edition: str | dict[str, Any]
    options: dict[str, bool | int]
    dice: DiceSource
    public: bool
    what_if: Annotated[bool, Meta(description="it began at a position that was chosen")]
    began: Annotated[float | None, Meta(description="seconds since 1970; null: not yet")]
    ended: Annotated[float | None, Meta(description="seconds since 1970; null: it goes on")]
    seats: list[GameSeat]
    on_turn: Annotated[int | None, Meta(description="the seat that decides or rolls now")]
    your_turn: bool
    place: Annotated[int | None, Meta(description="yours, if you sat there yourself")]
    result: Annotated[GameResult | None, Meta(description="yours")]
    abandoned: bool
    why_abandoned: AbandonReason | None
    series: Annotated[
        SeriesView | None, Meta(description="of these seats, with this game if it was played out")
    ]
    earlier: Annotated[str | None, Meta(description="the table of which it is the rematch")]
    later: Annotated[str | None, Meta(description="the table of its rematch")]
    record: Annotated[str | None, Meta(description="where the record can be had; null: none yet")]


class GamesPage(msgspec.Struct, frozen=True, kw_only=True):
    """Some of your games, the newest first; those that go on before all others."""

    games: list[GameView]
    next: Annotated[str | None, Meta(description="hand it in as `before` for the ones after these")]


class EditionCount(msgspec.Struct, frozen=True, kw_only=True):
    edition: str
    games: int


class RivalCount(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody you have played with, by name; or a kind of bot."""

    name: str | None
    bot: str | None
    games: int


class GamesSummary(msgspec.Struct, frozen=True, kw_only=True):
    """All your finished games: how many, of which editions, with whom."""

    finished: int
    editions: Annotated[list[EditionCount], Meta(description="the most played first")]
    rivals: Annotated[list[RivalCount], Meta(description="the most frequent first")]


class GamesDeleted(msgspec.Struct, frozen=True, kw_only=True):
    """What became of your games."""

    deleted: Annotated[int, Meta(description="tables that are gone: nobody else played there")]
    shared: Annotated[
        int, Meta(description="tables that others keep: nothing in them leads to you any more")
    ]


class GameCourse(msgspec.Struct, frozen=True, kw_only=True):
    """Where one of the games stands: what its outcome does not tell."""

    table: str
    state: TableState = TableState.OVER
    on_turn: int | None = None
    earlier: str | None = None
    later: str | None = None


def game_view(outcome: GameOutcome, course: GameCourse, guest: str) -> GameView:
    place, result = _result(outcome, guest)
    turn = course.on_turn
    return GameView(
        table=course.table,
        state=course.state,
        edition=outcome.edition,
        options=outcome.options,
        dice=outcome.dice,
        public=outcome.public,
        what_if=outcome.what_if,
        began=outcome.began,
        ended=outcome.ended,
        seats=[
            GameSeat(
                kind=seat.kind,
                name=seat.name or None,
                bot=seat.bot,
                why=seat.why,
                mine=seat.owner == guest,
                worms=seat.worms,
                place=seat.place,
                program=seat.program,
            )
            for seat in outcome.seats
        ],
        on_turn=turn,
        your_turn=turn is not None and _plays(outcome.seats[turn], guest),
        place=place,
        result=result,
        abandoned=outcome.abandoned,
        why_abandoned=outcome.why_abandoned,
        series=_series(outcome, course),
        earlier=course.earlier,
        later=course.later,
        record=f"/api/tables/{course.table}/record" if outcome.played else None,
    )


def _plays(seat: SeatOutcome, guest: str) -> bool:
    return seat.owner == guest and seat.bot is None


def _result(outcome: GameOutcome, guest: str) -> tuple[int | None, GameResult | None]:
    """Of whoever sat there: who only lent the screen to others has neither won nor lost."""
    place = next((seat.place for seat in outcome.seats if is_own(seat, guest)), None)
    if place is None:
        return None, None
    if place > 1:
        return place, "lost"
    winners = sum(seat.place == 1 for seat in outcome.seats)
    return place, "won" if winners == 1 else "shared"


def _series(outcome: GameOutcome, course: GameCourse) -> SeriesView | None:
    """None for a game that stands alone."""
    alone = outcome.series["games"] <= 1 and course.earlier is None and course.later is None
    return None if alone else SeriesView(**outcome.series)
