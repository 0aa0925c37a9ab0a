"""A real server in a process of its own, and visitors who talk to it over HTTP."""

import json
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from tests.support import patient
from tests.support.processes import PATIENCE, WORMGRILL, Program, until
from wormgrill.server.trouble import BOT_STUMBLED, OUR_MISTAKE

TROUBLE = (BOT_STUMBLED, OUR_MISTAKE)

Json = dict[str, Any]


def free_port() -> int:
    """Below those that the system gives to whoever connects: no client takes it from a server that
    is just started again, not even one that asks for it over and over (and gets itself)."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def refused(answer: httpx.Response, status: int, code: str) -> Json:
    """The problem, which is this one."""
    problem: Json = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), answer.text[:300]
    return problem


class Served:
    """`wormgrill serve` on loopback; can be killed and started again on the same port and file.

    When it is left, its log must tell of no bot that stumbled and of no mistake of ours.
    """

    def __init__(
        self,
        database: Path,
        *options: str,
        started: bool = True,
        ignoring: Collection[signal.Signals] = (),
        **variables: str,
    ) -> None:
        self.database = database
        self.ignoring = ignoring
        self.options = options
        self.variables = variables
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_file = database.with_suffix(".log")
        self.process: Program | None = None
        self.stumbled = False  # it was killed: clients may say that they noticed
        if started:
            self.start()

    def start(self, wait: bool = True) -> None:
        with self.log_file.open("ab") as log:
            self.process = Program(
                [*WORMGRILL, "serve", "--port", str(self.port),
                 "--database", str(self.database), "--log", "json", *self.options],
                self.ignoring,
                stderr=log,
                stdout=log,
                env={**os.environ, **self.variables},
            )  # fmt: skip
        if wait:
            try:
                self.wait()
            except BaseException:
                self.process.end()
                raise

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        until(self._answers, "the server did not start")

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended: {self.log_text()[-2000:]}")
        try:
            return patient.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.stumbled = True
        self.process.kill()
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As an operator does; returns the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def log_text(self) -> str:
        if not self.log_file.exists():  # it was never started
            return ""
        return self.log_file.read_text("utf-8", errors="replace")

    def log(self) -> list[Json]:
        return [json.loads(line) for line in self.log_text().splitlines() if line[:1] == "{"]

    def __enter__(self) -> "Served":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process:
            self.process.end()
        if error is None:
            trouble = [told for told in self.log() if told.get("event") in TROUBLE]
            assert not trouble, trouble


class Visitor:
    """A guest with a bearer token, as a program has it."""

    def __init__(self, url: str, name: str = "Ada", language: str = "en") -> None:
        self.url = url
        self.http = patient.Client(base_url=url)
        me = self.http.put("/api/me", json={"name": name, "language": language})
        assert me.status_code == 200, me.text
        token = self.http.post("/api/me/tokens", headers={"Origin": url})
        assert token.status_code == 201, token.text
        self.token = str(token.json()["token"])
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def put(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.put(path, json=body or {})

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(path, json=body or {})

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    def make(self, *seats: str | Json, edition: str = "classic", **request: Any) -> Json:
        """A table; seats as kinds (`me`, `bot`, `open`) or in full."""
        wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.post("/api/tables", {"edition": edition, "seats": wanted, **request})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def table(self, id: str) -> Json:
        found: Json = self.get(f"/api/tables/{id}").json()
        return found

    def sit(self, id: str, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{id}/seats", more)

    def act(
        self, id: str, seat: int, action: str | Json, version: int, key: str | None = None
    ) -> httpx.Response:
        what = {"action": action} if isinstance(action, str) else {"dice": action}
        body = {"seat": seat, "version": version, "key": key or fresh_key(), **what}
        return self.post(f"/api/tables/{id}/actions", body)

    def events(self, id: str, after: int = 0) -> Iterator[Json]:
        """The numbered events of the live stream, one by one; ends when the server ends it."""
        path = f"/api/tables/{id}/events?after={after}"
        headers = {"Accept": "application/x-ndjson"}
        with self.http.stream("GET", path, headers=headers) as answer:
            assert answer.status_code == 200
            for line in answer.iter_lines():
                fact = json.loads(line)
                if "seq" in fact:
                    yield fact

    def log(self, id: str) -> list[Json]:
        """All events so far."""
        version = self.table(id)["version"]
        found: list[Json] = []
        for fact in self.events(id):
            found.append(fact)
            if fact["seq"] >= version:
                break
        return found


def fresh_key() -> str:
    return secrets.token_hex(8)


def cautious(position: Json) -> str:
    """Keeps the most, stops when something can be taken: games come to an end."""
    legal: list[str] = position["legal"]
    outlook = position["outlook"]
    ends = outlook.get("stop", {}).get("ends", {})
    if "stop" in legal and "fails" not in ends:
        return "stop"
    keeps = [action for action in legal if action.startswith("keep")]
    if keeps:
        return max(keeps, key=lambda action: outlook[action]["total"])
    return legal[0]


def play_on(
    visitor: Visitor,
    id: str,
    choose: Callable[[Json], str] = cautious,
    most_actions: int = 10_000,
) -> Json:
    """Act for the visitor's own seats until the game is over; bots and others play in between."""
    for _ in range(most_actions):
        table = visitor.table(id)
        if table["state"] == "over":
            return table
        seat = table["position"]["turn"]["player"]
        if table["seats"][seat]["you"] and not table["seats"][seat]["bot"]:
            answer = visitor.act(id, seat, choose(table["position"]), table["version"])
            assert answer.status_code in (200, 409), answer.text
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")
