"""R29–R34: Heckmeck Junior."""

from dataclasses import replace

import pytest

from tests.support.position import Player, choices, dice, faces, play, refusal, stack, table, tile
from wormgrill.rules import EDITIONS, Dice, Phase, ranking, scores, winners
from wormgrill.rules.actions import Pinch
from wormgrill.rules.edition import Options
from wormgrill.rules.endings import Why
from wormgrill.rules.events import Failed, GameOver, Kept, Rolled, Stole, Took, Turned, TurnEnded
from wormgrill.rules.pieces import Tile

# Dice laid aside that come to so many points, with a worm and at least one die left.
_FOR = {
    4: "bun cheese worm",
    5: "bun bun worm",
    6: "bun bun cheese worm",
    7: "bun bun bun worm",
    8: "bun bun bun cheese worm",
    9: "bun bun bun bun worm",
}


def test_the_tiles_and_their_worms() -> None:
    """R29"""
    assert [(tile.value, tile.worms, tile.exact) for tile in EDITIONS["junior"].tiles] == [
        *((4, 1, False), (4, 1, False), (5, 1, False), (5, 1, False)),
        *((6, 2, False), (6, 2, False), (7, 2, False), (7, 2, False)),
        *((8, 3, False), (8, 3, False), (9, 4, False), (9, 4, False)),
    ]


def test_six_burger_dice_are_rolled() -> None:
    """R29, R1"""
    assert choices(table("junior")) == ["roll"]
    before, _ = play(table("junior"), "roll")
    assert before == table("junior", phase=Phase.DICE)
    assert refusal(before, dice("bun bun bun bun bun")) == (
        "illegal-dice",
        "6 white dice are in the air, not 5.",
    )
    assert refusal(before, dice("bun bun bun bun bun 1")) == (
        "illegal-dice",
        "“1” is on none of the white dice: they show worm, bun, cucumber, cheese, ketchup.",
    )
    after, events = play(before, dice("ketchup cheese bun worm cucumber bun"))
    assert after == table("junior", rolled="worm bun bun cucumber cheese ketchup")
    assert events == [Rolled(0, faces("worm bun bun cucumber cheese ketchup"), None, dead=False)]
    assert choices(after) == [
        *("keep worm", "keep bun", "keep cucumber", "keep cheese", "keep ketchup")
    ]


def test_example_of_the_sum_three_cucumbers_a_worm_and_a_bun_are_6() -> None:
    """R29: the bun counts twice."""
    before = table("junior", kept="cucumber cucumber cucumber worm", rolled="bun cheese")
    after, events = play(before, "keep bun", "stop")
    assert after == table("junior", Ada=stack(6), Bo=stack(), player=1)
    assert events == [
        Kept(0, "bun", 1, golden=False, total=6),
        Took(0, tile(6)),
        TurnEnded(0, 1),
    ]


def test_example_a_7_with_a_worm_at_last() -> None:
    """R29, R2, R5: two cucumbers and two buns are 6, but win nothing."""
    six = table("junior", kept="cucumber cucumber bun bun")
    assert play(six, "stop")[1][0] == Failed(0, Why.NO_WORM)
    after, events = play(six, "roll", dice("worm bun"), "keep worm")
    assert after == table("junior", kept="cucumber cucumber bun bun worm")
    assert events[-1] == Kept(0, "worm", 1, golden=False, total=7)
    assert choices(after) == ["roll", "stop"]
    after, events = play(after, "stop")
    assert after == table("junior", Ada=stack(7), Bo=stack(), player=1)
    assert events == [Took(0, tile(7)), TurnEnded(0, 1)]


@pytest.mark.parametrize("face", ["cheese", "ketchup"])
def test_example_a_goes_on_to_8(face: str) -> None:
    """R29, R3: then no die is left."""
    seven = table("junior", kept="cucumber cucumber bun bun worm")
    after, events = play(seven, "roll", dice(face), f"keep {face}")
    assert after == table("junior", Ada=stack(8), Bo=stack(), player=1)
    assert events == [
        Rolled(0, (face,), None, dead=False),
        Kept(0, face, 1, golden=False, total=8),
        Took(0, tile(8)),
        TurnEnded(0, 1),
    ]


