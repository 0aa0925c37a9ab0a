"""What a position says: its dice, its totals, and what ending the turn would bring."""

from tests.support.oracle.editions import (
    CANNED_POINTS,
    DEFAULTS,
    EDITIONS,
    SPECIALISTS,
    Edition,
    Json,
)


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
