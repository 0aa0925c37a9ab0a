"""Real dice: what they show is typed, in any way one likes."""

from pathlib import Path

import pytest

from tests.support.console import play
from tests.support.position import GOLDEN_DIE, stack, table
from wormgrill.rules import EDITIONS, Phase, start
from wormgrill.rules.actions import ROLL, STOP, Keep
from wormgrill.rules.position import GoldenDie


def test_a_turn_with_typed_dice_is_told_and_kept(file: Path) -> None:
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    typed = ("", "1 1 1 3 4 w w w", "keep worm", "r", "5,5,1 2 2", "keep 5", "s")
    console, record = play(position, file, *typed)
    assert "Ada, roll 8 dice and type what they show, e.g. 1 2 3 4 5 worm 1 2" in console.lines
    assert "Ada rolls 1 1 1 3 4 worm worm worm." in console.lines
    assert "  worm) Keep 3 × worm (total 15)" in console.lines
    assert "Ada keeps 3 × worm: 15 so far." in console.lines
    assert "  2) Stop: fails, no tile for 15 (R6): there is nothing to lose" in console.lines
    assert "  2) Stop: takes tile 25 (2 worms)" in console.lines
    assert "Ada takes tile 25 (2 worms) from the grill." in console.lines
    assert "--- Turn 2: Bo ---" in console.lines
    assert [str(step) for step in record.steps if step in (Keep("worm"), Keep("5"), STOP)] == [
        "keep worm",
        "keep 5",
        "stop",
    ]


@pytest.mark.parametrize(
    ("edition", "given", "reply"),
    [
        ("classic", "1 2 3", "You typed 3 dice, but 8 dice have to be typed."),
        ("classic", "1", "You typed 1 die, but 8 dice have to be typed."),
        ("classic", "6", "“6” is on none of these dice. They show 1, 2, 3, 4, 5 and worm."),
        ("classic", "xyz", "“xyz” is on none of these dice."),
        ("junior", "wwbbc", "“c” could be cucumber and cheese: type more of it."),
        ("junior", "?", "shows this help"),
    ],
)
def test_mistyped_dice_are_explained(file: Path, edition: str, given: str, reply: str) -> None:
    console, record = play(start(EDITIONS[edition], ["Ada", "Bo"]), file, "", given)
    assert reply in console.text
    assert record.steps == (ROLL,)


@pytest.mark.parametrize(
    ("edition", "given", "faces"),
    [
        ("classic", "11235www", "1 1 2 3 5 worm worm worm"),
        ("classic", "Worm, 1,1 WORM 2 2 2 3", "1 1 2 2 2 3 worm worm"),
        ("junior", "w w b cu ch k", "worm worm bun cucumber cheese ketchup"),
        ("junior", "wwbk cheese cuc", "worm worm bun cucumber cheese ketchup"),
    ],
)
def test_dice_are_typed_as_one_likes(file: Path, edition: str, given: str, faces: str) -> None:
    _, record = play(start(EDITIONS[edition], ["Ada", "Bo"]), file, "", given)
    assert str(record.steps[-1]) == f"[{faces}]"


def test_the_golden_die_is_asked_for_on_its_own(file: Path) -> None:
    position = table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    console, record = play(position, file, "2", "11223344", "5", "w")
    assert "  1) Roll without the golden die (8 dice)" in console.lines
    assert "  2) Roll with the golden die (9 dice)" in console.lines
    assert "And the golden die? (1 and worm)" in console.lines
    assert "“5” is on none of these dice. They show 1 and worm." in console.lines
    assert "Ada rolls 1 1 2 2 3 3 4 4, and the golden die shows worm." in console.lines
    assert str(record.steps[-1]) == "[1 1 2 2 3 3 4 4 + worm]"


def test_a_step_can_be_taken_back_instead_of_typing_the_golden_die(file: Path) -> None:
    position = table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    _, record = play(position, file, "2", "11223344", "u", "1")
    assert record.steps == (ROLL,)


def test_a_lone_golden_die_is_asked_for_alone(file: Path) -> None:
    position = table(
        "deluxe",
        Ada=stack(27, holds=GOLDEN_DIE),
        Bo=stack(),
        kept="2 2 2 2 3 3 3 3",
        golden_die=GoldenDie.IN_HAND,
        phase=Phase.DICE,
    )
    console, _ = play(position, file, "u", "1")
    assert "Ada, roll the golden die and type what it shows (1 and worm)" in console.lines
    assert "Ada rolls the golden die: 1." in console.lines
    assert (
        "  1) Keep 1 × 1 (total 21): fails, no worm is laid aside (R5): \
tile 27 goes back, the golden die goes back, tile 36 is turned"
        in console.lines
    )
