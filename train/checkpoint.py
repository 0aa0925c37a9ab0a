"""A run on disk: all of its state in one `.npz`, and its progress line by line beside it."""

import json
import os
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from train.learn import TrainState
from wormgrill.batch.board import BoardArrays
from wormgrill.values.net import Weights

_WEIGHTS = ("weights", "ema", "mean", "square")
_ALONE = ("updates", "explores", "key")


def save(path: Path, state: TrainState) -> None:
    """Whoever reads it meanwhile, or after a crash, has the last one whole."""
    found: dict[str, Any] = {name: getattr(state, name) for name in _ALONE}
    for part in _WEIGHTS:
        found |= {f"{part}/{name}": array for name, array in getattr(state, part).items()}
    found |= {f"boards/{name}": column for name, column in state.boards._asdict().items()}
    beside = path.with_suffix(".part")
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in found.items()}
    with beside.open("wb") as file:
        np.savez(file, **arrays)
    os.replace(beside, path)


def load(path: Path) -> TrainState:
    parts = jax.tree.map(jnp.asarray, _parts(path))
    return TrainState(
        **{part: parts[part] for part in _WEIGHTS},
        **{part: parts[part][""] for part in _ALONE},
        boards=BoardArrays(**parts["boards"]),
    )


def trained(path: Path) -> Weights:
    """The net that a run has come to."""
    ema = _parts(path)["ema"]
    return {name: np.asarray(array, np.float32) for name, array in ema.items()}


def _parts(path: Path) -> dict[str, dict[str, Any]]:
    """Arrays by the part of the state and their names in it; of those alone the name is empty."""
    parts: dict[str, dict[str, Any]] = {}
    with np.load(path) as found:
        for name in found.files:
            part, _, rest = name.partition("/")
            parts.setdefault(part, {})[rest] = found[name]
    return parts


def note(path: Path, **told: Any) -> None:
    with path.open("a") as file:
        file.write(json.dumps(told) + "\n")
