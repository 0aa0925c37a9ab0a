"""A game that was played without a network, as a table of the guest's that is over.

Its dice are what the guest's device says. So they are nobody's promise, and the table says so.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from wormgrill.formats.event_json import events_json
from wormgrill.formats.options import options_table
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.record import Record
from wormgrill.match.log import By, Fact
from wormgrill.match.new_table import Key, SeatRequest, TableRequest, check_key, opening
from wormgrill.match.table import DiceSource
from wormgrill.rules.errors import BadRecord
from wormgrill.rules.game import MOST_STEPS, start
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position


class GameBrought(msgspec.Struct):
    """The body of `POST /api/me/games`."""

    record: Annotated[str, Meta(description="the text of a record: a whole game")]
    key: Key
    seat: Annotated[
        int | None,
        Meta(description="where you sat; others that are no bots have shared your screen"),
    ] = None

    def __post_init__(self) -> None:
        check_key(self.key)


def whole_game(record: Record) -> Record:
    """Refused if it is not one from beginning to end."""
    begun = record.start
    if begun != start(begun.edition, [seat.name for seat in begun.seats], begun.options):
        raise BadRecord(1, 1, "the game does not begin at its beginning", "refusal-record-start")
    if len(record.steps) > MOST_STEPS:
        raise BadRecord(1, 1, "the game is too long", "refusal-record-long")
    if not record.position().over:
        raise BadRecord(1, 1, "the game is not over", "refusal-record-goes-on")
    return record


def brought(record: Record, seat: int | None, maker: str, commitment: str) -> list[Fact | By]:
    """All facts of its table, from the first to the last."""
    facts = opening(_request(record, seat), maker, "", commitment)
    made = facts[0]
    assert isinstance(made, dict)
    facts[0] = made | {"dice": DiceSource.OFFLINE, "commitment": None}
    bots, position = dict(record.bots), record.start
    for step, after, events in record.replay():
        if not isinstance(step, Dice):
            facts.append(_acted(position, str(step), bots))
        facts += events_json(events)
        position = after
    return facts


def _acted(position: Position, action: str, bots: dict[int, str]) -> Fact:
    assert position.turn is not None
    seat = position.turn.player
    return {"type": "acted", "seat": seat, "action": action, "bot": bots.get(seat)}


def _request(record: Record, mine: int | None) -> TableRequest:
    begun, bots = record.start, dict(record.bots)

    def seated(number: int, name: str) -> SeatRequest:
        if number in bots:
            return SeatRequest("bot", name, bots[number])
        return SeatRequest("me" if number == mine else "local", name)

    return TableRequest(
        edition_json(begun.edition),
        [seated(number, seat.name) for number, seat in enumerate(begun.seats)],
        options_table(begun.options, begun.edition.options),
        dice="typed",
    )
