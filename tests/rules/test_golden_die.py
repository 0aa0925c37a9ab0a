"""R22: the golden die."""

import pytest

from tests.support.position import (
    GOLDEN_DIE,
    choices,
    dice,
    faces,
    play,
    refusal,
    stack,
    table,
    tile,
)
from wormgrill.rules import Phase, Position
from wormgrill.rules.actions import ROLL_GOLDEN
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Failed,
    Kept,
    OnTile,
    Returned,
    Rolled,
    SpecialistMoved,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)
from wormgrill.rules.position import GoldenDie

UNUSED, IN_HAND, KEPT = GoldenDie


def golden(
    kept: str = "",
    rolled: str | None = None,
    golden_die: GoldenDie = IN_HAND,
    phase: Phase | None = None,
) -> Position:
    """Ada has the golden die on tile 24, and nobody else is about."""
    return table(
        "deluxe",
        standing={},
        Ada=stack(24, holds=GOLDEN_DIE),
        Bo=stack(),
        phase=phase,
        kept=kept,
        rolled=rolled,
        golden_die=golden_die,
    )


def test_its_holder_decides_before_the_first_roll() -> None:
    """R22"""
    assert choices(golden(golden_die=UNUSED)) == ["roll", "roll golden"]


def test_it_is_rolled_as_the_ninth_die() -> None:
    """R22"""
    after, events = play(golden(golden_die=UNUSED), "roll golden")
    assert (after, events) == (golden(phase=Phase.DICE), [])
    after, events = play(after, dice("5 4 3 2 1 5 4 3 + worm"))
    assert after == golden(rolled="1 2 3 3 4 4 5 5 + worm")
    assert events == [Rolled(0, faces("1 2 3 3 4 4 5 5"), "worm", dead=False)]
    assert choices(after) == ["keep 1", "keep 2", "keep 3", "keep 4", "keep 5", "keep worm"]


def test_once_left_out_it_stays_out_for_the_turn() -> None:
    """R22"""
    after, events = play(golden(golden_die=UNUSED), "roll", dice("1 2 3 4 5 5 5 5"), "keep 5")
    assert after == golden("5 5 5 5", golden_die=UNUSED)
    assert events[0] == Rolled(0, faces("1 2 3 4 5 5 5 5"), None, dead=False)
    assert choices(after) == ["roll", "stop"]
    assert refusal(after, ROLL_GOLDEN) == (
        "illegal-action",
        "“roll golden” is not possible now. Possible: roll, stop.",
    )


@pytest.mark.parametrize(
    ("roll", "message"),
    [
        ("1 2 3 4 5 5 5 5", "The golden die is in the air too: its face is missing."),
        ("1 2 3 4 5 5 5 5 + 2", "“2” is not on the golden die: it shows 1, worm."),
        ("1 2 3 4 5 5 5 + 1", "8 white dice are in the air, not 7."),
        ("1 2 3 4 5 5 5 5 5 + 1", "8 white dice are in the air, not 9."),
    ],
)
def test_a_roll_that_cannot_be_is_refused(roll: str, message: str) -> None:
    """R22: it shows nothing but ones and worms."""
    assert refusal(golden(phase=Phase.DICE), dice(roll)) == ("illegal-dice", message)


def test_it_is_laid_aside_with_the_white_dice_of_its_face() -> None:
    """R22: five white dice are left then."""
    after, events = play(golden(rolled="1 2 3 4 5 worm worm worm + worm"), "keep worm")
    assert after == golden("worm worm worm worm", golden_die=KEPT)
    assert events == [Kept(0, "worm", 4, golden=True, total=20)]
    after, events = play(after, "roll", dice("1 2 3 4 4"))
    assert after == golden("worm worm worm worm", "1 2 3 4 4", golden_die=KEPT)
    assert events == [Rolled(0, faces("1 2 3 4 4"), None, dead=False)]


def test_it_may_be_the_only_die_of_its_face() -> None:
    """R22"""
    after, events = play(golden("2 2", "3 3 3 3 3 3 + 1"), "keep 1")
    assert after == golden("2 2 1", golden_die=KEPT)
    assert events == [Kept(0, "1", 1, golden=True, total=5)]


