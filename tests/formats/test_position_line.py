"""A position as one line of text."""

from random import Random
from urllib.parse import quote

import pytest

from tests.support.good_positions import GOOD
from tests.support.selfplay import SMALL, TABLES, game, settings
from wormgrill.formats.edition_toml import edition_from, edition_table
from wormgrill.formats.position_json import decode
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import BadPosition, BadRequest

GRILL = (
    "11*1@canned-worm.13*1.21*1@hen.23*1@raven.24*1.25*2@weasel.26*2.28*2.29*3@apple.30*3.31*3."
    "32*3.33*4.34*4.35*4!"
)
PLAYERS = "Ada:27*2:2:golden-die/Bob:36*4.22*1:1:-/Cem:-:1:-"
CLASSIC_GRILL = "21*1.22*1.23*1.24*1.25*2.26*2.27*2.28*2.29*3.30*3.31*3.32*3.33*4.34*4.35*4.36*4"
EXTRA_GRILL = (
    "11*1@canned-worm.13*1.21*1@hen.22*1.23*1@raven.24*1.25*2@weasel.26*2.27*2@golden-die.28*2."
    "29*3.30*3.31*3.32*3.33*4.34*4.35*4.36*4"
)
JUNIOR_GRILL = "4*1.4*1.5*1.5*1.6*2.6*2.7*2.7*2.8*3.8*3.9*4.9*4"
NEW = "Ada:-:0:-/Bob:-:0:-"
ROLL = "0:roll:-:-:-:unused:0"

LINES = {
    "roll": f"deluxe;-;{PLAYERS};{GRILL};3;-;0:roll:-:-:-:unused:0",
    "dice": f"deluxe;-;{PLAYERS};{GRILL};3;-;0:dice:4.4.4:-:-:in-hand:0",
    "choose": f"deluxe;-;{PLAYERS};{GRILL};3;-;0:choose:4.4.4:1.2.2.worm.worm:worm:in-hand:0",
    "after": f"deluxe;-;{PLAYERS};{GRILL};3;-;0:after:4.4.4.worm.worm.worm:-:-:kept:0",
    "pinch": (
        f"deluxe;free-choice=1;{PLAYERS};{GRILL};3;-;0:pinch:worm.worm.worm.worm.2:-:-:unused:0"
    ),
    "over": (
        f"deluxe;-;{PLAYERS};11*1!.13*1!.21*1!.23*1!.24*1!.25*2!.26*2!.28*2!.29*3!.30*3!.31*3!."
        "32*3!.33*4!.34*4!.35*4!;3;canned-worm.hen.raven.weasel.apple;over"
    ),
    "junior pinch": (
        "junior;-;Ada:-:0:-/Bob:6*2:0:-/Cem:6*2:0:-;4*1.4*1.5*1.5*1.7*2.7*2.8*3.8*3.9*4.9*4;0;-;"
        "0:pinch:cucumber.cucumber.cucumber.worm.bun:-:-:unused:0"
    ),
}
STARTS = {
    "classic": f"classic;-;{NEW};{CLASSIC_GRILL};0;-;{ROLL}",
    "extrawurm": f"extrawurm;-;{NEW};{EXTRA_GRILL};7;-;{ROLL}",
    "deluxe": f"deluxe;-;{NEW};{EXTRA_GRILL.replace('29*3', '29*3@apple')};7;-;{ROLL}",
    "junior": f"junior;-;{NEW};{JUNIOR_GRILL};0;-;{ROLL}",
}


@pytest.mark.parametrize("name", LINES)
def test_a_position_is_one_line(name: str) -> None:
    position = decode(GOOD[name])
    assert to_line(position) == LINES[name]
    assert from_line(LINES[name]) == position


@pytest.mark.parametrize("key", STARTS)
def test_every_edition_starts_with_its_line(key: str) -> None:
    position = start(EDITIONS[key], ["Ada", "Bob"])
    assert to_line(position) == STARTS[key]
    assert from_line(STARTS[key]) == position


def test_options_stand_by_name() -> None:
    position = start(EDITIONS["junior"], ["Ada", "Bob"], Options(True, True, 1))
    line = to_line(position)
    assert line.split(";")[1] == "short-game=1,free-choice=1,first=1"
    assert from_line(line) == position


def test_an_option_that_is_off_may_be_said() -> None:
    line = STARTS["junior"].replace(";-;", ";short-game=0,first=0;", 1)
    assert from_line(line) == from_line(STARTS["junior"])


def test_a_used_weasel_and_a_dead_roll_are_told() -> None:
    given = GOOD["weasel"]
    used = given | {"turn": given["turn"] | {"weasel_used": True, "rolled": ["1"] * 7}}
    line = to_line(decode(used))
    assert line.endswith(";0:choose:4:1.1.1.1.1.1.1:-:unused:1")
    assert from_line(line) == decode(used)


