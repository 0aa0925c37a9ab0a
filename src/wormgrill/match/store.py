"""What a table needs of a store: whatever it has acknowledged survives a crash."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from wormgrill.match.log import LoggedFact
from wormgrill.match.table import Table, TableState


class StoredTable(NamedTuple):
    """A table as it is kept: the log, and the secret that is in no event before the end."""

    id: str
    code: str
    seed: bytes
    events: list[LoggedFact]


@dataclass(frozen=True, slots=True)
class Batch:
    """Events of one table that are stored together or not at all, and where they lead."""

    table: str
    events: Sequence[LoggedFact]
    state: TableState
    due: bool  # a bot or a clock is to act: look after it when the server starts


def batch_of(after: Table, events: Sequence[LoggedFact]) -> Batch:
    """These events, which have led to this."""
    return Batch(after.id, events, after.state, after.goes_on_by_itself)


@dataclass(frozen=True, slots=True)
class NewTable:
    id: str
    code: str
    maker: str
    public: bool
    seed: bytes
    next_seed: bytes  # for the maker's next table: its commitment is published beforehand
    batch: Batch
    follows: Batch | None = None  # told at the table this one is the rematch of


class TableStore(Protocol):
    """Every method that writes returns once it is safe, or raises StoreTrouble."""

    async def make_table(self, table: NewTable) -> None: ...

    async def append(self, batch: Batch) -> None: ...

    async def load(self, table: str) -> StoredTable | None: ...

    async def answered(self, table: str, guest: str, key: str) -> int | None:
        """The entry this guest's key has brought about."""

    async def table_with_code(self, code: str) -> str | None: ...

    async def public_tables(self, most: int) -> list[str]: ...

    async def due_tables(self) -> list[str]: ...

    async def untouched_tables(self, open_before: float, playing_before: float) -> list[str]:
        """Unfinished ones that nobody has touched since."""

    async def tables_of(self, guest: str, most: int) -> list[str]: ...

    async def delete_tables(self, before: float) -> list[str]:
        """Those nobody has touched since, and guests not seen since."""
