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
from wormgrill.words.texts import say
from wormgrill.words.voice import Voice

VOICE = Voice()
MOST_ENDINGS = 8
_SMALLEST = 0.0001  # what two digits of a percentage can still tell


def report(odds: Odds) -> list[str]:
    advice = odds.advice
    lines = [heading(odds)]
    if advice:
        lines += situation(advice.position)
    lines += ["", say("odds-explained"), "", *_table(odds)]
    exact = [str(tile.value) for tile in odds.edition.tiles if tile.exact]
    if exact:
        lines.append(say("odds-exact", tiles=VOICE.listed(list(dict.fromkeys(exact)))))
    turn = advice.position.turn if advice else None
    if advice and turn and advice.actions:
        explained = say(f"odds-{advice.unit}-explained")
        lines += ["", say("odds-actions"), "", *_actions(advice, turn), explained]
    if advice:
        lines += ["", say("odds-endings"), "", *_endings(advice)]
    return [*lines, "", expected(odds)]


def heading(odds: Odds) -> str:
    edition = VOICE.title(odds.edition)
    if odds.advice:
        return say("odds-title-position", edition=edition, name=mover(odds.advice))
    held = [
        say("odds-the-specialist", specialist=VOICE.specialist(s))
        for s in specialists_of(odds.hand)
    ]
    if held:
        return say("odds-title-hand", edition=edition, hand=VOICE.listed(held))
    return say("odds-title", edition=edition)


def expected(odds: Odds) -> str:
    if not odds.advice:
        return say("odds-first-turn", worms=say("odds-plain", worms=odds.expected_worms))
    name = mover(odds.advice)
    return say("odds-rest-of-turn", name=name, worms=gain(odds.expected_worms))


def mover(advice: Advice) -> str:
    turn = advice.position.turn
    assert turn is not None
    return advice.position.seats[turn.player].name


# Figures


def percent(chance: float) -> str:
    """Two digits; what they would round to never or always is said to be neither."""
    if 0 < chance < _SMALLEST:
        return say("odds-hardly", percent=say("odds-percent", chance=_SMALLEST))
    if 1 - _SMALLEST < chance < 1:
        return say("odds-almost", percent=say("odds-percent", chance=1 - _SMALLEST))
    return say("odds-percent", chance=chance)


def gain(worms: float) -> str:
    key = "odds-less" if worms <= -0.005 else "odds-more"
    return say(key, worms=abs(worms))


# Tables


def worms_of(edition: Edition, number: int) -> list[int]:
    """Equal tiles of a custom edition may differ in their worms."""
    return sorted({tile.worms for tile in edition.tiles if tile.value == number})


def _table(odds: Odds) -> Iterator[str]:
    head = [say("odds-tile"), say("odds-worms"), say("odds-at-least"), say("odds-exactly")]
    rows = [head + ([say("odds-where")] if odds.advice else [])]
    for number, chance in odds.at_least.items():
        worms = "/".join(map(str, worms_of(odds.edition, int(number))))
        row = [number, worms, percent(chance), percent(odds.exactly[number])]
        if odds.advice:
            row.append("; ".join(_where(odds.advice.position, int(number))))
        rows.append(row)
    return columns(rows, left=(4,))


def _where(position: Position, number: int) -> Iterator[str]:
    for spot in position.grill:
        if spot.tile.value != number:
            continue
        if spot.specialist:
            yield say("odds-on-grill-with", specialist=VOICE.specialist(spot.specialist))
        else:
            yield say("odds-on-grill") if spot.up else say("odds-face-down")
    for seat in position.seats:
        for height, tile in enumerate(seat.stack, 1):
            if tile.value == number:
                key = "odds-on-top" if height == len(seat.stack) else "odds-covered"
                yield say(key, name=seat.name)


def situation(position: Position) -> Iterator[str]:
    turn = position.turn
    assert turn is not None
    held = position.seats[turn.player].specialist
    if held:
        yield say("odds-holds", specialist=VOICE.specialist(held))
    if turn.kept:
        yield view.aside(position, turn, VOICE)
    if turn.phase is Phase.DICE:
        dice = say("dice", count=white_dice_left(position, turn))
        golden = turn.golden_die is GoldenDie.IN_HAND
        yield say("odds-in-the-air-golden" if golden else "odds-in-the-air", dice=dice)
    if turn.rolled is not None:
        yield _rolled(turn.rolled, turn.golden)


def _rolled(rolled: tuple[str, ...], golden: str | None) -> str:
    dice = VOICE.row(rolled)
    if golden is None:
        return say("odds-rolled", dice=dice)
    if not rolled:
        return say("odds-rolled-golden-alone", golden=VOICE.face(golden))
    return say("odds-rolled-golden", dice=dice, golden=VOICE.face(golden))


def _actions(advice: Advice, turn: Turn) -> Iterator[str]:
    worth = percent if advice.unit is Unit.WIN else gain
    heading = "odds-win" if advice.unit is Unit.WIN else "odds-worth"
    rows = [[say("odds-worms"), say("odds-success"), say(heading), say("odds-action")]]
    for rated in sorted(advice.actions, key=lambda rated: -rated.worth):
        text = choice_text(advice.position, turn, rated.action, VOICE)
        rows.append([gain(rated.worms), percent(rated.success), worth(rated.worth), text])
    return columns(rows, left=(3,))


def _endings(advice: Advice) -> Iterator[str]:
    rows = [[say("odds-chance"), say("odds-ending")]]
    shown, rest = advice.endings[:MOST_ENDINGS], advice.endings[MOST_ENDINGS:]
    if len(rest) == 1:
        shown, rest = advice.endings, ()
    rows += [[percent(end.chance), ending(advice.position, end.how)] for end in shown]
    if rest:
        other = percent(sum(end.chance for end in rest))
        rows.append([other, say("odds-other-ends", count=len(rest))])
    return columns(rows, left=(1,))


def ending(position: Position, how: How) -> str:
    """What the turn does, and what it costs to fail."""
    told = how_text(position, how, VOICE)
    return with_costs(position, told, VOICE) if how.tile is None else told
