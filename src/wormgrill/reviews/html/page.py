"""A review as one page that needs nothing else: no script, no network, light and dark."""

from wormgrill.reviews.account import Review, SeatAccount
from wormgrill.reviews.html import decision as drawn
from wormgrill.reviews.html.curve import curve
from wormgrill.reviews.html.markup import Markup, tag
from wormgrill.reviews.html.page_parts import sample, section, signed
from wormgrill.reviews.html.styles import palette, style
from wormgrill.reviews.html.turns_table import turns_table
from wormgrill.reviews.moments import Moment, Puzzle, moments, puzzles
from wormgrill.reviews.sentences import moment_told, verdict
from wormgrill.reviews.turning import turning
from wormgrill.reviews.why import why
from wormgrill.words.voice import Voice

_WORM = Markup(
    '<svg width="0" height="0" aria-hidden="true"><symbol id="worm" viewBox="0 0 24 24">'
    '<path d="M3 18c3 2 5-1 6-5s3-8 7-8c3 0 5 2 5 5" fill="none" stroke="currentColor" '
    'stroke-width="5" stroke-linecap="round"/>'
    '<circle cx="20" cy="7.5" r="1.3" fill="var(--die)"/></symbol></svg>'
)


def page(review: Review, voice: Voice) -> str:
    title = voice.say("review-title", edition=voice.title(review.start.edition))
    found = moments(review)
    body = tag(
        "body",
        _WORM,
        tag(
            "main",
            _head(review, title, voice),
            section(voice.say("review-curve"), *curve(review, found, voice), kind="curve"),
            _accounts(review, voice),
            _moments(review, found, voice),
            _again(review, voice),
            turns_table(review, voice),
            tag("footer", tag("p", voice.say("review-made"))),
        ),
    )
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{title}: {voice.listed(review.names)}"),
        tag("style", Markup(palette() + style("page.css"))),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=voice.language)}\n"


def _head(review: Review, title: str, voice: Voice) -> Markup:
    lines = [voice.listed(review.names), voice.say("review-turns", count=len(review.turns))]
    turned = turning(review, voice)
    return tag(
        "header",
        tag("h1", title),
        tag("p", " · ".join(lines), class_="quiet"),
        tag("p", verdict(review, voice), class_="verdict" if review.finished else "notice"),
        *([tag("p", turned.text)] if turned else []),
    )


# Skill and luck


def _accounts(review: Review, voice: Voice) -> Markup:
    longest = max(
        (abs(share) for seat in review.seats for share in seat.parts.values()), default=0.0
    )
    cards = [
        _card(number, seat, longest or 1.0, review.finished, voice)
        for number, seat in enumerate(review.seats)
    ]
    explained = ["review-explained", *(["chances-exact"] if review.exact else [])]
    return section(
        voice.say("review-account"),
        tag("div", *cards, class_="cards many" if _three_abreast(len(cards)) else "cards"),
        tag("p", voice.say("review-adds-up" if review.finished else "review-adds-up-open")),
        tag("p", " ".join(map(voice.say, explained)), class_="quiet"),
        kind="account",
    )


def _three_abreast(cards: int) -> bool:
    """Four look better two by two."""
    return cards > 2 and cards != 4


def _card(number: int, seat: SeatAccount, longest: float, finished: bool, voice: Voice) -> Markup:
    rows = [
        tag("dt", voice.say("review-start")), tag("dd", voice.percent(seat.start), class_="sum"),
        *(cell for key, share in seat.parts.items() for cell in _bar(key, share, longest, voice)),
        tag("dt", voice.say("review-result" if finished else "review-stands"), class_="end"),
        tag("dd", voice.percent(seat.result), class_="sum end"),
    ]  # fmt: skip
    grade = []
    if seat.grade:
        rate = voice.say("review-lost-per-turn", rate=voice.rate(seat.per_turn))
        grade = [
            tag("p", tag("strong", voice.say(seat.grade.text), class_="grade"), " ",
                tag("span", rate, class_="quiet"))
        ]  # fmt: skip
    return tag(
        "article", tag("h3", sample(number), seat.name), *grade, tag("dl", *rows), class_="card"
    )


def _bar(key: str, share: float, longest: float, voice: Voice) -> list[Markup]:
    width = 50 * abs(share) / longest
    left = 50 - width if share < 0 else 50.0
    bar = tag(
        "i", class_="down" if share < 0 else "up", style=f"left:{left:.1f}%;width:{width:.1f}%"
    )
    return [
        tag("dt", voice.say(key)),
        tag("dd", tag("span", bar, class_="bar", aria_hidden="true"),
            tag("span", voice.change(share), class_="figure")),
    ]  # fmt: skip


# Moments and decisions


def _moments(review: Review, found: list[Moment], voice: Voice) -> Markup:
    if not found:
        nothing = tag("p", voice.say("review-no-moments"))
        return section(voice.say("review-moments"), nothing, kind="moments")
    rows = [
        tag(
            "li",
            tag("span", str(number), class_="pin-number", aria_hidden="true"),
            tag("div",
                tag("p", sample(moment.step.seat),
                    voice.say("review-turn-number", turn=moment.turn), class_="quiet"),
                tag("p", moment_told(moment, review.names, voice))),
            signed(moment.change, voice),
        )
        for number, moment in enumerate(found, 1)
    ]  # fmt: skip
    return section(voice.say("review-moments"), tag("ol", *rows), kind="moments")


def _again(review: Review, voice: Voice) -> Markup:
    by_seat: dict[int, list[Puzzle]] = {seat: [] for seat in range(len(review.seats))}
    for puzzle in puzzles(review):
        by_seat[puzzle.decision.seat].append(puzzle)
    parts = []
    for seat, own in by_seat.items():
        name = review.names[seat]
        if own:
            parts.append(tag("h3", sample(seat), name))
            parts.append(tag("div", *(_puzzle(one, voice) for one in own), class_="puzzles"))
        elif review.seats[seat].decisions:
            parts.append(tag("p", sample(seat), voice.say("review-nothing-again", name=name)))
    return section(voice.say("review-again"), *parts, kind="again")


def _puzzle(puzzle: Puzzle, voice: Voice) -> Markup:
    decision = puzzle.decision
    turn = voice.say("review-turn-number", turn=puzzle.turn)
    cost = voice.say("review-cost", cost=voice.percent(decision.cost))
    return tag(
        "article",
        tag("h4", turn, " ", tag("span", cost, class_="down")),
        drawn.board(decision, voice),
        drawn.choices(decision, voice),
        tag("p", why(decision, voice) or ""),
        class_="card",
    )
