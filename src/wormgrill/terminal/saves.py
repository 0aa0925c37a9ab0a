"""Where plain games are kept: a file per game, written whole after every step."""

import os
import sys
from datetime import datetime
from pathlib import Path
from shutil import which

from wormgrill.folders import data_folder, private_folder
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules.errors import BadRecord


def games_folder() -> Path:
    return data_folder() / "games"


def new_file(edition: str, now: datetime) -> Path:
    """A name that no game has yet."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{edition}"
    folder = games_folder()
    number = 1
    while (file := folder / f"{stem}{f'-{number}' if number > 1 else ''}.txt").exists():
        number += 1
    return file


def last_unfinished() -> Path | None:
    games = sorted(games_folder().glob("*.txt"), key=lambda file: file.stat().st_mtime)
    return next((file for file in reversed(games) if _unfinished(file)), None)


def _unfinished(file: Path) -> bool:
    try:
        record = parse_record(file.read_text("utf-8"))
        return bool(record.steps) and not record.position().over
    except (BadRecord, OSError, UnicodeDecodeError):
        return False


def our_command() -> str:
    """How the user can call us again from here."""
    called = Path(sys.argv[0])
    found = which(called.name) or called.name != "wormgrill"
    return "wormgrill" if found else str(called)


def save(record: Record, file: Path) -> None:
    """All or nothing: a crash leaves the game as it was before this step or after it."""
    private_folder(file.parent)
    beside = file.with_name(f".{file.name}.new")
    with beside.open("w", encoding="utf-8") as writing:
        writing.write(print_record(record))
        writing.flush()
        os.fsync(writing.fileno())
    beside.replace(file)
