"""Positions as JSON: printed exactly, read leniently."""

import json
from copy import deepcopy

import pytest

from tests.support.good_positions import (
    AFTER,
    CHOOSE,
    DICE,
    GOOD,
    OVER,
    RAVEN,
    RETURN,
    ROB,
    ROLL,
    WEASEL,
    Json,
    all_down,
    deluxe,
    dice,
    spot,
    take,
    tile,
    turn,
    with_,
)
from tests.support.selfplay import SMALL
from wormgrill.formats.edition_toml import read_edition
from wormgrill.formats.position_json import decode, encode, state
from wormgrill.rules import EDITIONS, Dice, apply, legal_actions, start
from wormgrill.rules.actions import Keep, Roll
from wormgrill.rules.edition import Options

# Printing


def test_a_position_prints_as_in_the_protocol() -> None:
    assert json.loads(json.dumps(encode(decode(CHOOSE)))) == {
        "edition": "deluxe",
        "options": {},
        "players": [
            {
                "name": "Ada",
                "stack": [{"value": 27, "worms": 2}],
                "bratworms": 2,
                "specialist": "golden-die",
            },
            {
                "name": "Bob",
                "stack": [{"value": 36, "worms": 4}, {"value": 22, "worms": 1}],
                "bratworms": 1,
                "specialist": None,
            },
            {"name": "Cem", "stack": [], "bratworms": 1, "specialist": None},
        ],
        "grill": [
            {"value": 11, "worms": 1, "up": True, "specialist": "canned-worm"},
            {"value": 13, "worms": 1, "up": True, "specialist": None},
            {"value": 21, "worms": 1, "up": True, "specialist": "hen"},
            {"value": 23, "worms": 1, "up": True, "specialist": "raven"},
            {"value": 24, "worms": 1, "up": True, "specialist": None},
            {"value": 25, "worms": 2, "up": True, "specialist": "weasel"},
            {"value": 26, "worms": 2, "up": True, "specialist": None},
            {"value": 28, "worms": 2, "up": True, "specialist": None},
            {"value": 29, "worms": 3, "up": True, "specialist": "apple"},
            {"value": 30, "worms": 3, "up": True, "specialist": None},
            {"value": 31, "worms": 3, "up": True, "specialist": None},
            {"value": 32, "worms": 3, "up": True, "specialist": None},
            {"value": 33, "worms": 4, "up": True, "specialist": None},
            {"value": 34, "worms": 4, "up": True, "specialist": None},
            {"value": 35, "worms": 4, "up": False, "specialist": None},
        ],
        "supply": 3,
        "out": [],
        "turn": {
            "player": 0,
            "phase": "choose",
            "kept": ["4", "4", "4"],
            "rolled": ["1", "2", "2", "worm", "worm"],
            "golden": "worm",
            "golden_die": "in-hand",
            "weasel_used": False,
            "total": 12,
        },
        "legal": ["keep 1", "keep 2", "keep worm"],
        "outlook": {
            "keep 1": {"dice": 1, "total": 13},
            "keep 2": {"dice": 2, "total": 16},
            "keep worm": {"dice": 3, "total": 27},
        },
        "over": False,
        "scores": None,
        "winners": None,
    }


def test_the_first_position_of_junior_prints_every_key() -> None:
    told = encode(start(EDITIONS["junior"], ["Ada", "Bob"], Options(first=1)))
    assert told == {
        "edition": "junior",
        "options": {"first": 1},
        "players": [
            {"name": name, "stack": [], "bratworms": 0, "specialist": None}
            for name in ("Ada", "Bob")
        ],
        "grill": [
            {"value": value, "worms": worms, "up": True, "specialist": None}
            for value, worms in ((4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 4))
            for _ in range(2)
        ],
        "supply": 0,
        "out": [],
        "turn": {
            "player": 1,
            "phase": "roll",
            "kept": [],
            "rolled": None,
            "golden": None,
            "golden_die": "unused",
            "weasel_used": False,
            "total": 0,
        },
        "legal": ["roll"],
        "outlook": {},
        "over": False,
        "scores": None,
        "winners": None,
    }


def test_a_finished_game_prints_scores_and_winners() -> None:
    told = encode(decode(OVER))
    assert told["turn"] is None
    assert told["legal"] == []
    assert told["outlook"] == {}
    assert told["over"] is True
    assert told["scores"] == [2 + 2, 4 + 1 + 1, 1]
    assert told["winners"] == [1]
    assert told["out"] == ["canned-worm", "hen", "raven", "weasel", "apple"]


