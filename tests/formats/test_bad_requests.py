"""A position that cannot be read: the refusal names the key, and what is wrong with it."""

from copy import deepcopy
from typing import Any

import pytest

from tests.support.good_positions import CHOOSE, ROLL, at, bracketed, with_
from tests.support.selfplay import SMALL
from wormgrill.formats.options import options_from
from wormgrill.formats.position_json import decode, state
from wormgrill.formats.schema import check
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Options
from wormgrill.rules.errors import BadPosition, BadRequest
from wormgrill.rules.seating import seated

REQUIRED = {
    "": ("edition", "options", "players", "grill", "supply", "out", "turn"),
    "players.1.": ("name", "stack", "bratworms", "specialist"),
    "players.1.stack.0.": ("value", "worms"),
    "grill.2.": ("value", "worms", "up", "specialist"),
    "turn.": ("player", "phase", "kept", "rolled", "golden", "golden_die", "weasel_used"),
}
NUMBER, TEXT, BOOLEAN = "a whole number", "a text", "true or false"
LIST, TABLE = "a list", "an object (in TOML, a table)"
TYPES: dict[tuple[str, str], tuple[object, ...]] = {
    ("edition", f"{TEXT} or {TABLE}"): (7, None, True, []),
    ("options", TABLE): ([], None, "short-game"),
    ("options.short-game", BOOLEAN): (1, "yes", None),
    ("options.free-choice", BOOLEAN): (0, "no", None),
    ("options.first", NUMBER): (True, "1", 1.0, None),
    ("players", LIST): (3, {}, "Ada"),
    ("players.0", TABLE): ("Ada", None, []),
    ("players.0.name", TEXT): (7, None, ["Ada"]),
    ("players.0.stack", LIST): (None, {}, 27),
    ("players.0.stack.0", TABLE): (27, None),
    ("players.0.stack.0.value", NUMBER): (27.0, "27", True, None),
    ("players.0.stack.0.worms", NUMBER): (2.0, "2", False),
    ("players.0.bratworms", NUMBER): (True, "2", 2.0, None),
    ("players.0.specialist", f"{TEXT} or null"): (False, 0, []),
    ("grill", LIST): (None, {}),
    ("grill.3", TABLE): (23, []),
    ("grill.3.value", NUMBER): ("23", True),
    ("grill.3.worms", NUMBER): ("1", True),
    ("grill.3.up", BOOLEAN): (1, "up", None),
    ("grill.3.specialist", f"{TEXT} or null"): (True, 1),
    ("supply", NUMBER): (True, "3", 3.0, None, []),
    ("out", LIST): (None, {}, "hen"),
    ("out.0", TEXT): (None, 1),
    ("turn", f"{TABLE} or null"): (0, False, "over", []),
    ("turn.player", NUMBER): (False, "0", 0.0, None),
    ("turn.phase", TEXT): (None, 1),
    ("turn.kept", LIST): (None, "444", {}),
    ("turn.kept.1", TEXT): (4, None),
    ("turn.rolled", f"{LIST} or null"): ("122ww", 5, {}),
    ("turn.rolled.1", TEXT): (2, None),
    ("turn.golden", f"{TEXT} or null"): (1, False),
    ("turn.golden_die", TEXT): (None, True),
    ("turn.weasel_used", BOOLEAN): (0, None, "no"),
}


def refusal_of(given: Any) -> str:
    with pytest.raises(BadRequest) as refused:
        decode(given)
    assert refused.value.code == "bad-request"
    return refused.value.message


@pytest.mark.parametrize("path", [way + key for way, keys in REQUIRED.items() for key in keys])
def test_a_missing_field_is_named(path: str) -> None:
    given = with_(deepcopy(CHOOSE), at(path, ...))
    assert refusal_of(given) == f"{bracketed(path)}: is missing."


@pytest.mark.parametrize(
    ("path", "kind", "value"),
    [(path, kind, value) for (path, kind), values in TYPES.items() for value in values],
)
def test_a_field_of_the_wrong_type_is_named(path: str, kind: str, value: object) -> None:
    given = deepcopy(CHOOSE) | {"out": ["hen"]}
    given = with_(given, at(path, value))
    assert refusal_of(given) == f"{bracketed(path)}: must be {kind}."


@pytest.mark.parametrize("given", [None, [], "deluxe", 7, True])
def test_what_is_no_table_is_no_position(given: object) -> None:
    assert refusal_of(given) == "this: must be an object (in TOML, a table)."


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("edition", "poker",
         "edition: “poker” is not known. Known: classic, extrawurm, deluxe, junior."),
        ("edition", {}, "key: is missing."),
        ("options.colour", 1,
         "options.colour: is not known here. Known: short-game, free-choice, first."),
        ("options.first", -1, "options.first: must be at least 0, not -1."),
        ("options.first", 7, "options.first: must be at most 6, not 7."),
        ("options.first", 3, "options.first: there is no seat 3; seats count from 0."),
        ("players", [], "players: deluxe is for 2 to 7 players, not 0."),
        ("players", CHOOSE["players"][:1], "players: deluxe is for 2 to 7 players, not 1."),
        ("players", CHOOSE["players"] * 3, "players: deluxe is for 2 to 7 players, not 9."),
    ],
)  # fmt: skip
def test_what_is_not_known_or_allowed_is_named(path: str, value: object, message: str) -> None:
    assert refusal_of(with_(deepcopy(CHOOSE), at(path, value))) == message


