"""Chance given away per turn: its mean, its bounds, and how often they hold."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.reviews.interval import LEAST_GAMES, GameRate, quantile, rate

GAMES = st.lists(
    st.builds(GameRate, st.integers(1, 60), st.floats(0, 3)), min_size=LEAST_GAMES, max_size=60
)


@given(GAMES)
def test_the_mean_lies_between_its_bounds_and_nothing_is_given_less_than_nothing(
    games: list[GameRate],
) -> None:
    found = rate(games)
    assert found is not None
    assert 0 <= found.low <= found.per_turn <= found.high
    turns = sum(game.turns for game in games)
    assert found.per_turn * turns == pytest.approx(sum(game.given for game in games))


@given(GAMES)
def test_the_order_of_games_does_not_matter(games: list[GameRate]) -> None:
    forth, back = rate(games), rate(games[::-1])
    assert forth == pytest.approx(back)


@given(GAMES)
def test_who_plays_all_of_it_again_just_so_is_known_better(games: list[GameRate]) -> None:
    once, twice = rate(games), rate(games * 2)
    assert once is not None
    assert twice is not None
    assert twice.high - twice.low <= once.high - once.low + 1e-12


@given(st.lists(st.builds(GameRate, st.integers(1, 60), st.floats(0, 3)), max_size=9))
def test_before_ten_games_nothing_is_told(games: list[GameRate]) -> None:
    assert rate(games) is None


@pytest.mark.parametrize("games", [10, 30])
def test_the_bounds_hold_for_about_nineteen_players_in_twenty(games: int) -> None:
    """Errors are rare and dear, so for few games a little less often."""
    chance = Random(14)
    hits = [_holds(chance, games) for _ in range(2000)]
    assert 0.87 < sum(hits) / len(hits) < 0.98


def _holds(chance: Random, games: int) -> bool:
    """For somebody who errs in one turn of four, by 0.04 on average."""
    played = []
    for _ in range(games):
        turns = chance.randint(8, 20)
        errors = [chance.expovariate(25) for _ in range(turns) if chance.random() < 0.25]
        played.append(GameRate(turns, sum(errors)))
    found = rate(played)
    assert found is not None
    return found.low <= 0.01 <= found.high


@pytest.mark.parametrize(("freedom", "known"), [(9, 2.262), (19, 2.093), (99, 1.984)])
def test_the_quantiles_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert quantile(0.975, freedom) == pytest.approx(known, abs=1e-3)
