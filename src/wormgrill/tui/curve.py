"""The chances of winning over the turns: a line for each player, and where the moments are."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from wormgrill.reviews.account import Review
from wormgrill.tui.blocks import filled, lines, right, short, signs
from wormgrill.tui.looks import look_of
from wormgrill.tui.plot import column, plotted, row
from wormgrill.words.voice import Voice

_CHANCES = 6  # columns at the left
_NAMES = 13  # columns at the right
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200)  # between the numbers of turns
_APART = 7  # columns that such a number wants


class Curve(Widget):
    """As high as its style says. `mark` shows where a turn is; a click on the curve seeks one."""

    DEFAULT_CSS = """
    Curve { height: 11; width: 1fr; margin: 0 1; }
    """

    class Sought(Message):
        """A turn was clicked: its number."""

        def __init__(self, turn: int) -> None:
            super().__init__()
            self.turn = turn

    def __init__(self) -> None:
        super().__init__()
        self._review: Review | None = None
        self._voice = Voice()
        self._pins: Sequence[int] = ()
        self._mark: int | None = None

    def show(self, review: Review, pins: Sequence[int], voice: Voice) -> None:
        """`pins` are the turns of the moments, which have their numbers above the curve."""
        self._review, self._pins, self._voice = review, pins, voice
        self.refresh()

    def mark(self, turn: int | None) -> None:
        self._mark = turn
        self.refresh()

    @property
    def _room(self) -> tuple[int, int]:
        """Columns and rows of the curve itself: pins above it, turns below it."""
        return self.size.width - _CHANCES - _NAMES, self.size.height - 2

    def render(self) -> Content:
        width, height = self._room
        if self._review is None or width < _APART or height < 3:
            return Content()
        inside = self._inside(self._review, width, height)
        names = self._names(self._review, height)
        rows = [
            Content.assemble(self._chance(at, height), signs(cells), "  ", names.get(at, ""))
            for at, cells in enumerate(inside)
        ]
        return lines([self._pinned(width), *rows, self._turns(width)])

    def _inside(self, review: Review, width: int, height: int) -> list[list[tuple[str, Style]]]:
        look, last = look_of(self.app), len(review.turns)
        inked = plotted(review.curve, width, height)
        middle = row(0.5, height)
        here = None if self._mark is None else column(self._mark - 0.5, last, width)
        empty = [
            ("│", look.quiet) if at == here else ("·", look.gap) if at % 3 == 0 else (" ", look.gap)
            for at in range(width)
        ]
        plain = [("│", look.quiet) if at == here else (" ", look.gap) for at in range(width)]
        drawn = [list(empty if down == middle else plain) for down in range(height)]
        for (across, down), ink in inked.items():
            drawn[down][across] = ink.sign, look.seats[ink.line % len(look.seats)]
        return drawn

    def _chance(self, at: int, height: int) -> Content:
        told = {row(share, height): share for share in (0.0, 0.5, 1.0)}
        share = told.get(at)
        text = "" if share is None else self._voice.say("review-quarter", chance=share)
        return right(f"{text} ", _CHANCES, look_of(self.app).quiet)

    def _names(self, review: Review, height: int) -> dict[int, Content]:
        """At the ends of the lines, pushed apart where they meet."""
        look, free = look_of(self.app), list(range(height))
        named: dict[int, Content] = {}
        for seat in sorted(range(len(review.seats)), key=lambda seat: -review.result[seat]):
            if not free:
                break
            wanted = row(review.result[seat], height)
            at = min(free, key=lambda one: (abs(one - wanted), one < wanted))
            free.remove(at)
            name = short(review.names[seat], _NAMES - 2)
            named[at] = Content.styled(name, look.seats[seat % len(look.seats)])
        return named

    def _pinned(self, width: int) -> Content:
        """The numbers of the moments; one that has no room gives way to those before it."""
        look, last = look_of(self.app), len(self._review.turns) if self._review else 0
        cells: list[tuple[str, Style]] = [(" ", look.quiet)] * width
        for number, turn in enumerate(self._pins, 1):
            at = column(turn - 0.5, last, width)
            if cells[at][0] == " ":
                cells[at] = str(number), look.warm if turn == self._mark else look.quiet
        return Content.assemble(" " * _CHANCES, signs(cells))

    def _turns(self, width: int) -> Content:
        last = len(self._review.turns) if self._review else 0
        step = next((step for step in _STEPS if width * step >= _APART * last), last or 1)
        axis = Content(" " * _CHANCES)
        for turn in range(0, last + 1, step):
            axis = filled(axis, _CHANCES + column(turn, last, width)).append(str(turn))
        return axis.stylize(look_of(self.app).quiet)

    def on_click(self, event: events.Click) -> None:
        width, _ = self._room
        turns = len(self._review.turns) if self._review else 0
        at = event.x - _CHANCES
        if turns and 0 <= at < width:
            self.post_message(self.Sought(min(turns, at * turns // max(1, width - 1) + 1)))
