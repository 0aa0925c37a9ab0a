"""Puzzles of the house: errors that weak players make, from games of bots, with exact values.

`python -m bench.house_puzzles` has made them.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec


class HousePuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what somebody played there, and what every action is worth to the mover."""

    id: str
    position: str
    played: str
    best: str
    cost: float
    win: dict[str, float]


def _read() -> Mapping[str, HousePuzzle]:
    text = Path(__file__).with_name("house.json").read_bytes()
    return {one.id: one for one in msgspec.json.decode(text, type=list[HousePuzzle])}


HOUSE = _read()
