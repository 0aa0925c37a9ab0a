"""A whole database at once: as it is at one moment, or filled in one transaction."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from wormgrill.server.settings import is_postgres
from wormgrill.server.store.database import Connection, Result, Told, Work
from wormgrill.server.store.lock import DatabaseInUse
from wormgrill.server.store.opening import postgres_module, prepared
from wormgrill.server.store.processes import ALIVE
from wormgrill.server.store.schema import VERSION, BadDatabase, too_new, version_of
from wormgrill.server.store.sqlite import connect


class Snapshot(NamedTuple):
    """Everything as it was when the snapshot began, whatever others do meanwhile."""

    cursor: Callable[[], Any]
    by_bytes: str  # after a text in ORDER BY: both databases then sort alike

    @contextmanager
    def rows(self, sql: str) -> Iterator[Any]:
        """The driver's cursor: rows are read as they are wanted, never all at once."""
        with closing(self.cursor()) as cursor:
            cursor.execute(sql)
            yield cursor

    def count(self, table: str) -> int:
        with self.rows(f"SELECT count(*) FROM {table}") as rows:  # noqa: S608 - our own names
            return int(rows.fetchone()[0])


@contextmanager
def snapshot(place: str) -> Iterator[Snapshot]:
    """BadDatabase if it is not ours, or not of our version."""
    with (_postgres_snapshot if is_postgres(place) else _sqlite_snapshot)(place) as taken:
        yield taken


@contextmanager
def _sqlite_snapshot(place: str) -> Iterator[Snapshot]:
    uri = f"{Path(place).absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            _must_be_ours(version_of(connection))
            yield Snapshot(connection.cursor, "")
    except sqlite3.Error as error:
        raise BadDatabase(str(error)) from None


@contextmanager
def _postgres_snapshot(place: str) -> Iterator[Snapshot]:
    module = postgres_module()
    psycopg = module.psycopg
    try:
        with closing(module.PostgresConnection(place)) as connection:
            raw = connection.raw
            raw.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            raw.read_only = True
            with raw.transaction():
                (there,) = raw.execute("SELECT to_regclass('schema_version')").fetchone()
                found = there and raw.execute("SELECT version FROM schema_version").fetchone()
                _must_be_ours(found[0] if found else 0)
                yield Snapshot(lambda: raw.cursor(name="whole"), ' COLLATE "C"')
    except psycopg.Error as error:
        raise BadDatabase(str(error).strip()) from None


def _must_be_ours(version: int) -> None:
    if version > VERSION:
        raise too_new(version)
    if version == 0:
        raise BadDatabase("there is nothing in it")
    if version < VERSION:
        raise BadDatabase("it is of an older release: start this one's server with it once")


@contextmanager
def filling(place: str) -> Iterator[Connection]:
    """A transaction on a database that is made if there is none. If it fails, nothing is left.

    DatabaseInUse if a server runs with it.
    """
    with (_filling_postgres if is_postgres(place) else _filling_sqlite)(place) as connection:
        yield connection


@contextmanager
def _filling_sqlite(place: str) -> Iterator[Connection]:
    new, filled = not Path(place).exists(), False
    try:
        with prepared(place), closing(connect(Path(place))) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
            filled = True
    except sqlite3.Error as error:
        raise BadDatabase(str(error)) from None
    finally:
        if new and not filled:
            Path(place).unlink(missing_ok=True)


@contextmanager
def _filling_postgres(place: str) -> Iterator[Connection]:
    module = postgres_module()
    with prepared(place):
        pass
    try:
        with closing(module.PostgresConnection(place)) as connection, connection.raw.transaction():
            # A server that is started meanwhile waits, and then finds all of it.
            connection.execute("LOCK TABLE guests, tables, processes IN EXCLUSIVE MODE")
            alive = "SELECT 1 FROM processes WHERE seen > ? LIMIT 1"
            if connection.execute(alive, (time() - ALIVE,)).fetchone():
                raise DatabaseInUse("")
            yield connection
    except module.psycopg.Error as error:
        raise BadDatabase(str(error).strip()) from None


@contextmanager
def beside_servers(place: str) -> Iterator[Connection]:
    """A short transaction on a database that is made if there is none; servers may run with it."""
    with suppress(DatabaseInUse), prepared(place):
        pass
    if is_postgres(place):
        module = postgres_module()
        try:
            with closing(module.PostgresConnection(place)) as shared, shared.raw.transaction():
                yield shared
        except module.psycopg.Error as error:
            raise BadDatabase(str(error).strip()) from None
        return
    try:
        with closing(connect(Path(place))) as connection:
            _must_be_ours(version_of(connection))
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadDatabase(str(error)) from None


class InTransaction:
    """A `Database` that is one connection, within a transaction that is somebody else's to end."""

    skip_locked = ""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def write(self, work: Work[Result], order: str = "", told: str = "") -> Result:
        return work(self._connection)

    async def read(self, work: Work[Result]) -> Result:
        return work(self._connection)

    def tell(self, told: str) -> None:
        """Nobody can see it yet."""

    def listen(self, told: Told, lost: Callable[[], None]) -> None:
        """Nobody else is there."""

    async def close(self) -> None:
        """Whoever has opened it closes it."""

    def must_be_there(self) -> None:
        """It is open."""
