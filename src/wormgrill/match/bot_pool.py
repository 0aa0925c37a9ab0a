"""Bots and hints, computed by workers."""

import asyncio
from collections.abc import Hashable
from random import SystemRandom

from wormgrill.advice.hint_views import WordedHints
from wormgrill.bots.registry import BOTS
from wormgrill.match.new_table import STAND_IN
from wormgrill.match.program_pool import BotTroubleTold, ProgramPool
from wormgrill.match.room_services import BotMove
from wormgrill.match.thinking import chosen, has_known_dice, hinted, kinds_of_dice
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.words.texts import LANGUAGE
from wormgrill.work.job import Closing, Job, TooFast, Workers

MOVE, HINT, DEEP_HINT = 0.003, 0.01, 0.2  # seconds
UNKNOWN_DICE = 0.5  # all their rolls are listed first, which is done once per worker
ASK_AGAIN = 1.0  # seconds, for a bot whose move had to give way


class BotPool:
    """Has the moves of bots and the hints of all tables computed.

    Two kinds of workers: `quick` ones for the editions of the box, which nothing long ever holds
    up; and those who take what is `long`, where an edition of somebody's own has to wait its turn,
    and a hint that looks a turn further.
    A table's moves go to the same worker if it is free, for a bot remembers the turn it has solved.
    If a bot stumbles, `trouble` is told, and something legal is done instead; for one of the
    `programs` a bot of the house decides.
    """

    def __init__(
        self,
        quick: Workers,
        long: Workers,
        trouble: BotTroubleTold = lambda bot, error: None,
        programs: ProgramPool | None = None,
    ) -> None:
        self._quick = quick
        self._long = long
        self._trouble = trouble
        self._programs = programs or ProgramPool(trouble=trouble)

    async def choose(self, table: str, name: str, position: Position) -> BotMove:
        """A bot that stumbles does something legal: nobody's game freezes."""
        if name not in BOTS or BOTS[name].program is not None:
            try:
                action = await self._programs.choose(table, name, position)
            except Closing:
                raise asyncio.CancelledError from None
            if action is not None:
                return BotMove(action, name)
            name = STAND_IN
        return BotMove(await self._house_bot(table, name, position), name)

    async def _house_bot(self, table: str, name: str, position: Position) -> Action:
        workers, cost, home = self._who(position.edition, MOVE, table)
        job = Job(chosen, (table, name, position), table, cost, home)
        while True:
            try:
                return await workers.do(job)
            except TooFast:
                await asyncio.sleep(ASK_AGAIN)
            except Closing:  # nobody waits for the move any more
                raise asyncio.CancelledError from None
            except Exception as error:
                self._trouble(name, error)
                return SystemRandom().choice(legal_actions(position))

    async def hints(
        self,
        position: Position,
        language: str = LANGUAGE,
        asker: str = "",
        deep: bool = False,
    ) -> WordedHints:
        workers, cost, home = self._who(position.edition, HINT, None)
        if deep:
            workers, cost = self._long, max(cost, DEEP_HINT)
        return await workers.do(Job(hinted, (position, language, deep), asker, cost, home))

    def _who(
        self, edition: Edition, cost: float, home: Hashable
    ) -> tuple[Workers, float, Hashable]:
        if has_known_dice(edition):
            return self._quick, cost, home
        return self._long, UNKNOWN_DICE, frozenset(kinds_of_dice(edition))

    async def warm_up(self) -> None:
        """The first worker gets ready before anybody has to wait for it."""
        self._quick.start()

    def close(self) -> None:
        self._quick.close()
        self._long.close()
        self._programs.close()
