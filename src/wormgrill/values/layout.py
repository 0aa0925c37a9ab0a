"""What a net sees of a position: which figures, in which order and unit.

Written once for numpy and JAX: `values.features` reads the facts off positions, `batch.features`
off arrays of boards, and `figures` lays them out for either. The weights of the nets stand for
these places and units: whatever changes here, the nets have to be trained again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.seating import MOST_PLAYERS

DEEP = 10  # deepest position distinguished (99 % of stacks are shallower)
FEWEST_PLAYERS = 2
LEAD = 8  # widest lead distinguished, in worms


class Block(NamedTuple):
    """Some figures side by side, and what they are divided by, so that most of them are below 1."""

    size: int
    unit: int = 1


class NetFacts(NamedTuple):
    """All that the figures are made of; `...` are the positions, seats count from the mover on.

    Flags are 0 and 1, or False and True. Of a seat that is not taken all is 0.
    """

    depths: Any  # [..., seats, kinds, DEEP]: tiles by how many lie on top of them (or DEEP - 1)
    held: Any  # [..., seats, specialists]: flags
    worms: Any  # [..., seats]: the score (R11, R17, R25)
    bratworms: Any  # [..., seats]
    up: Any  # [..., kinds]: tiles face up on the grill
    down: Any  # [..., kinds]: and face down
    standing: Any  # [..., specialists, kinds]: flags
    out: Any  # [..., specialists]: flags, of those that left the game or were never in it
    supply: Any  # [...]
    players: Any  # [...]
    short: Any  # [...]: O1
    free: Any  # [...]: O2


class NetInput(NamedTuple):
    """What goes into a net."""

    seats: Any  # [..., seats, figures], the mover's first
    grill: Any  # [..., figures]
    there: Any  # [..., seats]: 1 where a seat is taken


@dataclass(frozen=True)
class Layout:
    """Where in the figures of an edition stands what.

    It also serves editions that differ in nothing but lacking some of its specialists: there these
    count as out of the game.
    """

    edition: Edition

    @cached_property
    def kinds(self) -> tuple[Tile, ...]:
        """Tiles that differ, from low to high; Junior has each twice."""
        return tuple(dict.fromkeys(self.edition.tiles))

    @cached_property
    def kind(self) -> dict[int, int]:
        """The place of a tile's kind by its value."""
        return {tile.value: number for number, tile in enumerate(self.kinds)}

    @cached_property
    def specialists(self) -> tuple[Specialist, ...]:
        return tuple(specialist for specialist, _ in self.edition.specialists)

    @cached_property
    def seat_blocks(self) -> dict[str, Block]:
        kinds = len(self.kinds)
        return {
            "depths": Block(kinds * DEEP),
            "tiles": Block(kinds),
            "held": Block(len(self.specialists)),
            "turns after the mover": Block(MOST_PLAYERS),
            "turns before the mover's next": Block(MOST_PLAYERS),
            "taken": Block(1),
            "worms": Block(1, 10),
            "height": Block(1, 5),
            "bratworms": Block(1, 4),
            "highest": Block(1, kinds),
            "lead": Block(2 * LEAD + 1),
            "first": Block(1),
        }

    @cached_property
    def grill_blocks(self) -> dict[str, Block]:
        kinds, specialists = len(self.kinds), len(self.specialists)
        return {
            "up": Block(kinds),
            "down": Block(kinds),
            "standing": Block(specialists * kinds),
            "out": Block(specialists),
            "supply": Block(1, 7),
            "supply is empty": Block(1),
            "players": Block(MOST_PLAYERS - FEWEST_PLAYERS + 1),
            "short game": Block(1),
            "free choice": Block(1),
            "tiles left": Block(1, len(self.edition.tiles)),
            "worms left": Block(1, 40),
        }

    @cached_property
    def seat(self) -> int:
        """How many figures there are of a seat."""
        return sum(block.size for block in self.seat_blocks.values())

    @cached_property
    def grill(self) -> int:
        """How many figures there are of the grill and of the game as a whole."""
        return sum(block.size for block in self.grill_blocks.values())

    @cached_property
    def worms(self) -> Any:
        """Per kind of tile."""
        return np.array([tile.worms for tile in self.kinds], np.float32)


