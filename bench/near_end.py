"""What looking a turn further near the end is worth, and costs: `python -m bench.near_end --help`.

The turns of games between the champion and *turn-ev*. For each number of ways to win a tile at
which the end may be called near: how far chances still move when a turn is solved (the correction),
and what a whole hint takes where some end of the turn is near, from nothing, with numpy alone.
"""

import argparse
from functools import partial
from math import sqrt
from statistics import fmean, quantiles

from bench.hints import milliseconds, played
from wormgrill.rules.position import Position
from wormgrill.solver.ends import Value
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.champion import Net, net_for
from wormgrill.values.known import Known
from wormgrill.values.near_end import sharper_near_end, ways_to_win

WAYS = 0, 3, 4, 5, 6  # to win a tile


def measure(edition: str, players: int, games: int, seed: int) -> None:
    net = net_for(edition, players)
    began = played(edition, players, games, seed)
    print(f"{edition} {players}: {len(began)} turns of {games} games")
    for few in WAYS:
        print(f"  {few} ways or fewer: {figures(net, few, began)}", flush=True)


def figures(net: Net, few: int, began: list[Position]) -> str:
    value = partial(sharper, net, few)
    moved = [correction(position, Known(value())) for position in began]
    ending = [position for position in began if ways_to_win(position) <= max(WAYS)]
    percentiles = quantiles([milliseconds(position, value) for position in ending], n=100)
    return (
        f"correction {sqrt(fmean(step**2 for step in moved)):.4f}; a hint, of {len(ending)}:"
        f" p50 {percentiles[49]:.1f} ms, p99 {percentiles[98]:.1f} ms"
    )


def sharper(net: Net, few: int) -> Value:
    """As nobody has asked it yet."""
    return sharper_near_end(
        lambda positions: net.figures(positions)[0], lambda position: ways_to_win(position) <= few
    )


def correction(position: Position, value: Value) -> float:
    turn = SolvedTurn(position, value)
    return turn.worth(position) - float(value([position])[0, turn.player])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.near_end", description=__doc__)
    parser.add_argument("settings", nargs="*", default=["classic-2"], help="such as deluxe-3")
    parser.add_argument("--games", type=int, default=20, help="per setting")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for setting in asked.settings:
        edition, _, players = setting.rpartition("-")
        measure(edition, int(players), asked.games, asked.seed)


if __name__ == "__main__":
    main()
