"""`wormgrill review FOLDER`: every record in it, and all games of each player."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from wormgrill.commands.aside import say_aside
from wormgrill.commands.computing import check_computing, computing
from wormgrill.commands.progress import ProgressLine
from wormgrill.words.texts import say

if TYPE_CHECKING:  # so that help is quick
    from wormgrill.reviews.folder import FolderReview, SkippedRecord

SOME_SKIPPED = 1  # exit status: what could be reviewed was


def run(arguments: argparse.Namespace) -> None:
    import json

    import msgspec

    from wormgrill.commands.arguments import CommandRefusal
    from wormgrill.reviews.folder_report import folder_lines, folder_view
    from wormgrill.words.columns import wrapped
    from wormgrill.words.voice import Voice

    check_computing(arguments)
    if arguments.html:
        raise CommandRefusal(say("review-folder-no-report"))
    found = _reviewed(arguments)
    voice = Voice()
    if arguments.json:
        sys.stdout.write(json.dumps(msgspec.to_builtins(folder_view(found)), indent=2) + "\n")
    else:
        sys.stdout.writelines(f"{wrapped(line, under=4)}\n" for line in folder_lines(found, voice))
    for one in found.skipped:
        say_aside(voice.say("folder-skipped", file=one.file, reason=one.reason))
    if found.skipped:
        sys.exit(SOME_SKIPPED)


def _reviewed(arguments: argparse.Namespace) -> FolderReview:
    from wormgrill.reviews.folder import review_folder

    folder: Path = arguments.file
    files = _records(folder)
    bar = _Bar()
    try:
        with computing(arguments, len(files)) as (executor, _, tasks):
            read = partial(_text, folder)
            return review_folder(files, read, executor, tasks, bar.show, deep=arguments.deep)
    except KeyboardInterrupt:
        bar.clear()
        say_aside(say("review-folder-stopped", done=bar.done, all=len(files)))
        raise
    finally:
        bar.clear()


def _records(folder: Path) -> list[str]:
    from wormgrill.commands.arguments import CommandRefusal

    try:
        files = sorted(file.name for file in folder.iterdir() if file.suffix == ".txt")
    except OSError as error:
        reason = str(error.strerror)
        raise CommandRefusal(say("not-readable", file=str(folder), reason=reason)) from None
    if not files:
        raise CommandRefusal(say("review-folder-empty", folder=str(folder)))
    return files


def _text(folder: Path, file: str) -> str | SkippedRecord:
    from wormgrill.reviews.folder import SkippedRecord

    try:
        return (folder / file).read_text("utf-8")
    except UnicodeDecodeError:
        return SkippedRecord(file, "bad-record", say("review-not-text"))
    except OSError as error:
        return SkippedRecord(file, "unreadable", str(error.strerror))


class _Bar:
    def __init__(self) -> None:
        self.done = 0
        self._line = ProgressLine()

    def show(self, done: int, every: int) -> None:
        self.done = done
        self._line.show(say("review-folder-progress", done=done, all=every))

    def clear(self) -> None:
        self._line.clear()
