"""How far from the end a game could be solved outright: `python -m bench.endgames --help`.

The turns of games between the champion and *turn-ev*: how many positions can still come of each,
whatever anybody does. All of them would have to be solved together, since tiles come back.
"""

import argparse
from functools import partial
from itertools import islice

from bench.cores import pool
from bench.correction import turns
from bench.strength import seatings
from wormgrill.rules.position import Position
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.worms import worms_now

SIZES = 10, 100, 1000


def still_to_come(position: Position, most: int) -> int:
    """Beginnings of turns that this one can lead to, itself included; no more than so many."""
    known, fresh = {position}, [position]
    while fresh and len(known) <= most:
        ends = SolvedTurn(fresh.pop(), worms_now).last_positions
        unknown = {end for end in ends if not end.over} - known
        known |= unknown
        fresh += unknown
    return min(len(known), most + 1)


def counted(edition: str, game: tuple[tuple[str, ...], int]) -> list[int]:
    """From the last turn back, while there are not too many."""
    found: list[int] = []
    for position in reversed(turns(edition, *game)):
        found.append(still_to_come(position, SIZES[-1]))
        if found[-1] > SIZES[-1]:
            break
    return found


def measure(edition: str, games: int, seed: int) -> str:
    tables = islice(seatings("champion", "turn-ev", 2), games)
    played = [(bots, seed * 1_000_003 + number) for number, bots in enumerate(tables)]
    with pool() as processes:
        found = [*processes.map(partial(counted, edition), played)]
    shares = [
        f"{size:,} or fewer before {sum(many <= size for game in found for many in game)} turns,"
        f" in {sum(game[0] <= size for game in found)} games"
        for size in SIZES
    ]
    return f"{edition} 2: of {games} games: {'; '.join(shares)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.endgames", description=__doc__)
    parser.add_argument("editions", nargs="*", default=["classic"])
    parser.add_argument("--games", type=int, default=100, help="per edition")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for edition in asked.editions:
        print(measure(edition, asked.games, asked.seed), flush=True)


if __name__ == "__main__":
    main()
