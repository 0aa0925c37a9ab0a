"""The peer on the package index: pickomino-env 1.4.1, classic alone."""

import random
from collections.abc import Callable

import gymnasium
import pickomino_env  # noqa: F401 - registers its environment


def peer(clock: Callable[[], float]) -> Callable[[float], int]:
    """Plays at random until this clock says so; how many steps that were.

    A step is a keep, and to roll on or to stop. One bot is the fewest it allows; its turns are not
    counted.
    """
    env = gymnasium.make("Pickomino-v0", number_of_bots=1)
    chance = random.Random(1)

    def play(until: float) -> int:
        steps = 0
        while clock() < until:
            seen, _ = env.reset(seed=chance.randrange(2**31))
            over = False
            while not over and clock() < until:
                rolled, kept = seen["dice_rolled"], seen["dice_collected"]
                face = chance.choice([face for face in range(6) if rolled[face] and not kept[face]])
                stop = chance.randrange(2) if sum(rolled) > rolled[face] else 1
                seen, _, ended, cut, _ = env.step((face, stop))
                over = ended or cut
                steps += 1
        return steps

    return play