def figures(xp: Any, layout: Layout, facts: NetFacts) -> NetInput:
    """The figures of positions; `xp` is numpy or jax.numpy."""
    order = xp.arange(facts.depths.shape[-3])
    there = (order < facts.players[..., None]).astype(xp.float32)
    return NetInput(_seats(xp, layout, facts, there), _grill(xp, layout, facts), there)


def _seats(xp: Any, layout: Layout, facts: NetFacts, there: Any) -> Any:
    tiles = facts.depths.sum(-1)
    numbers, places = xp.arange(1, len(layout.kinds) + 1), xp.arange(MOST_PLAYERS)
    order = xp.arange(there.shape[-1])
    before = facts.players[..., None] - 1 - order  # below 0, so none of the places: not taken
    highest = ((tiles > 0) * numbers).max(-1)
    lead, first = _ahead(xp, layout, facts.worms, highest, there)
    parts = {
        "depths": facts.depths.reshape(*there.shape, -1),
        "tiles": tiles,
        "held": facts.held,
        "turns after the mover": (order[:, None] == places) * there[..., None],
        "turns before the mover's next": before[..., None] == places,
        "taken": there[..., None],
        "worms": facts.worms[..., None],
        "height": tiles.sum(-1, keepdims=True),
        "bratworms": facts.bratworms[..., None],
        "highest": highest[..., None],
        "lead": lead,
        "first": first[..., None],
    }
    return _side_by_side(xp, layout.seat_blocks, parts)


def _ahead(xp: Any, layout: Layout, worms: Any, highest: Any, there: Any) -> tuple[Any, Any]:
    """Worms more than the best of the others, as flags; and who would win as things stand (R11)."""
    seats = there.shape[-1]
    others = ~xp.eye(seats, dtype=bool) & (there > 0)[..., None, :]
    best = xp.where(others, worms[..., None, :], 0).max(-1)
    lead = xp.clip(worms - best, -LEAD, LEAD)[..., None] == xp.arange(-LEAD, LEAD + 1)
    breaks = layout.edition.kind.highest_tile_breaks_ties
    standing = worms * (len(layout.kinds) + 1) + (highest if breaks else 0)
    first = standing >= xp.where(others, standing[..., None, :], 0).max(-1)
    return lead * there[..., None], first * there


def _grill(xp: Any, layout: Layout, facts: NetFacts) -> Any:
    counts = xp.arange(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    parts = {
        "up": facts.up,
        "down": facts.down,
        "standing": facts.standing.reshape(*facts.players.shape, -1),
        "out": facts.out,
        "supply": facts.supply[..., None],
        "supply is empty": facts.supply[..., None] == 0,
        "players": facts.players[..., None] == counts,
        "short game": facts.short[..., None],
        "free choice": facts.free[..., None],
        "tiles left": facts.up.sum(-1, keepdims=True),
        "worms left": (facts.up * layout.worms).sum(-1, keepdims=True),
    }
    return _side_by_side(xp, layout.grill_blocks, parts)


def _side_by_side(xp: Any, blocks: Mapping[str, Block], parts: Mapping[str, Any]) -> Any:
    """The parts in the order and the units of the blocks."""
    columns = []
    for name, (size, unit) in blocks.items():
        column = xp.asarray(parts[name], dtype=xp.float32)
        if column.shape[-1] != size:
            raise ValueError(f"{name}: {size} figures are expected, not {column.shape[-1]}.")
        columns.append(column if unit == 1 else column / unit)
    return xp.concatenate(columns, -1)
