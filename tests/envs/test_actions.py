"""Decisions as numbers: the same table on every face, seats counted from the mover."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.selfplay import NAMES, TABLES, game
from tests.support.selfplay import settings as agreed
from wormgrill.envs.actions import action_table
from wormgrill.formats.position_json import decode
from wormgrill.rules import EDITIONS, Position, legal_actions, start
from wormgrill.rules.actions import ROLL, STOP, Pinch, Take
from wormgrill.rules.edition import Options
from wormgrill.rules.errors import IllegalAction
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Phase, Seat, Spot, Turn


def pinching(mover: int, free_choice: bool = False) -> Position:
    """Junior for five: the mover has 9, which lies on top before three of the others."""
    edition = EDITIONS["junior"]
    nine, eight = Tile(9, 4), Tile(8, 3)
    stacks: list[tuple[Tile, ...]] = [(nine,), (), (nine,), (), (nine,)]
    stacks[mover] = ()
    return Position(
        edition,
        Options(free_choice=free_choice),
        tuple(Seat(name, stack) for name, stack in zip(NAMES, stacks, strict=False)),
        (Spot(eight),),
        0,
        (),
        Turn(mover, Phase.PINCH, ("worm", "bun", "bun", "bun", "cheese", "cheese")),
    )


@pytest.mark.parametrize(("edition", "size"), [("classic", 30), ("deluxe", 30), ("junior", 29)])
def test_the_table_is_as_long_as_the_edition_has_faces(edition: str, size: int) -> None:
    table = action_table(EDITIONS[edition])
    assert table.size == size == len(set(table.names))
    assert table.names[:6] == ("roll", "roll golden", "weasel", "fail", "stop", "take")
    assert table.names[-18] == "rob 1"
    assert table.names[-12] == "pinch 1"
    assert table.names[-1] == "return apple"


def test_whom_to_pinch_is_counted_from_the_mover() -> None:
    """R31: the same number means the next player's neighbour, whoever is on turn."""
    table = action_table(EDITIONS["junior"])
    two, four = table.number["pinch 2"], table.number["pinch 4"]
    assert table.legal(pinching(0)) == {two: Pinch(2), four: Pinch(4)}
    one, three = table.number["pinch 1"], table.number["pinch 3"]
    position = pinching(1)
    assert table.legal(position) == {four: Pinch(0), one: Pinch(2), three: Pinch(4)}
    assert table.decode(position, four) == Pinch(0)


def test_the_lower_tile_has_a_number_whatever_it_is() -> None:
    """O2."""
    table = action_table(EDITIONS["junior"])
    assert table.decode(pinching(1, free_choice=True), table.number["take"]) == Take(8)


@pytest.mark.parametrize("number", [3, 30, -1, 1.5, "roll", None, 10**30])
def test_what_is_not_legal_is_refused_with_all_that_is(number: object) -> None:
    table = action_table(EDITIONS["classic"])
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    with pytest.raises(IllegalAction, match=r"not possible now\. Possible: 0 \(roll\)\."):
        table.decode(position, number)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="Possible: roll"):
        table.encode(position, STOP)


def test_nothing_is_legal_in_the_air_and_the_refusal_says_so() -> None:
    table = action_table(EDITIONS["classic"])
    thrown = start(EDITIONS["classic"], ["Ada", "Bo"]).play("roll")
    assert not table.mask(thrown).any()
    with pytest.raises(IllegalAction, match=r"0 \(roll\) is not possible: nothing is to be"):
        table.decode(thrown, 0)


def test_numbers_of_numpy_are_numbers() -> None:
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    assert action_table(EDITIONS["classic"]).decode(position, np.int64(0)) is ROLL


@settings(max_examples=25)
@given(st.sampled_from(list(TABLES)), st.integers(), st.data())
def test_the_mask_is_what_the_rules_allow(key: str, seed: int, data: st.DataObject) -> None:
    """In every edition, custom ones too, for every number of players, with every option."""
    edition = TABLES[key]
    players, options = data.draw(st.sampled_from(list(agreed(edition))))
    table = action_table(edition)
    for position in game(edition, players, options, Random(seed)):
        legal = legal_actions(position)
        mask = table.mask(position)
        assert mask.dtype == np.int8
        assert mask.sum() == len(legal)
        decided = position.turn is not None and position.turn.phase is not Phase.DICE
        assert mask.any() == decided
        for action in legal:
            number = table.encode(position, action)
            assert mask[number]
            assert table.decode(position, number) == action


def test_a_position_read_from_json_has_the_same_numbers() -> None:
    """Actions are told by what they are, not by which object they are."""
    from tests.support.good_positions import deluxe, turn

    position = decode(deluxe(turn("roll")))
    assert action_table(position.edition).legal(position).keys() == {0, 1}
