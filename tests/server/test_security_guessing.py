"""Codes are short enough to be told on the phone, and still cannot be guessed."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse
from itertools import count
from pathlib import Path

import httpx
import pytest

from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Served, Visitor
from wormgrill.match.rooms import CODE_LENGTH, CODE_LETTERS
from wormgrill.server.guests import DEVICE_LETTERS
from wormgrill.server.limits import RATES

_addresses = count(1)
BURST = int(RATES["guess"].burst)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("guessed")
    with Served(folder / "wormgrill.db", "--proxies", "127.0.0.1") as server:
        yield server


@pytest.fixture(scope="module")
def ada(limited: Served) -> Visitor:
    return Visitor(limited.url)


@pytest.fixture(scope="module")
def http(limited: Served) -> Iterator[httpx.Client]:
    with patient.Client(base_url=limited.url) as client:
        yield client


@pytest.fixture
def here() -> dict[str, str]:
    return {"X-Forwarded-For": f"198.51.100.{next(_addresses)}"}


ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}


def guess(http: httpx.Client, kind: str, code: str, address: dict[str, str]) -> httpx.Response:
    http.cookies.clear()
    if kind == "table":
        return http.get(f"/api/codes/{code}", headers=address)
    return http.post("/api/me", json={"code": code}, headers=address)


def right(ada: Visitor, kind: str) -> str:
    if kind == "table":
        return str(ada.make("me", "open")["code"])
    return str(ada.post("/api/me/devices").json()["code"])


@pytest.mark.parametrize("kind", ["table", "device"])
def test_wrong_guesses_from_one_address_are_few(
    http: httpx.Client, ada: Visitor, here: dict[str, str], kind: str
) -> None:
    code = right(ada, kind)
    wrong = [guess(http, kind, "WRONG", here).status_code for _ in range(BURST + 5)]
    assert wrong[:BURST] == [404] * BURST
    assert wrong[-1] == 429
    late = guess(http, kind, code, here)
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) >= 1
    assert guess(http, kind, code, ELSEWHERE).status_code == 200


def test_guesses_sent_all_at_once_are_few_too(
    limited: Served, ada: Visitor, here: dict[str, str]
) -> None:
    """The right ones among them come too late, although none has been answered yet."""
    codes = ["WRONG"] * 30 + [right(ada, "table")] * 30
    head = f"Host: localhost\r\nX-Forwarded-For: {here['X-Forwarded-For']}\r\n\r\n"
    requests = [f"GET /api/codes/{code} HTTP/1.1\r\n{head}".encode() for code in codes]
    statuses = []
    with ExitStack() as stack:
        address = "127.0.0.1", limited.port
        wires = [
            stack.enter_context(socket.create_connection(address, timeout=PATIENCE)) for _ in codes
        ]
        for wire, request in zip(wires, requests, strict=True):
            wire.sendall(request)
        for wire in wires:
            answer = HTTPResponse(wire)
            answer.begin()
            statuses.append(answer.status)
    assert statuses.count(404) <= BURST + 5
    assert statuses[30:].count(200) <= BURST


def test_the_code_at_a_table_cannot_be_tried_out_either(
    limited: Served, ada: Visitor, here: dict[str, str]
) -> None:
    table = ada.make("me", "open")
    bo = Visitor(limited.url)
    bo.http.headers.update(here)
    for _ in range(BURST):
        assert bo.sit(table["id"], code="WRONG").status_code == 404
    assert bo.sit(table["id"], code=table["code"]).status_code == 429
    bo.http.headers.update(ELSEWHERE)
    assert bo.sit(table["id"], code=table["code"]).status_code == 200


def test_a_whole_ipv6_network_does_not_guess_faster_than_a_few_houses(
    http: httpx.Client, ada: Visitor
) -> None:
    """With a /48, one customer has 65,536 networks of 64 bits."""
    most = int(RATES["guesses"].burst)
    networks = [f"2001:db8:7:{number:x}::1" for number in range(2 * most)]
    wrong = [
        guess(http, "table", "WRONG", {"X-Forwarded-For": network}).status_code
        for network in networks
    ]
    assert wrong[:most] == [404] * most
    assert 429 in wrong
    neighbour = {"X-Forwarded-For": "2001:db8:8::1"}
    assert guess(http, "table", right(ada, "table"), neighbour).status_code == 200


def test_right_codes_cost_nothing(http: httpx.Client, ada: Visitor, here: dict[str, str]) -> None:
    code = right(ada, "table")
    for _ in range(2 * BURST):
        assert guess(http, "table", code, here).status_code == 200
    for _ in range(3):
        assert guess(http, "device", right(ada, "device"), here).status_code == 200


def test_there_are_too_many_codes_to_try() -> None:
    tables, devices = (len(CODE_LETTERS) ** length for length in (CODE_LENGTH, DEVICE_LETTERS))
    a_day = RATES["guess"].per_second * 24 * 3600
    assert a_day / tables < 0.001  # a whole day from one address, one table
    assert RATES["guess"].per_second * 600 / devices < 1e-8
