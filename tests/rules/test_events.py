"""What a step tells: who, which tile, from where to where."""

import pytest

from tests.support.position import (
    APPLE,
    GOLDEN_DIE,
    HEN,
    RAVEN,
    WEASEL,
    dice,
    faces,
    play,
    stack,
    table,
    tile,
    worth,
)
from wormgrill.rules import Dice, Phase, Position
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Bratworm,
    Event,
    Failed,
    GameOver,
    HenTaken,
    Kept,
    OnTile,
    OutOfGame,
    Reason,
    Rerolled,
    Returned,
    Rolled,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)
from wormgrill.rules.position import GoldenDie

_STORIES: dict[str, tuple[Position, list[str | Dice], list[Event]]] = {
    "a decision to roll tells nothing": (table("classic"), ["roll"], []),
    "rolled": (
        table("classic", player=1, phase=Phase.DICE),
        [dice("5 4 3 2 1 1 2 3")],
        [Rolled(1, faces("1 1 2 2 3 3 4 5"), None, False)],
    ),
    "rolled with the golden die, and dead": (
        table("deluxe", standing={}, Ada=stack(21), Bo=stack(24, 22, holds=GOLDEN_DIE), player=1,
              kept="1 1 worm", phase=Phase.DICE, golden_die=GoldenDie.IN_HAND),
        [dice("worm 1 worm 1 1 + worm")],
        [
            Rolled(1, faces("1 1 1 worm worm"), "worm", True),
            Failed(1, Why.DEAD_ROLL),
            Returned(1, tile(22)),
            SpecialistMoved(GOLDEN_DIE, WithPlayer(1), OnTile(11)),
            Turned(tile(36)),
            TurnEnded(1, 0),
        ],
    ),
    "kept": (
        table("classic", player=1, kept="3 3", rolled="2 3 3 4 4 4"),
        ["keep 4"],
        [Kept(1, "4", 3, False, 18)],
    ),
    "kept with the golden die": (
        table("deluxe", standing={}, Ada=stack(), Bo=stack(24, holds=GOLDEN_DIE), player=1,
              kept="3 3", rolled="2 3 3 4 4 worm + worm", golden_die=GoldenDie.IN_HAND),
        ["keep worm"],
        [Kept(1, "worm", 2, True, 16)],
    ),
    "rolled again": (
        table("deluxe", standing={}, Ada=stack(), Bo=stack(24, holds=WEASEL), player=1,
              kept="3 3", rolled="2 3 3 4 4 worm"),
        ["weasel"],
        [Rerolled(1, faces("2 3 3 4 4 worm"))],
    ),
    "a Bratworm from the supply": (
        table("deluxe", player=1, kept="3 3", rolled="1 1 3 4 4 worm"),
        ["keep 1"],
        [Kept(1, "1", 2, False, 8), Bratworm(1, None, Reason.DOUBLE_ONE)],
    ),
    "a Bratworm from a player": (
        table("deluxe", Ada=stack(bratworms=7), Bo=stack(), player=1, standing={RAVEN: 24},
              kept=worth(24)),
        ["stop"],
        [
            Took(1, tile(24)),
            Bratworm(1, 0, Reason.RAVEN),
            SpecialistMoved(RAVEN, OnTile(24), OnTile(11)),
            TurnEnded(1, 0),
        ],
    ),
    "taken from the grill": (
        table("deluxe", player=1, kept=worth(29)),
        ["stop"],
        [
            Took(1, tile(29)),
            SpecialistMoved(APPLE, OnTile(29), WithPlayer(1)),
            TurnEnded(1, 0),
        ],
    ),
    "stolen": (
        table("deluxe", standing={}, Ada=stack(29, holds=APPLE), Bo=stack(), player=1,
              kept=worth(29)),
        ["stop"],
        [
            Stole(1, tile(29), 0),
            SpecialistMoved(APPLE, WithPlayer(0), WithPlayer(1)),
            TurnEnded(1, 0),
        ],
    ),
    "the hen taken": (
        table("deluxe", standing={}, Ada=stack(29, holds=HEN), Bo=stack(), player=1,
              kept=worth(29)),
        ["stop"],
        [
            HenTaken(1, 0, tile(29)),
            SpecialistMoved(HEN, WithPlayer(0), WithPlayer(1)),
            TurnEnded(1, 0),
        ],
    ),
    "a specialist given back": (
        table("deluxe", standing={APPLE: 30}, Ada=stack(), Bo=stack(24, holds=WEASEL), player=1,
              kept=worth(30)),
        ["stop", "return apple"],
        [
            Took(1, tile(30)),
            SpecialistMoved(APPLE, OnTile(30), WithPlayer(1)),
            SpecialistMoved(APPLE, WithPlayer(1), OnTile(11)),
            TurnEnded(1, 0),
        ],
    ),
    "failed, returned, turned, and a specialist out of the game": (
        table("deluxe", up=(24, 30), standing={WEASEL: 24, RAVEN: 30}, Ada=stack(),
              Bo=stack(22, holds=APPLE), player=1, kept="worm"),
        ["stop"],
        [
            Failed(1, Why.NOTHING),
            Returned(1, tile(22)),
            SpecialistMoved(APPLE, WithPlayer(1), OnTile(22)),
            Turned(tile(30)),
            SpecialistMoved(RAVEN, OnTile(30), OutOfGame()),
            TurnEnded(1, 0),
        ],
    ),
    "over": (
        table("classic", up=(22,), Ada=stack(36), Bo=stack(35), player=1, kept=worth(22)),
        ["stop"],
        [Took(1, tile(22)), TurnEnded(1, None), GameOver((4, 5), (1,))],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("before", "steps", "told"), _STORIES.values(), ids=list(_STORIES))
def test_a_step_tells_all_that_happened(
    before: Position, steps: list[str | Dice], told: list[Event]
) -> None:
    _, events = play(before, *steps)
    assert events == told


def test_every_kind_of_event_is_told_here() -> None:
    told = {type(event) for _, _, events in _STORIES.values() for event in events}
    assert told == set(Event.__args__)


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        (Why, ["dead-roll", "no-worm", "nothing"]),
        (Reason, ["double-one", "raven"]),
        (Phase, ["roll", "dice", "choose", "after", "rob", "return", "pinch"]),
        (GoldenDie, ["unused", "in-hand", "kept"]),
    ],
)
def test_the_words_of_events_and_positions_are_stable(
    words: type[Why] | type[Reason] | type[Phase] | type[GoldenDie], texts: list[str]
) -> None:
    assert [str(word) for word in words] == texts
