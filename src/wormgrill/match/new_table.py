"""Making a table: what was asked for, checked, as the first facts of its log."""

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from wormgrill.bots.registry import BotEntry, bot_named
from wormgrill.dice.verified import well_formed
from wormgrill.formats.options import options_from, options_table
from wormgrill.formats.position_json import edition_from_json, edition_json
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.match.log import By, Fact
from wormgrill.match.nicknames import free_nickname, nickname_of
from wormgrill.match.table import DiceSource, SeatKind, StandInReason, Table, TableState, Terms
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.scoring import scores, winners
from wormgrill.rules.seating import (
    LONGEST_NAME,
    MOST_PLAYERS,
    check_count,
    check_first,
    check_name,
    distinct_name,
)

SHORTEST_PACE, LONGEST_PACE = 5, 7 * 24 * 3600
MOST_DICE, MOST_FACES = 8, 6  # of a custom edition
STAND_IN = "turn-ev"  # who plays for the absent, and on seats nobody took


Name = Annotated[
    str,
    Meta(
        description=f"1 to {LONGEST_NAME} characters, trimmed; no control or bidirectional ones, "
        "and something that can be seen"
    ),
]
Randomness = Annotated[
    str,
    Meta(
        description="your own randomness for the dice: 1 to 64 characters of A–Z a–z 0–9 _ -",
        examples=["b7e151628aed2a6a"],
    ),
]


Key = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="made up freshly on your device; the same key never acts twice",
        examples=["0d1f2a6c9be84f37"],
    ),
]


def check_key(key: str) -> None:
    if not well_formed(key):  # the pattern's $ lets a line break pass
        raise ValueError("key: a line break does not belong to it")


class SeatRequest(msgspec.Struct):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str | None, Meta(description="one of GET /api/bots", examples=["turn-ev"])] = (
        None
    )


class TableRequest(msgspec.Struct):
    """The table that somebody wants: the body of `POST /api/tables`, not checked yet.

    TableRequest("classic", [SeatRequest("me"), SeatRequest("bot", bot="careful")], pace=60)
    """

    edition: Annotated[
        str | dict[str, Any],
        Meta(description="a key of GET /api/editions, or a whole custom edition"),
    ]
    seats: Annotated[
        list[SeatRequest],
        Meta(
            min_length=1,
            max_length=MOST_PLAYERS,
            examples=[[{"kind": "me"}, {"kind": "bot", "bot": "turn-ev"}]],
        ),
    ]
    options: Annotated[
        dict[str, bool | int],
        Meta(description="short-game, free-choice: booleans; first: the seat that starts"),
    ] = {}
    dice: Literal["verified", "typed", "seeded"] = "verified"
    pace: Annotated[
        int | None, Meta(description=f"seconds per decision, {SHORTEST_PACE} to {LONGEST_PACE}")
    ] = None
    hints: Annotated[
        bool | None, Meta(description="null: as long as only one guest sits there")
    ] = None
    public: bool = False
    position: Annotated[
        str | None,
        Meta(description="as one line: what if the game went on from there? By invitation only"),
    ] = None
    randomness: Randomness | None = None
    seed: Annotated[int | None, Meta(description="with dice “seeded”, on test servers only")] = None
    key: Key | None = None

    def __post_init__(self) -> None:
        if self.key is not None:
            check_key(self.key)


def opening(
    request: TableRequest, maker: str, name: str, commitment: str, program: str | None = None
) -> list[Fact | By]:
    """The facts a new table begins with. It starts at once if no seat is open. If the maker is a
    `program` of this name, so are its own seats."""
    terms = _terms(request, maker, commitment)
    facts: list[Fact | By] = [_made(terms, len(request.seats))]
    taken: list[str] = []
    for number, seat in enumerate(request.seats):
        if seat.kind == "open":
            continue
        own = nickname_of(maker, taken) if request.public else (seat.name or name)
        fact = _seated(number, seat, own, request.public, taken)
        taken.append(fact["name"])
        if seat.kind != "bot" and program is not None:
            fact["program"] = program
        if seat.kind == "me" and terms.dice is DiceSource.VERIFIED:
            fact["contribution"] = checked_randomness(request.randomness)
        facts.append(By(maker, fact))
    full = all(seat.kind != "open" for seat in request.seats)
    return [*facts, {"type": "started"}] if full else facts


