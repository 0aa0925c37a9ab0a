"""Records with verifiable dice: what a receipt tells, and what it does not let pass."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import msgspec
import pytest

from tests.support.fairplay import SEED, TABLE, fair_game
from tests.support.in_the_air import only_golden_in_the_air
from tests.support.position import WEASEL, play, stack, table
from tests.support.selfplay import SMALL, TABLES
from wormgrill.dice.receipt import receipt_of_game
from wormgrill.dice.verified import BadReceipt, NoReceipt, commitment, roll, table_name, verify
from wormgrill.formats.record import Receipt, Record
from wormgrill.rules import EDITIONS, Dice, Position, Step, apply, legal_actions, start
from wormgrill.rules.actions import ROLL, STOP, choose
from wormgrill.rules.position import Phase

# Records


def with_steps(position: Position, steps: Sequence[str | Dice], receipt: Receipt) -> Record:
    first, made = position, list[Step]()
    for step in steps:
        made.append(choose(step, legal_actions(position)) if isinstance(step, str) else step)
        position, _ = apply(position, made[-1])
    return Record(first, tuple(made), receipt=receipt)


@pytest.mark.parametrize("edition", TABLES)
def test_a_game_with_fair_dice_holds(edition: str) -> None:
    """Rolls again with the weasel (R23), the golden die (R22) and bots' rolls among them."""
    first = start(TABLES[edition], ["Ada", "Bo"])
    record = fair_game(first, Random(2), bots=(0,))
    assert record.position().over
    rolls = sum(isinstance(step, Dice) for step in record.steps)
    assert verify(record) == rolls > 20
    assert record.receipt
    assert record.receipt.keys[0] == "bot:"


def test_a_game_may_begin_and_stop_anywhere() -> None:
    """With the dice in the air there is no key yet; rolls count from where the record begins."""
    first = start(SMALL, ["Ada", "Bo"])
    phases = set()
    for limit in range(60):
        later = fair_game(first, Random(3), limit=limit).position()
        phases.add(later.turn and later.turn.phase)
        record = fair_game(later, Random(4), limit=limit % 7)
        assert verify(record) == len(receipt_of_game(record).rolls)
    assert {Phase.ROLL, Phase.DICE, Phase.CHOOSE, Phase.AFTER} <= phases
    stopped = fair_game(first, Random(3), limit=1)
    assert stopped.steps == (ROLL,)
    assert verify(stopped) == 0


def test_a_roll_again_with_the_weasel_has_its_own_key() -> None:
    """R23"""
    position = table("deluxe", Ada=stack(25, holds=WEASEL), Bo=stack())
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("one", "two"))
    air, _ = play(position, "roll")
    thrown = roll(air, SEED, TABLE, 1, "one", ())
    again, _ = play(air, thrown, "weasel")
    steps = ("roll", thrown, "weasel", roll(again, SEED, TABLE, 2, "two", ()))
    record = with_steps(position, steps, receipt)
    assert verify(record) == 2
    assert [one.key for one in receipt_of_game(record).rolls] == ["one", "two"]


def test_the_order_in_which_dice_are_told_does_not_matter() -> None:
    record = fair_game(start(EDITIONS["classic"], ["Ada", "Bo"]), Random(1), limit=2)
    (told,) = record.steps[1:]
    assert isinstance(told, Dice)
    turned = replace(record, steps=(ROLL, Dice(told.faces[::-1])))
    assert verify(turned) == 1
    assert receipt_of_game(turned) == receipt_of_game(record)


GAME = fair_game(start(EDITIONS["classic"], ["Ada", "Bo"]), Random(5), bots=(1,))
assert GAME.receipt
RECEIPT = GAME.receipt


@pytest.mark.parametrize(
    ("receipt", "message"),
    [
        (replace(RECEIPT, seed="0" * 64), "not the seed that was promised: its commitment is 66"),
        (replace(RECEIPT, commitment="0" * 64), f"{RECEIPT.commitment}, not {'0' * 64}."),
        (replace(RECEIPT, table="t-2"), f"The seed gives the table the name {TABLE}, not t-2."),
        (replace(RECEIPT, contributions=()), "Roll 1 (turn 1, Ada) is told as "),
        (replace(RECEIPT, keys=("k", *RECEIPT.keys[1:])), "Roll 1 (turn 1, Ada) is told as "),
        (replace(RECEIPT, keys=RECEIPT.keys[:-1]), f"but the keys {len(RECEIPT.keys) - 1}."),
    ],
)
def test_a_receipt_that_does_not_hold_is_refused(receipt: Receipt, message: str) -> None:
    with pytest.raises(BadReceipt) as refused:
        verify(replace(GAME, receipt=receipt))
    assert message in refused.value.message
    assert refused.value.code == "bad-receipt"
    assert not isinstance(refused.value, NoReceipt)


