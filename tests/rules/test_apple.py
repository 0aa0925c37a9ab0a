"""R25: the apple."""

import pytest

from tests.support.position import APPLE, WEASEL, play, stack, table, tile, worth
from wormgrill.rules import EDITIONS, Position, scores, winners
from wormgrill.rules.events import GameOver, Took, TurnEnded

_WITH_A_TILE = table("deluxe", up=(), Ada=stack(21, bratworms=1, holds=APPLE), Bo=stack(33))
_NOT_HELD = table("deluxe", standing={APPLE: 29}, Ada=stack(21), Bo=stack(33))
_OUT = table("deluxe", standing={}, Ada=stack(21), Bo=stack(33))
_ANOTHER_HELD = table("deluxe", Ada=stack(21, holds=WEASEL), Bo=stack(33))


@pytest.mark.parametrize(
    ("position", "worms"),
    [(_WITH_A_TILE, (5, 4)), (_NOT_HELD, (1, 4)), (_OUT, (1, 4)), (_ANOTHER_HELD, (1, 4))],
)
def test_it_is_worth_three_worms_to_its_holder(position: Position, worms: tuple[int, int]) -> None:
    """R25"""
    assert scores(position) == worms


def test_it_can_win_the_game() -> None:
    """R25"""
    before = table("deluxe", up=(22,), Ada=stack(21, holds=APPLE), Bo=stack(33), kept=worth(22))
    after, events = play(before, "stop")
    assert winners(after) == (0,)
    assert events == [Took(0, tile(22)), TurnEnded(0, None), GameOver((5, 4), (0,))]


def test_it_is_part_of_the_deluxe_edition_only() -> None:
    """R25"""
    assert [key for key, edition in EDITIONS.items() if APPLE in dict(edition.specialists)] == [
        "deluxe"
    ]
