"""Worker processes: real ones, that fail, die, hang, and end with whoever started them."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.support.processes import running
from tests.support.processes import until as until_true
from tests.support.rooms import run
from tests.work import jobs
from wormgrill.rules.errors import BadRecord
from wormgrill.work.job import Closing, Job, Result, TooFast, TooLarge
from wormgrill.work.processes import WorkerEnded, WorkerProcesses

ROOT = Path(__file__).parents[2]


def job(
    call: Callable[..., Result],
    *arguments: Any,
    asker: str = "a",
    cost: float = 1.0,
    home: Any = None,
) -> Job[Result]:
    return Job(call, arguments, asker, cost, home)


def with_workers(
    story: Callable[[WorkerProcesses], Coroutine[Any, Any, None]], most: int = 1, **options: Any
) -> list[str]:
    """What the workers had to tell of trouble."""
    trouble: list[str] = []

    async def told() -> None:
        workers = WorkerProcesses(most, trouble=lambda error: trouble.append(str(error)), **options)
        try:
            await story(workers)
        finally:
            workers.close()

    run(told())
    return trouble


def test_what_fails_is_told_as_it_is() -> None:
    async def story(workers: WorkerProcesses) -> None:
        with pytest.raises(LookupError, match="no such turn") as failed:
            await workers.do(job(jobs.fail))
        assert "in fail" in failed.value.__notes__[0]
        with pytest.raises(BadRecord) as refused:
            await workers.do(job(jobs.refuse))
        assert (refused.value.line, refused.value.code) == (3, "bad-record")
        with pytest.raises(RuntimeError, match="Unspeakable: 1 and 2"):
            await workers.do(job(jobs.fail_unspeakably))
        with pytest.raises(Exception, match="pickle"):
            await workers.do(job(jobs.note, lambda: None, ""))
        assert await workers.do(job(jobs.pid)) > 0

    assert with_workers(story) == []


def test_what_a_job_prints_and_reads_is_not_in_the_way() -> None:
    async def story(workers: WorkerProcesses) -> None:
        assert await workers.do(job(jobs.print_and_read)) == ""
        assert await workers.do(job(jobs.pid)) > 0

    assert with_workers(story) == []


def test_others_go_before_a_nice_worker() -> None:
    async def story(workers: WorkerProcesses) -> None:
        before = jobs.niceness()
        assert await workers.do(job(jobs.niceness)) == before + 5

    assert with_workers(story, nice=5) == []


def test_a_small_job_is_done_before_the_dear_ones_that_wait(tmp_path: Path) -> None:
    notes, start = tmp_path / "notes", tmp_path / "start"

    async def story(workers: WorkerProcesses) -> None:
        first = workers.do(job(jobs.note_when, start, notes, "first"))
        dear = [
            workers.do(job(jobs.note, notes, "dear", asker=f"address {number % 10}", cost=5.0))
            for number in range(30)
        ]
        tasks = [asyncio.ensure_future(one) for one in (first, *dear)]
        await asyncio.sleep(0)
        small = asyncio.ensure_future(workers.do(job(jobs.note, notes, "small", asker="b")))
        await asyncio.sleep(0)
        start.touch()
        await asyncio.gather(small, *tasks)

    assert with_workers(story) == []
    assert notes.read_text().split() == ["first", "small", *["dear"] * 30]


def test_workers_are_started_as_they_are_needed_and_know_their_homes(tmp_path: Path) -> None:
    start, notes = tmp_path / "start", tmp_path / "notes"

    async def story(workers: WorkerProcesses) -> None:
        first = await workers.do(job(jobs.pid, home="table"))
        assert {await workers.do(job(jobs.pid)) for _ in range(5)} == {first}
        held = asyncio.ensure_future(workers.do(job(jobs.note_when, start, notes, "")))
        await asyncio.sleep(0)
        second = await workers.do(job(jobs.pid, home="other"))
        assert second != first
        start.touch()
        await held
        for home, knows in (("table", first), ("other", second)) * 3:
            assert await workers.do(job(jobs.pid, home=home)) == knows

    assert with_workers(story, most=2) == []


def test_a_job_whose_worker_ends_is_done_by_another(tmp_path: Path) -> None:
    async def story(workers: WorkerProcesses) -> None:
        assert await workers.do(job(jobs.die_once, tmp_path / "once")) == "done"

    assert with_workers(story) == ["A worker has ended over “die_once”."]


def test_a_job_that_brings_down_two_workers_is_given_up_and_others_go_on() -> None:
    async def story(workers: WorkerProcesses) -> None:
        with pytest.raises(WorkerEnded):
            await workers.do(job(jobs.die))
        assert await workers.do(job(jobs.pid)) > 0

    assert len(with_workers(story)) == 2


def test_a_job_over_its_budget_is_broken_off() -> None:
    async def story(workers: WorkerProcesses) -> None:
        await workers.do(job(jobs.pid))
        with pytest.raises(TooLarge, match="longer than"):
            await workers.do(job(jobs.never_end))

    assert len(with_workers(story, budget=0.5)) == 1


def test_only_who_has_too_much_waiting_is_refused() -> None:
    async def story(workers: WorkerProcesses) -> None:
        greedy = [asyncio.ensure_future(workers.do(job(jobs.pid))) for _ in range(40)]
        other = await workers.do(job(jobs.pid, asker="b"))
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, TooFast)]
        assert len(refused) == 8
        assert [answer for answer in answers if answer not in refused] == [other] * 32

    assert with_workers(story) == []


def test_whoever_gives_up_is_not_waited_for(tmp_path: Path) -> None:
    start, notes = tmp_path / "start", tmp_path / "notes"

    async def story(workers: WorkerProcesses) -> None:
        held = asyncio.ensure_future(workers.do(job(jobs.note_when, start, notes, "held")))
        given_up = asyncio.ensure_future(workers.do(job(jobs.note, notes, "given up")))
        await asyncio.sleep(0)
        given_up.cancel()
        start.touch()
        await held
        await workers.do(job(jobs.note, notes, "last"))

    assert with_workers(story) == []
    assert notes.read_text().splitlines() == ["held", "last"]


def test_who_waits_when_the_server_stops_is_told_to_come_back() -> None:
    async def story(workers: WorkerProcesses) -> None:
        waiting = [asyncio.ensure_future(workers.do(job(jobs.never_end))) for _ in range(3)]
        await asyncio.sleep(0)
        workers.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Closing] * 3
        with pytest.raises(Closing):
            await workers.do(job(jobs.pid))

    assert with_workers(story) == []


SERVER = """
import asyncio, sys
from tests.work import jobs
from wormgrill.work.job import Job
from wormgrill.work.processes import WorkerProcesses

async def main():
    workers = WorkerProcesses(2)
    await asyncio.gather(*(workers.do(Job(jobs.spin, (sys.argv[1],), "a", 1.0)) for _ in range(2)))

asyncio.run(main())
"""


def test_workers_end_with_a_killed_server_whatever_they_are_doing(tmp_path: Path) -> None:
    spinning = tmp_path / "spinning"
    with running([sys.executable, "-c", SERVER, str(spinning)], cwd=ROOT) as server:
        until_true(lambda: spinning.exists() and len(spinning.read_text()) == 2, "nobody spins")
        server.kill()
        server.wait()
        until_true(lambda: not server.family(), "workers go on")
