"""What a value speaks in."""

from enum import StrEnum


class Unit(StrEnum):
    WIN = "win"  # the chance of winning the game
    WORMS = "worms"