def test_example_b_all_dice_and_no_worm() -> None:
    """R3, R5, R32"""
    before = table("junior", kept="cucumber cucumber cucumber", rolled="ketchup ketchup ketchup")
    after, events = play(before, "keep ketchup")
    assert after == table("junior", down=(9,), player=1)
    assert events == [
        Kept(0, "ketchup", 3, golden=False, total=6),
        Failed(0, Why.NO_WORM),
        Turned(tile(9)),
        TurnEnded(0, 1),
    ]


def test_example_c_every_food_is_laid_aside_and_a_die_is_left() -> None:
    """R3, R29"""
    before = table("junior", kept="worm cheese ketchup cucumber", rolled="worm bun")
    after, events = play(before, "keep bun")
    assert after == table("junior", Ada=stack(6), Bo=stack(), player=1)
    assert events == [
        Kept(0, "bun", 1, golden=False, total=6),
        Took(0, tile(6)),
        TurnEnded(0, 1),
    ]


def test_example_d_a_dead_roll_ends_the_turn_and_what_lies_aside_counts() -> None:
    """R30"""
    after, events = play(
        table("junior", kept="bun bun worm", phase=Phase.DICE), dice("worm bun worm")
    )
    assert after == table("junior", Ada=stack(5), Bo=stack(), player=1)
    assert events == [
        Rolled(0, faces("worm worm bun"), None, dead=True),
        Took(0, tile(5)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize(
    ("kept", "roll", "why"),
    [
        ("bun bun", dice("bun bun bun bun"), Why.NO_WORM),
        ("worm worm worm", dice("worm worm worm"), Why.NOTHING),
    ],
)
def test_a_dead_roll_wins_nothing_where_stopping_would_not(kept: str, roll: Dice, why: Why) -> None:
    """R5, R30"""
    after, events = play(table("junior", kept=kept, phase=Phase.DICE), roll)
    assert after == table("junior", down=(9,), player=1)
    assert events == [
        Rolled(0, roll.faces, None, dead=True),
        Failed(0, why),
        Turned(tile(9)),
        TurnEnded(0, 1),
    ]


@pytest.mark.parametrize("points", [4, 5, 6, 7, 8, 9])
def test_the_grill_comes_before_a_rival(points: int) -> None:
    """R31: one of the two lies on the grill."""
    before = table("junior", Ada=stack(), Bo=stack(points), kept=_FOR[points])
    after, events = play(before, "stop")
    assert after == table("junior", Ada=stack(points), Bo=stack(points), player=1)
    assert events == [Took(0, tile(points)), TurnEnded(0, 1)]


@pytest.mark.parametrize("down", [(), (4,), (9,)])
def test_a_top_tile_is_pinched_where_the_grill_has_none(down: tuple[int, ...]) -> None:
    """R31, R8: although a lower tile lies there."""
    before = table("junior", down=down, Ada=stack(7), Bo=stack(), Cy=stack(5, 4, 5), kept=_FOR[5])
    after, events = play(before, "stop")
    assert after == table(
        "junior", down=down, Ada=stack(7, 5), Bo=stack(), Cy=stack(5, 4), player=1
    )
    assert events == [Stole(0, tile(5), 2), TurnEnded(0, 1)]


def test_a_top_tile_is_pinched_where_the_other_one_lies_face_down() -> None:
    """R7, R31"""
    before = table("junior", up=(4, 9), Ada=stack(), Bo=stack(5), kept=_FOR[5])
    after, events = play(before, "stop")
    assert after == table("junior", up=(4, 9), Ada=stack(5), Bo=stack(), player=1)
    assert events == [Stole(0, tile(5), 1), TurnEnded(0, 1)]


def test_of_two_players_with_equal_tops_the_player_on_turn_chooses() -> None:
    """R31"""
    before = table("junior", Ada=stack(9), Bo=stack(4, 5), Cy=stack(), Di=stack(5), kept=_FOR[5])
    owed, events = play(before, "stop")
    assert owed == table(
        "junior",
        Ada=stack(9),
        Bo=stack(4, 5),
        Cy=stack(),
        Di=stack(5),
        phase=Phase.PINCH,
        kept=_FOR[5],
    )
    assert (choices(owed), events) == (["pinch 1", "pinch 3"], [])
    assert refusal(owed, Pinch(2)) == (
        "illegal-action",
        "“pinch 2” is not possible now. Possible: pinch 1, pinch 3.",
    )
    after, events = play(owed, "pinch 3")
    assert after == table(
        "junior", Ada=stack(9, 5), Bo=stack(4, 5), Cy=stack(), Di=stack(), player=1
    )
    assert events == [Stole(0, tile(5), 3), TurnEnded(0, 1)]
    after, events = play(owed, "pinch 1")
    assert after == table("junior", Ada=stack(9, 5), Bo=stack(4), Cy=stack(), Di=stack(5), player=1)
    assert events == [Stole(0, tile(5), 1), TurnEnded(0, 1)]


def test_a_dead_roll_too_may_leave_that_choice() -> None:
    """R30, R31"""
    before = table("junior", Ada=stack(), Bo=stack(5), Cy=stack(5), kept=_FOR[5], phase=Phase.DICE)
    after, events = play(before, dice("worm worm worm"))
    assert after == table(
        "junior", Ada=stack(), Bo=stack(5), Cy=stack(5), kept=_FOR[5], phase=Phase.PINCH
    )
    assert events == [Rolled(0, faces("worm worm worm"), None, dead=True)]


def test_the_own_top_tile_is_no_match_beside_an_equal_one() -> None:
    """R7, R31: so nothing is to be chosen."""
    before = table("junior", Ada=stack(5), Bo=stack(5), kept=_FOR[5])
    after, events = play(before, "stop")
    assert after == table("junior", Ada=stack(5, 5), Bo=stack(), player=1)
    assert events == [Stole(0, tile(5), 1), TurnEnded(0, 1)]


@pytest.mark.parametrize(
    ("ada", "bo"), [(stack(7, 7), stack()), (stack(), stack(7, 7, 4)), (stack(7), stack(7, 5))]
)
def test_otherwise_the_next_lower_tile_is_taken(ada: Player, bo: Player) -> None:
    """R7, R31"""
    after, events = play(table("junior", Ada=ada, Bo=bo, kept=_FOR[7]), "stop")
    assert after == table("junior", Ada=stack(*ada.values, 6), Bo=bo, player=1)
    assert events == [Took(0, tile(6)), TurnEnded(0, 1)]


@pytest.mark.parametrize(
    ("kept", "rolled", "keep"),
    [
        ("bun bun bun bun worm", "cheese", "cheese"),
        ("bun bun bun bun bun", "worm", "worm"),
    ],
)
@pytest.mark.parametrize(("rival", "won"), [(stack(9), 9), (stack(9, 9), 8)])
def test_totals_above_9_pinch_nothing(
    kept: str, rolled: str, keep: str, rival: Player, won: int
) -> None:
    """R31: 10 and 11 points take the highest tile of the grill."""
    before = table("junior", Ada=stack(), Bo=rival, kept=kept, rolled=rolled)
    after, events = play(before, f"keep {keep}")
    assert after == table("junior", Ada=stack(won), Bo=rival, player=1)
    assert events[1:] == [Took(0, tile(won)), TurnEnded(0, 1)]


@pytest.mark.parametrize(
    ("kept", "up", "why"),
    [
        ("cheese worm worm", (4, 4, 8, 8), Why.NOTHING),
        ("bun bun worm", (6, 8, 8), Why.NOTHING),
        ("bun bun cheese", (4, 6, 8, 8), Why.NO_WORM),
    ],
)
def test_who_gets_no_tile_turns_the_highest_and_loses_none(
    kept: str, up: tuple[int, ...], why: Why
) -> None:
    """R32"""
    before = table("junior", up=up, Ada=stack(9), Bo=stack(), kept=kept)
    after, events = play(before, "stop")
    assert after == table("junior", up=up[:-1], Ada=stack(9), Bo=stack(), player=1)
    assert events == [Failed(0, why), Turned(tile(8)), TurnEnded(0, 1)]


def test_a_turned_tile_can_end_the_game() -> None:
    """R32, R10"""
    before = table("junior", up=(4,), Ada=stack(9), Bo=stack(8, 6), kept="bun")
    after, events = play(before, "stop")
    assert after == table("junior", up=(), Ada=stack(9), Bo=stack(8, 6))
    assert events == [
        Failed(0, Why.NO_WORM),
        Turned(tile(4)),
        TurnEnded(0, None),
        GameOver((4, 5), (1,)),
    ]


def test_a_tile_taken_can_end_the_game_too() -> None:
    """R10, R29"""
    before = table("junior", up=(4,), Ada=stack(9), Bo=stack(8, 6), kept=_FOR[4])
    after, events = play(before, "stop")
    assert after == table("junior", up=(), Ada=stack(9, 4), Bo=stack(8, 6))
    assert events == [Took(0, tile(4)), TurnEnded(0, None), GameOver((5, 5), (0, 1))]


def test_the_short_game_changes_nothing_here() -> None:
    """O1 is about R9, and R32 stands in its place."""
    short = Options(short_game=True)
    before = table("junior", options=short, Ada=stack(9), Bo=stack(), kept="bun")
    after, events = play(before, "stop")
    assert after == table("junior", options=short, Ada=stack(9), Bo=stack(), down=(9,), player=1)
    assert events == [Failed(0, Why.NO_WORM), Turned(tile(9)), TurnEnded(0, 1)]


def test_equal_worms_mean_several_winners_whatever_the_tiles() -> None:
    """R33"""
    over = table("junior", up=(), Ada=stack(8, 4), Bo=stack(9), Cy=stack(8))
    assert scores(over) == (4, 4, 3)
    assert ranking(over) == ((1, 0), (1, 1), (3, 2))
    assert winners(over) == (0, 1)


_TWINS = replace(
    EDITIONS["junior"], key="twins", tiles=(Tile(4, 1), Tile(5, 1), Tile(5, 2), Tile(5, 3))
)


def test_of_equal_tiles_the_left_one_is_taken() -> None:
    """R34: told apart here by their worms."""
    after, events = play(table(_TWINS, kept=_FOR[5]), "stop")
    assert after == table(_TWINS, Ada=stack(5), Bo=stack(), player=1)
    assert [spot.tile.worms for spot in after.grill] == [1, 2, 3]
    assert events == [Took(0, Tile(5, 1)), TurnEnded(0, 1)]


@pytest.mark.parametrize("points", [6, 9])
def test_of_equal_tiles_the_left_one_is_taken_as_the_next_lower_tile_too(points: int) -> None:
    """R34"""
    after, events = play(table(_TWINS, kept=_FOR[points]), "stop")
    assert after == table(_TWINS, Ada=stack(5), Bo=stack(), player=1)
    assert events == [Took(0, Tile(5, 1)), TurnEnded(0, 1)]


def test_of_equal_tiles_the_right_one_that_lies_face_up_is_turned() -> None:
    """R34"""
    after, events = play(table(_TWINS, kept="bun"), "stop")
    assert after == table(_TWINS, down=(5,), player=1)
    assert events == [Failed(0, Why.NO_WORM), Turned(Tile(5, 3)), TurnEnded(0, 1)]
    after, events = play(table(_TWINS, down=(5,), kept="bun"), "stop")
    assert after == table(_TWINS, down=(5, 5), player=1)
    assert [spot.up for spot in after.grill] == [True, True, False, False]
    assert events == [Failed(0, Why.NO_WORM), Turned(Tile(5, 2)), TurnEnded(0, 1)]
