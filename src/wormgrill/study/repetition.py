"""When a puzzle comes again: Leitner's boxes (1972).

A puzzle that was solved moves one box up and rests longer; one that was missed goes back to the
first. Who solves it in the last box knows it: it comes no more.
"""

from collections.abc import Iterable
from typing import NamedTuple

DAY = 24 * 3600.0
BOXES = (1, 3, 7, 21, 60)  # days of rest in each box


class PuzzleCard(NamedTuple):
    """A puzzle that somebody has tried: in which box it lies, and until when it rests."""

    puzzle: str
    box: int  # from 0; len(BOXES): known
    due: float

    @property
    def known(self) -> bool:
        return self.box >= len(BOXES)


def answered(puzzle: str, before: PuzzleCard | None, right: bool, now: float) -> PuzzleCard:
    """The card after an answer. One that was not due yet does not rise: to solve it twice in a row
    is no proof of memory."""
    if not right:
        return PuzzleCard(puzzle, 0, now + BOXES[0] * DAY)
    if before is None:
        return _in_box(puzzle, 1, now)
    if now < before.due or before.known:
        return before
    return _in_box(puzzle, before.box + 1, now)


def _in_box(puzzle: str, box: int, now: float) -> PuzzleCard:
    rest = BOXES[box] * DAY if box < len(BOXES) else 0.0
    return PuzzleCard(puzzle, box, now + rest)


def due(cards: Iterable[PuzzleCard], now: float) -> list[PuzzleCard]:
    """Those that come again now, the one that has waited longest first."""
    waiting = [card for card in cards if not card.known and card.due <= now]
    return sorted(waiting, key=lambda card: (card.due, card.puzzle))
