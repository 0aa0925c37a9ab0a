"""A second opinion, written from the rules alone, slow and literal, on the protocol's plain JSON.
It shares no code with the package.
"""

from __future__ import annotations

import copy
from typing import Any, TypedDict

Json = dict[str, Any]


# --- data


class Edition(TypedDict):
    kind: str  # "classic" (R4, R6, R9, R11) or "junior" (R30-R34)
    tiles: list[tuple[int, int, bool]]  # (value, worms, exact_only), in the order of the grill
    dice: int  # white (or burger) dice, without the golden one
    die: list[str]  # the six sides of one of them
    golden: list[str]  # the sides of the golden die, [] where there is none
    points: dict[str, int]  # every face of the edition, in face order, with its points
    specialists: dict[str, int]  # specialist -> value of the tile on which it starts
    bratworms: int
    players: tuple[int, int]


WHITE_DIE = ["1", "2", "3", "4", "5", "worm"]
WHITE_POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "worm": 5}
GOLDEN_DIE = ["1", "1", "1", "worm", "worm", "worm"]  # assumed
BURGER_DIE = ["worm", "bun", "cucumber", "cheese", "ketchup", "worm"]  # sixth face assumed
BURGER_POINTS = {"worm": 1, "bun": 2, "cucumber": 1, "cheese": 1, "ketchup": 1}

TILES_21_36: list[tuple[int, int, bool]] = [
    (21, 1, False), (22, 1, False), (23, 1, False), (24, 1, False),
    (25, 2, False), (26, 2, False), (27, 2, False), (28, 2, False),
    (29, 3, False), (30, 3, False), (31, 3, False), (32, 3, False),
    (33, 4, False), (34, 4, False), (35, 4, False), (36, 4, False),
]  # fmt: skip
TILES_11_13: list[tuple[int, int, bool]] = [(11, 1, True), (13, 1, True)]
TILES_JUNIOR: list[tuple[int, int, bool]] = [  # worms assumed
    (4, 1, False), (4, 1, False), (5, 1, False), (5, 1, False), (6, 2, False), (6, 2, False),
    (7, 2, False), (7, 2, False), (8, 3, False), (8, 3, False), (9, 4, False), (9, 4, False),
]  # fmt: skip

EDITIONS: dict[str, Edition] = {
    "classic": {
        "kind": "classic",
        "tiles": TILES_21_36,
        "dice": 8,
        "die": WHITE_DIE,
        "golden": [],
        "points": WHITE_POINTS,
        "specialists": {},
        "bratworms": 0,
        "players": (2, 7),
    },
    "extrawurm": {
        "kind": "classic",
        "tiles": TILES_11_13 + TILES_21_36,
        "dice": 8,
        "die": WHITE_DIE,
        "golden": GOLDEN_DIE,
        "points": WHITE_POINTS,
        "specialists": {"canned-worm": 11, "hen": 21, "raven": 23, "weasel": 25, "golden-die": 27},
        "bratworms": 7,
        "players": (2, 7),
    },
    "deluxe": {
        "kind": "classic",
        "tiles": TILES_11_13 + TILES_21_36,
        "dice": 8,
        "die": WHITE_DIE,
        "golden": GOLDEN_DIE,
        "points": WHITE_POINTS,
        "specialists": {
            "canned-worm": 11,
            "hen": 21,
            "raven": 23,
            "weasel": 25,
            "golden-die": 27,
            "apple": 29,
        },
        "bratworms": 7,
        "players": (2, 7),
    },
    "junior": {
        "kind": "junior",
        "tiles": TILES_JUNIOR,
        "dice": 6,
        "die": BURGER_DIE,
        "golden": [],
        "points": BURGER_POINTS,
        "specialists": {},
        "bratworms": 0,
        "players": (2, 5),
    },
}

SPECIALISTS = ["canned-worm", "hen", "raven", "weasel", "golden-die", "apple"]  # the order of `out`
APPLE_WORMS = 3  # R25
CANNED_POINTS = 5  # R24
DEFAULTS: Json = {"short-game": False, "free-choice": False, "first": 0}


# --- reading a position


def rules_of(p: Json) -> Edition:
    return EDITIONS[p["edition"]]


def is_junior(p: Json) -> bool:
    return rules_of(p)["kind"] == "junior"


def option(p: Json, name: str) -> bool:
    return bool(p["options"].get(name, DEFAULTS[name]))


def mover(p: Json) -> int:
    return int(p["turn"]["player"])


def me(p: Json) -> Json:
    player: Json = p["players"][mover(p)]
    return player


