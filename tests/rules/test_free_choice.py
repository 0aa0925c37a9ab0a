"""O2: the next lower tile instead of a theft."""

from tests.support.position import (
    HEN,
    RAVEN,
    WEASEL,
    choices,
    play,
    refusal,
    stack,
    table,
    tile,
    worth,
)
from wormgrill.rules import Phase
from wormgrill.rules.actions import Take
from wormgrill.rules.edition import Options
from wormgrill.rules.events import (
    Bratworm,
    HenTaken,
    OnTile,
    Reason,
    SpecialistMoved,
    Stole,
    Took,
    TurnEnded,
    WithPlayer,
)

_FREE = Options(free_choice=True)


def test_one_who_can_steal_may_take_the_next_lower_tile_instead() -> None:
    """O2, R6: the next lower, not any other."""
    before = table("classic", options=_FREE, Ada=stack(), Bo=stack(26), kept=worth(26))
    owed, events = play(before, "stop")
    assert owed == table(
        "classic", options=_FREE, Ada=stack(), Bo=stack(26), kept=worth(26), phase=Phase.PINCH
    )
    assert (choices(owed), events) == (["pinch 1", "take 25"], [])
    assert refusal(owed, Take(24)) == (
        "illegal-action",
        "“take 24” is not possible now. Possible: pinch 1, take 25.",
    )
    after, events = play(owed, "pinch 1")
    assert after == table("classic", options=_FREE, Ada=stack(26), Bo=stack(), player=1)
    assert events == [Stole(0, tile(26), 1), TurnEnded(0, 1)]
    after, events = play(owed, "take 25")
    assert after == table("classic", options=_FREE, Ada=stack(25), Bo=stack(26), player=1)
    assert events == [Took(0, tile(25)), TurnEnded(0, 1)]


def test_the_choice_comes_when_the_turn_ends_by_itself_too() -> None:
    """O2, R3"""
    before = table(
        "classic",
        options=_FREE,
        Ada=stack(),
        Bo=stack(34),
        kept="4 4 4 4 3",
        rolled="worm worm worm",
    )
    after, _ = play(before, "keep worm")
    assert choices(after) == ["pinch 1", "take 33"]


def test_where_no_lower_tile_lies_the_theft_is_no_choice() -> None:
    """O2: 11 and 13 are no next lower tiles (R13)."""
    before = table(
        "deluxe",
        options=_FREE,
        standing={},
        up=(11, 13, 30),
        Ada=stack(),
        Bo=stack(26),
        kept=worth(26),
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe", options=_FREE, standing={}, up=(11, 13, 30), Ada=stack(26), Bo=stack(), player=1
    )
    assert events == [Stole(0, tile(26), 1), TurnEnded(0, 1)]


def test_the_exact_tile_of_the_grill_is_no_choice() -> None:
    """O2, R6 a"""
    before = table("classic", options=_FREE, Ada=stack(), Bo=stack(27), kept=worth(26))
    after, events = play(before, "stop")
    assert after == table("classic", options=_FREE, Ada=stack(26), Bo=stack(27), player=1)
    assert events == [Took(0, tile(26)), TurnEnded(0, 1)]


def test_one_may_take_the_lower_tile_instead_of_the_hen() -> None:
    """O2, R26"""
    before = table(
        "deluxe",
        options=_FREE,
        standing={WEASEL: 25},
        Ada=stack(),
        Bo=stack(26, holds=HEN),
        kept=worth(26),
    )
    owed, _ = play(before, "stop")
    assert choices(owed) == ["pinch 1", "take 25"]
    after, events = play(owed, "pinch 1")
    assert after == table(
        "deluxe", options=_FREE, standing={WEASEL: 25}, Ada=stack(holds=HEN), Bo=stack(26), player=1
    )
    assert events == [
        HenTaken(0, 1, tile(26)),
        SpecialistMoved(HEN, WithPlayer(1), WithPlayer(0)),
        TurnEnded(0, 1),
    ]
    after, events = play(owed, "take 25")
    assert after == table(
        "deluxe",
        options=_FREE,
        standing={},
        Ada=stack(25, holds=WEASEL),
        Bo=stack(26, holds=HEN),
        player=1,
    )
    assert events == [
        Took(0, tile(25)),
        SpecialistMoved(WEASEL, OnTile(25), WithPlayer(0)),
        TurnEnded(0, 1),
    ]


def test_the_lower_tile_may_be_the_ravens() -> None:
    """O2, R28: its Bratworm may be owed by one of several then."""
    before = table(
        "deluxe",
        options=_FREE,
        standing={RAVEN: 23},
        Ada=stack(),
        Bo=stack(24, bratworms=4),
        Cy=stack(bratworms=3),
        kept=worth(24),
    )
    after, events = play(before, "stop", "take 23", "rob 2")
    assert after == table(
        "deluxe",
        options=_FREE,
        standing={RAVEN: 11},
        Ada=stack(23, bratworms=1),
        Bo=stack(24, bratworms=4),
        Cy=stack(bratworms=2),
        player=1,
    )
    assert events == [
        Took(0, tile(23)),
        Bratworm(0, 2, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(23), OnTile(11)),
        TurnEnded(0, 1),
    ]


def test_in_junior_it_is_one_choice_more() -> None:
    """O2, R31"""
    before = table(
        "junior", options=_FREE, Ada=stack(), Bo=stack(5), Cy=stack(5), kept="bun bun worm"
    )
    owed, _ = play(before, "stop")
    assert choices(owed) == ["pinch 1", "pinch 2", "take 4"]
    after, events = play(owed, "take 4")
    assert after == table("junior", options=_FREE, Ada=stack(4), Bo=stack(5), Cy=stack(5), player=1)
    assert events == [Took(0, tile(4)), TurnEnded(0, 1)]
