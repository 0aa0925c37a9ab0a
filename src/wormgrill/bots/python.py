"""Bots of your own in Python: by name, `py:MODULE:CLASS`, or as they are."""

import inspect
import os
import pickle
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from wormgrill.bots.bot import Bot
from wormgrill.bots.registry import BOTS
from wormgrill.rules.errors import Refusal
from wormgrill.rules.seating import LONGEST_NAME, distinct_name


class PythonBotRefused(Refusal):
    """Why there is no such bot, in a sentence that ends with the code: its users look it up."""

    code = "python-bot-refused"

    def __init__(self, message: str) -> None:
        super().__init__(f"{message} ({self.code})")


class NoBotModule(PythonBotRefused):
    """The module is not there, or does not load."""

    code = "no-bot-module"


class NoBotClass(PythonBotRefused):
    """The module has nothing of that name, or none was said."""

    code = "no-bot-class"


class NotABot(PythonBotRefused):
    """Something that cannot choose."""

    code = "not-a-bot"


class BotNotSent(PythonBotRefused):
    """A bot that other processes cannot be sent."""

    code = "bot-not-sent"


class BotNotMade(PythonBotRefused):
    """A class or function that raises when a bot is to be made."""

    code = "bot-not-made"


def python_bot(name: str, seed: int | None) -> Bot:
    """The bot of this name, without its “py:”."""
    return made(_named(name), name, seed)


def made(what: Any, name: str, seed: int | None) -> Bot:
    """A class or a function makes a bot anew, with `seed` if it wants one; a bot is one already."""
    bot: Bot = what
    if isinstance(what, type) or not _chooses(what):
        if not (_chooses(what) if isinstance(what, type) else callable(what)):
            raise NotABot(f"“{name}” is no bot: a bot has a method choose(position).")
        try:
            bot = what(seed=seed) if _wants_seed(what) else what()
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise BotNotMade(f"“{name}” cannot be made: {told}.") from error
        if not _chooses(bot):
            raise NotABot(f"“{name}” makes no bot: a bot has a method choose(position).")
    return bot


def _chooses(what: Any) -> bool:
    return callable(getattr(what, "choose", None))


def given_names(bots: Sequence[Any]) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The names of bots, and those that came without one by theirs: that of their class."""
    names: list[str] = []
    given: dict[str, Any] = {}
    for bot in bots:
        known = [name for name, one in given.items() if one is bot]
        if isinstance(bot, str):
            names.append(bot)
        elif known:
            names += known
        else:
            called = getattr(bot, "__name__", type(bot).__name__)[:LONGEST_NAME]
            name = distinct_name(called, [*BOTS, *names])
            given[name] = bot
            names.append(name)
    return tuple(names), given


def check_sent(bot: Any, name: str) -> None:
    """Worker processes get a copy, by pickle: a class of a module has one, a local one has none."""
    try:
        pickle.dumps(bot)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        how = "say workers=1, or put its class at the top of a module"
        raise BotNotSent(f"“{name}” cannot be sent to other processes: {how}. {told}.") from None


def _wants_seed(maker: Any) -> bool:
    try:
        wanted = inspect.signature(maker).parameters.values()
    except ValueError:  # of some builtins nothing is known
        return False
    return any(one.name == "seed" or one.kind is one.VAR_KEYWORD for one in wanted)


def _named(name: str) -> Any:
    module, _, path = name.strip().partition(":")
    if not path or not all(part.isidentifier() for part in f"{module}.{path}".split(".")):
        raise NoBotClass(f"“{name}” is not MODULE:CLASS, such as py:my_bots:Cautious.")
    if os.getcwd() not in sys.path:  # as for `python -m`, but never before what is installed
        sys.path.append(os.getcwd())
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as error:
        if error.name and (module == error.name or module.startswith(f"{error.name}.")):
            told = f"There is no module “{module}” here: go to its folder, or install it."
        else:
            told = f"The module “{module}” needs “{error.name}”, which is not installed."
        raise NoBotModule(told) from None
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise NoBotModule(f"The module “{module}” does not load: {told}.") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise NoBotClass(f"There is no “{path}” in the module “{module}”.")
        found = getattr(found, part)
    return found
