"""Every rule at once: whole games, step by step, as the oracle tells them."""

import json
from collections import Counter
from random import Random

import pytest

from tests.support import oracle
from tests.support.selfplay import NAMES, SMALL, TABLES, purposeful, settings
from wormgrill.formats.position_json import encode
from wormgrill.rules import Dice, Position, apply, start
from wormgrill.rules.edition import Edition, Options

pytestmark = pytest.mark.uncounted

# Games for each number of players and each choice of options.
GAMES = {"classic": 2, "extrawurm": 2, "deluxe": 2, "junior": 12, "small": 20}
CHOICE = {"phase pinch", "pinch", "take"}
PLAIN = {"phase roll", "phase dice", "phase choose", "phase after", "roll", "keep", "stop"}
SPECIAL = CHOICE | {"phase rob", "rob", "phase return", "return", "weasel", "fail"}
# What is rare must have come up so often at least.
RARE = {
    "classic": dict.fromkeys(CHOICE, 10),
    "extrawurm": dict.fromkeys(SPECIAL, 5) | {"phase rob": 300, "phase return": 50},
    "deluxe": dict.fromkeys(SPECIAL, 5) | {"phase rob": 300, "phase return": 50},
    "junior": dict.fromkeys(CHOICE, 20),
    "small": dict.fromkeys(SPECIAL, 30),
}

oracle.EDITIONS["small"] = {
    "kind": "classic",
    "tiles": [
        (7, 1, True), (8, 1, False), (9, 1, False), (10, 1, False), (11, 2, False),
        (12, 2, False), (13, 2, False), (15, 3, False), (17, 4, False),
    ],
    "dice": 4,
    "die": ["1", "2", "3", "worm", "worm"],
    "golden": ["1", "1", "3", "worm", "worm", "worm"],
    "points": {"1": 1, "2": 2, "3": 3, "worm": 5},
    "specialists": {
        "canned-worm": 7, "hen": 8, "raven": 9, "weasel": 10, "golden-die": 11, "apple": 12,
    },
    "bratworms": 3,
    "players": (2, 4),
}  # fmt: skip


@pytest.mark.parametrize("edition", TABLES.values(), ids=TABLES)
def test_both_tell_the_same_game(edition: Edition) -> None:
    seen: Counter[str] = Counter()
    for players, options in settings(edition):
        for seed in range(GAMES[edition.key]):
            seen += play(edition, players, options, Random(f"{players} {options} {seed}"))
    rare = RARE[edition.key]
    assert set(seen) == PLAIN | set(rare)
    assert all(seen[what] >= often for what, often in rare.items()), seen


def play(edition: Edition, players: int, options: Options, chance: Random) -> Counter[str]:
    """One game, compared after each step; how often each phase and decision came up."""
    names = NAMES[:players]
    position = start(edition, names, options)
    other = oracle.new(
        edition.key,
        list(names),
        {
            "short-game": options.short_game,
            "free-choice": options.free_choice,
            "first": options.first,
        },
    )
    seen: Counter[str] = Counter()
    assert told(position) == other
    while not position.over:
        seen[f"phase {other['turn']['phase']}"] += 1
        step = purposeful(position, chance)
        if isinstance(step, Dice):
            other = oracle.step_dice(other, list(step.faces), step.golden)
        else:
            seen[str(step).split()[0]] += 1
            other = oracle.step_action(other, str(step))
        position, _ = apply(position, step)
        assert told(position) == other
    return seen


def told(position: Position) -> oracle.Json:
    """Through JSON, as on the wire; the oracle knows the small edition by its key."""
    found: oracle.Json = json.loads(json.dumps(encode(position)))
    return found | {"edition": SMALL.key} if position.edition is SMALL else found
