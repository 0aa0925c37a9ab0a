"""Whoever is too fast is told to wait, and nobody else is."""

import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import httpx
import pytest

from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Served, Visitor
from wormgrill.server.limits import MOST_BUCKETS, RATES, Limits
from wormgrill.server.problems import ServerRefusal

_addresses = count(1)
ALL = int(RATES["request"].burst)
MANY = ALL - 20  # of one kind, before all are too many
THREADS = 40


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Behind a proxy, so that everybody comes from an address of his own."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with Served(folder / "wormgrill.db", "--proxies", "127.0.0.1") as server:
        yield server


def elsewhere() -> dict[str, str]:
    """An address nobody has come from yet."""
    return {"X-Forwarded-For": f"203.0.113.{next(_addresses)}"}


def guest(limited: Served) -> Visitor:
    http = patient.Client(base_url=limited.url, headers=elsewhere())
    token = http.put("/api/me", json={"name": "Ada"}).cookies["wormgrill"]
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {token}"
    visitor = Visitor.__new__(Visitor)
    visitor.http, visitor.token = http, token
    return visitor


def flood(do: Callable[[], httpx.Response], kind: str, good: set[int]) -> None:
    """As many as the burst allows, then 429; long before all requests are too many."""
    for number in range(MANY):
        answer = do()
        if answer.status_code == 429:
            assert number >= RATES[kind].burst
            check_refusal(answer)
            return
        assert answer.status_code in good, answer.text
    raise AssertionError(f"no limit for {kind}")


def flood_at_once(do: Callable[[], httpx.Response], kind: str, good: set[int]) -> None:
    """Where a slow machine, asked one by one, would have time to fill the bucket again."""
    with ThreadPoolExecutor(THREADS) as threads:
        answers = [*threads.map(lambda _: do(), range(MANY))]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert {answer.status_code for answer in answers} == {429} | good
    assert len(answers) - len(refused) >= RATES[kind].burst
    for answer in refused:
        check_refusal(answer)


def check_refusal(answer: httpx.Response) -> None:
    assert answer.json()["code"] == "too-fast"
    assert answer.json()["retry_after"] == int(answer.headers["retry-after"]) >= 1


def test_actions_are_limited_by_guest(limited: Served) -> None:
    ada, bo = guest(limited), guest(limited)
    table = ada.make("me", "bot")["id"]
    flood_at_once(lambda: ada.act(table, 0, "roll", 0), "action", {409})
    assert ada.table(table)["state"] == "playing"
    assert bo.act(table, 0, "roll", 0).status_code == 403


def test_tables_are_limited_by_guest(limited: Served) -> None:
    ada, bo = guest(limited), guest(limited)
    body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "open"}]}
    flood(lambda: ada.post("/api/tables", body), "table", {201})
    assert bo.post("/api/tables", body).status_code == 201


def test_tokens_and_device_codes_are_limited_by_guest(limited: Served) -> None:
    ada, bo = guest(limited), guest(limited)

    def new_token() -> httpx.Response:
        answer = ada.post("/api/me/tokens")
        if answer.status_code == 201:  # the oldest is no longer good
            ada.http.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        return answer

    flood(new_token, "table", {201})
    flood(lambda: bo.post("/api/me/devices"), "table", {201})


def test_phrases_are_limited_by_guest(limited: Served) -> None:
    ada, bo = guest(limited), guest(limited)
    table = ada.make("me", "open", "open")["id"]
    bo.sit(table)
    say = f"/api/tables/{table}/phrases", {"phrase": "hello"}
    flood(lambda: ada.post(*say), "phrase", {200})
    assert bo.post(*say).status_code == 200


def test_hints_are_limited_by_guest(limited: Served) -> None:
    ada = guest(limited)
    table = ada.make("me", "open")["id"]  # nothing to be computed once for all
    flood_at_once(lambda: ada.get(f"/api/tables/{table}/hint"), "hint", {200})
    playing = guest(limited).make("me", "bot")["id"]
    assert guest(limited).get(f"/api/tables/{playing}/hint").status_code == 403


def test_hints_that_look_further_are_limited_too(limited: Served) -> None:
    ada = guest(limited)
    table = ada.make("me", "open")["id"]
    flood_at_once(lambda: ada.get(f"/api/tables/{table}/hint?deep=true"), "hint", {200})