class ReservedSeat(NamedTuple):
    """A seat that is somebody's when the table is made: a guest's, or without one a bot's."""

    guest: str | None = None
    name: str | None = None


def reserved(
    request: TableRequest, maker: str, seats: Sequence[ReservedSeat], commitment: str
) -> list[Fact | By]:
    """The first facts of a table at which all who will play sit already: it starts at once."""
    terms = _terms(request, maker, commitment)
    facts: list[Fact | By] = [_made(terms, len(seats))]
    taken = [seat.name for seat in seats if seat.name is not None]
    for number, (seat, asked) in enumerate(zip(seats, request.seats, strict=True)):
        if seat.guest is None:
            fact = _sat_known(number, asked.bot, taken)
            taken.append(fact["name"])
            facts.append(fact)
        else:
            sat = {"type": "sat", "seat": number, "kind": SeatKind.GUEST, "name": seat.name}
            facts.append(By(seat.guest, sat))
    return [*facts, {"type": "started"}]


def _terms(request: TableRequest, maker: str, commitment: str) -> Terms:
    edition = edition_from_json(request.edition)
    begun_from = None if request.position is None else from_line(request.position)
    if begun_from is None:
        options = options_from(request.options, edition.options)
    else:
        options = _options_there(begun_from, edition, request)
    check_count(edition, len(request.seats))
    check_first(options, len(request.seats))
    if not isinstance(request.edition, str):
        _check_custom(edition, request.public)
    if request.pace is not None and not SHORTEST_PACE <= request.pace <= LONGEST_PACE:
        raise BadRequest(f"pace: {SHORTEST_PACE} to {LONGEST_PACE} seconds, or null.")
    kinds = [seat.kind for seat in request.seats]
    if all(kind == "bot" for kind in kinds):
        raise BadRequest("seats: at least one is for a person: me, local or open.")
    if kinds.count("me") > 1:
        raise BadRequest("seats: “me” sits once; others on your screen are “local”.")
    return Terms(
        edition,
        options,
        DiceSource(request.dice),
        request.pace,
        request.hints,
        request.public,
        maker,
        commitment,
        request.seed,
        begun_from=None if begun_from is None else to_line(begun_from),
    )


def _options_there(position: Position, edition: Edition, request: TableRequest) -> Options:
    """Those of a position that a table can begin at; nothing else may be said about them."""
    if position.edition != edition or len(position.seats) != len(request.seats):
        raise BadRequest("position: of the same edition, for as many players as there are seats.")
    if request.options not in ({}, options_table(position.options, edition.options)):
        raise BadRequest("options: the position says which.")
    if request.public:
        raise BadRequest("public: a game begins at its start.")
    if position.turn is None or position.turn.phase is Phase.DICE:
        raise BadRequest("position: somebody must have something to decide.")
    return position.options


def _check_custom(edition: Edition, public: bool) -> None:
    """Its words are its maker's, and bots must be able to solve its turns quickly."""
    if public:
        raise BadRequest("public: a custom edition is played by invitation only.")
    check_solvable(edition)


def check_solvable(edition: Edition) -> None:
    """Turns with more dice than any box has take too long."""
    if edition.dice > MOST_DICE or len(edition.faces) > MOST_FACES:
        raise BadRequest(
            f"edition: at a table a custom edition has at most {MOST_DICE} dice "
            f"with {MOST_FACES} faces."
        )


def _made(terms: Terms, seats: int) -> Fact:
    """What everybody may know of the terms."""
    fact: Fact = {
        "type": "made",
        "edition": edition_json(terms.edition),
        "options": options_table(terms.options, terms.edition.options),
        "dice": terms.dice,
        "pace": terms.pace,
        "hints": terms.hints,
        "public": terms.public,
        "seats": seats,
        "commitment": terms.commitment if terms.dice is DiceSource.VERIFIED else None,
    }
    beside = {
        "seed": terms.test_seed,
        "series": terms.series,
        "begun_from": terms.begun_from,
    }
    return fact | {name: value for name, value in beside.items() if value is not None}


