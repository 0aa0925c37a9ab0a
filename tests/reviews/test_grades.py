"""Grades go by the chance of winning that is given away per turn."""

from pathlib import Path

import pytest

from wormgrill.reviews.grades import GRADES, grade
from wormgrill.words.texts import LANGUAGES, say_in


@pytest.mark.parametrize(
    ("per_turn", "key"),
    [
        (0.0, "golden-beak"),
        (0.001, "golden-beak"),
        (0.0026, "eagle-eye"),  # solving each turn for worms
        (0.005, "clever-raven"),
        (0.0099, "early-bird"),
        (0.012, "busy-hen"),
        (0.02, "hungry-chick"),
        (0.03, "fresh-egg"),
        (0.3, "worms-darling"),
        (1.2, "worms-darling"),
    ],
)
def test_who_gives_away_less_has_the_better_grade(per_turn: float, key: str) -> None:
    assert grade(per_turn).key == key


def test_there_are_eight_from_best_to_worst() -> None:
    assert len(GRADES) == 8
    assert sorted(GRADES, key=lambda one: one.most) == list(GRADES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_own_name_in_every_language(language: str) -> None:
    assert len({say_in(language, one.text) for one in GRADES}) == 8


def test_the_how_to_has_them_with_their_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "review.md").read_text("utf-8")
    for one in GRADES[:-1]:
        assert f"| {say_in('en', one.text)} | {100 * one.most:.1f}% |" in page
