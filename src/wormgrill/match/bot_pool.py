"""Bots and hints, computed off the event loop."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import SystemRandom
from typing import TypeVar

from wormgrill.advice.adviser import Adviser
from wormgrill.advice.why import WordedHints, worded_hints
from wormgrill.bots.bot import Bot
from wormgrill.bots.registry import make_bot
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.words.texts import LANGUAGE
from wormgrill.words.voice import Voice

Result = TypeVar("Result")

MOST_BOTS = 256  # a bot remembers its solved turn: some hundred KB


def _learn_golden(edition: Edition) -> None:
    from wormgrill.solver.graph import dice_kind, graph

    graph(dice_kind(edition, golden=True))


class BotPool:
    """The bots of all tables and the threads they think in; hints are computed there too.

    A bot is kept from move to move, by table and name: it remembers the turn it has solved. If it
    stumbles, `trouble` is told, and something legal is done instead.
    """

    def __init__(self, threads: int = 2, trouble: Callable[[str, Exception], None] | None = None):
        self._threads = ThreadPoolExecutor(threads, "thinking")
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self._trouble = trouble

    async def choose(self, table: str, name: str, position: Position) -> Action:
        """A bot that stumbles does something legal: nobody's game freezes."""
        key = table, name
        bot = self._bots.pop(key, None) or make_bot(name)
        try:
            action = await self._run(lambda: bot.choose(position))
        except Exception as error:
            if self._trouble:
                self._trouble(name, error)
            return SystemRandom().choice(legal_actions(position))
        self._bots[key] = bot
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return action

    async def hints(self, position: Position, language: str = LANGUAGE) -> WordedHints:
        return await self._run(lambda: worded_hints(Adviser().advise(position), Voice(language)))

    async def warm_up(self) -> None:
        """The first turn with any kind of dice takes longest; nobody should wait for it."""
        for edition in EDITIONS.values():
            await self.hints(start(edition, ("1", "2")))
            if edition.golden_sides:
                await self._run(partial(_learn_golden, edition))

    async def _run(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