def test_it_is_rolled_again_until_it_is_laid_aside() -> None:
    """R22"""
    after, events = play(golden(rolled="1 2 3 4 5 5 5 5 + worm"), "keep 5", "roll")
    assert after == golden("5 5 5 5", phase=Phase.DICE)
    assert events == [Kept(0, "5", 4, golden=False, total=20)]
    after, events = play(after, dice("1 2 3 4 + 1"))
    assert after == golden("5 5 5 5", "1 2 3 4 + 1")
    assert events == [Rolled(0, faces("1 2 3 4"), "1", dead=False)]


def test_its_face_cannot_be_chosen_again_once_laid_aside() -> None:
    """R1, R22"""
    assert choices(golden("worm worm", "2 2 2 2 2 2 + worm")) == ["keep 2"]


def test_it_saves_a_roll_of_dead_white_dice() -> None:
    """R4, R22"""
    after, events = play(golden("5 5 5", phase=Phase.DICE), dice("5 5 5 5 5 + 1"))
    assert after == golden("5 5 5", "5 5 5 5 5 + 1")
    assert events == [Rolled(0, faces("5 5 5 5 5"), "1", dead=False)]
    assert choices(after) == ["keep 1"]


def test_as_the_only_die_left_it_may_be_rolled_and_its_worm_counts() -> None:
    """R3, R5, R22"""
    before = golden("5 5 5 4 4 1 1", "2 + 1")
    after, events = play(before, "keep 2")
    assert after == golden("5 5 5 4 4 1 1 2")
    assert events == [Kept(0, "2", 1, golden=False, total=27)]
    assert choices(after) == ["roll", "stop"]
    after, events = play(after, "roll", dice("+ worm"), "keep worm")
    assert after == table(
        "deluxe", standing={}, Ada=stack(24, 32, holds=GOLDEN_DIE), Bo=stack(), player=1
    )
    assert events == [
        Rolled(0, (), "worm", dead=False),
        Kept(0, "worm", 1, golden=True, total=32),
        Took(0, tile(32)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize("face", ["1", "worm"])
def test_as_the_only_die_left_it_may_be_rolled_although_it_can_only_be_dead(face: str) -> None:
    """R3, R4: its one and its worm are both laid aside."""
    before = golden("5 5 5 5 1 2 worm worm")
    assert choices(before) == ["roll", "stop"]
    after, events = play(before, "roll", dice(f"+ {face}"))
    assert after == table("deluxe", standing={GOLDEN_DIE: 11}, down=(36,), player=1)
    assert events == [
        Rolled(0, (), face, dead=True),
        Failed(0, Why.DEAD_ROLL),
        Returned(0, tile(24)),
        SpecialistMoved(GOLDEN_DIE, WithPlayer(0), OnTile(11)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


def test_laid_aside_it_leaves_one_white_die_more_to_roll() -> None:
    """R3, R22: eight dice lie aside, one of them golden."""
    after, events = play(golden("5 5 5 5 5 4 4", "2 + worm"), "keep worm")
    assert after == golden("5 5 5 5 5 4 4 worm", golden_die=KEPT)
    assert events == [Kept(0, "worm", 1, golden=True, total=38)]
    after, events = play(after, "roll", dice("3"), "keep 3")
    assert events[-2:] == [Took(0, tile(36)), TurnEnded(0, 1)]


def test_with_nine_dice_too_the_turn_ends_when_every_face_is_laid_aside() -> None:
    """R3"""
    after, events = play(golden("5 4 3 2 1", "2 2 2 + worm"), "keep worm")
    assert after == table("deluxe", standing={GOLDEN_DIE: 11}, down=(36,), player=1)
    assert events[:2] == [
        Kept(0, "worm", 1, golden=True, total=20),
        Failed(0, Why.NOTHING),
    ]


def test_nobody_else_rolls_it() -> None:
    """R22"""
    before = table("deluxe", standing={}, Ada=stack(24, holds=GOLDEN_DIE), Bo=stack(), player=1)
    assert choices(before) == ["roll"]
