"""The facts a step yields: enough for a client to tell the story."""

from dataclasses import dataclass
from enum import StrEnum

from wormgrill.rules.endings import Why
from wormgrill.rules.pieces import Specialist, Tile


@dataclass(frozen=True, slots=True)
class OnTile:
    value: int


@dataclass(frozen=True, slots=True)
class WithPlayer:
    seat: int


@dataclass(frozen=True, slots=True)
class OutOfGame:
    pass


Place = OnTile | WithPlayer | OutOfGame


class Reason(StrEnum):
    """What a Bratworm was given for."""

    DOUBLE_ONE = "double-one"  # R15
    RAVEN = "raven"  # R28


@dataclass(frozen=True, slots=True)
class Rolled:
    player: int
    faces: tuple[str, ...]
    golden: str | None
    dead: bool  # only faces already laid aside


@dataclass(frozen=True, slots=True)
class Kept:
    player: int
    face: str
    dice: int
    golden: bool  # the golden die is among them
    total: int
    canned: bool = False  # the canned worm counts in the total (R24)


@dataclass(frozen=True, slots=True)
class Rerolled:
    """The weasel was used: the dice just rolled go back into the hand."""

    player: int
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bratworm:
    player: int
    robbed: int | None  # the seat it came from, None for the supply
    why: Reason


@dataclass(frozen=True, slots=True)
class Took:
    player: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Stole:
    player: int
    tile: Tile
    victim: int


@dataclass(frozen=True, slots=True)
class HenTaken:
    """R26: the hen instead of the tile it guarded."""

    player: int
    victim: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class SpecialistMoved:
    specialist: Specialist
    origin: Place
    goal: Place


@dataclass(frozen=True, slots=True)
class Failed:
    player: int
    why: Why


@dataclass(frozen=True, slots=True)
class Returned:
    player: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Turned:
    tile: Tile


@dataclass(frozen=True, slots=True)
class TurnEnded:
    player: int
    next: int | None  # None when the game is over


@dataclass(frozen=True, slots=True)
class GameOver:
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    Rolled | Kept | Rerolled | Bratworm | Took | Stole | HenTaken | SpecialistMoved
    | Failed | Returned | Turned | TurnEnded | GameOver
)  # fmt: skip
