"""A best response: one learner among champions."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.support.mini import RECIPE
from train import response
from train.checkpoint import save
from train.learn import TrainState, beginning
from train.response import Learner, begun, kept


def waiting(turns: int) -> TrainState:
    """Games in which the learner moves in so many turns, marked by a chance nobody else has."""
    begun = beginning(RECIPE)
    return begun._replace(explores=jnp.full_like(begun.explores, turns / 8))


def test_in_every_game_the_learner_waits_for_a_turn_less() -> None:
    """And who has just moved waits longest. What the champion does, the learner watches."""
    before = Learner(tuple(map(waiting, range(3))))
    champion = before.states[0].weights
    step = jax.jit(lambda learner: learner.step(RECIPE, champion, jnp.float32(1e-3)))
    after, residual = step(before)
    marks = [np.unique(state.explores * 8).tolist() for state in after.states]
    assert marks == [[1], [2], [0]]
    assert np.isfinite(float(residual))
    for state in after.states:  # all of them have learned
        assert int(state.updates) == RECIPE.updates
        assert not np.array_equal(state.weights["win"], champion["win"])


def test_a_setting_that_does_not_exist_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["response", "poker-2"])
    with pytest.raises(SystemExit):
        response.main()
    assert "“poker-2” is no run of a registered edition" in capsys.readouterr().err


def test_a_learner_goes_on_from_where_it_is_kept(tmp_path: Path) -> None:
    champion = beginning(RECIPE).weights
    files = kept(tmp_path, RECIPE)
    assert len(files) == RECIPE.spec.seats
    anew = begun(RECIPE, champion, files)
    keys = {tuple(state.key.tolist()) for state in anew.states}
    assert len(keys) == len(anew.states)  # each in games of its own
    learned = [
        state._replace(updates=jnp.int32(9 + wait)) for wait, state in enumerate(anew.states)
    ]
    for file, state in zip(files, learned, strict=True):
        save(file, state)
    again = begun(RECIPE, champion, files)
    assert [int(state.updates) for state in again.states] == [9, 10]


def test_what_nobody_has_learned_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["response", "junior-3", "--seconds", "0", "--out", str(tmp_path)]
    monkeypatch.setattr("sys.argv", asked)
    with pytest.raises(SystemExit):
        response.main()
    assert f"Nothing has been learned in {tmp_path} yet" in capsys.readouterr().err


@pytest.mark.parametrize("setting", ["classic-2", "extrawurm-2", "deluxe-3", "junior-3"])
def test_the_learner_sees_what_the_champion_sees(setting: str) -> None:
    """Also where one net serves an edition that lacks some of its specialists."""
    recipe, net = response.facing(setting)
    assert recipe.name == setting
    assert recipe.layout == net.layout
    assert len(net.weights["seat"]) == recipe.layout.seat
