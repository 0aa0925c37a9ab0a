"""How turns end: drawn with the chances found, and with mistakes, the rarer the more they cost."""

from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from tests.batch.differential import TOGETHER, by_batch, turns
from tests.support.selfplay import SMALL
from wormgrill.batch.board import BoardArrays, BoardSpec, board_of
from wormgrill.batch.games import draw, seen
from wormgrill.batch.turn import LEAVES_TOGETHER, BatchEnds, Solved, ends, over_leaves, solve
from wormgrill.solver.graph import Floats, Ints

SPEC = BoardSpec(replace(SMALL, key="tiny", dice=3), 4)  # compiles sooner
DRAWN = 4000


class Soft(NamedTuple):
    """Play that errs: how it ends, and what it brings the movers on average."""

    ends: BatchEnds
    solved: Solved
    mean: Array

    @property
    def valid(self) -> Array:
        return self.ends.possible.reshape(TOGETHER, -1)

    @property
    def chance(self) -> Floats:
        return np.asarray(self.solved.chance).reshape(TOGETHER, -1)

    @property
    def given(self) -> Floats:
        """What the best play would have brought beyond that."""
        return np.asarray(self.solved.worth, np.float64) - np.asarray(self.mean, np.float64)


@jax.jit
def _softly(boards: BoardArrays, softness: Array) -> Soft:
    there = ends(SPEC, boards)
    worth = jax.vmap(jax.vmap(jax.vmap(partial(by_batch, SPEC))))(there.leaves.board)
    own = seen(boards, worth)[..., 0]
    solved = solve(SPEC, boards, there, own, softness)
    return Soft(there, solved, (solved.chance * own).sum((1, 2)))


def softly(softness: float | Floats) -> Soft:
    with jax.enable_x64(True):
        boards = board_of(SPEC, list(islice(turns(SPEC, seed=5), TOGETHER)))
        found: Soft = _softly(boards, jnp.broadcast_to(jnp.float64(softness), TOGETHER))
    return found


def drawn(play: Soft, epsilon: float, fails: float = 0.1) -> Ints:
    """Which leaf each turn ended in, so many times."""
    with jax.enable_x64(True):
        keys = jax.random.split(jax.random.key(3), DRAWN)
        many = jax.vmap(lambda key: draw(key, play.ends, play.solved, epsilon, fails)[1])
        return np.asarray(jax.jit(many)(keys))


def test_each_end_that_can_be_is_judged_as_if_it_were_alone() -> None:
    """However many of them there are: some boards have all, some have few."""
    worth = partial(by_batch, SPEC)
    with jax.enable_x64(True):
        boards = board_of(SPEC, list(islice(turns(SPEC, seed=5), TOGETHER)))
        there = jax.jit(partial(ends, SPEC))(boards)
        found = np.asarray(jax.jit(partial(over_leaves, worth))(there))
        alone = np.asarray(jax.jit(jax.vmap(jax.vmap(jax.vmap(worth))))(there.leaves.board))
    valid = np.asarray(there.possible)
    assert valid.sum() > 2 * LEAVES_TOGETHER * TOGETHER
    assert np.array_equal(found[valid], alone[valid])


def test_turns_end_as_often_as_their_chances_say() -> None:
    """Within five standard errors, leaf by leaf."""
    play = softly(0.03)
    chosen = drawn(play, 0.0)
    for board, chance in enumerate(play.chance):
        often = np.bincount(chosen[:, board], minlength=len(chance))
        expected = chance * DRAWN
        assert (np.abs(often - expected) <= 5 * np.sqrt(expected * (1 - chance)) + 2).all()
        assert not often[chance == 0].any()


def test_a_turn_that_explores_ends_in_anything_that_can_be() -> None:
    """So that training comes to see everything, and nothing that the rules forbid."""
    play = softly(0.03)
    chosen = drawn(play, 1.0)
    for board, valid in enumerate(play.valid):
        assert set(chosen[:, board]) == set(np.flatnonzero(valid))


@pytest.mark.parametrize("fails", [0.0, 0.3, 0.9])
def test_so_many_of_the_turns_that_explore_fail(fails: float) -> None:
    """Wherever something else can be; and the rest ends in anything else, each as often."""
    play = softly(0.03)
    chosen = drawn(play, 1.0, fails)
    failed = np.asarray(play.ends.leaves.slot == 0).reshape(TOGETHER, -1)
    for board, valid in enumerate(play.valid):
        often = np.bincount(chosen[:, board], minlength=len(valid)) / DRAWN
        others = valid & ~failed[board]
        assert others.any()
        expected = np.where(others, (1 - fails) / others.sum(), 0)
        assert (
            np.abs(often - expected)[~failed[board]]
            <= 5 * np.sqrt(expected[~failed[board]] / DRAWN) + 2 / DRAWN
        ).all()
        assert often[failed[board]].sum() == pytest.approx(fails, abs=5 * 0.5 / DRAWN**0.5)


def test_the_board_drawn_is_that_of_its_leaf() -> None:
    play = softly(0.03)
    with jax.enable_x64(True):
        after, chosen = draw(jax.random.key(1), play.ends, play.solved)
    for board in range(TOGETHER):
        way, leaf = divmod(int(chosen[board]), play.ends.leaves.valid.shape[-1])
        for column, leaves in zip(after, play.ends.leaves.board, strict=True):
            assert np.array_equal(column[board], leaves[board, way, leaf])


def test_chances_add_up_however_soft_the_play() -> None:
    for softness in (1e-9, 0.01, 0.3):
        play = softly(softness)
        assert play.chance.sum(1) == pytest.approx(np.ones(TOGETHER), abs=1e-9)
        assert (play.chance >= 0).all()
        assert not play.chance[~np.asarray(play.valid)].any()


def test_hardly_soft_is_the_best_play() -> None:
    assert softly(1e-9).given == pytest.approx(np.zeros(TOGETHER), abs=1e-8)


def test_the_softer_the_more_is_given_away() -> None:
    given = [softly(softness).given for softness in (0.003, 0.03, 0.3)]
    assert min(map(np.min, given)) > -1e-12
    assert given[0].mean() < 0.3 * given[1].mean()
    assert given[1].mean() < 0.3 * given[2].mean()


def test_each_board_has_its_own_softness() -> None:
    """After a Double 1 too, where a board has several ways."""
    odd = np.arange(TOGETHER) % 2 == 1
    given = softly(np.where(odd, 0.03, 1e-9)).given
    assert given[odd] == pytest.approx(softly(0.03).given[odd], abs=1e-12)
    assert given[~odd] == pytest.approx(np.zeros(TOGETHER // 2), abs=1e-8)
    assert given[odd].max() > 1e-6
