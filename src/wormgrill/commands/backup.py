"""`wormgrill backup FILE` and `wormgrill restore FILE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from wormgrill.commands.arguments import (
    CommandRefusal,
    database_given,
    file_arguments,
    not_there_yet,
)
from wormgrill.words.texts import say

Result = TypeVar("Result")

MANY_PAGES = 20_000  # some 80 MB: worth telling how far it is


def backup_arguments(parser: argparse.ArgumentParser) -> None:
    file_arguments(parser, say("arg-backup-file"))


def restore_arguments(parser: argparse.ArgumentParser) -> None:
    file_arguments(parser, say("arg-restore-file"))


def run_backup(arguments: argparse.Namespace) -> None:
    from wormgrill.server.store.backup import back_up

    database, file = _database(arguments), arguments.file
    not_there_yet(file)
    _must_be_there(database)
    tables = _guarded(database, lambda: back_up(database, file, _progress))
    print(say("backup-done", file=str(file), tables=tables))


def run_restore(arguments: argparse.Namespace) -> None:
    from wormgrill.server.store.backup import restore
    from wormgrill.server.store.lock import DatabaseInUse

    database, file = _database(arguments), arguments.file
    _must_be_there(file)
    try:
        done = _guarded(file, lambda: restore(file, database, _progress))
    except DatabaseInUse:
        raise CommandRefusal(say("restore-in-use", database=str(database))) from None
    print(say("restore-done", database=str(database), tables=done.tables))
    if done.given_up:
        print(say("restore-given-up", tables=done.given_up))
    if done.kept:
        print(say("restore-kept", file=str(done.kept)))


def _database(arguments: argparse.Namespace) -> Path:
    from wormgrill.server.settings import is_postgres

    place = database_given(arguments.database)
    if is_postgres(place):
        raise CommandRefusal(say("backup-postgres"))
    return Path(place)


def _must_be_there(file: Path) -> None:
    if not file.is_file():
        raise CommandRefusal(say("no-such-file", file=str(file)))


def _guarded(file: Path, work: Callable[[], Result]) -> Result:
    import sqlite3

    from wormgrill.server.store.schema import BadDatabase

    try:
        return work()
    except (BadDatabase, sqlite3.Error) as error:
        raise CommandRefusal(say("bad-database", database=str(file), reason=str(error))) from None
    except OSError as error:
        raise CommandRefusal(
            say("not-readable", file=str(file), reason=str(error.strerror))
        ) from None


def _progress(done: int, pages: int) -> None:
    if sys.stderr.isatty() and pages > MANY_PAGES:
        print(say("backup-progress", done=done / pages), end="\r", file=sys.stderr)
