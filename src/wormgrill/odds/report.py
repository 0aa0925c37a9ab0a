"""The figures of `wormgrill odds` as plain lines: for eyes, pipes and screen readers alike."""

from collections.abc import Iterator, Sequence

from wormgrill.odds.figures import End, Here, Odds
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, white_dice_left
from wormgrill.solver.first_turn import specialists_of
from wormgrill.terminal import view
from wormgrill.words.texts import face, listed, say, specialist, title

MOST_ENDINGS = 8
_SMALLEST = 0.0001  # what two digits of a percentage can still tell


def report(odds: Odds) -> list[str]:
    here = odds.here
    lines = [heading(odds)]
    if here:
        lines += situation(here.position, here.turn)
    lines += ["", say("odds-explained"), "", *_table(odds)]
    exact = [str(tile.value) for tile in odds.edition.tiles if tile.exact]
    if exact:
        lines.append(say("odds-exact", tiles=listed(list(dict.fromkeys(exact)))))
    if here and here.advice:
        lines += ["", say("odds-actions"), "", *_actions(here), say("odds-actions-explained")]
    if here:
        lines += ["", say("odds-endings"), "", *_endings(here)]
    return [*lines, "", expected(odds)]


def heading(odds: Odds) -> str:
    edition = title(odds.edition)
    if odds.here:
        name = odds.here.position.seats[odds.here.turn.player].name
        return say("odds-title-position", edition=edition, name=name)
    held = [say("odds-the-specialist", specialist=specialist(s)) for s in specialists_of(odds.hand)]
    if held:
        return say("odds-title-hand", edition=edition, hand=listed(held))
    return say("odds-title", edition=edition)


def expected(odds: Odds) -> str:
    if not odds.here:
        return say("odds-first-turn", worms=say("odds-plain", worms=odds.expected_worms))
    name = odds.here.position.seats[odds.here.turn.player].name
    return say("odds-rest-of-turn", name=name, worms=gain(odds.expected_worms))


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


def columns(rows: Sequence[Sequence[str]], right: int) -> Iterator[str]:
    """So many columns to the right, then those to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            text.rjust(width) if place < right else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


# Tables


def worms_of(edition: Edition, number: int) -> list[int]:
    """Equal tiles of a custom edition may differ in their worms."""
    return sorted({tile.worms for tile in edition.tiles if tile.value == number})


def _table(odds: Odds) -> Iterator[str]:
    head = [say("odds-tile"), say("odds-worms"), say("odds-at-least"), say("odds-exactly")]
    rows = [head + ([say("odds-where")] if odds.here else [])]
    for number, chance in odds.at_least.items():
        worms = "/".join(map(str, worms_of(odds.edition, int(number))))
        row = [number, worms, percent(chance), percent(odds.exactly[number])]
        if odds.here:
            row.append("; ".join(_where(odds.here.position, int(number))))
        rows.append(row)
    return columns(rows, right=4)


def _where(position: Position, number: int) -> Iterator[str]:
    for spot in position.grill:
        if spot.tile.value != number:
            continue
        if spot.specialist:
            yield say("odds-on-grill-with", specialist=specialist(spot.specialist))
        else:
            yield say("odds-on-grill") if spot.up else say("odds-face-down")
    for seat in position.seats:
        for height, tile in enumerate(seat.stack, 1):
            if tile.value == number:
                key = "odds-on-top" if height == len(seat.stack) else "odds-covered"
                yield say(key, name=seat.name)


def situation(position: Position, turn: Turn) -> Iterator[str]:
    held = position.seats[turn.player].specialist
    if held:
        yield say("odds-holds", specialist=specialist(held))
    if turn.kept:
        yield view.aside(position, turn)
    if turn.phase is Phase.DICE:
        dice = say("dice", count=white_dice_left(position, turn))
        golden = turn.golden_die is GoldenDie.IN_HAND
        yield say("odds-in-the-air-golden" if golden else "odds-in-the-air", dice=dice)
    if turn.rolled is not None:
        yield _rolled(turn.rolled, turn.golden)


def _rolled(rolled: tuple[str, ...], golden: str | None) -> str:
    dice = " ".join(map(face, rolled))
    if golden is None:
        return say("odds-rolled", dice=dice)
    if not rolled:
        return say("odds-rolled-golden-alone", golden=face(golden))
    return say("odds-rolled-golden", dice=dice, golden=face(golden))


def _actions(here: Here) -> Iterator[str]:
    texts = view.choices(here.position, here.turn)
    rows = [[say("odds-worms"), say("odds-success"), say("odds-worth"), say("odds-action")]]
    pairs = sorted(zip(here.advice, texts, strict=True), key=lambda pair: -pair[0].worth)
    for advice, text in pairs:
        rows.append([gain(advice.worms), percent(advice.success), gain(advice.worth), text])
    return columns(rows, right=3)


def _endings(here: Here) -> Iterator[str]:
    rows = [[say("odds-chance"), say("odds-ending")]]
    shown, rest = here.endings[:MOST_ENDINGS], here.endings[MOST_ENDINGS:]
    if len(rest) == 1:
        shown, rest = here.endings, []
    rows += [[percent(end.chance), ending(here, end)] for end in shown]
    if rest:
        other = percent(sum(end.chance for end in rest))
        rows.append([other, say("odds-other-ends", count=len(rest))])
    return columns(rows, right=1)


def ending(here: Here, end: End) -> str:
    seats = here.position.seats
    if end.tile is None:
        return _failing(here)
    if end.hen:
        assert isinstance(end.origin, int)
        return say("odds-end-hen", name=seats[end.origin].name)
    if end.origin is None:
        return say("odds-end-won", tile=end.tile)
    worms = say("worms", count=_worms(here.position, end))
    if isinstance(end.origin, int):
        name = seats[end.origin].name
        return say("odds-end-steal", tile=end.tile, worms=worms, name=name)
    return say("odds-end-grill", tile=end.tile, worms=worms)


def _worms(position: Position, end: End) -> int:
    if isinstance(end.origin, int):
        return position.seats[end.origin].stack[-1].worms
    spots = position.grill
    return next(spot.tile.worms for spot in spots if spot.up and spot.tile.value == end.tile)


def _failing(here: Here) -> str:
    """What a failure costs (R9, R27, R32)."""
    seat = here.position.seats[here.turn.player]
    if not here.position.edition.kind.failure_returns_tile or not seat.stack:
        return say("odds-end-fails")
    if seat.specialist is Specialist.HEN:
        return say("odds-end-fails-hen")
    return say("odds-end-fails-tile", tile=seat.stack[-1].value)
