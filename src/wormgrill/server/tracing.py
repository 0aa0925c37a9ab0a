"""Traces by OpenTelemetry: a span for every request, commit and job of a worker.

On if `OTEL_EXPORTER_OTLP_ENDPOINT` says where to, and the extra `otel` is installed. A span has the
route, never the path, and nothing of a table or a guest: ids of tables are secrets.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from time import time_ns
from typing import TYPE_CHECKING, Any

import structlog

from wormgrill.extras import adding
from wormgrill.spans import trace_with
from wormgrill.version import __version__

if TYPE_CHECKING:
    from opentelemetry.trace import Span, Tracer

WHERE = "OTEL_EXPORTER_OTLP_ENDPOINT"

log = structlog.get_logger("server")


class Tracing:
    """Where spans go; without a tracer, nowhere."""

    def __init__(self, tracer: "Tracer | None" = None) -> None:
        self._tracer = tracer
        trace_with(tracer.start_as_current_span if tracer else None)

    @contextmanager
    def request(self, scope: Any, method: str) -> Iterator["Span | None"]:
        """What happens in it belongs to it; and it to the caller's own trace, if they say so."""
        if self._tracer is None:
            yield None
            return
        from opentelemetry.propagate import extract
        from opentelemetry.trace import SpanKind

        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        with self._tracer.start_as_current_span(
            method, extract(headers), SpanKind.SERVER, {"http.request.method": method}
        ) as span:
            yield span

    def committed(self, jobs: int, seconds: float) -> None:
        """It is done: many requests share it, so it belongs to none."""
        if self._tracer is not None:
            now = time_ns()
            began = now - int(seconds * 1e9)
            span = self._tracer.start_span("commit", attributes={"jobs": jobs}, start_time=began)
            span.end(now)


def answered(span: "Span | None", method: str, route: str, status: int) -> None:
    """What is known of a request only when it is over."""
    if span is not None:
        span.update_name(f"{method} {route}")
        span.set_attributes({"http.route": route, "http.response.status_code": status})


@contextmanager
def tracing(environment: Mapping[str, str] = os.environ) -> Iterator[Tracing]:
    """As the environment wants it; at the end, whatever waits is sent."""
    if not environment.get(WHERE):
        yield Tracing()
        return
    if find_spec("opentelemetry") is None:
        log.warning(f"no traces: they need the extra, {adding('otel')}", variable=WHERE)
        yield Tracing()
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    named = {"service.name": "wormgrill", "service.version": __version__}
    provider = TracerProvider(resource=Resource.create(named))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    try:
        yield Tracing(provider.get_tracer("wormgrill"))
    finally:
        trace_with(None)
        provider.shutdown()
