"""R1–R5: rolling, laying aside, stopping."""

import pytest

from tests.support.position import choices, dice, faces, play, refusal, stack, table, tile
from wormgrill.rules import EDITIONS, Phase, Position, Step, start
from wormgrill.rules.actions import ROLL, ROLL_GOLDEN, STOP, Keep, choose
from wormgrill.rules.editions import edition_named
from wormgrill.rules.endings import Why
from wormgrill.rules.errors import BadRequest, IllegalAction
from wormgrill.rules.events import Failed, Kept, Rolled, Took, TurnEnded


@pytest.mark.parametrize(
    ("key", "title", "kind", "players", "dice", "tiles", "bratworms"),
    [
        ("classic", "Heckmeck am Bratwurmeck", "classic", (2, 7), 8, 16, 0),
        ("extrawurm", "Heckmeck Extrawurm", "classic", (2, 7), 8, 18, 7),
        ("deluxe", "Heckmeck Deluxe", "classic", (2, 7), 8, 18, 7),
        ("junior", "Heckmeck Junior", "junior", (2, 5), 6, 12, 0),
    ],
)
def test_what_is_in_the_box(
    key: str, title: str, kind: str, players: tuple[int, int], dice: int, tiles: int, bratworms: int
) -> None:
    edition = edition_named(key)
    assert edition is EDITIONS[key]
    assert (edition.title, edition.kind.name, edition.players) == (title, kind, players)
    assert (edition.dice, len(edition.tiles), edition.bratworms) == (dice, tiles, bratworms)


def test_an_unknown_edition_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadRequest) as refused:
        edition_named("pizza")
    assert refused.value.code == "bad-request"
    assert refused.value.message == (
        "edition: “pizza” is not known. Known: classic, extrawurm, deluxe, junior."
    )


@pytest.mark.parametrize("key", list(EDITIONS))
def test_a_game_starts_with_everything_in_its_place(key: str) -> None:
    assert start(EDITIONS[key], ["Ada", "Bo"]) == table(key)


def test_a_turn_begins_with_a_roll() -> None:
    """R1"""
    assert choices(table("classic")) == ["roll"]
    after, events = play(table("classic"), "roll")
    assert after == table("classic", phase=Phase.DICE)
    assert (choices(after), events) == ([], [])


def test_the_dice_lie_in_the_order_of_their_faces_and_each_value_may_be_chosen() -> None:
    """R1"""
    after, events = play(table("classic"), "roll", dice("worm 5 1 4 1 2 worm worm"))
    assert after == table("classic", rolled="1 1 2 4 5 worm worm worm")
    assert events == [Rolled(0, faces("1 1 2 4 5 worm worm worm"), None, dead=False)]
    assert choices(after) == ["keep 1", "keep 2", "keep 4", "keep 5", "keep worm"]


def test_all_dice_of_the_chosen_value_are_laid_aside() -> None:
    """R1"""
    after, events = play(table("classic", rolled="1 1 2 4 5 worm worm worm"), "keep worm")
    assert after == table("classic", kept="worm worm worm")
    assert events == [Kept(0, "worm", 3, golden=False, total=15)]


def test_the_rest_of_the_dice_may_be_rolled_again() -> None:
    """R1"""
    after, events = play(table("classic", kept="worm worm worm"), "roll")
    assert after == table("classic", kept="worm worm worm", phase=Phase.DICE)
    assert events == []


def test_a_value_laid_aside_before_cannot_be_chosen_again() -> None:
    """R1"""
    before = table("classic", kept="worm worm worm", rolled="1 2 2 worm worm")
    assert choices(before) == ["keep 1", "keep 2"]
    after, events = play(before, "keep 2")
    assert after == table("classic", kept="worm worm worm 2 2")
    assert events == [Kept(0, "2", 2, golden=False, total=19)]


@pytest.mark.parametrize(
    ("position", "step", "code", "message"),
    [
        (
            table("classic"),
            STOP,
            "illegal-action",
            "“stop” is not possible now. Possible: roll.",
        ),
        (
            table("classic"),
            ROLL_GOLDEN,
            "illegal-action",
            "“roll golden” is not possible now. Possible: roll.",
        ),
        (
            table("classic", kept="5", rolled="1 1 2 2 4 4 5"),
            STOP,
            "illegal-action",
            "“stop” is not possible now. Possible: keep 1, keep 2, keep 4.",
        ),
        (
            table("classic", kept="5", rolled="1 1 1 1 1 1 5"),
            Keep("5"),
            "illegal-action",
            "“keep 5” is not possible now. Possible: keep 1.",
        ),
        (
            table("classic", phase=Phase.DICE),
            ROLL,
            "illegal-action",
            "“roll” is not possible: nothing is to be decided now.",
        ),
        (
            table("classic", up=()),
            ROLL,
            "illegal-action",
            "“roll” is not possible: nothing is to be decided now.",
        ),
        (table("classic"), dice("1 2 3 4 5 5 5 5"), "illegal-dice", "No dice are in the air."),
        (table("classic", up=()), dice("1"), "illegal-dice", "No dice are in the air."),
        (
            table("classic", phase=Phase.DICE),
            dice("1 2 3 4 5 5 5"),
            "illegal-dice",
            "8 white dice are in the air, not 7.",
        ),
        (
            table("classic", kept="4 4 4", phase=Phase.DICE),
            dice("1 2 3 4 5 5"),
            "illegal-dice",
            "5 white dice are in the air, not 6.",
        ),
        (
            table("classic", kept="4 4 4", phase=Phase.DICE),
            dice("1 2 3 4 6"),
            "illegal-dice",
            "“6” is on none of the white dice: they show 1, 2, 3, 4, 5, worm.",
        ),
        (
            table("classic", kept="4 4 4", phase=Phase.DICE),
            dice("1 2 3 4 5 + worm"),
            "illegal-dice",
            "The golden die is not in the air.",
        ),
    ],
)
def test_nothing_else_is_accepted_at_that_moment(
    position: Position, step: Step, code: str, message: str
) -> None:
    """R1: above all, nobody stops between a roll and the choice."""
    assert refusal(position, step) == (code, message)


