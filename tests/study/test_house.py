"""The puzzles of the house: exact, of every edition and grade, and each with one clear answer."""

from collections import Counter

import pytest

from wormgrill.formats.position_line import from_line
from wormgrill.rules.editions import EDITIONS
from wormgrill.study.house import HOUSE, HousePuzzle
from wormgrill.study.kinds import ERRORS, error_kind
from wormgrill.study.puzzles import decision, is_right, posed
from wormgrill.study.stream import grade_of, house_questions
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice

EVERY_TENTH = list(HOUSE.values())[::10]


def test_there_are_hundreds_of_every_edition_and_grade() -> None:
    assert len(HOUSE) > 250
    editions = Counter(from_line(one.position).edition.key for one in HOUSE.values())
    assert set(editions) == set(EDITIONS)
    grades = Counter(grade_of(one, {}) for one in house_questions(HOUSE.values()))
    assert min(grades.values()) > 30
    assert len(grades) == 3


@pytest.mark.parametrize("puzzle", EVERY_TENTH, ids=lambda one: one.id)
def test_what_is_written_down_is_what_the_solver_says(puzzle: HousePuzzle) -> None:
    made = decision(from_line(puzzle.position), puzzle.played)
    win = {str(one.action): one.worth for one in made.options}
    assert win == pytest.approx(puzzle.win, abs=1e-4)
    assert str(made.best.action) == puzzle.best
    assert made.cost == pytest.approx(puzzle.cost, abs=1e-4)
    kind = error_kind(made)
    assert (kind.played, kind.best) in ERRORS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_has_its_reason_in_every_language(language: str) -> None:
    one = EVERY_TENTH[0]
    view = posed(one.position, one.played, 0, 0, "Ada", Voice(language))
    assert view.why
    assert view.position["players"][view.seat]["name"] == "Ada"
    right = [option.action for option in view.options if is_right(view, option.action)]
    assert right == [one.best]
