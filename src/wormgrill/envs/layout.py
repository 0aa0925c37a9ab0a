"""What an observation holds: which numbers, in which order and unit.

Said once, as data, for numpy and JAX: `envs.observation` reads the facts off positions,
`envs.batched` off arrays of boards, and `arranged` puts them side by side for either. Every number
is from 0 to 1. First comes the turn, then seven seats, the viewer's first and the others in the
order of play, then the grill and the game as a whole.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import frexp, ldexp
from typing import Any, NamedTuple

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import APPLE_WORMS, WORM, Specialist, Tile
from wormgrill.rules.position import GoldenDie, Phase
from wormgrill.rules.seating import MOST_PLAYERS
from wormgrill.values.layout import FEWEST_PLAYERS

GOLDEN_DIE_FLAGS = (GoldenDie.IN_HAND, GoldenDie.KEPT)
OBSERVED_PHASES = tuple(Phase)
_FLAG = ("",)


class ObservedPart(NamedTuple):
    """Numbers side by side: a label for each, and what they are divided by."""

    name: str
    labels: tuple[str, ...]
    meaning: str
    unit: int = 1

    @property
    def size(self) -> int:
        return len(self.labels)


class Section(NamedTuple):
    """Parts that belong together, and where their first number stands."""

    name: str
    start: int
    parts: tuple[ObservedPart, ...]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def placed(self) -> Iterator[tuple[int, ObservedPart]]:
        """The parts, each with the place of its first number."""
        place = self.start
        for part in self.parts:
            yield place, part
            place += part.size


@dataclass(frozen=True)
class ObservationLayout:
    """Where in an observation of this edition stands what."""

    edition: Edition

    @cached_property
    def specialists(self) -> tuple[Specialist, ...]:
        return tuple(specialist for specialist, _ in self.edition.specialists)

    @cached_property
    def tile_places(self) -> dict[Tile, tuple[int, ...]]:
        """The places of each kind of tile among all of them; Junior has each tile twice."""
        tiles = self.edition.tiles
        return {
            kind: tuple(place for place, tile in enumerate(tiles) if tile == kind)
            for kind in dict.fromkeys(tiles)
        }

    @cached_property
    def turn(self) -> Section:
        edition = self.edition
        golden = Specialist.GOLDEN_DIE in self.specialists
        canned = Specialist.CANNED_WORM in self.specialists
        most = edition.dice + golden
        points = most * max(edition.points.values()) + canned * edition.points[WORM]
        return _section(
            "turn",
            0,
            ObservedPart("mover", _PLACES, "who is on turn, counted from the viewer"),
            ObservedPart("phase", OBSERVED_PHASES, "what the turn waits for"),
            ObservedPart("kept", edition.face_names, "dice laid aside, the golden one too", most),
            ObservedPart("rolled", edition.face_names, "white dice just rolled", edition.dice),
            ObservedPart(
                "golden", edition.face_names if golden else (), "the golden die's face just rolled"
            ),
            ObservedPart(
                "golden die",
                GOLDEN_DIE_FLAGS if golden else (),
                "it is part of this turn, in the hand or laid aside (R22)",
            ),
            ObservedPart(
                "weasel used",
                _FLAG if Specialist.WEASEL in self.specialists else (),
                "not again in this turn (R23)",
            ),
            ObservedPart("dice left", _FLAG, "white dice not laid aside", edition.dice),
            ObservedPart(
                "total",
                _FLAG,
                "what lies aside is worth, the canned worm included (R24)",
                max(1, points),
            ),
            ObservedPart("worm", _FLAG, "a worm lies aside, or the canned one counts (R5, R24)"),
            ObservedPart(
                "limbo", self.specialists, "whom a choice is owed about (R19), or the raven (R28)"
            ),
        )

    @cached_property
    def seats(self) -> tuple[Section, ...]:
        """Of a seat that is not taken all is 0."""
        edition = self.edition
        worms = sum(tile.worms for tile in edition.tiles) + edition.bratworms
        if Specialist.APPLE in self.specialists:
            worms += APPLE_WORMS
        parts = (
            ObservedPart("taken", _FLAG, "somebody sits here"),
            ObservedPart("worms", _FLAG, "the score now (R11, R17, R25)", max(1, worms)),
            ObservedPart(
                "bratworms", _FLAG if edition.bratworms else (), "Bratworms", edition.bratworms or 1
            ),
            ObservedPart("held", self.specialists, "the specialist held"),
            ObservedPart("top", self._tiles, "the tile on top of the stack"),
            ObservedPart(
                "stack",
                self._tiles,
                "1 for the top tile, 1/2 for the one below it, 1/3, …",
            ),
        )
        seats: list[Section] = []
        start = self.turn.size
        for number in range(MOST_PLAYERS):
            seats.append(_section(f"seat {number}", start, *parts))
            start += seats[-1].size
        return tuple(seats)

    @cached_property
    def grill(self) -> Section:
        bratworms = self.edition.bratworms
        standing = (f"{who} on {tile}" for who in self.specialists for tile in self._tiles)
        counts = tuple(str(count) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
        return _section(
            "grill",
            self.seats[-1].start + self.seats[-1].size,
            ObservedPart("up", self._tiles, "tiles face up on the grill"),
            ObservedPart("down", self._tiles, "tiles face down, out for the rest of the game"),
            ObservedPart("standing", tuple(standing), "a specialist on its tile"),
            ObservedPart("out", self.specialists, "specialists that have left the game (R20)"),
            ObservedPart(
                "supply", _FLAG if bratworms else (), "Bratworms in the supply", bratworms or 1
            ),
            ObservedPart("players", counts, "how many play"),
            ObservedPart("short game", _FLAG, "option O1"),
            ObservedPart("free choice", _FLAG, "option O2"),
        )

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        return (self.turn, *self.seats, self.grill)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.grill.start + self.grill.size

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number, such as `seat 1 stack 25`."""
        return tuple(
            f"{section.name} {part.name} {label}".rstrip()
            for section in self.sections
            for part in section.parts
            for label in part.labels
        )

    @cached_property
    def _tiles(self) -> tuple[str, ...]:
        """Of equal tiles, in a stack the upper, on the grill the left one comes first."""
        values = [tile.value for tile in self.edition.tiles]
        return tuple(f"{value}" + "'" * values[:at].count(value) for at, value in enumerate(values))


