"""What answers cost, places that are shared, days in a row."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.daily.calendar import day_after, day_of, number_of, seconds_left
from wormgrill.daily.scoring import (
    SIGNS,
    SPREAD,
    AnswerQuality,
    millionths,
    quality_of,
    ranked,
    spread,
    streak,
)

TODAY = "2026-11-16"
MIDNIGHT = 1_794_787_200.0  # 2026-11-16 00:00 UTC


@pytest.mark.parametrize(
    ("chance", "quality"),
    [
        (0.0, AnswerQuality.BEST),
        (0.0004, AnswerQuality.BEST),
        (0.0005, AnswerQuality.SLIP),
        (0.0299, AnswerQuality.SLIP),
        (0.03, AnswerQuality.MISTAKE),
        (0.0799, AnswerQuality.MISTAKE),
        (0.08, AnswerQuality.BLUNDER),
        (1.0, AnswerQuality.BLUNDER),
    ],
)
def test_an_answer_is_as_bad_as_it_costs(chance: float, quality: AnswerQuality) -> None:
    assert quality_of(millionths(chance)) is quality


def test_every_quality_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS.values())) == len(AnswerQuality)


costs = st.lists(st.integers(0, 400_000), max_size=30)


@given(costs)
def test_a_place_is_one_more_than_the_number_of_better_ones(given_away: list[int]) -> None:
    tries = ranked([(f"g{number}", cost) for number, cost in enumerate(given_away)])
    for one in tries:
        assert one.place == 1 + sum(cost < one.cost for cost in given_away)
    assert [one.cost for one in tries] == sorted(given_away)


@given(costs)
def test_everybody_is_in_one_group(given_away: list[int]) -> None:
    counts = spread(given_away)
    assert len(counts) == len(SPREAD) + 1
    assert sum(counts) == len(given_away)
    assert counts[0] == sum(cost <= SPREAD[0] for cost in given_away)


@given(st.sets(st.integers(0, 40)))
def test_a_streak_is_the_days_in_a_row_up_to_now(ago: set[int]) -> None:
    days = {day_after(TODAY, -back) for back in ago}
    found = streak(days, TODAY)
    first = 0 if 0 in ago else 1
    expected = next(count for count in range(50) if first + count not in ago)
    assert found.now == expected
    assert found.longest == max(
        (
            length
            for begin in ago
            for length in range(1, 50)
            if ago >= set(range(begin, begin + length))
        ),
        default=0,
    )


def test_the_day_changes_at_midnight_of_greenwich() -> None:
    assert (day_of(MIDNIGHT - 0.001), day_of(MIDNIGHT)) == ("2026-11-15", TODAY)
    assert seconds_left(MIDNIGHT) == 86_400
    assert seconds_left(MIDNIGHT - 1) == 1


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 2000))
def test_days_are_numbered_from_the_first(first: date, later: int) -> None:
    day = (first + timedelta(later)).isoformat()
    assert day_after(first.isoformat(), later) == day
    assert number_of(day, first.isoformat()) == later + 1