@pytest.mark.parametrize(
    ("kept", "ends"),
    [
        ("5", {"fails": "no-worm"}),
        ("w", {"fails": "nothing"}),
        ("www4455", {"tile": 33, "from": "grill"}),
        ("wwww2", {"tile": 22, "from": [1]}),
        ("www345", {"tile": 26, "from": "grill"}),
    ],
)
def test_the_outlook_of_stopping_names_what_is_certain(kept: str, ends: Json) -> None:
    position = decode(deluxe(turn("after", kept)))
    assert encode(position)["outlook"] == {"stop": {"ends": ends}}


def test_the_outlook_names_the_hen_and_the_lower_tile() -> None:
    position = deluxe(turn("after", "wwww2")) | {"options": {"free-choice": True}}
    position["players"][1]["specialist"] = "hen"
    spot(position, 21)["specialist"] = None
    ends = encode(decode(position))["outlook"]["stop"]["ends"]
    assert ends == {"hen": 1, "or": {"tile": 21, "from": "grill"}}


def test_the_outlook_of_keeping_the_last_dice_tells_the_end() -> None:
    position = decode(deluxe(turn("choose", "wwww22", rolled=dice("11"))))
    assert encode(position)["outlook"] == {
        "keep 1": {"dice": 2, "total": 26, "ends": {"tile": 26, "from": "grill"}}
    }


@pytest.mark.parametrize(
    ("options", "printed"),
    [
        (Options(), {}),
        (Options(short_game=True), {"short-game": True}),
        (Options(free_choice=True), {"free-choice": True}),
        (Options(first=2), {"first": 2}),
        (Options(True, True, 1), {"short-game": True, "free-choice": True, "first": 1}),
    ],
)
def test_only_options_that_differ_from_the_default_are_printed(
    options: Options, printed: Json
) -> None:
    position = start(EDITIONS["deluxe"], ["Ada", "Bob", "Cem"], options)
    assert encode(position)["options"] == printed
    assert decode(encode(position)) == position


def test_the_default_is_the_editions_own() -> None:
    edition = read_edition("""
        key = "free"
        kind = "classic"
        players = [2, 2]
        dice = 2
        faces = [{ name = "worm", points = 5 }, { name = "leaf", points = 1 }]
        tiles = [{ value = 5, worms = 1 }]
        options = { free-choice = true, first = 1 }
    """)
    usual = start(edition, ["Ada", "Bob"])
    assert encode(usual)["options"] == {}
    assert decode(encode(usual)).options == Options(free_choice=True, first=1)
    unusual = start(edition, ["Ada", "Bob"], Options(short_game=True))
    printed = encode(unusual)["options"]
    assert printed == {"short-game": True, "free-choice": False, "first": 0}
    assert decode(encode(unusual)) == unusual


def test_a_custom_edition_is_carried_whole() -> None:
    position = start(SMALL, ["Ada", "Bob"])
    told = json.loads(json.dumps(encode(position)))
    assert told["edition"] == {
        "key": "small",
        "title": "Six friends and a worm",
        "kind": "classic",
        "players": [2, 4],
        "dice": 4,
        "faces": [
            {"name": "1", "points": 1, "golden_sides": 2},
            {"name": "2", "points": 2},
            {"name": "3", "points": 3, "golden_sides": 1},
            {"name": "worm", "points": 5, "sides": 2, "golden_sides": 3},
        ],
        "tiles": [
            {"value": 7, "worms": 1, "exact": True},
            {"value": 8, "worms": 1},
            {"value": 9, "worms": 1},
            {"value": 10, "worms": 1},
            {"value": 11, "worms": 2},
            {"value": 12, "worms": 2},
            {"value": 13, "worms": 2},
            {"value": 15, "worms": 3},
            {"value": 17, "worms": 4},
        ],
        "specialists": {
            "canned-worm": 7,
            "hen": 8,
            "raven": 9,
            "weasel": 10,
            "golden-die": 11,
            "apple": 12,
        },
        "bratworms": 3,
    }
    assert decode(told) == position


def test_tiles_of_one_number_keep_their_order() -> None:
    """R34, with worms per tile."""
    edition = read_edition("""
        key = "uneven"
        kind = "junior"
        players = [2, 2]
        dice = 2
        faces = [{ name = "worm", points = 2 }, { name = "leaf", points = 1 }]
        tiles = [{ value = 4, worms = 1 }, { value = 4, worms = 2 }, { value = 4, worms = 1 }]
    """)
    position = start(edition, ["Ada", "Bob"])
    assert decode(encode(position)) == position


