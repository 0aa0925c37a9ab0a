"""A rating by places: Plackett and Luce, as Weng and Lin publish it, and as openskill has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from wormgrill.study.rating import NEWCOMER, PlaceRating, after, updated

RATINGS = st.lists(
    st.builds(PlaceRating, st.floats(5, 45), st.floats(1, 9)), min_size=2, max_size=7
)


@given(RATINGS, st.data())
def test_it_moves_as_openskill_says_with_ties_too(
    ratings: list[PlaceRating], data: st.DataObject
) -> None:
    many = len(ratings)
    places = data.draw(st.lists(st.integers(1, many), min_size=many, max_size=many))
    model = PlackettLuce(tau=0)
    teams = [[model.rating(one.mu, one.sigma)] for one in ratings]
    theirs = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    for mine, other in zip(updated(ratings, places), theirs, strict=True):
        assert (mine.mu, mine.sigma) == pytest.approx((other.mu, other.sigma))


def test_who_wins_rises_and_is_known_better() -> None:
    won, lost = after([(1, [2, 3])] * 5), after([(3, [1, 2])] * 5)
    assert lost.mu < NEWCOMER.mu < won.mu
    assert won.sigma < NEWCOMER.sigma


def test_a_game_without_other_people_moves_nothing() -> None:
    assert after([(1, [])]) == NEWCOMER
