"""The outermost layer: checks host, origin and rate, and puts security headers on each answer."""

import asyncio
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, cast

import structlog
from litestar import Litestar
from litestar.types import HTTPResponseBodyEvent, HTTPScope, Message, Receive, Scope, Send

from wormgrill.rules.errors import Refusal
from wormgrill.server.limits import Limits, address_of
from wormgrill.server.logs import repeated
from wormgrill.server.metrics import Metrics
from wormgrill.server.problems import ServerRefusal, language_wanted, problem
from wormgrill.server.settings import Settings
from wormgrill.server.tracing import Tracing, answered

COOKIE = "wormgrill"
PIECES = 16  # of a body, that count as a request
_SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
_METHODS = _SAFE | {"PUT", "POST", "DELETE"}
_QUIET = frozenset(("/health", "/metrics"))
_NOTICED = ("/hint", "/events")  # reading these is visible to others at the table


def policy(scripts: str = "'self'") -> str:
    """All is our own. A worker that runs Python has its own policy, and may compile it (wasm)."""
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_HTTPS = (b"strict-transport-security", b"max-age=31536000")
_NOT_KEPT = (b"cache-control", b"no-store")  # what does not say otherwise is for the asker alone
_HOST = re.compile(r"([\w.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.ASCII | re.IGNORECASE)
_CLOSING = ServerRefusal("closing", "Ask again in a moment.", retry_after=1)

_NOTHING: HTTPResponseBodyEvent = {"type": "http.response.body", "body": b"", "more_body": False}

log = structlog.get_logger("gateway")


class _HeadersSent(BaseException):
    """All that HEAD asks for has been said. Nothing on the way answers it, as it would an error."""


class Gateway:
    """The ASGI application around the application, and the one that is served.

    Each request passes it first: requests to unknown hosts, from other sites or beyond the rate
    limit are refused before any route is looked up. Each answer gets its headers here, is counted
    and is logged.
    """

    def __init__(
        self,
        app: Litestar,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        tracing: Tracing,
    ) -> None:
        self.app = app
        self._tracing = tracing
        self._settings = settings
        self._hosts = settings.hosts
        self._limits = limits
        self._metrics = metrics
        self._headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.https:
            self._headers.append(_HTTPS)

    def send_listeners_home(self) -> None:
        """Before the server stops: tells open streams to end and to connect again."""
        services = getattr(self.app.state, "services", None)
        if services is not None:
            services.rooms.send_listeners_home()
            services.parties.send_listeners_home()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind != "http":
            if kind == "lifespan":
                await self.app(scope, receive, send)
            return
        began = perf_counter()
        method = str(cast("HTTPScope", scope)["method"])
        status = 0
        if method == "HEAD":  # is GET, broken off before the body: no stream begins
            scope = cast("Scope", {**scope, "method": "GET"})

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._with_ours(message.get("headers", ()))
            await send(message)
            if method == "HEAD":
                await send(_NOTHING)
                raise _HeadersSent

        with self._tracing.request(scope, method) as span:
            try:
                await self._answer(scope, receive, answer)
            except _HeadersSent:
                pass
            except asyncio.CancelledError:  # the server stops, and this has taken too long
                if status:
                    raise
                with suppress(_HeadersSent):
                    await self._refuse(scope, _CLOSING, answer)
            answered(span, method, route_of(scope), status)
        self._note(scope, method, status, perf_counter() - began)

    def _with_ours(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        found = [*map(_with_head, headers)]
        said = {name.lower() for name, _ in found}
        if b"cache-control" not in said:
            found.append(_NOT_KEPT)
        return [*found, *(ours for ours in self._headers if ours[0] not in said)]

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except Refusal as refusal:
            await self._refuse(scope, refusal, send)
        else:
            await self.app(scope, self._counted(receive, address(scope)), send)

    def _counted(self, receive: Receive, who: str) -> Receive:
        """A body that comes in crumbs costs as much as many requests, and counts like them."""
        pieces = 0

        async def counting() -> Any:
            nonlocal pieces
            message = await receive()
            pieces += 1
            if pieces % PIECES == 0:
                self._limits.take("request", who)
            return message

        return counting

    def _check(self, scope: Any) -> None:
        self._limits.take("health" if scope["path"] in _QUIET else "request", address(scope))
        headers: dict[bytes, list[str]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name, []).append(value.decode("latin-1"))
        hosts = headers.get(b"host", [])
        if len(hosts) != 1 or host_name(hosts[0]) not in self._hosts:
            raise ServerRefusal(
                "unknown-host",
                "We do not answer under this name. Operators: --base-url or --allowed-hosts.",
            )
        foreign = headers.get(b"sec-fetch-site", ["none"])[-1] not in ("none", "same-origin")
        if scope["method"] not in _SAFE:
            self._check_origin(scope["scheme"], hosts[0], headers)
        elif foreign and scope["path"].rstrip("/").endswith(_NOTICED):
            raise ServerRefusal("other-origin", "This comes from a page that is not ours.")

    def _check_origin(self, scheme: str, host: str, headers: Mapping[bytes, list[str]]) -> None:
        """Refuses pages of other sites that act with a visitor's cookie (CSRF)."""
        origins = headers.get(b"origin")
        if origins is None:
            if b"cookie" in headers and b"authorization" not in headers:
                raise ServerRefusal(
                    "other-origin",
                    "With a cookie, an Origin header is needed; programs use a token.",
                )
            return
        base = (self._settings.base_url or "").rstrip("/").lower()
        own = {base}
        if base.partition("://")[2] != host.lower():  # else TLS ends at a proxy
            own.add(f"{scheme}://{host}".lower())
        if len(origins) != 1 or not origins[0] or origins[0].lower() not in own:
            raise ServerRefusal("other-origin", "This comes from a page that is not ours.")

    async def _refuse(self, scope: Any, refusal: Refusal, send: Send) -> None:
        asked = dict(scope["headers"]).get(b"accept-language", b"")
        language = language_wanted(asked.decode("latin-1"))
        status, headers, body = problem(refusal, language)
        self._metrics.refusals.labels(refusal.code).inc()
        headers["Content-Length"] = str(len(body))
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": status, "headers": raw})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _note(self, scope: Any, method: str, status: int, seconds: float) -> None:
        """Counts and logs the route, never the path: the id of a table is a secret.

        Refusals of one kind are a line a minute: nobody fills the disk with them.
        """
        route = route_of(scope)
        method = method if method in _METHODS else "other"
        self._metrics.requests.labels(method, route, status).inc()
        if not route.endswith("/events"):
            self._metrics.seconds.labels(route).observe(seconds)
        if scope["path"] in _QUIET:
            return
        what = {"method": method, "route": route, "status": status}
        milliseconds = round(seconds * 1000, 1)
        if status < 400:
            log.info("request", **what, ms=milliseconds)
        else:
            repeated.tell(log.info, "request", what, ms=milliseconds)


def route_of(scope: Any) -> str:
    """As it is declared, without the values in its path."""
    return scope.get("path_template") or "none"


def _with_head(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """The routes do not know that HEAD is answered wherever GET is."""
    name, value = header
    if name.lower() != b"allow" or b"GET" not in value:
        return header
    return name, value.replace(b"GET", b"GET, HEAD")


def host_name(host: str) -> str:
    """Without the port; empty if it is not a host at all."""
    found = _HOST.fullmatch(host)
    return found[1].lower() if found else ""


def address(scope: Any) -> str:
    """By what limits count whoever sent this request."""
    return address_of((scope.get("client") or ("unknown", 0))[0])
