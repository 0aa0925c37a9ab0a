"""A tiny net learns a mini-game: the training code cannot rot."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from tests.support.mini import RECIPE
from train.checkpoint import load, save
from train.learn import StepMetrics, TrainState, beginning, explored, play
from train.run import OtherRecipe, TrainingRun, cosine_schedule, prepare, resumed, train
from train.warm import OtherNet, grown
from wormgrill.batch.board import BoardArrays
from wormgrill.batch.contest import contest
from wormgrill.batch.value import net_value, turn_ev
from wormgrill.values.net import Shape, Weights

CHUNKS = 20


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> TrainingRun:
    return prepare(RECIPE, tmp_path_factory.mktemp("runs"), lambda line: None)


def learned(run: TrainingRun) -> tuple[TrainState, list[StepMetrics]]:
    """So many steps, not seconds, so that it comes out the same everywhere."""
    state, told = run.state, []
    for number in range(CHUNKS):
        state, progress = run.chunk(state, jnp.float32(cosine_schedule(RECIPE, number / CHUNKS)))
        told.append(progress)
    return state, told


def chance(weights: Weights, board: BoardArrays) -> Array:
    return net_value(RECIPE.spec, RECIPE.layout, weights, board)[0]


def against_turn_ev(before: Weights, after: Weights, hero: int) -> tuple[float, float]:
    """The hero's part of the wins with luck taken off as the trained net sees it, and its error."""
    judge = partial(chance, after)
    players = (
        partial(chance, before),
        judge,
        partial(turn_ev, RECIPE.spec),
    )
    seating = jnp.tile(jnp.array([[hero, 2], [2, hero]]), (256, 1))
    told = contest(RECIPE.spec, players, judge, seating, jax.random.key(7), 256)
    skill = np.asarray(told.won - told.luck)[:, hero]
    return float(skill.mean()), float(skill.std() / len(skill) ** 0.5)


def test_a_net_improves_within_seconds(run: TrainingRun) -> None:
    """A solved turn corrects it ever less, and it comes to beat those who count worms."""
    state, told = learned(run)
    first, last = told[0], told[-1]
    assert last.kl.mean() < first.kl.mean() / 5
    assert last.residual.mean() < first.residual.mean() / 9  # of the squares
    before, error = against_turn_ev(run.state.ema, state.ema, hero=0)
    after, other = against_turn_ev(run.state.ema, state.ema, hero=1)
    assert after - before > 10 * (error**2 + other**2) ** 0.5
    assert after > 0.5 + 5 * other


def test_a_run_broken_off_goes_on_as_if_it_had_not_been(run: TrainingRun, tmp_path: Path) -> None:
    rate = jnp.float32(RECIPE.learning_rate)
    between, _ = run.chunk(run.state, rate)
    straight, _ = run.chunk(between, rate)
    save(tmp_path / "mini-2.state.npz", between)
    again = resumed(beginning(RECIPE), tmp_path / "mini-2.state.npz")
    assert_same(between, again)
    continued, _ = run.chunk(again, rate)
    assert_same(straight, continued)


def assert_same(one: TrainState, other: TrainState) -> None:
    def same(mine: Array, theirs: Array) -> bool:
        return mine.dtype == theirs.dtype and np.array_equal(mine, theirs)

    assert all(jax.tree.leaves(jax.tree.map(same, one, other)))


def test_a_run_keeps_its_state_and_notes_its_progress(run: TrainingRun) -> None:
    told: list[str] = []
    state = train(run, 0.2, told.append)
    assert_same(load(run.kept), state)
    lines = [json.loads(line) for line in run.log.read_text().splitlines()]
    losses = {"kl", "residual", "worms"}
    expected = {"seconds", "updates", "turns", "games", "learning_rate", *losses}
    assert all(set(line) == expected for line in lines)
    assert lines[-1]["updates"] == int(state.updates)
    assert lines[-1]["turns"] * RECIPE.updates == lines[-1]["updates"] * RECIPE.games
    assert told[-1].endswith("turns/s")


def test_some_games_are_played_well_some_badly_and_some_at_random(run: TrainingRun) -> None:
    """So that the net meets what people bring about; each place has its kind for good."""
    recipe = replace(RECIPE, games=4096)
    many = np.asarray(explored(recipe, jax.random.key(3)))
    for share, *kind in RECIPE.explores:
        error = (share * (1 - share) / recipe.games) ** 0.5
        here = (many == np.array(kind, np.float32)).all(1).mean()
        assert here == pytest.approx(share, abs=5 * error)
    once = play(RECIPE, run.state, jax.random.key(1), run.state.ema)
    assert sorted(map(tuple, once.explores.tolist())) == sorted(
        map(tuple, run.state.explores.tolist())
    )


@pytest.mark.parametrize("wider", [RECIPE.shape, Shape(reading=40, digest=11, view=36, last=20)])
def test_a_run_can_begin_with_a_net_there_is_also_a_wider_one(wider: Shape) -> None:
    state = beginning(replace(RECIPE, seed=9))
    recipe = replace(RECIPE, shape=wider)
    warm = grown(recipe, state.weights)
    one = jax.vmap(partial(chance, state.weights))(state.boards)
    np.testing.assert_allclose(jax.vmap(partial(chance, warm))(state.boards), one, atol=1e-6)
    with pytest.raises(OtherNet, match="wider than the recipe"):
        grown(replace(RECIPE, shape=Shape(8, 8, 8, 8)), state.weights)


def test_a_net_without_second_thoughts_grows_into_one_that_has_them() -> None:
    """At first they are the first ones again, so every position is worth what it was."""
    state = beginning(replace(RECIPE, seed=9))
    older = {name: array for name, array in state.weights.items() if "_second" not in name}
    warm = grown(RECIPE, older)
    assert warm.keys() == state.weights.keys() > older.keys()
    one = jax.vmap(partial(chance, older))(state.boards)
    np.testing.assert_allclose(jax.vmap(partial(chance, warm))(state.boards), one, atol=1e-6)
    assert not np.allclose(jax.vmap(partial(chance, state.weights))(state.boards), one)


def test_the_learning_rate_rises_at_first_and_falls_to_the_last() -> None:
    assert (
        cosine_schedule(RECIPE, 0)
        < cosine_schedule(RECIPE, 0.02)
        > cosine_schedule(RECIPE, 0.5)
        > cosine_schedule(RECIPE, 1)
    )
    assert (
        cosine_schedule(RECIPE, 1)
        == cosine_schedule(RECIPE, 2)
        == pytest.approx(RECIPE.last_learning_rate)
    )


def test_a_checkpoint_of_another_recipe_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "mini-2.state.npz"
    save(kept, resumed(beginning(RECIPE), kept))
    with pytest.raises(OtherRecipe, match="another recipe or number of games"):
        resumed(beginning(replace(RECIPE, games=64, slice=64)), kept)
