"""The batched environment agrees with the rules; `make differential` asks 100,000 decisions."""

from collections import Counter

import pytest

from tests.envs.differential import Case, compare
from wormgrill.rules.edition import Options

FEW, MORE, MANY = 320, 1280, 4800  # decisions
CASES = {
    Case("classic", 2): FEW,
    Case("classic", 7, Options(short_game=True, first=3), "worms"): FEW,
    Case("extrawurm", 2, Options(free_choice=True), "margin"): MORE,
    Case("extrawurm", 6): FEW,
    Case("deluxe", 2, Options(short_game=True), "worms"): FEW,
    Case("deluxe", 4, Options(first=2), "margin"): MORE,
    Case("junior", 2, Options(first=1)): FEW,
    Case("junior", 5, Options(free_choice=True), "margin"): MORE,
    Case("small", 4, Options(True, True), "worms"): MANY,
}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_decision_is_that_of_the_rules(case: Case) -> None:
    met = compare(case, CASES[case], seed=0)
    assert min(met[name] for name in ("roll", "choose", "after", "illegal")) > 10
    if case.edition == "small":
        _what_is_rare_was_met(met)


def _what_is_rare_was_met(met: Counter[str]) -> None:
    """Else it would say little that all of them agree."""
    assert min(met[name] for name in ("rob", "return", "pinch", "over", "truncated")) > 4, met
