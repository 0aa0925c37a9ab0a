"""R18–R21: how specialists come and go."""

import pytest

from tests.support.position import (
    APPLE,
    CANNED_WORM,
    GOLDEN_DIE,
    HEN,
    RAVEN,
    WEASEL,
    choices,
    dice,
    play,
    refusal,
    stack,
    table,
    tile,
    worth,
)
from wormgrill.rules import EDITIONS, Phase
from wormgrill.rules.actions import Return
from wormgrill.rules.edition import Options
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Failed,
    GameOver,
    HenTaken,
    OnTile,
    OutOfGame,
    Returned,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)
from wormgrill.rules.pieces import Specialist

_HOMES = {CANNED_WORM: 11, HEN: 21, RAVEN: 23, WEASEL: 25, GOLDEN_DIE: 27}


@pytest.mark.parametrize(
    ("key", "homes"),
    [
        ("classic", {}),
        ("extrawurm", _HOMES),
        ("deluxe", _HOMES | {APPLE: 29}),
        ("junior", {}),
    ],
)
def test_where_the_specialists_stand_at_the_start(key: str, homes: dict[Specialist, int]) -> None:
    """R18"""
    assert dict(EDITIONS[key].specialists) == homes
    standing = {spot.specialist: spot.tile.value for spot in table(key).grill if spot.specialist}
    assert standing == homes


