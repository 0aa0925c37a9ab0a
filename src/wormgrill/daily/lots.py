"""What a day's seed decides: the dice of the house's games, and lots."""

import hmac

from wormgrill.dice.verified import bot_key, roll
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

METHOD = "wormgrill daily 1"

_LOT_BYTES = 8


class DailyLots:
    """One game of one day. Every number follows from the seed alone, in whatever order they are
    asked for."""

    def __init__(self, seed: bytes, day: str, game: int) -> None:
        self._seed = seed
        self._day = day
        self._game = game

    def dice(self, position: Position, number: int) -> Dice:
        """The roll of this number, counted from 1: as at a table where bots play alone."""
        table = f"daily-{self._day}-{self._game}"
        return roll(position, self._seed, table, number, bot_key(()), ())

    def lot(self, what: str, number: int) -> int:
        """A number below 2 to the power of 64."""
        words = (METHOD, self._day, str(self._game), what, str(number))
        digest = hmac.digest(self._seed, "\n".join(words).encode(), "sha256")
        return int.from_bytes(digest[:_LOT_BYTES])
