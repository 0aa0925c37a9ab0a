"""Who may sit down: how many, under which names, and who may begin."""

import unicodedata
from collections.abc import Collection, Sequence

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.likeness import can_be_seen, forms
from wormgrill.rules.position import Position

MOST_PLAYERS = 7
LONGEST_NAME = 24


def seated(edition: Edition, names: Sequence[str], options: Options) -> tuple[str, ...]:
    """The names, trimmed, if these players may play this edition with these options.

    Names are looked at less closely than when somebody takes one: a game may be older than a rule.
    """
    check_count(edition, len(names))
    check_first(options, len(names))
    trimmed = tuple(_name(name, f"players[{place}]") for place, name in enumerate(names))
    for place, name in enumerate(trimmed):
        if name in trimmed[:place]:
            told = "players[{place}]: “{who}” is there twice; names must differ."
            raise BadRequest(told, "refusal-name-twice", place=place, who=name)
    return trimmed


def check_first(options: Options, count: int) -> None:
    if options.first >= count:
        told = "options.first: there is no seat {seat}; seats count from 0."
        raise BadRequest(told, "refusal-first", seat=options.first)


def check_count(edition: Edition, count: int) -> None:
    least, most = edition.players
    if not least <= count <= most:
        told = "players: {edition} is for {least} to {most} players, not {count}."
        values = {"edition": edition.key, "least": least, "most": most, "count": count}
        raise BadRequest(told, "refusal-players", **values)


def check_name(name: str, where: str = "name") -> str:
    """The name, trimmed, if it is one that everybody can see."""
    trimmed = _name(name, where)
    if not can_be_seen(trimmed):
        told = "{where}: a name has a letter, a digit or a sign that can be seen."
        raise BadRequest(told, "refusal-name-unseen", where=where)
    return trimmed


def _name(name: str, where: str) -> str:
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME:
        told = "{where}: a name has 1 to {most} characters."
        raise BadRequest(told, "refusal-name-length", where=where, most=LONGEST_NAME)
    if not all(map(_harmless, trimmed)) or not any(map(_visible, trimmed)):
        told = "{where}: a name has no control or bidirectional characters."
        raise BadRequest(told, "refusal-name-characters", where=where)
    return trimmed


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody has it, or one that looks like it, already.

    >>> distinct_name("Ada", ["Ada", "Bo", "Ada 2"])
    'Ada 3'
    """
    seen = forms(*taken)
    distinct, number = name, 2
    while not seen.isdisjoint(forms(distinct)):
        mark = f" {number}"
        distinct, number = name[: LONGEST_NAME - len(mark)].rstrip() + mark, number + 1
    return distinct


def _harmless(character: str) -> bool:
    """No line breaks, control, bidirectional or broken characters."""
    if character in _BIDIRECTIONAL:
        return False
    return unicodedata.category(character) not in ("Cc", "Cs", "Zl", "Zp")


def _visible(character: str) -> bool:
    return unicodedata.category(character) not in ("Cf", "Zs", "Mn")


_BIDIRECTIONAL = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


def renamed(position: Position, names: Sequence[str]) -> Position:
    """The same position, with others at the table."""
    seats = zip(position.seats, names, strict=True)
    return position._replace(seats=tuple(seat._replace(name=name) for seat, name in seats))
