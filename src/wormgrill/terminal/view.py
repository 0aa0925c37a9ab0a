"""The table and the choices in plain lines: for eyes, pipes and screen readers alike."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from wormgrill.rules import actions
from wormgrill.rules.actions import Action, Keep, Pinch, Return, Rob, Roll, Take
from wormgrill.rules.legal import keepable, legal_actions, victims
from wormgrill.rules.outlook import outlook
from wormgrill.rules.pieces import ONE, Specialist
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Seat,
    Spot,
    Turn,
    counts_canned_worm,
    holds,
    kept_with,
    total,
    white_dice_left,
)
from wormgrill.rules.scoring import worms
from wormgrill.words.texts import face, listed, say, specialist


def table(position: Position) -> list[str]:
    lines = [say("grill"), *(f"  {row}" for row in _grill_rows(position.grill))]
    lines += [say("players"), *(f"  {_player(seat)}" for seat in position.seats)]
    if position.edition.bratworms:
        lines.append(say("supply", count=position.supply))
    if position.out:
        lines.append(say("out-of-game", specialists=listed(list(map(specialist, position.out)))))
    return lines


def _grill_rows(grill: Iterable[Spot]) -> list[str]:
    by_worms = sorted(grill, key=lambda spot: spot.tile.worms)
    return [
        say("grill-row", worms=say("worms", count=count), tiles=", ".join(map(_spot, row)))
        for count, row in groupby(by_worms, key=lambda spot: spot.tile.worms)
    ]


def _spot(spot: Spot) -> str:
    if not spot.up:
        return say("turned-down", tile=spot.tile.value)
    if spot.specialist:
        return say("on-tile", tile=spot.tile.value, specialist=specialist(spot.specialist))
    return str(spot.tile.value)


def _player(seat: Seat) -> str:
    counted = {"name": seat.name, "worms": say("worms", count=worms(seat))}
    line = say("player-none", **counted)
    if seat.stack:
        tiles = say("tiles", count=len(seat.stack))
        line = say("player-stack", top=seat.stack[-1].value, tiles=tiles, **counted)
    if seat.bratworms:
        line += f", {say('bratworms', count=seat.bratworms)}"
    if seat.specialist:
        line += f", {specialist(seat.specialist)}"
    return line


def aside(position: Position, turn: Turn) -> str:
    """The dice laid aside and what they are worth."""
    canned = counts_canned_worm(position, turn)
    return say(
        "aside-canned" if canned else "aside",
        dice=" ".join(map(face, turn.kept)),
        total=total(position, turn),
    )


QUESTIONS = {
    Phase.ROLL: "ask-roll",
    Phase.CHOOSE: "ask-keep",
    Phase.AFTER: "ask-after",
    Phase.ROB: "ask-rob",
    Phase.RETURN: "ask-return",
    Phase.PINCH: "ask-pinch",
}


def question(position: Position, turn: Turn) -> str:
    dead = turn.phase is Phase.CHOOSE and not keepable(position, turn)
    return say("ask-dead" if dead else QUESTIONS[turn.phase])


def choices(position: Position, turn: Turn) -> list[str]:
    """What each legal action would do, in the order of the legal actions."""
    certain = outlook(position)
    return [
        _choice(position, turn, action, certain.get(str(action), {}))
        for action in legal_actions(position)
    ]


def _choice(position: Position, turn: Turn, action: Action, certain: dict[str, Any]) -> str:
    match action:
        case Roll():
            return _roll(position, turn, action)
        case Keep(name):
            return _keep(position, turn, name, certain)
        case Rob(seat):
            return say("choice-rob", name=position.seats[seat].name)
        case Return(returned):
            return say("choice-return", specialist=specialist(returned))
        case Pinch(seat):
            return _pinch(position.seats[seat])
        case Take(value):
            return say("choice-take", tile=value)
        case actions.Stop():
            return say("choice-stop", ends=ends(position, turn, certain["ends"]))
        case _:
            return say(f"choice-{action}")


def _roll(position: Position, turn: Turn, action: Roll) -> str:
    dice = say("dice", count=white_dice_left(position, turn))
    if action.golden:
        return say("choice-roll-golden", dice=dice)
    if turn.golden_die is GoldenDie.IN_HAND:
        dice = say("dice", count=white_dice_left(position, turn) + 1)
        return say("choice-roll-left-golden", dice=dice)
    if turn.kept:
        last = white_dice_left(position, turn) == 1
        return say("choice-roll-last") if last else say("choice-roll-left", dice=dice)
    without = holds(position, turn, Specialist.GOLDEN_DIE)
    return say("choice-roll-without-golden" if without else "choice-roll", dice=dice)


def _keep(position: Position, turn: Turn, name: str, certain: dict[str, Any]) -> str:
    faces = say("kept-faces", count=certain["dice"], face=face(name))
    canned = counts_canned_worm(position, kept_with(turn, name))
    more = say("with-canned") if canned else ""
    if name == ONE and certain["dice"] > 1 and _bratworm_to_get(position, turn):
        more += say("with-bratworm")
    values = {"faces": faces, "total": certain["total"], "more": more}
    if "ends" not in certain:
        return say("choice-keep", **values)
    return say(
        "choice-keep-ends",
        ends=ends(position, turn, certain["ends"], certain["total"]),
        **values,
    )


def _pinch(victim: Seat) -> str:
    if victim.specialist is Specialist.HEN:
        return say("choice-pinch-hen", name=victim.name)
    return say("choice-pinch", tile=victim.stack[-1].value, name=victim.name)


def ends(position: Position, turn: Turn, how: dict[str, Any], points: int | None = None) -> str:
    """How the turn ends, from the outlook's `ends`."""
    if "fails" in how:
        points = total(position, turn) if points is None else points
        return say(f"ends-{how['fails']}", total=points) + _loss(position, turn)
    if "hen" in how:
        told = say("ends-hen", name=position.seats[how["hen"]].name)
    elif how["from"] == "grill":
        told = _from_grill(position, turn, how["tile"])
    else:
        rivals = [position.seats[seat] for seat in how["from"]]
        count = say("worms", count=rivals[0].stack[-1].worms)
        names = listed([rival.name for rival in rivals])
        told = say("ends-steal", tile=how["tile"], worms=count, names=names)
        if rivals[0].specialist:
            told = say("ends-with", ends=told, specialist=specialist(rivals[0].specialist))
    return say("ends-or", ends=told, tile=how["or"]["tile"]) if "or" in how else told


