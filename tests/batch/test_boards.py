"""Positions as boards and back, and what boards say of the score."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import jax
import numpy as np
import pytest

from tests.batch.differential import decoded, row
from tests.support.selfplay import TABLES, at_rest, game, settings
from wormgrill.batch.board import BoardArrays, BoardSpec, board_of, over, scores, shares
from wormgrill.batch.value import turn_ev
from wormgrill.rules import scoring
from wormgrill.rules.position import Position
from wormgrill.values import worms


def played(spec: BoardSpec, seed: int) -> Iterator[Position]:
    """Games with every number of players and every option, at rest."""
    chance = Random(seed)
    for players, options in settings(spec.edition):
        yield from at_rest(game(spec.edition, players, options, chance))


@pytest.fixture(params=TABLES)
def spec(request: pytest.FixtureRequest) -> BoardSpec:
    edition = TABLES[request.param]
    return BoardSpec(edition, edition.players[1])


def test_a_position_comes_back_as_it_was(spec: BoardSpec) -> None:
    positions = list(islice(played(spec, seed=1), 500))
    boards: BoardArrays = jax.tree.map(np.asarray, board_of(spec, positions))
    for number, position in enumerate(positions):
        mover = position.turn.player if position.turn else 0
        assert decoded(spec, row(boards, number), position, mover) == position


def test_who_has_won_and_by_how_much(spec: BoardSpec) -> None:
    """R10, R11, R17, R25, R33."""
    positions = [position for position in played(spec, seed=2) if position.over]
    assert positions
    boards = board_of(spec, positions)
    won, worms, ended = jax.jit(
        jax.vmap(lambda board: (shares(spec, board), scores(spec, board), over(board)))
    )(boards)
    assert ended.all()
    for number, position in enumerate(positions):
        players = len(position.seats)
        winners = scoring.winners(position)
        part = [(seat in winners) / len(winners) for seat in range(players)]
        assert won[number].tolist() == pytest.approx([*part, *[0] * (spec.seats - players)])
        assert worms[number][:players].tolist() == list(scoring.scores(position))


def test_turn_ev_counts_as_for_one_position(spec: BoardSpec) -> None:
    positions = list(islice(played(spec, seed=3), 200))
    found = jax.jit(jax.vmap(lambda board: turn_ev(spec, board)))(board_of(spec, positions))
    for number, position in enumerate(positions):
        players = len(position.seats)
        mover = position.turn.player if position.turn else 0
        from_mover = np.roll(worms.turn_ev([position])[0], -mover)
        assert found[number][:players].tolist() == pytest.approx(from_mover.tolist(), abs=1e-5)
