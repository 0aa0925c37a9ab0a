"""The receipt of a game's dice as JSON, with all that another program needs to verify them."""

from typing import Any

from wormgrill.dice.verified import METHOD, receipt_of
from wormgrill.formats.record import Record
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position


def receipt_json(record: Record) -> dict[str, Any]:
    """The rolls are told once the seed is revealed."""
    receipt = receipt_of(record)
    told = zip(record.rolls(), receipt.keys, strict=True) if receipt.seed else ()
    return {
        "method": METHOD,
        "table": receipt.table,
        "commitment": receipt.commitment,
        "seed": receipt.seed,
        "contributions": list(receipt.contributions),
        "rolls": [
            {"roll": number, "key": key, **_fallen(position, dice)}
            for number, ((_, position, dice), key) in enumerate(told, 1)
        ],
    }


def _fallen(position: Position, dice: Dice) -> dict[str, Any]:
    golden = dice.golden is not None
    return {
        "white": len(dice.faces),
        "golden": golden,
        "sides": list(position.edition.white_sides),
        "golden_sides": list(position.edition.golden_sides) if golden else None,
        "faces": list(dice.faces),
        "golden_face": dice.golden,
    }
