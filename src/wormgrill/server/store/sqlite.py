"""The store in one SQLite file: a thread that writes, in groups, and one that reads."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Any, TypeVar

from wormgrill.match.errors import StoreTrouble
from wormgrill.server.store.schema import migrate

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

MOST_TOGETHER = 256
BUSY_SECONDS = 5.0
CHECKPOINT_SECONDS = 1.0
MOST_LOG_PAGES = 20_000  # some 80 MB: then a commit has to wait after all


class _Job:
    """One caller's writes: done as a whole or not at all."""

    __slots__ = ("answer", "error", "future", "work")

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.answer: Any = None
        self.error: Exception | None = None

    def deliver(self) -> None:
        if self.future.done():
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Database:
    """The database file, opened once: one thread writes, one reads, one moves the log into it.

    `await database.write(work)` and `await database.read(work)` call `work(connection)` there.
    Writes that wait at the same time share a commit, which is synced to the disk before any of
    them is answered.
    """

    def __init__(
        self,
        file: Path,
        trouble: Callable[[str], None] = lambda reason: None,
        committed: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        self._file = file
        self._trouble = trouble
        self._committed = committed
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._writing = connect(file)
        migrate(self._writing)
        self._reading = connect(file)
        self._readers = ThreadPoolExecutor(1, "reading")
        self._writer = threading.Thread(target=self._write_all, name="writing", daemon=True)
        self._writer.start()
        self._ending = threading.Event()
        self._mover = threading.Thread(target=self._move_log, name="moving", daemon=True)
        self._mover.start()

    def _move_log(self) -> None:
        """Checkpoints the write-ahead log beside the writes, so that no commit waits for it."""
        with closing(connect(self._file)) as connection:
            while not self._ending.wait(CHECKPOINT_SECONDS):
                with suppress(sqlite3.Error):  # the next time, then
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        answer: Result = await job.future
        return answer

    async def read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            return await self._loop.run_in_executor(self._readers, work, self._reading)
        except sqlite3.Error as error:
            self._trouble(str(error))
            raise StoreTrouble("The store cannot be read just now. Try again soon.") from None

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            last = False
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                jobs.append(job)
            self._write_group(jobs)
            self._tell(jobs)
            if last:
                return

    def _write_group(self, jobs: list[_Job]) -> None:
        """All in one commit; if one of them spoils it, each by itself."""
        began = perf_counter()
        error = self._commit(jobs)
        if error and len(jobs) > 1:
            for job in jobs:
                job.error = self._commit([job])
        elif error:
            jobs[0].error = error
        self._committed(len(jobs), perf_counter() - began)

    def _commit(self, jobs: list[_Job]) -> Exception | None:
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
            return StoreTrouble("This could not be stored, so nothing has changed. Try again soon.")
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

    def _tell(self, jobs: list[_Job]) -> None:
        def deliver() -> None:
            for job in jobs:
                job.deliver()

        try:
            self._loop.call_soon_threadsafe(deliver)
        except RuntimeError:  # the loop has ended: nobody waits any more
            return

    async def close(self) -> None:
        """Writes what still waits, then closes."""
        self._jobs.put(None)
        self._ending.set()
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._mover.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_LOG_PAGES}")
    return connection
