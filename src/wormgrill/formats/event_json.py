"""Events as the JSON of the engine protocol, and back: each with its `type`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wormgrill.formats.position_json import tile_json
from wormgrill.rules import events as facts
from wormgrill.rules.endings import Why
from wormgrill.rules.pieces import Specialist, Tile


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


# And back


def event_from(given: Mapping[str, Any]) -> facts.Event:
    """The event that was written so; what else stands there is passed over."""
    return _READERS[given["type"]](given)


def _tile_from(given: Mapping[str, int]) -> Tile:
    return Tile(given["value"], given["worms"])


def _place_from(given: Any) -> facts.Place:
    if given == "out":
        return facts.OutOfGame()
    return facts.OnTile(given["tile"]) if "tile" in given else facts.WithPlayer(given["player"])


_READERS: Mapping[str, Callable[[Mapping[str, Any]], facts.Event]] = {
    "rolled": lambda f: facts.Rolled(f["player"], tuple(f["faces"]), f["golden"], f["dead"]),
    "kept": lambda f: facts.Kept(
        f["player"], f["face"], f["dice"], f["golden"], f["total"], f["canned_worm"]
    ),
    "rerolled": lambda f: facts.Rerolled(f["player"], tuple(f["faces"])),
    "bratworm": lambda f: facts.Bratworm(
        f["player"], None if f["from"] == "supply" else f["from"], facts.Reason(f["why"])
    ),
    "took": lambda f: facts.Took(f["player"], _tile_from(f["tile"])),
    "stole": lambda f: facts.Stole(f["player"], _tile_from(f["tile"]), f["from"]),
    "hen-taken": lambda f: facts.HenTaken(f["player"], f["from"], _tile_from(f["tile"])),
    "specialist": lambda f: facts.SpecialistMoved(
        Specialist(f["specialist"]), _place_from(f["from"]), _place_from(f["to"])
    ),
    "failed": lambda f: facts.Failed(f["player"], Why(f["why"])),
    "returned": lambda f: facts.Returned(f["player"], _tile_from(f["tile"])),
    "turned": lambda f: facts.Turned(_tile_from(f["tile"])),
    "turn-ended": lambda f: facts.TurnEnded(f["player"], f["next"]),
    "game-over": lambda f: facts.GameOver(tuple(f["scores"]), tuple(f["winners"])),
}

EVENT_TYPES = _READERS.keys()
