"""R6–R8: which tile a total wins."""

import pytest

from tests.support.position import GOLDEN_DIE, play, stack, table, tile, worth
from wormgrill.rules.endings import Why
from wormgrill.rules.events import Failed, Kept, Returned, Stole, Took, Turned, TurnEnded
from wormgrill.rules.position import GoldenDie


@pytest.mark.parametrize("points", range(21, 36))
def test_the_tile_of_exactly_the_total_is_taken_from_the_grill(points: int) -> None:
    """R6 a"""
    after, events = play(table("classic", kept=worth(points)), "stop")
    assert after == table("classic", Ada=stack(points), Bo=stack(), player=1)
    assert events == [Took(0, tile(points)), TurnEnded(0, 1)]


def test_the_top_tile_of_exactly_the_total_is_stolen() -> None:
    """R6 b: although a lower one lies on the grill."""
    before = table(
        "classic", Ada=stack(22), Bo=stack(), Cy=stack(21, 25), Di=stack(26), kept=worth(25)
    )
    after, events = play(before, "stop")
    assert after == table(
        "classic", Ada=stack(22, 25), Bo=stack(), Cy=stack(21), Di=stack(26), player=1
    )
    assert events == [Stole(0, tile(25), 2), TurnEnded(0, 1)]


def test_the_last_player_steals_from_the_first() -> None:
    """R6 b"""
    after, events = play(
        table("classic", Ada=stack(25), Bo=stack(22), player=1, kept=worth(25)), "stop"
    )
    assert after == table("classic", Ada=stack(), Bo=stack(22, 25))
    assert events == [Stole(1, tile(25), 0), TurnEnded(1, 0)]


@pytest.mark.parametrize(
    ("points", "won"), [(22, 21), (23, 23), (25, 24), (29, 24), (31, 30), (35, 30)]
)
def test_otherwise_the_next_lower_tile_is_taken_and_no_other(points: int, won: int) -> None:
    """R6 c"""
    up = [21, 23, 24, 30]
    after, events = play(table("classic", up=up, kept=worth(points)), "stop")
    up.remove(won)
    assert after == table("classic", up=up, Ada=stack(won), Bo=stack(), player=1)
    assert events == [Took(0, tile(won)), TurnEnded(0, 1)]


@pytest.mark.parametrize(("lowest", "points"), [(21, 20), (24, 23), (35, 34)])
def test_a_total_below_every_tile_fails(lowest: int, points: int) -> None:
    """R6"""
    up = range(lowest, 37)
    after, events = play(table("classic", up=up, kept=worth(points)), "stop")
    assert after == table("classic", up=up, player=1)
    assert events == [Failed(0, Why.NOTHING), TurnEnded(0, 1)]


def test_the_own_top_tile_is_no_match() -> None:
    """R7: the next lower tile it is."""
    after, events = play(
        table("classic", Ada=stack(22, 25), Bo=stack(), kept=worth(25)),
        "stop",
    )
    assert after == table("classic", Ada=stack(22, 25, 24), Bo=stack(), player=1)
    assert events == [Took(0, tile(24)), TurnEnded(0, 1)]


def test_the_own_top_tile_is_no_match_even_when_there_is_no_other() -> None:
    """R7: then the turn fails, and that very tile goes back."""
    before = table("classic", Ada=stack(21), Bo=stack(), up=(22, 30), kept=worth(21))
    after, events = play(before, "stop")
    assert after == table("classic", up=(21, 22), player=1)
    assert events == [
        Failed(0, Why.NOTHING),
        Returned(0, tile(21)),
        Turned(tile(30)),
        TurnEnded(0, 1),
    ]


def test_a_buried_tile_is_no_match() -> None:
    """R7"""
    before = table("classic", Ada=stack(), Bo=stack(25, 22), kept=worth(25))
    after, events = play(before, "stop")
    assert after == table("classic", Ada=stack(24), Bo=stack(25, 22), player=1)
    assert events == [Took(0, tile(24)), TurnEnded(0, 1)]


def test_a_face_down_tile_is_no_match_and_no_next_lower_tile() -> None:
    """R7"""
    after, events = play(table("classic", down=(24, 25), kept=worth(25)), "stop")
    assert after == table("classic", down=(24, 25), Ada=stack(23), Bo=stack(), player=1)
    assert events == [Took(0, tile(23)), TurnEnded(0, 1)]


@pytest.mark.parametrize(
    ("points", "kept", "white"),
    [
        (36, "5 5 5 5 5 5 worm", "1"),
        (37, "5 5 5 5 5 5 worm", "2"),
        (38, "5 5 5 5 5 5 worm", "3"),
        (39, "5 5 5 5 5 5 worm", "4"),
        (40, "5 5 5 5 5 5 5", "worm"),
    ],
)
def test_the_best_totals_of_eight_dice_take_the_highest_tile(
    points: int, kept: str, white: str
) -> None:
    """R6 c: nothing above 36 lies on the grill."""
    after, events = play(table("classic", kept=kept, rolled=white), f"keep {white}")
    assert after == table("classic", Ada=stack(36), Bo=stack(), player=1)
    assert events == [
        Kept(0, white, 1, golden=False, total=points),
        Took(0, tile(36)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(
    ("points", "kept", "golden"),
    [
        (41, "5 5 5 5 5 5 5 worm", "1"),
        (42, "5 5 5 5 5 5 5 2", "worm"),
        (43, "5 5 5 5 5 5 5 3", "worm"),
        (44, "5 5 5 5 5 5 5 4", "worm"),
        (45, "5 5 5 5 5 5 5 5", "worm"),
    ],
)
def test_the_best_totals_of_nine_dice_take_the_highest_tile(
    points: int, kept: str, golden: str
) -> None:
    """R6 c, R22"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(22, holds=GOLDEN_DIE),
        Bo=stack(),
        kept=kept,
        rolled=f"+ {golden}",
        golden_die=GoldenDie.IN_HAND,
    )
    after, events = play(before, f"keep {golden}")
    assert after == table(
        "deluxe", standing={}, Ada=stack(22, 36, holds=GOLDEN_DIE), Bo=stack(), player=1
    )
    assert events == [
        Kept(0, golden, 1, golden=True, total=points),
        Took(0, tile(36)),
        TurnEnded(0, 1),
    ]


def test_more_than_36_points_steal_nothing() -> None:
    """R6 b wants exactly the number."""
    before = table("classic", Ada=stack(), Bo=stack(36), kept="5 5 5 5 5 5 worm", rolled="2")
    after, events = play(before, "keep 2")
    assert after == table("classic", Ada=stack(35), Bo=stack(36), player=1)
    assert events[1:] == [Took(0, tile(35)), TurnEnded(0, 1)]


def test_a_taken_tile_goes_on_top_of_the_one_stack() -> None:
    """R8: and stays there, whatever lies below."""
    after, _ = play(table("classic", Ada=stack(30, 21), Bo=stack(), kept=worth(24)), "stop")
    assert after == table("classic", Ada=stack(30, 21, 24), Bo=stack(), player=1)
