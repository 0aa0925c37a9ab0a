"""Contests: whoever plays, every game has one winner, and luck is nobody's doing."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.support.mini import MINI
from wormgrill.batch.board import BoardSpec, scores
from wormgrill.batch.contest import BoardValue, ContestResult, contest
from wormgrill.batch.value import turn_ev

SPEC = BoardSpec(MINI, 2)
GAMES = 512


def played(first: BoardValue, second: BoardValue) -> ContestResult:
    seating = jnp.tile(jnp.array([[0, 1], [1, 0]]), (GAMES // 2, 1))
    judge = partial(turn_ev, SPEC)
    told = contest(SPEC, (first, second), judge, seating, jax.random.key(2), 128)
    whole: ContestResult = jax.tree.map(np.asarray, told)
    return whole


@pytest.fixture(scope="module")
def told() -> ContestResult:
    """Somebody who plays well against somebody who wants any worms, whoever gets them."""
    return played(
        partial(turn_ev, SPEC), lambda board: jnp.full(SPEC.seats, scores(SPEC, board).sum(), float)
    )


def test_every_game_is_won_by_one_or_shared(told: ContestResult) -> None:
    assert told.won.sum(1) == pytest.approx(np.ones(GAMES))
    assert set(np.unique(told.won)) <= {0.0, 0.5, 1.0}
    assert (told.turns.sum(1) >= 1).all()


def test_one_player_s_luck_is_the_other_s_misfortune(told: ContestResult) -> None:
    """Two players: what turn-ev gives one of them it takes from the other."""
    assert told.luck.sum(1) == pytest.approx(np.zeros(GAMES), abs=1e-4)


def test_luck_is_nil_on_average(told: ContestResult) -> None:
    error = told.luck[:, 0].std() / GAMES**0.5
    assert abs(told.luck[:, 0].mean()) < 5 * error


def test_who_errs_gives_away_and_who_does_not_does_not(told: ContestResult) -> None:
    """The judge wants what the players want."""
    assert told.given[:, 0] == pytest.approx(np.zeros(GAMES), abs=1e-4)
    assert told.given[:, 1].mean() > 0.1
