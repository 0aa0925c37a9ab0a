"""R13 and R14: the tiles 11 and 13."""

import pytest

from tests.support.position import CANNED_WORM, RAVEN, WEASEL, play, stack, table, tile, worth
from wormgrill.rules import EDITIONS, winners
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Failed,
    OnTile,
    Returned,
    SpecialistMoved,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)


@pytest.mark.parametrize("key", ["extrawurm", "deluxe"])
def test_they_are_of_one_worm_and_exact_and_the_rest_is_as_in_the_classic_game(key: str) -> None:
    """R13"""
    eleven, thirteen, *others = EDITIONS[key].tiles
    assert [(t.value, t.worms, t.exact) for t in (eleven, thirteen)] == [
        (11, 1, True),
        (13, 1, True),
    ]
    assert tuple(others) == EDITIONS["classic"].tiles


@pytest.mark.parametrize("points", [11, 13])
def test_they_are_taken_with_exactly_their_number(points: int) -> None:
    """R13"""
    after, events = play(table("deluxe", standing={}, kept=worth(points)), "stop")
    assert after == table("deluxe", standing={}, Ada=stack(points), Bo=stack(), player=1)
    assert events == [Took(0, tile(points)), TurnEnded(0, 1)]


@pytest.mark.parametrize("points", [10, 12, 14, 15, 16, 17, 18, 19, 20])
def test_they_are_never_the_next_lower_tile(points: int) -> None:
    """R13"""
    after, events = play(table("deluxe", kept=worth(points)), "stop")
    assert after == table("deluxe", player=1)
    assert events == [Failed(0, Why.NOTHING), TurnEnded(0, 1)]


def test_they_are_not_the_next_lower_tile_where_every_other_is_gone() -> None:
    """R13"""
    before = table("deluxe", standing={}, up=(11, 13, 30), kept=worth(29))
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={}, up=(11, 13, 30), player=1)
    assert events == [Failed(0, Why.NOTHING), TurnEnded(0, 1)]


@pytest.mark.parametrize("value", [11, 13])
def test_they_are_never_stolen(value: int) -> None:
    """R13: 13 rolled when it is gone fails, and 11 is not taken instead."""
    before = table("deluxe", standing={}, Ada=stack(24), Bo=stack(value), kept=worth(value))
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={}, Ada=stack(), Bo=stack(value), down=(36,), player=1)
    assert events == [
        Failed(0, Why.NOTHING),
        Returned(0, tile(24)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


def test_13_rolled_when_it_lies_face_down_fails() -> None:
    """R13"""
    after, events = play(table("deluxe", standing={}, down=(13,), kept=worth(13)), "stop")
    assert after == table("deluxe", standing={}, down=(13,), player=1)
    assert events == [Failed(0, Why.NOTHING), TurnEnded(0, 1)]


def test_the_specialist_on_11_is_won_with_it() -> None:
    """R14"""
    before = table("deluxe", standing={CANNED_WORM: 11}, kept=worth(11))
    after, events = play(before, "stop")
    assert after == table(
        "deluxe", standing={}, Ada=stack(11, holds=CANNED_WORM), Bo=stack(), player=1
    )
    assert events == [
        Took(0, tile(11)),
        SpecialistMoved(CANNED_WORM, OnTile(11), WithPlayer(0)),
        TurnEnded(0, 1),
    ]


def test_they_go_back_to_their_place_and_specialists_stand_on_them_first() -> None:
    """R14"""
    before = table(
        "deluxe", standing={RAVEN: 11}, Ada=stack(13, holds=WEASEL), Bo=stack(), kept="1"
    )
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={RAVEN: 11, WEASEL: 13}, down=(36,), player=1)
    assert events == [
        Failed(0, Why.NO_WORM),
        Returned(0, tile(13)),
        SpecialistMoved(WEASEL, WithPlayer(0), OnTile(13)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


def test_they_are_turned_and_keep_the_game_alive() -> None:
    """R14"""
    before = table("deluxe", standing={}, up=(13,), Ada=stack(11), Bo=stack(), kept="1")
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={}, up=(11,), player=1)
    assert events == [
        Failed(0, Why.NO_WORM),
        Returned(0, tile(11)),
        Turned(tile(13)),
        TurnEnded(0, 1),
    ]


def test_they_break_ties() -> None:
    """R14"""
    tied = table("deluxe", up=(), Ada=stack(11), Bo=stack(13), Cy=stack(bratworms=1))
    assert winners(tied) == (1,)
