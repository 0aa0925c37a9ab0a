"""Requests no library would send, over a plain socket: paths, methods and headers."""

import json
import socket
from http.client import HTTPResponse
from typing import NamedTuple

import pytest

from tests.support.processes import PATIENCE
from tests.support.serving import Json, Served


class Reply(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def problem(self) -> Json:
        found: Json = json.loads(self.body)
        assert ("content-type", "application/problem+json") in self.headers
        assert found["status"] == self.status
        return found


def send(served: Served, data: bytes, method: str = "GET") -> Reply:
    """Exactly these bytes, and what comes back."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as wire:
        wire.sendall(data)
        answer = HTTPResponse(wire, method=method)
        answer.begin()
        headers = [(name.lower(), value) for name, value in answer.getheaders()]
        return Reply(answer.status, headers, answer.read())


def ask(served: Served, line: str, *headers: str, host: str | None = "") -> Reply:
    """A request without a body; with our own Host unless told otherwise."""
    named = [f"Host: {host or f'127.0.0.1:{served.port}'}"] if host is not None else []
    lines = [f"{line} HTTP/1.1", *named, *headers, "Connection: close", "", ""]
    return send(served, "\r\n".join(lines).encode("latin-1"), line.partition(" ")[0])


@pytest.mark.parametrize(
    "path",
    [
        "/api/../health/..",
        "/../../etc/passwd",
        "/api/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e%5c%2e%2e%5cetc",
        "/page.css/../../pyproject.toml",
        "/schema/../wormgrill.db",
        "/wormgrill.db",
        "/assets/../index.html",
        "/assets/%2e%2e/%2e%2e/server/app.py",
        "/assets/..%2f..%2fserver%2fapp.py",
        "/assets/%2fetc%2fpasswd",
        "/assets//etc/passwd",
        "/assets/%00",
        pytest.param("/assets/" + "A" * 300, id="a long name"),
        pytest.param("/assets/" + "a/" * 3000, id="a long way"),
        "/api/tables/%00",
        "/api/tables/a%2fb",
        "/api/tables/%ff%fe",
        pytest.param("/api/tables/" + "A" * 20_000, id="endless"),
        "/api/codes/' OR 1=1 --".replace(" ", "%20"),
        "/api/tables/%0d%0aSet-Cookie:%20wormgrill=evil",
        "/schema/nothing",
        "/HEALTH",
    ],
)
def test_a_tricky_path_leads_nowhere(served: Served, path: str) -> None:
    reply = ask(served, f"GET {path}")
    assert reply.problem()["code"] in ("no-route", "no-table")
    assert reply.status == 404
    assert "set-cookie" not in dict(reply.headers)


@pytest.mark.parametrize("method", ["TRACE", "PATCH", "PROPFIND"])
def test_an_unexpected_method_is_refused(served: Served, method: str) -> None:
    reply = ask(served, f"{method} /api/me", "X-Echo: tell-me-back")
    assert reply.status == 405
    assert b"tell-me-back" not in reply.body
    allowed = dict(reply.headers)["allow"].split(", ")
    assert set(allowed) == {"DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"}


@pytest.mark.parametrize("method", ["get", "MADEUP", pytest.param("X" * 5000, id="endless")])
def test_a_method_that_http_does_not_know_is_refused(served: Served, method: str) -> None:
    reply = ask(served, f"{method} /api/me")
    assert (reply.status, dict(reply.headers)["connection"]) == (400, "close")


def test_a_proxy_is_what_we_are_not(served: Served) -> None:
    assert ask(served, "CONNECT evil.example:443").status == 400
    assert ask(served, "GET http://evil.example/health").status == 400


@pytest.mark.parametrize("path", ["/", "/health", "/api/me", "/api/tables"])
def test_no_other_origin_is_let_in_by_options(served: Served, path: str) -> None:
    for origin in ("https://evil.example", "null", served.url):
        reply = ask(
            served,
            f"OPTIONS {path}",
            f"Origin: {origin}",
            "Access-Control-Request-Method: PUT",
            "Access-Control-Request-Headers: authorization",
        )
        assert reply.status == 204
        assert not [name for name, _ in reply.headers if name.startswith("access-control")]


def test_a_websocket_is_not_opened(served: Served) -> None:
    reply = ask(
        served,
        "GET /health",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    assert reply.status == 200
    assert "upgrade" not in dict(reply.headers)


@pytest.mark.parametrize(
    "data",
    [
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: a\x00b\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n X: folded first\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: \r\r\n\r\n",
        b"GET /health more HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -4\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 60,  # TLS
    ],
)
def test_what_is_not_http_is_refused_and_no_news_for_the_log(served: Served, data: bytes) -> None:
    before = len(served.log_text())
    assert 400 <= send(served, data).status < 600
    assert "Traceback" not in served.log_text()[before:]


def test_huge_headers_do_no_harm(served: Served) -> None:
    reply = ask(served, "GET /health", *(f"X-{number}: {'a' * 8000}" for number in range(7)))
    assert reply.status in (200, 400)
    assert ask(served, "GET /health").status == 200


def test_methods_made_up_by_others_fill_neither_metrics_nor_log(served: Served) -> None:
    for number in range(5):
        ask(served, f"MADEUP{number} /api/me")
    assert b"MADEUP" not in ask(served, "GET /metrics").body
    assert "MADEUP" not in served.log_text()
