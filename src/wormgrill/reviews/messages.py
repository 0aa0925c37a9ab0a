"""A review as a message: the same for `wormgrill review --json`, the server and its clients.

docs/reference/review.md says what each field is.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wormgrill.formats.position_json import encode
from wormgrill.position_view import Previews, StandingView, previews_view, standing_view
from wormgrill.reviews.account import (
    Decision,
    PerSeat,
    Review,
    ReviewStep,
    SeatAccount,
    TurnAccount,
)
from wormgrill.reviews.grades import GRADES
from wormgrill.reviews.moments import Moment, Puzzle, moments, puzzles
from wormgrill.reviews.sentences import moment_told, step_words, turn_ended
from wormgrill.reviews.turning import Turning, turning
from wormgrill.reviews.why import why
from wormgrill.words.voice import Voice

Seats = Annotated[PerSeat, Meta(description="one number per seat")]
StepKind = Literal["decision", "roll"]


class OptionView(msgspec.Struct, frozen=True, kw_only=True):
    action: str
    win: Seats


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    kind: StepKind
    text: str
    told: str
    win: Seats
    change: Seats
    best: str | None
    options: list[OptionView]
    why: str | None


class TurnView(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    seat: int
    before: Seats
    correction: Seats
    steps: list[StepView]
    after: Seats
    ended: str


class AccountView(msgspec.Struct, frozen=True, kw_only=True):
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


class MomentView(msgspec.Struct, frozen=True, kw_only=True):
    turn: int
    step: int
    seat: int
    kind: StepKind
    change: Seats
    moved: int
    text: str
    why: str | None


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True):
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


class TurningView(msgspec.Struct, frozen=True, kw_only=True):
    """When the game turned, and how close it was."""

    text: str
    turn: int | None
    seat: int | None


class GradeView(msgspec.Struct, frozen=True, kw_only=True):
    """A grade, and the chance of winning given away per turn that still earns it."""

    key: str
    most: float


class ReviewView(msgspec.Struct, frozen=True, kw_only=True):
    edition: str
    players: list[str]
    finished: bool
    result: Seats
    seats: list[AccountView]
    turns: list[TurnView]
    curve: list[Seats]
    moments: list[MomentView]
    puzzles: list[PuzzleView]
    turning: TurningView | None
    exact: Annotated[bool, Meta(description="no estimate is in it: the game is solved")]
    grades: list[GradeView]


def review_view(review: Review, voice: Voice) -> ReviewView:
    """The whole review, with its sentences in the voice's language."""
    names = review.names
    return ReviewView(
        edition=review.start.edition.key,
        players=names,
        finished=review.finished,
        result=review.result,
        seats=[account_view(seat) for seat in review.seats],
        turns=[_turn(turn, names, voice) for turn in review.turns],
        curve=review.curve,
        moments=[_moment(moment, names, voice) for moment in moments(review)],
        puzzles=[puzzle_view(puzzle, voice) for puzzle in puzzles(review)],
        turning=_turning(turning(review, voice)),
        exact=review.exact,
        grades=[GradeView(key=grade.key, most=grade.most) for grade in GRADES],
    )


def _turning(told: Turning | None) -> TurningView | None:
    return told and TurningView(text=told.text, turn=told.turn, seat=told.seat)


def account_view(seat: SeatAccount) -> AccountView:
    return AccountView(
        name=seat.name,
        start=seat.start,
        luck=seat.luck,
        errors=seat.errors,
        others=seat.others,
        correction=seat.correction,
        result=seat.result,
        turns=seat.turns,
        decisions=seat.decisions,
        per_turn=seat.per_turn,
        per_decision=seat.per_decision,
        grade=seat.grade and seat.grade.key,
    )


def _turn(turn: TurnAccount, names: list[str], voice: Voice) -> TurnView:
    return TurnView(
        number=turn.number,
        seat=turn.seat,
        before=turn.before,
        correction=turn.correction,
        steps=[_step(step, voice) for step in turn.steps],
        after=turn.after,
        ended=turn_ended(turn.events, names, voice),
    )


def _step(step: ReviewStep, voice: Voice) -> StepView:
    chosen = step if isinstance(step, Decision) else None
    return StepView(
        number=step.number,
        kind=_kind(step),
        text=str(step.step),
        told=step_words(step, voice),
        win=step.win,
        change=step.change,
        best=str(chosen.best.action) if chosen else None,
        options=_options(chosen) if chosen else [],
        why=why(chosen, voice) if chosen else None,
    )


def _kind(step: ReviewStep) -> StepKind:
    return "decision" if isinstance(step, Decision) else "roll"


def _options(decision: Decision) -> list[OptionView]:
    return [OptionView(action=str(one.action), win=one.seats) for one in decision.options]


def _moment(moment: Moment, names: list[str], voice: Voice) -> MomentView:
    step = moment.step
    return MomentView(
        turn=moment.turn,
        step=step.number,
        seat=step.seat,
        kind=_kind(step),
        change=step.change,
        moved=moment.moved,
        text=moment_told(moment, names, voice),
        why=why(step, voice) if isinstance(step, Decision) else None,
    )


def puzzle_view(puzzle: Puzzle, voice: Voice) -> PuzzleView:
    decision = puzzle.decision
    return PuzzleView(
        turn=puzzle.turn,
        step=decision.number,
        seat=decision.seat,
        position=encode(decision.position),
        previews=previews_view(decision.position),
        standing=standing_view(decision.position),
        options=_options(decision),
        played=str(decision.played.action),
        best=str(decision.best.action),
        cost=decision.cost,
        why=why(decision, voice),
    )
