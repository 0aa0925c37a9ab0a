"""The fields of the protocol that follow from the others."""

from tests.support.oracle.editions import APPLE_WORMS, Json
from tests.support.oracle.position import (
    ends_by_itself,
    ends_of,
    is_junior,
    keepable,
    limbo,
    me,
    pinch_options,
    robbable,
    rolled_faces,
    total_of,
    weasel_usable,
)


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
