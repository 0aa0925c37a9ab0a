"""External programs at the table: one copy per entrant, asked from game to game, then ended."""

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from contextvars import ContextVar

from wormgrill.bots.bot import Bot
from wormgrill.bots.external import ExternalBot
from wormgrill.bots.registry import make_bot


class Programs:
    """The programs that one thread asks. Each is told every position, so it can go on from game to
    game; `close` ends them all for good, and may be called by another thread."""

    def __init__(self) -> None:
        self._running: dict[tuple[str, int], ExternalBot] = {}
        self._closed = False

    def bot(self, name: str, entrant: int, seed: int, seconds: float | None = None) -> Bot:
        """A bot for one game; an external program is this entrant's from the games before, and has
        so many seconds for a move.

        Once they are closed there is no next game, whoever plays it.
        """
        bot: Bot | None = self._running.get((name, entrant))
        if bot is None:
            bot = make_bot(name, seed)
            if isinstance(bot, ExternalBot):
                bot.patience = seconds or bot.patience
                self._running[name, entrant] = bot
        if self._closed:
            raise CancelledError
        return bot

    def close(self) -> None:
        self._closed = True
        while self._running:
            _, program = self._running.popitem()
            program.close()


_kept: ContextVar[Programs | None] = ContextVar("_kept", default=None)


@contextmanager
def keeping_programs() -> Iterator[Programs]:
    """In this thread programs go on from task to task, and end with this block."""
    programs = Programs()
    before = _kept.set(programs)
    try:
        yield programs
    finally:
        _kept.reset(before)
        programs.close()


@contextmanager
def programs_of_task() -> Iterator[Programs]:
    """Those this thread keeps; where nobody keeps them, as on a stranger's executor, the task's."""
    if kept := _kept.get():
        yield kept
        return
    with keeping_programs() as own:
        yield own
