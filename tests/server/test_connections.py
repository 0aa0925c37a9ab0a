"""Nobody keeps the server waiting: what is slow, endless or too much is closed, others go on."""

import asyncio
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState

from tests.server.test_security_wire import send
from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Served, Visitor
from wormgrill.server import connections
from wormgrill.server.app import make_app
from wormgrill.server.connections import (
    FILES_KEPT,
    MOST_BY_ADDRESS,
    MOST_HEADERS,
    MOST_PIECES,
    Connections,
    ConnectionsConfig,
    TimedConnection,
)
from wormgrill.server.gateway import PIECES, Gateway
from wormgrill.server.limits import RATES, Limits
from wormgrill.server.metrics import Metrics
from wormgrill.server.settings import Settings
from wormgrill.server.tracing import Tracing

HOST = b"Host: localhost\r\n"
JSON = b"Content-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
CRUMB = b"1\r\n \r\n"
FAR_TOO_MUCH = 5_000_000  # crumbs: more than all buffers on the way hold
ELSEWHERE = "127.0.0.2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With limits, as everybody runs it."""
    with Served(tmp_path_factory.mktemp("connections") / "wormgrill.db") as started:
        yield started


def connect(server: Served, origin: str = "127.0.0.1") -> socket.socket:
    wire = socket.socket()
    wire.settimeout(PATIENCE)
    wire.bind((origin, 0))
    wire.connect(("127.0.0.1", server.port))
    return wire


def closed(wire: socket.socket) -> bool:
    """Whatever is answered: in the end the server hangs up."""
    try:
        while wire.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def still_open(wire: socket.socket) -> bool:
    """Nothing more has come, not even an end."""
    wire.setblocking(False)
    try:
        while wire.recv(65536):
            pass
    except BlockingIOError:
        return True
    return False


@pytest.mark.parametrize(
    "head",
    [
        b"PUT /api/me HTTP/1.1\r\n" + HOST + JSON,  # too large
        b"PUT /api/me HTTP/1.1\r\nHost: evil.example\r\n",  # refused before it is read
        b"POST /nothing HTTP/1.1\r\n" + HOST,
        b"GET /health HTTP/1.1\r\n" + HOST,
    ],
)
def test_a_body_without_end_is_not_read_on(server: Served, head: bytes) -> None:
    with connect(server, ELSEWHERE) as wire, pytest.raises(ConnectionError):
        wire.sendall(head + CHUNKED + b"\r\n" + CRUMB * FAR_TOO_MUCH)


def test_whoever_is_refused_before_the_body_has_come_is_told_that_this_was_all(
    server: Served,
) -> None:
    body = b"Content-Length: 100\r\n\r\n"
    for head in (
        b"PUT /api/me HTTP/1.1\r\nHost: evil.example\r\n" + body,
        b"PUT /api/me HTTP/1.1\r\n" + HOST + b"Origin: https://evil.example\r\n" + body,
        b"PUT /api/me HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: 9999\r\n\r\n",
        b"POST /nothing HTTP/1.1\r\n" + HOST + body,
    ):
        reply = send(server, head)
        assert reply.status in (400, 403, 404, 413)
        assert ("connection", "close") in reply.headers


def test_a_request_that_has_come_whole_leaves_the_connection_open(server: Served) -> None:
    refused = b"PUT /api/me HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\n\r\n{}"
    reply = send(server, refused)
    assert (reply.status, dict(reply.headers).get("connection")) == (400, None)
    with patient.Client(base_url=server.url) as http:
        assert "connection" not in http.put("/api/me", json={}).headers
        assert "connection" not in http.get("/api/me").headers


def test_a_body_in_crumbs_is_many_requests(tmp_path: Path) -> None:
    async def story() -> int:
        settings, limits = Settings(database=str(tmp_path / "db")), Limits(clock=lambda: 0.0)
        app = make_app(settings).app
        gateway = Gateway(app, settings, limits, Metrics(), Tracing())
        statuses: list[int] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b" ", "more_body": True}

        async def told(message: Any) -> None:
            statuses.extend([message["status"]] if "status" in message else [])

        for _ in range(int(RATES["request"].burst) - 10):
            limits.take("request", "203.0.113.1")
        async with app.lifespan():
            scope: Any = {
                "type": "http",
                "method": "PUT",
                "path": "/api/me",
                "raw_path": b"/api/me",
                "query_string": b"",
                "scheme": "http",
                "server": ("localhost", 80),
                "client": ("203.0.113.1", 1),
                "state": {},
                "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
            }
            await gateway(scope, receive, told)
        (status,) = statuses
        return status

    assert asyncio.run(story()) == 429
    assert PIECES * 10 < 4096  # long before the body is too large


@pytest.mark.parametrize(
    "sent",
    [
        b"X: y\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        (b"X: " + b"y" * 10_000 + b"\r\n") * 40,
        CHUNKED + b"\r\n" + CRUMB * (MOST_PIECES + 1),
        b"Transfer-Encoding: gzip\r\n\r\n",
    ],
)
def test_what_comes_in_too_many_pieces_is_refused(server: Served, sent: bytes) -> None:
    head = b"POST /api/me HTTP/1.1\r\n" + HOST + JSON
    with connect(server) as wire:
        wire.sendall(head + sent)
        assert wire.recv(100).startswith(b"HTTP/1.1 400 ")
        assert closed(wire)


