"""Train nets: `python -m train classic:2 classic:3-7 --seconds 120`.

A run that has a checkpoint in the folder goes on from it. While one run trains, the next compiles.
"""

import argparse
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import jax

from train.checkpoint import note
from train.recipe import SHAPE, Recipe, lacks_only_specialists
from train.run import OtherRecipe, prepare, train
from train.warm import OtherNet
from wormgrill.batch import kernel
from wormgrill.formats.edition_toml import read_edition
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import edition_named
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.graph import graph
from wormgrill.values.cards import NoChampion
from wormgrill.values.champion import net_for
from wormgrill.values.net import Shape, Weights, shape_of


class AskedRun(NamedTuple):
    recipe: Recipe
    known: Weights | None  # to begin with
    seconds: float


def main() -> None:
    parser = _parser()
    asked = parser.parse_args()
    try:
        runs = [_run(text, asked) for text in asked.runs]
        asked.out.mkdir(parents=True, exist_ok=True)
        _all(runs, asked.out)
    except (Unusable, OtherRecipe, OtherNet) as problem:
        parser.error(str(problem))
    except OSError as problem:
        parser.error(f"{problem.filename}: {problem.strerror}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument(
        "runs",
        nargs="+",
        metavar="EDITION:PLAYERS[:SECONDS]",
        help="such as deluxe:3-7, classic:2:90, or mini.toml:2; deluxe+extrawurm:2 makes one net "
        "for both (of which the second only lacks specialists)",
    )
    parser.add_argument("--seconds", type=float, default=60, help="per run (default 60)")
    parser.add_argument(
        "--out", type=Path, default=Path("train/runs"), help="for checkpoints, logs"
    )
    parser.add_argument(
        "--warm", action="store_true", help="begin with the nets of the package, not from nothing"
    )
    parser.add_argument(
        "--updates", type=int, default=Recipe.updates, help="of the weights, per turn of all games"
    )
    parser.add_argument(
        "--shape",
        type=int,
        nargs=len(Shape._fields),
        metavar=tuple(name.upper() for name in Shape._fields),
        help=f"how wide the layers of the net are (default {' '.join(map(str, SHAPE))}, "
        "or as wide as the net to begin with)",
    )
    parser.add_argument("--games", type=int, default=Recipe.games, help="side by side")
    parser.add_argument("--slice", type=int, default=Recipe.slice, help="games solved together")
    parser.add_argument(
        "--learning-rate", type=float, default=Recipe.learning_rate, help="at its highest"
    )
    parser.add_argument("--seed", type=int, default=Recipe.seed)
    return parser


def _all(runs: list[AskedRun], folder: Path) -> None:
    _tell(f"On {jax.devices()[0].device_kind}. {kernel.speed_up()}")
    with ThreadPoolExecutor(1) as beside:
        ready = [beside.submit(prepare, recipe, folder, _tell, known) for recipe, known, _ in runs]
        for run, (_, _, seconds) in zip(ready, runs, strict=True):
            ready_run = run.result()
            note(ready_run.log, command=shlex.join(["python", "-m", "train", *sys.argv[1:]]))
            train(ready_run, seconds, _tell)


def _known(recipe: Recipe) -> Weights:
    try:
        return net_for(recipe.edition.key, recipe.players[0]).weights
    except NoChampion:
        raise Unusable(f"{recipe.name}: there is no net to begin with; leave --warm out.") from None


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - progress


class Unusable(ValueError):
    """Something asked for that no run can be made of."""


def _run(text: str, asked: argparse.Namespace) -> AskedRun:
    names, _, rest = text.partition(":")
    players, _, seconds = rest.partition(":")
    first, *others = names.split("+")
    edition = _edition(first)
    recipe = Recipe(
        edition,
        _players(text, players, edition),
        also=tuple(_edition(other) for other in others),
        games=asked.games,
        slice=min(asked.slice, asked.games),
        updates=asked.updates,
        learning_rate=asked.learning_rate,
        seed=asked.seed,
    )
    for other in recipe.also:
        if not lacks_only_specialists(other, edition):
            raise Unusable(f"{other.key} differs from {edition.key} in more than its specialists.")
    known = _known(recipe) if asked.warm else None
    if asked.shape:
        recipe = replace(recipe, shape=Shape(*asked.shape))
    elif known:
        recipe = replace(recipe, shape=Shape(*map(max, SHAPE, shape_of(known))))
    if min(recipe.shape) < 1:
        raise Unusable("--shape: every layer has one unit at least.")
    whole = recipe.slice >= 1 and recipe.updates >= 1
    if not whole or recipe.games % recipe.slice or recipe.games % recipe.updates:
        raise Unusable(
            f"--games {asked.games}: must be a multiple of --slice {asked.slice}, "
            f"and of --updates {asked.updates}."
        )
    return AskedRun(recipe, known, _seconds(text, seconds, asked.seconds))


def _edition(name: str) -> Edition:
    file = Path(name)
    try:
        edition = read_edition(file.read_text()) if file.suffix == ".toml" else edition_named(name)
        graph(dice_kind(edition, golden=False))  # so many dice that nobody can list their rolls?
    except ValueError as refusal:
        raise Unusable(str(refusal)) from None
    return edition


def _players(text: str, players: str, edition: Edition) -> tuple[int, int]:
    least, _, most = players.partition("-")
    if not least.isdecimal() or not (most or least).isdecimal():
        raise Unusable(f"“{text}” is no run: write EDITION:PLAYERS, as in classic:2 or deluxe:3-7.")
    low, high = int(least), int(most or least)
    few, many = edition.players
    if not few <= low <= high <= many:
        raise Unusable(f"“{text}”: {edition.key} is for {few} to {many} players.")
    return low, high


def _seconds(text: str, seconds: str, otherwise: float) -> float:
    try:
        found = float(seconds) if seconds else otherwise
    except ValueError:
        raise Unusable(f"“{text}”: {seconds} is no number of seconds.") from None
    if not 0 < found < float("inf"):
        raise Unusable(f"“{text}”: a run takes more than 0 seconds.")
    return found


if __name__ == "__main__":
    main()