def others(p: Json) -> list[int]:
    return [seat for seat in range(len(p["players"])) if seat != mover(p)]


def face_up(p: Json) -> list[Json]:
    """The face-up tiles of the grill, left to right."""
    return [tile for tile in p["grill"] if tile["up"]]


def exact_only(p: Json, value: int) -> bool:
    return any(v == value and exact for v, _, exact in rules_of(p)["tiles"])


def limbo(p: Json) -> list[str]:
    """The specialists on no tile, with no player and not in `out`."""
    somewhere = (
        [t["specialist"] for t in p["grill"]] + [q["specialist"] for q in p["players"]] + p["out"]
    )
    return [s for s in SPECIALISTS if s in rules_of(p)["specialists"] and s not in somewhere]


def white_left(p: Json) -> int:
    """White dice not laid aside."""
    turn = p["turn"]
    golden_kept = 1 if turn["golden_die"] == "kept" else 0
    return rules_of(p)["dice"] - (len(turn["kept"]) - golden_kept)


def golden_left(p: Json) -> bool:
    return bool(p["turn"]["golden_die"] == "in-hand")


def rolled_faces(p: Json) -> list[str]:
    """Everything that lies rolled, the golden die included."""
    turn = p["turn"]
    golden = [turn["golden"]] if turn["golden"] is not None else []
    return list(turn["rolled"]) + golden


def keepable(p: Json) -> list[str]:
    """R1: the rolled faces that have not been laid aside in this turn; [] is a dead roll (R4)."""
    rolled = rolled_faces(p)
    return [f for f in rules_of(p)["points"] if f in rolled and f not in p["turn"]["kept"]]


def weasel_usable(p: Json) -> bool:
    return me(p)["specialist"] == "weasel" and not p["turn"]["weasel_used"]  # R23


def canned_counts(p: Json, kept: list[str]) -> bool:
    """R24: its holder has laid dice aside, and no worm among them."""
    return me(p)["specialist"] == "canned-worm" and bool(kept) and "worm" not in kept


def total_of(p: Json, kept: list[str]) -> int:
    points = rules_of(p)["points"]
    return sum(points[f] for f in kept) + (CANNED_POINTS if canned_counts(p, kept) else 0)


def ends_by_itself(p: Json, kept: list[str], dice_left: int) -> bool:
    """R3."""
    return dice_left == 0 or all(f in kept for f in rules_of(p)["points"])


def ends_of(p: Json, kept: list[str]) -> Json:
    """What ending the turn with these dice brings (R5, R6, R26, R31, O2): the protocol's `ends`."""
    if "worm" not in kept and not canned_counts(p, kept):
        return {"fails": "no-worm"}  # R5
    total = total_of(p, kept)

    # R6 a, R31: the exact tile on the grill
    if any(t["value"] == total for t in face_up(p)):
        return {"tile": total, "from": "grill"}

    # R6 c: the next lower one on the grill, for which 11 and 13 are not there (R13)
    lower_values = [
        t["value"] for t in face_up(p) if t["value"] < total and not exact_only(p, t["value"])
    ]
    lower: Json | None = {"tile": max(lower_values), "from": "grill"} if lower_values else None

    # R6 b, R31: the exact tile on top of another player's stack (R7: not the own);
    # never 11 and 13 (R13)
    seats = []
    for seat in others(p):
        stack = p["players"][seat]["stack"]
        if stack and stack[-1]["value"] == total and not exact_only(p, total):
            seats.append(seat)
    if seats:
        result: Json
        if p["players"][seats[0]]["specialist"] == "hen":
            result = {
                "hen": seats[0]
            }  # R26; with specialists the numbers are distinct: there is one seat
        else:
            result = {"tile": total, "from": seats}
        if option(p, "free-choice") and lower is not None:
            result["or"] = lower  # O2
        return result

    return lower if lower is not None else {"fails": "nothing"}


def pinch_options(ends: Json) -> list[str]:
    """The choices that an `ends` with a steal or the hen leaves."""
    seats = [ends["hen"]] if "hen" in ends else list(ends["from"])
    choices = [f"pinch {seat}" for seat in seats]
    if "or" in ends:
        choices.append(f"take {ends['or']['tile']}")
    return choices


def robbable(p: Json) -> list[int]:
    """R16, R27: the others who have a Bratworm, but never the holder of the hen."""
    players = p["players"]
    return [
        s for s in others(p) if players[s]["bratworms"] > 0 and players[s]["specialist"] != "hen"
    ]


# --- derived fields


