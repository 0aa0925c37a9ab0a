"""A review in plain lines: for eyes, pipes and screen readers alike."""

from collections.abc import Iterator

from wormgrill.review.account import Review, SeatAccount
from wormgrill.review.moments import moments, puzzles, told
from wormgrill.review.why import why
from wormgrill.rules.scoring import winners
from wormgrill.words.columns import columns
from wormgrill.words.voice import Voice

_LONGEST_NAME = 16  # so that the tables fit into 80 columns


def lines(review: Review, voice: Voice) -> Iterator[str]:
    yield voice.say("review-title", edition=voice.title(review.start.edition))
    names, turns = voice.listed(review.names), voice.say("review-turns", count=len(review.turns))
    yield f"{names} · {turns}"
    yield _verdict(review, voice)
    yield ""
    yield from _account(review, voice)
    yield ""
    yield from _grades(review, voice)
    yield from _moments(review, voice)
    yield from _again(review, voice)


def _verdict(review: Review, voice: Voice) -> str:
    if not review.finished:
        return voice.say("review-unfinished")
    best = [review.names[seat] for seat in winners(review.end)]
    return voice.say("winner" if len(best) == 1 else "winners", names=voice.listed(best))


def _account(review: Review, voice: Voice) -> Iterator[str]:
    parts = ("review-start", "review-luck", "review-errors", "review-others", "review-correction")
    end = "review-result" if review.finished else "review-stands"
    rows = [[voice.say(key) for key in ("review-player", *parts, end)]]
    for seat in review.seats:
        moved = (seat.luck, seat.errors, seat.others, seat.correction)
        between = [voice.change(share) for share in moved]
        result = voice.percent(seat.result)
        rows.append([_name(seat), voice.percent(seat.start), *between, result])
    yield from columns(rows, left=(0,))
    yield voice.say("review-adds-up" if review.finished else "review-adds-up-open")


def _grades(review: Review, voice: Voice) -> Iterator[str]:
    yield voice.say("review-lost")
    figures = ("review-many-turns", "review-decisions", "review-per-turn", "review-per-decision")
    rows = [[voice.say(key) for key in ("review-player", *figures, "review-grade")]]
    for seat in review.seats:
        lost = [voice.rate(seat.per_turn), voice.rate(seat.per_decision)]
        grade = voice.say(seat.grade.text) if seat.grade else ""
        rows.append([_name(seat), str(seat.turns), str(seat.decisions), *lost, grade])
    yield from columns(rows, left=(0, 5))


def _moments(review: Review, voice: Voice) -> Iterator[str]:
    yield from ("", voice.say("review-moments"))
    swings = moments(review)
    if not swings:
        yield voice.say("review-no-moments")
    for number, swing in enumerate(swings, 1):
        turn = voice.say("review-turn-number", turn=swing.turn)
        yield f"  {number}. {turn}. {told(swing, review.names, voice)}"


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


def _name(seat: SeatAccount) -> str:
    fits = len(seat.name) <= _LONGEST_NAME
    return seat.name if fits else f"{seat.name[: _LONGEST_NAME - 1]}…"
