"""When a game turned: said from the curve of its chances alone, and in words."""

from collections.abc import Sequence

import pytest

from tests.support.position import stack, table
from tests.support.standin import RECORDS, recorded, standin
from wormgrill.formats.record import Record
from wormgrill.reviews.account import PerSeat, Review
from wormgrill.reviews.turning import Course, TurningPoint, turning, turning_point
from wormgrill.reviews.walk import review
from wormgrill.rules.actions import choose
from wormgrill.rules.legal import legal_actions
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice


def duel(*chances: float) -> list[PerSeat]:
    """The curve of two players, by the chances of the first."""
    return [(chance, 1 - chance) for chance in chances]


def point(curve: Sequence[PerSeat], finished: bool = True) -> TurningPoint:
    found = turning_point(curve, finished)
    assert found is not None
    return found


def test_an_early_decision_is_told_by_who_led_since_when() -> None:
    curve = duel(0.5, 0.45, 0.8, 0.85, 0.9, 0.9, 0.95, 0.97, 0.99, 1)
    assert point(curve) == (Course.LED, 2, 0)


def test_who_led_all_the_time_led_from_the_start() -> None:
    assert point(duel(0.52, 0.6, 0.7, 0.8, 0.9, 1)) == (Course.LED, 0, 0)


def test_a_late_swing_is_told_by_its_turn() -> None:
    curve = duel(0.5, 0.4, 0.3, 0.25, 0.38, 0.71, 0.8, 0.9, 1)
    assert point(curve) == (Course.TURNED, 5, 0)


def test_a_swing_in_the_last_turn_of_a_game_that_seemed_lost() -> None:
    assert point(duel(0.5, 0.4, 0.3, 0.2, 1)) == (Course.TURNED, 4, 0)


@pytest.mark.parametrize("before", [0.4, 0.5, 0.6])
def test_a_game_that_was_open_before_the_last_turn_was_close(before: float) -> None:
    assert point(duel(0.5, 0.6, 0.5, before, 1)) == (Course.CLOSE, 4, 0)


def test_a_swing_that_was_undone_is_not_the_one_that_counted() -> None:
    curve = duel(0.5, 0.9, 0.3, 0.35, 0.65, 0.9, 1)
    assert point(curve) == (Course.TURNED, 4, 0)


def test_a_lead_that_grew_step_by_step_has_no_turning_point() -> None:
    curve = duel(*(0.45 + 0.01 * step for step in range(30)), 0.8, 0.85, 0.9, 1)
    assert point(duel(*(chance for chance, _ in curve))).course is Course.LED


def test_the_winner_may_be_any_seat() -> None:
    curve = [chances[::-1] for chances in duel(0.5, 0.4, 0.3, 0.38, 0.71, 0.9, 1)]
    assert point(curve) == (Course.TURNED, 4, 1)


def test_a_shared_win_was_close_to_the_end() -> None:
    assert point(duel(0.5, 0.9, 0.5)) == (Course.SHARED, None, None)
    third = 1 / 3
    assert point([(third,) * 3, (0.2, 0.2, 0.6), (0.5, 0.5, 0.0)]).course is Course.SHARED


def test_with_five_players_it_is_the_next_one_who_must_be_left_behind() -> None:
    even = (0.2,) * 5
    open_game = (0.3, 0.25, 0.15, 0.15, 0.15)
    behind = (0.1, 0.6, 0.1, 0.1, 0.1)
    ahead = (0.7, 0.15, 0.05, 0.05, 0.05)
    won = (1.0, 0.0, 0.0, 0.0, 0.0)
    assert point([even, open_game, won]) == (Course.CLOSE, 2, 0)
    assert point([even, behind, behind, ahead, ahead, won]) == (Course.TURNED, 3, 0)
    assert point([even, ahead, ahead, ahead, ahead, won]) == (Course.LED, 0, 0)


def test_a_game_that_is_not_over_tells_how_it_stands() -> None:
    assert point(duel(0.5, 0.9, 0.55), finished=False) == (Course.OPEN, None, None)
    assert point(duel(0.5, 0.4, 0.2), finished=False) == (Course.AHEAD, None, 1)


def test_where_nothing_was_played_nothing_turned() -> None:
    assert turning_point([], finished=False) is None
    assert turning_point(duel(0.5), finished=False) is None
    assert turning(review(Record(table("classic"), ()), standin), Voice()) is None


def told(found: Review, language: str = "en") -> str:
    turned = turning(found, Voice(language))
    assert turned is not None
    return turned.text


def test_a_game_that_was_broken_off_is_told_as_it_stands() -> None:
    position = table("classic", kept="worm worm worm worm 5 5", Ada=stack(22, 35), Bo=stack(21))
    stop = choose("stop", legal_actions(position))
    assert told(review(Record(position, (stop,)), standin)) == "Ada is ahead, with a chance of 74%."


@pytest.mark.parametrize("name", [file.stem for file in RECORDS])
def test_every_recorded_game_has_its_sentence_in_every_language(name: str) -> None:
    found = review(recorded(name), standin)
    texts = {told(found, language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    turned = turning(found, Voice())
    assert turned is not None
    if turned.turn is not None:
        assert 1 <= turned.turn <= len(found.turns)
