"""Age is counted by time that the server has seen pass: no jump of the clock deletes anything."""

import pytest

from tests.support.rooms import NOON
from wormgrill.match.retention import DAY, HOUR, Cutoffs, Retention, ServerStart, cutoffs

KEPT = Retention()


def deleted_before(start: ServerStart, now: float, running: float) -> float:
    found = cutoffs(KEPT, start, now, running)
    assert found is not None
    return found.deleted


def test_a_server_that_was_in_use_until_just_now_counts_by_the_clock() -> None:
    start = ServerStart(NOON, newest=NOON - 60)
    now = NOON + 2 * HOUR - 60
    assert cutoffs(KEPT, start, now, 2 * HOUR) == Cutoffs(
        now - KEPT.open, now - KEPT.playing, now - KEPT.deleted
    )


def test_nothing_is_old_in_the_first_hour() -> None:
    start = ServerStart(NOON, newest=NOON)
    assert cutoffs(KEPT, start, NOON + HOUR - 1, HOUR - 1) is None
    assert cutoffs(KEPT, start, NOON + HOUR, HOUR) is not None


def test_where_nothing_is_stored_nothing_is_old() -> None:
    assert cutoffs(KEPT, ServerStart(NOON, newest=None), NOON + DAY, DAY) is None


@pytest.mark.parametrize("running", [HOUR, DAY, 6 * DAY])
def test_a_clock_a_hundred_days_ahead_at_the_start_makes_nothing_older(running: float) -> None:
    ahead = NOON + 100 * DAY
    start = ServerStart(ahead, newest=NOON)
    assert deleted_before(start, ahead + running, running) == NOON + running - KEPT.deleted


def test_a_clock_that_is_set_ahead_while_the_server_runs_makes_nothing_older() -> None:
    start = ServerStart(NOON, newest=NOON)
    for running in (2 * HOUR, 30 * DAY):
        now = NOON + running + 100 * DAY
        assert deleted_before(start, now, running) == NOON + running - KEPT.deleted


def test_a_clock_in_2020_keeps_everything_and_so_does_the_one_set_right_after_it() -> None:
    in_2020 = NOON - 6 * 365 * DAY
    start = ServerStart(in_2020, newest=NOON)
    before = deleted_before(start, in_2020 + DAY, DAY)
    assert before == in_2020 + DAY - KEPT.deleted
    assert deleted_before(start, NOON + DAY, DAY) == before


def test_a_pause_of_a_hundred_days_counts_after_a_week_of_running() -> None:
    """It was no mistake of the clock: nobody has set it right."""
    start = ServerStart(NOON, newest=NOON - 100 * DAY)
    assert deleted_before(start, NOON + 6 * DAY, 6 * DAY) == NOON - 94 * DAY - KEPT.deleted
    assert deleted_before(start, NOON + 7 * DAY, 7 * DAY) == NOON + 7 * DAY - KEPT.deleted


def test_a_clock_that_goes_a_little_slow_or_fast_is_no_jump() -> None:
    start = ServerStart(NOON, newest=NOON)
    assert deleted_before(start, NOON + DAY - 1, DAY) == NOON + DAY - 1 - KEPT.deleted
    assert deleted_before(start, NOON + DAY + 1, DAY) == NOON + DAY - KEPT.deleted
