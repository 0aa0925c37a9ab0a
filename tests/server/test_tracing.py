"""Traces: what took how long, for those who ask for it; and nothing that is a secret."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from structlog.testing import capture_logs

from wormgrill.extras import adding
from wormgrill.server import tracing
from wormgrill.server.app import make_app
from wormgrill.server.settings import Settings
from wormgrill.server.tracing import WHERE, Tracing
from wormgrill.spans import span, trace_with

NOBODY: dict[str, list[tuple[bytes, bytes]]] = {"headers": []}
CALLER = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    yield InMemorySpanExporter()
    trace_with(None)


def traced(exported: InMemorySpanExporter) -> Tracing:
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exported))
    return Tracing(provider.get_tracer("tests"))


def test_a_request_its_work_and_commits_are_traced_and_no_table_is_named(
    tmp_path: Path, exported: InMemorySpanExporter
) -> None:
    gateway = make_app(Settings(database=str(tmp_path / "db"), limits=False), traced(exported))
    with TestClient(gateway, "http://localhost") as client:
        client.headers["Origin"] = "http://localhost"
        client.put("/api/me", json={"name": "Ada"})
        asked = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "bot"}], "hints": True}
        table = client.post("/api/tables", json=asked).json()
        caller = {"traceparent": f"00-{CALLER}-b7ad6b7169203331-01"}
        hinted = client.get(f"/api/tables/{table['id']}/hint", headers=caller)
        assert hinted.status_code == 200
    spans = exported.get_finished_spans()
    names = {one.name for one in spans}
    assert names >= {
        "PUT /api/me",
        "POST /api/tables",
        "GET /api/tables/{id}/hint",
        "commit",
        "work",
    }
    hint = found(spans, "GET /api/tables/{id}/hint")
    assert hint.attributes is not None
    assert hint.attributes["http.response.status_code"] == 200
    assert f"{hint.context.trace_id:032x}" == CALLER
    told = " ".join(one.to_json() for one in spans)
    assert table["id"] not in told
    assert table["code"] not in told
    assert "Ada" not in told


def found(spans: tuple[ReadableSpan, ...], name: str) -> ReadableSpan:
    return next(one for one in spans if one.name == name)


def test_without_the_variable_nothing_is_traced() -> None:
    with (
        tracing.tracing({}) as traces,
        traces.request({"headers": []}, "GET") as none,
        span("work"),
    ):
        assert none is None


def test_without_the_extra_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "find_spec", lambda name: None)
    with (
        capture_logs() as log,
        tracing.tracing({WHERE: "http://127.0.0.1:9"}) as traces,
        traces.request(NOBODY, "GET") as none,
    ):
        assert none is None
    assert adding("otel") in log[0]["event"]


def test_with_both_spans_are_sent_where_the_variable_says(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []

    class Exporter(InMemorySpanExporter):
        def shutdown(self) -> None:
            sent.extend(one.name for one in self.get_finished_spans())

    where = "opentelemetry.exporter.otlp.proto.http.trace_exporter.OTLPSpanExporter"
    monkeypatch.setattr(where, Exporter)
    with tracing.tracing({WHERE: "http://127.0.0.1:9"}) as traces:
        traces.committed(3, 0.01)
    assert sent == ["commit"]
