"""Junior for two, solved: how far its net is off, how long a hint takes: `python -m bench.junior`.

Positions come from games whose turns end at random, in any way the rules allow. A hint is asked
for anew each time, with nothing remembered and without numba, in milliseconds of processor time.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

import numpy as np

from wormgrill.advice.adviser import Adviser
from wormgrill.advice.messages import hints
from wormgrill.rules import EDITIONS, Position, start
from wormgrill.rules.edition import Options
from wormgrill.solver import kernel
from wormgrill.solver.leaves import listed_ends
from wormgrill.values.champion import net_for
from wormgrill.values.exact import load, solved_game

JUNIOR = EDITIONS["junior"]
GAMES = 30


def positions(games: int, seed: int) -> Iterator[Position]:
    chance = Random(seed)
    for number in range(games):
        position = start(JUNIOR, ("Ada", "Bo"), Options(free_choice=number % 2 > 0))
        while position.turn:
            yield position
            position = chance.choice(listed_ends(position, position.turn.player).leaves).position


def net_error(games: int) -> None:
    found = list(positions(games, 1))
    solved = solved_game(JUNIOR, 2)
    assert solved is not None
    off = (net_for("junior", 2).figures(found)[0] - solved.chances(found))[:, 0]
    print(
        f"the net is {np.sqrt((off**2).mean()):.4f} off (r.m.s.), {np.abs(off).max():.3f} at most,"
        f" in {len(found):,} positions"
    )


def hint_times(games: int) -> None:
    taken: dict[int, list[tuple[float, float]]] = defaultdict(list)
    chance = Random(2)
    for position in positions(games, 3):
        tiles = sum(spot.up for spot in position.grill)
        taken[tiles].append((milliseconds(position), milliseconds(position.roll(chance))))
    print("tiles face up; a hint before the first roll: median and longest; after it")
    for tiles, times in sorted(taken.items()):
        before, after = zip(*times, strict=True)
        told = (f"{median(some):5.1f} {max(some):5.1f}" for some in (before, after))
        print(f"{tiles:4}   {'   '.join(told)}")


def milliseconds(position: Position) -> float:
    solved = solved_game(JUNIOR, 2)
    assert solved is not None
    solved.forget()
    began = process_time()
    hints(Adviser().advise(position))
    return 1000 * (process_time() - began)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    began = process_time()
    load(JUNIOR)
    print(f"the table is read in {1000 * (process_time() - began):.0f} ms")
    hints(Adviser().advise(next(positions(1, 0))))  # loads what there is to load
    kernel.fast = None
    net_error(10 * games)
    hint_times(games)


if __name__ == "__main__":
    main()
