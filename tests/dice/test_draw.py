"""Dice drawn by chance show every side equally often."""

from collections import Counter

import pytest

from tests.support.position import GOLDEN_DIE, play, stack, table
from wormgrill.dice.source import source
from wormgrill.rules import Dice
from wormgrill.rules.errors import IllegalDice
from wormgrill.rules.rolls import draw

ROLLS = 20_000


def chi_square(counts: Counter[str], sides: tuple[str, ...]) -> float:
    """Divided so that its mean is 0 and its standard deviation 1, for faces of these sides."""
    weight = Counter(sides)
    total = counts.total()
    expected = {face: total * weight[face] / len(sides) for face in weight}
    distance = sum((counts[face] - mean) ** 2 / mean for face, mean in expected.items())
    freedom = len(expected) - 1
    return float((distance - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("edition", ["classic", "junior"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_faces_come_as_often_as_their_sides(edition: str, seed: int) -> None:
    position, _ = play(table(edition), "roll")
    chance = source(seed)
    counts = Counter[str]()
    for _ in range(ROLLS):
        counts.update(draw(position, chance).faces)
    assert set(counts) == set(position.edition.face_names)
    assert chi_square(counts, position.edition.white_sides) < 5


def test_the_golden_die_shows_its_own_faces() -> None:
    position, _ = play(table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack()), "roll golden")
    chance = source(1)
    drawn = [draw(position, chance) for _ in range(ROLLS)]
    assert {len(dice.faces) for dice in drawn} == {8}
    counts = Counter(dice.golden or "" for dice in drawn)
    assert set(counts) == {"1", "worm"}
    assert chi_square(counts, position.edition.golden_sides) < 5


def test_a_seed_rolls_the_same_dice_everywhere() -> None:
    """These were drawn once; every version of Python must draw them again."""
    position, _ = play(table("classic"), "roll")
    chance = source(7)
    assert [draw(position, chance) for _ in range(2)] == [
        Dice(("1", "1", "1", "2", "3", "4", "4", "4")),
        Dice(("1", "1", "1", "1", "2", "3", "3", "5")),
    ]


def test_the_operating_system_draws_differently_each_time() -> None:
    position, _ = play(table("classic"), "roll")
    assert len({draw(position, source()) for _ in range(40)}) > 30


def test_nothing_is_drawn_unless_dice_are_in_the_air() -> None:
    with pytest.raises(IllegalDice):
        draw(table("classic"), source(1))
