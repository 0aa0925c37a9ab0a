"""Under which names the server answers: rebinding a name to our address leads nowhere."""

import pytest

from tests.server.test_security_wire import ask, send
from tests.support.serving import Served, Visitor

TRICKS = [
    "evil.example",
    "127.0.0.1.evil.example",
    "127.0.0.1@evil.example",
    "evil.example@127.0.0.1",
    "@127.0.0.1",
    "localhost.evil.example",
    "localhost.",
    "localhost/",
    "localhost#",
    "localhost?x",
    "localhost\\",
    "localhost evil.example",
    "localhost,evil.example",
    "localhost%00",
    "localhost:80:evil",
    "localhost:evil",
    "localhost:999999",
    "[::1]evil.example",
    "[::1].evil.example",
    "[::1",
    "::1",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "loc\talhost",
    "\xe9vil.example",
]


@pytest.mark.parametrize("host", TRICKS)
def test_another_name_is_not_ours(served: Served, host: str) -> None:
    for line in ("GET /", "GET /health", "PUT /api/me"):
        reply = ask(served, line, host=host)
        assert reply.status == 400
        assert reply.problem()["code"] == "unknown-host"


@pytest.mark.parametrize("host", ["localhost", "LocalHost:1", "127.0.0.1", "[::1]:8765"])
def test_our_own_names_are_known_with_any_port(served: Served, host: str) -> None:
    assert ask(served, "GET /health", host=host).status == 200


def test_without_a_host_there_is_no_answer(served: Served) -> None:
    assert ask(served, "GET /health", host=None).status == 400
    old = send(served, b"GET /health HTTP/1.0\r\n\r\n")
    assert old.problem()["code"] == "unknown-host"
    empty = send(served, b"GET /health HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n")
    assert empty.problem()["code"] == "unknown-host"


def test_two_hosts_are_one_too_many(served: Served) -> None:
    assert ask(served, "GET /health", "Host: evil.example").status == 400
    assert ask(served, "GET /health", "Host: localhost").status == 400


def test_what_a_proxy_is_said_to_have_seen_counts_for_nothing(served: Served) -> None:
    for header in ("X-Forwarded-Host", "X-Host", "X-Original-Host", "Forwarded"):
        told = "host=localhost" if header == "Forwarded" else "localhost"
        reply = ask(served, "GET /health", f"{header}: {told}", host="evil.example")
        assert reply.problem()["code"] == "unknown-host"


def test_the_invitation_never_leads_elsewhere(served: Served) -> None:
    table = Visitor(served.url).make("me", "open")
    path = f"/api/tables/{table['id']}/invite.svg"
    plain = ask(served, f"GET {path}")
    tricked = ask(served, f"GET {path}", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: x")
    assert plain.status == 200
    assert tricked.body == plain.body
    assert ask(served, f"GET {path}", host="evil.example").status == 400
