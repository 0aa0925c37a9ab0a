"""Random legal play of the classic game: our steps per second against pickomino-env's, in one run.

A step is a keep with the roll-or-stop and the dice that follow. Rounds alternate between the two
programs, so that a busy machine slows both; the ratio of the medians is the figure.
"""

import random
import statistics
import time
from collections.abc import Callable

import gymnasium
import pickomino_env  # noqa: F401 - registers the environment

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


def peers(until: float) -> int:
    """One bot is the fewest it allows; the bot's turns are not counted."""
    env = gymnasium.make("Pickomino-v0", number_of_bots=1)
    chance = random.Random(1)
    steps = 0
    while time.perf_counter() < until:
        seen, _ = env.reset(seed=chance.randrange(2**31))
        over = False
        while not over and time.perf_counter() < until:
            rolled, kept = seen["dice_rolled"], seen["dice_collected"]
            face = chance.choice([face for face in range(6) if rolled[face] and not kept[face]])
            stop = chance.randrange(2) if sum(rolled) > rolled[face] else 1
            seen, _, ended, cut, _ = env.step((face, stop))
            over = ended or cut
            steps += 1
    return steps


def rate(play: Callable[[float], int]) -> float:
    began = time.perf_counter()
    steps = play(began + SECONDS)
    return steps / (time.perf_counter() - began)


def main() -> None:
    programs = {"wormgrill": ours, "pickomino-env 1.4.1": peers}
    rates: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, play in programs.items():
            rates[name].append(rate(play))
    middle = {name: statistics.median(values) for name, values in rates.items()}
    for name, value in middle.items():
        spread = f"{min(rates[name]):,.0f} to {max(rates[name]):,.0f}"
        print(f"{name:22} {value:10,.0f} steps/s   ({spread})")
    own, peer = middle.values()
    print(f"ratio of the medians: {own / peer:.1f}")


if __name__ == "__main__":
    main()
