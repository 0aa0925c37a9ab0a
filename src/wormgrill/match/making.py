"""Making a table: what was wished for, checked, as the first facts of its log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any

from wormgrill.bots.registry import BOTS
from wormgrill.dice.verified import well_formed
from wormgrill.match.event import By, Fact
from wormgrill.match.nicknames import free_nickname
from wormgrill.match.table import DiceKind, Kind, State, Table
from wormgrill.rules.codec import edition_from_json, edition_json
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.scoring import scores, winners
from wormgrill.rules.seating import (
    LONGEST_NAME,
    check_count,
    check_name,
    options_from,
    options_table,
)

SHORTEST_PACE, LONGEST_PACE = 5, 7 * 24 * 3600
STAND_IN = "turn-ev"  # who plays for the absent, and on seats nobody took


@dataclass(frozen=True, slots=True)
class SeatWish:
    kind: str  # me, local, bot, open
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    edition: str | dict[str, Any]
    seats: Sequence[SeatWish]
    options: Mapping[str, Any] = field(default_factory=dict)
    dice: str = DiceKind.VERIFIED
    pace: int | None = None
    hints: bool | None = None
    public: bool = False
    randomness: str | None = None
    seed: int | None = None


def opening(wish: Wish, maker: str, name: str, commitment: str) -> list[Fact | By]:
    """The facts a new table begins with. It starts at once if no seat is open."""
    edition = edition_from_json(wish.edition)
    check_count(edition, len(wish.seats))
    options = options_from(wish.options, edition.options)
    if options.first >= len(wish.seats):
        raise BadRequest(f"options.first: there is no seat {options.first}; seats count from 0.")
    if wish.pace is not None and not SHORTEST_PACE <= wish.pace <= LONGEST_PACE:
        raise BadRequest(f"pace: {SHORTEST_PACE} to {LONGEST_PACE} seconds, or null.")
    if all(seat.kind == Kind.BOT for seat in wish.seats):
        raise BadRequest("seats: at least one is for a person: me, local or open.")
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadRequest("seats: “me” sits once; others on your screen are “local”.")
    verified = wish.dice == DiceKind.VERIFIED
    made = {
        "type": "made",
        "edition": edition_json(edition),
        "options": options_table(options, edition.options),
        "dice": DiceKind(wish.dice),
        "pace": wish.pace,
        "hints": wish.hints,
        "public": wish.public,
        "seats": len(wish.seats),
        "commitment": commitment if verified else None,
    }
    if wish.seed is not None:
        made["seed"] = wish.seed
    facts: list[Fact | By] = [made]
    taken: list[str] = []
    randomness = checked_randomness(wish.randomness) if verified else None
    for number, seat in enumerate(wish.seats):
        if seat.kind == Kind.OPEN:
            continue
        fact = _seated(number, seat, name, wish.public, taken)
        taken.append(fact["name"])
        if fact["kind"] == Kind.GUEST:
            fact["contribution"] = randomness
        facts.append(By(maker, fact))
    if all(seat.kind != Kind.OPEN for seat in wish.seats):
        facts.append({"type": "started"})
    return facts


def _seated(number: int, seat: SeatWish, own: str, public: bool, taken: Sequence[str]) -> Fact:
    if seat.kind == Kind.BOT:
        bot = known_bot(seat.bot or STAND_IN)
        given = None if public else seat.name
        return sat_bot(number, bot, taken, given)
    kind = Kind.GUEST if seat.kind == "me" else Kind.LOCAL
    given = seat.name or (own if kind is Kind.GUEST else None)
    return {
        "type": "sat",
        "seat": number,
        "kind": kind,
        "name": name_at_table(None if public else given, taken),
    }


def sat_bot(number: int, bot: str, taken: Sequence[str], name: str | None = None) -> Fact:
    return {
        "type": "sat",
        "seat": number,
        "kind": Kind.BOT,
        "name": name_at_table(name, taken),
        "bot": bot,
    }


def known_bot(name: str) -> str:
    """One of our own: programs cannot be named over a wire."""
    if name not in BOTS:
        raise BadRequest(f"bot: “{name[:40]}” is not known. Known: {', '.join(BOTS)}.")
    return name


def checked_randomness(text: str | None) -> str | None:
    if text is None or well_formed(text):
        return text
    raise BadRequest("randomness: 1 to 64 characters of A–Z, a–z, 0–9, _ and -.")


def name_at_table(name: str | None, taken: Sequence[str]) -> str:
    """This name, told apart from the others' if need be; without one, a nickname."""
    if name is None:
        return free_nickname(taken, SystemRandom())
    name = check_name(name)
    told_apart, number = name, 2
    while told_apart in taken:
        mark = f" {number}"
        told_apart, number = name[: LONGEST_NAME - len(mark)].rstrip() + mark, number + 1
    return told_apart


def again(table: Table, maker: str, commitment: str) -> list[Fact | By]:
    """A rematch: the same terms and seats, the next seat begins, the series goes on."""
    terms = table.terms
    options = options_table(terms.options, terms.edition.options)
    first = (terms.options.first + 1) % len(table.seats)
    made = {
        "type": "made",
        "edition": edition_json(terms.edition),
        "options": options | {"first": first},
        "dice": terms.dice,
        "pace": terms.pace,
        "hints": terms.hints,
        "public": terms.public,
        "seats": len(table.seats),
        "commitment": commitment if terms.dice is DiceKind.VERIFIED else None,
        "series": series_after(table),
    }
    if terms.test_seed is not None:
        made["seed"] = terms.test_seed + 1
    facts: list[Fact | By] = [made]
    for number, seat in enumerate(table.seats):
        if seat.kind is Kind.BOT:
            assert seat.bot is not None
            facts.append(sat_bot(number, seat.bot, (), seat.name))
        else:
            assert seat.owner is not None
            sat = {"type": "sat", "seat": number, "kind": seat.kind, "name": seat.name}
            facts.append(By(seat.owner, sat))
    return [*facts, {"type": "started"}]


def series_after(table: Table) -> dict[str, Any]:
    """How many games these seats have played, who won how many, and all their worms."""
    none: dict[str, Any] = {
        "games": 0,
        "wins": [0] * len(table.seats),
        "worms": [0] * len(table.seats),
    }
    before = table.terms.series or none
    position = table.position
    if table.state is not State.OVER or table.abandoned or position is None:
        return dict(before)
    best = winners(position)
    return {
        "games": before["games"] + 1,
        "wins": [wins + (seat in best) for seat, wins in enumerate(before["wins"])],
        "worms": [old + new for old, new in zip(before["worms"], scores(position), strict=True)],
    }
