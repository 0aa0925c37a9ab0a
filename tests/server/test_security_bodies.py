"""Whatever is sent as a body: it is refused by name, changes nothing, and blocks nobody."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.server.test_security_wire import send
from tests.support import patient
from tests.support.processes import PATIENCE, until
from tests.support.serving import Json, Served, Visitor, fresh_key

GOOD: Json = {"seat": 0, "version": 4, "action": "roll"}


@pytest.fixture(scope="module", autouse=True)
def no_mistake_of_ours(served: Served) -> Iterator[None]:
    """Whatever is sent: it is the sender's mistake."""
    before = len(served.log())
    yield
    assert [entry for entry in served.log()[before:] if entry["level"] == "error"] == []


@pytest.fixture(scope="module")
def where(ada: Visitor) -> str:
    return f"/api/tables/{ada.make('me', 'bot')['id']}/actions"


def post(
    visitor: Visitor, path: str, body: bytes, kind: str = "application/json"
) -> httpx.Response:
    return visitor.http.post(path, content=body, headers={"Content-Type": kind})


def test_a_body_that_is_missing_is_said_to_be(ada: Visitor, where: str) -> None:
    for kind in ("application/json", "text/plain"):
        refused = post(ada, where, b"", kind)
        assert refused.status_code == 400
        assert refused.json()["detail"] == "A body is missing: JSON."


def text(**other: object) -> bytes:
    return json.dumps(GOOD | {"key": fresh_key()} | other).encode()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b" ",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"roll"',
        b"roll",
        b"seat=0&action=roll",
        b"<xml/>",
        b"{'seat': 0}",
        b'{"seat": NaN}',
        b'{"seat": Infinity}',
        b'{"seat": 0} {"seat": 1}',
        b"\xef\xbb\xbf{}",
        b"\xff\xfe{\x00}\x00",
        b'{"seat": 0, "version": 4, "key": "abcdefgh", "action": "\xff"}',
        b'{"seat": 0, "version": 4, "key": "abcdefgh", "action": "\\ud800"}',
        b'{"seat": 0, "version": 1e400, "key": "abcdefgh", "action": "roll"}',
        pytest.param(b"[" * 4000, id="deep lists"),
        pytest.param(b'{"x":' + b"[" * 2000 + b"]" * 2000 + b"}", id="deep in a table"),
        pytest.param(b'{"a":' * 800, id="deep tables"),
    ],
)
def test_what_cannot_be_read_is_refused(ada: Visitor, where: str, body: bytes) -> None:
    for path in (where, "/api/tables", "/api/me"):
        answer = post(ada, path, body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert answer.json()["detail"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", "0"),
        ("seat", True),
        ("seat", 0.5),
        ("seat", None),
        ("seat", [0]),
        ("version", "4"),
        ("version", {}),
        ("key", 12345678),
        ("action", 1),
        ("action", ["roll"]),
        ("dice", "666"),
        ("dice", {"faces": "1"}),
        ("dice", {"faces": [1]}),
        ("dice", {"faces": ["1"] * 21}),
    ],
)
def test_a_wrong_type_is_refused_by_its_name(
    ada: Visitor, where: str, field: str, value: object
) -> None:
    answer = post(ada, where, text(**{field: value}))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert answer.json()["detail"].startswith(field)


def test_a_table_is_not_made_of_wrong_types(ada: Visitor) -> None:
    good: Json = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    wrong: list[Json] = [
        {"edition": 1}, {"edition": None}, {"edition": []}, {"edition": {"x": 1}},
        {"seats": {}}, {"seats": []}, {"seats": [{"kind": "me"}] * 8}, {"seats": [{"kind": 1}]},
        {"seats": [{"kind": "god"}, {"kind": "me"}]}, {"pace": "60"}, {"pace": 10**30},
        {"pace": -1}, {"pace": True}, {"hints": "yes"}, {"public": 1}, {"public": "true"},
        {"options": {"first": -1}}, {"options": {"first": 10**30}}, {"options": {"first": True}},
        {"options": {"x": 1}}, {"options": []}, {"dice": "loaded"}, {"randomness": "a\n"},
        {"randomness": "x" * 65}, {"randomness": 1}, {"seed": 1},
    ]  # fmt: skip
    for other in wrong:
        answer = ada.post("/api/tables", good | other)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), other
    assert ada.post("/api/tables", good).status_code == 201


def test_of_a_name_told_twice_the_last_counts_everywhere(ada: Visitor, where: str) -> None:
    body = b'{"seat": 0, "seat": 1, "version": 4, "key": "abcdefgh", "action": "roll"}'
    assert post(ada, where, body).json()["code"] == "not-your-seat"


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
     "application/xml", "application/msgpack", "application/jsonp", "json", ""],
)  # fmt: skip
def test_only_what_says_that_it_is_json_is_read(ada: Visitor, where: str, kind: str) -> None:
    answer = post(ada, where, text(), kind)
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert post(ada, where, b"{}", "Application/JSON; charset=utf-8").status_code == 400


def test_a_body_is_at_most_four_kilobytes(ada: Visitor, where: str) -> None:
    most = text(version=-1).ljust(4096)
    assert post(ada, where, most).status_code == 409
    answer = post(ada, where, most + b" ")
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_neither_an_announced_nor_an_endless_body_is_waited_for(
    served: Served, ada: Visitor, where: str
) -> None:
    head = (
        f"POST {where} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ada.token}\r\n"
        "Content-Type: application/json\r\n"
    )
    announced = send(served, f"{head}Content-Length: 999999999999\r\n\r\n".encode())
    assert announced.problem()["code"] == "too-large"
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    endless = send(served, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + chunk * 2)
    assert endless.problem()["code"] == "too-large"


def test_a_body_that_never_comes_keeps_nobody_waiting(
    served: Served, ada: Visitor, where: str
) -> None:
    head = (
        f"POST {where} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ada.token}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    )
    before = broken_off(served)
    with ExitStack() as stack:
        for _ in range(50):
            address = "127.0.0.1", served.port
            wire = stack.enter_context(socket.create_connection(address, timeout=PATIENCE))
            wire.sendall(head.encode())
        assert ada.get("/health").status_code == 200
        assert post(ada, where, text(version=-1)).status_code == 409

    until(
        lambda: broken_off(served) - before == 50,
        "the server waits for bodies that will never come",
    )


def broken_off(served: Served) -> float:
    """How many actions were refused as they came in part."""
    figures = patient.get(f"{served.url}/metrics").text
    asked = 'method="POST"', 'route="/api/tables/{id}/actions"', 'status="400"'
    lines = [text for text in figures.splitlines() if text.startswith("wormgrill_requests_total")]
    found = [text for text in lines if all(label in text for label in asked)]
    return float(found[0].rpartition(" ")[2]) if found else 0.0
