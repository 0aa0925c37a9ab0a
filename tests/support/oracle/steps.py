"""The interface: a new game, an action, a roll; each gives a position of its own."""

import copy

from tests.support.oracle.derived import derive, legal_of
from tests.support.oracle.editions import DEFAULTS, EDITIONS, Json
from tests.support.oracle.position import golden_left, keepable, rules_of, weasel_usable, white_left
from tests.support.oracle.turn import (
    begin_turn,
    dead_roll,
    give_back,
    keep,
    rob_by_choice,
    steal,
    stop,
    take_from_grill,
    throw,
)


def new(edition: str, players: list[str], options: Json) -> Json:
    data = EDITIONS[edition]
    standing = {tile: specialist for specialist, tile in data["specialists"].items()}
    p: Json = {
        "edition": edition,
        "options": {name: value for name, value in options.items() if value != DEFAULTS[name]},
        "players": [
            {"name": name, "stack": [], "bratworms": 0, "specialist": None} for name in players
        ],
        "grill": [
            {"value": value, "worms": worms, "up": True, "specialist": standing.get(value)}
            for value, worms, _ in data["tiles"]
        ],
        "supply": data["bratworms"],
        "out": [],
    }
    begin_turn(p, int(options.get("first", 0)))
    return derive(p)


def step_action(position: Json, action: str) -> Json:
    if action not in legal_of(position):
        raise ValueError(f"illegal-action: {action!r}")
    p = copy.deepcopy(position)
    verb, _, rest = action.partition(" ")
    if verb in ("roll", "weasel"):
        throw(p, verb, rest)
    elif verb == "keep":
        keep(p, rest)
    elif verb == "fail":
        dead_roll(p)
    elif verb == "stop":
        stop(p)
    elif verb == "rob":
        rob_by_choice(p, int(rest))
    elif verb == "return":
        give_back(p, rest)
    elif verb == "pinch":
        steal(p, int(rest))
    elif verb == "take":
        take_from_grill(p, int(rest))
    else:
        raise AssertionError(action)
    return derive(p)


def step_dice(position: Json, faces: list[str], golden: str | None) -> Json:
    if position["turn"] is None or position["turn"]["phase"] != "dice":
        raise ValueError("illegal-dice: not in phase dice")
    data = rules_of(position)
    if len(faces) != white_left(position):
        raise ValueError("illegal-dice: number of dice")
    if any(face not in data["die"] for face in faces):
        raise ValueError("illegal-dice: face")
    if golden_left(position) != (golden is not None):
        raise ValueError("illegal-dice: golden missing or too many")
    if golden is not None and golden not in data["golden"]:
        raise ValueError("illegal-dice: golden face")
    p = copy.deepcopy(position)
    p["turn"]["phase"] = "choose"
    p["turn"]["rolled"] = sorted(faces, key=list(data["points"]).index)
    p["turn"]["golden"] = golden
    if not keepable(p) and not weasel_usable(p):
        dead_roll(p)
    return derive(p)
