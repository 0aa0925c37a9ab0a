"""A house far away: the server's API over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec

from wormgrill.client.line import Problem, problem_in, understood
from wormgrill.client.memory import Memory
from wormgrill.match.listeners import Message
from wormgrill.offline.house import Reply, Tell
from wormgrill.own_tasks import spawned
from wormgrill.server.messages import TokenView
from wormgrill.version import __version__

PATIENCE = 10.0  # seconds for an answer
SILENCE = 40.0  # after which a stream is dead: every 15 there is a sign of life
NO_GUEST = "no-guest"


class RemoteHouse:
    """A `Line` to a server. It knows us by a token, which is kept for the next time."""

    def __init__(self, address: str, memory: Memory, language: str) -> None:
        self.address = address
        self._memory = memory
        self._language = language
        self._http = httpx.AsyncClient(
            base_url=address,
            timeout=PATIENCE,
            headers={"User-Agent": f"wormgrill/{__version__} (terminal)"},
        )
        self._introducing = asyncio.Lock()
        self._following: set[asyncio.Task[Any]] = set()

    async def answer(self, method: str, path: str, body: str = "") -> Reply:
        """Whom the server does not know yet introduces themselves first."""
        token = self._memory.now.tokens.get(self.address) or await self._introduced(None)
        reply = await self._send(method, path, body, {"Authorization": f"Bearer {token}"})
        if reply.status == httpx.codes.UNAUTHORIZED and problem_in(reply).code == NO_GUEST:
            token = await self._introduced(token)
            reply = await self._send(method, path, body, {"Authorization": f"Bearer {token}"})
        return reply

    async def _send(self, method: str, path: str, body: str, headers: dict[str, str]) -> Reply:
        if body:
            headers = {**headers, "Content-Type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=body or None, headers=headers)
        except httpx.HTTPError as error:
            raise Problem("offline", 0) from error
        return Reply(answer.status_code, answer.headers.get("Content-Type", ""), answer.text)

    async def _introduced(self, stale: str | None) -> str:
        """A new guest: a cookie as a browser gets it, traded for a token of our own."""
        async with self._introducing:
            known = self._memory.now.tokens.get(self.address)
            if known and known != stale:  # somebody was faster
                return known
            name = self._memory.now.name
            me = {"language": self._language} | ({"name": name} if name else {})
            await self._must("PUT", "/api/me", me)
            made = await self._must("POST", "/api/me/tokens", {})
            self._http.cookies.clear()
            token = understood(made, TokenView).token
            self._memory.note_token(self.address, token)
            return token

    async def _must(self, method: str, path: str, body: dict[str, str]) -> Reply:
        text = msgspec.json.encode(body).decode()
        reply = await self._send(method, path, text, {"Origin": self.address})
        if reply.status >= httpx.codes.BAD_REQUEST:
            raise problem_in(reply)
        return reply

    # Following

    async def follow(self, table: str, after: int, tell: Tell) -> Callable[[], None]:
        work = spawned(self._followed(table, after, tell), self._following)

        def stop() -> None:
            work.cancel()

        return stop

    async def _followed(self, table: str, after: int, tell: Tell) -> None:
        """Until the server says bye, or nothing is heard of it any more."""
        token = self._memory.now.tokens.get(self.address)
        headers = {"Accept": "text/event-stream", "Last-Event-ID": str(after)}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        path = f"/api/tables/{table}/events"
        patience = httpx.Timeout(PATIENCE, read=SILENCE)
        try:
            async with self._http.stream("GET", path, headers=headers, timeout=patience) as stream:
                if stream.status_code == httpx.codes.OK:
                    async for message in _messages(stream.aiter_lines()):
                        tell(message)
        except (httpx.HTTPError, httpx.StreamError):
            pass
        finally:
            tell(None)

    def link(self, table: str) -> str | None:
        return f"{self.address}/t/{table}"

    async def close(self) -> None:
        for work in [*self._following]:
            work.cancel()
        await self._http.aclose()


async def _messages(lines: AsyncIterator[str]) -> AsyncIterator[Message]:
    """Server-sent events: facts have an id, presence is named so; until `bye`."""
    event: dict[str, Any] = {}
    async for line in lines:
        if line:
            name, _, value = line.partition(":")
            event[name] = value.removeprefix(" ")
            continue
        if event.get("event") == "bye":
            return
        if "data" in event:
            yield Message(int(event["id"]) if "id" in event else None, event["data"].encode())
        event = {}
