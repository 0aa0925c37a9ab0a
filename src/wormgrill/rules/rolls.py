"""The dice in the air: what they can show, how likely, and which reports of them are true."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Protocol

from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import IllegalDice
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, white_dice_left

Outcomes = tuple[tuple[Dice, Fraction], ...]
Show = Callable[[Sequence[str], int], list[str]]  # which of these sides so many dice show


class Chance(Protocol):
    """A source of chance, like `random.Random`: the rules have none of their own."""

    def random(self) -> float:
        """A number from 0 to 1, 1 excluded."""


def roll_outcomes(position: Position) -> Outcomes:
    """Every distinct roll and its exact probability; nothing unless the dice are in the air."""
    turn = position.turn
    if turn is None or turn.phase is not Phase.DICE:
        return ()
    golden = turn.golden_die is GoldenDie.IN_HAND
    return _outcomes(position.edition, white_dice_left(position, turn), golden)


@lru_cache(maxsize=256)
def _outcomes(edition: Edition, white: int, golden: bool) -> Outcomes:
    whites = _multisets(edition.white_sides, white)
    if not golden:
        return tuple((Dice(faces), chance) for faces, chance in whites)
    return tuple(
        (Dice(faces, face), chance * golden_chance)
        for faces, chance in whites
        for (face,), golden_chance in _multisets(edition.golden_sides, 1)
    )


def _multisets(sides: Sequence[str], dice: int) -> list[tuple[tuple[str, ...], Fraction]]:
    """All multisets of faces that so many dice with these sides can show."""
    weight = Counter(sides)
    found = []
    for faces in combinations_with_replacement(weight, dice):
        counts = Counter(faces)
        ways = factorial(dice) // prod(map(factorial, counts.values()))
        ways *= prod(weight[face] ** count for face, count in counts.items())
        found.append((faces, Fraction(ways, len(sides) ** dice)))
    return found


def in_the_air(position: Position) -> Turn:
    """The turn whose dice are in the air now."""
    turn = position.turn
    if turn is None or turn.phase is not Phase.DICE:
        raise IllegalDice("No dice are in the air.", "refusal-no-dice")
    return turn


def draw(position: Position, chance: Chance) -> Dice:
    """A roll of the dice in the air. One draw per die, white ones first."""
    return roll_with(position, lambda sides, dice: _drawn(sides, dice, chance))


def roll_with(position: Position, show: Show) -> Dice:
    """The dice in the air, fallen: white ones first, in the edition's order of faces."""
    turn = in_the_air(position)
    edition = position.edition
    white = show(edition.white_sides, white_dice_left(position, turn))
    white.sort(key=edition.face_order.__getitem__)
    if turn.golden_die is not GoldenDie.IN_HAND:
        return Dice(tuple(white))
    return Dice(tuple(white), show(edition.golden_sides, 1)[0])


def _drawn(sides: Sequence[str], dice: int, chance: Chance) -> list[str]:
    """`random()` draws the same for a seed in every version of Python; `choice` does not."""
    random, many = chance.random, len(sides)
    return [sides[int(random() * many)] for _ in range(dice)]


def checked(position: Position, dice: Dice) -> Dice:
    """These dice in the edition's order of faces, if they can have been rolled now."""
    turn = in_the_air(position)
    edition = position.edition
    faces = _sorted(edition, white_dice_left(position, turn), dice.faces)
    _check_golden(edition, turn, dice.golden)
    return dice if faces == dice.faces else Dice(faces, dice.golden)


def _sorted(edition: Edition, expected: int, faces: tuple[str, ...]) -> tuple[str, ...]:
    try:
        ordered = sorted(faces, key=edition.face_order.__getitem__)
    except KeyError as unknown:
        known = ", ".join(edition.face_names)
        face = unknown.args[0]
        told = "“{face}” is on none of the white dice: they show {faces}."
        raise IllegalDice(told, "refusal-white-face", face=face, faces=known) from None
    if len(faces) != expected:
        told = "{expected} white dice are in the air, not {count}."
        raise IllegalDice(told, "refusal-white-dice", expected=expected, count=len(faces))
    return tuple(ordered)


def _check_golden(edition: Edition, turn: Turn, face: str | None) -> None:
    if turn.golden_die is not GoldenDie.IN_HAND:
        if face is not None:
            raise IllegalDice("The golden die is not in the air.", "refusal-no-golden")
    elif face is None:
        told = "The golden die is in the air too: its face is missing."
        raise IllegalDice(told, "refusal-golden-missing")
    elif face not in edition.golden_sides:
        known = ", ".join(dict.fromkeys(edition.golden_sides))
        told = "“{face}” is not on the golden die: it shows {faces}."
        raise IllegalDice(told, "refusal-golden-face", face=face, faces=known)
