"""The daily grill as messages for clients that know no rule."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wormgrill.daily.row import DailyPosition
from wormgrill.daily.scoring import MILLION, SIGNS, AnswerQuality, millionths, quality_of
from wormgrill.formats.position_json import encode
from wormgrill.position_view import Previews, StandingView, previews_view, standing_view
from wormgrill.reviews.account import Decision
from wormgrill.reviews.why import why
from wormgrill.rules.actions import choose
from wormgrill.rules.legal import legal_actions
from wormgrill.solver.leads import best_of
from wormgrill.words.voice import Voice

Given = Annotated[float, Meta(description="chance of winning given away")]


class DailyOptionView(msgspec.Struct, frozen=True, kw_only=True):
    action: str
    win: Annotated[float, Meta(description="the mover's chance of winning")]


class DailyOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer was worth, and why."""

    action: str
    best: str
    cost: Given
    quality: AnswerQuality
    sign: str
    options: list[DailyOptionView]
    why: str | None
    counted: bool


class DailyPositionView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the ten; what its choices are worth is told with the answer."""

    number: int
    edition: str
    turn: int
    seat: Annotated[int, Meta(description="who decides")]
    position: dict[str, Any]
    previews: Previews
    standing: StandingView
    outcome: Annotated[DailyOutcome | None, Meta(description="once you have answered")]


class DailyAnswerView(msgspec.Struct, frozen=True, kw_only=True):
    """One of your counted answers."""

    number: int
    cost: Given
    quality: AnswerQuality
    sign: str


class DailyPlaceView(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    name: Annotated[str | None, Meta(description="of those who want it shown")]
    you: bool
    cost: Given


class DailyGroupView(msgspec.Struct, frozen=True, kw_only=True):
    """How many have given away up to so much, and more than the group before."""

    up_to: float | None
    count: int
    you: bool


class DailyRankingView(msgspec.Struct, frozen=True, kw_only=True):
    finished: int
    place: Annotated[int | None, Meta(description="yours, if you have finished")]
    places: Annotated[list[DailyPlaceView], Meta(description="the first ones, and you")]
    spread: list[DailyGroupView]


class DailyStreakView(msgspec.Struct, frozen=True, kw_only=True):
    """Days in a row."""

    now: int
    longest: int


class DailyView(msgspec.Struct, frozen=True, kw_only=True):
    """A day, and your part in it."""

    day: str
    number: Annotated[int, Meta(description="days since the first one of this host, from 1")]
    positions: int
    counted: Annotated[bool, Meta(description="it is today: answers count")]
    seconds_left: Annotated[int | None, Meta(description="until the day is over")]
    commitment: str
    promised: Annotated[float, Meta(description="when: seconds since 1970")]
    answers: Annotated[list[DailyAnswerView], Meta(description="yours that count")]
    cost: Annotated[float | None, Meta(description="given away, once you have finished")]
    finished: Annotated[int, Meta(description="how many guests have finished")]
    ranking: Annotated[
        DailyRankingView | None, Meta(description="once you have finished, or the day is over")
    ]
    streak: DailyStreakView
    named: Annotated[bool, Meta(description="your name is shown in the ranking")]


class DailyDayView(msgspec.Struct, frozen=True, kw_only=True):
    """A day of the archive."""

    day: str
    number: int
    commitment: str
    answered: Annotated[int, Meta(description="your counted answers")]
    cost: Annotated[float | None, Meta(description="given away, if you have finished")]


class DailyPromiseView(msgspec.Struct, frozen=True, kw_only=True):
    """A day to come, and what is promised for it."""

    day: str
    commitment: str
    promised: float


class DailyArchiveView(msgspec.Struct, frozen=True, kw_only=True):
    days: Annotated[list[DailyDayView], Meta(description="those that are over, the latest first")]
    coming: list[DailyPromiseView]


class DailyAnswerAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Annotated[str, Meta(max_length=64)]
    key: Annotated[
        str,
        Meta(
            pattern=r"^[A-Za-z0-9_-]{1,64}$",
            description="made up by you: the same one again gets the same answer again",
        ),
    ]


class DailyNameAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shown: Annotated[bool, Meta(description="whether your name is shown in rankings")]


def cost_of(asked: DailyPosition, action: str) -> int:
    """In millionths; refused if it is none of what can be decided there."""
    position = asked.read()
    legal = legal_actions(position)
    chosen = choose(action, legal)
    worths = {rated.action: rated.worth for rated in asked.rated(position)}
    return max(0, millionths(worths[best_of(list(worths.items()))] - worths[chosen]))


def position_view(asked: DailyPosition, outcome: DailyOutcome | None) -> DailyPositionView:
    position = asked.read()
    assert position.turn is not None
    return DailyPositionView(
        number=asked.number,
        edition=asked.edition,
        turn=asked.turn,
        seat=position.turn.player,
        position=encode(position),
        previews=previews_view(position),
        standing=standing_view(position),
        outcome=outcome,
    )


def outcome_of(asked: DailyPosition, action: str, voice: Voice, counted: bool) -> DailyOutcome:
    position = asked.read()
    assert position.turn is not None
    seat, options = position.turn.player, asked.rated(position)
    best_action = best_of([(rated.action, rated.worth) for rated in options])
    best = next(rated for rated in options if rated.action == best_action)
    played = next(rated for rated in options if str(rated.action) == action)
    change = tuple(there - due for there, due in zip(played.seats, best.seats, strict=True))
    decision = Decision(asked.turn, seat, position, played, best, options, change, ())
    cost = cost_of(asked, action)
    return DailyOutcome(
        action=action,
        best=str(best.action),
        cost=cost / MILLION,
        quality=quality_of(cost),
        sign=SIGNS[quality_of(cost)],
        options=[DailyOptionView(action=one.action, win=one.worth) for one in asked.options],
        why=why(decision, voice),
        counted=counted,
    )


def answer_view(number: int, cost: int) -> DailyAnswerView:
    quality = quality_of(cost)
    return DailyAnswerView(number=number, cost=cost / MILLION, quality=quality, sign=SIGNS[quality])
