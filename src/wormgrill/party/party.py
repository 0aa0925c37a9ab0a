"""A party as it is kept: a frozen value, changed by commands (`party.commands`)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

import msgspec


class PartyState(StrEnum):
    """Rounds are played; there is a break; no round will be started any more."""

    OPEN = "open"
    BREAK = "break"
    OVER = "over"


class PartyTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What holds at every table of a party, and never changes."""

    edition: str
    options: dict[str, bool | int] = {}
    pace: int | None = None  # seconds per decision
    hints: bool = False
    size: int  # seats of a table, at most
    fill: Literal["bots", "none"]  # so that every table is full, or not
    bot: str  # who fills up
    rounds: int | None  # None: until the host ends it
    test_seed: int | None = None


@dataclass(frozen=True, slots=True)
class PartyGuest:
    """Somebody who has joined. The number stays theirs, whoever goes."""

    number: int
    guest: str  # their id: never shown
    name: str
    away: bool = False  # not paired: has left, or was not there


class TableResult(msgspec.Struct, frozen=True):
    """How a table has ended, by seat; both empty, if it was given up."""

    places: tuple[int, ...] = ()
    worms: tuple[int, ...] = ()


class TableLuck(msgspec.Struct, frozen=True):
    """What the review says, by seat, as parts of a win; empty, if there can be none."""

    start: tuple[float, ...] = ()  # the chance before the first roll
    luck: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class PartyTable:
    """One table of a round, and what has become of it."""

    round: int
    number: int  # in its round, from 1
    table: str  # its id
    seats: tuple[int | None, ...]  # numbers of guests; None is a bot
    result: TableResult | None = None  # None: it is being played
    luck: TableLuck | None = None  # None: not reviewed yet

    @property
    def people(self) -> list[int]:
        return [number for number in self.seats if number is not None]


@dataclass(frozen=True, slots=True)
class Party:
    """An evening of many tables: who came, and all rounds so far."""

    id: str
    code: str
    host: str
    terms: PartyTerms
    version: int = 0  # of the last change: who changes it must have seen it
    state: PartyState = PartyState.OPEN
    round: int = 0  # the last one that was started
    numbers: int = 0  # given to guests so far
    guests: tuple[PartyGuest, ...] = ()
    tables: tuple[PartyTable, ...] = ()  # by round and number

    @property
    def running(self) -> list[PartyTable]:
        return [table for table in self.tables if table.result is None]

    @property
    def current(self) -> list[PartyTable]:
        """The tables of the last round."""
        return [table for table in self.tables if table.round == self.round]

    def of_guest(self, guest: str | None) -> PartyGuest | None:
        return next((one for one in self.guests if one.guest == guest), None)
