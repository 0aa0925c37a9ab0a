"""R28: the raven."""

import pytest

from tests.support.position import (
    APPLE,
    CANNED_WORM,
    GOLDEN_DIE,
    HEN,
    RAVEN,
    WEASEL,
    Player,
    choices,
    play,
    stack,
    table,
    tile,
    worth,
)
from wormgrill.rules import Phase
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Bratworm,
    Failed,
    GameOver,
    OnTile,
    OutOfGame,
    Reason,
    Returned,
    SpecialistMoved,
    Took,
    Turned,
    TurnEnded,
)


def test_who_takes_the_tile_under_the_raven_gets_a_bratworm_and_the_raven_moves() -> None:
    """R28, R20: to the lowest free tile."""
    after, events = play(table("deluxe", kept=worth(23)), "stop")
    assert after == table(
        "deluxe",
        standing={CANNED_WORM: 11, RAVEN: 13, HEN: 21, WEASEL: 25, GOLDEN_DIE: 27, APPLE: 29},
        Ada=stack(23, bratworms=1),
        Bo=stack(),
        player=1,
    )
    assert events == [
        Took(0, tile(23)),
        Bratworm(0, None, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(23), OnTile(13)),
        TurnEnded(0, 1),
    ]


def test_the_raven_is_nobodys_second_specialist() -> None:
    """R28: it is never held, so nothing is to be returned."""
    before = table(
        "deluxe", standing={RAVEN: 23}, Ada=stack(24, holds=APPLE), Bo=stack(), kept=worth(23)
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(24, 23, bratworms=1, holds=APPLE),
        Bo=stack(),
        player=1,
    )
    assert events == [
        Took(0, tile(23)),
        Bratworm(0, None, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(23), OnTile(11)),
        TurnEnded(0, 1),
    ]


def test_the_raven_leaves_the_game_where_no_tile_is_free() -> None:
    """R20, R28"""
    before = table("deluxe", up=(23, 24), standing={RAVEN: 23, WEASEL: 24}, kept=worth(23))
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        up=(24,),
        standing={WEASEL: 24},
        Ada=stack(23, bratworms=1),
        Bo=stack(),
        player=1,
    )
    assert events[-2:] == [SpecialistMoved(RAVEN, OnTile(23), OutOfGame()), TurnEnded(0, 1)]


def test_the_bratworm_of_the_last_tile_is_scored() -> None:
    """R10, R28: the turn is played to its end first."""
    before = table(
        "deluxe", up=(23,), standing={RAVEN: 23}, Ada=stack(), Bo=stack(21), kept=worth(24)
    )
    after, events = play(before, "stop")
    assert after == table("deluxe", up=(), standing={}, Ada=stack(23, bratworms=1), Bo=stack(21))
    assert events == [
        Took(0, tile(23)),
        Bratworm(0, None, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(23), OutOfGame()),
        TurnEnded(0, None),
        GameOver((2, 1), (0,)),
    ]


def test_with_an_empty_supply_the_only_possible_victim_is_robbed() -> None:
    """R16, R28"""
    before = table(
        "deluxe", standing={RAVEN: 30}, Ada=stack(), Bo=stack(bratworms=7), kept=worth(30)
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(30, bratworms=1),
        Bo=stack(bratworms=6),
        player=1,
    )
    assert events == [
        Took(0, tile(30)),
        Bratworm(0, 1, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(30), OnTile(11)),
        TurnEnded(0, 1),
    ]


def test_with_an_empty_supply_and_several_victims_the_taker_chooses_before_the_raven_moves() -> (
    None
):
    """R16, R28"""
    before = table(
        "deluxe",
        standing={RAVEN: 30},
        Ada=stack(22, holds=APPLE),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        kept=worth(30),
    )
    owed, events = play(before, "stop")
    assert owed == table(
        "deluxe",
        standing={},
        Ada=stack(22, 30, holds=APPLE),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        phase=Phase.ROB,
        kept=worth(30),
        limbo=RAVEN,
    )
    assert events == [Took(0, tile(30))]
    assert choices(owed) == ["rob 1", "rob 2"]
    after, events = play(owed, "rob 2")
    assert after == table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(22, 30, bratworms=1, holds=APPLE),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=2),
        player=1,
    )
    assert events == [
        Bratworm(0, 2, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(30), OnTile(11)),
        TurnEnded(0, 1),
    ]


def test_the_robbery_for_the_last_tile_comes_before_the_end() -> None:
    """R10, R16, R28"""
    before = table(
        "deluxe",
        up=(23,),
        standing={RAVEN: 23},
        Ada=stack(),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        kept=worth(23),
    )
    after, events = play(before, "stop", "rob 1")
    assert after == table(
        "deluxe",
        up=(),
        standing={},
        Ada=stack(23, bratworms=1),
        Bo=stack(bratworms=3),
        Cy=stack(bratworms=3),
    )
    assert events == [
        Took(0, tile(23)),
        Bratworm(0, 1, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(23), OutOfGame()),
        TurnEnded(0, None),
        GameOver((2, 3, 3), (1, 2)),
    ]


@pytest.mark.parametrize(
    ("ada", "bo"),
    [(stack(bratworms=7), stack()), (stack(), stack(22, bratworms=7, holds=HEN))],
)
def test_where_nobody_can_be_robbed_the_raven_just_moves(ada: Player, bo: Player) -> None:
    """R16, R28"""
    before = table("deluxe", standing={RAVEN: 30}, Ada=ada, Bo=bo, kept=worth(30))
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(30, bratworms=ada.bratworms),
        Bo=bo,
        player=1,
    )
    assert events == [
        Took(0, tile(30)),
        SpecialistMoved(RAVEN, OnTile(30), OnTile(11)),
        TurnEnded(0, 1),
    ]


def test_when_its_tile_is_turned_the_raven_moves_and_nobody_gets_anything() -> None:
    """R21, R28"""
    before = table("deluxe", standing={RAVEN: 36}, Ada=stack(24), Bo=stack(), kept="1")
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={RAVEN: 11}, down=(36,), player=1)
    assert events == [
        Failed(0, Why.NO_WORM),
        Returned(0, tile(24)),
        Turned(tile(36)),
        SpecialistMoved(RAVEN, OnTile(36), OnTile(11)),
        TurnEnded(0, 1),
    ]
