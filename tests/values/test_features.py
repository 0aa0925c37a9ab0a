"""What the nets see: as it was when they were trained, for ever."""

from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.support.selfplay import TABLES, at_rest, game, settings
from wormgrill.formats.position_line import from_line
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition
from wormgrill.rules.position import Position
from wormgrill.values.cards import cards, serving
from wormgrill.values.features import figures
from wormgrill.values.layout import DEEP, Layout

# Of every edition and number of players: the digest of the figures the nets were trained with.
FILE = Path(__file__).parents[1] / "data" / "figures.txt"
STORED = [line.split() for line in FILE.read_text("utf-8").splitlines()]


def layout_of(position: Position) -> Layout:
    """That of the net which serves the position."""
    card = cards()[serving(position.edition.key, len(position.seats))]
    return Layout(EDITIONS[card.editions[0]])


def played(edition: Edition, players: int) -> list[Position]:
    """Games with every option, at rest."""
    chance = Random(players)
    tables = [options for count, options in settings(edition) if count == players]
    return [
        position
        for options in tables
        for position in at_rest(game(edition, players, options, chance))
    ]


def test_the_figures_are_those_the_nets_were_trained_with() -> None:
    assert len(STORED) >= 100
    for digest, line in STORED:
        position = from_line(line)
        seats, grill, _ = figures(layout_of(position), [position])
        found = sha256(seats.tobytes() + grill.tobytes()).hexdigest()
        assert found.startswith(digest), line


def test_every_edition_and_number_of_players_is_among_them() -> None:
    told = {
        (position.edition.key, len(position.seats))
        for position in (from_line(line) for _, line in STORED)
    }
    assert told == {
        (key, players)
        for key, edition in EDITIONS.items()
        for players in range(edition.players[0], edition.players[1] + 1)
    }


@pytest.mark.parametrize("key", TABLES)
def test_positions_side_by_side_are_seen_as_one_by_one(key: str) -> None:
    edition = TABLES[key]
    layout = Layout(edition)
    for players in range(edition.players[0], edition.players[1] + 1):
        positions = played(edition, players)[::3]
        together = figures(layout, positions)
        for number, position in enumerate(positions):
            alone = figures(layout, [position])
            assert all(
                np.array_equal(some[number], one[0])
                for some, one in zip(together, alone, strict=True)
            )


@pytest.mark.parametrize("key", TABLES)
def test_a_layout_says_how_many_figures_there_are(key: str) -> None:
    edition = TABLES[key]
    layout = Layout(edition)
    position = played(edition, edition.players[0])[0]
    seats, grill, there = figures(layout, [position])
    assert seats.shape == (1, edition.players[0], layout.seat)
    assert grill.shape == (1, layout.grill)
    assert there.all()
    assert layout.seat_blocks["depths"].size == DEEP * layout.seat_blocks["tiles"].size
