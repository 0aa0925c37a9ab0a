"""The champion's nets as they come with the package."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from random import Random

import numpy as np
import pytest

from tests.support.selfplay import at_rest, game
from wormgrill.rules import EDITIONS, Position
from wormgrill.rules.edition import Options
from wormgrill.rules.scoring import scores, winners
from wormgrill.values.cards import NETS, cards
from wormgrill.values.champion import champion_value, net_for
from wormgrill.values.exact import solved_game
from wormgrill.values.near_end import is_near_end

TABLES = [
    (key, players)
    for key, edition in EDITIONS.items()
    for players in range(edition.players[0], edition.players[1] + 1)
]


def test_every_card_is_that_of_its_net() -> None:
    assert cards()
    for name, card in cards().items():
        weights = (NETS / f"{name}.npz").read_bytes()
        assert card.told["sha256"] == sha256(weights).hexdigest(), name
        net = net_for(card.editions[0], card.players[0])
        assert card.told["weights"] == sum(array.size for array in net.weights.values()), name


def test_every_net_has_its_card_and_all_of_them_are_small() -> None:
    nets = [file for file in NETS.iterdir() if file.name.endswith(".npz")]
    assert {file.name.removesuffix(".npz") for file in nets} == set(cards())
    assert sum(len(file.read_bytes()) for file in nets) < 5_000_000


def test_no_table_is_served_by_two_nets() -> None:
    for key, players in TABLES:
        serving = [
            name
            for name, card in cards().items()
            if key in card.editions and players in card.players
        ]
        assert len(serving) == 1, (key, players)


def played(key: str, players: int) -> Iterator[Position]:
    """Games without end, at rest."""
    chance = Random(players)
    while True:
        yield from at_rest(game(EDITIONS[key], players, Options(first=players - 1), chance))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_somebody_wins(key: str, players: int) -> None:
    """Everybody's chances add up to 1, and of a finished game they are its result."""
    value = champion_value(EDITIONS[key])
    assert value is not None
    positions = list(islice(played(key, players), 200))
    chances, worms = net_for(key, players).figures(positions)
    if solved_game(EDITIONS[key], players) is None:
        told = value(positions)
        far = [position.over or not is_near_end(position) for position in positions]
        assert np.array_equal(told[far], chances[far])
        assert told.sum(1) == pytest.approx(np.ones(len(positions)), abs=1e-6)
    assert chances.sum(1) == pytest.approx(np.ones(len(positions)), abs=1e-9)
    assert (chances >= 0).all()
    finished = [number for number, position in enumerate(positions) if position.over]
    assert finished
    for number in finished:
        won = winners(positions[number])
        assert chances[number].tolist() == [(seat in won) / len(won) for seat in range(players)]
        assert worms[number].tolist() == list(scores(positions[number]))