def test_the_golden_die_may_be_rolled_alone() -> None:
    told = f"deluxe;-;{PLAYERS};{GRILL};3;-;0:choose:{'.'.join(['worm'] * 8)}:-:1:in-hand:0"
    position = from_line(told)
    assert position.turn is not None
    assert position.turn.rolled == ()
    assert to_line(position) == told


def test_an_empty_grill_is_a_dash() -> None:
    tiles = ".".join(f"{value}*{worms}" for value, worms in ((4, 1), (5, 1), (6, 2)) for _ in "ab")
    more = ".".join(f"{value}*{worms}" for value, worms in ((7, 2), (8, 3), (9, 4)) for _ in "ab")
    line = f"junior;-;Ada:{tiles}:0:-/Bob:{more}:0:-;-;0;-;over"
    position = from_line(line)
    assert position.grill == ()
    assert to_line(position) == line


@pytest.mark.parametrize(
    ("name", "quoted"),
    [
        ("A B", "A%20B"),
        ("a:b/c;d", "a%3Ab%2Fc%3Bd"),
        ("-", "-"),
        ("100%", "100%25"),
        ("%41da", "%2541da"),
        ("Zoë", "Zo%C3%AB"),
        ("李", "%E6%9D%8E"),
        ("x,y=z.*!@", "x%2Cy%3Dz.%2A%21%40"),
        ("'\"\\<&>", "%27%22%5C%3C%26%3E"),
    ],
)
def test_any_name_fits_into_a_line(name: str, quoted: str) -> None:
    position = start(EDITIONS["classic"], [name, "Bob"])
    line = to_line(position)
    assert line == STARTS["classic"].replace("Ada", quoted)
    assert line.isascii()
    assert from_line(line) == position


def test_a_custom_edition_is_carried_whole() -> None:
    position = start(SMALL, ["Ada", "Bob"])
    edition, rest = to_line(position).split(";", 1)
    assert edition.startswith("%7B%22key%22%3A%22small%22%2C%22title%22%3A%22Six%20friends")
    assert rest == (
        f"-;{NEW};7*1@canned-worm.8*1@hen.9*1@raven.10*1@weasel.11*2@golden-die.12*2@apple.13*2."
        f"15*3.17*4;3;-;{ROLL}"
    )
    assert from_line(f"{edition};{rest}") == position


def test_a_custom_edition_is_quoted_like_a_name() -> None:
    edition = edition_from(edition_table(SMALL) | {"title": "a/b; ü"})
    position = start(edition, ["Ada", "Bob"])
    line = to_line(position)
    assert "%22title%22%3A%22a%2Fb%3B%20%5Cu00fc%22%2C" in line
    assert from_line(line) == position


@pytest.mark.uncounted
@pytest.mark.parametrize("edition", TABLES.values(), ids=TABLES)
def test_every_position_of_a_game_comes_back(edition: Edition) -> None:
    for players, options in settings(edition):
        for position in list(game(edition, players, options, Random(players)))[::9]:
            assert from_line(to_line(position)) == position


def test_space_around_a_line_does_not_matter() -> None:
    assert from_line(f"  {LINES['choose']}\r\n") == decode(GOOD["choose"])


