"""The receipt in a record: printed and read exactly, refused with its place where it is wrong."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.support.fairplay import SEED, fair_game
from tests.support.position import stack, table
from tests.support.selfplay import SMALL, TABLES
from wormgrill.formats.record import Receipt, Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Dice, start
from wormgrill.rules.actions import ROLL, STOP
from wormgrill.rules.edition import Options
from wormgrill.rules.errors import BadRecord

ONE, TWO = "1" * 64, "ab" * 32
SHORT = f"""\
Wormgrill record 1
Edition: classic
Player: Ada
Player: Bo
Dice: verified
Table: quiet-worm_7
Commitment: {ONE}
Seed: {TWO}
Contribution: fish
Contribution: chips

1. Ada: [1 1 4 4 4 5 worm worm] keep 4 [1 2 3 worm worm] keep worm stop = takes 22
2. Bo: [1 1 1 1 2 2 2 2] keep 2 [1 1 1 1] keep 1 = fails (no-worm)
3. Ada: [1 1 1 2 3 4 5 5]

Keys: k-1 k_2
Keys: bot:k_2 bot:k_2
Keys: k3
"""

FREE = some.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True)
HEX = some.from_regex(r"[0-9a-f]{64}", fullmatch=True)
KEY = some.one_of(FREE, FREE.map("bot:".__add__), some.just("bot:"))


@pytest.mark.uncounted
@given(
    some.sampled_from(sorted(TABLES)),
    some.integers(0, 10_000),
    some.integers(0, 120),
    some.integers(0, 60),
    some.data(),
)
def test_print_and_parse_are_exact(
    edition: str, seed: int, before: int, limit: int, data: some.DataObject
) -> None:
    """Wherever the game began, wherever it stopped, whatever the keys."""
    first = start(TABLES[edition], ["Ada", "Keys: Bo"], Options(free_choice=True))
    later = fair_game(first, Random(seed), limit=before).position()
    record = fair_game(later, Random(seed), limit=limit)
    rolls = sum(isinstance(step, Dice) for step in record.steps)
    receipt = Receipt(
        data.draw(FREE),
        data.draw(HEX),
        data.draw(some.none() | HEX),
        tuple(data.draw(some.lists(FREE, max_size=3))),
        tuple(data.draw(some.lists(KEY, min_size=rolls, max_size=rolls))),
    )
    record = replace(record, receipt=receipt)
    text = print_record(record)
    assert parse_record(text) == record
    assert print_record(parse_record(text)) == text


def test_a_record_with_a_receipt_reads_as_written() -> None:
    record = parse_record(SHORT)
    assert print_record(record) == SHORT
    keys = ("k-1", "k_2", "bot:k_2", "bot:k_2", "k3")
    assert record.receipt == Receipt("quiet-worm_7", ONE, TWO, ("fish", "chips"), keys)


def test_a_person_may_group_keys_in_any_way() -> None:
    text = SHORT.replace("\nKeys: bot:k_2", " bot:k_2", 1).replace("Keys: k3", "\nKeys:   k3 ")
    assert "\nKeys: k-1 k_2 bot:k_2 bot:k_2\n" in text
    between = SHORT.replace("Keys: k-1 k_2\n", "").replace("2. Bo", "Keys: k-1 k_2\n2. Bo", 1)
    for grouped in (text, between, SHORT.replace("\n", "\r\n")):
        assert print_record(parse_record(grouped)) == SHORT


def test_a_seed_that_is_still_secret_has_no_line() -> None:
    text = SHORT.replace(f"Seed: {TWO}\n", "")
    record = parse_record(text)
    assert record.receipt
    assert record.receipt.seed is None
    assert print_record(record) == text


def test_before_the_first_roll_there_are_no_keys() -> None:
    record = Record(start(EDITIONS["junior"], ["Ada", "Bo"]), receipt=Receipt("t", ONE))
    header = (
        "Wormgrill record 1\nEdition: junior\nPlayer: Ada\nPlayer: Bo\n"
        f"Table: t\nCommitment: {ONE}\n"
    )
    assert print_record(record) == header
    assert parse_record(header) == record
    in_the_air = replace(record, steps=(ROLL,))
    assert print_record(in_the_air) == f"{header}\n1. Ada: roll\n"
    assert parse_record(print_record(in_the_air)) == in_the_air


def test_a_turn_without_a_roll_has_no_line_of_keys() -> None:
    position = table("classic", Ada=stack(), Bo=stack(), kept="5 5 5 1 worm")
    fallen = Dice(("1", "1", "1", "2", "3", "4", "5", "5"))
    record = Record(position, (STOP, ROLL, fallen), receipt=Receipt("t", ONE, keys=("k",)))
    text = print_record(record)
    assert text.endswith("2. Bo: [1 1 1 2 3 4 5 5]\n\nKeys: k\n")
    assert parse_record(text) == record


def test_the_keys_stand_behind_the_result() -> None:
    record = fair_game(start(SMALL, ["Ada", "Bo"]), Random(1))
    tail = print_record(record).split("\n\n")
    assert tail[-2].startswith("Result: ")
    assert all(line.startswith("Keys: ") for line in tail[-1].splitlines())
    assert f"Seed: {SEED.hex()}\n" in tail[0] + "\n"


def test_a_record_whose_keys_are_not_those_of_its_rolls_is_not_printed() -> None:
    record = parse_record(SHORT)
    assert record.receipt
    for keys in ((), record.receipt.keys[:-1], (*record.receipt.keys, "k")):
        with pytest.raises(ValueError, match="zip"):
            print_record(replace(record, receipt=replace(record.receipt, keys=keys)))


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ("Table: quiet-worm_7\n", "", 6, 1, "Commitment needs the line “Table: …” beside it"),
        (f"Commitment: {ONE}\n", "", 6, 1, "Table needs the line “Commitment: …” beside it"),
        (
            f"Table: quiet-worm_7\nCommitment: {ONE}\n",
            "",
            *(6, 1, "Seed needs the line “Table: …” beside it"),
        ),
        (
            f"Table: quiet-worm_7\nCommitment: {ONE}\nSeed: {TWO}\n",
            "",
            *(6, 1, "Contribution needs the line “Table: …” beside it"),
        ),
        (
            SHORT[SHORT.index("Table") : SHORT.index("\n\n1.")] + "\n",
            "",
            *(11, 1, "Keys needs the line “Table: …” in the header"),
        ),
        ("quiet-worm_7", "quiet worm", 6, 8, "Table is written with 1 to 64 characters of A–Z, "),
        ("quiet-worm_7", "x" * 65, 6, 8, "Table is written with 1 to 64"),
        (ONE, ONE[1:], 7, 13, "Commitment is written with 64 digits of 0–9 and a–f"),
        (ONE, f"{ONE}1", 7, 13, "Commitment is written with 64 digits"),
        (TWO, TWO.upper(), 8, 7, "Seed is written with 64 digits"),
        (TWO, "g" * 64, 8, 7, "Seed is written with 64 digits"),
        ("chips", "bot:chips", 10, 15, "Contribution is written with 1 to 64"),
        ("Seed: ", "Table: again\nSeed: ", 8, 1, "Table is there twice"),
        ("Keys: k-1 k_2", "Keys: k-1 k.2", 16, 11, "a key is written with 1 to 64"),
        ("Keys: k-1 k_2", "Keys: bot:bot:k k_2", 16, 7, "a key is written with 1 to 64"),
        ("Keys: k3", "Keys: k3 k4 k5", 18, 10, "a key too many: the rolls are 5"),
        ("Keys: k3\n", "", 17, 1, "the rolls are 5, but the keys 4"),
        (SHORT[SHORT.index("\nKeys") :], "", 14, 1, "the rolls are 5, but the keys 0"),
        ("Keys: k3\n", "Keys:\n", 18, 1, "the turn before is not finished"),
    ],
)
def test_what_is_wrong_is_named_with_line_and_column(
    old: str, new: str, line: int, column: int, reason: str
) -> None:
    assert old in SHORT
    text = SHORT.replace(old, new, 1)
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    found = refused.value
    assert (found.line, found.column) == (line, column)
    assert found.reason.startswith(reason)


def test_a_header_that_is_not_known_is_answered_with_all_that_are() -> None:
    receipt = "Table, Commitment, Seed, Contribution"
    known = f"Edition, Options, Player, Bot, Date, Dice, {receipt} or Position"
    with pytest.raises(BadRecord) as refused:
        parse_record(SHORT.replace("Table:", "Tisch:"))
    assert refused.value.message == f"line 6, column 1: expected {known}"


@given(some.integers(0, len(SHORT) - 1), some.integers(0, 12), some.text(max_size=3))
def test_a_damaged_record_is_read_or_refused(place: int, cut: int, put: str) -> None:
    with suppress(BadRecord):
        parse_record(SHORT[:place] + put + SHORT[place + cut :])
