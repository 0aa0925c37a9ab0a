"""The receipt of a game's dice as a message, with all that another program needs to verify them.

docs/reference/fairness.md says what each field is.
"""

from collections.abc import Sequence

import msgspec

from wormgrill.dice.verified import METHOD, receipt_of
from wormgrill.formats.record import Receipt, Record
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position


class RollView(msgspec.Struct, frozen=True, kw_only=True):
    """One roll: which dice were in the air, and what they showed."""

    roll: int  # its number, from 1
    key: str
    white: int
    golden: bool
    sides: tuple[str, ...]
    golden_sides: tuple[str, ...] | None
    faces: tuple[str, ...]
    golden_face: str | None


class ReceiptView(msgspec.Struct, frozen=True, kw_only=True):
    """What was promised before the game and, once the seed is revealed, every roll of it."""

    method: str
    table: str
    commitment: str | None
    seed: str | None
    contributions: tuple[str, ...]
    rolls: list[RollView]


def receipt_view(receipt: Receipt, rolls: Sequence[RollView] = ()) -> ReceiptView:
    return ReceiptView(
        method=METHOD,
        table=receipt.table,
        commitment=receipt.commitment,
        seed=receipt.seed,
        contributions=receipt.contributions,
        rolls=[*rolls],
    )


def no_receipt(table: str, method: str) -> ReceiptView:
    """Of dice that nobody can compute again: typed in, or a test's."""
    return ReceiptView(
        method=method, table=table, commitment=None, seed=None, contributions=(), rolls=[]
    )


def receipt_of_game(record: Record) -> ReceiptView:
    """The rolls are told once the seed is revealed."""
    receipt = receipt_of(record)
    if receipt.seed is None:
        return receipt_view(receipt)
    rolls = zip(record.rolls(), receipt.keys, strict=True)
    return receipt_view(
        receipt,
        [
            _roll(number, key, position, dice)
            for number, ((_, position, dice), key) in enumerate(rolls, 1)
        ],
    )


def _roll(number: int, key: str, position: Position, dice: Dice) -> RollView:
    golden = dice.golden is not None
    return RollView(
        roll=number,
        key=key,
        white=len(dice.faces),
        golden=golden,
        sides=position.edition.white_sides,
        golden_sides=position.edition.golden_sides if golden else None,
        faces=dice.faces,
        golden_face=dice.golden,
    )
