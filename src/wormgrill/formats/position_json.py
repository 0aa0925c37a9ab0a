"""Position ⇄ the JSON of the engine protocol, and its JSON Schema, which is also the check."""

from collections import Counter
from enum import StrEnum
from typing import Any, TypeVar

from wormgrill.formats.audit import audit
from wormgrill.formats.edition_toml import EDITION_SCHEMA, edition_from, edition_table
from wormgrill.formats.options import OPTIONS_SCHEMA, options_from, options_table
from wormgrill.formats.outlook_json import outlook_json
from wormgrill.formats.schema import Schema, check
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS, edition_named
from wormgrill.rules.errors import BadPosition
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import GoldenDie, Phase, Position, Seat, Spot, Turn, total, with_turn
from wormgrill.rules.scoring import scores, winners
from wormgrill.rules.seating import seated

Name = TypeVar("Name", bound=StrEnum)

_TILE = {"value": {"type": "integer"}, "worms": {"type": "integer"}}
_MAYBE_TEXT = {"type": ["string", "null"]}
_TEXTS = {"type": "array", "items": {"type": "string"}}
_ENDS: Schema = {
    "type": "object",
    "properties": {
        "tile": {"type": "integer"},
        "from": {"type": ["string", "array"], "items": {"type": "integer"}},
        "hen": {"type": "integer"},
        "fails": {"type": "string"},
        "or": {"type": "object"},
    },
}

POSITION_SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A position of the Wormgrill engine protocol, version 1",
    "type": "object",
    "required": ["edition", "options", "players", "grill", "supply", "out", "turn"],
    "properties": {
        "edition": {**EDITION_SCHEMA, "type": ["string", "object"]},
        "options": OPTIONS_SCHEMA,
        "players": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["name", "stack", "bratworms", "specialist"],
                "properties": {
                    "name": {"type": "string"},
                    "stack": {
                        "type": "array",
                        "items": {
                            "type": "object",
                            "required": ["value", "worms"],
                            "properties": _TILE,
                        },
                    },
                    "bratworms": {"type": "integer"},
                    "specialist": _MAYBE_TEXT,
                },
            },
        },
        "grill": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["value", "worms", "up", "specialist"],
                "properties": {**_TILE, "up": {"type": "boolean"}, "specialist": _MAYBE_TEXT},
            },
        },
        "supply": {"type": "integer"},
        "out": _TEXTS,
        "turn": {
            "type": ["object", "null"],
            "required": [
                "player", "phase", "kept", "rolled", "golden", "golden_die", "weasel_used"
            ],
            "properties": {
                "player": {"type": "integer"},
                "phase": {"type": "string"},
                "kept": _TEXTS,
                "rolled": {"type": ["array", "null"], "items": {"type": "string"}},
                "golden": _MAYBE_TEXT,
                "golden_die": {"type": "string"},
                "weasel_used": {"type": "boolean"},
                "total": {"type": "integer"},
                "limbo_from": {"type": ["integer", "null"]},
            },
        },
        "legal": _TEXTS,
        "outlook": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "properties": {
                    "dice": {"type": "integer"},
                    "total": {"type": "integer"},
                    "ends": _ENDS,
                },
            },
        },
        "over": {"type": "boolean"},
        "scores": {"type": ["array", "null"], "items": {"type": "integer"}},
        "winners": {"type": ["array", "null"], "items": {"type": "integer"}},
    },
}  # fmt: skip


def encode(position: Position) -> dict[str, Any]:
    """The position as the protocol's JSON, with all that follows from it."""
    return state(position) | {
        "legal": [str(action) for action in legal_actions(position)],
        "outlook": outlook_json(position),
        "over": position.over,
        "scores": list(scores(position)) if position.over else None,
        "winners": list(winners(position)) if position.over else None,
    }


def state(position: Position) -> dict[str, Any]:
    """What `decode` needs; the rest of the JSON is computed from it."""
    edition = position.edition
    return {
        "edition": edition_json(edition),
        "options": options_table(position.options, edition.options),
        "players": [
            {
                "name": seat.name,
                "stack": [tile_json(tile) for tile in seat.stack],
                "bratworms": seat.bratworms,
                "specialist": seat.specialist,
            }
            for seat in position.seats
        ],
        "grill": [
            tile_json(spot.tile) | {"up": spot.up, "specialist": spot.specialist}
            for spot in position.grill
        ],
        "supply": position.supply,
        "out": list(position.out),
        "turn": position.turn and _turn_json(position, position.turn),
    }


def _turn_json(position: Position, turn: Turn) -> dict[str, Any]:
    owed = {"limbo_from": turn.limbo_from} if turn.phase is Phase.RETURN else {}
    return {
        "player": turn.player,
        "phase": turn.phase,
        "kept": list(turn.kept),
        "rolled": None if turn.rolled is None else list(turn.rolled),
        "golden": turn.golden,
        "golden_die": turn.golden_die,
        "weasel_used": turn.weasel_used,
        "total": total(position, turn),
        **owed,
    }


