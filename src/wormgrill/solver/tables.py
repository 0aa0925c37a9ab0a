"""What doing something is worth in every state of the dice: one table per thing to do."""

from typing import NamedTuple

from wormgrill.solver.graph import Floats


class Tables(NamedTuple):
    """One entry per state of the dice, or one column per state where there are several figures."""

    best: Floats
    rolling: Floats
    stopping: Floats
    dead: Floats
