"""The database on a PostgreSQL server, shared by as many processes as there are.

Connections: one that writes, in groups, a few that read, and one that listens to what the other
processes tell. Needs the extra `postgres` (psycopg 3: typed, and synchronous as sqlite3 is, so one
shape of store serves both).
"""

import asyncio
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from wormgrill.match.errors import StoreTrouble
from wormgrill.server.store.database import (
    NOT_READ,
    NOT_STORED,
    GroupWriter,
    PendingWrite,
    SqlRows,
    Told,
    Work,
)
from wormgrill.server.store.processes import ALIVE
from wormgrill.server.store.schema import (
    MIGRATIONS,
    VERSION,
    BadDatabase,
    for_postgres,
    too_new,
)

Result = TypeVar("Result")

READERS = 4
CONNECT_SECONDS = 5
AGAIN_SECONDS = 0.5  # until a lost connection is tried again
LISTEN_SECONDS = 1.0  # until the listener looks whether it is to end
CHANNEL = "wormgrill"
MOST_TOLD = 7900  # bytes of one notification: the server allows 8,000
_SEPARATOR = "\n"
_MIGRATING = 0x576F726D  # the lock that only one process holds while it migrates

_AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)


class PostgresConnection:
    """A connection of psycopg that understands the SQL of the store."""

    def __init__(self, url: str) -> None:
        self.raw = psycopg.connect(
            url, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name="wormgrill"
        )

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> SqlRows:
        return self.raw.execute(_translated(sql), values)

    def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> None:
        with self.raw.cursor() as cursor:
            cursor.executemany(_translated(sql), values)

    def close(self) -> None:
        self.raw.close()


def _translated(sql: str) -> bytes:
    """No text of the store has a question mark or a per cent sign of its own."""
    return sql.replace("?", "%s").encode()


