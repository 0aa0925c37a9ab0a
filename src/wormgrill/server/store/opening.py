"""The store of a server, opened: SQLite in a file of its own, or PostgreSQL shared with others."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from importlib import import_module
from pathlib import Path
from secrets import token_urlsafe
from time import time
from types import ModuleType

from wormgrill.extras import adding
from wormgrill.folders import private_folder
from wormgrill.match.errors import StoreTrouble
from wormgrill.server.settings import is_postgres
from wormgrill.server.store.daily import SqlDaily
from wormgrill.server.store.database import Database
from wormgrill.server.store.games import SqlGames
from wormgrill.server.store.guests import SqlGuests
from wormgrill.server.store.lock import Lock
from wormgrill.server.store.party import SqlParties
from wormgrill.server.store.processes import SqlProcesses
from wormgrill.server.store.push import SqlCalls
from wormgrill.server.store.schema import BadDatabase, migrate
from wormgrill.server.store.sqlite import SqliteDatabase, connect
from wormgrill.server.store.study import SqlStudies
from wormgrill.server.store.tables import SqlTables


class Store:
    """Tables, guests, and the processes that share them. `process` is the name of this one."""

    def __init__(self, database: Database, shared: bool) -> None:
        self.database = database
        self.shared = shared
        self.process = token_urlsafe(6)
        self.tables = SqlTables(database, shared)
        self.guests = SqlGuests(database)
        self.games = SqlGames(database)
        self.daily = SqlDaily(database)
        self.processes = SqlProcesses(database)
        self.studies = SqlStudies(database)
        self.calls = SqlCalls(database)
        self.parties = SqlParties(database)
        self.tell = database.tell
        self.listen = database.listen
        self.close = database.close

    def guest_changed(self, guest: str) -> None:
        """Name, tokens or seed: other processes that know the guest must look again."""
        self.tell(f"guest {self.process} {guest}")

    async def join(self) -> float:
        """Since when the oldest of those who serve these tables now has been there."""
        return await self.processes.join(self.process, time(), alone=not self.shared)

    async def stay(self) -> None:
        """From time to time: we are still here."""
        if self.shared:
            await self.processes.stay(self.process, time())

    async def leave(self) -> None:
        with suppress(StoreTrouble):  # then others find out by themselves
            await self.processes.leave(self.process)


@contextmanager
def prepared(place: str) -> Iterator[Callable[[str], None]]:
    """Before anything is served: the database is there, ours, and of our version.

    Yields what is to be told where we serve. DatabaseInUse or BadDatabase.
    """
    if is_postgres(place):
        postgres_module().prepare(place)
        yield lambda url: None
        return
    file = Path(place)
    with ExitStack() as stack:
        with _told():
            private_folder(file.parent)
            lock = stack.enter_context(Lock(file))
            with closing(connect(file)) as connection:
                file.chmod(0o600)
                migrate(connection)
        yield lock.say


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadDatabase(str(error)) from None
    except OSError as error:  # a disk or a folder that cannot be written
        raise BadDatabase(f"{error.strerror}: {error.filename}") from None


def postgres_module() -> ModuleType:
    try:
        return import_module("wormgrill.server.store.postgres")
    except ImportError:
        raise BadDatabase(f"PostgreSQL needs the extra: {adding('postgres')}") from None


@asynccontextmanager
async def open_store(
    place: str,
    trouble: Callable[[str], None] = lambda reason: None,
    committed: Callable[[int, float], None] = lambda jobs, seconds: None,
) -> AsyncIterator[Store]:
    """The store at a place that is `prepared`."""
    store = Store(_database(place, trouble, committed), is_postgres(place))
    try:
        yield store
    finally:
        await store.leave()
        await store.close()


def _database(
    place: str, trouble: Callable[[str], None], committed: Callable[[int, float], None]
) -> Database:
    if not is_postgres(place):
        return SqliteDatabase(Path(place), trouble, committed)
    database: Database = postgres_module().PostgresDatabase(place, trouble, committed)
    return database
