"""Who can be played against: characters, the ladder of levels, and last the champions.

A package can bring its own: docs/how-to/add-a-bot.md says how.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from wormgrill.bots.bot import Bot, BotTrouble
from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import BadRequest
from wormgrill.words.voice import Voice

GROUP = "wormgrill.bots"  # entry points of packages that bring bots
LEVELS = 9
LEVEL = "level-"
EXTERNAL = "cmd:"
PYTHON = "py:"


@dataclass(frozen=True, slots=True)
class BotEntry:
    """A bot in the list: data alone, so that listing bots loads none of them."""

    key: str
    difficulty: int  # 1, a beginner, to 5; 0 where nobody knows
    maker: str  # MODULE:FUNCTION; it gets `seed`, and what stands in `settings`
    solves: bool = False  # it solves its turns: not every edition is small enough for that
    level: float | None = None
    temper: str | None = None  # a sentence; those of our own bots are in the texts
    settings: Mapping[str, Any] = field(default_factory=dict)
    program: str | None = None  # what somebody's program calls itself (`bots/offered.py`)

    def make(self, seed: int | None = None) -> Bot:
        module, _, name = self.maker.partition(":")
        bot: Bot = getattr(import_module(module), name)(seed=seed, **self.settings)
        return bot


def _level(level: float) -> BotEntry:
    return BotEntry(
        f"{LEVEL}{level:g}",
        (int(level) + 1) // 2,
        "wormgrill.bots.levels:LevelBot",
        solves=True,
        level=level,
        settings={"level": level},
    )


_OWN = (
    BotEntry("random", 1, "wormgrill.bots.simple:RandomBot"),
    BotEntry("first-tile", 2, "wormgrill.bots.simple:FirstTileBot"),
    BotEntry("gambler", 3, "wormgrill.bots.solving:gambler_bot", solves=True),
    BotEntry("careful", 3, "wormgrill.bots.solving:careful_bot", solves=True),
    BotEntry("turn-ev", 4, "wormgrill.bots.solving:turn_ev_bot", solves=True),
    *map(_level, range(1, LEVELS + 1)),
    BotEntry("champion", 5, "wormgrill.bots.solving:champion_bot", solves=True),
    BotEntry("champion-deep", 5, "wormgrill.bots.solving:deep_champion_bot", solves=True),
)
_STRONGEST = ("champion", "champion-deep")
_BETWEEN = re.compile(rf"{LEVEL}([1-{LEVELS}]\.[0-9])")


def level_key(level: float) -> str:
    """Who plays at this level, to a tenth; the champion stands one above the highest."""
    rounded = round(level, 1)
    return "champion" if rounded > LEVELS + 0.9 else _level(rounded).key


class _Registry(Mapping[str, BotEntry]):
    """Our own bots, those of installed packages and those an operator offers, weakest first, the
    champions last. A level between two others, such as `level-4.3`, is found and not listed."""

    def __init__(self) -> None:
        self._offered: dict[str, BotEntry] = {}

    @cached_property
    def _entries(self) -> dict[str, BotEntry]:
        own = {entry.key: entry for entry in _OWN}
        brought = {entry.key: entry for entry in _brought() if entry.key not in own}
        strongest = {key: own.pop(key) for key in _STRONGEST}
        return own | brought | self._offered | strongest

    def offer(self, entries: Iterable[BotEntry]) -> None:
        self._offered = {entry.key: entry for entry in entries}
        self.__dict__.pop("_entries", None)

    def __getitem__(self, key: str) -> BotEntry:
        if between := _BETWEEN.fullmatch(key):
            return _level(float(between[1]))
        return self._entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


def _brought() -> Iterator[BotEntry]:
    """What other packages register: a `BotEntry` each, under its key."""
    for point in entry_points(group=GROUP):
        entry = point.load()
        if not isinstance(entry, BotEntry):
            raise BotTrouble(f"The entry point “{point.name}” of {GROUP} is not a BotEntry.")
        yield entry


_registry = _Registry()
BOTS: Mapping[str, BotEntry] = _registry


def offer(entries: Iterable[BotEntry]) -> None:
    """From now on the list of this process has these too, and none that was offered before."""
    _registry.offer(entries)


def temper(bot: BotEntry, voice: Voice) -> str:
    if bot.temper is not None:
        return bot.temper
    if bot.program is not None:
        return voice.say("temper-program")
    if bot.level is not None:
        return voice.say("temper-level", level=bot.level)
    return voice.say(f"temper-{bot.key}")


def bot_named(name: str) -> BotEntry:
    if name not in BOTS:
        if name.startswith(LEVEL):
            told = "bot: “{bot}” is no level: {low} to {high}, one decimal at most, like {like}."
            some = {"low": f"{LEVEL}1", "high": f"{LEVEL}{LEVELS}.9", "like": f"{LEVEL}4.3"}
            raise BadRequest(told, "refusal-level", bot=name[:40], **some)
        told, known = "bot: “{bot}” is not known. Known: {known}.", ", ".join(BOTS)
        raise BadRequest(told, "refusal-bot", bot=name[:40], known=known)
    return BOTS[name]


def check_fits(name: str, edition: Edition) -> None:
    """Refuse a bot that could not solve the turns of this edition, before the first roll."""
    if not name.startswith((EXTERNAL, PYTHON)) and bot_named(name).solves:
        from wormgrill.solver.dice_states import check_size

        check_size(edition)


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its key, `py:MODULE:CLASS` for one of your own, or `cmd: PROGRAM …` for any program
    that speaks the engine protocol. Only who sits at this machine may name the latter two."""
    if name.startswith(PYTHON):
        from wormgrill.bots.python import python_bot

        return python_bot(name.removeprefix(PYTHON), seed)
    if name.startswith(EXTERNAL):
        from wormgrill.bots.external import ExternalBot

        return ExternalBot(name.removeprefix(EXTERNAL).strip())
    return bot_named(name).make(seed)
