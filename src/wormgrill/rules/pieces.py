"""What lies in the box: faces, dice, tiles and specialists."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

WORM = "worm"
ONE = "1"


@dataclass(frozen=True, slots=True)
class Face:
    """A face, its points, and how many sides of a white and of the golden die show it."""

    name: str
    points: int
    sides: int = 1
    golden_sides: int = 0


class Tile(NamedTuple):
    """A portion of worms. An `exact` one is taken with exactly its number or not at all (R13)."""

    value: int
    worms: int
    exact: bool = False


class Specialist(StrEnum):
    CANNED_WORM = "canned-worm"
    HEN = "hen"
    RAVEN = "raven"
    WEASEL = "weasel"
    GOLDEN_DIE = "golden-die"
    APPLE = "apple"


APPLE_WORMS = 3  # R25


@dataclass(frozen=True, slots=True)
class Dice:
    """One roll: the faces of the white dice, and the golden die's where it was rolled too."""

    faces: tuple[str, ...]
    golden: str | None = None

    def __str__(self) -> str:
        golden = () if self.golden is None else ("+", self.golden)
        return f"[{' '.join((*self.faces, *golden))}]"