_PLACES = tuple(str(place) for place in range(MOST_PLAYERS))


def _section(name: str, start: int, *parts: ObservedPart) -> Section:
    """What an edition does not have, it does not tell of."""
    return Section(name, start, tuple(part for part in parts if part.size))


@lru_cache(maxsize=64)
def observation_layout(edition: Edition) -> ObservationLayout:
    return ObservationLayout(edition)


Facts = Mapping[str, Any]


def arranged(xp: Any, layout: ObservationLayout, turn: Facts, seats: Facts, grill: Facts) -> Any:
    """Observations `[..., size]` from the facts of every part, in plain numbers; xp: numpy or JAX.

    Facts are `[..., part's size]`, those of seats `[..., 7, part's size]`. More of them may be
    given than the edition has parts for.
    """
    rows = _side_by_side(xp, layout.seats[0], seats)
    return xp.concatenate(
        (
            _side_by_side(xp, layout.turn, turn),
            rows.reshape(*rows.shape[:-2], -1),
            _side_by_side(xp, layout.grill, grill),
        ),
        -1,
    )


def _side_by_side(xp: Any, section: Section, facts: Facts) -> Any:
    columns = []
    for part in section.parts:
        column = xp.asarray(facts[part.name], dtype=xp.float32)
        if column.shape[-1] != part.size:
            raise ValueError(f"{part.name}: {part.size} numbers, not {column.shape[-1]}.")
        columns.append(column if part.unit == 1 else _divided(column, part.unit))
    return xp.concatenate(columns, -1)


def _divided(column: Any, unit: int) -> Any:
    """Rounded as a division is: XLA would multiply with 1 / unit, which is rounded itself.

    Times its first 12 bits no number of ours is rounded, and the rest is too small to matter.
    """
    part, exponent = frexp(1 / unit)
    high = ldexp(round(ldexp(part, 12)), exponent - 12)
    return column * np.float32(high) + column * np.float32(1 / unit - high)
