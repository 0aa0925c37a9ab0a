"""Counting positions step by step: known numbers to check an implementation against."""

from collections import Counter
from collections.abc import Iterator

from wormgrill.rules.game import Step, apply
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.rules.rolls import roll_outcomes


def perft(position: Position, depth: int) -> Iterator[tuple[int, int]]:
    """For depth 0, 1 … : how many ways lead there, and to how many different positions.

    A step is a decision or one of the distinct rolls.
    """
    layer = Counter({position: 1})
    yield 1, 1
    for _ in range(depth):
        following: Counter[Position] = Counter()
        for reached, ways in layer.items():
            for step in steps(reached):
                following[apply(reached, step)[0]] += ways
        layer = following
        yield layer.total(), len(layer)


def steps(position: Position) -> tuple[Step, ...]:
    """All that can happen next: the legal actions, or the rolls."""
    return legal_actions(position) or tuple(dice for dice, _ in roll_outcomes(position))
