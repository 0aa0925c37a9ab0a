"""What looking a turn further is worth: `python -m bench.deep --help`.

The same turns, of games between the champion and *turn-ev*: how far the champion's chances move
when a turn is solved (the correction), how far they still move when the next one was solved before,
and what each way of asking takes.
"""

import argparse
from math import sqrt
from statistics import fmean
from time import process_time

from bench.hints import played
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Position
from wormgrill.solver import kernel
from wormgrill.solver.ends import Value
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.champion import champion_value
from wormgrill.values.deep import deepened

NEAR = 3  # tiles face up, or fewer: the end is near


def measure(edition: str, players: int, games: int, seed: int) -> str:
    value = champion_value(EDITIONS[edition], players)
    assert value is not None
    began = played(edition, players, games, seed)
    steps: list[list[float]] = [[], []]
    seconds = [0.0, 0.0]
    for position in began:
        assert position.turn is not None
        guess = float(value([position])[0, position.turn.player])
        for further, asked in enumerate((value, deepened(value))):
            worth, spent = solved(position, asked)
            seconds[further] += spent
            steps[further].append(worth - guess)
            guess = worth
    near = [sum(spot.up for spot in position.grill) <= NEAR for position in began]

    def rms(further: int, *, ending: bool = False) -> str:
        asked = zip(steps[further], near, strict=True)
        return f"{sqrt(fmean(step**2 for step, end in asked if end or not ending)):.4f}"

    each = [1000 * spent / len(began) for spent in seconds]
    return (
        f"{edition} {players}: correction {rms(0)} a step, a turn further {rms(1)};"
        f" with {NEAR} tiles or fewer {rms(0, ending=True)} and {rms(1, ending=True)};"
        f" {each[0]:.1f} and {each[1]:.1f} ms a turn, {each[1] / each[0]:.1f} times;"
        f" {len(began)} turns of {games} games"
    )


def solved(position: Position, value: Value) -> tuple[float, float]:
    began = process_time()
    worth = SolvedTurn(position, value).worth(position)
    return worth, process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.deep", description=__doc__)
    parser.add_argument("settings", nargs="*", default=["classic-2"], help="such as deluxe-3")
    parser.add_argument("--games", type=int, default=20, help="per setting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="without numba")
    asked = parser.parse_args()
    for setting in asked.settings:
        edition, _, players = setting.rpartition("-")
        kernel.speed_up()
        if asked.plain:
            kernel.fast = None
        print(measure(edition, int(players), asked.games, asked.seed), flush=True)


if __name__ == "__main__":
    main()
