"""A copy of the database while it is in use, and back again."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from wormgrill.folders import private_folder
from wormgrill.progress import Progress
from wormgrill.server.store.lock import Lock
from wormgrill.server.store.opening import open_store
from wormgrill.server.store.promises import promise_anew
from wormgrill.server.store.schema import BadDatabase, version_of

_PAGES = 2000


def back_up(database: Path, file: Path, progress: Progress) -> int:
    """A whole and consistent copy, also while the server runs; how many tables are in it."""
    with closing(_open(database)) as source:
        version_of(source)
        return _copy(source, file, progress)


class Restored(NamedTuple):
    """What a restore has done: tables in the copy, those given up, and where the old file is."""

    tables: int
    given_up: int
    kept: Path | None


def restore(file: Path, database: Path, progress: Progress) -> Restored:
    """Put the copy in the database's place; what was there is kept beside it.

    The dice that the copy has promised may be known by now, so none of them is rolled any more:
    tables with verified dice are given up, and every guest gets another seed.
    """
    private_folder(database.parent)
    database = database.resolve()  # what a symbolic link stands for is exchanged, not the link
    there = database.exists()
    with Lock(database), closing(_open(file)) as source:
        if version_of(source) == 0:
            raise BadDatabase("there is nothing in it")
        fresh = database.with_name(f".{database.name}.restoring")
        fresh.unlink(missing_ok=True)
        try:
            tables = _copy(source, fresh, progress)
            given_up = asyncio.run(_promise_anew(str(fresh)))
            _into_one_file(fresh)
            kept = _put_aside(database) if there else None
            fresh.replace(database)
        finally:
            fresh.unlink(missing_ok=True)
        return Restored(tables, given_up, kept)


async def _promise_anew(place: str) -> int:
    async with open_store(place) as store:
        return await promise_anew(store.database)


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _copy(source: sqlite3.Connection, file: Path, progress: Progress) -> int:
    """All or nothing: the file appears when the copy is whole."""
    beside = file.with_name(f".{file.name}.new")
    beside.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(beside)) as copy:
            source.backup(
                copy, pages=_PAGES, progress=lambda _, left, pages: progress(pages - left, pages)
            )
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise BadDatabase(f"it is damaged ({found})")
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        beside.chmod(0o600)  # tokens are hashed, but seeds of running games are in it
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return int(tables)


def _into_one_file(database: Path) -> None:
    """What is in the write-ahead log beside it, too."""
    with closing(sqlite3.connect(database)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole.execute("PRAGMA journal_mode = DELETE")


def _put_aside(database: Path) -> Path:
    _into_one_file(database)
    aside = database.with_name(f"{database.name}.before-{datetime.now():%Y-%m-%d-%H%M%S}")
    return database.rename(aside)
