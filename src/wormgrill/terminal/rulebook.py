"""An edition's rules in our own words, with their numbers: only those that hold in it."""

from collections.abc import Iterator
from functools import reduce
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from wormgrill.formats.rule_numbers import Value, rules_of
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Face, Specialist
from wormgrill.words.voice import Voice


class Chapter(NamedTuple):
    """A heading, and the lines under it."""

    heading: str
    lines: list[str]


def rulebook(edition: Edition, voice: Voice | None = None) -> list[str]:
    title, *chapters = rule_chapters(edition, voice or Voice())
    lines = [title.heading, "", *title.lines]
    for heading, rules in chapters:
        lines += ["", heading, *rules]
    return lines


def rule_chapters(edition: Edition, voice: Voice) -> Iterator[Chapter]:
    """The title with what lies in the box, then the rules part by part."""
    rules = rules_of(edition)
    values = {name: _told(voice, value) for name, value in rules.values.items()}
    assumed = [voice.say(f"assumed-{key}", **values) for key in edition.assumed]
    title = voice.say("rules-title", title=voice.title(edition))
    yield Chapter(title, [*_box(edition, voice), *assumed])
    for part in rules.parts:
        heading = voice.say(f"rules-part-{part.heading}", **values)
        yield Chapter(
            heading, [f"  {number}  {voice.say(number, **values)}" for number in part.numbers]
        )


def _told(voice: Voice, value: Value) -> str | int:
    """Numbers in a row as the language lists them."""
    return voice.listed(list(map(str, value))) if isinstance(value, tuple) else value


def _box(edition: Edition, voice: Voice) -> list[str]:
    least, most = edition.players
    faces = voice.listed([_face(side, voice) for side in edition.faces])
    lines = [
        voice.say("rules-players", least=least, most=most),
        voice.say("rules-box", count=edition.dice, faces=faces),
        voice.say("rules-tiles", tiles=_tiles(edition, voice)),
    ]
    if edition.specialists:
        standing = [
            voice.say("rules-specialist", specialist=voice.specialist(name), tile=value)
            for name, value in edition.specialists
        ]
        lines.append(voice.say("rules-specialists", specialists=", ".join(standing)))
    if Specialist.GOLDEN_DIE in dict(edition.specialists):
        sides = ", ".join(map(voice.face, edition.golden_sides))
        lines.append(voice.say("rules-golden", faces=sides))
    if edition.bratworms:
        lines.append(voice.say("rules-bratworms", count=edition.bratworms))
    return lines


def _tiles(edition: Edition, voice: Voice) -> str:
    worms = attrgetter("worms")
    by_worms = groupby(sorted(edition.tiles, key=worms), key=worms)
    groups = [
        voice.say(
            "rules-tiles-with",
            tiles=", ".join(str(tile.value) for tile in alike),
            worms=voice.worms(count),
        )
        for count, alike in by_worms
    ]
    return reduce(lambda tiles, more: voice.say("rules-tiles-more", tiles=tiles, more=more), groups)


def _face(side: Face, voice: Voice) -> str:
    """Where a face counts what it shows and is on one side only, its name says it all."""
    if side.name == str(side.points) and side.sides == 1:
        return voice.face(side.name)
    name = voice.face(side.name)
    return voice.say("rules-face", name=name, points=side.points, sides=side.sides)
