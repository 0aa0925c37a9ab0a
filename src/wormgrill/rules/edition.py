"""Edition: what differs between the games, as data and a few named switches."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from wormgrill.rules.pieces import Face, Specialist, Tile


@dataclass(frozen=True, slots=True)
class Kind:
    """The two families of rules; an edition follows one of them."""

    name: str
    dead_roll_fails: bool  # R4; otherwise R30: what is laid aside counts
    failure_returns_tile: bool  # R9; otherwise R32: only the highest tile is turned
    highest_tile_breaks_ties: bool  # R11; otherwise R33


CLASSIC = Kind("classic", True, True, True)
JUNIOR = Kind("junior", False, False, False)
KINDS = {kind.name: kind for kind in (CLASSIC, JUNIOR)}


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may agree on: O1, O2 and O3."""

    short_game: bool = False
    free_choice: bool = False
    first: int = 0


@dataclass(frozen=True)
class Edition:
    key: str
    title: str
    kind: Kind
    players: tuple[int, int]
    dice: int
    faces: tuple[Face, ...]
    tiles: tuple[Tile, ...]
    specialists: tuple[tuple[Specialist, int], ...] = ()
    bratworms: int = 0
    options: Options = Options()
    # What no rule book settles, by stable names: where data comes from is not what it is.
    assumed: tuple[str, ...] = field(default=(), compare=False)

    def __hash__(self) -> int:
        return hash(self.key)

    @cached_property
    def face_names(self) -> tuple[str, ...]:
        return tuple(face.name for face in self.faces)

    @cached_property
    def points(self) -> Mapping[str, int]:
        return {face.name: face.points for face in self.faces}

    @cached_property
    def face_order(self) -> Mapping[str, int]:
        return {face.name: place for place, face in enumerate(self.faces)}

    @cached_property
    def white_sides(self) -> tuple[str, ...]:
        """The sides of a white die, as they can be counted on it."""
        return tuple(face.name for face in self.faces for _ in range(face.sides))

    @cached_property
    def golden_sides(self) -> tuple[str, ...]:
        return tuple(face.name for face in self.faces for _ in range(face.golden_sides))
