"""A review as JSON: docs/reference/review.md says what each field is."""

from typing import Any

import msgspec

from wormgrill.formats.outlook_json import previews_json
from wormgrill.formats.position_json import edition_json, encode
from wormgrill.position_view import standing_view
from wormgrill.review.account import Decision, Moment, Option, Review, SeatAccount, TurnAccount
from wormgrill.review.html.turns_table import ended
from wormgrill.review.moments import Puzzle, Swing, moments, puzzles, told
from wormgrill.review.why import why
from wormgrill.rules.pieces import Dice
from wormgrill.words.actions import action_text
from wormgrill.words.voice import Voice


def review_json(review: Review, voice: Voice) -> dict[str, Any]:
    names = review.names
    return {
        "edition": edition_json(review.start.edition),
        "players": names,
        "finished": review.finished,
        "result": list(review.result),
        "seats": [_seat(seat) for seat in review.seats],
        "turns": [_turn(turn, names, voice) for turn in review.turns],
        "curve": [list(chances) for chances in review.curve],
        "moments": [_moment(swing, names, voice) for swing in moments(review)],
        "puzzles": [_puzzle(puzzle, voice) for puzzle in puzzles(review)],
    }


def _seat(seat: SeatAccount) -> dict[str, Any]:
    return {
        "name": seat.name,
        "start": seat.start,
        "luck": seat.luck,
        "errors": seat.errors,
        "others": seat.others,
        "correction": seat.correction,
        "result": seat.result,
        "turns": seat.turns,
        "decisions": seat.decisions,
        "per_turn": seat.per_turn,
        "per_decision": seat.per_decision,
        "grade": seat.grade and seat.grade.key,
    }


def _turn(turn: TurnAccount, names: list[str], voice: Voice) -> dict[str, Any]:
    return {
        "number": turn.number,
        "seat": turn.seat,
        "before": list(turn.before),
        "correction": list(turn.correction),
        "steps": [_step(step, voice) for step in turn.steps],
        "after": list(turn.after),
        "ended": ended(turn.events, names, voice),
    }


def _step(step: Moment, voice: Voice) -> dict[str, Any]:
    told = {
        "number": step.number,
        "kind": _kind(step),
        "text": str(step.step),
        "told": _words(step, voice),
        "win": list(step.win),
        "change": list(step.change),
    }
    if not isinstance(step, Decision):
        return told | {"best": None, "options": [], "why": None}
    options = _options(step.options)
    return told | {"best": str(step.best.action), "options": options, "why": why(step, voice)}


def _words(step: Moment, voice: Voice) -> str:
    if isinstance(step, Decision):
        return action_text(step.position, step.played.action, voice)
    assert isinstance(step.step, Dice)
    return voice.faces(step.step)


def _kind(step: Moment) -> str:
    return "decision" if isinstance(step, Decision) else "roll"


def _options(options: tuple[Option, ...]) -> list[dict[str, Any]]:
    return [{"action": str(option.action), "win": list(option.win)} for option in options]


def _moment(swing: Swing, names: list[str], voice: Voice) -> dict[str, Any]:
    return {
        "turn": swing.turn,
        "step": swing.step.number,
        "seat": swing.step.seat,
        "kind": _kind(swing.step),
        "change": list(swing.step.change),
        "text": told(swing, names, voice),
    }


def _puzzle(puzzle: Puzzle, voice: Voice) -> dict[str, Any]:
    decision = puzzle.decision
    return {
        "turn": puzzle.turn,
        "step": decision.number,
        "seat": decision.seat,
        "position": encode(decision.position),
        "previews": previews_json(decision.position),
        "standing": msgspec.to_builtins(standing_view(decision.position)),
        "options": _options(decision.options),
        "played": str(decision.played.action),
        "best": str(decision.best.action),
        "cost": decision.cost,
        "why": why(decision, voice),
    }
