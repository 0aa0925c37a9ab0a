"""Verifiable dice: computed from a seed promised beforehand and from what the guests add.

docs/reference/fairness.md tells the method, for people and for other programs.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence
from itertools import count

from wormgrill.formats.receipt import BOT, well_formed
from wormgrill.formats.record import Receipt, Record
from wormgrill.rules.errors import Refusal
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position
from wormgrill.rules.rolls import in_the_air, roll_with

__all__ = [
    "METHOD",
    "BadReceipt",
    "NoReceipt",
    "bot_key",
    "commitment",
    "receipt_of",
    "revealed",
    "roll",
    "table_name",
    "verify",
    "well_formed",
]

METHOD = "wormgrill dice 1"
_NAME = b"wormgrill table"
_NAME_LENGTH = 16
_BYTES = 256
_WHERE = "Roll {number} (turn {turn}, {who})"


class BadReceipt(Refusal):
    """The dice of a record are not those that its receipt promises."""

    code = "bad-receipt"


class NoReceipt(BadReceipt):
    """Nothing can be said about these dice: no receipt, or its seed is still secret."""


def commitment(seed: bytes) -> str:
    """What is published of a seed of 32 bytes before anybody sits down."""
    return hashlib.sha256(seed).hexdigest()


def revealed(seed: str | None, promised: str, what: str) -> bytes:
    """The seed of a receipt, which is the one whose commitment was promised; else it is refused."""
    if seed is None:
        message = "The seed is not revealed yet; it will be when the {what} is over."
        raise NoReceipt(message, "refusal-seed-secret", what=what)
    told = bytes.fromhex(seed)
    if commitment(told) != promised:
        raise BadReceipt(
            "This is not the seed that was promised: its commitment is {found}, not {promised}.",
            "refusal-other-seed",
            found=commitment(told),
            promised=promised,
        )
    return told


def table_name(seed: bytes) -> str:
    """The name of the table with this seed: promised with it, so that nobody can choose it later.

    It tells nothing about the seed.
    """
    digest = hmac.digest(seed, _NAME, "sha256")
    return urlsafe_b64encode(digest).decode()[:_NAME_LENGTH]


def bot_key(keys: Sequence[str]) -> str:
    """The key of a bot's roll after rolls with these keys: the latest that a guest made up.

    So a bot's dice too hang on something the server cannot choose.
    """
    return BOT + next((key for key in reversed(keys) if not key.startswith(BOT)), "")


def roll(
    position: Position,
    seed: bytes,
    table: str,
    number: int,
    key: str,
    contributions: Sequence[str],
) -> Dice:
    """The dice of this table's roll of that number, counted from 1."""
    stream = _stream(seed, table, number, key, contributions)
    return roll_with(position, lambda sides, dice: [_side(sides, stream) for _ in range(dice)])


def verify(record: Record) -> int:
    """How many rolls there are, all of them as the receipt promises; else it is refused."""
    receipt = receipt_of(record)
    seed = revealed(receipt.seed, receipt.commitment, "game")
    if receipt.table != (name := table_name(seed)):
        message = "The seed gives the table the name {due}, not {table}."
        raise BadReceipt(message, "refusal-table-name", due=name, table=receipt.table)
    rolls, keys = list(record.rolls()), receipt.keys
    bots = {seat for seat, _ in record.bots}
    if len(rolls) != len(keys):
        message = "The rolls are {rolls}, but the keys {keys}."
        raise BadReceipt(message, "refusal-keys", rolls=len(rolls), keys=len(keys))
    for number, ((turn, position, rolled), key) in enumerate(zip(rolls, keys, strict=True), 1):
        seat = in_the_air(position).player
        where = {"number": number, "turn": turn, "who": position.seats[seat].name}
        by_bot = seat in bots or key.startswith(BOT)  # a bot may also play for a guest
        if by_bot and key != (due := bot_key(keys[: number - 1])):
            message = _WHERE + " has the key {key}, but a bot's is {due} there."
            raise BadReceipt(message, "refusal-bot-key", key=key, due=due, **where)
        given = roll(position, seed, receipt.table, number, key, receipt.contributions)
        if rolled != given:
            message = _WHERE + " is told as {told}, but the seed gives {due}."
            told = {"told": str(rolled), "due": str(given)}
            raise BadReceipt(message, "refusal-other-roll", **told, **where)
    return len(rolls)


def receipt_of(record: Record) -> Receipt:
    if record.receipt is None:
        raise NoReceipt("This record has no receipt of its dice.", "refusal-no-receipt")
    return record.receipt


def _stream(
    seed: bytes, table: str, number: int, key: str, contributions: Sequence[str]
) -> Iterator[int]:
    for block in count():
        words = (METHOD, table, str(number), str(block), key, *contributions)
        yield from hmac.digest(seed, "\n".join(words).encode(), "sha256")


def _side(sides: Sequence[str], stream: Iterator[int]) -> str:
    """Bytes beyond the last whole round of sides are skipped: no side comes more often."""
    fair = _BYTES - _BYTES % len(sides)
    return next(sides[byte % len(sides)] for byte in stream if byte < fair)
