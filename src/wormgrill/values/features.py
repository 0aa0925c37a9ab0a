"""What a net sees of positions of the rules; `batch.features` does the same for boards."""

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import worms
from wormgrill.solver.graph import Ints
from wormgrill.values import layout as layouts
from wormgrill.values.layout import DEEP, Layout, NetFacts, NetInput
from wormgrill.values.numbered import numbered
from wormgrill.values.turn_order import seat_at


def figures(layout: Layout, positions: Sequence[Position]) -> NetInput:
    """Of positions with equally many seats."""
    return layouts.figures(np, layout, facts(layout, positions))


def facts(layout: Layout, positions: Sequence[Position]) -> NetFacts:
    """The positions of one game share most of their seats, so each is read once."""
    seats, which = numbered([seat for position in positions for seat in position.seats])
    players = len(positions[0].seats)
    order = seat_at(np.arange(players), movers(positions)[:, None], players)
    there = np.take_along_axis(np.reshape(which, (-1, players)), order, 1)
    return NetFacts(
        *(column[there] for column in _seats(layout, seats)),
        *_grill(layout, positions),
        *np.array([_game(position) for position in positions]).T,
    )


def movers(positions: Sequence[Position]) -> Ints:
    """Whose turn it is; the first seat's when a game is over."""
    return np.array([position.turn.player if position.turn else 0 for position in positions])


def _seats(layout: Layout, seats: Collection[Seat]) -> tuple[Any, ...]:
    depths = np.zeros((len(seats), len(layout.kinds), DEEP), np.float32)
    held = np.zeros((len(seats), len(layout.specialists)), np.float32)
    for row, seat in enumerate(seats):
        for above, tile in enumerate(reversed(seat.stack)):
            depths[row, layout.kind[tile.value], min(above, DEEP - 1)] += 1
        if seat.specialist:
            held[row, layout.specialists.index(seat.specialist)] = 1
    scores, bratworms = np.array([(worms(seat), seat.bratworms) for seat in seats]).T
    return depths, held, scores, bratworms


def _grill(layout: Layout, positions: Sequence[Position]) -> tuple[Any, ...]:
    """Positions of one game share most of their grills, too, so each is read once."""
    grills, which = numbered([position.grill for position in positions])
    kinds, specialists = len(layout.kinds), len(layout.specialists)
    up, down = ([[0] * kinds for _ in grills] for _ in range(2))  # lists count faster
    standing = np.zeros((len(grills), specialists, kinds), np.float32)
    for row, grill in enumerate(grills):
        for spot in grill:
            kind = layout.kind[spot.tile.value]
            (up if spot.up else down)[row][kind] += 1
            if spot.specialist:
                standing[row, layout.specialists.index(spot.specialist), kind] = 1
    lying = (np.array(tiles, np.float32)[which] for tiles in (up, down))
    return *lying, standing[which], _out(layout, positions)


def _out(layout: Layout, positions: Sequence[Position]) -> Any:
    known, which = numbered((position.edition.specialists, position.out) for position in positions)
    out = np.zeros((len(known), len(layout.specialists)), np.float32)
    for row, (specialists, gone) in enumerate(known):
        there = {specialist for specialist, _ in specialists}
        for number, specialist in enumerate(layout.specialists):
            out[row, number] = specialist in gone or specialist not in there
    return out[which]


def _game(position: Position) -> tuple[int, int, bool, bool]:
    options = position.options
    return position.supply, len(position.seats), options.short_game, options.free_choice
