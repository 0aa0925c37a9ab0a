"""What a net sees of positions of the rules; `batch.features` does the same for boards."""

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import worms
from wormgrill.values import layout as layouts
from wormgrill.values.layout import DEEP, Layout, NetFacts, NetInput
from wormgrill.values.turn_order import seat_at


def figures(layout: Layout, positions: Sequence[Position]) -> NetInput:
    """Of positions with equally many seats."""
    return layouts.figures(np, layout, facts(layout, positions))


def facts(layout: Layout, positions: Sequence[Position]) -> NetFacts:
    """The positions of one game share most of their seats, so each is read once."""
    players = len(positions[0].seats)
    known: dict[Seat, int] = {}
    numbers = []
    for position in positions:
        mover = position.turn.player if position.turn else 0
        for place in range(players):
            seat = position.seats[seat_at(place, mover, players)]
            numbers.append(known.setdefault(seat, len(known)))
    which = np.array(numbers).reshape(len(positions), players)
    return NetFacts(
        *(column[which] for column in _seats(layout, known)),
        *_grill(layout, positions),
        *np.array([_game(position) for position in positions]).T,
    )


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
    kinds, specialists = len(layout.kinds), len(layout.specialists)
    up, down = ([[0] * kinds for _ in positions] for _ in range(2))  # lists count faster
    standing = np.zeros((len(positions), specialists, kinds), np.float32)
    out = np.zeros((len(positions), specialists), np.float32)
    for row, position in enumerate(positions):
        for spot in position.grill:
            kind = layout.kind[spot.tile.value]
            (up if spot.up else down)[row][kind] += 1
            if spot.specialist:
                standing[row, layout.specialists.index(spot.specialist), kind] = 1
        there = {specialist for specialist, _ in position.edition.specialists}
        for number, specialist in enumerate(layout.specialists):
            out[row, number] = specialist in position.out or specialist not in there
    return np.array(up, np.float32), np.array(down, np.float32), standing, out


def _game(position: Position) -> tuple[int, int, bool, bool]:
    options = position.options
    return position.supply, len(position.seats), options.short_game, options.free_choice
