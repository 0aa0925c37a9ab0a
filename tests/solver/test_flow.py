"""The chances of the ends, from any state of the dice: the other way through a solved turn."""

import pytest

from tests.support.position import CANNED_WORM, GOLDEN_DIE, WEASEL, stack, table
from tests.support.selfplay import TABLES, somewhere
from wormgrill.rules import Position
from wormgrill.rules.edition import Options
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.worms import turn_ev

IN_HAND = {
    "nothing": None,
    "weasel": WEASEL,
    "golden die": GOLDEN_DIE,
    "canned worm": CANNED_WORM,
}


def agree(position: Position) -> None:
    """What the ends are worth on average is what the programme over the dice has found."""
    solved = SolvedTurn(position, turn_ev)
    mover = solved.player
    assert sum(solved.endings(position).values()) == pytest.approx(1)
    assert solved.standing(position)[mover] == pytest.approx(solved.worth(position), abs=1e-8)
    found = zip(solved.ratings(position), solved.seats(position), strict=True)
    for rating, (action, seats) in found:
        assert rating.action == action
        assert seats[mover] == pytest.approx(rating.worth, abs=1e-8)


@pytest.mark.parametrize("held", IN_HAND)
@pytest.mark.parametrize("kept", ["", "1 1", "5 5 worm", "3 3 4 4 5 5 1"])
def test_are_worth_what_the_turn_is_worth(held: str, kept: str) -> None:
    """R15, R16, R22 to R24: with Double 1s whose Bratworm two others can give, too."""
    ada, bo, cem = stack(27, holds=IN_HAND[held]), stack(22, bratworms=3), stack(33, bratworms=4)
    agree(table("deluxe", Ada=ada, Bo=bo, Cem=cem, kept=kept))


@pytest.mark.parametrize("edition", TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_are_so_in_every_edition(edition: str, seed: int) -> None:
    """R30: where a dead roll does not fail, what lies aside counts."""
    agree(somewhere(edition, 2 + seed % 2, Options(), 15 * seed, seed))
