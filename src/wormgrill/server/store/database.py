"""What the store asks of a database, whichever it is: SQL with `?`, in groups of writes."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")

MOST_TOGETHER = 256
NOT_STORED = "This could not be stored, so nothing has changed. Try again soon."
NOT_READ = "The store cannot be read just now. Try again soon."


class SqlRows(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection as sqlite3 has it; the SQL is what both databases understand."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> SqlRows: ...

    def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> Any: ...


Work = Callable[[Connection], Result]
Told = Callable[[str], None]


class Database(Protocol):
    """`await database.write(work)` and `await database.read(work)` call `work(connection)` in a
    thread. What a write has done is safe when it returns; whatever fails raises StoreTrouble."""

    skip_locked: str  # ends a SELECT that takes rows which others may take at the same time

    async def write(self, work: Work[Result], order: str = "", told: str = "") -> Result:
        """Those with the least `order` first: whoever locks several rows locks them alike.

        What is `told` reaches all processes with this database when it is stored, unless the work
        has returned False.
        """

    async def read(self, work: Work[Result]) -> Result: ...

    def must_be_there(self) -> None:
        """Raises StoreTrouble if it has gone from its place, although we may still have it open."""

    def tell(self, told: str) -> None:
        """To all processes with this database, soon, without anything that is stored."""

    def listen(self, told: Told, lost: Callable[[], None]) -> None:
        """Everything that any process tells is handed to `told`; `lost` after a silence in which
        something may have been missed."""

    async def close(self) -> None: ...


class PendingWrite:
    """One caller's writes: done as a whole or not at all."""

    __slots__ = ("answer", "error", "future", "order", "told", "work")

    def __init__(
        self, work: Work[Any], future: "asyncio.Future[Any]", order: str, told: str
    ) -> None:
        self.work = work
        self.future = future
        self.order = order
        self.told = told
        self.answer: Any = None
        self.error: Exception | None = None

    def deliver(self) -> None:
        if self.future.done():
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class GroupWriter:
    """A thread that writes: what waits at the same time shares a commit.

    `commit(jobs)` does them in one transaction and returns what has spoiled it, if anything has.
    """

    def __init__(
        self,
        commit: Callable[[list[PendingWrite]], Exception | None],
        committed: Callable[[int, float], None],
    ) -> None:
        self._commit = commit
        self._committed = committed
        self._jobs: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_all, name="writing", daemon=True)
        self._thread.start()

    async def write(self, work: Work[Result], order: str = "", told: str = "") -> Result:
        job = PendingWrite(work, self._loop.create_future(), order, told)
        self._jobs.put(job)
        answer: Result = await job.future
        return answer

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
            self._write_group(sorted(jobs, key=lambda job: job.order))
            self._deliver(jobs)
            if last:
                return

    def _write_group(self, jobs: list[PendingWrite]) -> None:
        """All in one commit; if one of them spoils it, each by itself."""
        began = perf_counter()
        error = self._commit(jobs)
        if error and len(jobs) > 1:
            for job in jobs:
                job.error = self._commit([job])
        elif error:
            jobs[0].error = error
        self._committed(len(jobs), perf_counter() - began)

    def _deliver(self, jobs: list[PendingWrite]) -> None:
        def deliver() -> None:
            for job in jobs:
                job.deliver()

        try:
            self._loop.call_soon_threadsafe(deliver)
        except RuntimeError:  # the loop has ended: nobody waits any more
            return

    async def close(self) -> None:
        """Writes what still waits."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
