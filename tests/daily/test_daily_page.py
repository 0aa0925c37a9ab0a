"""The page about the daily grill does not lie: its verifier runs as it stands, its plan is ours."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.verifying import verifier
from tests.test_docs import REFERENCE, fenced
from wormgrill.daily.receipt import DailyReceipt, hidden_receipt, open_receipt, verify_day
from wormgrill.daily.row import PLAN, make_row
from wormgrill.daily.scoring import SIGNS
from wormgrill.dice.verified import BadReceipt, NoReceipt

PAGE = "daily.md"
DAY = "2026-11-16"
SEED = bytes(range(32))

Told = dict[str, Any]


@pytest.fixture(scope="module", autouse=True)
def _each_row_is_made_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("wormgrill.daily.receipt.make_row", cache(make_row))
        yield


@pytest.fixture(scope="module")
def receipt() -> DailyReceipt:
    return open_receipt(make_row(SEED, DAY), SEED, 0.0)


def as_told(receipt: DailyReceipt) -> Told:
    found: Told = json.loads(msgspec.json.encode(receipt))
    return found


def test_the_verifier_of_the_page_says_what_we_say(receipt: DailyReceipt, tmp_path: Path) -> None:
    assert verify_day(receipt) == 10
    done = verifier(fenced(PAGE, "python"), tmp_path, as_told(receipt))
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"All \d{3,4} rolls and 10 lots are what the seed gives\.\n", done.stdout)


def test_golden_dice_are_among_the_rolls(receipt: DailyReceipt) -> None:
    assert any("+" in roll for one in receipt.positions for roll in one.record.split("["))


def _first(told: Told) -> Told:
    one: Told = told["positions"][0]
    return one


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda told: told.update(seed=None), "the seed is not revealed yet"),
        (lambda told: told.update(method="wormgrill daily 2"), "Another method"),
        (lambda told: told.update(seed="0" * 64), "not the seed that was promised"),
        (lambda told: told.update(day="2026-11-17"), "Game 1, roll 1: the seed gives ["),
        (lambda told: told["positions"].pop(0), "Game 1, roll 1: the seed gives ["),
        (lambda told: _first(told).update(record="[1 1 1 1 1 1 1 1]"), "Game 1, roll 1: the"),
        (lambda told: _first(told).update(decision=10_000), "Game 1: the lots pick decision"),
    ],
)
def test_lies_are_noticed(
    receipt: DailyReceipt, change: Callable[[Told], object], says: str, tmp_path: Path
) -> None:
    told = as_told(receipt)
    change(told)
    done = verifier(fenced(PAGE, "python"), tmp_path, told)
    assert (done.returncode, done.stdout) == (1, "")
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    with pytest.raises(BadReceipt):
        verify_day(msgspec.convert(told, DailyReceipt))


@pytest.mark.parametrize(
    "change",
    [
        lambda told: _first(told)["options"][0].update(worth=0.9),
        lambda told: _first(told)["asked"].append(1),
        lambda told: _first(told).update(position=told["positions"][4]["position"]),
        lambda told: told["positions"].pop(),
    ],
)
def test_what_takes_the_rules_is_verified_by_us(
    receipt: DailyReceipt, change: Callable[[Told], object]
) -> None:
    told = as_told(receipt)
    change(told)
    with pytest.raises(BadReceipt, match="osition"):
        verify_day(msgspec.convert(told, DailyReceipt))


def test_a_row_of_another_release_is_not_judged(receipt: DailyReceipt) -> None:
    with pytest.raises(NoReceipt, match=r"Wormgrill 0\.0 has made this row"):
        verify_day(msgspec.structs.replace(receipt, release="0.0"))


def test_before_the_end_a_receipt_tells_the_promise_alone(receipt: DailyReceipt) -> None:
    hidden = hidden_receipt(DAY, SEED, 0.0)
    assert hidden.commitment == receipt.commitment
    assert SEED.hex() not in msgspec.json.encode(hidden).decode()
    assert hidden.positions == []


def test_the_plan_and_the_signs_of_the_page_are_ours() -> None:
    text = (REFERENCE / PAGE).read_text("utf-8")
    rows = {
        cells[1].strip(): [cell.strip() for cell in cells[2:-1]]
        for line in text.splitlines()
        if len(cells := line.split("|")) == 13
    }
    assert rows["edition"] == [slot.edition for slot in PLAN]
    assert rows["players"] == [str(slot.players) for slot in PLAN]
    assert rows["asks about dice"] == ["yes" if slot.dice else "no" for slot in PLAN]
    assert all(f"| {sign} |" in text for sign in SIGNS.values())


def test_the_verifier_of_the_page_is_the_one_that_hosts_hand_out() -> None:
    kept = files("wormgrill.daily") / "verifier.txt"
    assert kept.read_text("utf-8") == fenced(PAGE, "python")


def test_the_verifier_is_short() -> None:
    assert len(fenced(PAGE, "python").splitlines()) <= 42
