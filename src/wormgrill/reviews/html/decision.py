"""A decision on a page: dice, tiles, and every option with its chance of winning."""

from wormgrill.advice.adviser import RatedAction
from wormgrill.reviews.account import Decision
from wormgrill.reviews.html.markup import Markup, joined, tag
from wormgrill.rules.pieces import WORM, Tile
from wormgrill.rules.position import Turn
from wormgrill.words.actions import action_text
from wormgrill.words.voice import Voice


def board(decision: Decision, voice: Voice) -> Markup:
    position = decision.position
    turn = position.turn
    assert turn is not None
    grill = [_tile(spot.tile, voice) for spot in position.grill if spot.up]
    tops = [
        tag(
            "span",
            tag("span", seat.name, class_="who"),
            _tile(seat.stack[-1], voice),
            class_="stack",
        )
        for seat in position.seats
        if seat.stack
    ]
    return tag(
        "div",
        *_dice_rows(turn, voice),
        _row(voice.say("review-on-grill"), grill),
        _row(voice.say("review-on-top"), tops or [joined(voice.say("review-no-tile"))]),
        class_="board",
    )


def _row(told: str, parts: list[Markup]) -> Markup:
    return tag("div", tag("span", told, class_="label"), tag("span", *parts, class_="pieces"))


def _dice_rows(turn: Turn, voice: Voice) -> list[Markup]:
    rows = []
    if turn.kept:
        rows.append(_row(voice.say("review-aside"), [_die(face, voice) for face in turn.kept]))
    if turn.rolled is not None:
        rolled = [_die(face, voice) for face in turn.rolled]
        if turn.golden:
            rolled.append(_die(turn.golden, voice, "die golden"))
        rows.append(_row(voice.say("review-rolled"), rolled))
    return rows


def _die(face: str, voice: Voice, kind: str = "die") -> Markup:
    if face != WORM:
        return tag("span", voice.face(face), class_=kind)
    return tag("span", _worm(), class_=kind, role="img", aria_label=voice.face(face))


def _worm() -> Markup:
    return tag("svg", tag("use", href="#worm"), viewBox="0 0 24 24", aria_hidden="true")


def _tile(tile: Tile, voice: Voice) -> Markup:
    worms = tag("span", *[_worm()] * tile.worms, aria_hidden="true", class_="worms")
    told = tag("span", f" ({voice.worms(tile.worms)}) ", class_="heard")
    return tag("span", tag("b", str(tile.value)), worms, told, class_="tile")


def choices(decision: Decision, voice: Voice) -> Markup:
    """The best first; bars as long as the chances, from nothing to the best of them."""
    seat = decision.seat
    best = decision.best.seats[seat]
    order = sorted(decision.options, key=lambda option: -option.seats[seat])
    return tag(
        "ul", *(_choice(decision, option, best, voice) for option in order), class_="options"
    )


def _choice(decision: Decision, option: RatedAction, best: float, voice: Voice) -> Markup:
    chance = option.seats[decision.seat]
    marks = []
    if option is decision.best:
        marks.append(tag("span", voice.say("review-best"), class_="mark best"))
    if option is decision.played:
        marks.append(tag("span", voice.say("review-played"), class_="mark played"))
    share = 100 * chance / best if best else 0
    return tag(
        "li",
        tag(
            "span",
            action_text(decision.position, option.action, voice),
            joined(*marks),
            class_="deed",
        ),
        tag("span", tag("i", style=f"width:{share:.1f}%"), class_="track", aria_hidden="true"),
        tag("span", voice.percent(chance), class_="figure"),
    )
