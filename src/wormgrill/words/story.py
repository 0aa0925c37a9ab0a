"""What happened, told in sentences."""

from collections.abc import Callable, Iterable
from typing import Any

from wormgrill.rules import events as facts
from wormgrill.rules.pieces import APPLE_WORMS, Specialist
from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import TieBreak, highest_tile, ranking, tie_break, winners, worms
from wormgrill.words.voice import Voice

Names = Callable[[int], str]  # what a seat's player is called


def tell(position: Position, events: Iterable[facts.Event], voice: Voice) -> list[str]:
    """The sentences of these events; what needs no words has none."""

    def name(seat: int) -> str:
        return position.seats[seat].name

    return [sentence for event in events for sentence in tell_event(event, name, voice)]


def tell_event(event: facts.Event, name: Names, voice: Voice) -> list[str]:
    """The sentences of one of them, wherever the names come from."""
    return _SENTENCES[type(event)](event, name, voice) if type(event) in _SENTENCES else []


def _rolled(event: facts.Rolled, name: Names, voice: Voice) -> list[str]:
    values = {"name": name(event.player), "dice": voice.row(event.faces)}
    if event.golden is None:
        told = [voice.say("rolled", **values)]
    else:
        key = "rolled-golden" if event.faces else "rolled-golden-alone"
        told = [voice.say(key, golden=voice.face(event.golden), **values)]
    return [*told, voice.say("rolled-dead")] if event.dead else told


def _kept(event: facts.Kept, name: Names, voice: Voice) -> list[str]:
    key = "kept-golden" if event.golden else "kept"
    what = {"dice": event.dice, "face": voice.face(event.face), "total": event.total}
    if not event.golden:
        what["canned"] = voice.say("with-canned") if event.canned else ""
    return [voice.say(key, name=name(event.player), **what)]


def _rerolled(event: facts.Rerolled, name: Names, voice: Voice) -> list[str]:
    return [voice.say("rerolled", name=name(event.player))]


def _bratworm(event: facts.Bratworm, name: Names, voice: Voice) -> list[str]:
    key = f"bratworm-{event.why}"
    if event.robbed is None:
        return [voice.say(key, name=name(event.player))]
    return [voice.say(f"{key}-robbed", name=name(event.player), victim=name(event.robbed))]


def _took(event: facts.Took, name: Names, voice: Voice) -> list[str]:
    count = voice.worms(event.tile.worms)
    return [voice.say("took", name=name(event.player), tile=event.tile.value, worms=count)]


def _stole(event: facts.Stole, name: Names, voice: Voice) -> list[str]:
    count = voice.worms(event.tile.worms)
    tile = event.tile.value
    return [
        voice.say(
            "stole", name=name(event.player), tile=tile, worms=count, victim=name(event.victim)
        )
    ]


def _hen_taken(event: facts.HenTaken, name: Names, voice: Voice) -> list[str]:
    who = {"name": name(event.player), "victim": name(event.victim)}
    return [voice.say("hen-taken", tile=event.tile.value, **who)]


def _specialist_moved(event: facts.SpecialistMoved, name: Names, voice: Voice) -> list[str]:
    word = voice.specialist(event.specialist)
    match event.goal:
        case facts.OnTile(value):
            return [
                *_put_back(event, name, voice),
                voice.say("specialist-to-tile", specialist=word, tile=value),
            ]
        case facts.OutOfGame():
            return [*_put_back(event, name, voice), voice.say("specialist-out", specialist=word)]
        case facts.WithPlayer(seat) if event.specialist is not Specialist.HEN or isinstance(
            event.origin, facts.OnTile
        ):
            return [voice.say("specialist-to-player", specialist=word, name=name(seat))]
    return []  # the hen taken from a rival has been told


def _put_back(event: facts.SpecialistMoved, name: Names, voice: Voice) -> list[str]:
    if not isinstance(event.origin, facts.WithPlayer):
        return []
    who = name(event.origin.seat)
    return [
        voice.say("specialist-put-back", name=who, specialist=voice.specialist(event.specialist))
    ]


def _failed(event: facts.Failed, name: Names, voice: Voice) -> list[str]:
    return [voice.say(f"failed-{event.why}", name=name(event.player))]


def _returned(event: facts.Returned, name: Names, voice: Voice) -> list[str]:
    return [voice.say("returned", name=name(event.player), tile=event.tile.value)]


def _turned(event: facts.Turned, name: Names, voice: Voice) -> list[str]:
    return [voice.say("turned", tile=event.tile.value)]


def _game_over(event: facts.GameOver, name: Names, voice: Voice) -> list[str]:
    return [voice.say("game-over")]


_SENTENCES: dict[type, Callable[[Any, Names, Voice], list[str]]] = {
    facts.Rolled: _rolled,
    facts.Kept: _kept,
    facts.Rerolled: _rerolled,
    facts.Bratworm: _bratworm,
    facts.Took: _took,
    facts.Stole: _stole,
    facts.HenTaken: _hen_taken,
    facts.SpecialistMoved: _specialist_moved,
    facts.Failed: _failed,
    facts.Returned: _returned,
    facts.Turned: _turned,
    facts.GameOver: _game_over,
}


def final_ranking(position: Position, voice: Voice) -> list[str]:
    """Places, worms counted out, and who wins and why."""
    places = [_place(place, position.seats[seat], voice) for place, seat in ranking(position)]
    best = [position.seats[seat].name for seat in winners(position)]
    verdict = voice.say("winner" if len(best) == 1 else "winners", names=voice.listed(best))
    return [*places, *_tie(position, voice), verdict]


def _place(place: int, seat: Seat, voice: Voice) -> str:
    details = []
    if seat.stack:
        tiles = ", ".join(str(tile.value) for tile in seat.stack)
        details.append(voice.say("detail-tiles", tiles=tiles))
    if seat.bratworms:
        details.append(voice.say("bratworms", count=seat.bratworms))
    if seat.specialist is Specialist.APPLE:
        details.append(voice.say("detail-apple", worms=voice.worms(APPLE_WORMS)))
    values = {"place": place, "name": seat.name, "worms": voice.worms(worms(seat))}
    if not details:
        return voice.say("place", **values)
    return voice.say("place-details", details=", ".join(details), **values)


def _tie(position: Position, voice: Voice) -> list[str]:
    how = tie_break(position)
    if how is None:
        return []
    winner = position.seats[winners(position)[0]]
    return [voice.say(_TIES[how], tile=highest_tile(winner), name=winner.name)]


_TIES = {
    TieBreak.SEVERAL: "tie-junior",
    TieBreak.SHARED: "tie-shared",
    TieBreak.HIGHEST_TILE: "tie-broken",
}
