"""Classes of Junior positions for two that are worth the same, as numbers.

Tiles never return to the grill. With U of them face up there are at most U more turns that end
otherwise than by a pinch, and a pinch can only be answered by pinching the same tile back. So of
the rival's stack only the top U tiles can ever be touched, of the mover's only the top U − 1. What
lies below counts by its worms alone, and tiles that lie face down do not count at all.

A class is one number of fixed length: the tiles face up, the tops of both stacks, and the mover's
lead in worms. Everything here is arithmetic on whole arrays of such numbers.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import worms
from wormgrill.solver.graph import Ints

Bools = NDArray[np.bool_]

UP_BITS = 2  # tiles face up of one kind: 3 at most
MOST_BITS = 63


@dataclass(frozen=True)
class DuelClasses:
    """How the classes of an edition are numbered, and where turns lead from them.

    From low to high a number holds: per kind of tile how many are face up; the rival's stack, then
    the mover's, each from the top down (a kind from 1 on, 0 for none); the lead.
    """

    edition: Edition

    @staticmethod
    def fits(edition: Edition) -> bool:
        """Whether such an edition can be told apart in classes at all."""
        kind = edition.kind
        if kind.failure_returns_tile or kind.dead_roll_fails or kind.highest_tile_breaks_ties:
            return False
        plain = not edition.specialists and not edition.bratworms
        kinds = Counter(edition.tiles)
        alike = len({tile.value for tile in kinds}) == len(kinds)  # R34 makes no difference then
        if not plain or not alike or any(tile.exact for tile in kinds):
            return False
        return max(kinds.values()) < 1 << UP_BITS and DuelClasses(edition)._bits < MOST_BITS

    @cached_property
    def kinds(self) -> tuple[Tile, ...]:
        return tuple(sorted(set(self.edition.tiles), key=lambda tile: tile.value))

    @cached_property
    def worms(self) -> Ints:
        """By kind; nothing for no tile."""
        return np.array([0, *(tile.worms for tile in self.kinds)])

    @cached_property
    def _number(self) -> dict[Tile, int]:
        return {tile: number for number, tile in enumerate(self.kinds, 1)}

    # Where in a number stands what

    @cached_property
    def _tile(self) -> int:
        """Bits of a tile in a stack."""
        return len(self.kinds).bit_length()

    @cached_property
    def _rival(self) -> int:
        return UP_BITS * len(self.kinds)

    @cached_property
    def _stack(self) -> int:
        """Bits of a stack: what is not on the grill can be touched while U tiles are on it."""
        return self._tile * (len(self.edition.tiles) // 2)

    @cached_property
    def _own(self) -> int:
        return self._rival + self._stack

    @cached_property
    def _lead(self) -> int:
        return self._own + self._stack

    @cached_property
    def _whole(self) -> int:
        """All worms of the game: no lead is larger."""
        return sum(tile.worms for tile in self.edition.tiles)

    @property
    def _bits(self) -> int:
        return self._lead + (2 * self._whole).bit_length()

    def _packed(self, up: Any, rival: Any, own: Any, lead: Any, tiles: int) -> Any:
        """The classes with so many tiles face up, or one of them.

        Of stacks no more is kept than can be touched.
        """
        rival = rival & self._tops(tiles)
        own = own & self._tops(tiles - 1)
        lead = lead + self._whole
        return up | rival << self._rival | own << self._own | lead << self._lead

    def _tops(self, tiles: int) -> int:
        """The bits of the top tiles of a stack."""
        return (1 << min(self._tile * max(tiles, 0), self._stack)) - 1

    def up(self, classes: Ints) -> Ints:
        return classes & (1 << self._rival) - 1

    def rival(self, classes: Ints) -> Ints:
        return classes >> self._rival & (1 << self._stack) - 1

    def own(self, classes: Ints) -> Ints:
        return classes >> self._own & (1 << self._stack) - 1

    def lead(self, classes: Ints) -> Ints:
        return (classes >> self._lead) - self._whole

    def many_up(self, classes: Ints) -> Ints:
        """How many tiles are face up."""
        up, many = self.up(classes), np.zeros_like(classes)
        for kind in range(len(self.kinds)):
            many += self._up_of(up, kind)
        return many

    def is_up(self, classes: Ints, kind: int) -> Bools:
        found: Bools = self._up_of(classes, kind) > 0
        return found

    def _up_of(self, up: Ints, kind: Any) -> Any:
        return up >> UP_BITS * kind & (1 << UP_BITS) - 1

    # Where turns lead, as classes seen by the next mover

    def taken(self, classes: Ints, kind: int, tiles: int) -> Ints:
        """After a tile of this kind was taken from the grill; `tiles` were face up before."""
        own = self.own(classes) << self._tile | kind + 1
        there: Ints = self._packed(
            self.up(classes) - (1 << UP_BITS * kind),
            own,
            self.rival(classes),
            -self.lead(classes) - self.worms[kind + 1],
            tiles - 1,
        )
        return there

    def failed(self, classes: Ints, tiles: int) -> Ints:
        """After the highest tile was turned (R32)."""
        up = self.up(classes)
        highest = np.zeros_like(up)
        for kind in range(len(self.kinds)):
            highest[self.is_up(up, kind)] = 1 << UP_BITS * kind
        lead = -self.lead(classes)
        own, rival = self.own(classes), self.rival(classes)
        there: Ints = self._packed(up - highest, own, rival, lead, tiles - 1)
        return there

    def top(self, classes: Ints) -> Ints:
        """The kind of the rival's top tile, from 1 on; 0 where there is none."""
        return self.rival(classes) & (1 << self._tile) - 1

    def can_pinch(self, classes: Ints) -> Bools:
        """R31: the grill comes first."""
        top = self.top(classes)
        found: Bools = (top > 0) & (self._up_of(classes, np.maximum(top - 1, 0)) == 0)
        return found

    def pinched(self, classes: Ints, tiles: int) -> Ints:
        """After the rival's top tile was pinched. Pinched back, the class is the same again."""
        top, rival = self.top(classes), self.rival(classes)
        own = self.own(classes) << self._tile | top
        lead = -self.lead(classes) - 2 * self.worms[top]
        there: Ints = self._packed(self.up(classes), own, rival >> self._tile, lead, tiles)
        return there

    # Of positions

    def of(self, position: Position, mover: int) -> int:
        """The class of a position, with this seat about to begin a turn."""
        up = [spot.tile for spot in position.grill if spot.up]
        own, rival = position.seats[mover], position.seats[1 - mover]
        piles = [self._piled(seat.stack, len(up)) for seat in (rival, own)]
        lead = worms(own) - worms(rival)
        number: int = self._packed(self._laid(up), piles[0], piles[1], lead, len(up))
        return number

    def _piled(self, stack: Iterable[Tile], tiles: int) -> int:
        piled = 0
        for tile in stack:
            piled = (piled << self._tile | self._number[tile]) & self._tops(tiles)
        return piled

    def _laid(self, up: Iterable[Tile]) -> int:
        return sum(1 << UP_BITS * (self._number[tile] - 1) for tile in up)

    @cached_property
    def first(self) -> int:
        """The start of a game."""
        tiles = self.edition.tiles
        number: int = self._packed(self._laid(tiles), 0, 0, 0, len(tiles))
        return number
