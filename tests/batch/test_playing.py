"""How turns end: drawn with the chances found, or anyhow."""

from dataclasses import replace
from functools import cache, partial
from itertools import islice
from typing import NamedTuple

import jax
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


class Played(NamedTuple):
    """Turns played at their best, and how they end."""

    ends: BatchEnds
    solved: Solved

    @property
    def valid(self) -> Array:
        return self.ends.possible.reshape(TOGETHER, -1)

    @property
    def chance(self) -> Floats:
        return np.asarray(self.solved.chance).reshape(TOGETHER, -1)


@jax.jit
def _played(boards: BoardArrays) -> Played:
    there = ends(SPEC, boards)
    worth = jax.vmap(jax.vmap(jax.vmap(partial(by_batch, SPEC))))(there.leaves.board)
    return Played(there, solve(SPEC, boards, there, seen(boards, worth)[..., 0]))


@cache
def played() -> Played:
    with jax.enable_x64(True):
        found: Played = _played(board_of(SPEC, list(islice(turns(SPEC, seed=5), TOGETHER))))
    return found


def drawn(play: Played, epsilon: float, fails: float = 0.1) -> Ints:
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
    play = played()
    chosen = drawn(play, 0.0)
    for board, chance in enumerate(play.chance):
        often = np.bincount(chosen[:, board], minlength=len(chance))
        expected = chance * DRAWN
        assert (np.abs(often - expected) <= 5 * np.sqrt(expected * (1 - chance)) + 2).all()
        assert not often[chance == 0].any()


def test_a_turn_that_explores_ends_in_anything_that_can_be() -> None:
    """So that training comes to see everything, and nothing that the rules forbid."""
    play = played()
    chosen = drawn(play, 1.0)
    for board, valid in enumerate(play.valid):
        assert set(chosen[:, board]) == set(np.flatnonzero(valid))


@pytest.mark.parametrize("fails", [0.0, 0.3, 0.9])
def test_so_many_of_the_turns_that_explore_fail(fails: float) -> None:
    """Wherever something else can be; and the rest ends in anything else, each as often."""
    play = played()
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
    play = played()
    with jax.enable_x64(True):
        after, chosen = draw(jax.random.key(1), play.ends, play.solved)
    for board in range(TOGETHER):
        way, leaf = divmod(int(chosen[board]), play.ends.leaves.valid.shape[-1])
        for column, leaves in zip(after, play.ends.leaves.board, strict=True):
            assert np.array_equal(column[board], leaves[board, way, leaf])


def test_chances_add_up() -> None:
    play = played()
    assert play.chance.sum(1) == pytest.approx(np.ones(TOGETHER), abs=1e-9)
    assert (play.chance >= 0).all()
    assert not play.chance[~np.asarray(play.valid)].any()
