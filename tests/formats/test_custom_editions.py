"""Custom editions, read from a file; what is wrong with one is named by its key."""

import tomllib
from copy import deepcopy

import pytest

from tests.support.good_positions import Json, at, bracketed, with_
from wormgrill.formats.edition_toml import EDITION_SCHEMA, edition_from, edition_table, read_edition
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import CLASSIC, JUNIOR, Edition, Options
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.pieces import Face, Specialist, Tile

FULL = """\
key = "garden-party"
title = "Gartenfest – mit Überraschung"
kind = "classic"
players = [3, 4]
dice = 5
bratworms = 2

faces = [
  { name = "worm", points = 4, golden_sides = 2 },
  { name = "leaf-2", points = 0, sides = 3 },
  { name = "1", points = 1 },
]
tiles = [
  { value = 9, worms = 2 },
  { value = 5, worms = 1, exact = true },
  { value = 16, worms = 0 },
  { value = 12, worms = 3, exact = false },
]

[specialists]
raven = 12
golden-die = 5
hen = 9

[options]
short-game = true
free-choice = true
first = 2
"""
TABLE = tomllib.loads(FULL)
PLAIN = {
    key: value for key, value in TABLE.items()
    if key not in ("specialists", "bratworms", "options", "title")
}  # fmt: skip


def test_a_file_with_everything_is_read() -> None:
    assert read_edition(FULL) == Edition(
        key="garden-party",
        title="Gartenfest – mit Überraschung",
        kind=CLASSIC,
        players=(3, 4),
        dice=5,
        faces=(Face("worm", 4, 1, 2), Face("leaf-2", 0, 3, 0), Face("1", 1, 1, 0)),
        tiles=(Tile(5, 1, exact=True), Tile(9, 2), Tile(12, 3), Tile(16, 0)),
        specialists=(
            (Specialist.HEN, 9),
            (Specialist.RAVEN, 12),
            (Specialist.GOLDEN_DIE, 5),
        ),
        bratworms=2,
        options=Options(short_game=True, free_choice=True, first=2),
    )


def test_what_is_not_said_is_off() -> None:
    edition = edition_from(PLAIN)
    assert edition.title == "garden-party"
    assert edition.specialists == ()
    assert edition.bratworms == 0
    assert edition.options == Options()


def test_the_table_leaves_out_what_is_usual() -> None:
    told = edition_table(edition_from(PLAIN))
    assert list(told) == ["key", "title", "kind", "players", "dice", "faces", "tiles"]
    assert told["faces"] == TABLE["faces"]
    assert told["tiles"] == [
        {"value": 5, "worms": 1, "exact": True},
        {"value": 9, "worms": 2},
        {"value": 12, "worms": 3},
        {"value": 16, "worms": 0},
    ]


def test_the_table_tells_what_is_unusual() -> None:
    told = edition_table(read_edition(FULL))
    assert told["specialists"] == {"hen": 9, "raven": 12, "golden-die": 5}
    assert told["bratworms"] == 2
    assert told["options"] == {"short-game": True, "free-choice": True, "first": 2}
    assert told["title"] == "Gartenfest – mit Überraschung"


def test_in_junior_tiles_of_one_number_lie_as_they_are_listed() -> None:
    """R34: worms are stored per tile."""
    tiles = [{"value": 5, "worms": 2}, {"value": 4, "worms": 1}, {"value": 5, "worms": 1}]
    edition = edition_from(PLAIN | {"kind": "junior", "tiles": tiles})
    assert edition.kind is JUNIOR
    assert edition.tiles == (Tile(4, 1), Tile(5, 2), Tile(5, 1))


# Refused, and the key is named


def refusal_of(table: Json) -> str:
    with pytest.raises(BadRequest) as refused:
        edition_from(table)
    return refused.value.message


