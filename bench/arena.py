"""Whole games, turn-ev against first-tile, per core: with numpy, with numba, in one run."""

import statistics
import time

from wormgrill.arena.game import Pairing, play_rounds
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options
from wormgrill.solver import kernel

ROUNDS = 5
GAMES = 60  # per round and kernel; each order of the bots once


def games_per_second(first: int) -> float:
    """Per second of CPU."""
    pairing = Pairing(EDITIONS["classic"], Options(), ("turn-ev", "first-tile"), seed=1)
    began = time.process_time()
    play_rounds(pairing, range(first, first + GAMES // 2))
    return GAMES / (time.process_time() - began)


def main() -> None:
    kernel.speed_up()
    compiled = kernel.fast
    kernels = {"numpy": None} | ({"numba": compiled} if compiled else {})
    seen: dict[str, list[float]] = {name: [] for name in kernels}
    for number in range(ROUNDS + 1):
        for name, module in kernels.items():
            kernel.fast = module
            seen[name].append(games_per_second(number * GAMES))
    kernel.fast = compiled
    for name, rates in seen.items():
        warm = rates[1:]
        spread = f"{min(warm):.0f} to {max(warm):.0f}"
        print(f"{name}: {statistics.median(warm):6.1f} games/s per core   ({spread})")


if __name__ == "__main__":
    main()
