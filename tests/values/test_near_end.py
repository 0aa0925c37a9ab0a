"""Near the end the champion looks a turn further by itself, where that is cheap."""

from random import Random

import numpy as np
import pytest

from tests.reviews.test_sum import adds_up
from tests.support.position import stack, table
from tests.support.selfplay import SMALL, game
from tests.support.standin import recorded
from wormgrill import EDITIONS, hint, review
from wormgrill.rules import Phase, Position
from wormgrill.rules.edition import Options
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.champion import champion_value, net_for
from wormgrill.values.deep import deepened
from wormgrill.values.near_end import FEW, FEW_WITH_SIX_DICE, is_near_end, ways_to_win

SETTINGS = [("classic", 2), ("classic", 5), ("junior", 3), ("extrawurm", 2), ("deluxe", 3)]


def turns(edition: str, players: int) -> list[Position]:
    """Where turns begin, until the end."""
    found: list[Position] = []
    for seed in range(3):
        positions = game(EDITIONS[edition], players, Options(), Random(seed))
        found += [one for one in positions if one.turn is None or one.turn.phase is Phase.ROLL]
    return found


class TestTheEndIsNear:
    def test_where_few_tiles_are_left_to_win_from_the_grill_or_a_rival(self) -> None:
        """R6: one's own cannot be."""
        four = table("classic", up=[25, 30, 36], Ada=stack(21, 22), Bo=stack(28))
        assert ways_to_win(four) == FEW == 4
        assert is_near_end(four)
        assert is_near_end(table("classic", up=[25, 30, 33, 36], Ada=stack(21), Bo=stack()))
        assert not is_near_end(table("classic", up=[25, 30, 33, 36], Ada=stack(), Bo=stack(21)))

    def test_so_with_many_players_later(self) -> None:
        ada, bo, cem, dora = stack(), stack(21), stack(22), stack(23)
        assert is_near_end(table("classic", up=[36], Ada=ada, Bo=bo, Cem=cem, Dora=dora))
        assert not is_near_end(table("classic", up=[35, 36], Ada=ada, Bo=bo, Cem=cem, Dora=dora))

    def test_with_six_dice_two_ways_earlier(self) -> None:
        """Turns of Junior are solved more quickly."""
        ada, bo, cem = stack(4), stack(5), stack(6)
        six = table("junior", up=[4, 7, 8, 9], Ada=ada, Bo=bo, Cem=cem)
        assert ways_to_win(six) == FEW_WITH_SIX_DICE == 6
        assert is_near_end(six)
        assert not is_near_end(table("junior", up=[4, 5, 7, 8, 9], Ada=ada, Bo=bo, Cem=cem))

    @pytest.mark.parametrize("edition", ["extrawurm", "deluxe"])
    def test_never_where_turns_have_many_ends(self, edition: str) -> None:
        """Bratworms and specialists: looking further is not cheap there."""
        assert not is_near_end(table(edition, up=[21]))


class TestTheValue:
    @pytest.mark.parametrize(("edition", "players"), SETTINGS)
    def test_is_the_solved_turn_near_the_end_and_the_net_elsewhere(
        self, edition: str, players: int
    ) -> None:
        value, net = champion_value(EDITIONS[edition], players), net_for(edition, players)
        assert value is not None
        asked = turns(edition, players)
        guessed = net.figures(asked)[0]
        further = deepened(lambda positions: net.figures(positions)[0])(asked)
        near = np.array([not one.over and is_near_end(one) for one in asked])
        expected = np.where(near[:, None], further, guessed)
        assert value(asked) == pytest.approx(expected, abs=1e-6)

    def test_is_a_function_of_the_position_alone(self) -> None:
        """Whatever is asked beside it, or was before."""
        value = champion_value(EDITIONS["classic"], 2)
        assert value is not None
        asked = [one for one in turns("classic", 2) if not one.over and is_near_end(one)]
        together = value(asked)
        assert len(asked) > 5
        for position, row in zip(asked, together, strict=True):
            fresh = champion_value(EDITIONS["classic"], 2)
            assert fresh is not None
            assert fresh([position])[0] == pytest.approx(row, abs=1e-6)

    def test_stays_exact_where_the_game_is_solved(self) -> None:
        near = table("junior", up=[2, 5])
        assert is_near_end(near)
        assert hint(near).exact


class TestWhoUsesIt:
    def test_a_hint_is_solved_for_it(self) -> None:
        near = table("classic", up=[25, 36], Ada=stack(21, 30), Bo=stack(28))
        net = net_for("classic", 2)
        plain = SolvedTurn(near, lambda positions: net.figures(positions)[0])
        value = champion_value(EDITIONS["classic"], 2)
        assert value is not None
        best = hint(near).best
        assert best is not None
        assert best.worth == pytest.approx(SolvedTurn(near, value).worth(near), abs=1e-6)
        assert best.worth != pytest.approx(plain.worth(near), abs=1e-6)

    def test_a_turn_further_on_top_of_it_says_something_else_again(self) -> None:
        near = table("classic", up=[25, 36], Ada=stack(21, 30), Bo=stack(28))
        best, deep = hint(near).best, hint(near, deep=True).best
        assert best is not None
        assert deep is not None
        assert deep.worth != pytest.approx(best.worth, abs=1e-7)

    def test_a_review_adds_up(self) -> None:
        record = recorded("classic-2-players")
        adds_up(review(record), record)

    def test_nobody_who_counts_worms(self) -> None:
        assert champion_value(SMALL, 2) is None
