"""Whole games on one process, on two worker processes and on a cluster of two, in one run.

The three take turns, so that whatever else the machine does slows all of them alike.
"""

import os
import statistics
import tempfile
import time
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path

from tests.support.cluster import cluster_of
from wormgrill.arena.cluster import cluster
from wormgrill.arena.game import Pairing
from wormgrill.arena.tournament import tournament
from wormgrill.arena.workers import pool
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options

ROUNDS = 5
GAMES = 200  # per round and executor
WORKERS = 2


def games_per_second(executor: Executor, tasks: int, seed: int) -> float:
    pairing = Pairing(EDITIONS["classic"], Options(), ("turn-ev", "first-tile"), seed)
    began = time.perf_counter()
    tournament(pairing, GAMES, executor, tasks=tasks)
    return GAMES / (time.perf_counter() - began)


def main() -> None:
    with ExitStack() as kept:
        here = kept.enter_context(pool(1))
        processes = kept.enter_context(pool(WORKERS))
        games_per_second(processes, 2 * WORKERS, 0)  # it forks before there are other threads
        folder = Path(kept.enter_context(tempfile.TemporaryDirectory()))
        started = kept.enter_context(cluster_of(WORKERS, folder))
        there = kept.enter_context(cluster(started.address)).executor
        kinds = {
            "one process": (here, 1),
            f"{WORKERS} worker processes": (processes, 2 * WORKERS),
            f"cluster of {WORKERS} workers": (there, 2 * WORKERS),
        }
        seen: dict[str, list[float]] = {name: [] for name in kinds}
        for number in range(ROUNDS + 1):  # the first warms up
            for name, (executor, tasks) in kinds.items():
                seen[name].append(games_per_second(executor, tasks, number))
    alone = seen["one process"][1:]
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for name, rates in seen.items():
        ratios = [rate / base for rate, base in zip(rates[1:], alone, strict=True)]
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        print(
            f"{name}: {statistics.median(rates[1:]):6.1f} games/s, "
            f"{statistics.median(ratios):.2f} times one process   ({spread})"
        )


if __name__ == "__main__":
    main()
