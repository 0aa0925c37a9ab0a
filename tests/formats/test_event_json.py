"""Events on the wire: each with its type, and nothing a client would have to guess."""

from typing import Any

import pytest

from tests.support.position import APPLE, HEN, RAVEN, tile
from wormgrill.formats.event_json import event_from, events_json
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Bratworm,
    Event,
    Failed,
    GameOver,
    HenTaken,
    Kept,
    OnTile,
    OutOfGame,
    Reason,
    Rerolled,
    Returned,
    Rolled,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)

T25 = {"value": 25, "worms": 2}


@pytest.mark.parametrize(
    ("event", "json"),
    [
        (
            Rolled(1, ("1", "worm"), "worm", False),
            {
                "type": "rolled",
                "player": 1,
                "faces": ["1", "worm"],
                "golden": "worm",
                "dead": False,
            },
        ),
        (
            Kept(0, "worm", 3, True, 15),
            {
                "type": "kept",
                "player": 0,
                "face": "worm",
                "dice": 3,
                "golden": True,
                "total": 15,
                "canned_worm": False,
            },
        ),
        (Rerolled(0, ("2", "2")), {"type": "rerolled", "player": 0, "faces": ["2", "2"]}),
        (
            Bratworm(0, None, Reason.DOUBLE_ONE),
            {"type": "bratworm", "player": 0, "from": "supply", "why": "double-one"},
        ),
        (
            Bratworm(0, 2, Reason.RAVEN),
            {"type": "bratworm", "player": 0, "from": 2, "why": "raven"},
        ),
        (Took(0, tile(25)), {"type": "took", "player": 0, "tile": T25, "from": "grill"}),
        (Stole(0, tile(25), 1), {"type": "stole", "player": 0, "tile": T25, "from": 1}),
        (HenTaken(0, 1, tile(25)), {"type": "hen-taken", "player": 0, "tile": T25, "from": 1}),
        (
            SpecialistMoved(HEN, OnTile(21), WithPlayer(1)),
            {
                "type": "specialist",
                "specialist": "hen",
                "from": {"tile": 21},
                "to": {"player": 1},
            },
        ),
        (
            SpecialistMoved(APPLE, WithPlayer(0), OutOfGame()),
            {"type": "specialist", "specialist": "apple", "from": {"player": 0}, "to": "out"},
        ),
        (
            SpecialistMoved(RAVEN, OnTile(23), OnTile(24)),
            {
                "type": "specialist",
                "specialist": "raven",
                "from": {"tile": 23},
                "to": {"tile": 24},
            },
        ),
        (Failed(0, Why.DEAD_ROLL), {"type": "failed", "player": 0, "why": "dead-roll"}),
        (Returned(0, tile(25)), {"type": "returned", "player": 0, "tile": T25}),
        (Turned(tile(25)), {"type": "turned", "tile": T25}),
        (TurnEnded(0, 1), {"type": "turn-ended", "player": 0, "next": 1}),
        (TurnEnded(0, None), {"type": "turn-ended", "player": 0, "next": None}),
        (
            GameOver((3, 4), (1,)),
            {"type": "game-over", "scores": [3, 4], "winners": [1]},
        ),
    ],
)
def test_an_event_is_told_in_json(event: Event, json: dict[str, Any]) -> None:
    assert events_json([event]) == [json]
    assert event_from(json) == event
