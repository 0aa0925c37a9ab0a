"""A log as it was told: the plain way, from its beginning."""

from collections.abc import Iterable, Iterator
from typing import Any

from wormgrill.match.log import LoggedFact, entries
from wormgrill.match.table import Table, fold, replayed
from wormgrill.match.view import told


def told_since(
    id: str, code: str, events: Iterable[LoggedFact], version: int
) -> Iterator[dict[str, Any]]:
    """Every event after this version, as those saw it who were there."""
    table: Table | None = None
    for entry in entries(events):
        table = fold(table, entry) if table else replayed(id, code, entry)
        if table.version > version:
            yield from (fact for fact in told(entry, table) if fact["seq"] > version)
