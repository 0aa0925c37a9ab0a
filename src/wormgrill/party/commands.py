"""What can be done with a party: each command checks, and returns the party as it then is.

A command keeps nothing. Whoever calls it stores what has changed, if nobody was faster; else the
command decides anew (`server/parties.py`).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from wormgrill.party.errors import (
    AlreadyRolled,
    NotHost,
    NotJoined,
    PartyFull,
    PartyOver,
    RoundGone,
    RoundOn,
    TooFewGuests,
)
from wormgrill.party.pairing import Seats, table_shapes
from wormgrill.party.party import (
    Party,
    PartyGuest,
    PartyState,
    PartyTable,
    TableLuck,
    TableResult,
)
from wormgrill.rules.seating import distinct_name

MOST_GUESTS = 60
MOST_ROUNDS = 40

PartyCommand = Callable[[Party], Party]


def join(party: Party, guest: str, name: str) -> Party:
    """Also for who was away: they keep their number and what they have won."""
    _must_go_on(party)
    known = party.of_guest(guest)
    if known is not None:
        return _with_guest(party, replace(known, away=False))
    if party.numbers >= MOST_GUESTS:
        raise PartyFull(f"A party is for at most {MOST_GUESTS} guests.")
    number = party.numbers + 1
    taken = [one.name for one in party.guests]
    new = PartyGuest(number, guest, distinct_name(name, taken))
    return replace(party, numbers=number, guests=(*party.guests, new))


def leave(party: Party, by: str, number: int) -> Party:
    """Oneself, or by the host: from the next round on they are not paired."""
    found = guest_numbered(party, number)
    if by not in (found.guest, party.host):
        raise NotHost("Only the host can send others away.")
    return _with_guest(party, replace(found, away=True))


def guest_numbered(party: Party, number: int) -> PartyGuest:
    for guest in party.guests:
        if guest.number == number:
            return guest
    raise NotJoined(f"Nobody has the number {number} here.")


def enter_state(party: Party, by: str, state: PartyState) -> Party:
    """A break, on again, or the end; tables that are being played still count."""
    must_be_host(party, by)
    if state is not PartyState.OVER:
        _must_go_on(party)
    return replace(party, state=state)


# Rounds


def must_be_ready(party: Party, by: str, round: int) -> None:
    """For this round to be started now."""
    must_be_host(party, by)
    if round != party.round + 1:
        raise RoundGone(f"The next round is number {party.round + 1}.")
    _must_go_on(party)
    if round > MOST_ROUNDS:
        raise PartyOver(f"A party has at most {MOST_ROUNDS} rounds.")
    if party.running:
        raise RoundOn("Some tables of this round are still being played.")
    if not may_go_on(party):
        raise TooFewGuests("A round needs guests for at least one table.")


def may_go_on(party: Party) -> bool:
    """Whether there are enough guests for a round."""
    here = sum(not guest.away for guest in party.guests)
    return bool(table_shapes(here, party.terms.size, party.terms.fill == "bots"))


def with_round(party: Party, pairing: Sequence[Seats], tables: Sequence[str]) -> Party:
    """The next round, with the ids of its tables."""
    number = party.round + 1
    new = [
        PartyTable(number, place, table, seats)
        for place, (seats, table) in enumerate(zip(pairing, tables, strict=True), 1)
    ]
    return replace(party, round=number, state=PartyState.OPEN, tables=(*party.tables, *new))


def without_round(party: Party, by: str, round: int, rolled: bool) -> Party:
    """The last round was never paired: as long as nobody has rolled."""
    must_be_host(party, by)
    if round != party.round or not party.current:
        raise RoundGone(f"The last round is number {party.round}.")
    if rolled or any(table.result for table in party.current):
        raise AlreadyRolled("Somebody has rolled in this round: it stays as it is.")
    left = tuple(table for table in party.tables if table.round != round)
    state = PartyState.OPEN if party.state is PartyState.OVER else party.state
    return replace(party, round=round - 1, state=state, tables=left)


def with_result(party: Party, table: str, result: TableResult) -> Party:
    """How this table has ended. The last one of the last round ends the party."""
    after = _with_table(party, table, lambda one: replace(one, result=one.result or result))
    last = after.terms.rounds is not None and after.round >= after.terms.rounds
    return replace(after, state=PartyState.OVER) if last and not after.running else after


def with_luck(party: Party, table: str, luck: TableLuck) -> Party:
    return _with_table(party, table, lambda one: replace(one, luck=one.luck or luck))


def _with_table(party: Party, id: str, changed: Callable[[PartyTable], PartyTable]) -> Party:
    tables = tuple(changed(one) if one.table == id else one for one in party.tables)
    return replace(party, tables=tables)


def _with_guest(party: Party, guest: PartyGuest) -> Party:
    guests = tuple(guest if one.number == guest.number else one for one in party.guests)
    return replace(party, guests=guests)


# What must hold


def must_be_host(party: Party, by: str) -> None:
    if by != party.host:
        raise NotHost("Only the host can do this.")


def _must_go_on(party: Party) -> None:
    if party.state is PartyState.OVER:
        raise PartyOver("This party is over.")
