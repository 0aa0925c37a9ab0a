"""Dice drawn by chance: the operating system's, or a seed's that can be repeated."""

from collections.abc import Sequence
from random import Random, SystemRandom

from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import GoldenDie, Position, white_dice_left


def source(seed: int | None = None) -> Random:
    return SystemRandom() if seed is None else Random(seed)


def draw(position: Position, chance: Random) -> Dice:
    """A roll of the dice in the air. One draw per die, white ones first."""
    turn = position.turn
    assert turn is not None
    edition = position.edition
    white = [_side(edition.white_sides, chance) for _ in range(white_dice_left(position, turn))]
    white.sort(key=edition.face_order.__getitem__)
    in_hand = turn.golden_die is GoldenDie.IN_HAND
    return Dice(tuple(white), _side(edition.golden_sides, chance) if in_hand else None)


def _side(sides: Sequence[str], chance: Random) -> str:
    """`random()` draws the same for a seed in every version of Python; `choice` does not."""
    return sides[int(chance.random() * len(sides))]
