"""When the one on turn may be called: once after the turn has begun, once before its time is up.

Whether anybody is called is not the table's to say: only guests who asked for it, and who are not
there (`server/push/caller.py`).
"""

from enum import StrEnum
from typing import NamedTuple

from wormgrill.match.table import Table
from wormgrill.rules.position import Phase

CALL_AFTER = 20.0  # seconds: a stream whose phone went dark is noticed by then
SHARE_OF_PACE = 0.25  # of a short pace, after which it is called: there must be time left
REMINDED_FROM = 3600  # seconds of pace
REMINDED_AT = 0.8  # of the pace


class CallKind(StrEnum):
    """Why somebody is called."""

    TURN = "turn"
    REMINDER = "reminder"  # time runs out


class WaitedFor(NamedTuple):
    """The guest for whom a table waits, in which turn: the number of the fact it began with."""

    guest: str
    turn: int


class DueCall(NamedTuple):
    """A call that is to be decided now, and when there is the next one to decide."""

    kind: CallKind
    next_at: float | None


def waited_for(table: Table) -> WaitedFor | None:
    """None if a bot is to act, or where nobody else would wait: alone with bots is no hurry."""
    seat = table.on_turn
    if seat is None or table.seats[seat].bot or len(table.guests) < 2:
        return None
    owner = table.seats[seat].owner
    assert owner is not None
    return WaitedFor(owner, table.turn_began)


def call_at(table: Table) -> float | None:
    """When there is something to decide, as the table now is."""
    if waited_for(table) is None:
        return None
    return table.waits_since + call_after(table) if _fresh(table) else reminder_at(table)


def call_after(table: Table) -> float:
    pace = table.terms.pace
    return CALL_AFTER if pace is None else min(CALL_AFTER, SHARE_OF_PACE * pace)


def reminder_at(table: Table) -> float | None:
    pace = table.terms.pace
    if pace is None or pace < REMINDED_FROM:
        return None
    return table.waits_since + REMINDED_AT * pace


def due_call(table: Table, now: float) -> DueCall | None:
    """One message at most: late, after a long stop of the server, the reminder says it all."""
    reminder = reminder_at(table)
    if reminder is not None and now >= reminder:
        return DueCall(CallKind.REMINDER, None)
    if _fresh(table) and now >= table.waits_since + call_after(table):
        return DueCall(CallKind.TURN, reminder)
    return None


def _fresh(table: Table) -> bool:
    """Nothing is done in this turn yet: later its guest has been there, and knows."""
    turn = table.position.turn if table.position else None
    return turn is not None and turn.phase is Phase.ROLL
