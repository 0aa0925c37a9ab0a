"""Solve a game of Junior's kind for two, and put it into the package: `python -m train.junior`.

Needs numpy alone and one core, and takes some two minutes: every class that can come up, without O2
and with it. The table keeps classes with many tiles face up, which take longest to solve, and those
with few, which all others depend on.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from time import process_time

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.solver.junior.classes import DuelClasses
from wormgrill.solver.junior.sweep import DuelSolver
from wormgrill.solver.junior.table import ByTiles, DuelTable
from wormgrill.values.exact import ON_DEMAND, PLAYERS, pieces
from wormgrill.values.solved import table_file

SOLVED = Path("src/wormgrill/values/solved")
FEW = 2  # tiles face up


def solution(edition: Edition, *, free_choice: bool) -> DuelTable:
    """Every class that can come up in a game."""
    table = DuelTable(DuelSolver(edition, free_choice=free_choice))
    first = np.array([table.solver.classes.first])

    def told(tiles: int, classes: int) -> None:
        line = f"  {tiles} face up: {classes:,} classes, {process_time():.0f} s"
        print(line, flush=True)  # noqa: T201 - progress

    table.learn(first, len(edition.tiles), told)
    return table


def kept(table: DuelTable) -> ByTiles:
    return {
        tiles: found for tiles, found in table.learned.items() if tiles <= FEW or tiles >= ON_DEMAND
    }


def first_seat(table: DuelTable) -> float:
    _, worth = table.learned[max(table.learned)]
    return float(worth[0])


def export(edition: Edition, target: Path) -> None:
    without, free = (solution(edition, free_choice=choice) for choice in (False, True))
    with target.open("wb") as file:
        table_file.write(file, kept(without), kept(free))
    told = [f"{key} = {json.dumps(value)}" for key, value in pieces(edition).items()]
    classes, stored = (
        sum(len(found) for found, _ in known.values()) for known in (without.learned, kept(without))
    )
    target.with_suffix(".toml").write_text(f"""\
exact = true  # to 1e-7
made = "python -m train.junior"
classes = {classes}
stored = {stored}  # those with up to {FEW} or at least {ON_DEMAND} tiles face up
sha256 = "{sha256(target.read_bytes()).hexdigest()}"

[first_seat]  # its chance of winning
default = {first_seat(without):.12f}
free_choice = {first_seat(free):.12f}  # O2

[pieces]  # with other ones it says nothing
{chr(10).join(told)}
""")


def main() -> None:
    edition = EDITIONS[sys.argv[1] if len(sys.argv) > 1 else "junior"]
    if not DuelClasses.fits(edition):
        sys.exit(f"“{edition.key}” is not of Junior's kind: it cannot be solved this way.")
    export(edition, SOLVED / f"{edition.key}-{PLAYERS}.npz")


if __name__ == "__main__":
    main()
