"""What a decision does to the table; positions are changed in place."""

from tests.support.oracle.editions import SPECIALISTS, Json
from tests.support.oracle.position import (
    ends_by_itself,
    ends_of,
    face_up,
    golden_left,
    is_junior,
    limbo,
    me,
    mover,
    option,
    pinch_options,
    robbable,
    rolled_faces,
    white_left,
)


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
