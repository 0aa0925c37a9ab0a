"""The page about fair dice does not lie: its example is true, its verifier runs as it stands."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.support.fairplay import TABLE, fair_game
from tests.support.selfplay import SMALL
from tests.support.verifying import verifier
from tests.test_docs import fenced
from wormgrill.dice.receipt import receipt_of_game
from wormgrill.dice.verified import verify
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, start

PAGE = "fairness.md"
EXAMPLE = json.loads(fenced(PAGE, "json"))

Receipt = dict[str, Any]


def as_json(record: Record) -> Receipt:
    found: Receipt = json.loads(msgspec.json.encode(receipt_of_game(record)))
    return found


def test_the_receipt_of_the_page_is_that_of_its_record() -> None:
    text = fenced(PAGE, "record")
    record = parse_record(text)
    assert print_record(record) == text
    assert verify(record) == 3
    assert as_json(record) == EXAMPLE


def test_the_verifier_of_the_page_says_what_we_say(tmp_path: Path) -> None:
    """With golden dice, weasels, bots and dice of uneven sides."""
    games = {3: EXAMPLE}
    for edition in (EDITIONS["deluxe"], EDITIONS["junior"], SMALL):
        record = fair_game(start(edition, ["Ada", "Bo"]), Random(6), bots=(0,))
        games[verify(record)] = as_json(record)
    assert any(one.golden for one in receipt_of_game(record).rolls)
    for rolls, receipt in games.items():
        done = verifier(fenced(PAGE, "python"), tmp_path, receipt)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"All {rolls} rolls are what the seed gives.\n"


def _lie(change: Callable[[Receipt], object]) -> Receipt:
    receipt: Receipt = json.loads(fenced(PAGE, "json"))
    change(receipt)
    return receipt


@pytest.mark.parametrize(
    ("receipt", "told"),
    [
        (_lie(lambda r: r.update(seed=None)), "the seed is not revealed yet"),
        (_lie(lambda r: r.update(method="wormgrill dice 2")), "Another method"),
        (_lie(lambda r: r.update(seed="0" * 64)), "not the seed that was promised"),
        (_lie(lambda r: r.update(table="t")), f"gives the table the name {TABLE}."),
        (_lie(lambda r: r["contributions"].append("x")), "Roll 1: the seed gives ["),
        (_lie(lambda r: r["rolls"].pop(0)), "Roll 1: the seed gives ["),
        (_lie(lambda r: r["rolls"][1].update(roll=3)), "Roll 2: the seed gives ["),
        (_lie(lambda r: r["rolls"][1].update(key="x")), "Roll 2: the seed gives ["),
        (_lie(lambda r: r["rolls"][1]["faces"].__setitem__(3, "cheese")), "Roll 2: the seed"),
        (_lie(lambda r: r["rolls"][2].update(key="bot:x")), "Roll 3: a bot's key is bot:Zk4nR1y"),
    ],
)
def test_the_verifier_of_the_page_notices_lies(receipt: Receipt, told: str, tmp_path: Path) -> None:
    done = verifier(fenced(PAGE, "python"), tmp_path, receipt)
    assert (done.returncode, done.stdout) == (1, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_the_verifier_is_short() -> None:
    assert len(fenced(PAGE, "python").splitlines()) <= 35
