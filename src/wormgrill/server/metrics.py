"""Figures for operators, of one process. Nothing in them names a table or a guest.

`figures.py` tells those of all processes.
"""

from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
MEDIA_TYPE = "text/plain; version=0.0.4"


class Family(NamedTuple):
    """One figure with all its labels, as it is at a moment."""

    name: str
    about: str
    type: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics:
    """Everything that is counted and measured, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter(
            "wormgrill_requests", "Requests answered", ("method", "route", "status"),
            registry=registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "wormgrill_request_seconds", "Time to answer, streams left out", ("route",),
            registry=registry, buckets=_SECONDS,
        )  # fmt: skip
        self.refusals = Counter(
            "wormgrill_refusals", "Requests refused, by code", ("code",), registry=registry
        )
        self.commits = Histogram(
            "wormgrill_commit_seconds", "Time to store a group of writes",
            registry=registry, buckets=_SECONDS,
        )  # fmt: skip
        self.writes = Counter("wormgrill_writes", "Writes stored", registry=registry)
        self.store_trouble = Counter(
            "wormgrill_store_trouble", "Errors of the store", registry=registry
        )
        self.bot_trouble = Counter("wormgrill_bot_trouble", "Bots that stumbled", registry=registry)
        self.overtaken = Counter(
            "wormgrill_overtaken", "Commits that another process was faster than",
            registry=registry,
        )  # fmt: skip
        self.heard = Counter(
            "wormgrill_heard", "Lines heard from processes with the same database",
            registry=registry,
        )  # fmt: skip
        self.calls = Counter(
            "wormgrill_calls", "Messages that it is somebody's turn", ("target", "outcome"),
            registry=registry,
        )  # fmt: skip
        self.streams = Gauge("wormgrill_streams", "Open event streams", registry=registry)
        self.running = Gauge(
            "wormgrill_jobs_running", "Jobs that workers do", ("work",), registry=registry
        )
        self.waiting = Gauge(
            "wormgrill_jobs_waiting", "Jobs that wait for a worker", ("work",), registry=registry
        )
        self.tables = Gauge("wormgrill_tables_in_memory", "Tables in memory", registry=registry)

    def committed(self, jobs: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.writes.inc(jobs)

    def families(self) -> list[Family]:
        return [
            Family(
                found.name,
                found.documentation,
                found.type,
                [
                    (sample.name, sample.labels, sample.value)
                    for sample in found.samples
                    if not sample.name.endswith("_created")
                ],
            )
            for found in self._registry.collect()
        ]
