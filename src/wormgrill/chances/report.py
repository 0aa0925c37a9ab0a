"""The figures of `wormgrill odds` as plain lines: for eyes, pipes and screen readers alike."""

from collections.abc import Iterator

from wormgrill.advice.adviser import Advice
from wormgrill.chances.figures import Odds
from wormgrill.rules.edition import Edition
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, white_dice_left
from wormgrill.solver.first_turn import specialists_of
from wormgrill.solver.leaves import How
from wormgrill.values.unit import Unit
from wormgrill.words import view
from wormgrill.words.actions import choice_text
from wormgrill.words.columns import columns
from wormgrill.words.endings import how_text, with_costs
from wormgrill.words.voice import Voice

MOST_ENDINGS = 8
_SMALLEST = 0.0001  # what two digits of a percentage can still tell


def report(odds: Odds, voice: Voice) -> list[str]:
    advice = odds.advice
    lines = [heading(odds, voice)]
    if advice:
        lines += situation(advice.position, voice)
    lines += ["", voice.say("odds-explained"), "", *_table(odds, voice)]
    exact = [str(tile.value) for tile in odds.edition.tiles if tile.exact]
    if exact:
        lines.append(voice.say("odds-exact", tiles=voice.listed(list(dict.fromkeys(exact)))))
    turn = advice.position.turn if advice else None
    if advice and turn and advice.actions:
        explained = voice.say(f"odds-{advice.unit}-explained")
        lines += ["", voice.say("odds-actions"), "", *_actions(advice, turn, voice), explained]
    if advice:
        lines += ["", voice.say("odds-endings"), "", *_endings(advice, voice)]
    return [*lines, "", expected(odds, voice)]


def heading(odds: Odds, voice: Voice) -> str:
    edition = voice.title(odds.edition)
    if odds.advice:
        return voice.say("odds-title-position", edition=edition, name=mover(odds.advice))
    held = [
        voice.say("odds-the-specialist", specialist=voice.specialist(s))
        for s in specialists_of(odds.hand)
    ]
    if held:
        return voice.say("odds-title-hand", edition=edition, hand=voice.listed(held))
    return voice.say("odds-title", edition=edition)


def expected(odds: Odds, voice: Voice) -> str:
    if not odds.advice:
        return voice.say(
            "odds-first-turn", worms=voice.say("odds-plain", worms=odds.expected_worms)
        )
    name = mover(odds.advice)
    return voice.say("odds-rest-of-turn", name=name, worms=gain(odds.expected_worms, voice))


def mover(advice: Advice) -> str:
    turn = advice.position.turn
    assert turn is not None
    return advice.position.seats[turn.player].name


# Figures


def percent(chance: float, voice: Voice) -> str:
    """Two digits; what they would round to never or always is said to be neither."""
    if 0 < chance < _SMALLEST:
        return voice.say("odds-hardly", percent=voice.rate(_SMALLEST))
    if 1 - _SMALLEST < chance < 1:
        return voice.say("odds-almost", percent=voice.rate(1 - _SMALLEST))
    return voice.rate(chance)


def gain(worms: float, voice: Voice) -> str:
    key = "odds-less" if worms <= -0.005 else "odds-more"
    return voice.say(key, worms=abs(worms))


# Tables


def worms_of(edition: Edition, number: int) -> list[int]:
    """Equal tiles of a custom edition may differ in their worms."""
    return sorted({tile.worms for tile in edition.tiles if tile.value == number})


def _table(odds: Odds, voice: Voice) -> Iterator[str]:
    head = [
        voice.say("odds-tile"),
        voice.say("odds-worms"),
        voice.say("odds-at-least"),
        voice.say("odds-exactly"),
    ]
    rows = [head + ([voice.say("odds-where")] if odds.advice else [])]
    for number, chance in odds.at_least.items():
        worms = "/".join(map(str, worms_of(odds.edition, int(number))))
        row = [number, worms, percent(chance, voice), percent(odds.exactly[number], voice)]
        if odds.advice:
            row.append("; ".join(_where(odds.advice.position, int(number), voice)))
        rows.append(row)
    return columns(rows, left=(4,))


def _where(position: Position, number: int, voice: Voice) -> Iterator[str]:
    for spot in position.grill:
        if spot.tile.value != number:
            continue
        if spot.specialist:
            yield voice.say("odds-on-grill-with", specialist=voice.specialist(spot.specialist))
        else:
            yield voice.say("odds-on-grill") if spot.up else voice.say("odds-face-down")
    for seat in position.seats:
        for height, tile in enumerate(seat.stack, 1):
            if tile.value == number:
                key = "odds-on-top" if height == len(seat.stack) else "odds-covered"
                yield voice.say(key, name=seat.name)


def situation(position: Position, voice: Voice) -> Iterator[str]:
    turn = position.turn
    assert turn is not None
    held = position.seats[turn.player].specialist
    if held:
        yield voice.say("odds-holds", specialist=voice.specialist(held))
    if turn.kept:
        yield view.aside(position, turn, voice)
    if turn.phase is Phase.DICE:
        dice = voice.say("dice", count=white_dice_left(position, turn))
        golden = turn.golden_die is GoldenDie.IN_HAND
        yield voice.say("odds-in-the-air-golden" if golden else "odds-in-the-air", dice=dice)
    if turn.rolled is not None:
        yield view.rolled(turn.rolled, turn.golden, voice)


def _actions(advice: Advice, turn: Turn, voice: Voice) -> Iterator[str]:
    worth = percent if advice.unit is Unit.WIN else gain
    heading = "odds-win" if advice.unit is Unit.WIN else "odds-worth"
    rows = [
        [
            voice.say("odds-worms"),
            voice.say("odds-success"),
            voice.say(heading),
            voice.say("odds-action"),
        ]
    ]
    for rated in sorted(advice.actions, key=lambda rated: -rated.worth):
        text = choice_text(advice.position, turn, rated.action, voice)
        rows.append(
            [
                gain(rated.worms, voice),
                percent(rated.success, voice),
                worth(rated.worth, voice),
                text,
            ]
        )
    return columns(rows, left=(3,))


def _endings(advice: Advice, voice: Voice) -> Iterator[str]:
    rows = [[voice.say("odds-chance"), voice.say("odds-ending")]]
    shown, rest = advice.endings[:MOST_ENDINGS], advice.endings[MOST_ENDINGS:]
    if len(rest) == 1:
        shown, rest = advice.endings, ()
    rows += [[percent(end.chance, voice), ending(advice.position, end.how, voice)] for end in shown]
    if rest:
        other = percent(sum(end.chance for end in rest), voice)
        rows.append([other, voice.say("odds-other-ends", count=len(rest))])
    return columns(rows, left=(1,))


def ending(position: Position, how: How, voice: Voice) -> str:
    """What the turn does, and what it costs to fail."""
    told = how_text(position, how, voice)
    return with_costs(position, told, voice) if how.tile is None else told
