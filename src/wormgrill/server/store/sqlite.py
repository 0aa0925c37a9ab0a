"""The database in one SQLite file: a thread that writes, in groups, and one that reads."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from wormgrill.match.errors import StoreTrouble
from wormgrill.server.store.database import (
    NOT_READ,
    NOT_STORED,
    GroupWriter,
    PendingWrite,
    Told,
    Work,
)
from wormgrill.server.store.schema import migrate

Result = TypeVar("Result")

_MAGIC = b"SQLite format 3\0"
BUSY_SECONDS = 5.0
CHECKPOINT_SECONDS = 1.0
MOST_LOG_PAGES = 20_000  # some 80 MB: then a commit has to wait after all


class SqliteDatabase:
    """The database file, opened once: one thread writes, one reads, one moves the log into it.

    Each commit is synced to the disk before any of its writes is answered. One process owns the
    file (`lock.py`), so there is nobody to tell anything.
    """

    skip_locked = ""

    def __init__(
        self,
        file: Path,
        trouble: Callable[[str], None] = lambda reason: None,
        committed: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        self._file = file
        self._trouble = trouble
        self._loop = asyncio.get_running_loop()
        self._writing = connect(file)
        migrate(self._writing)
        self._number = _number(file)
        # Open as long as SQLite has it: whoever closes a file loses all locks on it, SQLite's too,
        # and another program that opens and closes it would take the log for its own and remove it.
        self._opened = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._reading = connect(file)
        self._readers = ThreadPoolExecutor(1, "reading")
        self._writer = GroupWriter(self._commit, committed)
        self._ending = threading.Event()
        self._mover = threading.Thread(target=self._move_log, name="moving", daemon=True)
        self._mover.start()

    def _move_log(self) -> None:
        """Checkpoints the write-ahead log beside the writes, so that no commit waits for it."""
        with closing(connect(self._file)) as connection:
            while not self._ending.wait(CHECKPOINT_SECONDS):
                with suppress(sqlite3.Error):  # the next time, then
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def write(self, work: Work[Result], order: str = "", told: str = "") -> Result:
        return await self._writer.write(work, order, told)

    async def read(self, work: Work[Result]) -> Result:
        try:
            return await self._loop.run_in_executor(self._readers, work, self._reading)
        except sqlite3.Error as error:
            self._trouble(str(error))
            raise StoreTrouble(NOT_READ) from None

    def must_be_there(self) -> None:
        """By its first bytes and its number: SQLite itself never looks again."""
        try:
            os.lseek(self._opened, 0, os.SEEK_SET)
            first = os.read(self._opened, len(_MAGIC))
            there = first == _MAGIC and self._number == _number(self._file)
        except OSError:
            there = False
        if not there:
            self._trouble("the file is not there any more, or not a database")
            raise StoreTrouble(NOT_READ)

    def tell(self, told: str) -> None:
        """There is nobody else."""

    def listen(self, told: Told, lost: Callable[[], None]) -> None:
        """There is nobody else."""

    def _commit(self, jobs: list[PendingWrite]) -> Exception | None:
        connection = self._writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.answer = job.work(connection)
            connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            if not isinstance(error, sqlite3.Error):
                return error
            self._trouble(str(error))
            return StoreTrouble(NOT_STORED)
        return None

    def _roll_back(self) -> None:
        """If even that fails, with a fresh connection."""
        try:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._writing.close()
                self._writing = connect(self._file)

    async def close(self) -> None:
        """Writes what still waits, then closes."""
        self._ending.set()
        await self._writer.close()
        await asyncio.to_thread(self._mover.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()
        os.close(self._opened)


def _number(file: Path) -> tuple[int, int]:
    """By which the system knows the file, whatever its name."""
    found = file.stat()
    return found.st_dev, found.st_ino


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_LOG_PAGES}")
    return connection
