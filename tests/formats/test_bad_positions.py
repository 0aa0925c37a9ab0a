"""A position is refused where no game comes to it: one good position, one thing broken."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest

from tests.support.good_positions import (
    AFTER,
    CHOOSE,
    CLASSIC,
    DICE,
    GOOD,
    JUNIOR,
    JUNIOR_PINCH,
    OVER,
    PINCH,
    RAVEN,
    RETURN,
    ROB,
    ROLL,
    WEASEL,
    Break,
    Json,
    all_down,
    dice,
    spot,
    tile,
    with_,
)
from wormgrill.formats.position_json import decode
from wormgrill.rules.errors import BadPosition


def bad(id: str, good: Json, message: str, *changes: Break) -> Any:
    return pytest.param(good, changes, message, id=id)


def in_turn(**changes: Any) -> Break:
    return lambda p: p["turn"].update(changes)


def seat(number: int, **changes: Any) -> Break:
    return lambda p: p["players"][number].update(changes)


def on(number: int, **changes: Any) -> Break:
    return lambda p: spot(p, number).update(changes)


LIMBO = "The specialist in limbo must be somewhere."
NO_TILE_UP = "No tile lies face up: the game is over."
DEAD = "A dead roll ends the turn at once (R4, R30)."
NOT_PINCH = "In phase pinch there is more than one tile to win."
GOLDEN = "turn.golden: the golden die's face, if it was rolled, and null if not."
NO_CHOICE = "A single victim, or none, is no choice (R16)."
NO_DIE = "No die is left to roll: the turn is over (R3)."
NO_ROLL = "No roll is left: the turn is over (R3)."
NO_DOUBLE = "Only a Double 1 or the raven gives a Bratworm."
NO_SECOND = "In phase return a second specialist waits."
NOT_HELD = "One who returns a specialist holds one already."
FIVE_LEFT = "turn.rolled: 5 white dice are left to roll."
AT_ONCE = "turn.kept: all dice of a face are laid aside at once (R1)."
NOT_YET = "In phase roll nothing has happened in this turn yet."
ON_NONE = "turn.golden_die: no face of the golden die is laid aside."
NOT_HIS = "turn.golden_die: the player does not hold the golden die (R22)."
NO_WEASEL = "turn.weasel_used: the player does not hold the weasel (R23)."
MANY_DICE = "turn.kept: more dice than there are."
NO_FACE = "turn: there is no face “{}” in this edition."
PHASES = "“fly” is not one of roll, dice, choose, after, rob, return, pinch."
SPECIALISTS = "“cat” is not one of canned-worm, hen, raven, weasel, golden-die, apple."

TILES = [
    bad("a tile missing", ROLL, "Tile 24 is missing.", lambda p: p["grill"].pop(4)),
    bad("the last missing", ROLL, "Tile 35 is missing.", lambda p: p["grill"].pop()),
    bad("in a stack missing", ROLL, "Tile 36 is missing.", seat(1, stack=[tile(22)])),
    bad("one of two missing", JUNIOR, "Tile 5 is missing.", lambda p: p["grill"].pop(2)),
    bad("doubled", ROLL, "Tile 24 is there too often.", seat(2, stack=[tile(24)])),
    bad("doubled on the grill", ROLL, "Tile 24 is there too often.",
        lambda p: p["grill"].append(spot(p, 24))),
    bad("doubled in a stack", ROLL, "Tile 36 is there too often.",
        seat(1, stack=[tile(36), tile(36), tile(22)])),
    bad("a third of two", JUNIOR, "Tile 9 is there too often.",
        seat(0, stack=[{"value": 9, "worms": 4}])),
    bad("unknown number", ROLL, "There is no tile 20 with 1 worms in this edition.",
        on(24, value=20)),
    bad("unknown worms", ROLL, "There is no tile 24 with 2 worms in this edition.",
        on(24, worms=2)),
    bad("unknown in a stack", ROLL, "There is no tile 11 with 1 worms in this edition.",
        lambda p: p.update(edition="classic")),
]  # fmt: skip

BRATWORMS = [
    bad("too many", ROLL, "There are 7 Bratworms, not 8.", lambda p: p.update(supply=4)),
    bad("too few", ROLL, "There are 7 Bratworms, not 6.", seat(1, bratworms=0)),
    bad("where there are none", CLASSIC, "There are 0 Bratworms, not 1.", seat(0, bratworms=1)),
    bad("negative", ROLL, "Nobody has fewer than no Bratworms.",
        seat(0, bratworms=-1), seat(1, bratworms=4)),
    bad("negative supply", ROLL, "Nobody has fewer than no Bratworms.",
        lambda p: p.update(supply=-1), seat(1, bratworms=5)),
]  # fmt: skip

SPECIALIST = [
    bad("doubled on the grill", ROLL, "One hen too many.", on(24, specialist="hen")),
    bad("doubled with a player", ROLL, "One golden-die too many.",
        seat(1, specialist="golden-die")),
    bad("doubled out of the game", ROLL, "One apple too many.",
        lambda p: p.update(out=["apple"])),
    bad("twice out of the game", OVER, "One hen too many.", lambda p: p["out"].append("hen")),
    bad("of another edition", ROLL, "One apple too many.",
        lambda p: p.update(edition="extrawurm")),
    bad("in classic", CLASSIC, "One hen too many.", on(21, specialist="hen")),
    bad("lost when over", OVER, "The hen is nowhere to be found.",
        lambda p: p["out"].remove("hen")),
    bad("two lost", RETURN, "raven and apple: nowhere to be found.", on(23, specialist=None)),
    bad("three lost", ROLL, "hen and raven and apple: nowhere to be found.",
        on(21, specialist=None), on(23, specialist=None), on(29, specialist=None)),
    bad("on a face-down tile", ROLL, "Nobody stands on a face-down tile.", on(29, up=False)),
    bad("the raven held", ROLL, "Nobody ever holds the raven (R28).",
        on(23, specialist=None), seat(1, specialist="raven")),
    bad("no tile", ROLL, "Cem has no tile, so only the hen can be there (R21).",
        on(29, specialist=None), seat(2, specialist="apple")),
    bad("unknown on the grill", ROLL, SPECIALISTS, on(24, specialist="cat")),
    bad("unknown with a player", ROLL, SPECIALISTS, seat(1, specialist="cat")),
    bad("unknown out of the game", ROLL, SPECIALISTS, lambda p: p.update(out=["cat"])),
    bad("no name at all", ROLL, SPECIALISTS.replace("cat", ""), on(24, specialist="")),
]  # fmt: skip

IN_LIMBO = [
    *(
        bad(f"in {name}", GOOD[name], LIMBO, on(29, specialist=None))
        for name in ("roll", "dice", "choose", "after", "pinch")
    ),
    bad("not the raven in rob", ROB, "In phase rob only the raven can be in limbo.",
        on(29, specialist=None)),
    bad("the raven in return", RETURN, NO_SECOND,
        on(23, specialist=None), on(24, specialist="apple")),
    bad("none in return", RETURN, NO_SECOND, on(24, specialist="apple")),
]  # fmt: skip

ENDS = [
    *(
        bad(f"{name} without a tile", GOOD[name], NO_TILE_UP, all_down)
        for name in ("roll", "dice", "choose", "after", "rob", "pinch", "classic", "junior")
    ),
    bad("a tile face up when over", OVER, "A tile lies face up, so somebody's turn is on.",
        on(24, up=True)),
]  # fmt: skip

DICE_LIE = [
    bad("too many", AFTER, MANY_DICE, in_turn(kept=dice("444wwwwww"), golden_die="unused")),
    bad("too many with the golden", AFTER, MANY_DICE, in_turn(kept=dice("444wwwwwww"))),
    bad("rolled too few", CHOOSE, FIVE_LEFT, in_turn(rolled=dice("122w"))),
    bad("rolled too many", CHOOSE, FIVE_LEFT, in_turn(rolled=dice("122www"))),
    bad("not rolled", CHOOSE, FIVE_LEFT, in_turn(rolled=None)),
    bad("interleaved", AFTER, AT_ONCE, in_turn(kept=dice("4w4"))),
    *(
        bad(f"rolled in {name}", GOOD[name],
            "turn.rolled: dice lie rolled only in phase choose.", in_turn(rolled=[]))
        for name in ("roll", "dice", "after", "rob", "return", "pinch")
    ),
    *(
        bad(f"golden in {name}", GOOD[name],
            "turn.golden: dice lie rolled only in phase choose.", in_turn(golden="worm"))
        for name in ("roll", "dice", "after", "rob", "return", "pinch")
    ),
    bad("golden rolled, not in hand", CHOOSE, GOLDEN, in_turn(golden_die="unused")),
    bad("golden rolled, laid aside", CHOOSE, GOLDEN,
        in_turn(kept=dice("w"), rolled=dice("11122233"), golden_die="kept")),
    bad("golden in hand, not rolled", CHOOSE, GOLDEN, in_turn(golden=None)),
    bad("golden with a white face", CHOOSE, GOLDEN, in_turn(golden="2")),
    bad("golden with no face", CHOOSE, GOLDEN, in_turn(golden="ham")),
    bad("golden kept, but not its face", AFTER, ON_NONE, in_turn(kept=dice("444"))),
    bad("golden kept, but nothing is", DICE, ON_NONE, in_turn(kept=[], golden_die="kept")),
    bad("golden not held", DICE, NOT_HIS, in_turn(player=1)),
    bad("golden kept, not held", AFTER, NOT_HIS, in_turn(player=2)),
    bad("weasel not held", AFTER, NO_WEASEL, in_turn(weasel_used=True)),
    bad("weasel not his", WEASEL, NO_WEASEL, in_turn(player=1, weasel_used=True)),
    bad("unknown kept", AFTER, NO_FACE.format(6), in_turn(kept=["6"])),
    bad("unknown rolled", CHOOSE, NO_FACE.format("bun"), in_turn(rolled=["bun"] * 5)),
    bad("unknown golden_die", ROLL, "“lost” is not one of unused, in-hand, kept.",
        in_turn(golden_die="lost")),
]  # fmt: skip

LEFT_BEHIND = [
    bad("unknown phase", ROLL, PHASES, in_turn(phase="fly")),
    bad("seat below", ROLL, "turn.player: there is no seat -1.", in_turn(player=-1)),
    bad("seat above", ROLL, "turn.player: there is no seat 3.", in_turn(player=3)),
    bad("roll with dice", ROLL, NOT_YET, in_turn(kept=["4"])),
    bad("roll with the golden die", ROLL, NOT_YET, in_turn(golden_die="in-hand")),
    bad("roll with the weasel", WEASEL, NOT_YET,
        in_turn(phase="roll", kept=[], rolled=None, weasel_used=True)),
    bad("dice, none left", DICE, NO_DIE, in_turn(kept=dice("444wwwww"), golden_die="unused")),
    bad("dice, every face", DICE, NO_DIE, in_turn(kept=dice("12345w"))),
    bad("choose, none left", CHOOSE, NO_DIE, in_turn(kept=dice("444wwwwww"), golden_die="kept")),
    bad("choose, every face", CHOOSE, NO_DIE, in_turn(kept=dice("12345w"), rolled=dice("11"))),
    bad("dead roll", CHOOSE, DEAD, in_turn(kept=dice("4w"), rolled=dice("44wwww"))),
    bad("dead roll, weasel used", WEASEL, DEAD, in_turn(weasel_used=True)),
    bad("dead roll in Junior", JUNIOR, DEAD,
        in_turn(phase="choose", kept=["bun"] * 3, rolled=["bun"] * 3)),
    *(
        bad(f"{name} with nothing laid aside", GOOD[name],
            f"In phase {GOOD[name]['turn']['phase']} dice are laid aside.",
            in_turn(kept=[], golden_die="unused"))
        for name in ("after", "rob", "raven", "return", "pinch", "junior pinch")
    ),
    bad("after, none left", AFTER, NO_ROLL, in_turn(kept=dice("444wwwwww"))),
    bad("after, every face", AFTER, NO_ROLL, in_turn(kept=dice("12345w"), golden_die="in-hand")),
    bad("rob with a supply", ROB, "Bratworms come from the supply while it lasts (R16).",
        lambda p: p.update(supply=1), seat(1, bratworms=3)),
    bad("rob, one victim", ROB, NO_CHOICE, seat(1, bratworms=5), seat(2, bratworms=0)),
    bad("rob, one guarded by the hen", ROB, NO_CHOICE,
        seat(1, specialist="hen"), on(21, specialist=None)),
    bad("rob, nobody", ROB, NO_CHOICE,
        seat(0, bratworms=7), seat(1, bratworms=0), seat(2, bratworms=0)),
    bad("rob, one victim of the raven", RAVEN, NO_CHOICE,
        seat(1, bratworms=5), seat(2, bratworms=0)),
    bad("rob without ones", ROB, NO_DOUBLE, in_turn(kept=dice("4w"))),
    bad("rob with a single one", ROB, NO_DOUBLE, in_turn(kept=dice("41"))),
    bad("rob with a single one only", ROB, NO_DOUBLE, in_turn(kept=dice("1"))),
    bad("rob, ones long ago", ROB, NO_DOUBLE, in_turn(kept=dice("1144"))),
    bad("rob, raven's tile not taken", RAVEN, "The raven's tile was taken by somebody.",
        in_turn(player=2), seat(0, bratworms=1), seat(2, bratworms=2)),
    bad("return, holds nothing", RETURN, NOT_HELD,
        seat(0, specialist=None), on(24, specialist="golden-die")),
    bad("return, has no tile", RETURN, NOT_HELD,
        in_turn(player=2), on(21, specialist=None), seat(2, specialist="hen")),
    bad("pinch, no choice", PINCH, NOT_PINCH, lambda p: p.update(options={})),
    bad("pinch, no lower tile", PINCH, NOT_PINCH,
        on(21, up=False, specialist=None), on(24, specialist="hen")),
    bad("pinch, from the grill", PINCH, NOT_PINCH, in_turn(kept=dice("wwwww"))),
    bad("pinch, no worm", PINCH, NOT_PINCH, in_turn(kept=dice("5"))),
    bad("pinch, a single victim", JUNIOR_PINCH, NOT_PINCH,
        lambda p: p["players"][1]["stack"].append(p["players"][2]["stack"].pop())),
]  # fmt: skip


@pytest.mark.parametrize(
    ("good", "changes", "message"),
    [*TILES, *BRATWORMS, *SPECIALIST, *IN_LIMBO, *ENDS, *DICE_LIE, *LEFT_BEHIND],
)
def test_a_position_no_game_comes_to_is_refused(
    good: Json, changes: Sequence[Break], message: str
) -> None:
    decode(good)
    with pytest.raises(BadPosition) as refused:
        decode(with_(deepcopy(good), *changes))
    assert refused.value.message == message
    assert refused.value.code == "bad-position"
