"""Examples for the OpenAPI document, made by the same code that answers requests."""

from collections.abc import Mapping
from typing import Any

import msgspec

from wormgrill.dice.verified import commitment, roll
from wormgrill.formats.position_json import encode
from wormgrill.match import commands
from wormgrill.match.log import numbered
from wormgrill.match.new_table import SeatRequest, TableRequest, opening
from wormgrill.match.room import Answer
from wormgrill.match.table import Table, fold, replayed
from wormgrill.match.view import Surroundings, TableView, table_view, told
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

_SEED = bytes(range(32))
_KEY = "0d1f2a6c9be84f37"
_ADA = "ada"
_NOON = 1_794_744_000.0


def _table() -> Table:
    request = TableRequest("classic", [SeatRequest("me"), SeatRequest("bot", "Bo", "turn-ev")])
    facts = opening(request, _ADA, "Ada", commitment(_SEED))
    return replayed("XEcEmLbaW26yxVQN", "BCDFGH", numbered(facts, 0, _NOON, _ADA, None))


def _seen(table: Table) -> TableView:
    return table_view(table, _ADA, Surroundings(frozenset([_ADA])))


def _acted(table: Table) -> Answer:
    def throw(position: Position, number: int, key: str) -> Dice:
        return roll(position, _SEED, table.id, number, key, table.contributions)

    facts = commands.act(table, _ADA, 0, "roll", table.version, _KEY, throw)
    events = numbered(facts, table.version, _NOON + 5, _ADA, _KEY)
    after = fold(table, events)
    assert after.position is not None
    return Answer(after.version, told(events, after), encode(after.position))


_MADE = _table()

REQUESTS: Mapping[str, Any] = {
    "put_me": {"name": "Ada", "language": "en"},
    "post_me": {"code": "BCDFGHJK"},
    "post_table": {
        "edition": "classic",
        "seats": [{"kind": "me"}, {"kind": "bot", "name": "Bo", "bot": "turn-ev"}],
        "dice": "verified",
        "randomness": "b7e151628aed2a6a",
        "key": _KEY,
    },
    "post_seat": {"code": "BCDFGH", "randomness": "b7e151628aed2a6a"},
    "post_action": {"seat": 0, "action": "roll", "version": _MADE.version, "key": _KEY},
    "post_daily_answer": {"action": "keep 4", "key": _KEY},
    "put_daily_name": {"shown": True},
    "post_phrase": {"phrase": "good-luck"},
    "post_party": {"edition": "junior", "size": 3, "fill": "bots", "rounds": 3, "pace": 60},
    "post_party_guest": {"code": "BCDFGHJ"},
    "post_round": {"round": 1},
    "put_party": {"state": "break"},
}
ANSWERS: Mapping[str, Any] = {
    "post_table": msgspec.to_builtins(_seen(_MADE)),
    "get_table": msgspec.to_builtins(_seen(_MADE)),
    "post_action": msgspec.to_builtins(_acted(_MADE)),
}
