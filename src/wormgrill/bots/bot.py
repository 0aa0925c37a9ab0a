"""What a bot is: something that sees a position and returns one of its legal actions."""

from enum import StrEnum
from typing import Protocol

from wormgrill.rules.actions import Action
from wormgrill.rules.errors import Refusal
from wormgrill.rules.position import Position


class Bot(Protocol):
    """Somebody who plays: `make_bot` makes ours, docs/how-to/add-a-bot.md tells of yours."""

    def choose(self, position: Position) -> Action:
        """One of the legal actions; asked only when something is to be decided."""


class BotTrouble(Refusal):
    """A bot that cannot go on, and why."""

    code = "bot-trouble"


class Fault(StrEnum):
    """What a bot did wrong that failed in a game."""

    ILLEGAL_ACTION = "illegal-action"
    EXCEPTION = "exception"  # it raised one
    TIMEOUT = "timeout"
    BAD_ANSWER = "bad-answer"  # a program that answers, but not as the protocol says
    ENDED = "ended"  # a program that has ended


class BotFailed(BotTrouble):
    """A bot that has failed in a game it could play before: the arena counts a forfeit."""

    code = "bot-failed"

    def __init__(self, message: str, fault: Fault, name: str = "", **values: object) -> None:
        super().__init__(message, name, **values)
        self.fault = fault
