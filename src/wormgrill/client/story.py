"""What a table's log tells, in sentences: those of the rules, and those beside the game."""

from collections.abc import Callable, Mapping
from typing import Any

from wormgrill.match.log import Fact
from wormgrill.rules import events
from wormgrill.rules.endings import Why
from wormgrill.rules.events import Event
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.words.story import Names, tell_event
from wormgrill.words.voice import Voice


def told(fact: Fact, name: Names, voice: Voice) -> list[str]:
    """The sentences of a fact; what needs no words has none."""
    kind = fact["type"]
    if kind in RULE_EVENTS:
        return tell_event(RULE_EVENTS[kind](fact), name, voice)
    if kind in _BESIDE:
        return [_BESIDE[kind](fact, name, voice)]
    return []


def _tile(given: Mapping[str, int]) -> Tile:
    return Tile(given["value"], given["worms"])


def _place(given: Any) -> events.Place:
    if given == "out":
        return events.OutOfGame()
    return events.OnTile(given["tile"]) if "tile" in given else events.WithPlayer(given["player"])


RULE_EVENTS: Mapping[str, Callable[[Fact], Event]] = {
    "rolled": lambda f: events.Rolled(f["player"], tuple(f["faces"]), f["golden"], f["dead"]),
    "kept": lambda f: events.Kept(
        f["player"], f["face"], f["dice"], f["golden"], f["total"], f["canned_worm"]
    ),
    "rerolled": lambda f: events.Rerolled(f["player"], tuple(f["faces"])),
    "bratworm": lambda f: events.Bratworm(
        f["player"], None if f["from"] == "supply" else f["from"], events.Reason(f["why"])
    ),
    "took": lambda f: events.Took(f["player"], _tile(f["tile"])),
    "stole": lambda f: events.Stole(f["player"], _tile(f["tile"]), f["from"]),
    "hen-taken": lambda f: events.HenTaken(f["player"], f["from"], _tile(f["tile"])),
    "specialist": lambda f: events.SpecialistMoved(
        Specialist(f["specialist"]), _place(f["from"]), _place(f["to"])
    ),
    "failed": lambda f: events.Failed(f["player"], Why(f["why"])),
    "returned": lambda f: events.Returned(f["player"], _tile(f["tile"])),
    "turned": lambda f: events.Turned(_tile(f["tile"])),
    "turn-ended": lambda f: events.TurnEnded(f["player"], f["next"]),
    "game-over": lambda f: events.GameOver(tuple(f["scores"]), tuple(f["winners"])),
}

_BESIDE: Mapping[str, Callable[[Fact, Names, Voice], str]] = {
    "sat": lambda f, name, voice: voice.say(
        "web-sat-program" if "program" in f else "web-sat",
        name=f["name"],
        program=f.get("program", ""),
    ),
    "started": lambda f, name, voice: voice.say("web-started"),
    "dice-taken-back": lambda f, name, voice: voice.say(
        "web-dice-taken-back", name=name(f["seat"])
    ),
    "bot": lambda f, name, voice: voice.say(f"web-bot-{f['why']}", name=name(f["seat"])),
    "back": lambda f, name, voice: voice.say("web-back", name=name(f["seat"])),
    "phrase": lambda f, name, voice: voice.say(
        "web-says", name=name(f["seat"]), phrase=voice.say(f"phrase-{f['phrase']}")
    ),
    "hinted": lambda f, name, voice: voice.say(
        "web-hinted-always" if f.get("always") else "web-hinted", name=name(f["seat"])
    ),
    "abandoned": lambda f, name, voice: voice.say("web-abandoned", why=f.get("why", "other")),
}
