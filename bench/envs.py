"""Steps per second of a single PettingZoo environment, against pickomino-env's, in one run.

Both are played by chance, legally, with every observation looked at. Rounds alternate, so that a
busy machine slows both, and processor time counts. A step of ours is a decision: to roll, to keep,
to stop. One of the peer's is to keep a face and to roll or stop then, so the second ratio counts
ours the peer's way, by keeps alone; what the peer's bot decides is not counted.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

from bench.peers.pickomino import peer
from wormgrill.envs import aec

ROUNDS = 25
SECONDS = 0.3
EDITIONS = ("classic", "deluxe")
PEER = "pickomino-env 1.4.1"

Play = Callable[[float], tuple[int, int]]  # until then; steps and keeps


class Pace(NamedTuple):
    """What was done in a second of processor time."""

    steps: float
    keeps: float


def ours(edition: str) -> Play:
    env = aec.env(edition=edition)
    env.reset(seed=1)
    keep = [name.startswith("keep") for name in env.game.table.names]
    chance = random.Random(1).random

    def play(until: float) -> tuple[int, int]:
        steps = keeps = 0
        while time.process_time() < until:
            if not env.agents:
                env.reset()
            for _ in env.agent_iter(100):
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                number = legal[int(chance() * len(legal))]
                env.step(number)
                steps += 1
                keeps += keep[number]
        return steps, keeps

    return play


def peers() -> Play:
    """A step of theirs is a keep."""
    play = peer(time.process_time)

    def both(until: float) -> tuple[int, int]:
        steps = play(until)
        return steps, steps

    return both


def pace(play: Play) -> Pace:
    began = time.process_time()
    steps, keeps = play(began + SECONDS)
    seconds = time.process_time() - began
    return Pace(steps / seconds, keeps / seconds)


def main() -> None:
    programs = {f"wormgrill {edition}": ours(edition) for edition in EDITIONS} | {PEER: peers()}
    seen: dict[str, list[Pace]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, play in programs.items():
            seen[name].append(pace(play))
    for name, paces in seen.items():
        steps = sorted(one.steps for one in paces)
        pairs = list(zip(paces, seen[PEER], strict=True))  # of the same round
        by_steps = statistics.median(one.steps / peer.steps for one, peer in pairs)
        by_keeps = statistics.median(one.keeps / peer.keeps for one, peer in pairs)
        print(
            f"{name:20} {statistics.median(steps):9,.0f} steps/s "
            f"({steps[0]:,.0f} to {steps[-1]:,.0f})  "
            f"median ratio {by_steps:5.1f}, by keeps {by_keeps:5.1f}"
        )


if __name__ == "__main__":
    main()
