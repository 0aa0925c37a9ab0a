"""A server in a process of its own, and a client light enough to measure it from beside."""

import asyncio
import json
import os
import resource
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen

from tests.support.postgres import PostgresServer, postgres_server

Json = dict[str, Any]
HOST = "127.0.0.1"
NO_LIMITS = ("--no-limits",)  # unless they are what is measured


class Server:
    """One process; `profile` is a file for what its event loop does."""

    def __init__(
        self,
        folder: Path,
        port: int,
        options: Sequence[str] = NO_LIMITS,
        place: str = "",
        profile: str = "",
    ) -> None:
        self.port = port
        self.database = folder / "wormgrill.db"
        self._profile = Path(profile)
        program = ("bench.profiled", profile) if profile else ("wormgrill",)
        command = [sys.executable, "-m", *program, "serve", "--port", str(port)]
        store = ("--database", place or str(self.database), "--log", "json")
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [*command, *options, *store], stderr=(folder / f"log-{port}").open("wb")
        )
        until = monotonic() + 60
        while monotonic() < until:
            try:
                urlopen(f"http://{HOST}:{port}/health").close()
                return
            except OSError:
                sleep(0.05)
        raise TimeoutError("the server did not start")

    @property
    def memory(self) -> int:
        """Bytes in use, as the system sees them."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu_seconds(self) -> float:
        return _cpu_seconds(self.process.pid)

    def end(self) -> None:
        if self._profile.name:
            self._profile.unlink(missing_ok=True)
            self.process.send_signal(signal.SIGUSR1)
            while not self._profile.exists() or not self._profile.stat().st_size:
                sleep(0.05)
        self.process.kill()
        self.process.wait()


class Servers:
    """One process on a file, or one and more on a PostgreSQL."""

    def __init__(self, several: Sequence[Server], postgres: PostgresServer | None) -> None:
        self.several = several
        self._postgres = postgres

    @property
    def ports(self) -> list[int]:
        return [one.port for one in self.several]

    @property
    def memory(self) -> int:
        return sum(one.memory for one in self.several)

    @property
    def cpu_seconds(self) -> float:
        return sum(one.cpu_seconds for one in self.several)

    @property
    def postgres_cpu_seconds(self) -> float:
        """Of PostgreSQL and all that it has started."""
        if self._postgres is None:
            return 0.0
        parent = self._postgres.pid
        family = [parent, *(pid for pid in _everybody() if _facts(pid)[1:2] == [str(parent)])]
        return sum(map(_cpu_seconds, family))


def _everybody() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]


def _facts(pid: int) -> list[str]:
    """As Linux tells them, beginning with the state."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def _cpu_seconds(pid: int) -> float:
    """Its own, and of the children it has outlived."""
    return sum(map(int, _facts(pid)[11:15])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(*options: str) -> Iterator[Server]:
    with servers(options=options or NO_LIMITS) as hosts:
        (one,) = hosts.several
        yield one


@contextmanager
def servers(
    processes: int = 0, profile: str = "", options: Sequence[str] = NO_LIMITS
) -> Iterator[Servers]:
    """So many on one PostgreSQL; 0: one on a file."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, hard), hard))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        postgres = stack.enter_context(postgres_server()) if processes else None
        place = postgres.database() if postgres else ""
        several = []
        for number in range(processes or 1):
            one = Server(folder, free_port(), options, place, "" if number else profile)
            stack.callback(one.end)
            several.append(one)
        yield Servers(several, postgres)


class Client:
    """One guest on one connection; from an address of their own if one is given."""

    def __init__(self, port: int, address: str | None = None) -> None:
        self._port = port
        self._from = (address, 0) if address else None
        self._wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._token = ""
        self._streams: list[asyncio.StreamWriter] = []

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        status, _, answer = await self._ask(method, path, body)
        return status, json.loads(answer) if answer else None

    async def _ask(self, method: str, path: str, body: Json | None) -> tuple[int, str, bytes]:
        if self._wires is None:
            self._wires = await asyncio.open_connection(HOST, self._port, local_addr=self._from)
        reader, writer = self._wires
        content = b"" if body is None else json.dumps(body).encode()
        writer.write(self._head(method, path, len(content)) + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        return int(head.split()[1]), head, await reader.readexactly(length)

    def _head(self, method: str, path: str, length: int, more: str = "") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\n{self._token}{more}"
            f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        ).encode()

    async def come_in(self, name: str) -> None:
        """As a browser does, with the cookie of the answer."""
        _, head, _ = await self._ask("PUT", "/api/me", {"name": name})
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        self._token = f"Cookie: {cookie}\r\nOrigin: http://{HOST}:{self._port}\r\n"

    async def make(self, *kinds: str, edition: str | Json = "classic") -> Json:
        seats = [{"kind": kind} for kind in kinds]
        status, table = await self.ask("POST", "/api/tables", {"edition": edition, "seats": seats})
        assert status == 201, table
        return dict(table)

    async def listen(
        self, table: str, after: int = 0, port: int | None = None
    ) -> asyncio.StreamReader:
        """The live stream of a table, on a connection of its own, here or at another server."""
        reader, writer = await asyncio.open_connection(HOST, port or self._port)
        more = "Accept: application/x-ndjson\r\n"
        writer.write(self._head("GET", f"/api/tables/{table}/events?after={after}", 0, more))
        await reader.readuntil(b"\r\n\r\n")
        self._streams.append(writer)
        return reader

    def close_streams(self) -> None:
        for writer in self._streams:
            writer.close()
        self._streams = []


def key() -> str:
    return secrets.token_hex(8)


def choice(position: Json) -> str:
    """Keeps the most, stops as soon as something can be taken."""
    legal: list[str] = position["legal"]
    outlook = position["outlook"]
    if "stop" in legal and "fails" not in outlook["stop"].get("ends", {}):
        return "stop"
    keeps = [action for action in legal if action.startswith("keep")]
    return max(keeps, key=lambda action: int(outlook[action]["total"])) if keeps else legal[0]


def percentiles(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    at = {share: ordered[int(share / 100 * (len(ordered) - 1))] for share in (50, 95, 99)}
    return ", ".join(f"p{share} {1000 * value:.1f} ms" for share, value in at.items())
