"""Verifiable dice at this keyboard: a seed promised before the game, and the receipt of its rolls.

docs/reference/fairness.md tells the method, and what one program alone can promise.
"""

from collections.abc import Collection
from dataclasses import replace
from secrets import token_bytes, token_urlsafe

from wormgrill.dice.verified import bot_key, commitment, roll, table_name
from wormgrill.formats.record import Receipt
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position
from wormgrill.rules.rolls import in_the_air


def promise() -> Receipt:
    """A fresh seed. It stands in the record from the first save on, so that a game can go on: the
    dice to come hang on keys that nobody knows yet."""
    seed = token_bytes(32)
    return Receipt(table_name(seed), commitment(seed), seed.hex())


class PromisedDice:
    """Rolls by this receipt, whose seed is revealed, and keeps their keys for it."""

    def __init__(self, receipt: Receipt, bots: Collection[int]) -> None:
        self._receipt = receipt
        self._seed = bytes.fromhex(receipt.seed or "")
        self._keys = list(receipt.keys)
        self._bots = bots

    def roll(self, position: Position) -> Dice:
        by_bot = in_the_air(position).player in self._bots
        key = bot_key(self._keys) if by_bot else token_urlsafe(16)
        self._keys.append(key)
        table, added = self._receipt.table, self._receipt.contributions
        return roll(position, self._seed, table, len(self._keys), key, added)

    def receipt(self, rolls: int) -> Receipt:
        """Of so many rolls: one that was broken off has left a key too many."""
        return replace(self._receipt, keys=tuple(self._keys[:rolls]))
