"""Custom editions: the data of an edition as a table (TOML or JSON), checked, and back."""

import tomllib
from collections.abc import Iterable
from typing import Any

from wormgrill.formats.options import OPTIONS_SCHEMA, options_from, options_table
from wormgrill.formats.schema import Schema, check
from wormgrill.rules.edition import JUNIOR, KINDS, Edition, Options
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.pieces import WORM, Face, Specialist, Tile
from wormgrill.rules.reach import reachable_tiles
from wormgrill.rules.seating import MOST_PLAYERS

EDITION_SCHEMA: Schema = {
    "type": "object",
    "additionalProperties": False,
    "required": ["key", "kind", "players", "dice", "faces", "tiles"],
    "properties": {
        "key": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9-]{0,23}$",
            "description": "a small letter, then up to 23 small letters, digits and hyphens",
        },
        "title": {
            "type": "string",
            "pattern": "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff]{1,60}$",
            "description": "1 to 60 characters on one line",
        },
        "kind": {"type": "string", "enum": list(KINDS)},
        "players": {
            "type": "array",
            "minItems": 2,
            "maxItems": 2,
            "items": {"type": "integer", "minimum": 2, "maximum": MOST_PLAYERS},
        },
        "dice": {"type": "integer", "minimum": 1, "maximum": 12},
        "faces": {
            "type": "array",
            "minItems": 1,
            "maxItems": 8,
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["name", "points"],
                "properties": {
                    "name": {
                        "type": "string",
                        "pattern": "^[a-z0-9][a-z0-9-]{0,15}$",
                        "description": "up to 16 small letters, digits and hyphens",
                    },
                    "points": {"type": "integer", "minimum": 0, "maximum": 20},
                    "sides": {"type": "integer", "minimum": 1, "maximum": 20},
                    "golden_sides": {"type": "integer", "minimum": 0, "maximum": 20},
                },
            },
        },
        "tiles": {
            "type": "array",
            "minItems": 1,
            "maxItems": 40,
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["value", "worms"],
                "properties": {
                    "value": {"type": "integer", "minimum": 1, "maximum": 240},
                    "worms": {"type": "integer", "minimum": 0, "maximum": 20},
                    "exact": {"type": "boolean"},
                },
            },
        },
        "specialists": {
            "type": "object",
            "additionalProperties": False,
            "properties": {name.value: {"type": "integer"} for name in Specialist},
        },
        "bratworms": {"type": "integer", "minimum": 0, "maximum": 40},
        "options": OPTIONS_SCHEMA,
    },
}


def read_edition(text: str) -> Edition:
    """A custom edition from the text of a TOML file."""
    try:
        table = tomllib.loads(text)
    except ValueError as error:
        raise BadRequest(f"This is not TOML: {error}.") from None
    except RecursionError:
        raise BadRequest("This is not TOML: it is nested too deeply.") from None
    return edition_from(table)


def edition_from(table: dict[str, Any]) -> Edition:
    check(table, EDITION_SCHEMA)
    edition = Edition(
        key=table["key"],
        title=table.get("title", table["key"]),
        kind=KINDS[table["kind"]],
        players=(table["players"][0], table["players"][1]),
        dice=table["dice"],
        faces=tuple(Face(**face) for face in table["faces"]),
        tiles=tuple(sorted((Tile(**tile) for tile in table["tiles"]), key=lambda tile: tile.value)),
        specialists=tuple(
            (name, table["specialists"][name])
            for name in Specialist
            if name in table.get("specialists", {})
        ),
        bratworms=table.get("bratworms", 0),
        options=options_from(table.get("options", {}), Options()),
    )
    _check_sense(edition, table)
    return edition


def edition_table(edition: Edition) -> dict[str, Any]:
    """The table that `edition_from` reads back; defaults are left out."""
    table: dict[str, Any] = {
        "key": edition.key,
        "title": edition.title,
        "kind": edition.kind.name,
        "players": list(edition.players),
        "dice": edition.dice,
        "faces": [
            {"name": face.name, "points": face.points}
            | ({"sides": face.sides} if face.sides != 1 else {})
            | ({"golden_sides": face.golden_sides} if face.golden_sides else {})
            for face in edition.faces
        ],
        "tiles": [
            {"value": tile.value, "worms": tile.worms} | ({"exact": True} if tile.exact else {})
            for tile in edition.tiles
        ],
    }
    if edition.specialists:
        table["specialists"] = {name.value: value for name, value in edition.specialists}
    if edition.bratworms:
        table["bratworms"] = edition.bratworms
    if options := options_table(edition.options, Options()):
        table["options"] = options
    return table


def _check_sense(edition: Edition, table: dict[str, Any]) -> None:
    """What a shape cannot say."""
    if edition.key in EDITIONS:
        raise _wrong("key", f"“{edition.key}” is one of the game's own editions; choose another")
    least, most = edition.players
    if least > most:
        raise _wrong("players", f"the smallest number comes first, not {least} before {most}")
    if edition.options.first >= least:
        raise _wrong("options.first", f"with {least} players seats are 0 to {least - 1}")
    names = [face.name for face in edition.faces]
    if (place := _repeated(names)) is not None:
        raise _wrong(f"faces[{place}].name", f"“{names[place]}” is there twice")
    if WORM not in names:
        raise _wrong("faces", "one of them must be “worm”")
    if edition.kind is JUNIOR:
        if edition.specialists:
            raise _wrong("specialists", "kind “junior” has none")
        if edition.bratworms:
            raise _wrong("bratworms", "kind “junior” has none")
    _check_tiles(edition, table)
    _check_specialists(edition)
    _check_reach(edition, table)


def _check_tiles(edition: Edition, table: dict[str, Any]) -> None:
    values = [tile["value"] for tile in table["tiles"]]
    if edition.kind is not JUNIOR and (place := _repeated(values)) is not None:
        raise _wrong(f"tiles[{place}].value", f"{values[place]} is there twice")
    exact: dict[int, bool] = {}
    for place, tile in enumerate(table["tiles"]):
        if exact.setdefault(tile["value"], tile.get("exact", False)) != tile.get("exact", False):
            raise _wrong(f"tiles[{place}].exact", "tiles of one number are all exact or none is")


def _check_reach(edition: Edition, table: dict[str, Any]) -> None:
    """A tile that no dice can reach would keep the game from ending."""
    if len(edition.faces) == 1:
        raise _wrong("faces", "with one face alone every turn brings the same tile, for ever")
    reached = reachable_tiles(edition)
    for place, tile in enumerate(table["tiles"]):
        if tile["value"] not in reached:
            raise _wrong(f"tiles[{place}].value", f"no dice can reach {tile['value']}")


def _check_specialists(edition: Edition) -> None:
    values = {tile.value for tile in edition.tiles}
    places = [value for _, value in edition.specialists]
    for place, (name, value) in enumerate(edition.specialists):
        if value not in values:
            raise _wrong(f"specialists.{name}", f"there is no tile {value}")
        if value in places[:place]:
            raise _wrong(f"specialists.{name}", f"tile {value} is occupied already")
        if name is Specialist.GOLDEN_DIE and not edition.golden_sides:
            raise _wrong("faces", "with the golden die, some need golden_sides")


def _repeated(values: Iterable[object]) -> int | None:
    """Where a value stands for the second time."""
    seen = set()
    for place, value in enumerate(values):
        if value in seen:
            return place
        seen.add(value)
    return None


def _wrong(key: str, what: str) -> BadRequest:
    return BadRequest(f"{key}: {what}.")