def _from_grill(position: Position, turn: Turn, value: int) -> str:
    """The tile, who comes with it, and whether it is the last one."""
    up = [spot for spot in position.grill if spot.up]
    spot = next(spot for spot in up if spot.tile.value == value)
    told = say("ends-grill", tile=value, worms=say("worms", count=spot.tile.worms))
    if spot.specialist is Specialist.RAVEN:
        told = say("ends-raven", ends=told)
    elif spot.specialist:
        told = say("ends-with", ends=told, specialist=specialist(spot.specialist))
    return told if len(up) > 1 else say("ends-last", ends=told)


def _bratworm_to_get(position: Position, turn: Turn) -> bool:
    """R16: there is one, and it is not yet a choice whose."""
    return bool(position.supply or victims(position, turn))


def _loss(position: Position, turn: Turn) -> str:
    """What a failure costs (R9, R27, R32)."""
    seat = position.seats[turn.player]
    highest = max(spot.tile.value for spot in position.grill if spot.up)
    if not position.edition.kind.failure_returns_tile:
        return say("turns-tile", tile=highest)
    if not seat.stack:
        return ""
    if seat.specialist is Specialist.HEN:
        return say("loses-hen")
    top = seat.stack[-1].value
    lost = say("loses-tile", tile=top)
    if seat.specialist:
        lost = say("loses-both", tile=top, specialist=specialist(seat.specialist))
    stays = top > highest and not position.options.short_game
    return lost if stays else lost + say("turns-tile", tile=max(top, highest))
