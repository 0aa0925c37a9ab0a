"""What doing something is worth in every state of the dice: one table per thing to do."""

from enum import IntEnum
from typing import NamedTuple

from wormgrill.solver.graph import Floats


class Doing(IntEnum):
    """What is done in a state; the place of its table in `Tables`."""

    BEST = 0  # whatever is best
    ROLLING = 1
    STOPPING = 2
    DEAD = 3  # a dead roll has fallen


class Tables(NamedTuple):
    """One entry per state of the dice, or one column per state where there are several figures."""

    best: Floats
    rolling: Floats
    stopping: Floats
    dead: Floats