class PostgresDatabase:
    """A PostgreSQL database, as the store needs it. Lost connections are made anew."""

    skip_locked = " FOR UPDATE SKIP LOCKED"

    def __init__(
        self,
        url: str,
        trouble: Callable[[str], None] = lambda reason: None,
        committed: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        self._url = url
        self._trouble = trouble
        self._loop = asyncio.get_running_loop()
        self._writing: PostgresConnection | None = None  # made by the first write
        self._reading = threading.local()
        self._opened: list[PostgresConnection] = []
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._writer = GroupWriter(self._commit, committed)
        self._listening: threading.Thread | None = None
        self._ending = threading.Event()

    # Writing

    async def write(self, work: Work[Result], order: str = "", told: str = "") -> Result:
        return await self._writer.write(work, order, told)

    def must_be_there(self) -> None:
        """Every write asks its server."""

    def tell(self, told: str) -> None:
        telling = asyncio.ensure_future(self._writer.write(lambda connection: None, told=told))
        telling.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _commit(self, jobs: list[PendingWrite]) -> Exception | None:
        for last in (False, True):
            try:
                self._try_to_commit(jobs)
            except psycopg.Error as error:
                self._roll_back()
                if isinstance(error, _AGAIN) and not last:
                    continue
                self._trouble(str(error).strip())
                return StoreTrouble(NOT_STORED)
            except Exception as error:
                self._roll_back()
                return error
            return None
        raise AssertionError

    def _try_to_commit(self, jobs: list[PendingWrite]) -> None:
        if self._writing is None:
            self._writing = PostgresConnection(self._url)
        connection = self._writing
        with connection.raw.transaction():
            for job in jobs:
                job.answer = job.work(connection)
            told = [job.told for job in jobs if job.told and job.answer is not False]
            for payload in _payloads(told):
                connection.raw.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def _roll_back(self) -> None:
        """A connection that is no good is made anew by the next write."""
        if self._writing is not None and self._writing.raw.broken:
            with suppress(psycopg.Error):
                self._writing.close()
            self._writing = None

    # Reading

    async def read(self, work: Work[Result]) -> Result:
        try:
            return await self._loop.run_in_executor(self._readers, self._read, work)
        except psycopg.Error as error:
            self._trouble(str(error).strip())
            raise StoreTrouble(NOT_READ) from None

    def _read(self, work: Work[Result]) -> Result:
        """A connection that broke since it was last used costs one more try."""
        connection: PostgresConnection | None = getattr(self._reading, "connection", None)
        if connection is not None:
            try:
                return work(connection)
            except psycopg.OperationalError:
                connection.close()
        connection = self._reading.connection = PostgresConnection(self._url)
        self._opened.append(connection)
        self._opened[:] = [one for one in self._opened if not one.raw.closed]
        return work(connection)

    # Listening

    def listen(self, told: Told, lost: Callable[[], None]) -> None:
        self._listening = threading.Thread(
            target=self._listen_on, args=(told, lost), name="listening", daemon=True
        )
        self._listening.start()

    def _listen_on(self, told: Told, lost: Callable[[], None]) -> None:
        while not self._ending.is_set():
            try:
                with closing(PostgresConnection(self._url)) as connection:
                    connection.raw.execute(f"LISTEN {CHANNEL}")
                    self._on_loop(lost)
                    while not self._ending.is_set():
                        for notice in connection.raw.notifies(timeout=LISTEN_SECONDS, stop_after=1):
                            self._on_loop(_hand_out, told, notice.payload)
            except psycopg.Error as error:
                if not self._ending.wait(AGAIN_SECONDS):
                    self._trouble(str(error).strip())

    def _on_loop(self, call: Callable[..., None], *values: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(call, *values)

    async def close(self) -> None:
        """Writes what still waits, then closes."""
        self._ending.set()
        self.tell(f"bye {CHANNEL}")  # wakes the listener
        await self._writer.close()
        if self._listening:
            await asyncio.to_thread(self._listening.join)
        self._readers.shutdown()
        for connection in (*self._opened, self._writing):
            if connection is not None:
                with suppress(psycopg.Error):
                    connection.close()


def _payloads(lines: Iterable[str]) -> list[str]:
    """Joined, as long as a notification may be."""
    payloads: list[str] = []
    for line in lines:
        if payloads and len(payloads[-1].encode()) + len(line.encode()) < MOST_TOLD:
            payloads[-1] += _SEPARATOR + line
        else:
            payloads.append(line)
    return payloads


def _hand_out(told: Told, payload: str) -> None:
    for line in payload.split(_SEPARATOR):
        told(line)


def prepare(url: str) -> None:
    try:
        with closing(PostgresConnection(url)) as connection:
            migrate(connection.raw)
    except psycopg.Error as error:
        raise BadDatabase(str(error).strip()) from None


def migrate(connection: psycopg.Connection[Any]) -> int:
    """Bring the database to our version, one process at a time. Returns where it began."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
        began = _version_of(connection)
        if began > VERSION:
            raise too_new(began)
        if 0 < began < VERSION:
            _must_be_alone(connection)
        for step in MIGRATIONS[began:]:
            connection.execute(for_postgres(step).encode())
        if began < VERSION:
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES (%s)", (VERSION,))
    return began


def _version_of(connection: psycopg.Connection[Any]) -> int:
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    if row is not None:
        return int(row[0])
    found = connection.execute("SELECT to_regclass('events'), to_regclass('guests')").fetchone()
    if found != (None, None):
        raise BadDatabase("it is the database of another program")
    return 0


def _must_be_alone(connection: psycopg.Connection[Any]) -> None:
    """An older release would stumble over what a step changes."""
    row = connection.execute(
        "SELECT string_agg(DISTINCT release, ', ') FROM processes"
        " WHERE seen > extract(epoch FROM now()) - %s",
        (ALIVE,),
    ).fetchone()
    if row and row[0]:
        raise BadDatabase(
            f"servers of an older release ({row[0]}) still use it: stop them, then start this one"
        )
