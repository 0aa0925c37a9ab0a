"""What levels give away, and how much each beats the next lower one: `python -m bench.levels`.

The real bots play under the real rules. At each decision what it costs on average counts, by the
champion's judgement, not what it happened to cost: the same mean, with less of the spread. Of two
at a table, one wins as much over half of the games as the other gives away more.

`python -m bench.levels classic-2 --ladder` compares neighbours, the champion with the highest;
without `--ladder` a level plays with its equals: what it gives away per turn, a row for `GIVES` in
`wormgrill/bots/levels.py`. `--sharpness 2 5 9` asks that of other players than the levels.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from bench.cores import pool
from wormgrill.bots.levels import LevelBot
from wormgrill.bots.registry import LEVELS
from wormgrill.reviews.interval import GameRate, per_turn_and_error
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.events import TurnEnded
from wormgrill.rules.game import follow, start
from wormgrill.rules.position import Phase
from wormgrill.rules.rolls import draw

LADDER = range(1, LEVELS + 1)
CHAMPION = LEVELS + 0.999  # as good as the champion


class LevelGame(NamedTuple):
    """What each seat gave away, and how long it took."""

    given: tuple[float, ...]
    turns: int


class SharpBot(LevelBot):
    """As sharp as asked, whatever the levels are."""

    def sharpness(self, edition: str) -> float:
        return self._level


def play(
    edition: str, seats: Sequence[float], seed: int, made: type[LevelBot] = LevelBot
) -> LevelGame:
    """`seats`: their levels."""
    chance = Random(seed)
    bots = {level: made(level) for level in seats}
    position = start(EDITIONS[edition], [str(seat) for seat in range(len(seats))])
    turns, given = 0, [0.0] * len(seats)
    while turn := position.turn:
        if turn.phase is Phase.DICE:
            position, events = follow(position, turn, draw(position, chance))
        else:
            weighed = bots[seats[turn.player]].weighed(position)
            best = max(one.worth for one in weighed)
            given[turn.player] += sum(one.chance * (best - one.worth) for one in weighed)
            action = chance.choices(weighed, [one.chance for one in weighed])[0].action
            position, events = follow(position, turn, action)
        turns += any(isinstance(event, TurnEnded) for event in events)
    return LevelGame(tuple(given), turns)


def _rate(game: LevelGame) -> GameRate:
    return GameRate(game.turns, sum(game.given))


def _seeds(seed: int, level: float, games: int) -> range:
    first = int((seed * 100 + level) * 1_000_003)
    return range(first, first + games)


def among_equals(edition: str, players: int, asked: argparse.Namespace) -> None:
    rates, errors = [], []
    with pool() as processes:
        for one in asked.sharpness or asked.at:
            made = SharpBot if asked.sharpness else LevelBot
            each = partial(play, edition, (one,) * players, made=made)
            played = list(processes.map(each, _seeds(asked.seed, one, asked.games), chunksize=4))
            rate, error = per_turn_and_error([*map(_rate, played)])
            rates.append(rate)
            errors.append(error)
            long = fmean(game.turns for game in played)
            print(
                f"  {edition}-{players}, {one:g}: {rate:.4f} ± {error:.4f} per turn;"
                f" a game has {long:.1f} turns",
                flush=True,
            )
    row = ", ".join(f"{rate:.4f}" for rate in rates)
    print(f'    ("{edition}", {players}): ({row}),  # ± {max(errors):.4f}', flush=True)


def neighbours(edition: str, asked: argparse.Namespace) -> None:
    """Each sits first in half of the games."""
    with pool() as processes:
        for lower, higher in pairwise([*asked.at, CHAMPION]):
            over = []
            for seats in ((lower, higher), (higher, lower)):
                seeds = _seeds(asked.seed, lower, asked.games // 2)
                for game in processes.map(partial(play, edition, seats), seeds, chunksize=4):
                    more = game.given[0] - game.given[1]
                    over.append(more if seats[0] == lower else -more)
            error = stdev(over) / len(over) ** 0.5
            print(
                f"{edition}: level {lower:g} is beaten by the next in"
                f" {0.5 + fmean(over):.1%} ± {error:.1%} ({len(over)} games)",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("settings", nargs="*", default=["classic-2"], help="such as deluxe-3")
    parser.add_argument("--games", type=int, default=150, help="per level, or per pair")
    parser.add_argument("--at", type=float, nargs="+", default=LADDER, help="levels, such as 4.5")
    parser.add_argument("--sharpness", type=float, nargs="+", help="instead of levels")
    parser.add_argument("--ladder", action="store_true", help="for two: how much the next one wins")
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    for setting in asked.settings:
        edition, _, players = setting.rpartition("-")
        if asked.ladder:
            neighbours(edition, asked)
        else:
            among_equals(edition, int(players), asked)


if __name__ == "__main__":
    main()
