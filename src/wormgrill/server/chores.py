"""What a server does again and again, whoever asks for what meanwhile."""

import asyncio
from collections.abc import Callable
from inspect import isawaitable

import structlog

from wormgrill.match.errors import StoreTrouble
from wormgrill.work.job import Closing, TooFast

_NOTED = (StoreTrouble, TooFast, Closing)  # where it happened: it is tried again, as any chore

log = structlog.get_logger("server")


async def every(seconds: float, do: Callable[[], object], what_failed: str) -> None:
    """For ever, with a rest of so many seconds, but none after an answer of `True`: there is more.

    An error is told, and keeps nobody from trying again.
    """
    while True:
        more = await _done(do, what_failed)
        await asyncio.sleep(0.0 if more is True else seconds)


async def _done(do: Callable[[], object], what_failed: str) -> object:
    try:
        done = do()
        return await done if isawaitable(done) else done
    except _NOTED:
        return None
    except Exception as error:
        log.error(what_failed, exc_info=error)
        return None
