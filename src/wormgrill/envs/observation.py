"""Observations of positions of the rules; `envs.batched` makes the same of boards.

There is nothing hidden in the game: everybody sees everything, from their own seat. Left out is
what changes nothing that can still happen: names, the order in which dice were laid aside, who
began, and whom a specialist in limbo came from.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormgrill.envs.layout import ObservationLayout, Section, observation_layout
from wormgrill.rules.edition import Options
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import (
    GoldenDie,
    Position,
    Seat,
    Spot,
    Turn,
    has_worm,
    total,
    white_dice_left,
)
from wormgrill.rules.scoring import worms
from wormgrill.values.layout import FEWEST_PLAYERS

Observation = NDArray[np.float32]
_Numbers = Any  # a memoryview of float32: single numbers are written twice as fast as by numpy
_Placed = tuple[tuple[int, float], ...]  # numbers, each with its place
MOST_KNOWN = 10_000  # ways for dice to lie that are kept in mind


class Observer:
    """Observes positions, best those of one game in their order.

    What has not changed since the last one is kept: seats and grill mostly change at the end of a
    turn, and are most of the work.
    """

    def __init__(self, layout: ObservationLayout) -> None:
        self.layout = layout
        self._observed = np.zeros(layout.size, np.float32)
        self._turn = _TurnWriter(layout, self._observed)
        self._seats = _SeatsWriter(layout, self._observed)
        self._grill = _GrillWriter(layout, self._observed)
        self._board: tuple[Any, ...] = ()
        self._viewer = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled without what it keeps."""
        return Observer, (self.layout,)

    def observe(self, position: Position, viewer: int) -> Observation:
        """What somebody at this seat sees."""
        board = position[1:-1]  # all but the edition and the turn
        if board != self._board or viewer != self._viewer:
            self._grill.write(position)
            self._seats.write(position.seats, viewer)
            self._board, self._viewer = board, viewer
        self._turn.write(position, viewer)
        return self._observed.copy()


def observe(position: Position, viewer: int) -> Observation:
    """What somebody at this seat sees of a single position."""
    return Observer(observation_layout(position.edition)).observe(position, viewer)


class _Writer:
    """Writes a section of an observation, as far as the edition has its parts."""

    def __init__(self, section: Section, numbers: Observation) -> None:
        self.numbers: _Numbers = numbers[section.start :][: section.size].data
        self.zeros: _Numbers = np.zeros(section.size, np.float32).data
        self.parts = {part.name: part for part in section.parts}
        self.starts = {part.name: start - section.start for start, part in section.placed()}
        self._places = {
            name: {label: start + at for at, label in enumerate(self.parts[name].labels)}
            for name, start in self.starts.items()
        }

    def place(self, part: str) -> int:
        """Where the first number of a part stands, or would stand."""
        return self.starts.get(part, -1)

    def places(self, part: str) -> dict[str, int]:
        """Where the numbers of a part stand, by their labels."""
        return self._places.get(part, {})

    def unit(self, part: str) -> int:
        return self.parts[part].unit if part in self.parts else 1


class _TurnWriter(_Writer):
    """What the dice tell is looked up: the same few hundred ways to lie come again and again."""

    def __init__(self, layout: ObservationLayout, numbers: Observation) -> None:
        super().__init__(layout.turn, numbers)
        self.phase = self.places("phase")
        self.weasel_used = self.place("weasel used")
        self.limbo = self.places("limbo")
        self.aside: dict[tuple[Any, ...], _Placed] = {}
        self.rolled: dict[tuple[Any, ...], _Placed] = {}

    def write(self, position: Position, viewer: int) -> None:
        numbers = self.numbers
        numbers[:] = self.zeros
        turn = position.turn
        if turn is None:
            return
        numbers[(turn.player - viewer) % len(position.seats)] = 1
        numbers[self.phase[turn.phase]] = 1
        for place, number in self._aside(position, turn):
            numbers[place] = number
        if turn.rolled is not None:
            for place, number in self._rolled(turn):
                numbers[place] = number
        if turn.weasel_used:
            numbers[self.weasel_used] = 1
        if turn.limbo:
            numbers[self.limbo[turn.limbo]] = 1

    def _aside(self, position: Position, turn: Turn) -> _Placed:
        """What lies aside depends on the dice, and is worth more with the canned worm (R24)."""
        key = turn.kept, turn.golden_die, position.seats[turn.player].specialist
        if key not in self.aside:
            facts = {
                "dice left": white_dice_left(position, turn),
                "total": total(position, turn),
                "worm": has_worm(position, turn),
            }
            placed = [(self.place(part), fact / self.unit(part)) for part, fact in facts.items()]
            if turn.golden_die is not GoldenDie.UNUSED:
                placed.append((self.places("golden die")[turn.golden_die], 1))
            _remember(self.aside, key, (*placed, *self._counts("kept", turn.kept)))
        return self.aside[key]

    def _rolled(self, turn: Turn) -> _Placed:
        key = turn.rolled, turn.golden
        if key not in self.rolled:
            golden = self._counts("golden", (turn.golden,) if turn.golden else ())
            _remember(self.rolled, key, (*self._counts("rolled", turn.rolled or ()), *golden))
        return self.rolled[key]

    def _counts(self, part: str, faces: tuple[str, ...]) -> _Placed:
        """How often each face is among these, in the part's unit."""
        places, unit = self.places(part), self.unit(part)
        return tuple((places[face], faces.count(face) / unit) for face in dict.fromkeys(faces))