def tile_json(tile: Tile) -> dict[str, int]:
    return {"value": tile.value, "worms": tile.worms}


def edition_json(edition: Edition) -> str | dict[str, Any]:
    """One of the game's own editions by its key, a custom one whole."""
    own = EDITIONS.get(edition.key) == edition
    return edition.key if own else edition_table(edition)


def edition_from_json(given: str | dict[str, Any]) -> Edition:
    return edition_named(given) if isinstance(given, str) else edition_from(given)


def decode(given: dict[str, Any]) -> Position:
    """The position this JSON tells; refused if no game comes to it."""
    check(given, _STATE)
    edition = edition_from_json(given["edition"])
    options = options_from(given["options"], edition.options)
    players = given["players"]
    names = seated(edition, [player["name"] for player in players], options)
    tiles = {(tile.value, tile.worms): tile for tile in edition.tiles}
    position = Position(
        edition,
        options,
        tuple(
            Seat(
                name,
                tuple(_tile(tiles, tile) for tile in player["stack"]),
                player["bratworms"],
                _specialist(player["specialist"]),
            )
            for name, player in zip(names, players, strict=True)
        ),
        tuple(
            sorted(
                (
                    Spot(_tile(tiles, spot), spot["up"], _specialist(spot["specialist"]))
                    for spot in given["grill"]
                ),
                key=lambda spot: spot.tile.value,
            )
        ),
        given["supply"],
        tuple(
            sorted((_named(Specialist, name) for name in given["out"]), key=list(Specialist).index)
        ),
        None,
    )
    turn = given["turn"]
    position = position if turn is None else _with_turn(position, turn)
    audit(position)
    return position


# What is computed may be missing or stale; a custom edition is checked by its own reader.
_STATE: Schema = {
    **POSITION_SCHEMA,
    "properties": {key: POSITION_SCHEMA["properties"][key] for key in POSITION_SCHEMA["required"]}
    | {"edition": {"type": ["string", "object"]}},
}


def _with_turn(position: Position, given: dict[str, Any]) -> Position:
    """The specialist in limbo is the one that is nowhere else."""
    edition = position.edition
    rolled = given["rolled"]
    for face in (*given["kept"], *(rolled or ())):
        if face not in edition.points:
            raise BadPosition(f"turn: there is no face “{face}” in this edition.")
    missing = Counter(name for name, _ in edition.specialists)
    missing.subtract(spot.specialist for spot in position.grill if spot.specialist)
    missing.subtract(seat.specialist for seat in position.seats if seat.specialist)
    missing.subtract(position.out)
    lost = [name for name, count in missing.items() if count > 0]
    if len(lost) > 1:
        raise BadPosition(f"{' and '.join(lost)}: nowhere to be found.")
    turn = Turn(
        given["player"],
        _named(Phase, given["phase"]),
        tuple(given["kept"]),
        None if rolled is None else tuple(sorted(rolled, key=edition.face_order.__getitem__)),
        given["golden"],
        _named(GoldenDie, given["golden_die"]),
        given["weasel_used"],
        lost[0] if lost else None,
    )
    if turn.phase is Phase.RETURN:
        known = "limbo_from" in given
        seat = given["limbo_from"] if known else _guessed_origin(position, turn)
        turn = turn._replace(limbo_from=seat)
    elif given.get("limbo_from") is not None:
        raise BadPosition("turn.limbo_from: only in phase return a specialist came from a seat.")
    return with_turn(position, turn)


def _guessed_origin(position: Position, turn: Turn) -> int | None:
    """Whose the specialist in limbo was, where a position does not say it: as far as one can see.

    R26: the hen has just left a tile of exactly the total, which stays with its owner. All others
    come from the grill, or with a stolen tile: that cannot be seen, and makes no difference later.
    """
    if turn.limbo is not Specialist.HEN:
        return None
    reached = total(position, turn)
    for number, seat in enumerate(position.seats):
        if number != turn.player and seat.stack and seat.stack[-1].value == reached:
            return number if seat.specialist is None else None
    return None


def _named(names: type[Name], given: str) -> Name:
    try:
        return names(given)
    except ValueError:
        raise BadPosition(f"“{given}” is not one of {', '.join(names)}.") from None


def _specialist(name: str | None) -> Specialist | None:
    return None if name is None else _named(Specialist, name)


def _tile(tiles: dict[tuple[int, int], Tile], given: dict[str, Any]) -> Tile:
    try:
        return tiles[given["value"], given["worms"]]
    except KeyError:
        raise BadPosition(
            f"There is no tile {given['value']} with {given['worms']} worms in this edition."
        ) from None
