"""The compiled passes find what the plain ones find; here they are compiled for the processor."""

from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from tests.batch.differential import TOGETHER, turns
from tests.support.mini import MINI
from tests.support.selfplay import SMALL
from wormgrill.batch import kernel, native
from wormgrill.batch.board import BoardArrays, BoardSpec, board_of
from wormgrill.batch.dice import Group, dice_graph
from wormgrill.batch.games import seen
from wormgrill.batch.turn import Solved, ends, over_leaves, solve
from wormgrill.batch.value import turn_ev
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(native, "cache_folder", lambda: tmp_path_factory.mktemp("cache"))
        try:
            native.load()
        except native.NoCompiler as reason:
            pytest.skip(str(reason))


@pytest.fixture
def not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has not done it yet."""
    monkeypatch.setattr(native, "load", native.load.__wrapped__)


@pytest.fixture
def compiled(loaded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For this test alone."""
    monkeypatch.setattr(kernel, "native", native)


def random(seed: int, *shape: int) -> Array:
    return jax.random.uniform(jax.random.key(seed), shape)


def both(
    groups: tuple[Group, ...], size: int, boards: int, weasel: bool, asked: Array | None = None
) -> tuple[kernel.StateWorth, kernel.Reached]:
    """What the way up and the way down find, whatever the states are worth."""
    state, stop, dead, now, rolling = (random(seed, size, boards) for seed in range(5))
    again = random(5, size, boards) if weasel else None
    worth = kernel.climb(groups, state, stop, dead * 0.3, again, asked)
    reached = kernel.descend(groups, worth, now, rolling, again)
    return worth, reached


FEW_DICE = replace(MINI, dice=3)  # compiles sooner


@pytest.mark.parametrize(("boards", "weasel"), [(1, False), (40, True)])
def test_they_find_the_same_for_any_number_of_boards(
    loaded: None, monkeypatch: pytest.MonkeyPatch, boards: int, weasel: bool
) -> None:
    graph = dice_graph(FEW_DICE, golden=False)
    plain = both(graph.main, graph.size, boards, weasel)
    monkeypatch.setattr(kernel, "native", native)
    found = both(graph.main, graph.size, boards, weasel)
    assert found[0].chosen is not None
    for mine, theirs in zip((*found[0][:4], *found[1]), (*plain[0][:4], *plain[1]), strict=True):
        np.testing.assert_allclose(np.asarray(mine), np.asarray(theirs), rtol=1e-5, atol=1e-6)


def test_boards_that_nobody_asks_about_are_left_out_and_change_nothing(compiled: None) -> None:
    """Sixteen are done together: the first of them here in part, the next whole, the last not."""
    graph = dice_graph(FEW_DICE, golden=False)
    asked = np.zeros(64, bool)
    asked[[3, 40, 41]] = True
    worth, reached = both(graph.main, graph.size, 64, True, jnp.asarray(asked))
    whole_worth, whole_reached = both(graph.main, graph.size, 64, True)
    for mine, theirs in zip(
        (*worth[:4], *reached), (*whole_worth[:4], *whole_reached), strict=True
    ):
        np.testing.assert_array_equal(np.asarray(mine)[:, asked], np.asarray(theirs)[:, asked])
    left_out = np.arange(64) >= 48
    for found in (worth.rolling, *reached):
        assert not np.asarray(found)[:, left_out].any()


@pytest.mark.parametrize(
    ("edition", "golden"), [(EDITIONS["junior"], False), (EDITIONS["deluxe"], True)]
)
def test_all_that_goes_in_comes_out(compiled: None, edition: Edition, golden: bool) -> None:
    """Of a graph with many levels, in which a level has more items than lie together."""
    graph = dice_graph(edition, golden)
    for groups, size in ((graph.main, graph.size), (graph.after, graph.middle)):
        if groups:
            _, (_, stop, dead, again) = both(groups, size, 32, weasel=True)
            put_in = random(3, size, 32).sum(0) + random(4, size, 32)[groups[0].first :].sum(0)
            np.testing.assert_allclose((stop + dead + again).sum(0), put_in, rtol=1e-4)


def test_equally_good_options_are_taken_as_the_plain_way_does(compiled: None) -> None:
    """Of equal ones the first, and stopping before rolling."""
    graph = dice_graph(FEW_DICE, golden=False)
    same = random(0, graph.size, 32) * 0 + 1
    worth = kernel.climb(graph.main, same, same, same, same)
    assert worth.chosen is not None
    assert not np.asarray(worth.chosen).any()
    reached = kernel.descend(graph.main, worth, same, same * 0, same)
    np.testing.assert_array_equal(np.asarray(reached.stop), np.asarray(same))


def test_a_whole_turn_is_worth_the_same_with_every_specialist(
    loaded: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Golden die, weasel and Double 1: every pass that a turn may take."""
    spec = BoardSpec(SMALL, 4)
    boards = board_of(spec, list(islice(turns(spec, seed=5), TOGETHER)))

    def solved(boards: BoardArrays) -> Solved:
        there = ends(spec, boards)
        own = seen(boards, over_leaves(partial(turn_ev, spec), there))[..., 0]
        return solve(spec, boards, there, own)

    plain = jax.jit(lambda boards: solved(boards))(boards)
    monkeypatch.setattr(kernel, "native", native)
    found = jax.jit(lambda boards: solved(boards))(boards)
    np.testing.assert_allclose(found.worth, plain.worth, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(found.chance.sum((1, 2)), 1, rtol=1e-5)
    alike = np.abs(np.asarray(found.chance - plain.chance)).max((1, 2)) < 1e-5
    assert alike.mean() > 0.9  # the others have two ends worth the same to seven digits


def test_a_cache_that_cannot_be_written_is_told(
    not_loaded: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(native, "cache_folder", lambda: tmp_path / "file" / "folder")
    monkeypatch.setattr(native, "which", lambda name: name)
    with pytest.raises(native.NoCompiler, match="file"):
        native.load()


def test_without_a_compiler_the_plain_passes_stay_and_it_is_said_why(
    not_loaded: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "native", None)
    monkeypatch.setattr(native, "which", lambda name: None)
    monkeypatch.delenv("CXX", raising=False)
    assert kernel.speed_up() == "Turns are solved in plain JAX: no C++ compiler is installed."
    assert kernel.native is None
