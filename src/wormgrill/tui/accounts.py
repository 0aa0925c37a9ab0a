"""Skill and luck of every player: what lies between the start and the result, as bars."""

from collections.abc import Iterator
from textwrap import wrap

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from wormgrill.reviews.account import Review, SeatAccount
from wormgrill.tui.blocks import Block, left, lines, right
from wormgrill.tui.fitting import Fitting
from wormgrill.tui.looks import look_of
from wormgrill.words.voice import Voice

_FIGURE = 9  # columns of a change
_EIGHTHS = " ▏▎▍▌▋▊▉█"


class Accounts(Fitting, Widget):
    """For every player: the grade, then start + luck + errors + others + correction = result."""

    DEFAULT_CSS = """
    Accounts { height: auto; width: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._review: Review | None = None
        self._voice = Voice()

    def show(self, review: Review, voice: Voice) -> None:
        self._review, self._voice = review, voice
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._drawn(width))

    def render(self) -> Content:
        return lines(self._drawn(self.size.width))

    def _drawn(self, width: int) -> Block:
        review = self._review
        if review is None or width < 1:
            return []
        seats = range(len(review.seats))
        rows = [row for seat in seats for row in self._seat(review, seat, width)]
        adds_up = self._voice.say("review-adds-up" if review.finished else "review-adds-up-open")
        exact = [self._voice.say("chances-exact")] if review.exact else []
        told = (adds_up, self._voice.say("review-explained"), *exact)
        quiet = look_of(self.app).quiet
        return [*rows, *(Content.styled(row, quiet) for text in told for row in wrap(text, width))]

    def _seat(self, review: Review, number: int, width: int) -> Iterator[Content]:
        seat, look, say = review.seats[number], look_of(self.app), self._voice.say
        grade = say(seat.grade.text) if seat.grade else ""
        lost = say("review-lost-per-turn", rate=self._voice.rate(seat.per_turn))
        name = Content.styled(seat.name, look.seats[number % len(look.seats)])
        yield Content.assemble(name, "  ", (grade, look.strong), "  ", (lost, look.quiet))
        end = "review-result" if review.finished else "review-stands"
        most = max(abs(part) for one in review.seats for part in one.parts.values()) or 1.0
        words = [say(key) for key in ("review-start", *seat.parts, end)]
        label = max(map(len, words)) + 2
        for word, (figure, change) in zip(words, self._figures(seat), strict=True):
            style = look.quiet if change is None else look.good if change > 0 else look.bad
            row = Content.assemble(
                left(f"  {word}", label + 2, look.quiet), right(figure, _FIGURE, look.strong), "  "
            )
            room = width - label - 2 - _FIGURE - 2
            bar = _bar(change / most, room) if change is not None else ""
            yield row.append(Content.styled(bar, style))
        yield Content("")

    def _figures(self, seat: SeatAccount) -> Iterator[tuple[str, float | None]]:
        yield self._voice.percent(seat.start), None
        for share in seat.parts.values():
            yield self._voice.change(share), share
        yield self._voice.percent(seat.result), None


def _bar(share: float, room: int) -> str:
    """The longest one fills the room."""
    eighths = round(abs(share) * max(0, room) * 8)
    return _EIGHTHS[8] * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
