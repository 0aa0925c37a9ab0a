"""The one door through which the server speaks to others: a POST, to where it may go.

Where a message goes is a guest's to say, so nothing is believed: names are looked up here, and
the address that was checked is the one that is spoken to, over TLS, once, without redirects, for
ten seconds at most, and of the answer only its first line is read.
"""

import asyncio
import re
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from urllib.parse import SplitResult, urlsplit

TIME_OUT = 10.0  # seconds for all of it
MOST_ADDRESS = 1024  # characters
MOST_TRIED = 4  # addresses of one name
_MOST_LINE = 1024  # bytes: of the answer its first line is read, no more
_TRANSLATED = ip_network("64:ff9b::/96")  # NAT64: an IPv4 address is in its last four bytes
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
_HOST = re.compile(
    r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)
_OWN = (".local", ".localhost", ".internal", ".home.arpa", ".lan")


class BadAddress(Exception):
    """Nothing is sent there."""


class NotSent(Exception):
    """Nobody was reached; it may be tried again."""


class NotAnswered(Exception):
    """It was sent, and perhaps it has arrived: it is not sent again."""


class Outgoing:
    """Sends POST requests.

    `private` also allows addresses of this machine and its network, for tests; `trusted` addresses
    are an operator's, who may name what they like.
    """

    def __init__(self, private: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self._private = private
        self._tls = tls or ssl.create_default_context()

    def check(self, url: str) -> None:
        """BadAddress if it can be seen that nothing will be sent there."""
        parts = _parts(url)
        host = parts.hostname or ""
        if parts.scheme != "https" or parts.username or parts.password or parts.fragment:
            raise BadAddress("https://, a host and a path.")
        if self._private:
            return
        if _port(parts) != 443:
            raise BadAddress("The port of https alone.")
        if not _HOST.fullmatch(host) or host.endswith(_OWN):
            raise BadAddress("The public name of a push service.")

    async def post(
        self, url: str, headers: Mapping[str, str], body: bytes, trusted: bool = False
    ) -> int:
        """The status of the answer. BadAddress, NotSent or NotAnswered."""
        if not trusted:
            self.check(url)
        sent = False
        try:
            async with asyncio.timeout(TIME_OUT):
                parts = _parts(url)
                reader, writer = await self._connected(parts, trusted)
                try:
                    writer.write(_request(parts, headers, body))
                    await writer.drain()
                    sent = True
                    return _status(await reader.readuntil(b"\n"))
                finally:
                    writer.transport.abort()
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError, ValueError) as error:
            raise (NotAnswered if sent else NotSent)(type(error).__name__) from None

    async def _connected(
        self, parts: SplitResult, trusted: bool
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first address that answers, of those that were checked."""
        tls = self._tls if parts.scheme == "https" else None
        name = parts.hostname if tls else None
        for address in await self._addresses(parts, trusted):
            try:
                return await asyncio.open_connection(
                    address, _port(parts), ssl=tls, server_hostname=name, limit=_MOST_LINE
                )
            except OSError as error:
                failed = error
        raise failed

    async def _addresses(self, parts: SplitResult, trusted: bool) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, _port(parts), type=SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found][:MOST_TRIED]
        if not trusted and not self._private and not all(map(is_public, addresses)):
            raise BadAddress("It leads to a private network.")
        return addresses


def is_public(address: str) -> bool:
    """An address of the world's, also if another is wrapped in it."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in _TRANSLATED:
            inner = IPv4Address(found.packed[-4:])
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def _parts(url: str) -> SplitResult:
    """BadAddress if it is none, or could be read otherwise elsewhere."""
    if len(url) > MOST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("It is no address.")
    try:
        parts = urlsplit(url)
        _port(parts)
    except ValueError:
        raise BadAddress("It is no address.") from None
    if "\\" in url or not parts.hostname:
        raise BadAddress("It is no address.")
    return parts


def _port(parts: SplitResult) -> int:
    return parts.port if parts.port is not None else 443 if parts.scheme == "https" else 80


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    found = _STATUS.match(line)
    if not found:
        raise ValueError("not HTTP")
    return int(found[1])
