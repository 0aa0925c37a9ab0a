"""R26 and R27: the hen."""

import pytest

from tests.support.position import (
    APPLE,
    HEN,
    RAVEN,
    WEASEL,
    Player,
    choices,
    dice,
    play,
    stack,
    table,
    tile,
    worth,
)
from wormgrill.rules import Dice, Phase
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Failed,
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


@pytest.mark.parametrize(
    ("thief", "then"),
    [
        (stack(22), stack(22, holds=HEN)),
        (stack(bratworms=2), stack(bratworms=2, holds=HEN)),
    ],
)
def test_who_would_steal_a_guarded_tile_gets_the_hen_instead(thief: Player, then: Player) -> None:
    """R26: the tile stays, no lower one is taken, nothing returns and nothing is turned."""
    before = table(
        "deluxe",
        standing={},
        Ada=thief,
        Bo=stack(),
        Cy=stack(21, 26, bratworms=1, holds=HEN),
        kept=worth(26),
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe",
        standing={},
        Ada=then,
        Bo=stack(),
        Cy=stack(21, 26, bratworms=1),
        player=1,
    )
    assert events == [
        HenTaken(0, 2, tile(26)),
        SpecialistMoved(HEN, WithPlayer(2), WithPlayer(0)),
        TurnEnded(0, 1),
    ]


def test_the_tile_can_be_stolen_once_the_hen_is_gone() -> None:
    """R26"""
    before = table("deluxe", standing={}, Ada=stack(holds=HEN), Bo=stack(24, 26), kept=worth(26))
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={}, Ada=stack(26, holds=HEN), Bo=stack(24), player=1)
    assert events == [Stole(0, tile(26), 1), TurnEnded(0, 1)]


@pytest.mark.parametrize(("back", "held"), [(HEN, WEASEL), (WEASEL, HEN)])
def test_a_thief_with_another_specialist_chooses_which_one_goes_back(
    back: Specialist, held: Specialist
) -> None:
    """R19, R26"""
    before = table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(22, holds=WEASEL),
        Bo=stack(26, holds=HEN),
        kept=worth(26),
    )
    owed, events = play(before, "stop")
    assert owed == table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(22, holds=WEASEL),
        Bo=stack(26),
        phase=Phase.RETURN,
        kept=worth(26),
        limbo=HEN,
        limbo_from=1,
    )
    assert events == [
        HenTaken(0, 1, tile(26)),
        SpecialistMoved(HEN, WithPlayer(1), WithPlayer(0)),
    ]
    assert choices(owed) == ["return weasel", "return hen"]
    after, events = play(owed, f"return {back}")
    assert after == table(
        "deluxe",
        standing={RAVEN: 11, back: 13},
        Ada=stack(22, holds=held),
        Bo=stack(26),
        player=1,
    )
    assert events == [SpecialistMoved(back, WithPlayer(0), OnTile(13)), TurnEnded(0, 1)]


@pytest.mark.parametrize("value", [11, 13])
def test_the_hen_on_a_tile_that_cannot_be_stolen_cannot_be_taken_either(value: int) -> None:
    """R26"""
    owner = stack(26, value, holds=HEN)
    before = table("deluxe", standing={}, Ada=stack(24), Bo=owner, kept=worth(value))
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={}, Ada=stack(), Bo=owner, down=(36,), player=1)
    assert events == [
        Failed(0, Why.NOTHING),
        Returned(0, tile(24)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


def test_the_hen_guards_the_top_tile_alone() -> None:
    """R7, R26: a buried tile is no match, so there is nothing to guard."""
    owner = stack(26, 24, holds=HEN)
    after, events = play(
        table("deluxe", standing={}, Ada=stack(), Bo=owner, kept=worth(26)), "stop"
    )
    assert after == table("deluxe", standing={}, Ada=stack(25), Bo=owner, player=1)
    assert events == [Took(0, tile(25)), TurnEnded(0, 1)]


@pytest.mark.parametrize(
    ("kept", "phase", "step", "why"),
    [
        ("5 5 worm", Phase.DICE, dice("5 5 5 5 worm"), Why.DEAD_ROLL),
        ("1", Phase.AFTER, "stop", Why.NO_WORM),
        ("worm", Phase.AFTER, "stop", Why.NOTHING),
    ],
)
def test_a_failing_holder_of_the_hen_puts_back_only_the_hen(
    kept: str, phase: Phase, step: str | Dice, why: Why
) -> None:
    """R27"""
    before = table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(22, 24, bratworms=1, holds=HEN),
        Bo=stack(13),
        phase=phase,
        kept=kept,
    )
    after, events = play(before, step)
    assert after == table(
        "deluxe",
        standing={RAVEN: 11, HEN: 21},
        Ada=stack(22, 24, bratworms=1),
        Bo=stack(13),
        player=1,
    )
    assert events[-3:] == [
        Failed(0, why),
        SpecialistMoved(HEN, WithPlayer(0), OnTile(21)),
        TurnEnded(0, 1),
    ]


def test_the_hen_put_back_leaves_the_game_where_no_tile_is_free() -> None:
    """R20, R27"""
    before = table(
        "deluxe",
        up=(30,),
        standing={RAVEN: 30},
        Ada=stack(22, holds=HEN),
        Bo=stack(),
        kept="1",
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe", up=(30,), standing={RAVEN: 30}, Ada=stack(22), Bo=stack(), player=1
    )
    assert events == [
        Failed(0, Why.NO_WORM),
        SpecialistMoved(HEN, WithPlayer(0), OutOfGame()),
        TurnEnded(0, 1),
    ]


def test_a_failing_holder_without_a_tile_keeps_the_hen() -> None:
    """R21, R27"""
    owner = stack(bratworms=2, holds=HEN)
    after, events = play(table("deluxe", Ada=owner, Bo=stack(), kept="1"), "stop")
    assert after == table("deluxe", Ada=owner, Bo=stack(), player=1)
    assert events == [Failed(0, Why.NO_WORM), TurnEnded(0, 1)]


@pytest.mark.parametrize("owner", [stack(24, holds=HEN), stack(holds=HEN)])
def test_the_hen_moves_to_each_new_top_tile(owner: Player) -> None:
    """R27: the first one too."""
    before = table("deluxe", standing={}, Ada=owner, Bo=stack(), kept=worth(26))
    after, events = play(before, "stop")
    assert events == [Took(0, tile(26)), TurnEnded(0, 1)]
    guarded = stack(*owner.values, 26, holds=HEN)
    assert after == table("deluxe", standing={}, Ada=guarded, Bo=stack(), player=1)
    after, events = play(
        table("deluxe", standing={}, Ada=guarded, Bo=stack(), player=1, kept=worth(26)), "stop"
    )
    assert after == table("deluxe", standing={}, Ada=stack(*owner.values, 26), Bo=stack(holds=HEN))
    assert events[0] == HenTaken(1, 0, tile(26))


def test_another_specialist_does_not_guard() -> None:
    """R26 is the hen's alone: with the apple the tile is stolen, and the apple too."""
    before = table("deluxe", standing={}, Ada=stack(), Bo=stack(26, holds=APPLE), kept=worth(26))
    after, events = play(before, "stop")
    assert after == table("deluxe", standing={}, Ada=stack(26, holds=APPLE), Bo=stack(), player=1)
    assert events[0] == Stole(0, tile(26), 1)
