"""What the dice can show, and how likely."""

from fractions import Fraction

import pytest

from tests.support.position import GOLDEN_DIE, dice, play, stack, table
from wormgrill.rules import EDITIONS, Dice, Phase, Position, roll_outcomes
from wormgrill.rules.events import Rolled
from wormgrill.rules.position import GoldenDie
from wormgrill.rules.rolls import _outcomes


@pytest.fixture(autouse=True)
def _counted_anew() -> None:
    """No chance comes out of what an earlier test has counted."""
    _outcomes.cache_clear()


def air(key: str, kept: str = "") -> Position:
    return table(key, kept=kept, phase=Phase.DICE)


def golden_air(kept: str = "", golden_die: GoldenDie = GoldenDie.IN_HAND) -> Position:
    return table(
        "deluxe",
        Ada=stack(24, holds=GOLDEN_DIE),
        Bo=stack(),
        kept=kept,
        phase=Phase.DICE,
        golden_die=golden_die,
    )


@pytest.mark.parametrize(
    ("key", "faces"),
    [
        *(
            (key, [("1", 1, 1), ("2", 2, 1), ("3", 3, 1), ("4", 4, 1), ("5", 5, 1), ("worm", 5, 1)])
            for key in ("classic", "extrawurm", "deluxe")
        ),
        (
            "junior",
            [
                ("worm", 1, 2),
                ("bun", 2, 1),
                ("cucumber", 1, 1),
                ("cheese", 1, 1),
                ("ketchup", 1, 1),
            ],
        ),
    ],
)
def test_the_faces_of_a_white_die(key: str, faces: list[tuple[str, int, int]]) -> None:
    """R1, R29: name, points, sides; a burger die has two worms (assumed)."""
    assert [(face.name, face.points, face.sides) for face in EDITIONS[key].faces] == faces
    assert len(EDITIONS[key].white_sides) == 6


@pytest.mark.parametrize(
    ("key", "sides"),
    [
        ("classic", ()),
        ("extrawurm", ("1", "1", "1", "worm", "worm", "worm")),
        ("deluxe", ("1", "1", "1", "worm", "worm", "worm")),
        ("junior", ()),
    ],
)
def test_the_sides_of_the_golden_die(key: str, sides: tuple[str, ...]) -> None:
    """R22 (assumed)"""
    assert EDITIONS[key].golden_sides == sides


@pytest.mark.parametrize(
    ("position", "distinct"),
    [
        (air("classic"), 1287),
        (air("classic", "1"), 792),
        (air("classic", "5 5 5 5 5 5"), 21),
        (air("classic", "5 5 5 5 5 5 5"), 6),
        (air("junior"), 210),
        (air("junior", "bun bun bun bun bun"), 5),
        (golden_air(golden_die=GoldenDie.UNUSED), 1287),
        (golden_air(), 2574),
        (golden_air("1 1", GoldenDie.KEPT), 792),
        (golden_air("5 5 5 5 5 5 5"), 12),
        (golden_air("5 5 5 5 5 5 5 5"), 2),
    ],
)
def test_every_distinct_roll_is_listed_once_and_the_chances_add_up(
    position: Position, distinct: int
) -> None:
    outcomes = roll_outcomes(position)
    assert len(outcomes) == len({roll for roll, _ in outcomes}) == distinct
    assert {type(chance) for _, chance in outcomes} == {Fraction}
    assert sum(chance for _, chance in outcomes) == 1


def test_the_outcomes_of_one_white_die() -> None:
    assert roll_outcomes(air("classic", "5 5 5 5 5 5 5")) == tuple(
        (dice(face), Fraction(1, 6)) for face in ("1", "2", "3", "4", "5", "worm")
    )


def test_the_outcomes_of_one_burger_die() -> None:
    """R29: two of its six sides are worms (assumed)."""
    assert roll_outcomes(air("junior", "bun bun bun bun bun")) == (
        (dice("worm"), Fraction(1, 3)),
        (dice("bun"), Fraction(1, 6)),
        (dice("cucumber"), Fraction(1, 6)),
        (dice("cheese"), Fraction(1, 6)),
        (dice("ketchup"), Fraction(1, 6)),
    )


def test_the_outcomes_of_the_golden_die_alone() -> None:
    """R22"""
    assert roll_outcomes(golden_air("5 5 5 5 5 5 5 5")) == (
        (Dice((), "1"), Fraction(1, 2)),
        (Dice((), "worm"), Fraction(1, 2)),
    )


def test_the_outcomes_of_a_white_die_and_the_golden_die() -> None:
    """R22"""
    assert roll_outcomes(golden_air("5 5 5 5 5 5 5")) == tuple(
        (Dice((white,), golden), Fraction(1, 12))
        for white in ("1", "2", "3", "4", "5", "worm")
        for golden in ("1", "worm")
    )


@pytest.mark.parametrize(
    ("position", "roll", "chance"),
    [
        (air("classic"), "worm worm worm worm worm worm worm worm", Fraction(1, 6**8)),
        (air("classic"), "1 1 2 3 4 5 worm worm", Fraction(40320 // 4, 6**8)),
        (air("classic", "5 5"), "1 2 3 4 5 worm", Fraction(720, 6**6)),
        (air("classic", "5 5 5"), "1 1 1 2 2", Fraction(10, 6**5)),
        (air("classic", "5 5 5 5 5 5"), "1 1", Fraction(1, 36)),
        (air("classic", "5 5 5 5 5 5"), "1 worm", Fraction(1, 18)),
        (air("junior"), "worm worm worm worm worm worm", Fraction(1, 3**6)),
        (air("junior"), "worm worm bun bun bun cheese", Fraction(60 * 4, 6**6)),
        (air("junior", "cheese cheese cheese cheese"), "worm worm", Fraction(1, 9)),
        (air("junior", "cheese cheese cheese cheese"), "worm bun", Fraction(1, 9)),
        (air("junior", "cheese cheese cheese cheese"), "bun ketchup", Fraction(1, 18)),
        (golden_air("5 5 5 5 5 5"), "1 1 + 1", Fraction(1, 72)),
        (golden_air("5 5 5 5 5 5"), "1 worm + worm", Fraction(1, 36)),
    ],
)
def test_the_chance_of_a_roll_is_exact(position: Position, roll: str, chance: Fraction) -> None:
    assert dict(roll_outcomes(position))[dice(roll)] == chance


@pytest.mark.parametrize(
    "position", [air("classic", "5 5 5 5 5"), air("junior", "bun bun bun"), golden_air("5 5 5 5 5")]
)
def test_every_outcome_may_be_reported_as_rolled(position: Position) -> None:
    for roll, _ in roll_outcomes(position):
        _, events = play(position, roll)
        assert isinstance(events[0], Rolled)
        assert (events[0].faces, events[0].golden) == (roll.faces, roll.golden)


@pytest.mark.parametrize(
    "position",
    [
        table("classic"),
        table("classic", rolled="1 2 3 4 5 5 5 5"),
        table("classic", kept="5 5 5 5"),
        table("classic", up=()),
    ],
)
def test_nothing_can_fall_unless_the_dice_are_in_the_air(position: Position) -> None:
    assert roll_outcomes(position) == ()


@pytest.mark.parametrize(
    ("roll", "text"),
    [("1 2 worm", "[1 2 worm]"), ("1 2 + worm", "[1 2 + worm]"), ("+ 1", "[+ 1]")],
)
def test_a_roll_as_text(roll: str, text: str) -> None:
    assert str(dice(roll)) == text
