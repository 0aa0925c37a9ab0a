"""R24: the canned worm."""

import pytest

from tests.support.position import CANNED_WORM, Player, choices, dice, play, stack, table, tile
from wormgrill.rules import Phase, Position
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Event,
    Failed,
    Kept,
    OnTile,
    Returned,
    Rolled,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)


def canned(
    *tiles: int,
    kept: str = "",
    rolled: str | None = None,
    phase: Phase | None = None,
    rival: Player | None = None,
    player: int = 0,
) -> Position:
    """Ada has the canned worm on these tiles, and nobody else is about."""
    return table(
        "deluxe",
        standing={},
        Ada=stack(*tiles, holds=CANNED_WORM),
        Bo=rival or stack(),
        player=player,
        phase=phase,
        kept=kept,
        rolled=rolled,
    )


_FAILED = table("deluxe", standing={CANNED_WORM: 11}, down=(36,), player=1)


def _failure(why: Why) -> list[Event]:
    return [
        Failed(0, why),
        Returned(0, tile(24)),
        SpecialistMoved(CANNED_WORM, WithPlayer(0), OnTile(11)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(
    ("kept", "won"), [("3 3", 11), ("4 4", 13), ("5 5 5 1", 21), ("5 5 5 5 5", 30)]
)
def test_it_is_a_worm_of_5_points_where_no_dice_worm_lies_aside(kept: str, won: int) -> None:
    """R24: for every tile, 11 and 13 too."""
    after, events = play(canned(24, kept=kept), "stop")
    assert after == canned(24, won, player=1)
    assert events == [Took(0, tile(won)), TurnEnded(0, 1)]


def test_it_cannot_be_declined_and_overshoots_11_and_13() -> None:
    """R24: 11 points of dice are 16."""
    after, events = play(canned(24, kept="5 5 1"), "stop")
    assert after == _FAILED
    assert events == _failure(Why.NOTHING)


def test_it_steals() -> None:
    """R24"""
    after, events = play(canned(24, kept="5 5 5 1", rival=stack(22, 21)), "stop")
    assert after == canned(24, 21, player=1, rival=stack(22))
    assert events == [Stole(0, tile(21), 1), TurnEnded(0, 1)]


def test_it_counts_from_the_first_dice_laid_aside() -> None:
    """R24"""
    after, events = play(canned(24, rolled="1 2 3 4 5 5 worm worm"), "keep 5")
    assert after == canned(24, kept="5 5")
    assert events == [Kept(0, "5", 2, golden=False, total=15, canned=True)]


def test_a_dice_worm_switches_it_off() -> None:
    """R24: 15 with it, and a worm more is 15 again."""
    after, events = play(canned(24, kept="5 5", rolled="1 2 3 4 5 worm"), "keep worm")
    assert after == canned(24, kept="5 5 worm")
    assert events == [Kept(0, "worm", 1, golden=False, total=15)]
    after, events = play(after, "stop")
    assert (after, events) == (_FAILED, _failure(Why.NOTHING))


@pytest.mark.parametrize(("kept", "won"), [("5 1 worm", 11), ("5 3 worm", 13)])
def test_with_a_dice_worm_the_dice_count_alone(kept: str, won: int) -> None:
    """R24"""
    after, events = play(canned(24, kept=kept), "stop")
    assert after == canned(24, won, player=1)
    assert events == [Took(0, tile(won)), TurnEnded(0, 1)]


def test_it_does_not_undo_a_dead_roll() -> None:
    """R4, R24"""
    after, events = play(canned(24, kept="5 5 5 5", phase=Phase.DICE), dice("5 5 5 5"))
    assert after == _FAILED
    assert events == [Rolled(0, ("5",) * 4, None, dead=True), *_failure(Why.DEAD_ROLL)]


def test_it_is_not_a_face_laid_aside() -> None:
    """R3, R24: a worm may still be rolled."""
    after, events = play(canned(24, kept="5 5 4 3 2", rolled="1 2 2"), "keep 1")
    assert after == canned(24, kept="5 5 4 3 2 1")
    assert events == [Kept(0, "1", 1, golden=False, total=25, canned=True)]
    assert choices(after) == ["roll", "stop"]


def test_it_counts_when_the_turn_ends_by_itself() -> None:
    """R3, R24"""
    after, events = play(canned(24, kept="4 4 4 3 3", rolled="2 2 2"), "keep 2")
    assert after == canned(24, 29, player=1)
    assert events == [
        Kept(0, "2", 3, golden=False, total=29, canned=True),
        Took(0, tile(29)),
        TurnEnded(0, 1),
    ]


def test_it_helps_nobody_else() -> None:
    """R24"""
    after, events = play(canned(24, kept="5 5 5 1", player=1), "stop")
    assert after == canned(24)
    assert events == [Failed(1, Why.NO_WORM), TurnEnded(1, 0)]