def test_a_table_s_name_that_was_chosen_is_refused_although_the_dice_follow_from_it() -> None:
    """Else the server could try names until bots that roll first have good dice."""
    first = start(EDITIONS["classic"], ["Ada", "Bo"])
    assert verify(fair_game(first, Random(5))) > 0
    for name in ("lucky", table_name(bytes(32)), TABLE.lower(), TABLE[:-1], f"{TABLE}="):
        with pytest.raises(BadReceipt) as refused:
            verify(fair_game(first, Random(5), table=name))
        told = f"The seed gives the table the name {TABLE}, not {name}."
        assert refused.value.message == told


def test_the_first_roll_that_is_wrong_is_named_with_what_the_seed_gives() -> None:
    position = table("classic", kept="1 1 1 2 2 3 worm")
    air, _ = play(position, "roll")
    given = roll(air, SEED, TABLE, 1, "k", ())
    wrong = Dice(("4",) if given.faces == ("5",) else ("5",))
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("k",))
    record = with_steps(position, ("roll", wrong), receipt)
    with pytest.raises(BadReceipt) as refused:
        verify(record)
    told = f"Roll 1 (turn 1, Ada) is told as {wrong}, but the seed gives {given}."
    assert refused.value.message == told


def test_a_bot_s_key_that_was_chosen_is_refused_although_the_dice_follow_from_it() -> None:
    first = start(EDITIONS["classic"], ["Ada", "Bo"])
    air, _ = play(first, "roll")
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("bot:lucky",))
    record = with_steps(first, ("roll", roll(air, SEED, TABLE, 1, "bot:lucky", ())), receipt)
    with pytest.raises(BadReceipt) as refused:
        verify(record)
    told = "Roll 1 (turn 1, Ada) has the key bot:lucky, but a bot's is bot: there."
    assert refused.value.message == told


def test_a_bot_s_seat_has_no_key_that_looks_like_a_guest_s() -> None:
    """The server could have made it up; on a guest's seat a bot's key is one that stood in."""
    assert verify(replace(GAME, bots=())) == len(RECEIPT.keys)
    with pytest.raises(BadReceipt) as refused:
        verify(replace(GAME, bots=((0, "turn-ev"), (1, "turn-ev"))))
    told = f"Roll 1 (turn 1, Ada) has the key {RECEIPT.keys[0]}, but a bot's is bot: there."
    assert refused.value.message == told


def test_without_a_receipt_or_its_seed_nothing_can_be_said() -> None:
    for record, message in (
        (replace(GAME, receipt=None), "This record has no receipt of its dice."),
        (replace(GAME, receipt=replace(RECEIPT, seed=None)), "The seed is not revealed yet"),
    ):
        with pytest.raises(NoReceipt, match=message) as refused:
            verify(record)
        assert refused.value.code == "bad-receipt"


# The receipt as JSON


def test_the_receipt_tells_all_that_is_needed() -> None:
    found = msgspec.to_builtins(receipt_of_game(GAME))
    assert list(found) == ["method", "table", "commitment", "seed", "contributions", "rolls"]
    assert found["method"] == "wormgrill dice 1"
    assert found["contributions"] == ("ada-7", "bo_8")
    assert found["seed"] == SEED.hex()
    assert [one["roll"] for one in found["rolls"]] == list(range(1, len(RECEIPT.keys) + 1))
    (fallen,) = (step for step in GAME.steps[:2] if isinstance(step, Dice))
    assert found["rolls"][0] == {
        "roll": 1,
        "key": RECEIPT.keys[0],
        "white": 8,
        "golden": False,
        "sides": ("1", "2", "3", "4", "5", "worm"),
        "golden_sides": None,
        "faces": fallen.faces,
        "golden_face": None,
    }


def test_a_golden_die_alone_in_the_air_is_told_with_its_sides() -> None:
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("k",))
    air = only_golden_in_the_air()
    fallen = roll(air, SEED, TABLE, 1, "k", ())
    record = Record(air, (fallen,), receipt=receipt)
    assert verify(record) == 1
    (told,) = receipt_of_game(record).rolls
    assert (told.white, told.golden, told.faces) == (0, True, ())
    assert told.golden_sides == ("1", "1", "1", "worm", "worm", "worm")
    assert told.golden_face == fallen.golden


def test_before_the_seed_is_revealed_no_roll_is_told() -> None:
    found = receipt_of_game(replace(GAME, receipt=replace(RECEIPT, seed=None)))
    assert (found.seed, found.rolls) == (None, [])
    assert found.commitment == RECEIPT.commitment
    with pytest.raises(NoReceipt):
        receipt_of_game(replace(GAME, receipt=None))


def test_a_turn_without_a_roll_counts_as_a_turn() -> None:
    position = table("classic", Ada=stack(), Bo=stack(), kept="5 5 5 1 worm")
    after, _ = apply(position, STOP)
    air, _ = play(after, "roll")
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("k",))
    wrong = with_steps(position, ("stop", "roll", roll(air, bytes(32), TABLE, 1, "k", ())), receipt)
    with pytest.raises(BadReceipt, match=r"Roll 1 \(turn 2, Bo\)"):
        verify(wrong)
