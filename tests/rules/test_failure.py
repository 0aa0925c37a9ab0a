"""R9 and O1: what a failure costs."""

import pytest

from tests.support.position import dice, faces, play, stack, table, tile, worth
from wormgrill.rules import Dice, Phase
from wormgrill.rules.edition import Options
from wormgrill.rules.endings import Why
from wormgrill.rules.events import Failed, Kept, Returned, Rolled, Turned, TurnEnded


def test_example_b_26_points_and_then_a_dead_roll() -> None:
    """R4, R9: the printed example."""
    after, events = play(
        table("classic", Ada=stack(22, 24), Bo=stack()),
        *("roll", dice("3 1 3 2 4 4 5 worm"), "keep 3"),
        *("roll", dice("5 1 5 2 5 4"), "keep 5"),
        *("roll", dice("worm 2 2"), "keep worm"),
        *("roll", dice("3 worm")),
    )
    assert after == table("classic", Ada=stack(22), Bo=stack(), down=(36,), player=1)
    assert events == [
        Rolled(0, faces("1 2 3 3 4 4 5 worm"), None, dead=False),
        Kept(0, "3", 2, golden=False, total=6),
        Rolled(0, faces("1 2 4 5 5 5"), None, dead=False),
        Kept(0, "5", 3, golden=False, total=21),
        Rolled(0, faces("2 2 worm"), None, dead=False),
        Kept(0, "worm", 1, golden=False, total=26),
        Rolled(0, faces("3 worm"), None, dead=True),
        Failed(0, Why.DEAD_ROLL),
        Returned(0, tile(24)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(
    ("kept", "phase", "step", "why"),
    [
        ("5 5 5 5 worm", Phase.DICE, dice("5 5 worm"), Why.DEAD_ROLL),
        ("5 5 5 5 1", Phase.AFTER, "stop", Why.NO_WORM),
        ("5 5 worm", Phase.AFTER, "stop", Why.NOTHING),
    ],
)
def test_every_failure_costs_the_top_tile_and_the_highest_of_the_grill(
    kept: str, phase: Phase, step: str | Dice, why: Why
) -> None:
    """R9"""
    before = table(
        "classic", Ada=stack(), Bo=stack(22, 30, 27), player=1, kept=kept, phase=phase, down=(36,)
    )
    after, events = play(before, step)
    assert after == table("classic", Ada=stack(), Bo=stack(22, 30), down=(35, 36))
    assert events[-4:] == [
        Failed(1, why),
        Returned(1, tile(27)),
        Turned(tile(35)),
        TurnEnded(1, 0),
    ]


def test_without_a_tile_nothing_returns_and_nothing_is_turned() -> None:
    """R9"""
    after, events = play(table("classic", kept="1"), "stop")
    assert after == table("classic", player=1)
    assert events == [Failed(0, Why.NO_WORM), TurnEnded(0, 1)]


@pytest.mark.parametrize(
    ("up", "returned"), [((21, 30), 35), (range(21, 36), 36), ((21,), 22), ((21, 22), 34)]
)
def test_the_tile_just_returned_stays_face_up_when_it_is_the_highest(
    up: tuple[int, ...], returned: int
) -> None:
    """R9"""
    after, events = play(table("classic", Ada=stack(returned), Bo=stack(), up=up, kept="1"), "stop")
    assert after == table("classic", up=(*up, returned), player=1)
    assert events == [Failed(0, Why.NO_WORM), Returned(0, tile(returned)), TurnEnded(0, 1)]


def test_a_returned_tile_just_below_the_highest_costs_the_highest() -> None:
    """R9"""
    before = table("classic", Ada=stack(23), Bo=stack(), up=(21, 24), kept="1")
    after, events = play(before, "stop")
    assert after == table("classic", up=(21, 23), player=1)
    assert events[1:] == [Returned(0, tile(23)), Turned(tile(24)), TurnEnded(0, 1)]


def test_a_turned_tile_lies_there_for_the_rest_of_the_game() -> None:
    """R9: it is not taken, not even as the next lower one, and not turned again."""
    before = table("classic", Ada=stack(21, 22), Bo=stack(), kept="1")
    after, _ = play(before, "stop")
    after, _ = play(after, "roll", dice("worm worm worm worm worm worm worm worm"), "keep worm")
    assert after == table("classic", Ada=stack(21), Bo=stack(35), down=(36,))
    after, events = play(
        table("classic", Ada=stack(21), Bo=stack(35), down=(36,), kept="1"), "stop"
    )
    assert after == table("classic", Ada=stack(), Bo=stack(35), down=(34, 36), player=1)
    assert events[1:] == [Returned(0, tile(21)), Turned(tile(34)), TurnEnded(0, 1)]


def test_in_a_short_game_the_highest_tile_is_turned_even_if_it_was_just_returned() -> None:
    """O1"""
    short = Options(short_game=True)
    before = table("classic", Ada=stack(22, 36), Bo=stack(), options=short, kept="1")
    after, events = play(before, "stop")
    assert after == table("classic", Ada=stack(22), Bo=stack(), options=short, down=(36,), player=1)
    assert events == [
        Failed(0, Why.NO_WORM),
        Returned(0, tile(36)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


def test_in_a_short_game_a_returned_tile_that_is_not_the_highest_stays() -> None:
    """O1: we do not read it as: every returned tile is turned."""
    short = Options(short_game=True)
    before = table("classic", Ada=stack(22), Bo=stack(), options=short, kept=worth(20))
    after, events = play(before, "stop")
    assert after == table("classic", options=short, down=(36,), player=1)
    assert events[1:] == [Returned(0, tile(22)), Turned(tile(36)), TurnEnded(0, 1)]
