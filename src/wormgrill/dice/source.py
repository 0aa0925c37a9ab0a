"""Where chance comes from: the operating system, or a seed that can be repeated."""

from random import Random, SystemRandom


def source(seed: int | None = None) -> Random:
    return SystemRandom() if seed is None else Random(seed)
