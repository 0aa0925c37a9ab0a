"""`python -m train` with something it cannot use: a sentence, and exit code 2."""

import sys
from pathlib import Path

import pytest

from tests.support.mini import RECIPE
from train.__main__ import _parser, _run, main
from train.checkpoint import save
from train.learn import beginning
from train.recipe import SHAPE
from wormgrill.values.net import Shape, shape_of

BAD = {
    "": "required: EDITION:PLAYERS",
    "poker:2": "“poker” is not known",
    "classic": "write EDITION:PLAYERS",
    "classic:two": "write EDITION:PLAYERS",
    "classic:1": "classic is for 2 to 7 players",
    "classic:3-8": "classic is for 2 to 7 players",
    "classic:5-3": "classic is for 2 to 7 players",
    "junior:6": "junior is for 2 to 5 players",
    "classic:2:soon": "soon is no number of seconds",
    "classic:2:0": "more than 0 seconds",
    "classic:2 --seconds nan": "more than 0 seconds",
    "classic+deluxe:2": "deluxe differs from classic",
    "deluxe+poker:2": "“poker” is not known",
    "nowhere.toml:2": "nowhere.toml: No such file",
    "classic:2 --games 100 --slice 64": "must be a multiple of --slice 64",
    "classic:2 --games 10 --slice 10": "and of --updates 4",
    "classic:2 --games 8 --slice 8 --updates 0": "and of --updates 0",
    "classic:2 --games 0": "must be a multiple",
    "classic:2 --games many": "invalid int value",
    "classic:2 --shape 320 64": "expected 4 arguments",
    "classic:2 --shape 320 0 320 160": "every layer has one unit at least",
}


def refused(
    arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr(sys, "argv", ["train", *arguments.split()])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("arguments", BAD)
def test_what_cannot_be_trained_is_refused(
    arguments: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert BAD[arguments] in refused(arguments, monkeypatch, capsys)
    assert not list(tmp_path.iterdir())  # it has not begun


def test_a_run_that_begins_with_a_net_is_as_wide_as_it() -> None:
    """Junior's for 3 to 5 players is wider than the recipe's; `--shape` may ask for more."""
    asked = _parser().parse_args(["junior:3-5", "--warm"])
    recipe, known, _ = _run("junior:3-5", asked)
    assert known is not None
    assert recipe.shape == shape_of(known)
    assert recipe.shape > SHAPE
    asked = _parser().parse_args(["junior:3-5", "--shape", "600", "100", "600", "300"])
    assert _run("junior:3-5", asked).recipe.shape == Shape(600, 100, 600, 300)


def test_a_custom_edition_that_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("dice = many")
    assert "train: error: " in refused(f"{bad}:2", monkeypatch, capsys)


def test_a_checkpoint_with_another_number_of_games_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tmp_path / "junior-2.state.npz", beginning(RECIPE))
    asked = f"junior:2 --games 8 --slice 8 --out {tmp_path}"
    assert "junior-2.state.npz is of another recipe" in refused(asked, monkeypatch, capsys)