def test_a_decision_is_found_by_its_text_and_refused_if_there_is_none() -> None:
    legal = (ROLL, STOP)
    assert choose("stop", legal) is STOP
    with pytest.raises(IllegalAction) as refused:
        choose("rolls", legal)
    assert refused.value.message == "“rolls” is not possible now. Possible: roll, stop."


@pytest.mark.parametrize("kept", ["1", "worm", "5 5 5 5 5 1 worm"])
def test_one_may_stop_or_roll_whenever_dice_are_laid_aside(kept: str) -> None:
    """R2"""
    assert choices(table("classic", kept=kept)) == ["roll", "stop"]


def test_one_may_stop_even_when_that_is_a_failure() -> None:
    """R2"""
    after, events = play(table("classic", kept="worm"), "stop")
    assert after == table("classic", player=1)
    assert events == [Failed(0, Why.NOTHING), TurnEnded(0, 1)]


def test_the_turn_ends_by_itself_when_no_die_is_left() -> None:
    """R3"""
    before = table("classic", kept="4 4 4 4 3", rolled="worm worm worm")
    after, events = play(before, "keep worm")
    assert after == table("classic", Ada=stack(34), Bo=stack(), player=1)
    assert events == [
        Kept(0, "worm", 3, golden=False, total=34),
        Took(0, tile(34)),
        TurnEnded(0, 1),
    ]


def test_the_turn_ends_by_itself_when_every_face_is_laid_aside() -> None:
    """R3: one die is left, but whatever it shows would be dead."""
    after, events = play(table("classic", kept="5 5 4 3 2 1", rolled="2 worm"), "keep worm")
    assert after == table("classic", Ada=stack(25), Bo=stack(), player=1)
    assert events == [
        Kept(0, "worm", 1, golden=False, total=25),
        Took(0, tile(25)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(
    ("kept", "rolled", "chosen", "then"),
    [
        ("4 4 4 4 3", "2 worm worm", "worm", "4 4 4 4 3 worm worm"),
        ("5 4 3 2", "1 2 worm worm", "1", "5 4 3 2 1"),
    ],
)
def test_the_turn_goes_on_while_a_die_and_a_face_are_left(
    kept: str, rolled: str, chosen: str, then: str
) -> None:
    """R3"""
    after, _ = play(table("classic", kept=kept, rolled=rolled), f"keep {chosen}")
    assert after == table("classic", kept=then)


def test_a_roll_of_values_laid_aside_before_is_dead_and_the_turn_fails() -> None:
    """R4"""
    before = table("classic", kept="3 3 5 5 5 worm", phase=Phase.DICE)
    after, events = play(before, dice("worm 3"))
    assert after == table("classic", player=1)
    assert events == [
        Rolled(0, ("3", "worm"), None, dead=True),
        Failed(0, Why.DEAD_ROLL),
        TurnEnded(0, 1),
    ]


def test_stopping_without_a_worm_fails_although_the_tile_is_there() -> None:
    """R5"""
    after, events = play(table("classic", kept="5 5 5 5 1"), "stop")
    assert after == table("classic", player=1)
    assert events == [Failed(0, Why.NO_WORM), TurnEnded(0, 1)]


def test_example_a_27_from_three_fours_a_worm_and_two_fives() -> None:
    """R1, R2, R6: the printed example."""
    after, events = play(
        table("classic"),
        *("roll", dice("1 2 4 4 4 3 5 5"), "keep 4"),
        *("roll", dice("4 4 2 3 worm"), "keep worm"),
        *("roll", dice("5 5 worm worm"), "keep 5"),
        "stop",
    )
    assert after == table("classic", Ada=stack(27), Bo=stack(), player=1)
    assert events == [
        Rolled(0, faces("1 2 3 4 4 4 5 5"), None, dead=False),
        Kept(0, "4", 3, golden=False, total=12),
        Rolled(0, faces("2 3 4 4 worm"), None, dead=False),
        Kept(0, "worm", 1, golden=False, total=17),
        Rolled(0, faces("5 5 worm worm"), None, dead=False),
        Kept(0, "5", 2, golden=False, total=27),
        Took(0, tile(27)),
        TurnEnded(0, 1),
    ]
