"""The rules of an edition in words: in every language, and of what lies in the box alone."""

import re
from itertools import product
from typing import Any

import pytest

from wormgrill.formats.edition_toml import edition_from
from wormgrill.formats.rule_numbers import rules_of
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist
from wormgrill.terminal.rulebook import rulebook
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice

WORDS = {
    "canned-worm": "canned worm|Dosenwurm|Ver en boîte|verme in scatola",
    "hen": r"\bhen\b|Glucke|Mère poule|chioccia",
    "raven": r"\braven\b|\bRaben?\b|Corbeau|\bcorvo\b",
    "weasel": "weasel|Wiesel|Belette|donnola",
    "golden-die": "golden die|Goldene. Würfel|Dé doré|dado d’oro",
    "apple": r"\bapple\b|Apfel|Pomme|\bmela\b",
    "specialists": "specialist|Spezialist|spécialiste",
    "bratworms": "Bratworm|Rostbratw|vers? grillés?|vermarrost",
    "double one": "Double 1|Doppel 1|Doppio 1",
    "burger dice": "burger",
}
BOXES = {
    f"{'+'.join(names) or 'nobody'}-{bratworms}-{exact}-{one}": (names, bratworms, exact, one)
    for names, bratworms, exact, one in product(
        [(), *((name,) for name in Specialist), ("hen", "raven"), tuple(Specialist)],
        (0, 1, 4),
        ("none", "one", "two"),
        ("1", "leaf"),
    )
}


def custom(kind: str, more: dict[str, Any], exact: str = "none", one: str = "1") -> Edition:
    """With a golden die's sides even where there is no golden die."""
    numbers = {"none": (), "one": (9,), "two": (9, 10)}[exact]
    return edition_from(
        {
            "key": "house",
            "kind": kind,
            "players": [2, 5],
            "dice": 6,
            "faces": [
                {"name": one, "points": 1, "golden_sides": 3},
                {"name": "2", "points": 2},
                {"name": "worm", "points": 4, "golden_sides": 3},
            ],
            "tiles": [
                {"value": value, "worms": 1, "exact": value in numbers} for value in range(9, 17)
            ],
        }
        | more
    )


def boxed(name: str) -> Edition:
    names, bratworms, exact, one = BOXES[name]
    places = dict(zip(names, range(9, 17), strict=False))
    return custom("classic", {"bratworms": bratworms, "specialists": places}, exact, one)


def in_the_box(edition: Edition) -> set[str]:
    pieces = {str(name) for name, _ in edition.specialists}
    if edition.specialists:
        pieces.add("specialists")
    if edition.bratworms:
        pieces |= {"bratworms"} | ({"double one"} if "1" in edition.points else set())
    return pieces


def speaks_of(edition: Edition, language: str) -> set[str]:
    told = "\n".join(rulebook(edition, Voice(language)))
    return {piece for piece, words in WORDS.items() if re.search(words, told, re.IGNORECASE)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_the_rules_speak_of_what_lies_in_the_box_and_of_nothing_else(
    key: str, language: str
) -> None:
    assert speaks_of(EDITIONS[key], language) == in_the_box(EDITIONS[key])


@pytest.mark.parametrize("name", BOXES)
def test_so_do_those_of_a_custom_edition(name: str) -> None:
    edition = boxed(name)
    for language in LANGUAGES:
        assert speaks_of(edition, language) == in_the_box(edition), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_theft_has_one_word_in_every_edition(language: str) -> None:
    """R6 and R31, O2 too: buttons and story say it so, whatever a rule book calls it."""
    theft = {"en": "steal", "de": "klau", "fr": "piqu", "it": "ruba|rubi"}[language]
    other = "pinch|stibitz|chip|sgraff"
    for edition in (EDITIONS["classic"], EDITIONS["junior"], custom("junior", {}, "one")):
        told = "\n".join(rulebook(edition, Voice(language)))
        assert re.search(theft, told)
        assert not re.search(other, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_cites_only_rules_that_hold(language: str) -> None:
    """R29 names those that do not."""
    editions = [*EDITIONS.values(), custom("junior", {}, "one"), *map(boxed, BOXES)]
    for edition in editions:
        held = {number for part in rules_of(edition).parts for number in part.numbers}
        lines = [
            line for line in rulebook(edition, Voice(language)) if not line.startswith("  R29")
        ]
        assert set(re.findall(r"\b[RO]\d+\b", "\n".join(lines))) == held - {"R29"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_whatever_lies_in_the_box(language: str) -> None:
    ordinary_space_before_a_mark = re.compile(r" [.,;:!?)]|\( ")
    for edition in [*EDITIONS.values(), custom("junior", {}, "two"), *map(boxed, BOXES)]:
        for line in filter(None, rulebook(edition, Voice(language))):
            text = re.sub(r"^  [RO]\d+  ", "", line)
            assert "  " not in text
            assert not ordinary_space_before_a_mark.search(text), text
            assert text == line or text.endswith((".", ".)")), text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "keine wird umgedreht"),
        ("en", "none is turned"),
        ("fr", "aucun n’est retourné"),
        ("it", "nessuna viene girata"),
    ],
)
def test_when_only_the_hen_goes_back_no_tile_is_turned(language: str, words: str) -> None:
    rule = next(line for line in rulebook(EDITIONS["deluxe"], Voice(language)) if "  R27  " in line)
    assert words in rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_what_is_assumed_is_told_as_assumed(key: str, language: str) -> None:
    voice = Voice(language)
    lines = rulebook(EDITIONS[key], voice)
    told = [
        voice.say(f"assumed-{name}", exact=voice.listed(["11", "13"]))
        for name in EDITIONS[key].assumed
    ]
    assert [line for line in lines if line in told] == told


def test_exact_tiles_are_counted() -> None:
    """R13, R14, R24, R26"""
    one = "\n".join(rulebook(boxed("canned-worm+hen+raven+weasel+golden-die+apple-4-one-1")))
    assert "The exact tile\n  R13  The tile 9 is won only" in one
    assert "R14  In everything else it is a tile like the others: specialists may stand" in one
    assert "you can take or steal, 9 included. A single worm" in one
    assert "On 9 the hen is out of reach (R13)." in one
    two = "\n".join(rulebook(boxed("hen-4-two-1")))
    assert "The exact tiles\n  R13  The tiles 9 and 10 are won only" in two
    assert "out of reach" not in "\n".join(rulebook(boxed("hen-4-none-1")))
