"""`wormgrill verify` with the receipt of a daily grill."""

from pathlib import Path

import msgspec
import pytest

from tests.support.verifying import verified
from wormgrill.daily.receipt import DailyReceipt, hidden_receipt, open_receipt
from wormgrill.daily.row import make_row
from wormgrill.dice.verified import commitment

DAY = "2026-11-16"
SEED = bytes(range(32))


def test_a_day_is_made_again_from_its_receipt(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    receipt = open_receipt(make_row(SEED, DAY), SEED, 0.0)
    status, out, err = verified(capsys, tmp_path, msgspec.json.encode(receipt))
    assert (status, err) == (0, "")
    assert out.startswith(f"All 10 positions of {DAY} are what the committed seed gives")
    assert commitment(SEED) in out
    lie = msgspec.structs.replace(receipt, positions=receipt.positions[::-1])
    status, out, err = verified(capsys, tmp_path, msgspec.json.encode(lie))
    assert (status, out) == (1, "")
    assert "Position 1 is not the one that the seed gives." in err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (msgspec.json.encode(hidden_receipt(DAY, SEED, 0.0)), "The seed is not revealed yet"),
        (b"{", "FILE"),
        (b"{}", "FILE"),
    ],
)
def test_of_other_receipts_nothing_can_be_said(
    text: bytes, says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = verified(capsys, tmp_path, text)
    assert (status, out) == (2, "")
    assert says in err
    assert "Traceback" not in err


def test_a_receipt_is_read_as_it_was_written() -> None:
    receipt = hidden_receipt(DAY, SEED, 1.5)
    assert msgspec.json.decode(msgspec.json.encode(receipt), type=DailyReceipt) == receipt