# Reading


@pytest.mark.parametrize("given", GOOD.values(), ids=GOOD)
def test_every_printed_position_can_be_set_again(given: Json) -> None:
    position = decode(given)
    told = json.loads(json.dumps(state(position)))
    if told["turn"]:
        del told["turn"]["total"]
        given = given | {"turn": {k: v for k, v in given["turn"].items() if k != "total"}}
    assert told == given
    assert decode(json.loads(json.dumps(encode(position)))) == position


def test_what_is_in_limbo_is_found_again() -> None:
    for given, expected in ((RAVEN, "raven"), (RETURN, "apple"), (ROB, None), (ROLL, None)):
        found = decode(given).turn
        assert found is not None
        assert found.limbo == expected


@pytest.mark.parametrize("given", [RAVEN, RETURN], ids=["rob", "return"])
def test_a_choice_may_be_owed_about_the_last_tile(given: Json) -> None:
    position = with_(deepcopy(given), all_down)
    assert legal_actions(decode(position))


def test_the_hen_may_be_held_without_a_tile() -> None:
    position = deepcopy(ROLL)
    spot(position, 21)["specialist"] = None
    position["players"][2]["specialist"] = "hen"
    assert decode(position).seats[2].specialist == "hen"


def test_the_golden_die_may_be_the_last_in_hand() -> None:
    in_hand = deluxe(turn("after", "wwwwwwww", golden_die="in-hand"))
    assert encode(decode(in_hand))["legal"] == ["roll", "stop"]
    more = {"rolled": [], "golden": "1", "golden_die": "in-hand"}
    rolled = deluxe(turn("choose", "wwwwwwww", **more))
    assert encode(decode(rolled))["legal"] == ["keep 1"]


def test_nine_dice_may_lie_aside_where_the_golden_one_is_among_them() -> None:
    position = deluxe(turn("return", "wwwwwwwww", golden_die="kept"))
    take(position, 29)
    assert encode(decode(position))["turn"]["total"] == 45


@pytest.mark.parametrize("used", [True, False])
def test_a_used_weasel_is_remembered(used: bool) -> None:
    position = deepcopy(WEASEL)
    position["turn"] |= {"weasel_used": used, "rolled": dice("1444444")}
    assert encode(decode(position))["legal"] == ["keep 1"] + ["weasel"] * (not used)


@pytest.mark.parametrize("computed", ["legal", "outlook", "over", "scores", "winners"])
def test_computed_fields_may_be_missing_or_stale(computed: str) -> None:
    position = decode(CHOOSE)
    told = encode(position)
    for stale in (["fly"], {"keep 9": 1}, 7, None):
        assert decode(told | {computed: stale}) == position
    del told[computed]
    assert decode(told) == position
    assert decode(told | {"turn": told["turn"] | {"total": 99}}) == position


def test_unknown_fields_are_ignored() -> None:
    position = deepcopy(CHOOSE)
    position["colour"] = "red"
    position["players"][0]["age"] = 8
    position["players"][0]["stack"][0]["weight"] = 20
    position["grill"][0]["heat"] = {}
    position["turn"]["clock"] = []
    assert decode(position) == decode(CHOOSE)


def test_order_does_not_matter_where_it_means_nothing() -> None:
    position = deepcopy(CHOOSE)
    position["turn"]["rolled"] = dice("w2w12")
    position["grill"].reverse()
    assert decode(position) == decode(CHOOSE)
    over = OVER | {"out": OVER["out"][::-1]}
    assert decode(over) == decode(OVER)


def test_order_is_kept_where_it_means_something() -> None:
    position = deluxe(turn("after", "w44"))
    assert encode(decode(position))["turn"]["kept"] == dice("w44")
    stack = [tile(22), tile(36)]
    position["players"][1]["stack"] = stack
    assert encode(decode(position))["players"][1]["stack"] == stack


def test_names_are_trimmed() -> None:
    position = deepcopy(ROLL)
    position["players"][0]["name"] = "  Ada "
    assert decode(position) == decode(ROLL)


def test_a_position_that_was_set_up_plays_on() -> None:
    position = decode(DICE)
    rolled, _ = apply(position, Dice(("worm", "worm", "2", "2", "1"), "worm"))
    assert rolled == decode(CHOOSE)
    after, _ = apply(rolled, Keep("worm"))
    assert after == decode(AFTER)
    again, _ = apply(after, Roll())
    assert encode(again)["turn"]["golden_die"] == "kept"
