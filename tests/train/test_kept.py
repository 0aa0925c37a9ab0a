"""What a run leaves behind: its checkpoint, and the net for the package."""

import tomllib
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.selfplay import NAMES
from train import export
from train.checkpoint import load, note, save
from train.learn import beginning
from train.recipe import Recipe, lacks_only_specialists
from train.run import OtherRecipe, resumed
from wormgrill.rules import EDITIONS, start
from wormgrill.values import cards, champion
from wormgrill.values.net import halved

RECIPE = Recipe(EDITIONS["junior"], (3, 5), games=4, slice=4)


def test_a_crash_while_writing_leaves_the_last_checkpoint_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "junior-3-5.state.npz"
    state = beginning(RECIPE)
    save(path, state)

    def half(file: Any, **arrays: Any) -> None:
        file.write(b"PK half of it")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numpy.savez", half)
    with pytest.raises(OSError, match="No space"):
        save(path, state._replace(updates=state.updates + 1))
    monkeypatch.undo()
    assert int(load(path).updates) == 0
    save(path, state._replace(updates=state.updates + 2))
    assert int(load(path).updates) == 2
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_checkpoint_of_an_older_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "junior-3-5.state.npz"
    save(path, beginning(RECIPE))
    with np.load(path) as found:
        former: dict[str, Any] = {name: found[name] for name in found.files if name != "explores"}
    np.savez(path, **former)
    with pytest.raises(OtherRecipe, match="is of another recipe or number of games"):
        resumed(beginning(RECIPE), path)


@pytest.mark.parametrize("key", ["junior", "ju-nior", "junior-3"])
def test_a_run_is_known_by_its_name_whatever_the_key_of_its_edition(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = replace(EDITIONS["junior"], key=key)
    monkeypatch.setattr(export, "EDITIONS", {key: edition})
    for players in ((2, 2), (3, 5)):
        recipe = Recipe(edition, players)
        assert export.recipe_named(recipe.name) == recipe


def test_a_name_that_no_run_has_is_refused() -> None:
    for name in ("junior", "junior-3-6", "poker-2", "mini-4-2"):
        with pytest.raises(export.UnknownRun, match=f"“{name}” is no run of a registered edition"):
            export.recipe_named(name)


@pytest.fixture
def exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of nets, with one just made."""
    runs, nets = tmp_path / "runs", tmp_path / "nets"
    runs.mkdir()
    nets.mkdir()
    save(runs / "junior-3-5.state.npz", beginning(RECIPE))
    line = {"seconds": 30.0, "updates": 8, "turns": 400, "games": 9, "residual": 0.1, "worms": 2.0}
    note(runs / "junior-3-5.jsonl", command="python -m train junior:3-5")
    for turns in (200, 400, 100):  # the third is of a second session
        note(runs / "junior-3-5.jsonl", **{**line, "turns": turns})
    monkeypatch.setattr(export, "NETS", nets)
    export.export("junior-3-5", runs)
    return nets


def test_a_net_is_exported_with_its_card(exported: Path) -> None:
    card = tomllib.loads((exported / "junior-3-5.toml").read_text())
    weights = (exported / "junior-3-5.npz").read_bytes()
    assert card["sha256"] == sha256(weights).hexdigest()
    assert card["editions"] == ["junior"]
    assert card["players"] == [3, 5]
    assert card["made"]["by"] == ["python -m train junior:3-5"]
    assert card["made"]["turns"] == 500
    assert card["made"]["seconds"] == 60


def test_the_champion_reads_an_exported_net(
    exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = cards.cards, champion._load, champion.net_for
    monkeypatch.setattr(cards, "NETS", exported)
    for function in known:
        function.cache_clear()
    try:
        value = champion.champion_value(EDITIONS["junior"])
        assert value is not None
        chances = value([start(EDITIONS["junior"], NAMES[:4])])
        assert chances.shape == (1, 4)
        assert chances.sum() == pytest.approx(1)
        net = champion.net_for("junior", 4)
        first = halved(beginning(RECIPE).ema)
        assert {array.dtype for array in net.weights.values()} == {np.dtype(np.float32)}
        assert all(np.array_equal(net.weights[name], first[name]) for name in first)
    finally:
        for function in known:
            function.cache_clear()


def test_a_net_serves_editions_that_lack_specialists_alone() -> None:
    deluxe, extrawurm, classic = (EDITIONS[key] for key in ("deluxe", "extrawurm", "classic"))
    assert lacks_only_specialists(extrawurm, deluxe)
    assert not lacks_only_specialists(deluxe, extrawurm)
    assert not lacks_only_specialists(classic, deluxe)
