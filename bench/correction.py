"""How far the champion's chances move when a turn is solved: `python -m bench.correction --help`.

On positions of games that it was not trained on: its own with *turn-ev*, those of weak levels, and
those of players who act at random.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle, islice
from math import sqrt
from statistics import fmean

from bench.cores import pool
from bench.strength import play, seatings
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Phase, Position
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.champion import champion_value

TOGETHER = 16  # games, before their positions are counted


def levels(players: int) -> Iterator[tuple[str, ...]]:
    """Levels 1 to 5, mixed at every table."""
    bots = cycle(f"level-{level}" for level in range(1, 6))
    while True:
        yield tuple(islice(bots, players))


def at_random(players: int) -> Iterator[tuple[str, ...]]:
    while True:
        yield ("random",) * players


TABLES: dict[str, Callable[[int], Iterator[tuple[str, ...]]]] = {
    "turn-ev": partial(seatings, "champion", "turn-ev"),
    "levels": levels,
    "random": at_random,
}


def turns(edition: str, bots: tuple[str, ...], seed: int) -> list[Position]:
    """The beginnings of all turns of a game."""
    record = play(EDITIONS[edition], bots, seed)
    return [
        position
        for _, position, _ in record.replay()
        if position.turn and position.turn.phase is Phase.ROLL and not position.turn.kept
    ]


def corrections(edition: str, game: tuple[tuple[str, ...], int]) -> list[float]:
    """The mover's, at each turn of a game."""
    bots, seed = game
    value = champion_value(EDITIONS[edition], len(bots))
    assert value is not None
    found = []
    for position in turns(edition, bots, seed):
        assert position.turn is not None
        guess = float(value([position])[0, position.turn.player])
        found.append(SolvedTurn(position, value).worth(position) - guess)
    return found


def measure(edition: str, players: int, table: str, positions: int, seed: int) -> str:
    games = zip(TABLES[table](players), count(seed * 1_000_003), strict=False)
    found: list[float] = []
    with pool() as processes:
        while len(found) < positions:
            for steps in processes.map(partial(corrections, edition), [*islice(games, TOGETHER)]):
                found += steps
    return f"{table} {sqrt(fmean(step**2 for step in found)):.5f} ({len(found):,})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.correction", description=__doc__)
    parser.add_argument("settings", nargs="*", default=["classic-2"], help="such as deluxe-3")
    parser.add_argument("--positions", type=int, default=5000, help="per setting and kind of game")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for setting in asked.settings:
        edition, _, players = setting.rpartition("-")
        found = [
            measure(edition, int(players), table, asked.positions, asked.seed)
            for table in asked.tables
        ]
        print(f"{setting}: r.m.s. (positions): {', '.join(found)}", flush=True)


if __name__ == "__main__":
    main()
