"""Random legal play of the classic game: our steps per second against pickomino-env's, in one run.

A step is a keep with the roll-or-stop and the dice that follow. Rounds alternate between the two
programs, so that a busy machine slows both; the ratio of the medians is the figure.
"""

import random
import statistics
import time
from collections.abc import Callable

from bench.peers.pickomino import peer
from wormgrill.rules import EDITIONS, Phase, apply, legal_actions, start
from wormgrill.rules.actions import Keep
from wormgrill.rules.rolls import draw

ROUNDS = 7
SECONDS = 1.5


def ours(until: float) -> int:
    chance = random.Random(1)
    steps = 0
    while time.perf_counter() < until:
        position = start(EDITIONS["classic"], ["Ada", "Bo"])
        while position.turn:
            if position.turn.phase is Phase.DICE:
                position, _ = apply(position, draw(position, chance))
                continue
            action = chance.choice(legal_actions(position))
            position, _ = apply(position, action)
            if isinstance(action, Keep):
                steps += 1
                if time.perf_counter() > until:
                    break
    return steps


def rate(play: Callable[[float], int]) -> float:
    began = time.perf_counter()
    steps = play(began + SECONDS)
    return steps / (time.perf_counter() - began)


def main() -> None:
    programs = {"wormgrill": ours, "pickomino-env 1.4.1": peer(time.perf_counter)}
    rates: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, play in programs.items():
            rates[name].append(rate(play))
    middle = {name: statistics.median(values) for name, values in rates.items()}
    for name, value in middle.items():
        spread = f"{min(rates[name]):,.0f} to {max(rates[name]):,.0f}"
        print(f"{name:22} {value:10,.0f} steps/s   ({spread})")
    own, theirs = middle.values()
    print(f"ratio of the medians: {own / theirs:.1f}")


if __name__ == "__main__":
    main()
