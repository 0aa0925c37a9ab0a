"""A position as one line of text, exact both ways: for bug reports, links and records.

EDITION;OPTIONS;PLAYERS;GRILL;SUPPLY;OUT;TURN

In phase return the turn has one part more: the seat the specialist in limbo was won from.
"""

import json
from typing import Any
from urllib.parse import quote, unquote

from wormgrill.formats.position_json import decode, state
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.position import Position

_NONE = "-"
_FORM = "EDITION;OPTIONS;PLAYERS;GRILL;SUPPLY;OUT;TURN"
_SEAT_FORM = "NAME:STACK:BRATWORMS:SPECIALIST"
_TURN_FORM = "PLAYER:PHASE:KEPT:ROLLED:GOLDEN:GOLDEN_DIE:WEASEL_USED"


def to_line(position: Position) -> str:
    """The position as one line, as docs/reference/position-text.md tells it."""
    json_state = state(position)
    return ";".join(
        (
            _edition_text(json_state["edition"]),
            _join(",", (f"{name}={int(value)}" for name, value in json_state["options"].items())),
            "/".join(map(_seat_text, json_state["players"])),
            _join(".", map(_spot_text, json_state["grill"])),
            str(json_state["supply"]),
            _join(".", json_state["out"]),
            _turn_text(json_state["turn"]),
        )
    )


def from_line(line: str) -> Position:
    """The position that a line tells; one that no game comes to is refused."""
    edition, options, seats, grill, supply, out, turn = _fields(line.strip(), ";", _FORM)
    return decode(
        {
            "edition": _edition_json(edition),
            "options": dict(_option(text) for text in _split(",", options)),
            "players": [_seat_json(text) for text in seats.split("/")],
            "grill": [_spot_json(text) for text in _split(".", grill)],
            "supply": _number(supply),
            "out": _split(".", out),
            "turn": _turn_json(turn),
        }
    )


def _edition_text(edition: str | dict[str, Any]) -> str:
    if isinstance(edition, str):
        return edition
    return quote(json.dumps(edition, separators=(",", ":")), safe="")


def _edition_json(text: str) -> str | dict[str, Any]:
    if not text.startswith("%7B"):
        return text
    try:
        edition: dict[str, Any] = json.loads(unquote(text))
    except (ValueError, RecursionError):
        raise BadRequest("edition: not a key, nor a custom edition as JSON.") from None
    return edition


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, _number(value) if name == "first" else bool(_number(value))


def _seat_text(seat: dict[str, Any]) -> str:
    stack = _join(".", map(_tile_text, seat["stack"]))
    return ":".join(
        (quote(seat["name"], safe=""), stack, str(seat["bratworms"]), seat["specialist"] or _NONE)
    )


def _seat_json(text: str) -> dict[str, Any]:
    name, stack, bratworms, specialist = _fields(text, ":", _SEAT_FORM)
    return {
        "name": unquote(name),
        "stack": [_tile_json(tile) for tile in _split(".", stack)],
        "bratworms": _number(bratworms),
        "specialist": _maybe(specialist),
    }


def _tile_text(tile: dict[str, Any]) -> str:
    return f"{tile['value']}*{tile['worms']}"


def _tile_json(text: str) -> dict[str, Any]:
    value, worms = _fields(text, "*", "VALUE*WORMS")
    return {"value": _number(value), "worms": _number(worms)}


def _spot_text(spot: dict[str, Any]) -> str:
    standing = f"@{spot['specialist']}" if spot["specialist"] else ""
    return _tile_text(spot) + ("" if spot["up"] else "!") + standing


def _spot_json(text: str) -> dict[str, Any]:
    tile, _, specialist = text.partition("@")
    return _tile_json(tile.removesuffix("!")) | {
        "up": not tile.endswith("!"),
        "specialist": specialist or None,
    }


def _turn_text(turn: dict[str, Any] | None) -> str:
    if turn is None:
        return "over"
    fields = [
        str(turn["player"]),
        turn["phase"],
        _join(".", turn["kept"]),
        _join(".", turn["rolled"] or ()),
        turn["golden"] or _NONE,
        turn["golden_die"],
        str(int(turn["weasel_used"])),
    ]
    if "limbo_from" in turn:
        seat = turn["limbo_from"]
        fields.append(_NONE if seat is None else str(seat))
    return ":".join(fields)


def _turn_json(text: str) -> dict[str, Any] | None:
    if text == "over":
        return None
    origin: dict[str, int | None] = {}
    if text.count(":") == _TURN_FORM.count(":") + 1:
        text, _, seat = text.rpartition(":")
        origin["limbo_from"] = None if seat == _NONE else _number(seat)
    player, phase, kept, rolled, golden, golden_die, weasel_used = _fields(text, ":", _TURN_FORM)
    return {
        "player": _number(player),
        "phase": phase,
        "kept": _split(".", kept),
        "rolled": _split(".", rolled) if phase == "choose" else None,
        "golden": _maybe(golden),
        "golden_die": golden_die,
        "weasel_used": bool(_number(weasel_used)),
        **origin,
    }


def _join(mark: str, parts: Any) -> str:
    return mark.join(parts) or _NONE


def _split(mark: str, text: str) -> list[str]:
    return [] if text == _NONE else text.split(mark)


def _maybe(text: str) -> str | None:
    return None if text == _NONE else text


def _fields(text: str, mark: str, form: str) -> list[str]:
    parts = text.split(mark)
    if len(parts) != len(form.split(mark)):
        raise BadRequest(f"“{text[:60]}” is not of the form {form}.")
    return parts


def _number(text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 9):
        raise BadRequest(f"“{text[:20]}” is not a whole number.")
    return int(text)
