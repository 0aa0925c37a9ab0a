"""R23: the weasel."""

import pytest

from tests.support.position import WEASEL, choices, dice, faces, play, refusal, stack, table, tile
from wormgrill.rules import Phase, Position, actions
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Failed,
    Kept,
    OnTile,
    Rerolled,
    Returned,
    Rolled,
    SpecialistMoved,
    Turned,
    TurnEnded,
    WithPlayer,
)


def weasel(
    kept: str = "", rolled: str | None = None, *, used: bool = False, phase: Phase | None = None
) -> Position:
    """Ada has the weasel on tile 24, and nobody else is about."""
    return table(
        "deluxe",
        standing={},
        Ada=stack(24, holds=WEASEL),
        Bo=stack(),
        phase=phase,
        kept=kept,
        rolled=rolled,
        weasel_used=used,
    )


_FAILED = table("deluxe", standing={WEASEL: 11}, down=(36,), player=1)
_FAILURE = [
    Failed(0, Why.DEAD_ROLL),
    Returned(0, tile(24)),
    SpecialistMoved(WEASEL, WithPlayer(0), OnTile(11)),
    Turned(tile(36)),
    TurnEnded(0, 1),
]


def test_the_holder_may_use_it_after_a_roll_and_only_then() -> None:
    """R23"""
    assert choices(weasel()) == ["roll"]
    assert choices(weasel(phase=Phase.DICE)) == []
    assert choices(weasel(rolled="1 1 1 1 1 4 4 4")) == ["keep 1", "keep 4", "weasel"]
    assert choices(weasel("1 1")) == ["roll", "stop"]


def test_all_the_dice_just_rolled_are_rolled_again() -> None:
    """R23: those laid aside before are not."""
    after, events = play(weasel("5 5", "1 1 2 3 4 4"), "weasel")
    assert after == weasel("5 5", used=True, phase=Phase.DICE)
    assert events == [Rerolled(0, faces("1 1 2 3 4 4"))]
    after, events = play(after, dice("worm worm 1 1 1 1"))
    assert after == weasel("5 5", "1 1 1 1 worm worm", used=True)
    assert events == [Rolled(0, faces("1 1 1 1 worm worm"), None, dead=False)]


def test_it_is_used_once_in_a_turn() -> None:
    """R23: laying aside and rolling on do not stand it up again."""
    after, _ = play(weasel("5 5", "1 1 2 3 4 4"), "weasel", dice("2 2 3 3 4 4"))
    assert choices(after) == ["keep 2", "keep 3", "keep 4"]
    assert refusal(after, actions.WEASEL)[0] == "illegal-action"
    after, events = play(after, "keep 4")
    assert (after, events) == (
        weasel("5 5 4 4", used=True),
        [Kept(0, "4", 2, golden=False, total=18)],
    )
    after, _ = play(after, "roll")
    assert after == weasel("5 5 4 4", used=True, phase=Phase.DICE)
    after, _ = play(after, dice("1 2 3 worm"))
    assert choices(after) == ["keep 1", "keep 2", "keep 3", "keep worm"]


def test_a_dead_roll_may_be_rolled_again_or_accepted() -> None:
    """R23"""
    after, events = play(weasel("5 5 worm worm", phase=Phase.DICE), dice("worm 5 5 worm"))
    assert after == weasel("5 5 worm worm", "5 5 worm worm")
    assert events == [Rolled(0, faces("5 5 worm worm"), None, dead=True)]
    assert choices(after) == ["weasel", "fail"]


def test_the_failure_of_a_dead_roll_may_be_accepted() -> None:
    """R23, R4"""
    after, events = play(weasel("5 5 worm worm", "5 5 worm worm"), "fail")
    assert (after, events) == (_FAILED, _FAILURE)


def test_a_dead_roll_is_saved_by_a_better_one() -> None:
    """R23"""
    after, events = play(weasel("5 5 worm worm", "5 5 5 worm"), "weasel", dice("1 5 5 5"), "keep 1")
    assert after == weasel("5 5 worm worm 1", used=True)
    assert events == [
        Rerolled(0, faces("5 5 5 worm")),
        Rolled(0, faces("1 5 5 5"), None, dead=False),
        Kept(0, "1", 1, golden=False, total=21),
    ]


def test_the_second_dead_roll_fails_at_once() -> None:
    """R23"""
    after, events = play(weasel("5 5 worm worm", "5 5 5 worm"), "weasel", dice("5 5 5 5"))
    assert after == _FAILED
    assert events == [
        Rerolled(0, faces("5 5 5 worm")),
        Rolled(0, faces("5 5 5 5"), None, dead=True),
        *_FAILURE,
    ]


def test_a_dead_roll_after_the_weasel_was_used_on_another_fails_at_once() -> None:
    """R23"""
    before = weasel("5 5 worm worm", used=True, phase=Phase.DICE)
    after, events = play(before, dice("5 5 5 5"))
    assert after == _FAILED
    assert events == [Rolled(0, faces("5 5 5 5"), None, dead=True), *_FAILURE]


def test_it_may_be_used_again_in_the_next_turn() -> None:
    """R23"""
    before = weasel("5 5 5 worm worm", used=True)
    after, _ = play(before, "stop", "roll", dice("2 2 2 2 2 2 2 2"), "keep 2", "roll")
    after, _ = play(after, dice("1 1 1 1 1 1 1 1"))
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(24, 25, holds=WEASEL),
        Bo=stack(),
        rolled="1 1 1 1 1 1 1 1",
    )
    assert choices(after) == ["keep 1", "weasel"]


@pytest.mark.parametrize("holder", [0, 1])
def test_nobody_else_uses_it(holder: int) -> None:
    """R23"""
    ada, bo = [stack(24, holds=WEASEL) if seat == holder else stack(30) for seat in range(2)]
    before = table("deluxe", standing={}, Ada=ada, Bo=bo, rolled="1 1 1 1 1 1 1 1")
    assert choices(before) == (["keep 1"] if holder else ["keep 1", "weasel"])
