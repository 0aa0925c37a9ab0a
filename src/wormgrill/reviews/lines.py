"""A review in plain lines: for eyes, pipes and screen readers alike."""

from collections.abc import Iterator

from wormgrill.reviews.account import Review
from wormgrill.reviews.moments import moments, puzzles
from wormgrill.reviews.sentences import moment_told, verdict
from wormgrill.reviews.turning import turning
from wormgrill.reviews.why import why
from wormgrill.words.columns import table
from wormgrill.words.voice import Voice

_LONGEST_NAME = 16


def lines(review: Review, voice: Voice) -> Iterator[str]:
    yield voice.say("review-title", edition=voice.title(review.start.edition))
    names, turns = voice.listed(review.names), voice.say("review-turns", count=len(review.turns))
    yield f"{names} · {turns}"
    yield verdict(review, voice)
    if turned := turning(review, voice):
        yield f"  {turned.text}"  # long, as all that is told: only tables fit into 80 columns
    yield ""
    yield from _account(review, voice)
    yield ""
    yield from _grades(review, voice)
    yield from _moments(review, voice)
    yield from _again(review, voice)


def _account(review: Review, voice: Voice) -> Iterator[str]:
    end = "review-result" if review.finished else "review-stands"
    heads = ("review-player", "review-start", *review.seats[0].parts, end)
    rows = [[voice.say(key) for key in heads]]
    for seat in review.seats:
        between = [voice.change(share) for share in seat.parts.values()]
        result = voice.percent(seat.result)
        rows.append([short_name(seat.name), voice.percent(seat.start), *between, result])
    yield from table(rows, left=(0,))
    yield voice.say("review-adds-up" if review.finished else "review-adds-up-open")
    if review.exact:
        yield voice.say("chances-exact")


def _grades(review: Review, voice: Voice) -> Iterator[str]:
    yield voice.say("review-lost")
    figures = ("review-many-turns", "review-decisions", "review-per-turn", "review-per-decision")
    rows = [[voice.say(key) for key in ("review-player", *figures, "review-grade")]]
    for seat in review.seats:
        lost = [voice.rate(seat.per_turn), voice.rate(seat.per_decision)]
        grade = voice.say(seat.grade.text) if seat.grade else ""
        rows.append([short_name(seat.name), str(seat.turns), str(seat.decisions), *lost, grade])
    yield from table(rows, left=(0, 5))


def _moments(review: Review, voice: Voice) -> Iterator[str]:
    yield from ("", voice.say("review-moments"))
    found = moments(review)
    if not found:
        yield voice.say("review-no-moments")
    for number, moment in enumerate(found, 1):
        turn = voice.say("review-turn-number", turn=moment.turn)
        yield f"  {number}. {turn}. {moment_told(moment, review.names, voice)}"


def _again(review: Review, voice: Voice) -> Iterator[str]:
    yield from ("", voice.say("review-again"))
    own = {seat: list[str]() for seat in range(len(review.seats))}
    for puzzle in puzzles(review):
        decision = puzzle.decision
        turn = voice.say("review-turn-number", turn=puzzle.turn)
        own[decision.seat].append(f"  {turn}. {why(decision, voice)}")
    for seat, told_ones in own.items():
        if told_ones:
            yield from (review.names[seat], *told_ones)
        elif review.seats[seat].decisions:
            yield voice.say("review-nothing-again", name=review.names[seat])


def short_name(name: str) -> str:
    """So that tables fit into 80 columns."""
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
