"""How a game ended, and among whom: what the list of a guest's games is made of.

It is kept beside the log from the commit on that ends the game, and never instead of it: lost, or
of a game that ended before outcomes were kept, it is told by the log again.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from wormgrill.formats.options import options_table
from wormgrill.formats.position_json import edition_json
from wormgrill.match.new_table import series_after
from wormgrill.match.table import (
    AbandonReason,
    DiceSource,
    SeatKind,
    StandInReason,
    Table,
    TableSeat,
)
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import ranking, scores


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a game: who sat there, and what they had in the end."""

    kind: SeatKind
    name: str
    owner: str | None = None  # the guest; never shown
    bot: str | None = None  # that played it in the end
    why: StandInReason | None = None  # if it is somebody's seat
    worms: int | None = None
    place: int | None = None  # None if the game was not played to its end
    program: str | None = None  # what it calls itself, if it is one


class GameOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as its players look back at it; of one that goes on, as it stands."""

    edition: str | dict[str, Any]
    options: dict[str, bool | int]
    dice: DiceSource
    public: bool
    seats: list[SeatOutcome]
    began: float | None = None
    ended: float | None = None
    abandoned: bool = False
    why_abandoned: AbandonReason | None = None
    series: dict[str, Any] = {}  # of these seats, with this game if it was played out
    what_if: bool = False  # it began at a position that somebody chose

    @property
    def played(self) -> bool:
        """A table where no game ever began is none."""
        return all(seat.worms is not None for seat in self.seats)

    @property
    def owners(self) -> frozenset[str]:
        return frozenset(seat.owner for seat in self.seats if seat.owner)

    @property
    def edition_key(self) -> str:
        return self.edition if isinstance(self.edition, str) else str(self.edition["key"])


def outcome_of(table: Table) -> GameOutcome:
    terms = table.terms
    return GameOutcome(
        edition_json(terms.edition),
        options_table(terms.options, terms.edition.options),
        terms.dice,
        terms.public,
        [*_seats(table)],
        table.began,
        table.ended,
        table.abandoned,
        table.why_abandoned,
        series_after(table),
        terms.begun_from is not None,
    )


def _seats(table: Table) -> Iterator[SeatOutcome]:
    position = table.position
    worms: tuple[int | None, ...] = (None,) * len(table.seats)
    if position is not None:
        worms = scores(position)
    places = _places(position) if table.ended is not None and not table.abandoned else {}
    for number, seat in enumerate(table.seats):
        yield _seat(seat, worms[number], places.get(number))


def _places(position: Position | None) -> dict[int, int]:
    return {seat: place for place, seat in ranking(position)} if position else {}


def _seat(seat: TableSeat, worms: int | None, place: int | None) -> SeatOutcome:
    return SeatOutcome(
        seat.kind, seat.name, seat.owner, seat.bot, seat.why, worms, place, seat.program
    )


# Rivals: all other seats of a game, by name; bots by what they are, whatever they were called.

_BETWEEN, _BOT = "\n", "\t"  # no name has them


def rival_named(name: str) -> str:
    """As it stands in `rivals_of`."""
    return f"{_BETWEEN}{name}{_BETWEEN}"


def rival_bot(key: str) -> str:
    return rival_named(_BOT + key)


def rivals_of(outcome: GameOutcome, guest: str) -> str:
    """Those this guest has played with, as one text, in which each can be found."""
    others = (seat for seat in outcome.seats if not is_own(seat, guest))
    return "".join(
        rival_bot(seat.bot) if seat.kind is SeatKind.BOT and seat.bot else rival_named(seat.name)
        for seat in others
    )


def rivals_in(text: str) -> tuple[set[str], set[str]]:
    """The names and the bots of such a text."""
    found = {part for part in text.split(_BETWEEN) if part}
    bots = {part for part in found if part.startswith(_BOT)}
    return found - bots, {bot.removeprefix(_BOT) for bot in bots}


def is_own(seat: SeatOutcome, guest: str) -> bool:
    """Where the guest sat, and not somebody who shared the screen."""
    return seat.owner == guest and seat.kind is SeatKind.GUEST
