"""Figures for operators, in Prometheus' format. Nothing in them names a table or a guest."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
MEDIA_TYPE = "text/plain; version=0.0.4"


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
        self.streams = Gauge("wormgrill_streams", "Open event streams", registry=registry)
        self.tables = Gauge("wormgrill_tables_in_memory", "Tables in memory", registry=registry)

    def committed(self, jobs: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.writes.inc(jobs)

    def text(self) -> bytes:
        return generate_latest(self._registry)