@pytest.mark.parametrize(
    "path",
    [
        *EDITION_SCHEMA["required"],
        *("faces.1.name", "faces.1.points", "tiles.3.value", "tiles.3.worms"),
    ],
)
def test_a_missing_key_is_named(path: str) -> None:
    assert refusal_of(with_(deepcopy(TABLE), at(path, ...))) == f"{bracketed(path)}: is missing."


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("colour",
         "key, title, kind, players, dice, faces, tiles, specialists, bratworms, options"),
        ("faces.0.colour", "name, points, sides, golden_sides"),
        ("tiles.3.colour", "value, worms, exact"),
        ("specialists.cat", "canned-worm, hen, raven, weasel, golden-die, apple"),
        ("options.colour", "short-game, free-choice, first"),
    ],
)  # fmt: skip
def test_an_unknown_key_is_named(path: str, known: str) -> None:
    table = with_(deepcopy(TABLE), at(path, 1))
    assert refusal_of(table) == f"{bracketed(path)}: is not known here. Known: {known}."


TYPES: dict[str, tuple[str, ...]] = {
    "a text": ("key", "title", "kind", "faces.0.name"),
    "a whole number": (
        *("dice", "bratworms", "players.0", "faces.1.points", "faces.1.sides"),
        *("faces.0.golden_sides", "tiles.3.value", "tiles.3.worms", "specialists.hen"),
        "options.first",
    ),
    "a list": ("players", "faces", "tiles"),
    "an object (in TOML, a table)": ("faces.2", "tiles.2", "specialists", "options"),
    "true or false": ("tiles.3.exact", "options.short-game", "options.free-choice"),
}
WRONG: dict[str, tuple[object, ...]] = {
    "a text": (1, None, []),
    "a whole number": (True, 1.0, "1", None),
    "a list": ({}, "worm", 3),
    "an object (in TOML, a table)": ([], "worm", 3),
    "true or false": (1, 0, "true"),
}


@pytest.mark.parametrize(
    ("path", "kind", "value"),
    [
        (path, kind, value)
        for kind, paths in TYPES.items()
        for path in paths
        for value in WRONG[kind]
    ],
)
def test_a_value_of_the_wrong_type_is_named(path: str, kind: str, value: object) -> None:
    table = with_(deepcopy(TABLE), at(path, value))
    assert refusal_of(table) == f"{bracketed(path)}: must be {kind}."


FAR = [{"name": "worm", "points": 20}, {"name": "leaf", "points": 1}]  # 12 dice come to 240
RANGES = {
    "players.0": (2, 7),
    "players.1": (2, 7),
    "dice": (1, 12),
    "bratworms": (0, 40),
    "faces.1.points": (0, 20),
    "faces.1.sides": (1, 20),
    "faces.1.golden_sides": (0, 20),
    "tiles.3.value": (1, 240),
    "tiles.3.worms": (0, 20),
    "options.first": (0, 6),
}


@pytest.mark.parametrize("path", RANGES)
def test_a_number_out_of_range_is_named(path: str) -> None:
    least, most = RANGES[path]
    low = with_(deepcopy(TABLE), at(path, least - 1))
    high = with_(deepcopy(TABLE), at(path, most + 1))
    key = bracketed(path)
    assert refusal_of(low) == f"{key}: must be at least {least}, not {least - 1}."
    assert refusal_of(high) == f"{key}: must be at most {most}, not {most + 1}."


@pytest.mark.parametrize("path", RANGES)
def test_the_ends_of_a_range_belong_to_it(path: str) -> None:
    roomy = PLAIN | {"players": [2, 7], "options": {}}
    if path == "dice":
        roomy["tiles"] = [{"value": 1, "worms": 1}]  # what a single die can reach
    if path == "tiles.3.value":
        tiles = [{"value": value, "worms": 1} for value in (21, 22, 23, 24)]
        roomy |= {"dice": 12, "faces": FAR, "tiles": tiles}
    for end in RANGES[path]:
        if path == "options.first":
            roomy["players"] = [7, 7]
        edition_from(with_(deepcopy(roomy), at(path, end)))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("players", [3], "players: must be at least 2 entries, not 1."),
        ("players", [2, 3, 4], "players: must be at most 2 entries, not 3."),
        ("faces", [], "faces: must be at least 1 entries, not 0."),
        ("faces", TABLE["faces"] * 3, "faces: must be at most 8 entries, not 9."),
        ("tiles", [], "tiles: must be at least 1 entries, not 0."),
        ("tiles", TABLE["tiles"] * 11, "tiles: must be at most 40 entries, not 44."),
    ],
)
def test_a_list_of_the_wrong_length_is_named(key: str, value: object, message: str) -> None:
    assert refusal_of(TABLE | {key: value}) == message


