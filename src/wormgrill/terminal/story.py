"""What happened, told in sentences."""

from collections.abc import Callable, Iterable
from typing import Any

from wormgrill.rules import events as facts
from wormgrill.rules.pieces import APPLE_WORMS, Specialist
from wormgrill.rules.position import Position, Seat
from wormgrill.rules.scoring import highest_tile, ranking, winners, worms
from wormgrill.words.texts import face, listed, say, specialist

Names = Callable[[int], str]


def tell(position: Position, events: Iterable[facts.Event]) -> list[str]:
    """The sentences of these events; what needs no words has none."""

    def name(seat: int) -> str:
        return position.seats[seat].name

    return [
        sentence
        for event in events
        if type(event) in _SENTENCES
        for sentence in _SENTENCES[type(event)](event, name)
    ]


def _rolled(event: facts.Rolled, name: Names) -> list[str]:
    values = {"name": name(event.player), "dice": " ".join(map(face, event.faces))}
    if event.golden is None:
        told = [say("rolled", **values)]
    else:
        key = "rolled-golden" if event.faces else "rolled-golden-alone"
        told = [say(key, golden=face(event.golden), **values)]
    return [*told, say("rolled-dead")] if event.dead else told


def _kept(event: facts.Kept, name: Names) -> list[str]:
    key = "kept-golden" if event.golden else "kept"
    what = {"dice": event.dice, "face": face(event.face), "total": event.total}
    if not event.golden:
        what["canned"] = say("with-canned") if event.canned else ""
    return [say(key, name=name(event.player), **what)]


def _rerolled(event: facts.Rerolled, name: Names) -> list[str]:
    return [say("rerolled", name=name(event.player))]


def _bratworm(event: facts.Bratworm, name: Names) -> list[str]:
    key = f"bratworm-{event.why}"
    if event.robbed is None:
        return [say(key, name=name(event.player))]
    return [say(f"{key}-robbed", name=name(event.player), victim=name(event.robbed))]


def _took(event: facts.Took, name: Names) -> list[str]:
    count = say("worms", count=event.tile.worms)
    return [say("took", name=name(event.player), tile=event.tile.value, worms=count)]


def _stole(event: facts.Stole, name: Names) -> list[str]:
    count = say("worms", count=event.tile.worms)
    tile = event.tile.value
    return [
        say("stole", name=name(event.player), tile=tile, worms=count, victim=name(event.victim))
    ]


def _hen_taken(event: facts.HenTaken, name: Names) -> list[str]:
    who = {"name": name(event.player), "victim": name(event.victim)}
    return [say("hen-taken", tile=event.tile.value, **who)]


def _specialist_moved(event: facts.SpecialistMoved, name: Names) -> list[str]:
    word = specialist(event.specialist)
    match event.goal:
        case facts.OnTile(value):
            return [*_put_back(event, name), say("specialist-to-tile", specialist=word, tile=value)]
        case facts.OutOfGame():
            return [*_put_back(event, name), say("specialist-out", specialist=word)]
        case facts.WithPlayer(seat) if event.specialist is not Specialist.HEN or isinstance(
            event.origin, facts.OnTile
        ):
            return [say("specialist-to-player", specialist=word, name=name(seat))]
    return []  # the hen taken from a rival has been told


def _put_back(event: facts.SpecialistMoved, name: Names) -> list[str]:
    if not isinstance(event.origin, facts.WithPlayer):
        return []
    who = name(event.origin.seat)
    return [say("specialist-put-back", name=who, specialist=specialist(event.specialist))]


def _failed(event: facts.Failed, name: Names) -> list[str]:
    return [say(f"failed-{event.why}", name=name(event.player))]


def _returned(event: facts.Returned, name: Names) -> list[str]:
    return [say("returned", name=name(event.player), tile=event.tile.value)]


def _turned(event: facts.Turned, name: Names) -> list[str]:
    return [say("turned", tile=event.tile.value)]


def _game_over(event: facts.GameOver, name: Names) -> list[str]:
    return [say("game-over")]


_SENTENCES: dict[type, Callable[[Any, Names], list[str]]] = {
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


def final_ranking(position: Position) -> list[str]:
    """Places, worms counted out, and who wins and why."""
    places = [_place(place, position.seats[seat]) for place, seat in ranking(position)]
    best = [position.seats[seat].name for seat in winners(position)]
    verdict = say("winner" if len(best) == 1 else "winners", names=listed(best))
    return [*places, *_tie(position), verdict]


def _place(place: int, seat: Seat) -> str:
    details = []
    if seat.stack:
        tiles = ", ".join(str(tile.value) for tile in seat.stack)
        details.append(say("detail-tiles", tiles=tiles))
    if seat.bratworms:
        details.append(say("bratworms", count=seat.bratworms))
    if seat.specialist is Specialist.APPLE:
        details.append(say("detail-apple", worms=say("worms", count=APPLE_WORMS)))
    values = {"place": place, "name": seat.name, "worms": say("worms", count=worms(seat))}
    if not details:
        return say("place", **values)
    return say("place-details", details=", ".join(details), **values)


def _tie(position: Position) -> list[str]:
    best = winners(position)
    most = worms(position.seats[best[0]])
    if sum(worms(seat) == most for seat in position.seats) == 1:
        return []
    if not position.edition.kind.highest_tile_breaks_ties:
        return [say("tie-junior")]
    if len(best) > 1:
        return [say("tie-shared")]
    winner = position.seats[best[0]]
    return [say("tie-broken", tile=highest_tile(winner), name=winner.name)]
