"""Everything of a database in one file, and back: docs/reference/export.md.

The file is lines of JSON: what it is; then each table of the database, its columns and its rows;
at the end how many there were, and a checksum.
"""

import asyncio
import gzip
import os
import zlib
from base64 import b64decode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec

from wormgrill.progress import Progress
from wormgrill.server.store.database import Connection
from wormgrill.server.store.promises import promise_anew
from wormgrill.server.store.schema import VERSION
from wormgrill.server.store.whole import InTransaction, Snapshot, filling, snapshot
from wormgrill.version import __version__

FORMAT = "wormgrill-export"
# The tables in the order in which each finds what it refers to, and what their rows are sorted by.
# Processes are left out: they are those that run now.
TABLES = {
    "guests": "id{by_bytes}",
    "tokens": "hash",
    "devices": "hash",
    "recovery": "guest{by_bytes}",
    "tables": "id{by_bytes}",
    "events": "table_id{by_bytes}, seq",
    "sitting": "guest{by_bytes}, table_id{by_bytes}",
    "outcomes": "table_id{by_bytes}",
    "studies": "guest{by_bytes}, table_id{by_bytes}",
    "cards": "guest{by_bytes}, puzzle{by_bytes}",
    "puzzle_counts": "puzzle{by_bytes}",
    "daily_days": "day{by_bytes}",
    "daily_answers": "guest{by_bytes}, day{by_bytes}, number",
    "daily_names": "guest{by_bytes}",
    "push_keys": "id",
    "push_devices": "id{by_bytes}",
    "call_wishes": "guest{by_bytes}, table_id{by_bytes}",
    "calls": "table_id{by_bytes}, turn, kind{by_bytes}, target{by_bytes}",
    "parties": "id{by_bytes}",
    "party_guests": "party{by_bytes}, number",
    "party_tables": "party{by_bytes}, round, number",
}
_TRUE_OR_FALSE = frozenset({"public"})  # SQLite has numbers for them
_REPLACED = ("push_keys", "daily_days")  # a server that was only started has made them
_TOGETHER = 500  # rows
_LONGEST = 1 << 24  # bytes of a line: longer ones are not ours

Counts = dict[str, int]  # rows by table


class BadExport(Exception):
    """Not an export, one of another version, or one that is damaged: why, in a few words."""


# Out


def export(place: str, file: Path, progress: Progress) -> Counts:
    """Everything as it is at one moment, also while servers run. The file appears when whole."""
    beside = file.with_name(f".{file.name}.new")
    beside.unlink(missing_ok=True)
    try:
        with snapshot(place) as taken, _written(beside, file) as out:
            counts = _write(taken, out, progress)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return counts


@contextmanager
def _written(beside: Path, file: Path) -> Iterator[IO[bytes]]:
    """For the user alone: seeds of running games are in it. Packed by the name of the file."""
    with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
        if file.suffix == ".gz":
            with gzip.GzipFile("", "wb", 6, raw, 0) as packed:  # equal for equal contents
                yield packed  # type: ignore[misc]  # it writes as a file does
        else:
            yield raw
        raw.flush()
        os.fsync(raw.fileno())