def test_the_longest_lists_are_read() -> None:
    faces = [{"name": f"f{number}", "points": 1} for number in range(7)]
    tiles = [{"value": value, "worms": 1} for value in range(201, 241)]
    table = PLAIN | {"dice": 12, "faces": [*faces, FAR[0]], "tiles": tiles}
    edition = edition_from(table)
    assert len(edition.faces) == 8
    assert len(edition.tiles) == 40


KEY = "a small letter, then up to 23 small letters, digits and hyphens"
TITLE = "1 to 60 characters on one line"
NAME = "up to 16 small letters, digits and hyphens"


@pytest.mark.parametrize(
    ("path", "value", "description"),
    [
        *(("key", key, KEY) for key in ("", "Garden", "1st", "-a", "a_b", "ä", "a\n", "a" * 25)),
        *(("title", title, TITLE) for title in ("", "a\nb", "a\n", "a\x7f", "\u2028", "a" * 61)),
        *(("title", title, TITLE) for title in ("\x00", "\x1f", "\x80", "\x9f", "\u2029")),
        *(("faces.1.name", name, NAME) for name in ("", "Leaf", "-", "a.b", "a\n", "a" * 17)),
    ],
)  # fmt: skip
def test_a_text_that_is_not_allowed_is_named(path: str, value: str, description: str) -> None:
    table = with_(deepcopy(TABLE), at(path, value))
    assert refusal_of(table) == f"{bracketed(path)}: “{value}” is not allowed: {description}."


@pytest.mark.parametrize(
    ("path", "value"),
    [
        *(("key", key) for key in ("a", "a" + "0" * 23, "a-9")),
        *(("title", title) for title in ("x", "\xa0", "ä" * 60)),
        *(("faces.1.name", name) for name in ("0", "9-", "a" * 16)),
    ],
)
def test_the_longest_and_the_shortest_texts_are_read(path: str, value: str) -> None:
    edition = edition_from(with_(deepcopy(TABLE), at(path, value)))
    assert value in (edition.key, edition.title, edition.faces[1].name)


HEN_AND_RAVEN = {"hen": 9, "raven": 9}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"kind": "poker"}, "kind: “poker” is not one of classic, junior."),
        *(
            ({"key": key}, f"key: “{key}” is one of the game's own editions; choose another.")
            for key in EDITIONS
        ),
        ({"players": [4, 3]}, "players: the smallest number comes first, not 4 before 3."),
        ({"options": {"first": 3}}, "options.first: with 3 players seats are 0 to 2."),
        (
            {"faces": [*TABLE["faces"], TABLE["faces"][1]]},
            "faces[3].name: “leaf-2” is there twice.",
        ),
        ({"faces": TABLE["faces"][1:]}, "faces: one of them must be “worm”."),
        ({"kind": "junior"}, "specialists: kind “junior” has none."),
        ({"kind": "junior", "specialists": {}}, "bratworms: kind “junior” has none."),
        (
            {"tiles": [*TABLE["tiles"], {"value": 5, "worms": 9}]},
            "tiles[4].value: 5 is there twice.",
        ),
        ({"specialists": {"hen": 10}}, "specialists.hen: there is no tile 10."),
        ({"specialists": HEN_AND_RAVEN}, "specialists.raven: tile 9 is occupied already."),
        (
            {"faces": [{"name": "worm", "points": 5}]},
            "faces: with the golden die, some need golden_sides.",
        ),
    ],
)
def test_what_makes_no_sense_is_named(changes: Json, message: str) -> None:
    assert refusal_of(TABLE | changes) == message


