"""Connections: how long and how much each may keep us waiting, and how many an address may have.

Nobody needs more than this for a request of ours, and nobody gets it: a connection that is slower,
or sends what has no end, is closed. Streams stay open as long as their reader reads.
"""

import asyncio
import sys
from collections.abc import Sequence
from enum import Enum
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from math import inf
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wormgrill.server.limits import address_of

HEAD_SECONDS = 10.0  # for a whole head, and for what comes before it
BODY_SECONDS = 10.0  # for a whole body, and a second more for each BODY_STEP bytes announced
BODY_STEP = 4096
MOST_BODY_SECONDS = 30.0
READING_SECONDS = 30.0  # for somebody who does not read what we answer
CLOSING_SECONDS = 5.0
LINGER_SECONDS, LINGER_BYTES = 2.0, 65_536  # for what is on its way when we have refused it
HELD_UP_SECONDS = 2.0
LAST_ASKED_SECONDS = 0.5  # when the server stops
HEAD_BYTES = 65_536
MOST_HEADERS = 100
MOST_PIECES = 1024  # of a body
MOST_BY_ADDRESS = 256
MOST_CONNECTIONS = 16_384  # of all, if there are files for so many
FILES_KEPT = 128  # for the store, logs, libraries


class _Stage(Enum):
    """What is read at present."""

    NOTHING = 0
    HEAD = 1
    BODY = 2


class _Endless(Exception):
    """Too many pieces: the parser answers 400 and closes."""


class _LastAnswer:
    """The transport, as an answer sees it after which nothing more is read."""

    def __init__(self, connection: "TimedConnection") -> None:
        self._connection = connection
        self._transport = connection.transport
        self.write = self._transport.write
        self.is_closing = self._transport.is_closing

    def close(self) -> None:
        self._connection.linger()


