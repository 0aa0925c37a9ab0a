"""Dice drawn by chance: the operating system's, or a seed's that can be repeated."""

from collections.abc import Callable, Sequence
from random import Random, SystemRandom

from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import GoldenDie, Position, white_dice_left
from wormgrill.rules.rolls import in_the_air

Show = Callable[[Sequence[str], int], list[str]]  # which of these sides so many dice show


def source(seed: int | None = None) -> Random:
    return SystemRandom() if seed is None else Random(seed)


def draw(position: Position, chance: Random) -> Dice:
    """A roll of the dice in the air. One draw per die, white ones first."""
    return roll_with(position, lambda sides, dice: _sides(sides, dice, chance))


def roll_with(position: Position, show: Show) -> Dice:
    """A roll of the dice in the air: white ones first, in the edition's order of faces."""
    turn = in_the_air(position)
    edition = position.edition
    white = show(edition.white_sides, white_dice_left(position, turn))
    white.sort(key=edition.face_order.__getitem__)
    if turn.golden_die is not GoldenDie.IN_HAND:
        return Dice(tuple(white))
    return Dice(tuple(white), show(edition.golden_sides, 1)[0])


def _sides(sides: Sequence[str], dice: int, chance: Random) -> list[str]:
    """`random()` draws the same for a seed in every version of Python; `choice` does not."""
    random, many = chance.random, len(sides)
    return [sides[int(random() * many)] for _ in range(dice)]
