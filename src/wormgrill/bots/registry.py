"""Who can be played against: characters, the ladder of levels, and last the champion."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from wormgrill.bots.bot import Bot
from wormgrill.rules.errors import BadRequest


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot in the list. Its temper is told by the text `bot-KEY`, a level's by `bot-level`."""

    key: str
    difficulty: int  # 1, a beginner, to 5
    make: Callable[[int | None], Bot]  # from a seed, for bots that play by chance
    level: int | None = None


def temper(bot: Entry) -> str:
    from wormgrill.words.texts import say

    return say(f"bot-{bot.key}") if bot.level is None else say("bot-level", level=bot.level)


def _random(seed: int | None) -> Bot:
    from wormgrill.bots.simple import RandomBot

    return RandomBot(seed)


def _first_tile(seed: int | None) -> Bot:
    from wormgrill.bots.simple import FirstTileBot

    return FirstTileBot()


def _careful(seed: int | None) -> Bot:
    from wormgrill.bots.solving import careful_bot

    return careful_bot()


def _gambler(seed: int | None) -> Bot:
    from wormgrill.bots.solving import gambler_bot

    return gambler_bot()


def _turn_ev(seed: int | None) -> Bot:
    from wormgrill.bots.solving import turn_ev_bot

    return turn_ev_bot()


def _champion(seed: int | None) -> Bot:
    from wormgrill.bots.solving import champion_bot

    return champion_bot()


def _level(level: int) -> Entry:
    def make(seed: int | None) -> Bot:
        from wormgrill.bots.levels import LevelBot

        return LevelBot(level, seed)

    return Entry(f"level-{level}", (level + 1) // 2, make, level)


LEVELS = 9

BOTS: Mapping[str, Entry] = {
    entry.key: entry
    for entry in (
        Entry("random", 1, _random),
        Entry("first-tile", 2, _first_tile),
        Entry("gambler", 3, _gambler),
        Entry("careful", 3, _careful),
        Entry("turn-ev", 4, _turn_ev),
        *map(_level, range(1, LEVELS + 1)),
        Entry("champion", 5, _champion),
    )
}

EXTERNAL = "cmd:"


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its key, or `cmd: PROGRAM …` for any program that speaks the engine protocol."""
    if name.startswith(EXTERNAL):
        from wormgrill.bots.external import ExternalBot

        return ExternalBot(name.removeprefix(EXTERNAL).strip())
    if name not in BOTS:
        raise BadRequest(f"bot: “{name}” is not known. Known: {', '.join(BOTS)}.")
    return BOTS[name].make(seed)
