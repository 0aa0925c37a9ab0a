"""argparse's own words in the language that is spoken here.

It asks gettext for them under its English ones. Its `_` is exchanged, since gettext would want
catalogues of its own beside our texts. What another Python words otherwise stays English.
"""

import argparse
from typing import NoReturn

from wormgrill.commands.aside import say_aside
from wormgrill.words.texts import LANGUAGE, say, spoken

_WORDS = {
    "usage: ": "help-usage",
    "positional arguments": "help-positionals",
    "options": "help-options",
    "show this help message and exit": "help-help",
    "%(prog)s: error: %(message)s\n": "help-error",
    "the following arguments are required: %s": "help-required",
    "unrecognized arguments: %s": "help-unrecognized",
    "argument %(argument_name)s: %(message)s": "help-argument",
    "expected one argument": "help-expects-one",
    "expected at most one argument": "help-expects-at-most-one",
    "expected at least one argument": "help-expects-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "help-choice",
    "invalid %(type)s value: %(value)r": "help-value",
    "ambiguous option: %(option)s could match %(matches)s": "help-ambiguous",
    "ignored explicit argument %r": "help-explicit",
}


class CommandParser(argparse.ArgumentParser):
    """What is wrong with a command line is wrapped as everything else."""

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        if message:
            say_aside(message.rstrip())
        super().exit(status)


def translate_parsers() -> None:
    vars(argparse)["_"] = _word


def _word(text: str) -> str:
    if spoken() == LANGUAGE or text not in _WORDS:
        return text
    return say(_WORDS[text]) + text[len(text.rstrip()) :]  # Fluent's texts have no end of a line
