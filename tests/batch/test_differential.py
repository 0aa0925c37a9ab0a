"""The batch agrees with the rules and the solver; `make differential` asks 100,000 positions."""

from itertools import islice

import pytest

from tests.batch.differential import TOGETHER, Differences, differences, turns
from tests.support.selfplay import SMALL, TABLES
from wormgrill.batch.board import BoardSpec
from wormgrill.rules.legal import victims
from wormgrill.rules.pieces import Specialist

ASKED = {"classic": 500, "junior": 1000, "deluxe": 200, "small": 1000}


@pytest.mark.parametrize("key", ASKED)
def test_all_ends_and_the_solved_turn_are_those_of_the_solver(key: str) -> None:
    """Extrawurm on the boards of Deluxe, whose net serves it; `make differential` has its own."""
    edition = TABLES[key]
    spec = BoardSpec(edition, edition.players[1])
    largest = Differences()
    for other in (edition, TABLES["extrawurm"]) if key == "deluxe" else (edition,):
        positions = turns(spec, 0, other)
        for _ in range(ASKED[key] // TOGETHER):
            some = list(islice(positions, TOGETHER))
            largest = largest.and_those(differences(spec, some))
    assert largest.worth < 1e-9
    assert largest.seats < 1e-9
    assert largest.figures < 1e-6  # they have 32 bits
    assert largest.chances < 1e-9
    assert largest.impossible == 0


def test_what_is_rare_is_among_the_positions() -> None:
    """Else it would say little that all of them agree."""
    spec = BoardSpec(SMALL, 4)
    held = dict.fromkeys(Specialist, 0)
    bereft = choosing = 0
    for position in islice(turns(spec, seed=0), ASKED["small"]):
        assert position.turn is not None
        own = position.seats[position.turn.player].specialist
        if own:
            held[own] += 1
        bereft += position.supply == 0
        choosing += position.supply == 0 and len(victims(position, position.turn)) > 1
    assert min(many for who, many in held.items() if who is not Specialist.RAVEN) > 20
    assert bereft > 100  # R16
    assert choosing > 50
