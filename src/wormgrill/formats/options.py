"""What a table agrees on (O1, O2, O3), as JSON."""

from collections.abc import Mapping
from typing import Any

from wormgrill.formats.schema import Schema, check
from wormgrill.rules.edition import Options
from wormgrill.rules.seating import MOST_PLAYERS

OPTIONS_SCHEMA: Schema = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "short-game": {"type": "boolean"},
        "free-choice": {"type": "boolean"},
        "first": {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1},
    },
}


def options_from(table: Mapping[str, Any], default: Options) -> Options:
    check(table, OPTIONS_SCHEMA, "options")
    return Options(
        short_game=table.get("short-game", default.short_game),
        free_choice=table.get("free-choice", default.free_choice),
        first=table.get("first", default.first),
    )


def options_table(options: Options, default: Options) -> dict[str, Any]:
    """Only what differs from the default."""
    pairs = {
        "short-game": (options.short_game, default.short_game),
        "free-choice": (options.free_choice, default.free_choice),
        "first": (options.first, default.first),
    }
    return {name: value for name, (value, usual) in pairs.items() if value != usual}
