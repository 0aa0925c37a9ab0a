"""Events as the JSON of the engine protocol: each with its `type`."""

from collections.abc import Callable, Iterable
from typing import Any

from wormgrill.formats.position_json import tile_json
from wormgrill.rules import events as facts


def events_json(events: Iterable[facts.Event]) -> list[dict[str, Any]]:
    return [_FORMS[type(event)](event) for event in events]


def _place(place: facts.Place) -> dict[str, int] | str:
    match place:
        case facts.OnTile(value):
            return {"tile": value}
        case facts.WithPlayer(seat):
            return {"player": seat}
    return "out"


def _rolled(event: facts.Rolled) -> dict[str, Any]:
    return {
        "type": "rolled",
        "player": event.player,
        "faces": list(event.faces),
        "golden": event.golden,
        "dead": event.dead,
    }


def _kept(event: facts.Kept) -> dict[str, Any]:
    return {
        "type": "kept",
        "player": event.player,
        "face": event.face,
        "dice": event.dice,
        "golden": event.golden,
        "total": event.total,
        "canned_worm": event.canned,
    }


def _rerolled(event: facts.Rerolled) -> dict[str, Any]:
    return {"type": "rerolled", "player": event.player, "faces": list(event.faces)}


def _bratworm(event: facts.Bratworm) -> dict[str, Any]:
    origin = "supply" if event.robbed is None else event.robbed
    return {"type": "bratworm", "player": event.player, "from": origin, "why": event.why}


def _stole(event: facts.Stole) -> dict[str, Any]:
    return {"type": "stole", **_from_rival(event)}


def _hen_taken(event: facts.HenTaken) -> dict[str, Any]:
    return {"type": "hen-taken", **_from_rival(event)}


def _from_rival(event: facts.Stole | facts.HenTaken) -> dict[str, Any]:
    return {"player": event.player, "tile": tile_json(event.tile), "from": event.victim}


def _took(event: facts.Took) -> dict[str, Any]:
    return {
        "type": "took",
        "player": event.player,
        "tile": tile_json(event.tile),
        "from": "grill",
    }


def _specialist(event: facts.SpecialistMoved) -> dict[str, Any]:
    return {
        "type": "specialist",
        "specialist": event.specialist,
        "from": _place(event.origin),
        "to": _place(event.goal),
    }


def _failed(event: facts.Failed) -> dict[str, Any]:
    return {"type": "failed", "player": event.player, "why": event.why}


def _returned(event: facts.Returned) -> dict[str, Any]:
    return {"type": "returned", "player": event.player, "tile": tile_json(event.tile)}


def _turned(event: facts.Turned) -> dict[str, Any]:
    return {"type": "turned", "tile": tile_json(event.tile)}


def _turn_ended(event: facts.TurnEnded) -> dict[str, Any]:
    return {"type": "turn-ended", "player": event.player, "next": event.next}


def _game_over(event: facts.GameOver) -> dict[str, Any]:
    return {
        "type": "game-over",
        "scores": list(event.scores),
        "winners": list(event.winners),
    }


_FORMS: dict[type, Callable[[Any], dict[str, Any]]] = {
    facts.Rolled: _rolled,
    facts.Kept: _kept,
    facts.Rerolled: _rerolled,
    facts.Bratworm: _bratworm,
    facts.Took: _took,
    facts.Stole: _stole,
    facts.HenTaken: _hen_taken,
    facts.SpecialistMoved: _specialist,
    facts.Failed: _failed,
    facts.Returned: _returned,
    facts.Turned: _turned,
    facts.TurnEnded: _turn_ended,
    facts.GameOver: _game_over,
}
