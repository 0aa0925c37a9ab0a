"""An edition's rules in our own words, with their numbers: only those that hold in it."""

from itertools import groupby

from wormgrill.formats.rule_numbers import parts
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Face
from wormgrill.words.texts import face, listed, say, specialist, title


def rulebook(edition: Edition) -> list[str]:
    lines = [say("rules-title", title=title(edition)), "", *_box(edition)]
    exact = listed([str(tile.value) for tile in edition.tiles if tile.exact])
    for heading, numbers in parts(edition):
        lines += ["", say(f"rules-part-{heading}")]
        lines += [f"  {number}  {say(number, exact=exact)}" for number in numbers]
    return lines


def _box(edition: Edition) -> list[str]:
    faces = listed([_face(side) for side in edition.faces])
    by_worms = [
        say(
            "rules-tiles-with",
            tiles=", ".join(str(tile.value) for tile in tiles),
            worms=say("worms", count=count),
        )
        for count, tiles in groupby(
            sorted(edition.tiles, key=lambda tile: tile.worms), key=lambda tile: tile.worms
        )
    ]
    least, most = edition.players
    lines = [
        say("rules-players", least=least, most=most),
        say("rules-box", count=edition.dice, faces=faces),
        say("rules-tiles", tiles="; ".join(by_worms)),
    ]
    if edition.specialists:
        standing = [
            say("rules-specialist", specialist=specialist(name), tile=value)
            for name, value in edition.specialists
        ]
        lines.append(say("rules-specialists", specialists=", ".join(standing)))
    if edition.golden_sides:
        lines.append(say("rules-golden", faces=", ".join(map(face, edition.golden_sides))))
    if edition.bratworms:
        lines.append(say("rules-bratworms", count=edition.bratworms))
    return lines


def _face(side: Face) -> str:
    """Where a face counts what it shows and is on one side only, its name says it all."""
    if side.name == str(side.points) and side.sides == 1:
        return face(side.name)
    return say("rules-face", name=face(side.name), points=side.points, sides=side.sides)
