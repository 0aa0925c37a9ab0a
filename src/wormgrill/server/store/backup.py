"""A copy of the database while it is in use, and back again."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from wormgrill.progress import Progress
from wormgrill.server.store.lock import Lock, folder_for
from wormgrill.server.store.schema import BadDatabase, version_of

_PAGES = 2000


def back_up(database: Path, file: Path, progress: Progress) -> int:
    """A whole and consistent copy, also while the server runs; how many tables are in it."""
    with closing(_open(database)) as source:
        version_of(source)
        return _copy(source, file, progress)


def restore(file: Path, database: Path, progress: Progress) -> tuple[int, Path | None]:
    """Put the copy in the database's place; what was there is kept beside it."""
    folder_for(database)
    with Lock(database), closing(_open(file)) as source:
        if version_of(source) == 0:
            raise BadDatabase("there is nothing in it")
        fresh = database.with_name(f".{database.name}.restoring")
        fresh.unlink(missing_ok=True)
        tables = _copy(source, fresh, progress)
        kept = _put_aside(database) if database.exists() else None
        fresh.replace(database)
        return tables, kept


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


def _put_aside(database: Path) -> Path:
    with closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        old.execute("PRAGMA journal_mode = DELETE")
    aside = database.with_name(f"{database.name}.before-{datetime.now():%Y-%m-%d-%H%M%S}")
    return database.rename(aside)
