"""The batched environment agrees with the rules; `make differential` asks 100,000 decisions."""

from collections import Counter

import pytest

from tests.envs.differential import Case, compare
from tests.support.selfplay import SMALL
from wormgrill.formats.edition_toml import edition_from
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import Specialist

# As much of everything as an edition may have.
LARGE = edition_from({
    "key": "large",
    "kind": "classic",
    "players": [2, 7],
    "dice": 12,
    "bratworms": 40,
    "faces": [
        {"name": "worm", "points": 20, "sides": 20, "golden_sides": 20},
        *({"name": str(points), "points": points, "sides": 20} for points in range(7)),
    ],
    "tiles": [{"value": value, "worms": value % 21} for value in range(41, 81)],
    "specialists": {name: 41 + 5 * number for number, name in enumerate(Specialist)},
})  # fmt: skip

# Tiles of one number that differ, and three of a kind (R34).
ODD_JUNIOR = edition_from({
    "key": "odd-junior",
    "kind": "junior",
    "players": [2, 4],
    "dice": 5,
    "faces": [{"name": "bun", "points": 2}, {"name": "worm", "points": 1, "sides": 3}],
    "tiles": [
        {"value": value, "worms": worms} for value in (4, 5, 6, 7) for worms in (2, 1, 2, 2)
    ],
})  # fmt: skip

FEW, MORE, MANY = 320, 1280, 4800  # decisions


def case(edition: str | Edition, players: int, *options: int, reward: str = "win") -> Case:
    short, free, first = (*options, *(0, 0, 0)[len(options) :])
    played = EDITIONS[edition] if isinstance(edition, str) else edition
    return Case(played, players, Options(bool(short), bool(free), first), reward)


CASES = {
    case("classic", 2): FEW,
    case("classic", 7, 1, 0, 3, reward="worms"): FEW,
    case("extrawurm", 2, 0, 1, reward="margin"): MORE,
    case("extrawurm", 6): FEW,
    case("deluxe", 2, 1, reward="worms"): FEW,
    case("deluxe", 4, 0, 0, 2, reward="margin"): MORE,
    case("junior", 2, 0, 0, 1): FEW,
    case("junior", 5, 0, 1, reward="margin"): MORE,
    case(SMALL, 4, 1, 1, reward="worms"): MANY,
    case(LARGE, 7, 0, 1): FEW,
    case(ODD_JUNIOR, 3, 0, 1): MORE,
}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_decision_is_that_of_the_rules(case: Case) -> None:
    met = compare(case, CASES[case], seed=0)
    assert min(met[name] for name in ("roll", "choose", "after", "illegal")) > 4
    if case.edition is SMALL:
        _what_is_rare_was_met(met)


def _what_is_rare_was_met(met: Counter[str]) -> None:
    """Else it would say little that all of them agree."""
    assert min(met[name] for name in ("rob", "return", "pinch", "over", "truncated")) > 4, met
