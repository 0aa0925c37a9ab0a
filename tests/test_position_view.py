"""What a client draws beside a position, though it knows no rule."""

import msgspec
import pytest

from tests.support.position import APPLE, GOLDEN_DIE, stack, table, worth
from wormgrill.formats.outlook_json import previews_json
from wormgrill.position_view import TieView, previews_view, standing_view
from wormgrill.rules.position import GoldenDie, Phase, Position
from wormgrill.rules.scoring import TieBreak


def test_worms_and_places_are_those_of_the_rules() -> None:
    """R11, R17, R25: the apple and Bratworms count; equal standings share a place."""
    position = table(
        "deluxe", Ada=stack(21), Bo=stack(22, bratworms=2, holds=APPLE), Cy=stack(), Dan=stack()
    )
    standing = standing_view(position)
    assert standing.worms == [1, 6, 0, 0]
    assert standing.places == [2, 1, 3, 3]


def test_equal_worms_are_ranked_by_the_highest_tile_also_behind_the_winner() -> None:
    """R11"""
    position = table("classic", up=(), Ada=stack(21), Bo=stack(36), Cy=stack(24))
    assert standing_view(position).places == [3, 1, 2]
    assert standing_view(position).tie is None


@pytest.mark.parametrize(
    ("over", "tie"),
    [
        (table("classic", up=(), Ada=stack(33), Bo=stack(36)), TieView(TieBreak.HIGHEST_TILE, 36)),
        (table("classic", up=(), Ada=stack(), Bo=stack()), TieView(TieBreak.SHARED, None)),
        (table("junior", up=(), Ada=stack(9), Bo=stack(9)), TieView(TieBreak.SEVERAL, None)),
    ],
)
def test_a_tie_at_the_end_says_how_it_is_decided(over: Position, tie: TieView) -> None:
    """R11, R33"""
    assert standing_view(over).tie == tie
    assert standing_view(over).white_dice == 0


def test_at_the_end_the_worms_are_added_up_piece_by_piece() -> None:
    """R11, R17, R25"""
    position = table(
        "deluxe", up=(), Ada=stack(21, 36, bratworms=2, holds=APPLE), Bo=stack(25), Cy=stack()
    )
    standing = standing_view(position)
    ada, bo, cy = msgspec.to_builtins(standing.sums)
    assert ada == [
        {"what": "tile", "tile": 21, "worms": 1, "total": 1},
        {"what": "tile", "tile": 36, "worms": 4, "total": 5},
        {"what": "bratworms", "worms": 2, "total": 7},
        {"what": "apple", "worms": 3, "total": 10},
    ]
    assert bo == [{"what": "tile", "tile": 25, "worms": 2, "total": 2}]
    assert cy == []
    assert standing.worms == [10, 2, 0]


def test_nothing_is_added_up_before_the_end() -> None:
    standing = standing_view(table("classic", Ada=stack(33), Bo=stack(36)))
    assert "sums" not in msgspec.to_builtins(standing)


def test_no_tie_is_told_before_the_end() -> None:
    assert standing_view(table("classic", Ada=stack(33), Bo=stack(36))).tie is None


def test_the_dice_left_are_those_not_laid_aside() -> None:
    left = standing_view(table("classic", kept="4 4 5", phase=Phase.DICE))
    assert (left.white_dice, left.golden_die) == (5, False)


@pytest.mark.parametrize(
    ("kept", "golden", "left"),
    [("1 1 5", GoldenDie.KEPT, (6, False)), ("5 5", GoldenDie.IN_HAND, (6, True))],
)
def test_the_golden_die_is_none_of_the_white_ones(
    kept: str, golden: GoldenDie, left: tuple[int, bool]
) -> None:
    """R22"""
    ada = stack(27, holds=GOLDEN_DIE)
    position = table(
        "extrawurm", Ada=ada, Bo=stack(), kept=kept, phase=Phase.DICE, golden_die=golden
    )
    standing = standing_view(position)
    assert (standing.white_dice, standing.golden_die) == left


@pytest.mark.parametrize(
    "position",
    [
        table("classic", kept=worth(30)),
        table("classic", Ada=stack(21), Bo=stack(30), kept=worth(30)),
        table("classic", Ada=stack(21), Bo=stack(), kept="4", rolled="5 5 worm 1 1 1 1"),
        table("junior", kept="bun bun worm", rolled="cheese ketchup ketchup"),
    ],
)
def test_previews_have_their_types_and_go_out_as_the_rules_tell_them(position: Position) -> None:
    assert previews_json(position)
    assert msgspec.to_builtins(previews_view(position)) == previews_json(position)
