"""How a table and its events look from outside: nothing that is a secret is in here."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from wormgrill.advice.hint_views import WordedHints
from wormgrill.formats.options import options_table
from wormgrill.formats.outlook_json import previews_json
from wormgrill.formats.position_json import edition_json, encode
from wormgrill.match.log import LoggedFact
from wormgrill.match.nicknames import nickname_of
from wormgrill.match.table import (
    AbandonReason,
    DiceSource,
    SeatKind,
    StandInReason,
    Table,
    TableState,
)
from wormgrill.position_view import Previews, StandingView, previews_view, standing_view

# Facts with which a game moves on; the events of the rules follow them.
MOVES = frozenset(("started", "acted", "rolled", "dice-taken-back"))


def bare(event: LoggedFact) -> dict[str, Any]:
    """A fact with its number and its time, and nothing that only its step knows."""
    return {"seq": event.seq, "at": round(event.at, 3), **event.fact}


def told(entry: list[LoggedFact], after: Table) -> list[dict[str, Any]]:
    """The events of one entry; the last brings the position and what is drawn beside it, if the
    game has moved."""
    facts = [bare(event) for event in entry]
    if after.position and any(event.fact["type"] in MOVES for event in entry):
        facts[-1]["position"] = encode(after.position)
        facts[-1]["standing"] = msgspec.to_builtins(standing_view(after.position))
        if found := previews_json(after.position):
            facts[-1]["previews"] = found
    return facts


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a table's log, for its story: facts without positions, oldest first."""

    events: list[dict[str, Any]]
    first: Annotated[
        int, Meta(description="the number of the first of them; if it is not 1, ask before it")
    ]


class WormsView(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went, in worms."""

    turns: Annotated[list[list[int]], Meta(description="after each turn, by seat")]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    kind: SeatKind
    name: str | None
    bot: str | None  # the bot that plays it now
    why: StandInReason | None  # why, if it is a guest's seat
    you: bool  # yours to act for
    here: bool  # its owner is connected
    hand_over: float | None  # if not: when others may hand it to a bot, seconds since 1970
    program: str | None  # what it calls itself, if somebody's program sits there


class FairnessView(msgspec.Struct, frozen=True, kw_only=True):
    commitment: str | None  # SHA-256 of the seed; null if the dice are not the server's
    seed: str | None  # revealed at the end
    rolls: int  # so far: who follows the log from here on can number them


class SeriesView(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    wins: list[int]
    worms: list[int]


class HintsView(WordedHints, frozen=True, kw_only=True):
    """The hints about a table's position, and of which version it is."""

    version: int


def hints_view(told: WordedHints, version: int) -> HintsView:
    return HintsView(
        told.hints,
        told.best,
        told.endings,
        told.unit,
        told.exact,
        why=told.why,
        deep=told.deep,
        version=version,
    )


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    code: str
    edition: str | dict[str, Any]
    options: dict[str, bool | int]
    seats: list[SeatView]
    state: TableState
    abandoned: bool
    why_abandoned: AbandonReason | None
    version: int
    position: dict[str, Any] | None
    previews: Previews
    standing: StandingView | None
    dice: DiceSource
    dice_back: int | None  # the seat whose typed dice you may take back now
    pace: int | None
    deadline: float | None  # when a bot takes over from the one on turn, seconds since 1970
    hints: bool
    public: bool
    nickname: str | None  # what you would be called at this public table; null once you sit
    yours: bool  # you have made it
    fairness: FairnessView
    series: SeriesView | None
    begun_from: str | None  # “what if …”: the position, as a line, at which the game began
    rematch: str | None  # the table where these seats play again
    rematch_by: int | None  # the seat that asked for it


class Surroundings(NamedTuple):
    """What a view needs beside the table: who is there, and until when one may think."""

    present: frozenset[str] = frozenset()
    maker_away: bool = False
    hand_over: Mapping[int, float] = {}  # seats, and from when on
    deadline: float | None = None


def table_view(table: Table, viewer: str | None, around: Surroundings) -> TableView:
    terms = table.terms
    return TableView(
        id=table.id,
        code=table.code,
        edition=edition_json(terms.edition),
        options=options_table(terms.options, terms.edition.options),
        seats=[
            SeatView(
                kind=seat.kind,
                name=seat.name or None,
                bot=seat.bot,
                why=seat.why,
                you=viewer is not None and seat.owner == viewer,
                here=seat.owner in around.present,
                hand_over=around.hand_over.get(number),
                program=seat.program,
            )
            for number, seat in enumerate(table.seats)
        ],
        state=table.state,
        abandoned=table.abandoned,
        why_abandoned=table.why_abandoned,
        version=table.version,
        position=encode(table.position) if table.position else None,
        previews=previews_view(table.position) if table.position else {},
        standing=standing_view(table.position) if table.position else None,
        dice=terms.dice,
        dice_back=_dice_back(table, viewer, around.maker_away),
        pace=terms.pace,
        deadline=around.deadline,
        hints=table.hints_allowed(),
        public=terms.public,
        nickname=_nickname(table, viewer),
        yours=viewer == terms.maker,
        fairness=FairnessView(commitment=terms.commitment, seed=table.seed, rolls=table.rolls),
        series=SeriesView(**terms.series) if terms.series else None,
        begun_from=terms.begun_from,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
    )


def _dice_back(table: Table, viewer: str | None, maker_away: bool) -> int | None:
    seat = table.dice_told
    if seat is None or viewer is None or not table.may_tell(viewer, seat, maker_away):
        return None
    return seat


def _nickname(table: Table, viewer: str | None) -> str | None:
    if viewer is None or viewer in table.guests or not table.terms.public:
        return None
    return nickname_of(viewer, [seat.name for seat in table.seats])