class TimedConnection(HttpToolsProtocol):
    """uvicorn's protocol, with an end to everything that somebody else has to do."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, ConnectionsConfig)
        self._all = config.connections
        self._stage = _Stage.HEAD
        self._head_bytes = 0
        self._pieces = 0
        self._keeps_alive = False
        self._stopping = False
        self._lingering = 0  # bytes thrown away since the last answer
        self._reading_due = self._writing_due = inf
        self.who: str | None = None

    def connection_made(  # type: ignore[override]  # as uvicorn has it
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        self._reading_due = self._after(HEAD_SECONDS)
        self.who = self._all.counted(self.client[0] if self.client else "")
        self._all.opened(self)
        if self._all.stopping:
            self.shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._all.closed(self)

    def _after(self, seconds: float) -> float:
        return self.loop.time() + seconds

    @property
    def resting(self) -> bool:
        """Whether nobody waits for an answer on it."""
        return self.cycle is None or self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        if self._lingering:
            self._lingering += len(data)
            if self._lingering > LINGER_BYTES:
                self.transport.close()
            return
        if self._stage is _Stage.NOTHING:
            self._begin()
        super().data_received(data)
        if self._stage is _Stage.HEAD:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of this request is too long.")

    def _begin(self) -> None:
        """Whatever comes, an empty line too, is the beginning of a request."""
        self._stage = _Stage.HEAD
        self._head_bytes = 0
        self._reading_due = self._after(HEAD_SECONDS)

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._stage is _Stage.NOTHING:
            self._begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise _Endless
        if name.lower() == b"transfer-encoding" and value.lower() != b"chunked":
            raise ValueError("an encoding that nobody here can read")

    def on_headers_complete(self) -> None:
        """Until its body has come whole, a request is the last one of its connection.

        So whoever is refused before that is told `Connection: close`, and what they still send is
        not read on.
        """
        if not self.url.startswith(b"/"):
            raise ValueError("a proxy is what we are not")
        super().on_headers_complete()
        self._stage, self._pieces = _Stage.BODY, 0
        seconds = min(BODY_SECONDS + self._announced() / BODY_STEP, MOST_BODY_SECONDS)
        self._reading_due = self._after(seconds)
        self._keeps_alive = self.cycle.keep_alive
        self.cycle.keep_alive = False
        # It writes, looks whether it may, and closes: no more of a transport is needed.
        self.cycle.transport = cast("asyncio.Transport", _LastAnswer(self))

    def linger(self) -> None:
        """All is answered. If the body is still on its way, a little of it is thrown away first:
        who is cut off while sending would not get to read why."""
        if self._stage is not _Stage.BODY or self.transport.is_closing():
            self.transport.close()
            return
        self._lingering = 1
        self._reading_due = self._after(LINGER_SECONDS)
        self.transport.write_eof()
        self.flow.resume_reading()

    def _announced(self) -> int:
        length = dict(self.headers).get(b"content-length", b"0")
        return int(length) if length.isdigit() else 0

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise _Endless
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stage, self._reading_due = _Stage.NOTHING, inf
        if not self.cycle.response_started:
            self.cycle.keep_alive = self._keeps_alive and not self._stopping
        super().on_message_complete()

    def _unsupported_upgrade_warning(self) -> None:
        """What comes after an upgrade that we do not know is not for us."""
        self.cycle.keep_alive = False

    def shutdown(self) -> None:
        """Another process may serve on: who asks on this connection now, for the first time or once
        more, is answered, and told that it was the last time. So no request is lost that was on its
        way."""
        self._stopping = True
        if self.resting:
            self.loop.call_later(LAST_ASKED_SECONDS, self._shut_down_at_rest)
        else:
            super().shutdown()

    def _shut_down_at_rest(self) -> None:
        if self.resting:
            self.transport.close()

    # Those who do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing_due = self._after(READING_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing_due = inf

    def look(self, now: float, held_up: float) -> None:
        self._reading_due += held_up
        self._writing_due += held_up
        if self.transport.is_closing() and self._writing_due == inf:
            self._writing_due = self._after(CLOSING_SECONDS)
        if now > min(self._reading_due, self._writing_due):
            self.transport.abort()


class Connections:
    """All that are open. When there are too many, those that rest give way to new ones."""

    def __init__(self, limited: bool, proxies: str | None, files: int) -> None:
        self.stopping = False  # whoever comes still was accepted before that
        self._most = max(1, min(MOST_CONNECTIONS, files - FILES_KEPT))
        self._limited = limited
        self._proxies = _networks(proxies)
        self._open: dict[TimedConnection, None] = {}  # in the order of their coming
        self._by_address: dict[str, dict[TimedConnection, None]] = {}
        self._looked = 0.0

    def counted(self, host: str) -> str | None:
        """By what its connections are counted; a proxy of ours brings those of many, unlimited."""
        try:
            ours = any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return None
        return None if ours or not self._limited else address_of(host)

    def opened(self, new: TimedConnection) -> None:
        if len(self._open) >= self._most:
            self._make_room(self._open, new)
        self._open[new] = None
        if new.who is None:
            return
        near = self._by_address.setdefault(new.who, {})
        if len(near) >= MOST_BY_ADDRESS:
            self._make_room(near, new)
        near[new] = None

    def _make_room(self, among: dict[TimedConnection, None], new: TimedConnection) -> None:
        """The oldest that rests is closed; if none does, the new one."""
        resting = (one for one in among if one.resting and not one.transport.is_closing())
        next(resting, new).transport.close()

    def closed(self, gone: TimedConnection) -> None:
        self._open.pop(gone, None)
        near = self._by_address.get(gone.who or "", {})
        near.pop(gone, None)
        if not near:
            self._by_address.pop(gone.who or "", None)

    def look(self, now: float) -> None:
        """Every second: close what has taken too long. Time in which we did not listen, since
        something of ours held us up, is not counted."""
        held_up = max(0.0, now - self._looked - HELD_UP_SECONDS) if self._looked else 0.0
        self._looked = now
        for one in [*self._open]:
            one.look(now, held_up)


class ConnectionsConfig(uvicorn.Config):
    """uvicorn's configuration, which every connection is handed; so they find each other by it."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(app, http=TimedConnection, **options)
        self.connections = connections


def _networks(proxies: str | None) -> Sequence[IPv4Network | IPv6Network]:
    return [ip_network(one.strip()) for one in (proxies or "").split(",") if one.strip()]


if sys.platform == "win32":

    def raise_files() -> int:
        """How many files may be open: no such limit here."""
        return MOST_CONNECTIONS + FILES_KEPT

else:

    def raise_files() -> int:
        """Let us open as many files as the system allows; returns how many."""
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + FILES_KEPT if hard == resource.RLIM_INFINITY else hard
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return wanted
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # not even what it says it allows: macOS
            return soft
        return wanted