def test_whoever_takes_too_long_is_sent_away(server: Served) -> None:
    """All at once, since it takes its time."""
    post = b"PUT /api/me HTTP/1.1\r\n" + HOST + JSON
    beginnings = [
        b"",
        b"\r\n",
        b"GET /hea",
        b"GET /health HTTP/1.1\r\n" + HOST,
        post + b"Content-Length: 100\r\n\r\n{",
        post + CHUNKED + b"\r\n" + CRUMB,
        b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n" + b"GET /hea",
        b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n" + b"\r\n",
    ]
    table = Visitor(server.url).make("me", "bot")["id"]
    stream = f"GET /api/tables/{table}/events HTTP/1.1\r\n".encode() + HOST + b"\r\n"
    with ExitStack() as stack:
        listener = stack.enter_context(connect(server))
        listener.sendall(stream)
        wires = [stack.enter_context(connect(server)) for _ in beginnings]
        for wire, beginning in zip(wires, beginnings, strict=True):
            wire.sendall(beginning)
        assert all(map(closed, wires))
        heard = b""
        while b": still here" not in heard:  # whoever only listens stays
            heard += listener.recv(65536)


def test_an_address_has_only_so_many_connections_and_others_have_theirs(server: Served) -> None:
    ask = b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n"
    table = Visitor(server.url).make("me", "bot")["id"]
    stream = f"GET /api/tables/{table}/events HTTP/1.1\r\n".encode() + HOST + b"\r\n"
    with ExitStack() as stack:
        listener = stack.enter_context(connect(server, ELSEWHERE))
        listener.sendall(stream)
        assert listener.recv(65536).startswith(b"HTTP/1.1 200 ")
        oldest = stack.enter_context(connect(server, ELSEWHERE))
        oldest.sendall(ask)
        assert oldest.recv(65536)
        for _ in range(MOST_BY_ADDRESS):
            last = stack.enter_context(connect(server, ELSEWHERE))
        last.sendall(ask)
        assert last.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert closed(oldest)  # it rested, and gave way
        assert still_open(listener)
        assert patient.get(f"{server.url}/health").status_code == 200


def test_a_proxy_of_ours_brings_as_many_as_there_are(tmp_path: Path) -> None:
    with Served(tmp_path / "db", "--proxies", "127.0.0.1") as served, ExitStack() as stack:
        wires = [stack.enter_context(connect(served)) for _ in range(MOST_BY_ADDRESS + 10)]
        for wire in (wires[0], wires[-1]):
            wire.sendall(b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n")
            assert wire.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_the_server_opens_as_many_files_as_it_may(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        served = stack.enter_context(Served(tmp_path / "db"))
        assert served.process is not None
        limits = resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE)
        assert limits == (hard, hard)


async def answer(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    if scope["path"] == "/stream":
        await asyncio.Event().wait()
    await send({"type": "http.response.body"})


@asynccontextmanager
async def listening(connections: Connections) -> AsyncIterator[tuple[int, ServerState]]:
    config = ConnectionsConfig(answer, connections, lifespan="off")
    state = ServerState()
    served = await asyncio.get_running_loop().create_server(
        lambda: TimedConnection(config, state, {}), "127.0.0.1", 0
    )
    try:
        yield served.sockets[0].getsockname()[1], state
    finally:
        served.close()
        for task in state.tasks:
            task.cancel()


def test_when_files_run_short_those_that_rest_give_way() -> None:
    async def story() -> None:
        wires: list[asyncio.StreamWriter] = []
        few = Connections(limited=False, proxies=None, files=FILES_KEPT + 2)
        async with listening(few) as (port, _):

            async def ask(path: str) -> tuple[asyncio.StreamReader, bytes]:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                wires.append(writer)
                writer.write(f"GET {path} HTTP/1.1\r\n\r\n".encode())
                return reader, await reader.read(1000)

            try:
                assert (await ask("/stream"))[1]
                resting, answered = await ask("/")
                assert answered
                assert (await ask("/stream"))[1]
                assert await resting.read() == b""  # it gave way
                assert (await ask("/"))[1] == b""  # there is none left that could
            finally:
                for wire in wires:
                    wire.close()

    asyncio.run(story())


REQUEST = b"GET / HTTP/1.1\r\n" + HOST + b"\r\n"


@pytest.mark.parametrize("connection", ["asked before", "new", "accepted but not yet here"])
def test_a_request_on_its_way_while_the_server_stops_is_answered_as_the_last_one(
    monkeypatch: pytest.MonkeyPatch, connection: str
) -> None:
    monkeypatch.setattr(connections, "LAST_ASKED_SECONDS", PATIENCE)

    async def story() -> None:
        every = Connections(limited=False, proxies=None, files=FILES_KEPT + 2)
        async with asyncio.timeout(PATIENCE), listening(every) as (port, state):
            every.stopping = connection == "accepted but not yet here"
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                while not state.connections:
                    await asyncio.sleep(0)
                if connection == "asked before":
                    writer.write(REQUEST)
                    assert b"connection: close" not in await reader.readuntil(b"\r\n\r\n")
                if not every.stopping:
                    (one,) = state.connections
                    one.shutdown()
                writer.write(REQUEST)
                answered = await reader.read()  # up to its end
                assert answered.startswith(b"HTTP/1.1 204 ")
                assert b"connection: close" in answered
            finally:
                writer.close()

    asyncio.run(story())
