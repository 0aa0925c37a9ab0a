"""`wormgrill review`: a recorded game, or a folder of them, taken apart into skill and luck."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from wormgrill.commands import review_folder
from wormgrill.commands.computing import computing_arguments
from wormgrill.commands.progress import ProgressLine
from wormgrill.words.texts import say

if TYPE_CHECKING:  # so that help is quick
    from wormgrill.reviews.account import Review
    from wormgrill.words.voice import Voice

_PATIENCE = 1.0  # seconds, before it is said how far it is


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", type=Path, help=say("review-arg-record"))
    parser.add_argument("--json", action="store_true", help=say("review-arg-json"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=say("review-arg-html"))
    parser.add_argument("--deep", action="store_true", help=say("review-arg-deep"))
    computing_arguments(parser)


def run(arguments: argparse.Namespace) -> None:
    if arguments.file.is_dir():
        review_folder.run(arguments)
    else:
        _run_one(arguments)


def _run_one(arguments: argparse.Namespace) -> None:
    import json

    import msgspec

    from wormgrill.commands.arguments import CommandRefusal, not_there_yet, record_given
    from wormgrill.reviews.champion import reviewed
    from wormgrill.reviews.lines import lines
    from wormgrill.reviews.messages import review_view
    from wormgrill.words.columns import wrapped
    from wormgrill.words.voice import Voice

    for option in ("workers", "cluster"):
        if getattr(arguments, option) is not None:
            raise CommandRefusal(say("review-one-alone", given=f"--{option}"))
    if arguments.html:
        not_there_yet(arguments.html)
    record = record_given(arguments.file)
    progress = _Progress()
    review = reviewed(record, progress.show, deep=arguments.deep)
    progress.clear()
    voice = Voice()
    if arguments.html:
        _write(review, voice, arguments.html)
    if arguments.json:
        view = msgspec.to_builtins(review_view(review, voice))
        sys.stdout.write(json.dumps(view, indent=2) + "\n")
        return
    for line in lines(review, voice):
        sys.stdout.write(f"{wrapped(line, under=4)}\n")
    if arguments.html:
        sys.stdout.write("\n" + wrapped(say("review-written", file=str(arguments.html))) + "\n")


def _write(review: Review, voice: Voice, file: Path) -> None:
    from wormgrill.commands.arguments import CommandRefusal
    from wormgrill.reviews.html.page import page

    whole = page(review, voice)
    try:
        with file.open("x", encoding="utf-8", newline="\n") as writing:
            writing.write(whole)
    except FileExistsError:
        raise CommandRefusal(say("file-there", file=str(file))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandRefusal(say("not-writable", file=str(file), reason=reason)) from None


class _Progress:
    """How far it is, if it takes long."""

    def __init__(self) -> None:
        self._began = perf_counter()
        self._line = ProgressLine()

    def show(self, done: int, every: int) -> None:
        if perf_counter() - self._began > _PATIENCE:
            self._line.show(say("review-progress", done=done, all=every))

    def clear(self) -> None:
        self._line.clear()
