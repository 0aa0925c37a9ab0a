"""Where the specialist in limbo came from (R18, R19, R26): told, checked, or guessed."""

from copy import deepcopy
from typing import Any

import pytest

from tests.support.good_positions import GOOD
from tests.support.position import CANNED_WORM, GOLDEN_DIE, HEN, WEASEL, Player, stack, table
from wormgrill.formats.position_json import decode, encode
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules import Phase, Position
from wormgrill.rules.errors import BadPosition
from wormgrill.rules.pieces import Specialist


def returning(
    limbo: Specialist, seat: int | None, own: Player, rival: Player, kept: str = "5 5 5 4 4 worm"
) -> Position:
    return table(
        "deluxe", Ada=own, Bo=rival, kept=kept, phase=Phase.RETURN, limbo=limbo, limbo_from=seat
    )


STOLEN = returning(GOLDEN_DIE, 1, stack(25, 28, holds=WEASEL), stack())
TAKEN = returning(HEN, 1, stack(22, holds=WEASEL), stack(28))
FROM_THE_GRILL = returning(GOLDEN_DIE, None, stack(25, 27, holds=WEASEL), stack())


@pytest.mark.parametrize("position", [STOLEN, TAKEN, FROM_THE_GRILL])
def test_it_travels_on_every_wire(position: Position) -> None:
    assert position.turn is not None
    assert encode(position)["turn"]["limbo_from"] == position.turn.limbo_from
    assert decode(encode(position)) == position
    assert from_line(to_line(position)) == position


def without(position: Position) -> Position:
    """As a program would tell it that does not know the field."""
    told = encode(position)
    del told["turn"]["limbo_from"]
    line = to_line(position).rpartition(":")[0]
    assert from_line(line) == decode(told)
    return decode(told)


def test_a_position_that_does_not_say_it_is_read_as_best_it_can_be() -> None:
    """R26: the hen has left a tile of exactly the total; of a stolen tile one cannot see it."""
    assert without(TAKEN) == TAKEN
    assert without(FROM_THE_GRILL) == FROM_THE_GRILL
    assert without(STOLEN).turn == STOLEN.turn._replace(limbo_from=None)  # type: ignore[union-attr]  # there is a turn
    lower = returning(HEN, None, stack(25, 27, holds=WEASEL), stack(30))
    assert without(lower) == lower
    guarded = returning(HEN, None, stack(25, 27, holds=WEASEL), stack(28, holds=CANNED_WORM))
    assert without(guarded) == guarded


def refused(position: dict[str, Any], **turn: object) -> str:
    told = deepcopy(position)
    told["turn"] |= turn
    with pytest.raises(BadPosition) as refusal:
        decode(told)
    return refusal.value.message


def test_what_cannot_have_been_is_refused() -> None:
    good = encode(TAKEN)
    for seat in (-1, 0, 2):
        assert refused(good, limbo_from=seat).startswith(f"turn.limbo_from: {seat} is not another")
    assert refused(good, kept=["5", "5", "5", "4", "worm"]).startswith("turn.limbo_from: a theft")
    assert refused(GOOD["after"], limbo_from=1).startswith("turn.limbo_from: only in phase return")
    holding = encode(
        returning(HEN, None, stack(22, 27, holds=WEASEL), stack(28, holds=CANNED_WORM))
    )
    assert refused(holding, limbo_from=1).startswith("turn.limbo_from: there another")