def _write(taken: Snapshot, out: IO[bytes], progress: Progress) -> Counts:
    found = {name: taken.count(name) for name in TABLES}
    checksum = sha256()

    def write(value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        checksum.update(line)
        out.write(line)

    write({"format": FORMAT, "version": 1, "release": __version__, "schema": VERSION})
    done, every = 0, sum(found.values())
    for name, order in TABLES.items():
        sql = f"SELECT * FROM {name} ORDER BY {order.format(by_bytes=taken.by_bytes)}"  # noqa: S608 - our own names
        with taken.rows(sql) as rows:
            columns = _columns(rows)
            write({"table": name, "columns": columns})
            for row in rows:
                write([_told(column, value) for column, value in zip(columns, row, strict=True)])
                done += 1
                if done % _TOGETHER == 0:
                    progress(done, every)
    write({"rows": found})
    write({"sha256": checksum.hexdigest()})
    return found


def _columns(rows: Any) -> list[str]:
    return [column[0] for column in rows.description]


def _told(column: str, value: object) -> object:
    if isinstance(value, bytes):
        return {"base64": value}
    return bool(value) if column in _TRUE_OR_FALSE else value


# And back


class Imported(NamedTuple):
    """What an import has done: rows by table, and how many tables were given up."""

    rows: Counts
    given_up: int


def import_whole(file: Path, place: str, progress: Progress, moved: bool = False) -> Imported:
    """All of the file into an empty database, or nothing.

    Unless it was only `moved`, and nothing was played since, the dice that it has promised may be
    known by now: tables with verified dice are given up, and every guest gets another seed.
    NotEmpty, BadExport, BadDatabase or DatabaseInUse.
    """
    size = 2 * max(1, file.stat().st_size)
    with file.open("rb") as raw:  # the whole of it, before anything is touched
        _Lines(raw, file, lambda: progress(raw.tell(), size)).must_be_sound()
    with file.open("rb") as raw, filling(place) as connection:
        _must_be_empty(connection)
        lines = _Lines(raw, file, lambda: progress(size // 2 + raw.tell(), size))
        lines.next()
        rows = _fill(connection, lines)
        return Imported(rows, 0 if moved else asyncio.run(promise_anew(InTransaction(connection))))


def _must_be_empty(connection: Connection) -> None:
    for name in TABLES.keys() - set(_REPLACED):
        if connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone():  # noqa: S608 - our own names
            raise NotEmpty
    for name in _REPLACED:
        connection.execute(f"DELETE FROM {name}")  # noqa: S608 - our own names


class NotEmpty(Exception):
    """There is something in the database already."""


def _fill(connection: Connection, lines: "_Lines") -> Counts:
    counts: Counts = {}
    for name in TABLES:
        heading = lines.next()
        columns = _columns(connection.execute(f"SELECT * FROM {name} LIMIT 0"))  # noqa: S608 - our own names
        if heading != {"table": name, "columns": columns}:
            raise lines.bad("it does not begin the table that belongs there")
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - our own names
        rows = lines.rows(len(columns))
        counts[name] = 0
        while some := list(islice(rows, _TOGETHER)):
            connection.executemany(sql, some)
            counts[name] += len(some)
    if lines.next() != {"rows": counts}:
        raise lines.bad("it counts other rows than there are")
    return counts


class _Lines:
    """The lines of an export, one by one, each looked at before it is believed."""

    def __init__(self, raw: IO[bytes], file: Path, read_on: Any) -> None:
        self._source: Any = gzip.GzipFile(fileobj=raw) if file.suffix == ".gz" else raw
        self._read_on = read_on
        self._number = 0
        self._checksum = sha256()
        self._kept: Any = None

    def bad(self, reason: str) -> BadExport:
        return BadExport(f"line {self._number}: {reason}")

    def next(self) -> Any:
        """The next line's value."""
        if self._kept is not None:
            value, self._kept = self._kept, None
            return value
        line = self._line()
        if not line.endswith(b"\n"):
            raise self.bad("the file ends too early")
        try:
            value = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.bad("it is not JSON") from None
        if not _is_checksum(value):
            self._checksum.update(line)
        return value

    def _line(self) -> bytes:
        self._number += 1
        if self._number % _TOGETHER == 0:
            self._read_on()
        try:
            line: bytes = self._source.readline(_LONGEST)
        except EOFError:
            raise self.bad("the file ends too early") from None
        except (gzip.BadGzipFile, zlib.error):
            raise self.bad("the file cannot be unpacked") from None
        return line

    def rows(self, columns: int) -> Iterator[Sequence[Any]]:
        """Until a line that is none."""
        while isinstance(row := self.next(), list):
            if len(row) != columns:
                raise self.bad("it is not a row of this table")
            yield [self._value(value) for value in row]
        self._kept = row

    def _value(self, told: object) -> object:
        if not isinstance(told, dict):
            return told
        try:
            return b64decode(told["base64"], validate=True)
        except (KeyError, TypeError, ValueError):
            raise self.bad("it has a value that is none") from None

    def must_be_ours(self) -> None:
        """The first line."""
        try:
            heading = self.next()
        except BadExport:
            heading = None
        if not isinstance(heading, dict) or heading.get("format") != FORMAT:
            raise BadExport("wormgrill export has not written it")
        if heading.get("version") != 1 or heading.get("schema") != VERSION:
            release = str(heading.get("release"))[:40]
            raise BadExport(
                f"Wormgrill {release} has written it in another form: import it with that release,"
                " and let this one's server bring the database up to date"
            )

    def must_be_sound(self) -> None:
        """From what it is to the checksum of all lines before it, and nothing behind it."""
        self.must_be_ours()
        while not _is_checksum(value := self.next()):
            pass
        if value != {"sha256": self._checksum.hexdigest()}:
            raise self.bad("the checksum is not that of the file")
        if self._line():
            raise self.bad("there is more than belongs there")


def _is_checksum(value: object) -> bool:
    return isinstance(value, dict) and "sha256" in value
