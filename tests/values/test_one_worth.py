"""What a net says of a position does not depend on what else it is asked about."""

from random import Random

import numpy as np
import pytest

from tests.support.selfplay import somewhere
from wormgrill.rules.edition import Options
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values import features
from wormgrill.values.champion import net_for
from wormgrill.values.net import ROWS, outputs
from wormgrill.values.worms import worms_now


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("edition", ["classic", "extrawurm", "deluxe"])
def test_a_position_is_worth_the_same_to_the_last_digit(edition: str, players: int) -> None:
    """Alone, in the middle of few and of many, and wherever it stands among them."""
    chance = Random(players)
    many = [
        somewhere(edition, players, Options(), chance.randrange(400), seed)
        for seed in range(3 * ROWS + 5)
    ]
    for net in (net_for(edition, players), net_for(edition, players).precise()):
        chances, worms = net.figures(many)
        for size in (1, 2, ROWS - 1, ROWS, ROWS + 1, len(many)):
            some = chance.sample(range(len(many)), size)
            again, others = net.figures([many[number] for number in some])
            np.testing.assert_array_equal(again, chances[some])
            np.testing.assert_array_equal(others, worms[some])


@pytest.mark.parametrize(("edition", "players"), [("classic", 2), ("deluxe", 7), ("junior", 5)])
def test_the_ends_of_a_turn_are_worth_together_what_each_is_alone(
    edition: str, players: int
) -> None:
    """Most seats are alike in them, and are read once."""
    net = net_for(edition, players)
    for seed in range(3):
        position = somewhere(edition, players, Options(), 100 + 50 * seed, seed)
        ends = [end for end in SolvedTurn(position, worms_now).last_positions if not end.over]
        assert len(ends) > 2
        together = net.figures(ends)
        for number, end in enumerate(ends):
            for figures, alone in zip(together, net.figures([end]), strict=True):
                np.testing.assert_array_equal(figures[number], alone[0])


def test_a_net_in_double_precision_is_computed_in_it() -> None:
    """The daily grill's: so no rounding decides between its choices."""
    net = net_for("classic", 2)
    many = [somewhere("classic", 2, Options(), 10, seed) for seed in range(ROWS + 1)]
    seen = features.figures(net.layout, many)
    single, double = (outputs(np, one.weights, *seen) for one in (net, net.precise()))
    for rough, fine in zip(single, double, strict=True):
        assert (rough.dtype, fine.dtype) == (np.float32, np.float64)
        assert 0 < np.abs(rough - fine).max() < 1e-4
