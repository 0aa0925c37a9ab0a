"""A bot is asked, and whatever it does wrong is told in a sentence: it raises, it wants what it may
not, it takes too long."""

import ctypes
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from threading import Lock, Timer, get_ident

from wormgrill.bots.bot import Bot, BotFailed, BotTrouble, Fault
from wormgrill.rules import actions
from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position

LONGEST_TOLD = 200  # characters of an exception
ARRIVES = 0.05  # seconds after which an exception for a thread has arrived there


def asked(bot: Bot, name: str, position: Position, seconds: float | None = None) -> Action:
    """What the bot of this name does: a legal action, or `BotFailed`."""
    try:
        if seconds is None:
            action = bot.choose(position)
        else:
            action = _in_time(lambda: bot.choose(position), seconds)
    except (BotTrouble, CancelledError):
        raise
    except _TimeIsUp:
        told = "The bot “{bot}” has not chosen within {seconds} seconds."
        values = {"bot": name, "seconds": f"{seconds:g}"}
        raise BotFailed(told, Fault.TIMEOUT, "refusal-bot-late", **values) from None
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_TOLD]
        told = "The bot “{bot}” raises {reason}."
        values = {"bot": name, "reason": reason}
        raise BotFailed(told, Fault.EXCEPTION, "refusal-bot-raises", **values) from error
    legal = legal_actions(position)
    if action not in legal:
        told = "The bot “{bot}” wants to do what it may not: {reason}"
        values = {"bot": name, "reason": actions.refusal(action, legal).message}
        raise BotFailed(told, Fault.ILLEGAL_ACTION, "refusal-bot-illegal", **values)
    return action


class _TimeIsUp(BaseException):
    """Raised in the middle of whatever a bot does: no `except Exception` of its own holds it."""


def _in_time(choose: Callable[[], Action], seconds: float) -> Action:
    """Break off what takes longer, in whichever thread of ours that is. Python alone is broken off:
    what waits in a library's own code is only found late when it comes back."""
    thread, lock = get_ident(), Lock()
    chosen = late = False

    def ring() -> None:
        nonlocal late
        with lock:
            if not chosen:
                late = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread), ctypes.py_object(_TimeIsUp)
                )

    def over() -> None:
        nonlocal chosen
        with lock:
            chosen = True
        alarm.cancel()
        if late:  # it is on its way, if the bot has not swallowed it: it must not arrive later
            time.sleep(ARRIVES)
            raise _TimeIsUp

    alarm = Timer(seconds, ring)
    alarm.daemon = True
    alarm.start()
    try:
        action = choose()
    except _TimeIsUp:
        raise
    except BaseException:
        over()
        raise
    over()
    return action
