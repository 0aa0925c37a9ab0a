"""What is certain of a decision before it is made."""

from typing import Any

import pytest

from tests.support.position import CANNED_WORM, GOLDEN_DIE, HEN, WEASEL, stack, table, worth
from wormgrill.formats.outlook_json import outlook_json
from wormgrill.rules import Phase, Position
from wormgrill.rules.edition import Options
from wormgrill.rules.position import GoldenDie

_FREE = Options(free_choice=True)
_GRILL = table("classic", kept=worth(26))
_LOWER = table("classic", down=(26,), kept=worth(26))
_RIVAL = table("classic", Ada=stack(), Bo=stack(), Cy=stack(26), kept=worth(26))
_RIVALS = table("junior", Ada=stack(), Bo=stack(5), Cy=stack(5), kept="bun bun worm")
_GUARDED = table("deluxe", Ada=stack(), Bo=stack(), Cy=stack(26, holds=HEN), kept=worth(26))
_NO_WORM = table("classic", kept="5 5 5 5 1")
_TOO_LOW = table("classic", kept=worth(20))
_CHOICE = table("classic", options=_FREE, Ada=stack(), Bo=stack(26), kept=worth(26))
_HEN_OR = table("deluxe", options=_FREE, Ada=stack(), Bo=stack(26, holds=HEN), kept=worth(26))
_NO_CHOICE = table("classic", options=_FREE, up=(30,), Ada=stack(), Bo=stack(26), kept=worth(26))
_CANNED = table("deluxe", standing={}, Ada=stack(24, holds=CANNED_WORM), Bo=stack(), kept="4 4")


@pytest.mark.parametrize(
    ("position", "ends"),
    [
        (_GRILL, {"tile": 26, "from": "grill"}),
        (_LOWER, {"tile": 25, "from": "grill"}),
        (_RIVAL, {"tile": 26, "from": [2]}),
        (_RIVALS, {"tile": 5, "from": [1, 2]}),
        (_GUARDED, {"hen": 2}),
        (_NO_WORM, {"fails": "no-worm"}),
        (_TOO_LOW, {"fails": "nothing"}),
        (_CHOICE, {"tile": 26, "from": [1], "or": {"tile": 25, "from": "grill"}}),
        (_HEN_OR, {"hen": 1, "or": {"tile": 25, "from": "grill"}}),
        (_NO_CHOICE, {"tile": 26, "from": [1]}),
        (_CANNED, {"tile": 13, "from": "grill"}),
    ],
)
def test_stopping_tells_how_the_turn_ends(position: Position, ends: dict[str, Any]) -> None:
    """R5, R6, R26, R31, O2; of rolling nothing is certain."""
    assert outlook_json(position) == {"stop": {"ends": ends}}


def test_keeping_tells_the_dice_and_the_total() -> None:
    """R1"""
    assert outlook_json(table("classic", kept="5 5", rolled="1 2 2 5 worm worm")) == {
        "keep 1": {"dice": 1, "total": 11},
        "keep 2": {"dice": 2, "total": 14},
        "keep worm": {"dice": 2, "total": 20},
    }


def test_keeping_the_last_dice_tells_how_the_turn_ends() -> None:
    """R3"""
    before = table("classic", Ada=stack(), Bo=stack(29), kept="5 5 5 5 3 3", rolled="1 worm")
    assert outlook_json(before) == {"keep 1": {"dice": 1, "total": 27},
                               "keep worm": {"dice": 1, "total": 31}}  # fmt: skip
    before = table("classic", Ada=stack(), Bo=stack(36), kept="5 5 5 5 3 3", rolled="worm worm")
    assert outlook_json(before) == {
        "keep worm": {"dice": 2, "total": 36, "ends": {"tile": 36, "from": [1]}}
    }


def test_keeping_the_last_face_tells_how_the_turn_ends() -> None:
    """R3"""
    before = table("classic", kept="4 3 2 1 worm", rolled="1 5 5")
    assert outlook_json(before) == {
        "keep 5": {"dice": 2, "total": 25, "ends": {"tile": 25, "from": "grill"}}
    }


def test_the_golden_die_is_counted_and_may_be_left_alone() -> None:
    """R22: with it in the hand the turn goes on."""
    ada = stack(24, holds=GOLDEN_DIE)
    before = table(
        "deluxe",
        Ada=ada,
        Bo=stack(),
        kept="5 5 5 5 5 5",
        rolled="1 1 + 1",
        golden_die=GoldenDie.IN_HAND,
    )
    assert outlook_json(before) == {
        "keep 1": {"dice": 3, "total": 33, "ends": {"fails": "no-worm"}},
    }
    before = table(
        "deluxe",
        Ada=ada,
        Bo=stack(),
        kept="5 5 5 5 5 5",
        rolled="2 2 + 1",
        golden_die=GoldenDie.IN_HAND,
    )
    assert outlook_json(before) == {
        "keep 1": {"dice": 1, "total": 31},
        "keep 2": {"dice": 2, "total": 34},
    }


def test_the_canned_worm_is_in_the_total_until_a_worm_is_kept() -> None:
    """R24"""
    before = table(
        "deluxe",
        Ada=stack(24, holds=CANNED_WORM),
        Bo=stack(),
        kept="5 5",
        rolled="1 1 1 worm worm worm",
    )
    assert outlook_json(before) == {
        "keep 1": {"dice": 3, "total": 18},
        "keep worm": {"dice": 3, "total": 25},
    }


@pytest.mark.parametrize(
    "position",
    [
        table("classic"),
        table("classic", phase=Phase.DICE),
        table("classic", up=()),
        table("deluxe", Ada=stack(24, holds=WEASEL), Bo=stack(), kept="5 5", rolled="5 5 5 5 5 5"),
        table("junior", Ada=stack(), Bo=stack(5), Cy=stack(5), kept="bun bun worm",
              phase=Phase.PINCH),
    ],
)  # fmt: skip
def test_of_everything_else_nothing_is_certain(position: Position) -> None:
    assert outlook_json(position) == {}


def test_the_weasel_stands_beside_certain_things() -> None:
    """R23"""
    before = table("deluxe", Ada=stack(24, holds=WEASEL), Bo=stack(), rolled="1 1 1 1 1 1 1 1")
    assert outlook_json(before) == {
        "keep 1": {"dice": 8, "total": 8, "ends": {"fails": "no-worm"}},
    }
