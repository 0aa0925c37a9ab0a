"""What a net sees of boards is what it sees of the positions they stand for."""

import jax
import numpy as np
import pytest

from tests.support.selfplay import TABLES
from tests.values.test_features import played
from wormgrill.batch import features
from wormgrill.batch.board import BoardSpec, board_of
from wormgrill.rules.edition import Edition
from wormgrill.values.features import figures
from wormgrill.values.layout import Layout

SERVED = [(edition, edition) for edition in TABLES.values()]
SERVED.append((TABLES["extrawurm"], TABLES["deluxe"]))  # whose net serves it too


@pytest.mark.parametrize(("edition", "whole"), SERVED, ids=lambda edition: edition.key)
def test_boards_show_the_figures_of_their_positions(edition: Edition, whole: Edition) -> None:
    """All of them, to the last bit but one: XLA may multiply where numpy divides."""
    spec, layout = BoardSpec(whole, whole.players[1]), Layout(whole)
    shown = jax.jit(jax.vmap(lambda board: features.figures(spec, layout, board)))
    for players in range(edition.players[0], edition.players[1] + 1):
        positions = played(edition, players)[:120]
        seats, grill, there = map(np.asarray, shown(board_of(spec, positions)))
        expected = figures(layout, positions)
        np.testing.assert_array_max_ulp(seats[:, :players], expected.seats, 1)
        np.testing.assert_array_max_ulp(grill, expected.grill, 1)
        assert not seats[:, players:].any()
        assert there.tolist() == [[float(seat < players) for seat in range(spec.seats)]] * len(
            positions
        )
