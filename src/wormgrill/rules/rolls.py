"""The dice in the air: what they can show, how likely, and which reports of them are true."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import IllegalDice
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, white_dice_left

Outcomes = tuple[tuple[Dice, Fraction], ...]


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
        raise IllegalDice("No dice are in the air.")
    return turn


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
        raise IllegalDice(f"“{face}” is on none of the white dice: they show {known}.") from None
    if len(faces) != expected:
        raise IllegalDice(f"{expected} white dice are in the air, not {len(faces)}.")
    return tuple(ordered)


def _check_golden(edition: Edition, turn: Turn, face: str | None) -> None:
    if turn.golden_die is not GoldenDie.IN_HAND:
        if face is not None:
            raise IllegalDice("The golden die is not in the air.")
    elif face is None:
        raise IllegalDice("The golden die is in the air too: its face is missing.")
    elif face not in edition.golden_sides:
        known = ", ".join(dict.fromkeys(edition.golden_sides))
        raise IllegalDice(f"“{face}” is not on the golden die: it shows {known}.")
