"""How a party looks from outside: names as at tables, and nothing by which a guest is known."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wormgrill.party.commands import may_go_on
from wormgrill.party.party import Party, PartyState, PartyTable
from wormgrill.party.standings import (
    TENTHS,
    LuckScore,
    PartyScore,
    luck_standings,
    standings,
)


class PartyGuestView(msgspec.Struct, frozen=True, kw_only=True):
    number: Annotated[int, Meta(description="by which standings and tables name them")]
    name: str
    away: Annotated[bool, Meta(description="not paired: has left, or was not there")]
    host: bool


class PartySeatView(msgspec.Struct, frozen=True, kw_only=True):
    guest: Annotated[int | None, Meta(description="a number; null is a bot")]
    place: Annotated[int | None, Meta(description="once the game is over")]
    worms: int | None


class PartyTableView(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    number: Annotated[int, Meta(description="in its round, from 1")]
    table: Annotated[str, Meta(description="an ordinary table: GET /api/tables/{id}")]
    state: Literal["playing", "over", "abandoned"]
    seats: list[PartySeatView]


class PartyScoreView(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    guest: int
    points: Annotated[float, Meta(description="12 × the share of the others one was ahead of")]
    worms: int
    wins: int
    played: int


class LuckScoreView(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    guest: int
    won: Annotated[float, Meta(description="tables; a shared one is a part")]
    even: Annotated[float, Meta(description="what they would win if all played alike")]
    luck: Annotated[float, Meta(description="what the dice have brought, in tables won")]
    by_play: Annotated[float, Meta(description="won − even − luck: by this it is ordered")]
    tables: Annotated[int, Meta(description="reviewed so far")]


class PartyView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    code: str
    version: int
    state: PartyState
    edition: str
    options: dict[str, bool | int]
    pace: int | None
    hints: bool
    size: int
    fill: Literal["bots", "none"]
    bot: str
    rounds: int | None
    round: Annotated[int, Meta(description="the last one that was started")]
    host: Annotated[bool, Meta(description="you are")]
    you: Annotated[int | None, Meta(description="your number, if you have joined")]
    your_table: Annotated[str | None, Meta(description="where you are expected now")]
    ready: Annotated[bool, Meta(description="the next round can be started")]
    guests: list[PartyGuestView]
    tables: Annotated[list[PartyTableView], Meta(description="of all rounds, the last one first")]
    standings: list[PartyScoreView]
    luck: Annotated[
        list[LuckScoreView], Meta(description="without those none of whose tables is reviewed")
    ]
    unreviewed: Annotated[int, Meta(description="tables whose luck is still being counted")]


class PartyEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One of a guest's parties, in their list."""

    id: str
    state: PartyState
    edition: str
    host: bool
    guests: int
    round: int
    rounds: int | None
    your_table: str | None


def party_view(party: Party, viewer: str | None) -> PartyView:
    terms, you = party.terms, party.of_guest(viewer)
    return PartyView(
        id=party.id,
        code=party.code,
        version=party.version,
        state=party.state,
        edition=terms.edition,
        options=terms.options,
        pace=terms.pace,
        hints=terms.hints,
        size=terms.size,
        fill=terms.fill,
        bot=terms.bot,
        rounds=terms.rounds,
        round=party.round,
        host=viewer == party.host,
        you=you.number if you else None,
        your_table=table_of(party, viewer),
        ready=party.state is not PartyState.OVER and not party.running and may_go_on(party),
        guests=[
            PartyGuestView(
                number=one.number, name=one.name, away=one.away, host=one.guest == party.host
            )
            for one in party.guests
        ],
        tables=[_table(table) for table in sorted(party.tables, key=_last_round_first)],
        standings=list(map(_score, standings(party))),
        luck=list(map(_luck, luck_standings(party))),
        unreviewed=sum(
            bool(table.result and table.result.places) and table.luck is None
            for table in party.tables
        ),
    )


def party_entry(party: Party, viewer: str) -> PartyEntry:
    return PartyEntry(
        id=party.id,
        state=party.state,
        edition=party.terms.edition,
        host=viewer == party.host,
        guests=len(party.guests),
        round=party.round,
        rounds=party.terms.rounds,
        your_table=table_of(party, viewer),
    )


def table_of(party: Party, viewer: str | None) -> str | None:
    """Where this guest is expected now."""
    you = party.of_guest(viewer)
    if you is None:
        return None
    return next((one.table for one in party.running if you.number in one.seats), None)


def _last_round_first(table: PartyTable) -> tuple[int, int]:
    return -table.round, table.number


def _table(table: PartyTable) -> PartyTableView:
    result = table.result
    over = bool(result and result.places)
    return PartyTableView(
        round=table.round,
        number=table.number,
        table=table.table,
        state="playing" if result is None else "over" if over else "abandoned",
        seats=[
            PartySeatView(
                guest=guest,
                place=result.places[seat] if result and over else None,
                worms=result.worms[seat] if result and over else None,
            )
            for seat, guest in enumerate(table.seats)
        ],
    )


def _score(score: PartyScore) -> PartyScoreView:
    return PartyScoreView(
        place=score.place,
        guest=score.guest.number,
        points=score.points / TENTHS,
        worms=score.worms,
        wins=score.wins,
        played=score.played,
    )


def _luck(score: LuckScore) -> LuckScoreView:
    return LuckScoreView(
        place=score.place,
        guest=score.guest.number,
        won=round(score.won, 4),
        even=round(score.even, 4),
        luck=round(score.luck, 4),
        by_play=round(score.by_play, 4),
        tables=score.tables,
    )
