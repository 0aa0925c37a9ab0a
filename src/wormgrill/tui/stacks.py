"""The players: who is on turn, what lies before each of them, and how many worms that is."""

from collections.abc import Iterator
from itertools import chain
from math import ceil
from textwrap import wrap
from typing import NamedTuple

from textual.content import Content

from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import worms as worms_of
from wormgrill.tui.blocks import Block, beside, filled, left, lines, right
from wormgrill.tui.drawing import Drawing
from wormgrill.tui.tiles import BRATWORM, WORM, special, worms
from wormgrill.words.voice import Voice

_SHORTEST_NAME = 6
_ONE_LINE = 28  # columns for a player
_DEEP = 4  # so many players have two lines each


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
        across = 2 if count > 2 and width >= 2 * _ONE_LINE + 2 else 1
        each = (width - 2 * (across - 1)) // across
        deep = across == 1 and count <= _DEEP and each < 2 * _ONE_LINE
        seats = [self._seat(number, position, voice, each, deep) for number in range(count)]
        down = ceil(count / across)
        parts = [list(chain(*seats[at : at + down])) for at in range(0, count, down)]
        return lines([*beside(parts, gap=2), *self._below(position, voice, width)])

    def _seat(self, number: int, position: Position, voice: Voice, width: int, deep: bool) -> Block:
        seat, look = position.seats[number], self.look
        on_turn = position.turn is not None and position.turn.player == number
        mark = Content.styled("▶ " if on_turn else "  ", look.warm)
        total = right(f"{worms_of(seat)} {WORM}", 5, look.strong)
        room = width - 2 - 5
        if deep:
            name = Content.assemble(mark, self._called(number, seat, room), total)
            below = Content.assemble("  ", self._fitting(number, seat, voice, width - 2))
            return [name, filled(below, width)]
        before = self._fitting(number, seat, voice, room - _SHORTEST_NAME - 1)
        name = self._called(number, seat, room - before.cell_length - 1)
        return [Content.assemble(mark, name, " ", before, total)]

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
        if not note or room < len(note) + 1 + _SHORTEST_NAME:
            return left(seat.name, room, style)
        return Content.assemble(left(seat.name, room - len(note), style), (note, look.quiet))

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
        rows = wrap(" · ".join(told), max(1, width - 2))
        return [left(f"  {row}", width, self.look.quiet) for row in rows]
