"""What a table needs of a store: whatever it has acknowledged survives a crash."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from wormgrill.match.calls import call_at
from wormgrill.match.log import LoggedFact
from wormgrill.match.outcome import GameOutcome, outcome_of
from wormgrill.match.snapshot import EVERY, snapshot_of
from wormgrill.match.table import ENDINGS, Table, TableState

LAST = 2**31 - 1  # no log has a higher number
LEASE = 5.0  # seconds for which a process sees to a table's bots; each of its commits renews it


class Overtaken(Exception):
    """Another process was faster: nothing was stored. Look again, and decide anew."""


class StoredTable(NamedTuple):
    """A table as it is kept: its log, and the seed, which is in no fact before the end."""

    id: str
    code: str
    seed: bytes
    events: list[LoggedFact]


class LatestTable(NamedTuple):
    """A table as it is kept, without what a snapshot of it tells already."""

    made: Table  # what its first fact tells
    noted: Table  # at its snapshot; without one, as it was made
    seed: bytes
    events: list[LoggedFact]  # after that


@dataclass(frozen=True, slots=True)
class Batch:
    """What one commit adds to one table's log, stored whole or not at all, and where it leads."""

    table: str
    events: Sequence[LoggedFact]
    state: TableState
    due_at: float | None  # when a bot or a clock is to act, whoever looks on
    call_at: float | None  # when the one on turn may be called, if they want to be
    snapshot: str | None = None  # now and then
    outcome: GameOutcome | None = None  # of the commit that ends the game

    @property
    def version(self) -> int:
        """That it leads to."""
        return self.events[-1].seq


def batch_of(after: Table, events: Sequence[LoggedFact]) -> Batch:
    """These events, which have led to this."""
    noted = after.version // EVERY > (events[0].seq - 1) // EVERY
    snapshot = snapshot_of(after) if noted else None
    outcome = outcome_of(after) if _ends(events) else None
    return Batch(after.id, events, after.state, after.due_at, call_at(after), snapshot, outcome)


def _ends(events: Sequence[LoggedFact]) -> bool:
    return any(event.fact["type"] in ENDINGS for event in events)


@dataclass(frozen=True, slots=True)
class NewTable:
    """All that must be stored together for a table to be there, its maker's next seed included.

    A rematch is made together with the fact that tells of it at the table before: there is never a
    new table without it, nor a link that leads nowhere. `follows` is that fact, for the other log.
    """

    id: str
    code: str
    maker: str
    public: bool
    seed: bytes
    next_seed: bytes  # for the maker's next table: its commitment is published beforehand
    batch: Batch
    follows: Batch | None = None
    key: str | None = None  # the maker's: it never makes two


class TableStore(Protocol):
    """Where tables are kept. Whatever cannot be read or written raises StoreTrouble.

    A method that writes returns once it is safe: a crash right afterwards loses nothing of it.
    """

    shared: bool  # with other processes, which may be overtaken, and overtake

    async def ping(self) -> None:
        """Returns if the store can be read and written."""

    async def make_table(self, table: NewTable) -> None:
        """Overtaken if the seed was used meanwhile, or if the table before has gone on."""

    async def append(self, batch: Batch) -> None:
        """Overtaken if it does not follow what is stored."""

    async def load(self, table: str) -> StoredTable | None:
        """With its whole log."""

    async def latest(self, table: str) -> LatestTable | None: ...

    async def read_entry(self, table: str, entry: int) -> list[LoggedFact]: ...

    async def read(self, table: str, first: int, last: int) -> list[LoggedFact]:
        """A part of its log, by numbers, both included."""

    async def answered(self, table: str, guest: str, key: str) -> int | None:
        """The entry this guest's key has brought about."""

    async def made_with(self, maker: str, key: str) -> str | None:
        """The table that this guest has made with this key."""

    async def table_with_code(self, code: str) -> str | None: ...

    async def public_tables(self, most: int) -> list[str]: ...

    async def version_of(self, table: str) -> int | None: ...

    async def seed_of(self, guest: str) -> bytes | None:
        """Of the next table they make."""

    async def take_due(self, now: float, most: int) -> list[str]:
        """Tables where a bot or a clock is to act now and that no process sees to: ours, for the
        time of a lease."""

    async def put_off(self, table: str, version: int, due_at: float | None) -> None:
        """There was nothing to do yet."""

    async def untouched_tables(self, open_before: float, playing_before: float) -> list[str]:
        """Unfinished ones that nobody has touched since."""

    async def tables_of(self, guest: str, most: int) -> list[str]: ...

    async def unfinished(self, maker: str) -> int:
        """How many this guest has made that are not over yet."""

    async def newest(self) -> float | None:
        """When the last thing was stored that anybody has done; None if there is nothing."""

    async def delete_tables(self, before: float, most: int) -> list[str]:
        """Those nobody has touched since, and guests not seen since; the oldest first."""
