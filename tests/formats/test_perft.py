"""Known numbers of positions, and the second opinion's own count of them."""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from tests.support import oracle
from wormgrill.formats.perft import perft
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Edition

KNOWN = tomllib.loads((Path(__file__).parents[1] / "data" / "perft.toml").read_text("utf-8"))
DEPTH = {"junior": 8}  # the others in full take a quarter of a minute each
ENOUGH = 6


def test_every_edition_has_known_numbers() -> None:
    assert set(KNOWN) == set(EDITIONS)


def test_a_step_is_a_decision_or_one_of_the_distinct_rolls() -> None:
    assert list(perft(start(EDITIONS["junior"], ["Ada", "Bo"]), 2)) == [(1, 1), (1, 1), (210, 210)]


@pytest.mark.uncounted
@pytest.mark.parametrize("edition", EDITIONS)
def test_paths_and_positions_are_the_known_ones(edition: str) -> None:
    depth = DEPTH.get(edition, ENOUGH)
    counted = list(perft(start(EDITIONS[edition], ["Ada", "Bo"]), depth))
    known = list(zip(KNOWN[edition]["paths"], KNOWN[edition]["positions"], strict=True))
    assert counted == known[: depth + 1]


@pytest.mark.uncounted
@pytest.mark.parametrize(("edition", "depth"), [("classic", 4), ("deluxe", 4), ("junior", 6)])
def test_the_second_opinion_counts_the_same(edition: str, depth: int) -> None:
    layer = Counter({json.dumps(oracle.new(edition, ["Ada", "Bo"], {})): 1})
    for step in range(depth + 1):
        assert layer.total() == KNOWN[edition]["paths"][step]
        assert len(layer) == KNOWN[edition]["positions"][step]
        following: Counter[str] = Counter()
        for text, ways in layer.items():
            for after in _all_that_can_follow(json.loads(text), EDITIONS[edition]):
                following[json.dumps(after)] += ways
        layer = following


def _all_that_can_follow(position: dict[str, Any], edition: Edition) -> Iterator[object]:
    for action in position["legal"]:
        yield oracle.step_action(position, action)
    if not position["legal"]:
        left = edition.dice - len(position["turn"]["kept"])
        for faces in combinations_with_replacement(edition.face_names, left):
            yield oracle.step_dice(position, list(faces), None)
