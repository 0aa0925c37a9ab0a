"""What all processes count, told by any of them: whoever asks for figures reaches just one.

Processes that share a database leave their figures in it every few seconds. The one that is asked
tells its own as they are now, and those of the others as they have left them; each has the label
`process`, and what is true of all of them together has none.
"""

from collections.abc import Iterable, Iterator, Mapping
from time import time
from typing import Protocol

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric

from wormgrill.match.errors import StoreTrouble
from wormgrill.match.rooms import Rooms
from wormgrill.server.metrics import Family, Metrics
from wormgrill.server.store.opening import Store

FIGURES_EVERY = 5.0  # seconds


class BusyWorkers(Protocol):
    """Who does work for tables: how much at once, and how much waits."""

    @property
    def running(self) -> int: ...

    @property
    def waiting(self) -> int: ...


class ServerFigures:
    """Of this process, and of those that share its store."""

    def __init__(
        self,
        metrics: Metrics,
        rooms: Rooms,
        store: Store,
        workers: Mapping[str, BusyWorkers],  # by the kind of work
    ) -> None:
        self._metrics = metrics
        self._rooms = rooms
        self._store = store
        self._workers = workers

    def _own(self) -> list[Family]:
        self._metrics.tables.set(len(self._rooms.open))
        for work, workers in self._workers.items():
            self._metrics.running.labels(work).set(workers.running)
            self._metrics.waiting.labels(work).set(workers.waiting)
        return self._metrics.families()

    async def leave(self) -> None:
        """For whoever is asked next, if there are others."""
        if self._store.shared:
            own = msgspec.json.encode(self._own()).decode()
            await self._store.processes.leave_figures(self._store.process, own)

    async def text(self) -> bytes:
        """In Prometheus' format; of this process alone while the store cannot be read."""
        found = {self._store.process: self._own()}
        try:
            known = await self._store.processes.figures(time())
        except StoreTrouble:
            return rendered(found)
        for process, left in known.left.items():
            if process not in found:
                found[process] = msgspec.json.decode(left, type=list[Family])
        return rendered(
            found,
            GaugeMetricFamily("wormgrill_processes", "Processes that serve", known.alive),
            GaugeMetricFamily("wormgrill_tables_due", "Tables that wait to be seen to", known.due),
        )


class _Collected(CollectorRegistry):
    """Families that are there already, as a registry gives them out."""

    def __init__(self, families: Iterable[Metric]) -> None:
        super().__init__()
        self._families = families

    def collect(self) -> Iterator[Metric]:
        yield from self._families


def rendered(by_process: Mapping[str, list[Family]], *of_all: Metric) -> bytes:
    """Each family once, with the samples of every process."""
    merged: dict[str, Metric] = {}
    for process, families in by_process.items():
        for family in families:
            metric = merged.setdefault(family.name, Metric(family.name, family.about, family.type))
            for name, labels, value in family.samples:
                metric.add_sample(name, {**labels, "process": process}, value)
    return generate_latest(_Collected([*merged.values(), *of_all]))
