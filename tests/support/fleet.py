"""Servers that are killed in full play: one on a file, or several on one PostgreSQL."""

import signal
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from threading import Event, Lock, Thread
from time import sleep

from tests.support.postgres import PostgresServer
from tests.support.serving import Served
from wormgrill.server.store.database import Connection
from wormgrill.server.store.postgres import PostgresConnection

LOOKED_AFTER = 0.1  # seconds: as a supervisor does
MOST_SECONDS_WITHOUT = 0.5  # PostgreSQL, between its end and its next start


class Fleet:
    """Servers with one store. Whatever ends is started again, on its port, until the fleet is left.

    A server that finds no PostgreSQL when it starts ends by itself, and says why; any other that
    ends by itself is trouble.
    """

    def __init__(self, servers: Sequence[Served], postgres: PostgresServer | None = None) -> None:
        self.servers = servers
        self.urls = [server.url for server in servers]
        self._postgres = postgres
        self._lock = Lock()
        self._leaving = Event()
        self._looking_after = Thread(target=self._look_after, daemon=True)

    def kill(self, server: Served) -> None:
        with self._lock:
            server.kill()
            server.start(wait=False)

    def restart_postgres(self, chance: Random) -> None:
        """Connections are cut; every other time it is not even given the time to write down what
        it has in memory, and recovers from its log."""
        assert self._postgres is not None
        self._postgres.stop(chance.choice((signal.SIGINT, signal.SIGQUIT)))
        sleep(chance.uniform(0, MOST_SECONDS_WITHOUT))
        self._postgres.start()

    def _look_after(self) -> None:
        while not self._leaving.wait(LOOKED_AFTER):
            with self._lock:
                for server in self.servers:
                    if server.process and server.process.poll() is not None:
                        server.start(wait=False)

    def __enter__(self) -> "Fleet":
        self._looking_after.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Nothing is started any more."""
        self._leaving.set()
        self._looking_after.join()

    def end(self) -> None:
        """Now, all of them."""
        self.leave()
        for server in self.servers:
            server.kill()

    def wait(self) -> None:
        """Until all answer."""
        for server in self.servers:
            server.wait()

    def check_store(self) -> None:
        """The file itself; PostgreSQL checks its own."""
        if self._postgres is None:
            with self.store() as store:
                assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                assert store.execute("PRAGMA foreign_key_check").fetchall() == []

    @contextmanager
    def store(self) -> Iterator[Connection]:
        """What is stored, as another program sees it."""
        if self._postgres is None:
            file = f"{self.servers[0].database.as_uri()}?mode=ro"
            with closing(sqlite3.connect(file, uri=True)) as connection:
                yield connection
        else:
            with closing(PostgresConnection(self.servers[0].options[1])) as shared:
                yield shared


@contextmanager
def on_file(folder: Path) -> Iterator[Fleet]:
    """One server, as most have it."""
    with Served(folder / "chaos.db", "--no-limits") as server, Fleet([server]) as fleet:
        yield fleet


@contextmanager
def on_postgres(folder: Path, postgres: PostgresServer, processes: int) -> Iterator[Fleet]:
    """Several, which have nothing in common but the database."""
    place = ("--database", postgres.database())  # instead of the file: the last one counts
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Served(folder / f"{number}.db", *place, "--no-limits"))
            for number in range(processes)
        ]
        yield stack.enter_context(Fleet(servers, postgres))
