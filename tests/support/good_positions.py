"""A good position of every phase, as JSON, to be looked at and to be broken."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from wormgrill.formats.position_json import state
from wormgrill.rules import EDITIONS, start

Json = dict[str, Any]
Break = Callable[[Json], object]

GRILL = (
    (11, 1, "canned-worm"), (13, 1, None), (21, 1, "hen"), (23, 1, "raven"), (24, 1, None),
    (25, 2, "weasel"), (26, 2, None), (28, 2, None), (29, 3, "apple"), (30, 3, None),
    (31, 3, None), (32, 3, None), (33, 4, None), (34, 4, None),
)  # fmt: skip


def tile(value: int) -> Json:
    return {"value": value, "worms": 1 if value < 21 else (value - 17) // 4}


def turn(phase: str, kept: str = "", **more: Any) -> Json:
    """A turn of the first seat; dice are written as one character each, w for a worm."""
    return {
        "player": 0,
        "phase": phase,
        "kept": dice(kept),
        "rolled": None,
        "golden": None,
        "golden_die": "unused",
        "weasel_used": False,
    } | more


def dice(faces: str) -> list[str]:
    return ["worm" if face == "w" else face for face in faces]


def deluxe(turn: Json | None) -> Json:
    """Ada has the golden die, Bob two tiles, Cem nothing but Bratworms; 35 lies face down."""
    return {
        "edition": "deluxe",
        "options": {},
        "players": [
            {"name": "Ada", "stack": [tile(27)], "bratworms": 2, "specialist": "golden-die"},
            {"name": "Bob", "stack": [tile(36), tile(22)], "bratworms": 1, "specialist": None},
            {"name": "Cem", "stack": [], "bratworms": 1, "specialist": None},
        ],
        "grill": [
            {"value": value, "worms": worms, "up": True, "specialist": specialist}
            for value, worms, specialist in GRILL
        ]
        + [{"value": 35, "worms": 4, "up": False, "specialist": None}],
        "supply": 3,
        "out": [],
        "turn": turn,
    }


def spot(position: Json, value: int) -> Json:
    """The tile of this number on the grill."""
    found: Json = next(spot for spot in position["grill"] if spot["value"] == value)
    return found


def take(position: Json, value: int, seat: int = 0) -> None:
    """That seat gets the tile; who stood on it is in limbo."""
    position["grill"].remove(spot(position, value))
    position["players"][seat]["stack"].append(tile(value))


def no_supply(position: Json) -> None:
    position["supply"] = 0
    position["players"][1]["bratworms"] += 3


def all_down(position: Json) -> None:
    """No tile lies face up any more, and who stood there is out of the game."""
    for spot in position["grill"]:
        if spot["specialist"]:
            position["out"].append(spot["specialist"])
        spot |= {"up": False, "specialist": None}


def with_(position: Json, *changes: Break) -> Json:
    for change in changes:
        change(position)
    return position


def at(path: str, value: object) -> Break:
    """Set what stands at a path like `players.0.name`; an ellipsis takes it away."""

    def change(position: Json) -> None:
        *way, last = (int(key) if key.isdigit() else key for key in path.split("."))
        place: Any = position
        for key in way:
            place = place[key]
        if value is ...:
            del place[last]
        else:
            place[last] = value

    return change


def bracketed(path: str) -> str:
    """players.0.name as messages write it: players[0].name"""
    return "".join(f"[{key}]" if key.isdigit() else f".{key}" for key in path.split(".")).strip(".")


# Good positions, by phase. ROB is after a Double 1, RAVEN after the raven's tile.
ROLL = deluxe(turn("roll"))
DICE = deluxe(turn("dice", "444", golden_die="in-hand"))
CHOOSE = deluxe(
    turn("choose", "444", rolled=dice("122ww"), golden="worm", golden_die="in-hand")
)  # fmt: skip
AFTER = deluxe(turn("after", "444www", golden_die="kept"))
ROB = with_(deluxe(turn("rob", "4411")), no_supply)
RAVEN = with_(deluxe(turn("rob", "wwww3")), no_supply, lambda p: take(p, 23))
RETURN = with_(deluxe(turn("return", "wwwww4", limbo_from=None)), lambda p: take(p, 29))
PINCH = deluxe(turn("pinch", "wwww2")) | {"options": {"free-choice": True}}
OVER = with_(deluxe(None), all_down)
WEASEL = with_(
    deluxe(turn("choose", "4", rolled=dice("4444444"))),
    lambda p: p["players"][0].update(specialist="weasel"),
    lambda p: spot(p, 25).update(specialist="golden-die"),
)
CLASSIC = json.loads(json.dumps(state(start(EDITIONS["classic"], ["Ada", "Bob"]))))
JUNIOR = json.loads(json.dumps(state(start(EDITIONS["junior"], ["Ada", "Bob", "Cem"]))))
JUNIOR_PINCH = with_(
    deepcopy(JUNIOR),
    lambda p: p["grill"].__delitem__(slice(4, 6)),
    lambda p: [p["players"][seat]["stack"].append({"value": 6, "worms": 2}) for seat in (1, 2)],
    lambda p: p["turn"].update(phase="pinch", kept=["cucumber"] * 3 + ["worm", "bun"]),
)
GOOD = {
    "roll": ROLL,
    "dice": DICE,
    "choose": CHOOSE,
    "after": AFTER,
    "rob": ROB,
    "raven": RAVEN,
    "return": RETURN,
    "pinch": PINCH,
    "over": OVER,
    "weasel": WEASEL,
    "classic": CLASSIC,
    "junior": JUNIOR,
    "junior pinch": JUNIOR_PINCH,
}
