"""A Dask scheduler and its workers: real processes on loopback, ended by whoever started them."""

import json
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.support.processes import Program, running, until

_DASK = (sys.executable, "-m", "dask")


class TestCluster:
    """Its scheduler, and the workers that have been started."""

    __test__ = False

    def __init__(self, folder: Path, kept: ExitStack) -> None:
        self._folder, self._kept = folder, kept
        self._file = folder / "scheduler.json"
        self.workers: list[Program] = []
        self.scheduler = self._started(
            *("scheduler", "--host", "127.0.0.1", "--port", "0"),
            *("--scheduler-file", str(self._file)),
        )
        until(self._known, "the scheduler does not start")

    @property
    def address(self) -> str:
        address = json.loads(self._file.read_text("utf-8"))["address"]
        assert isinstance(address, str)
        return address

    def add_worker(self, **environment: str) -> Program:
        name = f"worker-{len(self.workers)}"
        worker = self._started(
            *("worker", self.address, "--host", "127.0.0.1", "--name", name),
            *("--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder)),
            log=name,
            env={**os.environ, **environment},
        )
        self.workers.append(worker)
        log = self._folder / f"{name}.log"
        until(lambda: re.search(r"Registered to:", log.read_text("utf-8")), f"no {name}")
        return worker

    def _known(self) -> bool:
        try:
            return bool(self.address)
        except (FileNotFoundError, ValueError):  # it is not there yet, or in parts
            return False

    def _started(
        self, *words: str, log: str = "scheduler", env: Mapping[str, str] = os.environ
    ) -> Program:
        with (self._folder / f"{log}.log").open("wb") as told:
            command = [*_DASK, *words, "--no-dashboard", "--dashboard-address", "127.0.0.1:0"]
            return self._kept.enter_context(
                running(command, stdout=told, stderr=told, env={**env, "PYTHONUNBUFFERED": "1"})
            )


@contextmanager
def cluster_of(workers: int, folder: Path) -> Iterator[TestCluster]:
    with ExitStack() as kept:
        found = TestCluster(folder, kept)
        for _ in range(workers):
            found.add_worker()
        yield found
