"""What a hint takes before the first roll, from nothing: `python -m bench.hints --help`.

At the turns of games between the champion and *turn-ev*, with numpy alone.
"""

import argparse
from collections.abc import Callable
from itertools import islice
from statistics import quantiles
from time import process_time

from bench.correction import turns
from bench.strength import seatings
from wormgrill.advice.adviser import Advice
from wormgrill.advice.messages import hints
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Position
from wormgrill.solver import kernel
from wormgrill.solver.ends import Value
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.champion import champion_value
from wormgrill.values.unit import Unit

RUNS = 3


def played(edition: str, players: int, games: int, seed: int) -> list[Position]:
    """The turns of so many games, where they begin."""
    kernel.speed_up()
    tables = islice(seatings("champion", "turn-ev", players), games)
    return [
        position
        for number, bots in enumerate(tables)
        for position in turns(edition, bots, seed * 1_000_003 + number)
    ]


def milliseconds(position: Position, value: Callable[[], Value]) -> float:
    """The least of some runs: whoever else is on the machine only adds to it."""
    compiled, kernel.fast = kernel.fast, None
    spent = []
    for _ in range(RUNS):
        asked, began = value(), process_time()
        hints(Advice(position, SolvedTurn(position, asked), Unit.WIN))
        spent.append(1000 * (process_time() - began))
    kernel.fast = compiled
    return min(spent)


def measure(edition: str, players: int, games: int, seed: int) -> str:
    def value() -> Value:
        """As nobody has asked it yet."""
        found = champion_value(EDITIONS[edition], players)
        assert found is not None
        return found

    spent = [milliseconds(one, value) for one in played(edition, players, games, seed)]
    percentiles = quantiles(spent, n=100)
    return (
        f"{edition} {players}: p50 {percentiles[49]:.1f} ms, p99 {percentiles[98]:.1f} ms,"
        f" the dearest {max(spent):.1f} ms; {len(spent)} turns of {games} games"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("settings", nargs="*", default=["classic-2"], help="such as deluxe-3")
    parser.add_argument("--games", type=int, default=10, help="per setting")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for setting in asked.settings:
        edition, _, players = setting.rpartition("-")
        print(measure(edition, int(players), asked.games, asked.seed), flush=True)


if __name__ == "__main__":
    main()
