"""Put a run's net into the package, with its card: `python -m train.export deluxe-2 classic-2`."""

import json
import sys
from hashlib import sha256
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np

from train.checkpoint import trained
from train.recipe import Recipe, lacks_only_specialists
from wormgrill.rules.editions import EDITIONS
from wormgrill.values.net import halved

NETS = Path("src/wormgrill/values/nets")
STRENGTH = Path("train/strength.jsonl")


def export(name: str, runs: Path) -> None:
    recipe = recipe_named(name)
    target = NETS / f"{name}.npz"
    with target.open("wb") as file:
        np.savez_compressed(file, **halved(trained(runs / f"{name}.state.npz")))
    log = runs / f"{name}.jsonl"
    target.with_suffix(".toml").write_text(_card(recipe, target, log))


class UnknownRun(ValueError):
    """A name that no run of a registered edition has."""


def recipe_named(name: str) -> Recipe:
    """The recipe of the run with this name; the key of an edition may have hyphens too."""
    recipes = (
        Recipe(edition, players)
        for edition in EDITIONS.values()
        for players in combinations_with_replacement(
            range(edition.players[0], edition.players[1] + 1), 2
        )
    )
    found = [recipe for recipe in recipes if recipe.name == name]
    if len(found) != 1:
        what = "several runs" if found else "no run"
        raise UnknownRun(f"“{name}” is {what} of a registered edition, as deluxe-3-7 is one.")
    return found[0]


def _card(recipe: Recipe, target: Path, log: Path) -> str:
    whole, (least, most) = recipe.edition, recipe.players
    served = [whole.key, *(key for key in EDITIONS if lacks_only_specialists(EDITIONS[key], whole))]
    noted = [json.loads(line) for line in log.read_text().splitlines()]
    commands = [line["command"] for line in noted if "command" in line]
    lines = [line for line in noted if "turns" in line]
    sessions = [
        line
        for line, following in zip(lines, [*lines[1:], None], strict=True)
        if following is None or following["turns"] < line["turns"]
    ]
    last = lines[-1]
    weights = sum(array.size for array in np.load(target).values())
    return f"""\
editions = {json.dumps(served)}
players = [{least}, {most}]
weights = {weights}
sha256 = "{sha256(target.read_bytes()).hexdigest()}"

[made]
by = {json.dumps(commands)}
seconds = {round(sum(one["seconds"] for one in sessions))}  # of training on one H200
turns = {sum(one["turns"] for one in sessions)}
games = {sum(one["games"] for one in sessions)}
residual = {last["residual"]}  # r.m.s. of what a solved turn corrects, random turns included
worms = {last["worms"]}  # the same for the worms at the end, added up over the seats

[strength]  # won against turn-ev, less the luck; standard error; games (bench.mass, bench.strength)
{_strength(served, least, most)}"""


def _strength(editions: list[str], least: int, most: int) -> str:
    """What has been measured of this net's champion, a line per edition and number of players."""
    if not STRENGTH.exists():
        return ""
    found = [json.loads(line) for line in STRENGTH.read_text().splitlines()]
    return "".join(
        f"{one['edition']}-{one['players']} = "
        f"[{one['adjusted']:.4f}, {one['error']:.4f}, {one['games']}]\n"
        for one in found
        if one["edition"] in editions
        and least <= one["players"] <= most
        and (one["hero"], one["against"]) == ("champion", "turn-ev")
    )


def main() -> None:
    try:
        for name in sys.argv[1:]:
            export(name, Path("train/runs"))
    except UnknownRun as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
