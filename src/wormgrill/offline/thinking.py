"""Who thinks for tables on this device: the bots that need no numpy."""

import asyncio
from collections.abc import Callable, Mapping

from wormgrill.advice.hint_views import WordedHints
from wormgrill.bots.bot import Bot
from wormgrill.bots.plain import plain_careful_bot, plain_gambler_bot, plain_turn_ev_bot
from wormgrill.bots.registry import BOTS, BotEntry
from wormgrill.bots.simple import FirstTileBot, RandomBot
from wormgrill.match.errors import HintsOff
from wormgrill.match.room_services import BotMove
from wormgrill.rules.position import Position

MAKERS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "first-tile": FirstTileBot,
    "gambler": plain_gambler_bot,
    "careful": plain_careful_bot,
    "turn-ev": plain_turn_ev_bot,
}


def bots_here() -> list[BotEntry]:
    """Weakest first."""
    return [bot for bot in BOTS.values() if bot.key in MAKERS]


class ThinkingHere:
    """`Thinkers` in the one thread there is; a bot is kept from move to move."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    async def choose(self, table: str, name: str, position: Position) -> BotMove:
        await asyncio.sleep(0)  # whoever waits for an answer gets it first
        key = table, name
        if key not in self._bots:
            self._bots = {key: MAKERS[name]()}
        return BotMove(self._bots[key].choose(position), name)

    async def hints(
        self, position: Position, language: str, asker: str, deep: bool = False
    ) -> WordedHints:
        raise HintsOff("Without a network there are no hints.")

    def close(self) -> None:
        self._bots.clear()
