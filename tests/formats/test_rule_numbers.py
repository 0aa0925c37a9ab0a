"""Which rules hold in an edition, and what their texts are told about it."""

from typing import Any

import pytest

from wormgrill.formats.edition_toml import edition_from, edition_table
from wormgrill.formats.rule_numbers import RulesPart, rules_of
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import WORM


def changed(key: str, **more: Any) -> Edition:
    return edition_from(edition_table(EDITIONS[key]) | {"key": "x"} | more)


def numbers(edition: Edition, heading: str) -> str:
    """Those under a heading, one after the other; nothing where it is not there."""
    return " ".join(
        " ".join(part.numbers) for part in rules_of(edition).parts if part.heading == heading
    )


def without_ones() -> list[dict[str, Any]]:
    faces: list[dict[str, Any]] = edition_table(EDITIONS["deluxe"])["faces"]
    return [face | ({"name": "leaf"} if face["name"] == "1" else {}) for face in faces]


def test_the_parts_of_a_game_with_everything() -> None:
    assert rules_of(EDITIONS["deluxe"]).parts == (
        RulesPart("turn", ("R1", "R2", "R3", "R12")),
        RulesPart("win", ("R6", "R7", "R8")),
        RulesPart("failure", ("R4", "R5", "R9")),
        RulesPart("end", ("R10", "R11")),
        RulesPart("exact", ("R13", "R14")),
        RulesPart("bratworms", ("R15", "R16", "R17")),
        RulesPart("specialists", tuple(f"R{number}" for number in range(18, 29))),
        RulesPart("options", ("O1", "O2", "O3")),
    )


def test_the_parts_of_junior() -> None:
    assert rules_of(EDITIONS["junior"]).parts == (
        RulesPart("turn", ("R1", "R2", "R3", "R12")),
        RulesPart("win", ("R31", "R7", "R8", "R34")),
        RulesPart("failure", ("R30", "R5", "R32")),
        RulesPart("end", ("R10", "R33")),
        RulesPart("junior", ("R29",)),
        RulesPart("options", ("O2", "O3")),
    )


def test_r34_needs_equal_tiles() -> None:
    tiles = [{"value": value, "worms": 1} for value in range(4, 10)]
    assert numbers(changed("junior", tiles=tiles), "win") == "R31 R7 R8"


def test_a_double_one_needs_a_one() -> None:
    assert numbers(changed("deluxe", faces=without_ones()), "bratworms") == "R16 R17"
    assert numbers(changed("deluxe", bratworms=0), "bratworms") == ""


@pytest.mark.parametrize(
    ("specialists", "told"),
    [
        ({}, ""),
        ({"raven": 21}, "R20 R21 R28"),
        ({"apple": 21}, "R18 R20 R21 R25"),
        ({"hen": 21, "raven": 22}, "R18 R20 R21 R26 R27 R28"),
        ({"weasel": 21, "canned-worm": 22}, "R18 R19 R20 R21 R23 R24"),
    ],
)
def test_only_the_raven_is_never_held_and_only_of_two_one_goes_back(
    specialists: dict[str, int], told: str
) -> None:
    """R18, R19"""
    assert numbers(changed("deluxe", specialists=specialists), "specialists") == told


def test_what_the_texts_of_the_classic_game_are_told() -> None:
    assert rules_of(EDITIONS["classic"]).values == {
        "kind": "classic",
        "worm": 5,
        "exact": (),
        "exact_count": 0,
        "bratworms": "no",
        "double_one": "no",
        "golden_die": "no",
        "golden_one": "no",
        "canned_worm": "no",
        "hen": "no",
        "raven": "no",
        "specialists": "no",
        "lost_with_tile": "no",
    }


def test_what_the_texts_of_deluxe_are_told() -> None:
    values = rules_of(EDITIONS["deluxe"]).values
    assert (values["exact"], values["exact_count"]) == ((11, 13), 2)
    plain = ("kind", "worm", "exact", "exact_count")
    assert {value for name, value in values.items() if name not in plain} == {"yes"}


def test_what_the_texts_of_junior_are_told() -> None:
    values = rules_of(EDITIONS["junior"]).values
    assert (values["kind"], values["worm"]) == ("junior", 1)


def test_equal_exact_tiles_are_named_once() -> None:
    tiles = [{"value": value, "worms": 1, "exact": value < 6} for value in (5, 4, 4, 7)]
    values = rules_of(changed("junior", tiles=tiles)).values
    assert (values["exact"], values["exact_count"]) == ((4, 5), 2)


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ({"bratworms": 0}, "bratworms"),
        ({"bratworms": 0}, "double_one"),
        ({"faces": without_ones()}, "double_one"),
        ({"bratworms": 0}, "golden_one"),
        ({"faces": without_ones()}, "golden_one"),
        ({"specialists": {"hen": 21}}, "golden_die"),
        ({"specialists": {"hen": 21}}, "golden_one"),
        ({"specialists": {"hen": 21}}, "canned_worm"),
        ({"specialists": {"hen": 21}}, "raven"),
        ({"specialists": {"raven": 21}}, "hen"),
        ({"specialists": {"hen": 21, "raven": 22}}, "lost_with_tile"),
    ],
)
def test_a_text_is_told_what_is_not_in_the_box(more: dict[str, Any], name: str) -> None:
    assert rules_of(changed("deluxe", **more)).values[name] == "no"


def test_a_golden_die_of_worms_alone_makes_no_double_one() -> None:
    """R15, R22"""
    faces: list[dict[str, Any]] = edition_table(EDITIONS["deluxe"])["faces"]
    worms = [face | {"golden_sides": 6 * (face["name"] == WORM)} for face in faces]
    values = rules_of(changed("deluxe", faces=worms)).values
    assert (values["golden_die"], values["golden_one"]) == ("yes", "no")
