"""`wormgrill export FILE` and `wormgrill import FILE`."""

from __future__ import annotations

import argparse
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from wormgrill.commands.arguments import (
    CommandRefusal,
    database_given,
    file_arguments,
    not_there_yet,
)
from wormgrill.commands.progress import ProgressLine
from wormgrill.words.texts import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wormgrill.progress import Progress


def export_arguments(parser: argparse.ArgumentParser) -> None:
    file_arguments(parser, say("arg-export-file"))


def import_arguments(parser: argparse.ArgumentParser) -> None:
    file_arguments(parser, say("arg-import-file"))
    parser.add_argument("--moved", action="store_true", help=say("arg-moved"))


def run_export(arguments: argparse.Namespace) -> None:
    from wormgrill.server.settings import is_postgres
    from wormgrill.server.store.transfer import export

    place, file = database_given(arguments.database), arguments.file
    not_there_yet(file)
    if not is_postgres(place) and not Path(place).is_file():
        raise CommandRefusal(say("no-such-file", file=place))
    with _guarded(file, place), _told("export-progress") as progress:
        counts = export(place, file, progress)
    print(say("export-done", file=str(file), tables=counts["tables"]))


def run_import(arguments: argparse.Namespace) -> None:
    from wormgrill.server.settings import without_password
    from wormgrill.server.store.transfer import import_whole

    place, file = database_given(arguments.database), arguments.file
    if not file.is_file():
        raise CommandRefusal(say("no-such-file", file=str(file)))
    with _guarded(file, place), _told("import-progress") as progress:
        done = import_whole(file, place, progress, arguments.moved)
    name = without_password(place)
    print(say("import-done", database=name, tables=done.rows["tables"]))
    if done.given_up:
        print(say("restore-given-up", tables=done.given_up))


@contextmanager
def _told(text: str) -> Iterator[Progress]:
    line = ProgressLine()
    try:
        yield lambda done, every: line.show(say(text, done=done / every))
    finally:
        line.clear()


@contextmanager
def _guarded(file: Path, place: str) -> Iterator[None]:
    from wormgrill.server.settings import without_password
    from wormgrill.server.store.lock import DatabaseInUse
    from wormgrill.server.store.schema import BadDatabase
    from wormgrill.server.store.transfer import BadExport, NotEmpty

    database = without_password(place)
    try:
        yield
    except BadExport as error:
        raise CommandRefusal(say("import-bad", file=str(file), reason=str(error))) from None
    except NotEmpty:
        raise CommandRefusal(say("import-not-empty", database=database)) from None
    except DatabaseInUse:
        raise CommandRefusal(say("restore-in-use", database=database)) from None
    except BadDatabase as error:
        raise CommandRefusal(say("bad-database", database=database, reason=str(error))) from None
    except OSError as error:
        raise CommandRefusal(
            say("not-readable", file=str(file), reason=str(error.strerror))
        ) from None
