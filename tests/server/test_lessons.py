"""Lessons over HTTP: whole, typed, and refused where there is none."""

import msgspec
import pytest

from tests.support import patient
from tests.support.serving import Served
from wormgrill.lessons import LESSONS, LessonView, lesson


@pytest.mark.parametrize("edition", LESSONS)
def test_a_lesson_comes_whole_to_anybody(served: Served, edition: str) -> None:
    answer = patient.get(f"{served.url}/api/lessons/{edition}")
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.content, type=LessonView) == lesson(edition)


def test_an_edition_without_a_lesson_has_no_address(served: Served) -> None:
    answer = patient.get(f"{served.url}/api/lessons/poker")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-route"
    assert "classic" in answer.json()["detail"]