@pytest.mark.parametrize(
    ("who", "value"), [(CANNED_WORM, 11), (HEN, 21), (WEASEL, 25), (GOLDEN_DIE, 27), (APPLE, 29)]
)
def test_who_takes_the_tile_gets_the_specialist_on_it(who: Specialist, value: int) -> None:
    """R18"""
    after, events = play(table("deluxe", kept=worth(value)), "stop")
    assert after == table("deluxe", Ada=stack(value, holds=who), Bo=stack(), player=1)
    assert events == [
        Took(0, tile(value)),
        SpecialistMoved(who, OnTile(value), WithPlayer(0)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize("who", [CANNED_WORM, WEASEL, GOLDEN_DIE, APPLE])
def test_who_steals_a_tile_gets_the_victims_specialist(who: Specialist) -> None:
    """R18: the victim keeps the rest of the stack and the Bratworms."""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(30, bratworms=1),
        Bo=stack(),
        Cy=stack(22, 24, bratworms=2, holds=who),
        kept=worth(24),
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(30, 24, bratworms=1, holds=who),
        Bo=stack(),
        Cy=stack(22, bratworms=2),
        player=1,
    )
    assert events == [
        Stole(0, tile(24), 2),
        SpecialistMoved(who, WithPlayer(2), WithPlayer(0)),
        TurnEnded(0, 1),
    ]


def test_a_specialist_stays_with_one_who_wins_a_tile_without_another() -> None:
    """R18"""
    before = table("deluxe", standing={}, Ada=stack(22, holds=APPLE), Bo=stack(), kept=worth(24))
    after, events = play(before, "stop")
    assert after == table(
        "deluxe", standing={}, Ada=stack(22, 24, holds=APPLE), Bo=stack(), player=1
    )
    assert events == [Took(0, tile(24)), TurnEnded(0, 1)]


def test_a_specialist_won_works_from_the_next_turn() -> None:
    """R18: winning it ends this one."""
    after, _ = play(table("deluxe", kept=worth(27)), "stop")
    assert choices(after) == ["roll"]
    after, _ = play(after, "roll", dice("2 2 2 2 2 2 2 2"), "keep 2")
    assert after == table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    assert choices(after) == ["roll", "roll golden"]


def test_the_hen_guards_at_once() -> None:
    """R18"""
    after, _ = play(table("deluxe", kept=worth(21)), "stop")
    after, events = play(
        after,
        *("roll", dice("4 4 4 4 worm 1 2 3"), "keep 4"),
        *("roll", dice("worm 1 2 3"), "keep worm"),
        "stop",
    )
    assert after == table("deluxe", Ada=stack(21), Bo=stack(holds=HEN))
    assert events[-3:] == [
        HenTaken(1, 0, tile(21)),
        SpecialistMoved(HEN, WithPlayer(0), WithPlayer(1)),
        TurnEnded(1, 0),
    ]


def test_nobody_holds_two_the_receiver_owes_a_choice() -> None:
    """R19"""
    before = table(
        "deluxe",
        standing={RAVEN: 21, WEASEL: 25},
        Ada=stack(24, holds=APPLE),
        Bo=stack(),
        kept=worth(25),
    )
    owed, events = play(before, "stop")
    assert owed == table(
        "deluxe",
        standing={RAVEN: 21},
        Ada=stack(24, 25, holds=APPLE),
        Bo=stack(),
        phase=Phase.RETURN,
        kept=worth(25),
        limbo=WEASEL,
    )
    assert events == [Took(0, tile(25)), SpecialistMoved(WEASEL, OnTile(25), WithPlayer(0))]
    assert choices(owed) == ["return apple", "return weasel"]
    assert refusal(owed, Return(RAVEN)) == (
        "illegal-action",
        "“return raven” is not possible now. Possible: return apple, return weasel.",
    )


@pytest.mark.parametrize(("back", "held"), [(APPLE, WEASEL), (WEASEL, APPLE)])
def test_either_of_the_two_may_go_back(back: Specialist, held: Specialist) -> None:
    """R19, R20: to the lowest free tile; the tile won has left the grill already."""
    before = table(
        "deluxe",
        standing={CANNED_WORM: 11, HEN: 21, WEASEL: 22},
        down=(13,),
        Ada=stack(24, holds=APPLE),
        Bo=stack(),
        kept=worth(22),
    )
    after, events = play(before, "stop", f"return {back}")
    assert after == table(
        "deluxe",
        standing={CANNED_WORM: 11, HEN: 21, back: 23},
        down=(13,),
        Ada=stack(24, 22, holds=held),
        Bo=stack(),
        player=1,
    )
    assert events == [
        Took(0, tile(22)),
        SpecialistMoved(WEASEL, OnTile(22), WithPlayer(0)),
        SpecialistMoved(back, WithPlayer(0), OnTile(23)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(("back", "held"), [(APPLE, WEASEL), (WEASEL, APPLE)])
def test_a_stolen_specialist_may_be_the_second_one(back: Specialist, held: Specialist) -> None:
    """R18, R19"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(24, holds=APPLE),
        Bo=stack(22, 30, holds=WEASEL),
        kept=worth(30),
    )
    after, events = play(before, "stop", f"return {back}")
    assert after == table(
        "deluxe", standing={back: 11}, Ada=stack(24, 30, holds=held), Bo=stack(22), player=1
    )
    assert events == [
        Stole(0, tile(30), 1),
        SpecialistMoved(WEASEL, WithPlayer(1), WithPlayer(0)),
        SpecialistMoved(back, WithPlayer(0), OnTile(11)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(("back", "held"), [(HEN, GOLDEN_DIE), (GOLDEN_DIE, HEN)])
def test_the_hen_is_a_second_specialist_like_the_others(back: Specialist, held: Specialist) -> None:
    """R19: one with the hen and no tile takes another's."""
    before = table(
        "deluxe", standing={GOLDEN_DIE: 27}, Ada=stack(holds=HEN), Bo=stack(), kept=worth(27)
    )
    after, events = play(before, "stop", f"return {back}")
    assert after == table(
        "deluxe", standing={back: 11}, Ada=stack(27, holds=held), Bo=stack(), player=1
    )
    assert events[-2:] == [SpecialistMoved(back, WithPlayer(0), OnTile(11)), TurnEnded(0, 1)]


def test_without_a_free_tile_a_specialist_leaves_the_game() -> None:
    """R20: those who are out stand there in their order."""
    before = table(
        "deluxe",
        up=(21, 22, 25),
        standing={HEN: 21, RAVEN: 22, CANNED_WORM: 25},
        Ada=stack(24, holds=WEASEL),
        Bo=stack(),
        kept=worth(25),
    )
    assert before.out == (GOLDEN_DIE, APPLE)
    after, events = play(before, "stop", "return weasel")
    assert after == table(
        "deluxe",
        up=(21, 22),
        standing={HEN: 21, RAVEN: 22},
        Ada=stack(24, 25, holds=CANNED_WORM),
        Bo=stack(),
        player=1,
    )
    assert after.out == (WEASEL, GOLDEN_DIE, APPLE)
    assert events[-2:] == [
        SpecialistMoved(WEASEL, WithPlayer(0), OutOfGame()),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(("back", "held", "worms"), [(APPLE, WEASEL, 4), (WEASEL, APPLE, 7)])
def test_on_the_last_tile_the_surplus_specialist_leaves_and_then_the_game_is_scored(
    back: Specialist, held: Specialist, worms: int
) -> None:
    """R10, R20"""
    before = table(
        "deluxe",
        up=(29,),
        standing={APPLE: 29},
        Ada=stack(24, holds=WEASEL),
        Bo=stack(25, 30),
        kept=worth(29),
    )
    owed, _ = play(before, "stop")
    assert owed == table(
        "deluxe",
        up=(),
        standing={},
        Ada=stack(24, 29, holds=WEASEL),
        Bo=stack(25, 30),
        phase=Phase.RETURN,
        kept=worth(29),
        limbo=APPLE,
    )
    after, events = play(owed, f"return {back}")
    assert after == table(
        "deluxe", up=(), standing={}, Ada=stack(24, 29, holds=held), Bo=stack(25, 30)
    )
    assert events == [
        SpecialistMoved(back, WithPlayer(0), OutOfGame()),
        TurnEnded(0, None),
        GameOver((worms, 5), (0,) if worms > 5 else (1,)),
    ]


def test_a_failure_sends_tile_specialist_and_the_guest_of_the_turned_tile_in_this_order() -> None:
    """R21: the own specialist finds a place before the guest does."""
    before = table(
        "deluxe",
        standing={CANNED_WORM: 11, RAVEN: 36},
        Ada=stack(21, 30, bratworms=2, holds=WEASEL),
        Bo=stack(13),
        kept="1",
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        standing={CANNED_WORM: 11, WEASEL: 22, RAVEN: 23},
        down=(36,),
        Ada=stack(21, bratworms=2),
        Bo=stack(13),
        player=1,
    )
    assert events == [
        Failed(0, Why.NO_WORM),
        Returned(0, tile(30)),
        SpecialistMoved(WEASEL, WithPlayer(0), OnTile(22)),
        Turned(tile(36)),
        SpecialistMoved(RAVEN, OnTile(36), OnTile(23)),
        TurnEnded(0, 1),
    ]


def test_the_own_specialist_may_stand_on_the_tile_just_returned() -> None:
    """R21: and the guest of the turned tile finds no place."""
    before = table(
        "deluxe",
        up=(23, 36),
        standing={RAVEN: 23, APPLE: 36},
        Ada=stack(22, holds=WEASEL),
        Bo=stack(),
        kept="1",
    )
    after, events = play(before, "stop")
    assert after == table("deluxe", up=(22, 23), standing={WEASEL: 22, RAVEN: 23}, player=1)
    assert events[1:] == [
        Returned(0, tile(22)),
        SpecialistMoved(WEASEL, WithPlayer(0), OnTile(22)),
        Turned(tile(36)),
        SpecialistMoved(APPLE, OnTile(36), OutOfGame()),
        TurnEnded(0, 1),
    ]


def test_a_returned_tile_that_stays_face_up_keeps_the_own_specialist() -> None:
    """R9, R21"""
    before = table(
        "deluxe",
        up=(23,),
        standing={RAVEN: 23},
        Ada=stack(30, holds=WEASEL),
        Bo=stack(),
        kept="1",
    )
    after, events = play(before, "stop")
    assert after == table("deluxe", up=(23, 30), standing={RAVEN: 23, WEASEL: 30}, player=1)
    assert events[1:] == [
        Returned(0, tile(30)),
        SpecialistMoved(WEASEL, WithPlayer(0), OnTile(30)),
        TurnEnded(0, 1),
    ]


def test_in_a_short_game_the_own_specialist_can_stand_on_the_tile_that_is_turned() -> None:
    """R21, O1: it is moved after that, and where no tile is free it leaves."""
    short = Options(short_game=True)
    before = table(
        "deluxe",
        up=(23,),
        standing={RAVEN: 23},
        options=short,
        Ada=stack(22, 30, holds=WEASEL),
        Bo=stack(),
        kept="1",
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        up=(23,),
        standing={RAVEN: 23},
        options=short,
        Ada=stack(22),
        Bo=stack(),
        player=1,
    )
    assert events == [
        Failed(0, Why.NO_WORM),
        Returned(0, tile(30)),
        SpecialistMoved(WEASEL, WithPlayer(0), OnTile(30)),
        Turned(tile(30)),
        SpecialistMoved(WEASEL, OnTile(30), OutOfGame()),
        TurnEnded(0, 1),
    ]
