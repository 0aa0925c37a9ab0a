"""A server in a process of its own, and a client light enough to measure it from beside."""

import asyncio
import json
import os
import resource
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen

Json = dict[str, Any]
HOST = "127.0.0.1"
NO_LIMITS = ("--no-limits",)  # unless they are what is measured


class Server:
    def __init__(self, folder: Path, port: int, options: Sequence[str]) -> None:
        self.port = port
        self.database = folder / "wormgrill.db"
        command = [sys.executable, "-m", "wormgrill", "serve", "--port", str(port), *options]
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [*command, "--database", str(self.database), "--log", "json"],
            stderr=(folder / "log").open("wb"),
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
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(*options: str) -> Iterator[Server]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, hard), hard))
    with TemporaryDirectory() as folder:
        one = Server(Path(folder), free_port(), options or NO_LIMITS)
        try:
            yield one
        finally:
            one.process.kill()
            one.process.wait()


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

    async def listen(self, table: str, after: int = 0) -> asyncio.StreamReader:
        """The live stream of a table, on a connection of its own."""
        reader, writer = await asyncio.open_connection(HOST, self._port)
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
