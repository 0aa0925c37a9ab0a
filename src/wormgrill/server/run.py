"""The running server: one process, its database locked, a stop that loses nobody."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType

import structlog
import uvicorn

from wormgrill.server.app import make_app
from wormgrill.server.connections import Connections, ConnectionsConfig, raise_files
from wormgrill.server.gateway import Gateway
from wormgrill.server.logs import repeated
from wormgrill.server.settings import Settings
from wormgrill.server.store.opening import prepared
from wormgrill.server.tracing import tracing
from wormgrill.signals import on_stop

STOP_SECONDS = 3
BACKLOG = 2048
TICKS_PER_SECOND = 10  # of uvicorn's
COLLECTED_AFTER = (10_000, 50, 100)  # objects made, young collections, middle collections

log = structlog.get_logger("server")


class _Server(uvicorn.Server):
    def __init__(self, config: ConnectionsConfig, app: Gateway, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._connections = config.connections
        self._app = app
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """However often: Ctrl-C again does not break off what ends within seconds."""
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """They stay ours up to the end of the process, which comes soon after that of serving."""
        on_stop(self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SECOND == 0:
            self._connections.look(asyncio.get_running_loop().time())
        if counter % (60 * TICKS_PER_SECOND) == 0:
            repeated.tell_all()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self._connections.stopping = True
        self._app.send_listeners_home()
        await super().shutdown(sockets)


def run(
    settings: Settings, ready: Callable[[str], None], listening: socket.socket | None = None
) -> None:
    """Serve until told to stop. Before: DatabaseInUse, BadDatabase, or OSError of the port."""
    with (
        prepared(settings.database) as say,
        listening or listen(settings) as listening,
        tracing() as traces,
    ):
        url = url_of(settings, listening)

        def serving() -> None:
            say(url)
            log.info("serving", url=url, database=settings.database_name, process=os.getpid())
            ready(url)

        app = make_app(settings, traces)
        connections = Connections(settings.limits, settings.proxies, raise_files())
        config = ConnectionsConfig(
            app,
            connections,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
            ws="none",
            proxy_headers=settings.proxies is not None,
            forwarded_allow_ips=settings.proxies or "",
            timeout_graceful_shutdown=STOP_SECONDS,
            timeout_keep_alive=65,
        )
        server = _Server(config, app, serving)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve([listening]))
        repeated.tell_all()
        log.info("stopped")


def collect_seldom() -> None:
    """What was made for the start stays for good, and is never looked through again.

    A full garbage collection stops everybody, for as long as there are many tables in memory. What
    is in cycles here is young: it is found when little has to be looked through.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def listen(settings: Settings) -> socket.socket:
    """Bound before anything else: a port in use is told at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def url_of(settings: Settings, listening: socket.socket) -> str:
    """Where we are reached: as the operator says, else where we listen."""
    if settings.base_url:
        return settings.base_url.rstrip("/")
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
