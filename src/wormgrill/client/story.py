"""What a table's log tells, in sentences: those of the rules, and those beside the game."""

from collections.abc import Callable, Mapping

from wormgrill.formats.event_json import EVENT_TYPES, event_from
from wormgrill.match.log import Fact
from wormgrill.words.story import Names, tell_event
from wormgrill.words.voice import Voice


def told(fact: Fact, name: Names, voice: Voice) -> list[str]:
    """The sentences of a fact; what needs no words has none."""
    kind = fact["type"]
    if kind in EVENT_TYPES:
        return tell_event(event_from(fact), name, voice)
    if kind in _BESIDE:
        return [_BESIDE[kind](fact, name, voice)]
    return []


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
