"""Programs that an operator lets play: named on the command line, and asked once who they are."""

import re
from collections.abc import Iterable

from wormgrill.bots.asking import asked
from wormgrill.bots.bot import Bot
from wormgrill.bots.external import ExternalBot
from wormgrill.bots.registry import BOTS, EXTERNAL, PYTHON, BotEntry, make_bot
from wormgrill.rules.actions import Action
from wormgrill.rules.errors import BadRequest, Refusal
from wormgrill.rules.position import Position
from wormgrill.rules.seating import LONGEST_NAME, check_name

_KEY = re.compile(r"[a-z][a-z0-9-]*")


class BadProgram(Refusal):
    """What is said about a program cannot be meant."""

    code = "bad-program"


def offered(texts: Iterable[str]) -> tuple[BotEntry, ...]:
    """Each is `NAME=cmd: PROGRAM …` or `NAME=py:MODULE:CLASS`. All are started once, so that what
    can never play is refused before anybody sits down."""
    entries: dict[str, BotEntry] = {}
    for text in texts:
        key, _, command = text.partition("=")
        if not _KEY.fullmatch(key) or len(key) > LONGEST_NAME:
            raise BadProgram(
                f"bot: “{key[:LONGEST_NAME]}” is no name for a bot: small letters, digits and"
                f" hyphens, at most {LONGEST_NAME}, then “=” and the program, such as"
                ' hugo="cmd: ./hugo".'
            )
        if not command.startswith((EXTERNAL, PYTHON)):
            raise BadProgram(f"bot: after “{key}=” comes “cmd: PROGRAM …” or “py:MODULE:CLASS”.")
        if key in BOTS or key in entries:
            raise BadProgram(f"bot: there is a bot “{key}” already: take another name.")
        entries[key] = _introduced(key, command)
    return tuple(entries.values())


def _introduced(key: str, command: str) -> BotEntry:
    bot, called = make_bot(command), None
    if isinstance(bot, ExternalBot):
        called = bot.introduce()
        bot.close()
    return BotEntry(
        key,
        difficulty=0,  # nobody knows
        maker="wormgrill.bots.registry:make_bot",
        settings={"name": command},
        program=_clean(called) or key,
    )


def _clean(name: str | None) -> str | None:
    """A program says what it likes: its name is one that a guest could have, or none."""
    try:
        return check_name((name or "")[:LONGEST_NAME])
    except BadRequest:
        return None


_running: dict[str, Bot] = {}  # in this worker


def program_chose(entry: BotEntry, position: Position, seconds: float) -> Action:
    """In a worker: one copy of the program, whichever table asks, for it is told every position.
    One that has ended is started again with the next question."""
    bot = _running.get(entry.key)
    if bot is None:
        bot = _running[entry.key] = entry.make()
    if not isinstance(bot, ExternalBot):
        return asked(bot, entry.key, position, seconds)
    bot.patience = seconds
    return asked(bot, entry.key, position)
