"""What a guest is told of their own games and puzzles, over HTTP: docs/reference/http.md."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wormgrill.reviews.messages import PuzzleView
from wormgrill.study.figures import FiguresView

Source = Literal["own", "house"]
Difficulty = Literal["easy", "middling", "hard"]


class StudyView(msgspec.Struct, frozen=True, kw_only=True):
    asked: Annotated[int, Meta(description="finished games that were asked for")]
    reviewed: Annotated[int, Meta(description="of these, taken apart so far")]
    figures: FiguresView


class PuzzlesLeft(msgspec.Struct, frozen=True, kw_only=True):
    """How many puzzles wait."""

    due: Annotated[int, Meta(description="tried before, and to be tried again now")]
    fresh: Annotated[int, Meta(description="never tried")]
    resting: Annotated[int, Meta(description="tried, and not due yet")]
    known: Annotated[int, Meta(description="solved in the last box: they come no more")]


class NextPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    id: Annotated[str | None, Meta(description="null: nothing is to be tried now")]
    table: Annotated[str | None, Meta(description="where one's own decision was made")]
    grade: Annotated[Difficulty | None, Meta(description="by cost, and by how many miss it")]
    puzzle: PuzzleView | None
    left: PuzzlesLeft


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    puzzle: Annotated[str, Meta(max_length=80)]
    action: Annotated[str, Meta(max_length=40)]


class AnsweredView(msgspec.Struct, frozen=True, kw_only=True):
    right: bool
    rest: Annotated[int | None, Meta(description="days until it comes again; null: never")]
    tried: Annotated[int, Meta(description="people who have tried it; of the house's alone")]
    missed: Annotated[int, Meta(description="of these, who missed it at their first try")]