FORM = "EDITION;OPTIONS;PLAYERS;GRILL;SUPPLY;OUT;TURN"
SEAT_FORM = "NAME:STACK:BRATWORMS:SPECIALIST"
NO_JSON = "edition: not a key, nor a custom edition as JSON."
TURN_FORM = "PLAYER:PHASE:KEPT:ROLLED:GOLDEN:GOLDEN_DIE:WEASEL_USED"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", f"“” is not of the form {FORM}."),
        ("classic", f"“classic” is not of the form {FORM}."),
        (LINES["roll"] + ";", f"“{LINES['roll'][:60]}” is not of the form {FORM}."),
        (LINES["roll"].replace(";3;", ";"), f"“{LINES['roll'][:60]}” is not of the form {FORM}."),
    ],
)
def test_a_line_has_seven_fields(line: str, message: str) -> None:
    assert refusal_of(line) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("deluxe;", "poker;",
         "edition: “poker” is not known. Known: classic, extrawurm, deluxe, junior."),
        ("deluxe;", "%7B;", NO_JSON),
        ("deluxe;", "%7B%22key%22%3A1%7D%7D;", NO_JSON),
        ("deluxe;", "%7B%7D;", "key: is missing."),
        (";-;Ada", ";;Ada", "“” is not a whole number."),
        (";-;Ada", ";short-game;Ada", "“” is not a whole number."),
        (";-;Ada", ";short-game=yes;Ada", "“yes” is not a whole number."),
        (";-;Ada", ";first=x;Ada", "“x” is not a whole number."),
        (";-;Ada", ";first=3;Ada", "options.first: there is no seat 3; seats count from 0."),
        (";-;Ada", ";first=-1;Ada", "options.first: must be at least 0, not -1."),
        (";-;Ada", ";colour=1;Ada",
         "options.colour: is not known here. Known: short-game, free-choice, first."),
        ("/Cem:-:1:-", "/Cem:-:1", f"“Cem:-:1” is not of the form {SEAT_FORM}."),
        ("/Cem:-:1:-", "/", f"“” is not of the form {SEAT_FORM}."),
        ("/Cem:-:1:-", "/Cem:-:one:-", "“one” is not a whole number."),
        ("/Cem:-:1:-", "/Cem::1:-", "“” is not of the form VALUE*WORMS."),
        ("/Cem:-:1:-", "/:-:1:-", "players[2]: a name has 1 to 24 characters."),
        ("/Cem:-:1:-", "/Ad%61:-:1:-", "players[2]: “Ada” is there twice; names must differ."),
        ("/Cem:-:1:-", "/C%0Am:-:1:-",
         "players[2]: a name has no control or bidirectional characters."),
        ("36*4.22*1", "36.22*1", "“36” is not of the form VALUE*WORMS."),
        ("36*4.22*1", "36*4.22*1*1", "“22*1*1” is not of the form VALUE*WORMS."),
        ("36*4.22*1", "36*4..22*1", "“” is not of the form VALUE*WORMS."),
        ("36*4.22*1", "36*4.x*1", "“x” is not a whole number."),
        ("36*4.22*1", "36*4.22*", "“” is not a whole number."),
        (".24*1.", ".24.", "“24” is not of the form VALUE*WORMS."),
        (".24*1.", ".24*1!!.", "“1!” is not a whole number."),
        (";3;", ";;", "“” is not a whole number."),
        (";3;", ";3.0;", "“3.0” is not a whole number."),
        (";3;", ";+3;", "“+3” is not a whole number."),
        (";3;", ";--3;", "“--3” is not a whole number."),
        (";3;", ";-;", "“-” is not a whole number."),
        (";3;", ";³;", "“³” is not a whole number."),
        (";3;", ";٣;", "“٣” is not a whole number."),
        (";3;", ";123456789;", "“123456789” is not a whole number."),
        (";3;", f";{'3' * 5000};", f"“{'3' * 20}” is not a whole number."),
        ("0:roll:-:-:-:unused:0", "", f"“” is not of the form {TURN_FORM}."),
        ("0:roll:-:-:-:unused:0", "Over", f"“Over” is not of the form {TURN_FORM}."),
        ("0:roll:-:-:-:unused:0", "0:roll:-:-:-:unused",
         f"“0:roll:-:-:-:unused” is not of the form {TURN_FORM}."),
        ("0:roll", "x:roll", "“x” is not a whole number."),
        ("unused:0", "unused:no", "“no” is not a whole number."),
    ],
)  # fmt: skip
def test_a_malformed_line_is_refused(old: str, new: str, message: str) -> None:
    assert LINES["roll"].count(old) == 1
    assert refusal_of(LINES["roll"].replace(old, new)) == message


def test_an_edition_nested_without_end_is_refused() -> None:
    endless = quote('{"a":' * 100_000, safe="")
    assert refusal_of(LINES["roll"].replace("deluxe", endless)) == NO_JSON


def refusal_of(line: str) -> str:
    with pytest.raises(BadRequest) as refused:
        from_line(line)
    return refused.value.message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (".24*1.", ".24*1@cat.",
         "“cat” is not one of canned-worm, hen, raven, weasel, golden-die, apple."),
        (".24*1.", ".24*2.", "There is no tile 24 with 2 worms in this edition."),
        (";3;", ";12345678;", "There are 7 Bratworms, not 12345682."),
        (";3;", ";-3;", "Nobody has fewer than no Bratworms."),
        (";3;-;", ";3;;", "“” is not one of canned-worm, hen, raven, weasel, golden-die, apple."),
        ("0:roll", "9:roll", "turn.player: there is no seat 9."),
        ("0:roll", "0:fly", "“fly” is not one of roll, dice, choose, after, rob, return, pinch."),
        ("0:roll:-:-:-:unused:0", "over", "A tile lies face up, so somebody's turn is on."),
    ],
)  # fmt: skip
def test_a_line_of_a_position_no_game_comes_to_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        from_line(LINES["roll"].replace(old, new))
    assert refused.value.message == message
