"""The players: who is on turn, what lies before each of them, and how many worms that is."""

from collections.abc import Iterator
from itertools import chain
from math import ceil
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len
from textual.content import Content

from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import worms as worms_of
from wormgrill.tui.blocks import Block, beside, filled, left, lines, right
from wormgrill.tui.drawing import Drawing
from wormgrill.tui.tiles import BRATWORM, WORM, special, worms
from wormgrill.words.voice import Voice

_SHORTEST_NAME = 5  # but where goods are many
_MARK = 2  # columns for who is on turn
_TOTAL = 5  # columns for the worms of a player
_ONE_LINE = 26  # columns for a player
_FEW = 3  # so many players stand one below the other
_DEEP = 4  # so many have two lines each where there is little room


class _Detail(NamedTuple):
    """How much is told of a stack where there is little room."""

    worms: bool = True
    below: bool = True


_DETAILS = (_Detail(), _Detail(below=False), _Detail(worms=False, below=False))


class Stacks(Drawing):
    """The seats of a position.

    `notes`, one for each seat, stand beside the names; `aim` is the seat about to be stolen from.
    """

    notes: tuple[str, ...] = ()
    aim: int | None = None

    def drawn(self, position: Position, voice: Voice, width: int) -> Content:
        count = len(position.seats)
        across = 2 if count > _FEW and width >= 2 * _ONE_LINE + 2 else 1
        each = (width - 2 * (across - 1)) // across
        deep = across == 1 and count <= _DEEP and each < 2 * _ONE_LINE
        seats = (self._deep if deep else self._flat)(position, voice, each)
        down = ceil(count / across)
        parts = [list(chain(*seats[at : at + down])) for at in range(0, count, down)]
        below = self._below(position, voice, each if count % across else width)
        if count % across:  # there is a place left
            parts[-1] += below
            below = []
        return lines([*beside(parts, gap=2), *below])

    def _deep(self, position: Position, voice: Voice, width: int) -> list[Block]:
        """In two lines each: who it is, and what lies before them."""
        return [
            [
                Content.assemble(
                    self._mark(number, position),
                    self._called(number, seat, width - _MARK - _TOTAL),
                    self._total(seat),
                ),
                _row(width, " " * _MARK, self._fitting(number, seat, voice, width - _MARK)),
            ]
            for number, seat in enumerate(position.seats)
        ]

    def _flat(self, position: Position, voice: Voice, width: int) -> list[Block]:
        """In one line each, the names as wide as the fullest of them leaves room for."""
        room = width - _MARK - _TOTAL - 1
        goods = [
            self._fitting(number, seat, voice, room - _SHORTEST_NAME)
            for number, seat in enumerate(position.seats)
        ]
        longest = max(cell_len(seat.name) for seat in position.seats)
        longest += max((cell_len(note) + 1 for note in self.notes), default=0)
        name = min(longest, room - max(one.cell_length for one in goods))
        return [
            [
                _row(
                    width,
                    self._mark(number, position),
                    self._called(number, seat, max(name, 1)),
                    self._total(seat),
                    " ",
                    goods[number],
                )
            ]
            for number, seat in enumerate(position.seats)
        ]

    def _mark(self, number: int, position: Position) -> Content:
        on_turn = position.turn is not None and position.turn.player == number
        return Content.styled("▶ " if on_turn else "  ", self.look.warm)

    def _total(self, seat: Seat) -> Content:
        return right(f"{worms_of(seat)} {WORM}", _TOTAL, self.look.strong)

    def _fitting(self, number: int, seat: Seat, voice: Voice, room: int) -> Content:
        """What lies before a player, with as much detail as there is room for."""
        for detail in _DETAILS:
            told = Content(" ").join(self._goods(number, seat, voice, detail))
            if told.cell_length <= room:
                break
        return told

    def _called(self, number: int, seat: Seat, room: int) -> Content:
        look = self.look
        style = look.seats[number % len(look.seats)]
        note = self.notes[number] if number < len(self.notes) else ""
        shortest = min(cell_len(seat.name), _SHORTEST_NAME)
        if not note or room < shortest + 1 + cell_len(note):
            return left(seat.name, room, style)
        return Content.assemble(left(seat.name, room - cell_len(note), style), (note, look.quiet))

    def _goods(self, number: int, seat: Seat, voice: Voice, detail: _Detail) -> Iterator[Content]:
        """The top tile, how many lie below it, the specialist, the Bratworms (R8)."""
        look, aimed = self.look, number == self.aim
        if seat.stack:
            top = seat.stack[-1]
            strong, soft = (look.aim, look.aim_worms) if aimed else (look.tile, look.tile_worms)
            told = f"{worms(top.worms)} " if detail.worms else ""
            value = f"›{top.value}‹" if aimed else f" {top.value} "
            yield Content.assemble((value, strong), (told, soft))
        else:
            yield Content.styled(" ·  ", look.gap)
        if len(seat.stack) > 1 and detail.below:
            yield Content.styled(f"+{len(seat.stack) - 1}", look.quiet)
        if seat.specialist:
            yield Content.styled(special(seat.specialist, voice), look.bad)
        if seat.bratworms:
            yield Content.styled(f"{seat.bratworms}{BRATWORM}", look.warm)

    def _below(self, position: Position, voice: Voice, width: int) -> Block:
        """What nobody has."""
        told = []
        if position.edition.bratworms:
            told.append(voice.say("board-supply", count=f"{position.supply}{BRATWORM}"))
        if position.out:
            gone = ", ".join(special(one, voice) for one in position.out)
            told.append(voice.say("board-out", specialists=gone))
        both = " · ".join(told)
        rows = (
            [both]
            if len(both) <= width - 2
            else chain(*(wrap(one, max(1, width - 2)) for one in told))
        )
        return [left(f"  {row}", width, self.look.quiet) for row in rows]


def _row(width: int, *parts: str | Content) -> Content:
    return filled(Content.assemble(*parts), width)
