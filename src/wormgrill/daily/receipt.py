"""The receipt of a day: what was promised before it and, when it is over, all that followed.

docs/reference/daily.md says what each field is, and has a verifier that needs nothing of ours.
"""

from math import isclose
from typing import Annotated

import msgspec
from msgspec import Meta

from wormgrill.daily.lots import METHOD
from wormgrill.daily.row import DailyPosition, DailyRow, make_row
from wormgrill.dice.verified import BadReceipt, NoReceipt, commitment, revealed
from wormgrill.rules.editions import EDITIONS
from wormgrill.version import __version__

_SAME = 1e-6  # figures of two machines differ by less


class DailyGame(DailyPosition, frozen=True, kw_only=True):
    """A position and the game it is from, with the sides of its dice."""

    sides: tuple[str, ...]
    golden_sides: Annotated[tuple[str, ...], Meta(description="empty where there is none")]


class DailyReceipt(msgspec.Struct, frozen=True, kw_only=True):
    """What the host has promised for a day, and what came of it."""

    method: str
    release: Annotated[str, Meta(description="of the program that made the row")]
    day: str
    commitment: str
    promised: Annotated[float, Meta(description="when: seconds since 1970")]
    seed: Annotated[str | None, Meta(description="once the day is over")]
    positions: list[DailyGame]


def hidden_receipt(day: str, seed: bytes, promised: float) -> DailyReceipt:
    """As long as the day is not over."""
    return DailyReceipt(
        method=METHOD,
        release=__version__,
        day=day,
        commitment=commitment(seed),
        promised=promised,
        seed=None,
        positions=[],
    )


def open_receipt(row: DailyRow, seed: bytes, promised: float) -> DailyReceipt:
    return DailyReceipt(
        method=row.method,
        release=row.release,
        day=row.day,
        commitment=commitment(seed),
        promised=promised,
        seed=seed.hex(),
        positions=list(map(_game, row.positions)),
    )


def _game(position: DailyPosition) -> DailyGame:
    edition = EDITIONS[position.edition]
    golden = edition.golden_sides
    return DailyGame(
        **msgspec.structs.asdict(position), sides=edition.white_sides, golden_sides=golden
    )


def verify_day(receipt: DailyReceipt) -> int:
    """How many positions there are, all of them what the seed gives; else it is refused.

    Everything is made again: the games of the house, which decisions matter, every figure.
    """
    seed = revealed(receipt.seed, receipt.commitment, "day")
    if (receipt.method, receipt.release) != (METHOD, __version__):
        raise NoReceipt(
            "Wormgrill {release} has made this row: verify it with that release.",
            "refusal-other-release",
            release=receipt.release,
        )
    again = open_receipt(make_row(seed, receipt.day), seed, receipt.promised)
    for told, due in zip(receipt.positions, again.positions, strict=False):
        if not _same(told, due):
            message = "Position {number} is not the one that the seed gives."
            raise BadReceipt(message, "refusal-other-position", number=due.number)
    if len(receipt.positions) != len(again.positions):
        message = "The positions are {count}."
        raise BadReceipt(message, "refusal-positions", count=len(again.positions))
    return len(again.positions)


def _same(told: DailyGame, due: DailyGame) -> bool:
    if msgspec.structs.replace(told, options=due.options) != due:
        return False
    return len(told.options) == len(due.options) and all(
        one.action == other.action and isclose(one.worth, other.worth, abs_tol=_SAME)
        for one, other in zip(told.options, due.options, strict=True)
    )