def legal_of(p: Json) -> list[str]:
    turn = p["turn"]
    if turn is None or turn["phase"] == "dice":
        return []
    phase = turn["phase"]
    if phase == "roll":
        return ["roll", "roll golden"] if me(p)["specialist"] == "golden-die" else ["roll"]  # R22
    if phase == "choose":
        return legal_choices(p)
    if phase == "after":
        return ["roll", "stop"]
    if phase == "rob":
        return [f"rob {seat}" for seat in robbable(p)]
    if phase == "return":
        return [f"return {me(p)['specialist']}"] + [f"return {s}" for s in limbo(p)]
    if phase == "pinch":
        return pinch_options(ends_of(p, turn["kept"]))
    raise ValueError(f"unknown phase {phase!r}")


def legal_choices(p: Json) -> list[str]:
    """R1, R23: what may be decided about the dice just rolled."""
    actions = [f"keep {f}" for f in keepable(p)]
    if weasel_usable(p):
        dead = not actions
        actions.append("weasel")
        if dead:
            actions.append("fail")
    return actions


def outlook_of(p: Json) -> Json:
    outlook: Json = {}
    for action in legal_of(p):
        if action == "stop":
            outlook[action] = {"ends": ends_of(p, p["turn"]["kept"])}
        elif action.startswith("keep "):
            face = action.removeprefix("keep ")
            count = rolled_faces(p).count(face)
            kept = p["turn"]["kept"] + [face] * count
            entry: Json = {"dice": count, "total": total_of(p, kept)}
            if ends_by_itself(p, kept, len(rolled_faces(p)) - count):
                entry["ends"] = ends_of(p, kept)
            outlook[action] = entry
    return outlook


def scores_of(p: Json) -> list[int]:
    """R17, R25: tiles, Bratworms and the apple."""
    return [
        sum(tile["worms"] for tile in player["stack"])
        + player["bratworms"]
        + (APPLE_WORMS if player["specialist"] == "apple" else 0)
        for player in p["players"]
    ]


def winners_of(p: Json) -> list[int]:
    scores = scores_of(p)
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if is_junior(p):
        return tied  # R33
    highest = {
        seat: max((t["value"] for t in p["players"][seat]["stack"]), default=0) for seat in tied
    }
    return [seat for seat in tied if highest[seat] == max(highest.values())]  # R11


def derive(p: Json) -> Json:
    """Write all derived fields."""
    over = p["turn"] is None
    if not over:
        p["turn"]["total"] = total_of(p, p["turn"]["kept"])
    p["legal"] = legal_of(p)
    p["outlook"] = outlook_of(p)
    p["over"] = over
    p["scores"] = scores_of(p) if over else None
    p["winners"] = winners_of(p) if over else None
    return p


# --- changing a position (in place)


def set_phase(p: Json, phase: str) -> None:
    """Enter a phase other than `choose`: no dice lie rolled."""
    p["turn"]["phase"] = phase
    p["turn"]["rolled"] = None
    p["turn"]["golden"] = None


def begin_turn(p: Json, seat: int) -> None:
    p["turn"] = {
        "player": seat,
        "phase": "roll",
        "kept": [],
        "rolled": None,
        "golden": None,
        "golden_die": "unused",
        "weasel_used": False,
        "total": 0,
    }


def end_turn(p: Json) -> None:
    """R10, R12."""
    if face_up(p):
        begin_turn(p, (mover(p) + 1) % len(p["players"]))
    else:
        p["turn"] = None


def place(p: Json, specialist: str) -> None:
    """R20: on the lowest unoccupied face-up tile; none free: out of the game."""
    for tile in face_up(p):
        if tile["specialist"] is None:
            tile["specialist"] = specialist
            return
    p["out"] = sorted(p["out"] + [specialist], key=SPECIALISTS.index)


def turn_down(p: Json, tile: Json) -> None:
    """Turn a tile of the grill; a specialist on it is moved after that (R21, R28)."""
    specialist = tile["specialist"]
    tile["up"] = False
    tile["specialist"] = None
    if specialist is not None:
        place(p, specialist)


def fail(p: Json) -> None:
    """R32 in Junior, else R9, R21, R27."""
    if is_junior(p):
        turn_down(p, face_up(p)[-1])  # the highest; of equal ones the right one (R34)
        end_turn(p)
        return
    player = me(p)
    if not player["stack"]:
        pass  # nothing returns, nothing is turned (R9); the hen stays (R27)
    elif player["specialist"] == "hen":
        player["specialist"] = None
        place(p, "hen")  # R27: only the hen
    else:
        returned = player["stack"].pop()
        p["grill"].append(
            {"value": returned["value"], "worms": returned["worms"], "up": True, "specialist": None}
        )
        p["grill"].sort(key=lambda t: int(t["value"]))
        specialist = player["specialist"]
        if specialist is not None:
            player["specialist"] = None
            place(p, specialist)
        highest = face_up(p)[-1]
        if highest["value"] != returned["value"] or option(p, "short-game"):  # O1
            turn_down(p, highest)
    end_turn(p)


