"""What a net sees of a position: figures of every seat, the mover's first, and of the grill.

`batch.features` gives the same figures for arrays of boards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import highest_tile, worms

DEEP = 10  # a tile so far down its stack, or further: 99 stacks of 100 are no higher
MOST = 7  # players of any edition
SEAT_FIGURES = 5

Figures = NDArray[np.float32]


@dataclass(frozen=True)
class Layout:
    """Where in the figures of an edition stands what.

    It also serves editions that differ in nothing but lacking some of its specialists: there these
    count as out of the game.
    """

    edition: Edition

    @cached_property
    def kinds(self) -> tuple[Tile, ...]:
        """Tiles that differ; Junior has each twice."""
        return tuple(dict.fromkeys(self.edition.tiles))

    @cached_property
    def kind(self) -> dict[int, int]:
        return {tile.value: number for number, tile in enumerate(self.kinds)}

    @cached_property
    def specialists(self) -> tuple[Specialist, ...]:
        return tuple(specialist for specialist, _ in self.edition.specialists)

    @cached_property
    def seat(self) -> int:
        """Per seat: tiles by their depth, tiles, specialist, order from the mover, and figures."""
        return len(self.kinds) * (DEEP + 1) + len(self.specialists) + 2 * MOST + SEAT_FIGURES

    @cached_property
    def grill(self) -> int:
        """Tiles up and down, who stands where or is out, supply, players, options, what is left."""
        kinds, specialists = len(self.kinds), len(self.specialists)
        return kinds * 2 + specialists * (kinds + 1) + 2 + MOST - 1 + 2 + 2


def seat_figures(layout: Layout, seat: Seat) -> Figures:
    """All but the order."""
    kinds = len(layout.kinds)
    found = np.zeros(layout.seat, np.float32)
    top = len(seat.stack) - 1
    for below, tile in enumerate(seat.stack):
        kind = layout.kind[tile.value]
        found[kind * DEEP + min(top - below, DEEP - 1)] += 1
        found[kinds * DEEP + kind] += 1
    if seat.specialist:
        found[kinds * (DEEP + 1) + layout.specialists.index(seat.specialist)] = 1
    highest = highest_tile(seat)
    found[-SEAT_FIGURES:] = (
        1,
        worms(seat) / 10,
        len(seat.stack) / 5,
        seat.bratworms / 4,
        (layout.kind[highest] + 1) / kinds if highest else 0,
    )
    return found


def order_figures(layout: Layout, place: int, players: int) -> tuple[int, int]:
    """The two figures that are 1: how many turns after the mover's, and before his next one."""
    first = len(layout.kinds) * (DEEP + 1) + len(layout.specialists)
    return first + place, first + MOST + players - 1 - place


def grill_figures(layout: Layout, position: Position) -> Figures:
    kinds, who = len(layout.kinds), len(layout.specialists)
    found = np.zeros(layout.grill, np.float32)
    standing = kinds * 2
    up_worms = up = 0
    for spot in position.grill:
        kind = layout.kind[spot.tile.value]
        found[kind + (0 if spot.up else kinds)] += 1
        if spot.up:
            up += 1
            up_worms += spot.tile.worms
        if spot.specialist:
            number = layout.specialists.index(spot.specialist)
            found[standing + number * kinds + kind] = 1
    there = {specialist for specialist, _ in position.edition.specialists}
    for number, specialist in enumerate(layout.specialists):
        gone = specialist in position.out or specialist not in there
        found[standing + who * kinds + number] = gone
    rest = standing + who * (kinds + 1)
    found[rest] = position.supply / 7
    found[rest + 1] = position.supply == 0
    found[rest + 2 + len(position.seats) - 2] = 1
    found[-4:] = (
        position.options.short_game,
        position.options.free_choice,
        up / len(layout.edition.tiles),
        up_worms / 40,
    )
    return found


def figures(layout: Layout, positions: Sequence[Position]) -> tuple[Figures, Figures]:
    """Of seats, [positions, seats, figures], and of the grill, [positions, figures].

    The positions of one game share most of their seats, so each is read once.
    """
    players = len(positions[0].seats)
    seats = np.empty((len(positions), players, layout.seat), np.float32)
    grill = np.empty((len(positions), layout.grill), np.float32)
    known: dict[Seat, Figures] = {}
    for number, position in enumerate(positions):
        mover = position.turn.player if position.turn else 0
        for place in range(players):
            seat = position.seats[(mover + place) % players]
            if seat not in known:
                known[seat] = seat_figures(layout, seat)
            seats[number, place] = known[seat]
        grill[number] = grill_figures(layout, position)
    for place in range(players):
        seats[:, place, list(order_figures(layout, place, players))] = 1
    return seats, grill
