"""What a bot is: something that sees a position and returns one of its legal actions."""

from typing import Protocol

from wormgrill.rules.actions import Action
from wormgrill.rules.errors import Refusal
from wormgrill.rules.position import Position


class Bot(Protocol):
    """Whoever decides in a turn; the rules see to the rest."""

    def choose(self, position: Position) -> Action:
        """One of the legal actions; asked only when something is to be decided."""


class BotTrouble(Refusal):
    """A bot that cannot go on, and why."""

    code = "bot-trouble"
