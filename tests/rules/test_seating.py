"""Names at a table differ, however alike the players' own are."""

import pytest

from wormgrill.rules.seating import LONGEST_NAME, check_name, distinct_name


@pytest.mark.parametrize(
    ("name", "taken", "distinct"),
    [
        ("Ada", (), "Ada"),
        ("Ada", ("Bo",), "Ada"),
        ("Ada", ("Ada",), "Ada 2"),
        ("Ada", ("Ada", "Ada 2"), "Ada 3"),
        ("Ada 2", ("Ada 2",), "Ada 2 2"),
        ("A" * 24, ("A" * 24,), "A" * 22 + " 2"),
        ("A" * 21 + " BC", ("A" * 21 + " BC",), "A" * 21 + " 2"),
    ],
)
def test_a_name_that_is_taken_gets_a_number(
    name: str, taken: tuple[str, ...], distinct: str
) -> None:
    assert distinct_name(name, taken) == distinct


def test_however_many_have_the_same_name_all_are_distinct_and_none_too_long() -> None:
    taken: list[str] = []
    for _ in range(120):
        taken.append(distinct_name("W" * LONGEST_NAME, taken))
    assert len(set(taken)) == len(taken)
    assert [check_name(name) for name in taken] == taken
