"""What the user gave on the command line, read or refused in one sentence."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from wormgrill.words.languages import OPTION
from wormgrill.words.texts import LANGUAGES, say

if TYPE_CHECKING:
    import argparse

    from wormgrill.formats.record import Record
    from wormgrill.rules.edition import Edition, Options


STANDARD_INPUT = "-"


class CommandRefusal(Exception):
    """Why a command cannot be carried out as it was given, in a sentence."""


def language_argument(parser: argparse.ArgumentParser) -> None:
    """It has been looked at before anything else: `words/languages.py` says which is spoken."""
    parser.add_argument(OPTION, choices=LANGUAGES, help=say("arg-language"))


def file_arguments(parser: argparse.ArgumentParser, help: str) -> None:
    """A file, and the database that goes into it or comes out of it."""
    parser.add_argument("file", metavar="FILE", type=Path, help=help)
    parser.add_argument("--database", metavar="FILE", help=say("arg-database"))


def at_least_one(arguments: argparse.Namespace, option: str) -> None:
    if (given := getattr(arguments, option)) is not None and given < 1:
        raise CommandRefusal(say("arena-at-least-one", option=f"--{option}"))


def edition_given(text: str) -> Edition:
    """One of the game's own by key, or a custom one from its file."""
    from wormgrill.formats.edition_toml import read_edition
    from wormgrill.rules.editions import edition_named

    if text.endswith(".toml"):
        return read_edition(read_text(Path(text)))
    return edition_named(text)


def options_given(texts: list[str], edition: Edition) -> Options:
    from wormgrill.formats.options import options_from

    table: dict[str, object] = {}
    for text in texts:
        name, mark, value = text.partition("=")
        if name in ("short-game", "free-choice") and value in ("", "yes", "no"):
            table[name] = value != "no"
        elif name == "first" and mark and value.isdecimal():
            table[name] = int(value)
        else:
            raise CommandRefusal(say("bad-option", given=text))
    return options_from(table, edition.options)


def record_given(file: Path) -> Record:
    from wormgrill.formats.record_reader import parse_record
    from wormgrill.rules.errors import BadRecord
    from wormgrill.words.refusals import sentence

    try:
        return parse_record(read_text(file))
    except BadRecord as refusal:
        name = name_told(file)
        raise CommandRefusal(say("not-readable", file=name, reason=sentence(refusal))) from None


def name_told(file: Path) -> str:
    return say("standard-input") if str(file) == STANDARD_INPUT else str(file)


def read_text(file: Path) -> str:
    """Of a file, or of standard input where “-” is given."""
    name = name_told(file)
    try:
        if str(file) == STANDARD_INPUT:
            return sys.stdin.buffer.read().decode()
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise CommandRefusal(say("no-such-file", file=name)) from None
    except UnicodeDecodeError:
        raise CommandRefusal(say("not-utf8", file=name)) from None
    except OSError as error:
        raise CommandRefusal(say("not-readable", file=name, reason=str(error.strerror))) from None


def not_there_yet(file: Path) -> None:
    """Nothing is written over."""
    if file.exists():
        raise CommandRefusal(say("file-there", file=str(file)))


def database_given(text: str | None) -> str:
    """As `serve` finds it: the option, else the environment's, else the user's own."""
    from wormgrill.server.settings import BadSetting, Settings, database_place, from_environment
    from wormgrill.words.refusals import sentence

    try:
        if text:
            return database_place(text)
        return str(from_environment(os.environ).get("database") or Settings().database)
    except BadSetting as bad:
        raise CommandRefusal(sentence(bad)) from None
