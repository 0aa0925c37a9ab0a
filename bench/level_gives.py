"""What each level gives away per turn among its equals: `python -m bench.levels classic-3`.

The real bots play under the real rules, every seat at the same level. At each decision what it
costs on average counts, not what it happened to cost: the same mean, with less of the spread.
"""

from collections.abc import Sequence
from functools import partial
from random import Random

from bench.cores import pool
from wormgrill.bots.levels import SOFTNESS, LevelBot
from wormgrill.reviews.interval import GameRate, per_turn_and_error
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.events import TurnEnded
from wormgrill.rules.game import follow, start
from wormgrill.rules.position import Phase
from wormgrill.rules.rolls import draw

LADDER = range(1, len(SOFTNESS) + 1)


def play(edition: str, players: int, level: float, seed: int) -> GameRate:
    """Of all seats together."""
    chance = Random(seed)
    bot = LevelBot(level, seed)
    position = start(EDITIONS[edition], [str(seat) for seat in range(players)])
    turns, given = 0, 0.0
    while turn := position.turn:
        if turn.phase is Phase.DICE:
            position, events = follow(position, turn, draw(position, chance))
        else:
            weighed = bot.weighed(position)
            best = max(one.worth for one in weighed)
            given += sum(one.chance * (best - one.worth) for one in weighed)
            action = chance.choices(weighed, [one.chance for one in weighed])[0].action
            position, events = follow(position, turn, action)
        turns += any(isinstance(event, TurnEnded) for event in events)
    return GameRate(turns, given)


def measure(
    edition: str, players: int, games: int, seed: int, levels: Sequence[float] = LADDER
) -> None:
    """Prints a row for `GIVES` in `wormgrill/bots/levels.py`, and how sure it is."""
    rates, errors = [], []
    with pool() as processes:
        for level in levels:
            first = int((seed * 100 + level) * 1_000_003)
            seeds = range(first, first + games)
            played = list(processes.map(partial(play, edition, players, level), seeds, chunksize=8))
            rate, error = per_turn_and_error(played)
            rates.append(rate)
            errors.append(error)
            print(f"  level {level:g}: {rate:.4f} ± {error:.4f} per turn", flush=True)
    row = ", ".join(f"{rate:.4f}" for rate in rates)
    print(f'    ("{edition}", {players}): ({row}),')
    print(f"  standard errors up to {max(errors):.4f}; {games} games per level", flush=True)
