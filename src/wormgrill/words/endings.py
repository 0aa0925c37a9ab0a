"""How a turn ends, and what failing costs, in words: the one home of both, for every client.

The texts are those of `locales/*/words.ftl`; the browser says the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wormgrill.formats.rule_numbers import winning_rule
from wormgrill.rules.endings import Ending, Failure, FromGrill, FromRival
from wormgrill.rules.events import Event, Failed, HenTaken, Stole, Took, TurnEnded
from wormgrill.rules.legal import victims
from wormgrill.rules.outlook import Loss, loss, loss_told
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import Position, Turn
from wormgrill.words.voice import Voice

if TYPE_CHECKING:  # numpy is loaded when a turn is solved
    from wormgrill.solver.leaves import How

# What is certain


def ending_text(position: Position, end: Ending, total: int, voice: Voice) -> str:
    """How the turn ends, with all that comes with it; what a failure costs is told apart."""
    turn = position.turn
    assert turn is not None
    if isinstance(end, Failure):
        rule = winning_rule(position.edition)
        return voice.say(f"ends-fails-{end.why}", total=total, rule=rule)
    if isinstance(end, FromGrill):
        return _from_grill(position, turn, end, voice)
    told = _from_rival(position, end, voice)
    return voice.say("ends-or", ends=told, tile=end.instead.value) if end.instead else told


def _from_grill(position: Position, turn: Turn, end: FromGrill, voice: Voice) -> str:
    """The tile, who comes with it, and whether it is the last one."""
    up = [spot for spot in position.grill if spot.up]
    spot = next(spot for spot in up if spot.tile == end.tile)
    told = [voice.say("ends-grill", tile=_with_worms(end.tile, voice))]
    if spot.specialist is Specialist.RAVEN:
        if bratworm_to_get(position, turn):
            told.append(voice.say("bratworms", count=1))  # R28
    elif spot.specialist:
        told.append(voice.specialist(spot.specialist))
    joined = " + ".join(told)
    return joined if len(up) > 1 else voice.say("ends-last", ends=joined)


def _from_rival(position: Position, end: FromRival, voice: Voice) -> str:
    names = voice.either([position.seats[seat].name for seat in end.seats])
    if end.hen:
        return voice.say("ends-hen", name=names)
    told = [voice.say("ends-steal", tile=_with_worms(end.tile, voice), names=names)]
    if specialist := position.seats[end.seats[0]].specialist:
        told.append(voice.specialist(specialist))
    return " + ".join(told)


def _with_worms(tile: Tile, voice: Voice) -> str:
    return f"{tile.value} ({voice.worms(tile.worms)})"


def bratworm_to_get(position: Position, turn: Turn) -> bool:
    """R16: there is one, in the supply or with somebody it can be taken from."""
    return bool(position.supply or victims(position, turn))


def loss_text(lost: Loss, voice: Voice) -> str:
    """What a failure costs (R9, R27, R32)."""
    told = []
    if lost.tile:
        told.append(voice.say("costs-tile", tile=lost.tile.value))
    if lost.specialist:
        told.append(voice.say("costs-specialist", specialist=voice.specialist(lost.specialist)))
    if lost.turned:
        told.append(voice.say("costs-turned", tile=lost.turned.value))
    return ", ".join(told) or voice.say("costs-nothing")


def with_costs(position: Position, told: str, voice: Voice) -> str:
    """A failure that has been told, and what it costs here."""
    assert position.turn is not None
    costs = loss_text(loss(position, position.turn), voice)
    return voice.say("ends-costs", ends=told, costs=costs)


# What is likely, or has happened


def how_text(position: Position, how: How, voice: Voice) -> str:
    """What the turn does, in a few words: takes tile 27."""
    return _how("ends", position, how, voice)


def how_noun(position: Position, how: How, voice: Voice) -> str:
    """What the turn brings, in as few words as there are: tile 27."""
    return _how("end", position, how, voice)


def _how(form: str, position: Position, how: How, voice: Voice) -> str:
    if how.tile is None:
        return voice.say(f"{form}-fails")
    robbed = None if how.seat is None else position.seats[how.seat].name
    return _brought(form, how.tile, robbed, how.hen, voice)


def _brought(form: str, tile: int, robbed: str | None, hen: bool, voice: Voice) -> str:
    if robbed is None:
        return voice.say(f"{form}-grill", tile=tile)
    if hen:
        return voice.say(f"{form}-hen", name=robbed)
    return voice.say(f"{form}-steal", tile=tile, names=robbed)


def ended_text(events: Sequence[Event], names: Sequence[str], voice: Voice) -> str | None:
    """What the turn did, and what it cost if it failed; None if it still goes on."""
    for event in events:
        match event:
            case Took(tile=tile):
                return _brought("ends", tile.value, None, False, voice)
            case Stole(tile=tile, victim=victim):
                return _brought("ends", tile.value, names[victim], False, voice)
            case HenTaken(tile=tile, victim=victim):
                return _brought("ends", tile.value, names[victim], True, voice)
            case Failed() | TurnEnded():
                return _failed(loss_told(events), voice)
    return None


def _failed(lost: Loss, voice: Voice) -> str:
    told = voice.say("ends-fails")
    if lost == Loss():
        return told
    return voice.say("ends-costs", ends=told, costs=loss_text(lost, voice))
