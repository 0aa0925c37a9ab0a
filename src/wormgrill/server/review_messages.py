"""A review as it goes over HTTP: docs/reference/review.md says what each field is."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wormgrill.position_view import Previews, StandingView

Seats = Annotated[list[float], Meta(description="one number per seat")]
StepKind = Literal["decision", "roll"]


class ReviewAsked(msgspec.Struct):
    record: Annotated[str, Meta(description="the text of a record, as GET …/record gives it")]


class OptionView(msgspec.Struct):
    action: str
    win: Seats


class StepView(msgspec.Struct):
    number: int
    kind: StepKind
    text: str
    told: str
    win: Seats
    change: Seats
    best: str | None
    options: list[OptionView]
    why: str | None


class TurnView(msgspec.Struct):
    number: int
    seat: int
    before: Seats
    correction: Seats
    steps: list[StepView]
    after: Seats
    ended: str


class AccountView(msgspec.Struct):
    """start + luck + errors + others + correction = result"""

    name: str
    start: float
    luck: float
    errors: float
    others: float
    correction: float
    result: float
    turns: int
    decisions: int
    per_turn: float
    per_decision: float
    grade: str | None


class MomentView(msgspec.Struct):
    turn: int
    step: int
    seat: int
    kind: StepKind
    change: Seats
    text: str


class PuzzleView(msgspec.Struct):
    turn: int
    step: int
    seat: int
    position: dict[str, Any]
    previews: Previews
    standing: StandingView
    options: list[OptionView]
    played: str
    best: str
    cost: float
    why: str | None


class ReviewView(msgspec.Struct):
    edition: str
    players: list[str]
    finished: bool
    result: Seats
    seats: list[AccountView]
    turns: list[TurnView]
    curve: list[Seats]
    moments: list[MomentView]
    puzzles: list[PuzzleView]