def get_bratworm(p: Json) -> bool:
    """R16.  True: a choice is owed (phase `rob`), False: done, or nothing to be had."""
    if p["supply"] > 0:
        p["supply"] -= 1
        me(p)["bratworms"] += 1
        return False
    seats = robbable(p)
    if len(seats) > 1:
        set_phase(p, "rob")
        return True
    if len(seats) == 1:
        rob(p, seats[0])
    return False


def rob(p: Json, seat: int) -> None:
    p["players"][seat]["bratworms"] -= 1
    me(p)["bratworms"] += 1


def receive(p: Json, specialist: str, seat: int | None = None) -> None:
    """R18, R19: the specialist, now in limbo, goes to the mover, or a choice is owed.

    `seat` is whose it was; none if it stood on the grill.
    """
    if me(p)["specialist"] is None:
        me(p)["specialist"] = specialist
        end_turn(p)
    else:
        set_phase(p, "return")
        p["turn"]["limbo_from"] = seat


def move_raven(p: Json) -> None:
    """R28, after the Bratworm."""
    place(p, "raven")
    end_turn(p)


def take_from_grill(p: Json, value: int) -> None:
    """R8, R18, R28; of equal tiles the left one (R34)."""
    tile = next(t for t in face_up(p) if t["value"] == value)
    p["grill"] = [t for t in p["grill"] if t is not tile]
    me(p)["stack"].append({"value": tile["value"], "worms": tile["worms"]})
    specialist = tile["specialist"]
    if specialist is None:
        end_turn(p)
    elif specialist == "raven":
        if not get_bratworm(p):
            move_raven(p)
    else:
        receive(p, specialist)


def steal(p: Json, seat: int) -> None:
    """R6 b, R31, R18; the hen instead of the tile (R26)."""
    victim = p["players"][seat]
    specialist = victim["specialist"]
    victim["specialist"] = None
    if specialist != "hen":
        me(p)["stack"].append(victim["stack"].pop())
    if specialist is None:
        end_turn(p)
    else:
        receive(p, specialist, seat)


def stop(p: Json) -> None:
    """The turn ends with what is laid aside."""
    ends = ends_of(p, p["turn"]["kept"])
    if "fails" in ends:
        fail(p)
    elif ends.get("from") == "grill":
        take_from_grill(p, ends["tile"])
    else:
        choices = pinch_options(ends)
        if len(choices) > 1:
            set_phase(p, "pinch")
        else:
            steal(p, int(choices[0].removeprefix("pinch ")))


def dead_roll(p: Json) -> None:
    """R4; in Junior R30."""
    set_phase(p, "after")
    if is_junior(p):
        stop(p)
    else:
        fail(p)


def after_keep(p: Json) -> None:
    """After a keep and its Bratworm: R3, or roll or stop."""
    set_phase(p, "after")
    if ends_by_itself(p, p["turn"]["kept"], white_left(p) + (1 if golden_left(p) else 0)):
        stop(p)


def keep(p: Json, face: str) -> None:
    """R1, R15."""
    turn = p["turn"]
    count = rolled_faces(p).count(face)
    turn["kept"] = turn["kept"] + [face] * count
    if turn["golden"] == face:
        turn["golden_die"] = "kept"
    if face == "1" and count >= 2 and get_bratworm(p):
        return
    after_keep(p)


def give_back(p: Json, specialist: str) -> None:
    """R19: one of the two goes back."""
    (new_one,) = limbo(p)
    old_one = me(p)["specialist"]
    me(p)["specialist"] = new_one if specialist == old_one else old_one
    place(p, specialist)
    end_turn(p)


def throw(p: Json, verb: str, rest: str) -> None:
    """R22, R23: the dice go into the air."""
    if rest == "golden":
        p["turn"]["golden_die"] = "in-hand"
    if verb == "weasel":
        p["turn"]["weasel_used"] = True
    set_phase(p, "dice")


def rob_by_choice(p: Json, seat: int) -> None:
    from_raven = "raven" in limbo(p)
    rob(p, seat)
    if from_raven:
        move_raven(p)
    else:
        after_keep(p)  # Double 1


# --- the interface


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