@pytest.mark.parametrize("deep", ["false", "true"])
def test_the_hint_of_a_known_position_is_free(limited: Served, deep: str) -> None:
    ada = guest(limited)
    path = f"/api/tables/{ada.make('me', 'bot')['id']}/hint?deep={deep}"
    answers = [ada.get(path).status_code for _ in range(int(RATES["hint"].burst) + 10)]
    assert set(answers) == {200}


def test_hints_can_be_asked_for_at_every_decision_that_is_allowed() -> None:
    acting, asking = RATES["action"], RATES["hint"]
    assert asking.per_second >= acting.per_second
    assert asking.burst > acting.burst


def test_records_are_limited_by_address(limited: Served) -> None:
    ada = guest(limited)
    table = ada.make("me", "bot")["id"]
    for what in ("record", "fairness"):
        here = elsewhere()
        path = f"/api/tables/{table}/{what}"
        flood_at_once(lambda: ada.get(path, headers=here), "record", {200})  # noqa: B023 - called at once
        assert ada.get(path, headers=elsewhere()).status_code == 200


def test_new_guests_are_limited_by_address(limited: Served) -> None:
    here = elsewhere()
    url = f"{limited.url}/api/me"
    with patient.Client() as http:

        def come() -> httpx.Response:
            http.cookies.clear()
            return http.put(url, json={}, headers=here)

        flood(come, "guest", {200})
        http.cookies.clear()
        assert http.put(url, json={}, headers=elsewhere()).status_code == 200


def test_streams_are_limited_by_address(limited: Served) -> None:
    ada = guest(limited)
    table = ada.make("me", "bot")["id"]

    def listen(headers: dict[str, str]) -> httpx.Response:
        path = f"/api/tables/{table}/events"
        with ada.http.stream("GET", path, headers=headers) as answer:
            if answer.status_code != 200:
                answer.read()
            return answer

    here = elsewhere()
    flood_at_once(lambda: listen(here), "stream", {200})
    assert listen(elsewhere()).status_code == 200


@pytest.mark.parametrize("host", ["localhost", "evil.example"])
@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/nothing"])
def test_all_that_comes_from_one_address_is_limited(limited: Served, path: str, host: str) -> None:
    """Sent in one go: nobody is slow enough for this."""
    here = elsewhere()["X-Forwarded-For"]
    request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {here}\r\n"
    last = f"{request}Connection: close\r\n\r\n"
    answers = b""
    with socket.create_connection(("127.0.0.1", limited.port), timeout=PATIENCE) as wire:
        wire.sendall((f"{request}\r\n" * (4 * ALL) + last).encode())
        while more := wire.recv(1 << 16):
            answers += more
    statuses = re.findall(rb"HTTP/1.1 (\d\d\d) ", answers)
    assert len(statuses) == 4 * ALL + 1
    assert b"429" not in statuses[:ALL]
    assert b"429" in statuses
    assert patient.get(limited.url + path, headers=elsewhere()).status_code != 429


def test_patience_is_rewarded() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    for _ in range(10):
        limits.take("guess", "eve")
    with pytest.raises(ServerRefusal) as refused:
        limits.take("guess", "eve")
    now += refused.value.more["retry_after"] - 1
    with pytest.raises(ServerRefusal):
        limits.take("guess", "eve")
    now += 1
    limits.take("guess", "eve")


def test_a_crowd_of_addresses_does_not_fill_the_memory() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    for number in range(2 * MOST_BUCKETS):
        limits.take("request", f"2001:db8::{number}")
    assert len(limits._buckets) <= MOST_BUCKETS
    now += 3600
    limits.take("request", "eve")


def test_in_the_long_run_an_address_makes_no_more_tables_than_people_play() -> None:
    """However patient: unfinished tables of guests that are quickly made would fill the disk."""
    now, made = 0.0, 0
    limits = Limits(clock=lambda: now)
    for second in range(24 * 3600):
        now = float(second)
        try:
            limits.take("tables", "203.0.113.1")
            limits.take("day", "203.0.113.1")
        except ServerRefusal:
            continue
        made += 1
    assert made == RATES["day"].burst + 24 * 30 - 1
