"""A stop that loses nobody: listeners are sent home, what has begun is finished, all in time."""

import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path
from threading import Barrier, Event

import httpx
import pytest

from tests.support import patient
from tests.support.processes import PATIENCE, WORMGRILL
from tests.support.serving import Json, Served, Visitor, fresh_key
from wormgrill.server.store.lock import DatabaseInUse, Lock
from wormgrill.words.texts import say

STREAMS = 20
COMERS = 40
BYE = {
    "text/event-stream": b"event: bye\nretry: 1000\ndata: {}\n\n",
    "application/x-ndjson": b'{"type":"bye","retry":1000}\n',
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "wormgrill.db", "--no-limits") as started:
        yield started


class BegunAction:
    """A request that the server has taken up, and whose body is still to come."""

    def __init__(self, visitor: Visitor, table: Json) -> None:
        position, path = table["position"], f"/api/tables/{table['id']}/actions"
        body = {"seat": position["turn"]["player"], "action": position["legal"][0]}
        body |= {"version": table["version"], "key": fresh_key()}
        self.request = visitor.http.build_request("POST", path, json=body)
        head = [f"POST {path} HTTP/1.1", "Expect: 100-continue"]
        head += [f"{name}: {value}" for name, value in self.request.headers.items()]
        address = (self.request.url.host, self.request.url.port or 80)
        self._socket = socket.create_connection(address, timeout=PATIENCE)
        self._socket.sendall("\r\n".join([*head, "", ""]).encode())
        assert self._socket.recv(1000).startswith(b"HTTP/1.1 100 ")

    def finish(self) -> bytes:
        self._socket.sendall(self.request.read())
        return self.answer()

    def answer(self) -> bytes:
        """Up to where the server hangs up."""
        return b"".join(iter(lambda: self._socket.recv(65536), b""))


def listen(url: str, form: str, all_here: Barrier) -> bytes:
    """All that the stream brings until the server ends it."""
    with patient.stream("GET", url, headers={"Accept": form}) as answer:
        parts = answer.iter_raw()
        heard = next(parts)
        all_here.wait(PATIENCE)
        return heard + b"".join(parts)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stop_sends_all_listeners_home_and_finishes_what_has_begun(
    server: Served, how: signal.Signals
) -> None:
    ada = Visitor(server.url)
    table = ada.make("me", "bot")
    url = f"{server.url}/api/tables/{table['id']}/events"
    forms = [*BYE] * (STREAMS // len(BYE))
    all_here = Barrier(STREAMS + 1)
    begun = BegunAction(ada, table)
    with ThreadPoolExecutor(STREAMS) as threads:
        streams = [threads.submit(listen, url, form, all_here) for form in forms]
        all_here.wait(PATIENCE)
        assert server.process
        server.process.send_signal(how)
        wait(streams, PATIENCE, FIRST_COMPLETED)  # it is stopping: now or never
        answer = begun.finish()
        for form, stream in zip(forms, streams, strict=True):
            assert stream.result().endswith(BYE[form])
        assert server.process.wait(PATIENCE) == 0
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    server.start()
    assert ada.http.send(begun.request).content == body


def test_a_request_that_never_ends_does_not_hold_up_a_stop(server: Served) -> None:
    ada = Visitor(server.url)
    begun = BegunAction(ada, ada.make("me", "bot"))
    assert server.stop(signal.SIGTERM) == 0
    head, _, body = begun.answer().partition(b"\r\n\r\n")
    assert b"\r\nretry-after: 1\r\n" in head
    assert json.loads(body)["code"] == "closing"


def test_who_comes_while_the_server_stops_is_sent_home_too(server: Served) -> None:
    ada = Visitor(server.url)
    urls = [f"{server.url}/api/tables/{ada.make('me', 'bot')['id']}/events" for _ in range(COMERS)]
    server.kill()
    server.start()  # the tables are not in memory: whoever comes has to wait
    http = patient.Client(limits=httpx.Limits(max_connections=COMERS))
    first_here = Event()

    def come(url: str) -> bytes | None:
        try:
            answer = http.send(http.build_request("GET", url), stream=True)
        except httpx.TransportError:  # the door was closed already
            return None
        first_here.set()
        with closing(answer):
            return answer.read()

    with ThreadPoolExecutor(COMERS) as threads:
        heard = threads.map(come, urls)
        assert first_here.wait(PATIENCE)
        assert server.stop() == 0
        assert all(told.endswith(BYE["text/event-stream"]) for told in heard if told is not None)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_however_the_server_ends_its_database_is_free_again(
    server: Served, how: signal.Signals
) -> None:
    with pytest.raises(DatabaseInUse) as refused, Lock(server.database):
        pass
    assert refused.value.url == server.url
    server.stop(how)
    with Lock(server.database):
        pass


def test_a_second_server_on_the_same_database_is_refused_with_a_sentence(server: Served) -> None:
    second = subprocess.run(
        [*WORMGRILL, "serve", "--port", "0", "--database", str(server.database)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )  # fmt: skip
    assert second.returncode == 2
    assert say("in-use", database=str(server.database)) in second.stderr
    assert second.stderr.count("\n") == 1
    assert patient.get(f"{server.url}/health").status_code == 200


def test_whoever_presses_ctrl_c_again_breaks_nothing_off(server: Served) -> None:
    ada = Visitor(server.url)
    table = ada.make("me", "bot")
    assert server.process is not None
    with patient.stream("GET", f"{server.url}/api/tables/{table['id']}/events") as stream:
        next(stream.iter_raw())
        for _ in range(3):
            server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    assert "Traceback" not in server.log_text()
    server.start()
    assert ada.table(table["id"])["state"] == "playing"


def test_a_server_under_nohup_in_the_background_is_stopped_by_sigterm_alone(tmp_path: Path) -> None:
    ignored = (signal.SIGINT, signal.SIGHUP)
    with Served(tmp_path / "wormgrill.db", ignoring=ignored) as server:
        assert server.process is not None
        for one in ignored:
            server.process.send_signal(one)
        Visitor(server.url).make("me", "bot")
        assert "stopping" not in [entry["event"] for entry in server.log()]
        assert server.stop(signal.SIGTERM) == 0
        assert "stopped" in [entry["event"] for entry in server.log()]
