"""Whole games, turn-ev against first-tile, per core: one by one with numpy and with numba, and in
lockstep, in one run."""

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from wormgrill.arena.game import Pairing
from wormgrill.arena.lockstep import service
from wormgrill.arena.rounds import play_rounds
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options
from wormgrill.solver import kernel

TIMES = 5
GAMES = {
    "numpy": 60,
    "numba": 60,
    "lockstep": 600,
}  # per time; each order of the bots equally often


def games_per_second(first: int, games: int) -> float:
    """Per second of CPU."""
    pairing = Pairing(EDITIONS["classic"], Options(), ("turn-ev", "first-tile"), seed=1)
    began = time.process_time()
    play_rounds(pairing, range(first, first + games // 2))
    return games / (time.process_time() - began)


@contextmanager
def playing(way: str) -> Iterator[None]:
    """Numpy alone, numba one by one, or whatever is fastest."""
    compiled = None if way == "numpy" else kernel.fast
    served = service.serves if way == "lockstep" else lambda pairing: False
    with patch.object(kernel, "fast", compiled), patch.object(service, "serves", served):
        yield


def main() -> None:
    kernel.speed_up()
    ways = list(GAMES) if kernel.fast else ["numpy"]
    seen: dict[str, list[float]] = {way: [] for way in ways}
    for number in range(TIMES + 1):
        for way in ways:
            with playing(way):
                seen[way].append(games_per_second(number * 1000, GAMES[way]))
    for way, rates in seen.items():
        warm = rates[1:]  # the first time it is loaded, or even compiled
        spread = f"{min(warm):.0f} to {max(warm):.0f}"
        print(f"{way:8}: {statistics.median(warm):7.1f} games/s per core   ({spread})")
    if "lockstep" in seen:
        ratios = [one / other for one, other in zip(seen["lockstep"], seen["numba"], strict=True)]
        warm = ratios[1:]
        print(
            f"lockstep : numba {statistics.median(warm):.1f} ({min(warm):.1f} to {max(warm):.1f})"
        )


if __name__ == "__main__":
    main()