def _remember(known: dict[tuple[Any, ...], _Placed], key: tuple[Any, ...], value: _Placed) -> None:
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[key] = value


class _SeatsWriter:
    """All seats. A seat's row is written when it has changed, and moved when the viewer has."""

    def __init__(self, layout: ObservationLayout, numbers: Observation) -> None:
        first, *_, last = layout.seats
        shape = len(layout.seats), first.size
        self.numbers = numbers[first.start : last.start + last.size].reshape(shape)
        self.rows = np.zeros(shape, np.float32)
        whole = layout.seats[0]._replace(start=0)
        self.writers = tuple(_SeatWriter(layout, whole, row) for row in self.rows)

    def write(self, seats: tuple[Seat, ...], viewer: int) -> None:
        players = len(seats)
        self.numbers[players:] = 0
        for number, seat in enumerate(seats):
            self.writers[number].write(seat)
            self.numbers[(number - viewer) % players] = self.rows[number]


class _SeatWriter(_Writer):
    def __init__(self, layout: ObservationLayout, section: Section, row: Observation) -> None:
        super().__init__(section, row)
        self.layout = layout
        self.taken = self.place("taken")
        self.worms, self.worms_unit = self.place("worms"), self.unit("worms")
        self.bratworms, self.bratworms_unit = self.place("bratworms"), self.unit("bratworms")
        self.held = self.places("held")
        self.top, self.stack = self.place("top"), self.place("stack")
        self.seat: Seat | None = None

    def write(self, seat: Seat) -> None:
        if seat is self.seat:
            return
        self.seat = seat
        numbers = self.numbers
        numbers[:] = self.zeros
        numbers[self.taken] = 1
        numbers[self.worms] = worms(seat) / self.worms_unit
        if seat.bratworms:
            numbers[self.bratworms] = seat.bratworms / self.bratworms_unit
        if seat.specialist:
            numbers[self.held[seat.specialist]] = 1
        self._write_stack(seat)

    def _write_stack(self, seat: Seat) -> None:
        numbers, stack = self.numbers, self.stack
        for above, tile in enumerate(reversed(seat.stack)):
            place, *others = self.layout.tile_places[tile]
            while numbers[stack + place]:  # an equal tile lies above
                place = others.pop(0)
            numbers[stack + place] = 1 / (above + 1)
            if not above:
                numbers[self.top + place] = 1


class _GrillWriter(_Writer):
    def __init__(self, layout: ObservationLayout, numbers: Observation) -> None:
        super().__init__(layout.grill, numbers)
        self.layout = layout
        self.up, self.down = self.place("up"), self.place("down")
        self.standing = {
            specialist: self.place("standing") + number * len(layout.edition.tiles)
            for number, specialist in enumerate(layout.specialists)
        }
        self.out = self.places("out")
        self.supply, self.supply_unit = self.place("supply"), self.unit("supply")
        self.players = self.place("players") - FEWEST_PLAYERS
        self.short_game, self.free_choice = self.place("short game"), self.place("free choice")
        self.known: tuple[Any, ...] = ()

    def write(self, position: Position) -> None:
        known = position.grill, position.supply, position.out, position.options, len(position.seats)
        if known == self.known:
            return
        self.known = known
        self.numbers[:] = self.zeros
        self._write_tiles(position.grill)
        self._write_game(*known[1:])

    def _write_tiles(self, grill: tuple[Spot, ...]) -> None:
        numbers, tile_places = self.numbers, self.layout.tile_places
        for spot in grill:
            first = self.up if spot.up else self.down
            place, *others = tile_places[spot.tile]
            while numbers[first + place]:  # an equal tile lies left of it
                place = others.pop(0)
            numbers[first + place] = 1
            if spot.specialist:
                numbers[self.standing[spot.specialist] + place] = 1

    def _write_game(
        self, supply: int, out: tuple[Specialist, ...], options: Options, players: int
    ) -> None:
        numbers = self.numbers
        if supply:
            numbers[self.supply] = supply / self.supply_unit
        for specialist in out:
            numbers[self.out[specialist]] = 1
        numbers[self.players + players] = 1
        if options.short_game:
            numbers[self.short_game] = 1
        if options.free_choice:
            numbers[self.free_choice] = 1