def test_a_broken_custom_edition_in_a_position_is_named() -> None:
    given = state(start(SMALL, ["Ada", "Bob"]))
    del given["edition"]["tiles"][3]["worms"]
    assert refusal_of(given) == "tiles[3].worms: is missing."


def test_numbers_of_any_length_are_refused() -> None:
    """Each alone is as long as JSON can be read; their sum is one digit longer."""
    endless = 10**4300 - 1
    given = with_(deepcopy(ROLL), at("supply", endless), at("players.0.bratworms", endless))
    assert refusal_of(given) == "players[0].bratworms: is too long a number."


@pytest.mark.parametrize("number", [2**63, -(2**63)])
def test_a_number_of_more_than_64_bits_is_too_long(number: int) -> None:
    given = with_(deepcopy(ROLL), at("supply", number))
    assert refusal_of(given) == "supply: is too long a number."
    shorter = number - 1 if number > 0 else number + 1
    with pytest.raises(BadPosition):
        decode(with_(deepcopy(ROLL), at("supply", shorter)))


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"first": "1"}, "options.first: must be a whole number."),
        ([], "options: must be an object (in TOML, a table)."),
    ],
)
def test_options_alone_name_the_key_too(table: Any, message: str) -> None:
    with pytest.raises(BadRequest) as refused:
        options_from(table, Options())
    assert refused.value.message == message


# Names

LENGTH = "a name has 1 to 24 characters."
CONTROL = "a name has no control or bidirectional characters."


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", LENGTH),
        ("   ", LENGTH),
        ("\t\n", LENGTH),
        ("x" * 25, LENGTH),
        ("A\tda", CONTROL),
        ("A\nda", CONTROL),
        ("A\x00da", CONTROL),
        ("A\x7fda", CONTROL),
        ("A\x9bda", CONTROL),
        ("A\u2028da", CONTROL),
        ("A\u2029da", CONTROL),
        ("A\ud800da", CONTROL),
        *((f"A{sign}da", CONTROL) for sign in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e"),
        *((f"A{sign}da", CONTROL) for sign in "\u2066\u2067\u2068\u2069"),
        ("\u200b\u200d", CONTROL),  # nothing to see
        ("\u200b \u200b", CONTROL),
        ("\u0301", CONTROL),
    ],
)
def test_a_name_that_is_not_allowed_is_refused(name: str, message: str) -> None:
    given = with_(deepcopy(ROLL), at("players.1.name", name))
    assert refusal_of(given) == f"players[1]: {message}"


@pytest.mark.parametrize("twin", ["Ada", " Ada "])
def test_names_must_differ(twin: str) -> None:
    given = with_(deepcopy(ROLL), at("players.2.name", twin))
    assert refusal_of(given) == "players[2]: “Ada” is there twice; names must differ."


@pytest.mark.parametrize(
    "name",
    ["x", "x" * 24, " " + "x" * 24 + " ", "Zoë", "李", "👩‍🌾", "A B", "-", "ada", "€ 5;:/%", "עדה"],
)
def test_other_names_are_welcome(name: str) -> None:
    names = seated(EDITIONS["classic"], [name, "Ada"], Options())
    assert names == (name.strip(), "Ada")


@pytest.mark.parametrize(("key", "most"), [("classic", 7), ("junior", 5)])
def test_as_many_may_sit_down_as_the_edition_allows(key: str, most: int) -> None:
    edition = EDITIONS[key]
    names = [f"P{number}" for number in range(most + 1)]
    assert len(seated(edition, names[:2], Options(first=1))) == 2
    assert len(seated(edition, names[:most], Options(first=most - 1))) == most
    with pytest.raises(BadRequest, match=f"^players: {key} is for 2 to {most} players, not"):
        seated(edition, names, Options())


def test_a_shape_says_all_that_is_allowed() -> None:
    """What the schemas of positions and editions use together."""
    check(None, {})
    check([1, "a"], {"type": "array", "minItems": 2, "maxItems": 2})
    check({"a": 1, "b": 2}, {"properties": {"a": {"type": "integer"}}})
    check("a\nb", {"type": "string"})
    with pytest.raises(BadRequest, match=r"^list: must be at least 2 entries, not 1\.$"):
        check([1], {"type": "array", "minItems": 2}, "list")
    with pytest.raises(BadRequest, match=r"^\[1\]: must be a text\.$"):
        check(["a", 1], {"items": {"type": "string"}})