@pytest.mark.parametrize("exact", [(True, False), (False, True)])
def test_tiles_of_one_number_are_all_exact_or_none_is(exact: tuple[bool, bool]) -> None:
    tiles = [{"value": 4, "worms": 1}] + [
        {"value": 6, "worms": worms, "exact": flag} for worms, flag in enumerate(exact)
    ]
    table = PLAIN | {"kind": "junior", "tiles": tiles}
    message = "tiles[2].exact: tiles of one number are all exact or none is."
    assert refusal_of(table) == message
    for tile in tiles[1:]:
        tile["exact"] = True
    assert edition_from(table).tiles[1:] == (Tile(6, 0, exact=True), Tile(6, 1, exact=True))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "key: is missing."),
        ("key = ", "This is not TOML: Invalid value (at end of document)."),
        ('key = "a"\nkind = classic\n',
         "This is not TOML: Invalid value (at line 2, column 8)."),
        ("key = 1\nkey = 2\n", "This is not TOML: Cannot overwrite a value (at line 2, column 8)."),
        (FULL.replace("worms = 3", 'worms = "three"'), "tiles[3].worms: must be a whole number."),
        (FULL.replace("dice = 5", "dice = 2020-01-01"), "dice: must be a whole number."),
        (FULL.replace("dice = 5", "dice = nan"), "dice: must be a whole number."),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_says_where(text: str, message: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read_edition(text)
    assert refused.value.message == message


@pytest.mark.parametrize("text", ["a = " + "[" * 10_000, "a = " + "{a = " * 10_000])
def test_a_file_nested_without_end_is_refused(text: str) -> None:
    with pytest.raises(BadRequest, match=r"^This is not TOML: "):
        read_edition(text)


@pytest.mark.parametrize("digits", [pytest.param("9" * 5000, id="decimal")])
def test_endless_numbers_are_refused(digits: str) -> None:
    with pytest.raises(BadRequest):
        read_edition(FULL.replace("dice = 5", f"dice = {digits}"))


@pytest.mark.parametrize("place", ["dice = 5", "hen = 9"])
def test_endless_hexadecimal_numbers_are_refused(place: str) -> None:
    """The limit on reading numbers does not hold for them."""
    key = place.split(" ")[0]
    with pytest.raises(BadRequest):
        read_edition(FULL.replace(place, f"{key} = 0x{'f' * 5000}"))


@pytest.mark.parametrize(
    ("tile", "message"),
    [
        ({"value": 61, "worms": 1}, "tiles[4].value: no dice can reach 61."),
        ({"value": 59, "worms": 1, "exact": True}, "tiles[4].value: no dice can reach 59."),
    ],
)
def test_a_tile_that_no_dice_can_reach_is_named(tile: dict[str, object], message: str) -> None:
    """R5, R6, R13: 12 worms of 5 points are 60, and nothing is worth 59."""
    faces = [{"name": "worm", "points": 5}, {"name": "leaf", "points": 5}]
    table = PLAIN | {"dice": 12, "faces": faces, "tiles": [*PLAIN["tiles"], tile]}
    assert refusal_of(table) == message


def test_what_only_a_specialist_can_reach_is_reached() -> None:
    """R22, R24: the ninth die, and a worm that is no die; but not if they stand on that tile."""
    faces = [{"name": "worm", "points": 5, "golden_sides": 6}, {"name": "leaf", "points": 1}]
    box = PLAIN | {"dice": 2, "faces": faces}
    tiles = [{"value": 6, "worms": 1}, {"value": 15, "worms": 1}]
    golden = box | {"tiles": tiles, "specialists": {"golden-die": 6}}
    assert edition_from(golden).tiles[1].value == 15
    alone = box | {"tiles": tiles, "specialists": {"golden-die": 15}}
    assert refusal_of(alone) == "tiles[1].value: no dice can reach 15."


def test_one_face_alone_is_refused() -> None:
    table = PLAIN | {"faces": [{"name": "worm", "points": 5}]}
    assert refusal_of(table) == (
        "faces: with one face alone every turn brings the same tile, for ever."
    )
