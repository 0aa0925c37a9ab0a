"""Worker processes behind a fair queue: started when they are needed, replaced when they end."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from wormgrill.spans import span
from wormgrill.work.job import Closing, Job, Result, TooFast, TooLarge
from wormgrill.work.process import WorkerProcess
from wormgrill.work.queue import FairQueue
from wormgrill.work.worker import Outcome

BUDGET = 60.0  # seconds for a job: a busy machine takes its time
START_AGAIN = 1.0  # seconds after a worker that did not even get ready
MOST_HOMES = 4096

WarmUp = Callable[[], object]
Trouble = Callable[[Exception], None]


class WorkerEnded(RuntimeError):
    """A worker was killed, or a job has brought it down."""


class _Asked:
    """A job and whoever waits for it."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.again = False  # its first worker has ended under it

    def refuse(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _Worker:
    """A worker process and what it is doing."""

    def __init__(self, process: WorkerProcess) -> None:
        self.process = process
        self.ready = False
        self.asked: _Asked | None = None
        self.alarm: asyncio.TimerHandle | None = None  # goes off when the budget is used up
        self.late = False

    @property
    def free(self) -> bool:
        return self.ready and self.asked is None


class WorkerProcesses:
    """Up to so many processes, each doing one job after the other.

    A worker is started when something waits and nobody is free; first it does the `warm_up`. One
    that ends is replaced. Its job is done once more by another, then given up; a job that takes
    longer than its budget is broken off with its worker.
    """

    def __init__(
        self,
        most: int,
        warm_up: WarmUp = bool,  # nothing
        nice: int = 0,
        budget: float = BUDGET,
        trouble: Trouble = lambda error: None,
    ) -> None:
        self._most = most
        self._warm_up = warm_up
        self._nice = nice
        self._budget = budget
        self._trouble = trouble
        self._queue: FairQueue[_Asked] = FairQueue()
        self._workers: dict[WorkerProcess, _Worker] = {}
        self._homes: OrderedDict[Hashable, _Worker] = OrderedDict()  # who knows what
        self._closed = False

    async def do(self, job: Job[Result]) -> Result:
        if self._closed:
            raise Closing("Ask again in a moment.")
        asked = _Asked(job)
        self._put(asked)
        self._deal()
        try:
            with span("work"):
                result: Result = await asked.answer
            return result
        except asyncio.CancelledError:
            self._queue.remove(asked)
            raise

    def start(self) -> None:
        """The first worker; the others when they are needed."""
        if not self._workers and not self._closed:
            self._start_worker()

    def close(self) -> None:
        self._closed = True
        waiting = [self._queue.pop() for _ in range(len(self._queue))]
        for worker in self._workers.values():
            worker.process.end()
            self._stop_alarm(worker)
            waiting += [worker.asked] if worker.asked else []
        self._workers.clear()
        for asked in waiting:
            asked.refuse(Closing("Ask again in a moment."))

    @property
    def running(self) -> int:
        return sum(worker.asked is not None for worker in self._workers.values())

    @property
    def waiting(self) -> int:
        return len(self._queue)

    # Dealing out

    def _put(self, asked: _Asked) -> None:
        gives_way = self._queue.put(asked, asked.job.asker, asked.job.cost)
        if gives_way:
            gives_way.refuse(TooFast(gives_way.job.cost))

    def _deal(self) -> None:
        free = [worker for worker in self._workers.values() if worker.free]
        while free and len(self._queue):
            asked = self._queue.pop()
            known = self._homes.get(asked.job.home)
            worker = known if known in free else free[0]
            assert worker is not None
            free.remove(worker)
            self._hand(worker, asked)
        starting = sum(not worker.ready for worker in self._workers.values())
        room = self._most - len(self._workers)
        for _ in range(min(room, len(self._queue) - starting)):
            self._start_worker()

    def _hand(self, worker: _Worker, asked: _Asked) -> None:
        job = asked.job
        if job.home is not None:
            self._homes[job.home] = worker
            self._homes.move_to_end(job.home)
            if len(self._homes) > MOST_HOMES:
                self._homes.popitem(last=False)
        worker.asked = asked
        worker.alarm = asyncio.get_running_loop().call_later(self._budget, self._break_off, worker)
        worker.process.give(job.call, job.arguments)

    def _break_off(self, worker: _Worker) -> None:
        worker.late = True
        worker.process.end()

    # What workers tell

    def _start_worker(self) -> None:
        loop = asyncio.get_running_loop()

        def told(process: WorkerProcess, outcome: Outcome | None) -> None:
            """In the thread of the worker; the loop may be gone by now."""
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._hear, process, outcome)

        process = WorkerProcess(told, self._nice)
        self._workers[process] = _Worker(process)
        process.give(self._warm_up, ())

    def _hear(self, process: WorkerProcess, outcome: Outcome | None) -> None:
        worker = self._workers.get(process)
        if worker is None or self._closed:
            return
        if outcome is None:
            self._ended(worker)
        elif not worker.ready:
            self._got_ready(worker, outcome)
        else:
            self._answered(worker, outcome)
        self._deal()

    def _got_ready(self, worker: _Worker, outcome: Outcome) -> None:
        worker.ready = True
        if outcome.error:  # nobody waits for this one, so it is told
            self._trouble(outcome.error)

    def _answered(self, worker: _Worker, outcome: Outcome) -> None:
        asked = worker.asked
        assert asked is not None
        self._stop_alarm(worker)
        worker.asked = None
        self._queue.settle(asked.job.asker, outcome.seconds - asked.job.cost)
        if outcome.error:
            asked.refuse(outcome.error)
        elif not asked.answer.done():
            asked.answer.set_result(outcome.result)

    def _ended(self, worker: _Worker) -> None:
        self._stop_alarm(worker)
        if not worker.ready:
            self._trouble(WorkerEnded("A worker has ended before it was ready."))
            asyncio.get_running_loop().call_later(START_AGAIN, self._replace, worker)
            return
        del self._workers[worker.process]
        asked = worker.asked
        if asked is None:
            return
        self._trouble(WorkerEnded(f"A worker has ended over “{asked.job.call.__name__}”."))
        if worker.late:
            self._queue.settle(asked.job.asker, self._budget - asked.job.cost)
            asked.refuse(TooLarge(f"This takes longer than {self._budget:g} s."))
        elif asked.again:
            asked.refuse(WorkerEnded("Two workers have ended over this."))
        elif not asked.answer.done():
            asked.again = True
            self._put_again(asked)

    def _put_again(self, asked: _Asked) -> None:
        try:
            self._put(asked)
        except TooFast as refusal:
            asked.refuse(refusal)

    def _replace(self, worker: _Worker) -> None:
        """Not at once: what has ended this one may end the next as well."""
        if not self._closed:
            del self._workers[worker.process]
            self._deal()

    def _stop_alarm(self, worker: _Worker) -> None:
        if worker.alarm:
            worker.alarm.cancel()
            worker.alarm = None
