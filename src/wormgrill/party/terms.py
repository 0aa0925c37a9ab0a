"""What a host asks for, checked; and the tables that follow from it."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wormgrill.match.log import By, Fact
from wormgrill.match.new_table import (
    LONGEST_PACE,
    SHORTEST_PACE,
    STAND_IN,
    Key,
    ReservedSeat,
    SeatRequest,
    TableRequest,
    check_key,
    known_bot,
    reserved,
)
from wormgrill.party.commands import MOST_ROUNDS
from wormgrill.party.pairing import Seats
from wormgrill.party.party import Party, PartyGuest, PartyTerms
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.seating import MOST_PLAYERS

TABLES_APART = 100  # between the test seeds of two rounds


class PartyRequest(msgspec.Struct):
    """The party that somebody wants: the body of `POST /api/parties`, not checked yet."""

    edition: Annotated[str, Meta(description="a key of GET /api/editions", examples=["junior"])]
    options: Annotated[
        dict[str, bool | int], Meta(description="short-game, free-choice: booleans")
    ] = {}
    pace: Annotated[
        int | None,
        Meta(
            description=f"seconds per decision, {SHORTEST_PACE} to {LONGEST_PACE}; with a clock a "
            "bot plays on for who does not come"
        ),
    ] = 60
    hints: bool = False
    size: Annotated[
        int,
        Meta(ge=2, le=MOST_PLAYERS, description="the most at a table, or with bots all of them"),
    ] = 4
    fill: Annotated[
        Literal["bots", "none"],
        Meta(description="bots: every table is full; none: tables vary in size"),
    ] = "bots"
    bot: Annotated[
        str, Meta(description="who fills up: one of GET /api/bots", examples=["careful"])
    ] = STAND_IN
    rounds: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None,
        Meta(description="null: until the host ends it"),
    ] = None
    plays: Annotated[bool, Meta(description="the host takes part")] = True
    key: Key | None = None
    seed: Annotated[int | None, Meta(description="of the dice, on test servers only")] = None

    def __post_init__(self) -> None:
        if self.key is not None:
            check_key(self.key)


def terms_of(request: PartyRequest) -> PartyTerms:
    """Refused where a table with these terms would be."""
    if request.edition not in EDITIONS:
        raise BadRequest(f"edition: “{request.edition[:40]}” is not one of {', '.join(EDITIONS)}.")
    if "first" in request.options:
        raise BadRequest("options: who begins goes round at a party.")
    terms = PartyTerms(
        edition=request.edition,
        options=dict(request.options),
        pace=request.pace,
        hints=request.hints,
        size=request.size,
        fill=request.fill,
        bot=known_bot(request.bot).key,
        rounds=request.rounds,
        test_seed=request.seed,
    )
    nobody = Party("", "", "", terms, guests=(PartyGuest(1, "", "1"),))
    opening_of(nobody, (1, *[None] * (request.size - 1)), 1, "")
    return terms


def opening_of(party: Party, seats: Seats, number: int, commitment: str) -> list[Fact | By]:
    """The first facts of a table of the next round: an ordinary one, and nobody else's."""
    known = {guest.number: guest for guest in party.guests}
    sitting = [
        ReservedSeat() if seat is None else ReservedSeat(known[seat].guest, known[seat].name)
        for seat in seats
    ]
    seed = party.terms.test_seed
    if seed is not None:
        seed += TABLES_APART * party.round + number
    return reserved(_table_request(party.terms, seats, seed), party.host, sitting, commitment)


def _table_request(
    terms: PartyTerms, seats: Sequence[int | None], seed: int | None
) -> TableRequest:
    return TableRequest(
        edition=terms.edition,
        seats=[
            SeatRequest("bot", bot=terms.bot) if seat is None else SeatRequest("open")
            for seat in seats
        ],
        options=dict(terms.options),
        dice="verified" if seed is None else "seeded",
        pace=terms.pace,
        hints=terms.hints,
        seed=seed,
    )