def _seated(number: int, seat: SeatRequest, own: str, public: bool, taken: Sequence[str]) -> Fact:
    given = None if public else seat.name
    if seat.kind == "bot":
        return _sat_known(number, seat.bot, taken, given)
    mine = seat.kind == "me"
    return {
        "type": "sat",
        "seat": number,
        "kind": SeatKind.GUEST if mine else SeatKind.LOCAL,
        "name": name_at_table(own if mine else given, taken),
    }


def _sat_known(number: int, bot: str | None, taken: Sequence[str], name: str | None = None) -> Fact:
    """A program sits under its own name, unless it is given another."""
    known = known_bot(bot or STAND_IN)
    return sat_bot(number, known.key, taken, name or known.program, known.program)


def sat_bot(
    number: int,
    bot: str,
    taken: Sequence[str],
    name: str | None = None,
    program: str | None = None,
) -> Fact:
    sat: Fact = {
        "type": "sat",
        "seat": number,
        "kind": SeatKind.BOT,
        "name": name_at_table(name, taken),
        "bot": bot,
    }
    return sat if program is None else sat | {"program": program}


def stand_in(number: int, why: StandInReason) -> Fact:
    """A bot plays for somebody."""
    return {"type": "bot", "seat": number, "bot": STAND_IN, "why": why}


def known_bot(name: str) -> BotEntry:
    """One of the list: other programs cannot be named over a wire."""
    return bot_named(name)


def checked_randomness(text: str | None) -> str | None:
    if text is None or well_formed(text):
        return text
    raise BadRequest("randomness: 1 to 64 characters of A–Z, a–z, 0–9, _ and -.")


def name_at_table(name: str | None, taken: Sequence[str]) -> str:
    """This name, distinct from the others'; without one, a nickname."""
    if name is None:
        return free_nickname(taken, SystemRandom())
    return distinct_name(check_name(name), taken)


def again(table: Table, commitment: str) -> list[Fact | By]:
    """A rematch: the same terms and seats, the next seat begins, the series goes on.

    Where the game began at a position, it begins there again.

    A seat that was left to a bot is the bot's again; who was only away is expected back.
    """
    before = table.terms
    next_seat = 0 if before.begun_from else 1
    first = (before.options.first + next_seat) % len(table.seats)
    terms = replace(
        before,
        options=replace(before.options, first=first),
        commitment=commitment,
        test_seed=None if before.test_seed is None else before.test_seed + 1,
        series=series_after(table),
    )
    facts: list[Fact | By] = [_made(terms, len(table.seats))]
    for number, seat in enumerate(table.seats):
        if seat.kind is SeatKind.BOT:
            assert seat.bot is not None
            facts.append(sat_bot(number, seat.bot, (), seat.name, seat.program))
        else:
            assert seat.owner is not None
            sat = {"type": "sat", "seat": number, "kind": seat.kind, "name": seat.name}
            if seat.program is not None:
                sat["program"] = seat.program
            facts.append(By(seat.owner, sat))
    left = [
        stand_in(number, StandInReason.LEFT)
        for number, seat in enumerate(table.seats)
        if seat.why is StandInReason.LEFT
    ]
    return [*facts, {"type": "started"}, *left]


def series_after(table: Table) -> dict[str, Any]:
    """How many games these seats have played, who won how many, and all their worms."""
    none: dict[str, Any] = {
        "games": 0,
        "wins": [0] * len(table.seats),
        "worms": [0] * len(table.seats),
    }
    before = table.terms.series or none
    position = table.position
    if table.state is not TableState.OVER or table.abandoned or position is None:
        return dict(before)
    best = winners(position)
    return {
        "games": before["games"] + 1,
        "wins": [wins + (seat in best) for seat, wins in enumerate(before["wins"])],
        "worms": [old + new for old, new in zip(before["worms"], scores(position), strict=True)],
    }
