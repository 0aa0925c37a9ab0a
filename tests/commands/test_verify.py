"""`wormgrill verify`: what holds, what does not, and what cannot be found out."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE
from tests.support.verifying import verified
from wormgrill import cli

RECORD = Path(__file__).parents[1] / "data" / "records" / "deluxe-3-players-verified.txt"
GAME = RECORD.read_text("utf-8")


def test_a_game_whose_dice_are_as_promised_is_told_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = verified(capsys, tmp_path, GAME)
    assert (status, err) == (0, "")
    all_hold = (
        "All 196 rolls are what the committed seed, the table, the keys and the contributions"
    )
    assert out.splitlines() == [
        f"{all_hold} give.",
        "Table: fHzhoss0300kBn_L",
        "Commitment: ddfc313e8460f73bfacc9d07080c30fbd3d182e4d5648e09703c0642230d0e0e",
        "Contributions: 2",
    ]


def test_a_game_that_has_just_begun_has_its_own_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    header, _ = GAME.split("\n\n1. ")
    status, out, _ = verified(capsys, tmp_path, header)
    assert status == 0
    assert out.startswith("Nothing has been rolled yet; the seed is the one that was promised.\n")
    one = f"{header}\n\n1. Ada: [1 1 3 3 4 4 worm worm]\n\nKeys: k325664383\n"
    status, out, _ = verified(capsys, tmp_path, one)
    assert status == 0
    assert out.startswith("The only roll is what the committed seed, ")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "1. Ada: [1 1 3 3 4 4 worm worm]",
            "1. Ada: [1 1 3 3 4 5 worm worm]",
            "Roll 1 (turn 1, Ada) is told as [1 1 3 3 4 5 worm worm], "
            "but the seed gives [1 1 3 3 4 4 worm worm].",
        ),
        (
            "33. Cem: [2 3 4 4 4 5 worm worm + worm]",
            "33. Cem: [2 3 3 4 4 5 worm worm + worm]",
            "(turn 33, Cem) is told as [2 3 3 4 4 5 worm worm + worm], "
            "but the seed gives [2 3 4 4 4 5 worm worm + worm].",
        ),
        (
            "weasel [2 3 3 4 worm]",
            "weasel [2 3 4 4 worm]",
            "(turn 18, Cem) is told as [2 3 4 4 worm], but the seed gives [2 3 3 4 worm].",
        ),
        (
            "Keys: bot:k166400214",
            "Keys: bot:lucky",
            "Roll 3 (turn 2, Robo) has the key bot:lucky, but a bot's is bot:k166400214 there.",
        ),
        ("Contribution: bo_8\n", "", "Roll 1 (turn 1, Ada) is told as "),
        ("Table: f", "Table: F", "The seed gives the table the name fHzhoss0300kBn_L, not FHzh"),
        ("Seed: cd", "Seed: ce", "This is not the seed that was promised: its commitment is "),
    ],
)
def test_dice_that_are_not_as_promised_are_told_in_one_sentence_and_status_1(
    old: str, new: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert old in GAME
    status, out, err = verified(capsys, tmp_path, GAME.replace(old, new, 1))
    assert (status, out) == (1, "")
    assert err.startswith("wormgrill: FILE: ")
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Wormgrill record 1\nEdition: classic\nPlayer: Ada\nPlayer: Bo\n",
            "FILE: This record has no receipt of its dice.",
        ),
        (
            "".join(line for line in GAME.splitlines(True) if not line.startswith("Seed")),
            "FILE: The seed is not revealed yet; it will be when the game is over.",
        ),
        (GAME.replace("Keys: k325664383", "Keys:"), "FILE: line "),
        ("my diary", "FILE: line 1, column 1: a record begins with"),
    ],
)
def test_what_cannot_be_verified_is_told_in_one_sentence_and_status_2(
    text: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = verified(capsys, tmp_path, text)
    assert (status, out) == (2, "")
    assert err.startswith(f"wormgrill: {told}")
    assert err.count("\n") == 1


def test_a_game_with_a_receipt_does_not_go_on_with_other_dice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    header, _ = GAME.split("\n\n1. ")
    file.write_text(header, "utf-8")
    with pytest.raises(SystemExit) as ended:
        cli.main(["play", "--resume", str(file)])
    assert ended.value.code == 2
    assert "it can only go on there" in capsys.readouterr().err
    assert file.read_text("utf-8") == header
    cli.main(["play", "--resume", str(RECORD)])
    assert capsys.readouterr().out.startswith("This game is over.")


def test_help_is_quick_and_needs_no_dice() -> None:
    code = (
        "import sys\nfrom wormgrill import cli\ntry:\n    cli.main(['verify', '--help'])\n"
        "except SystemExit:\n    sys.exit('wormgrill.dice' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert "FILE" in done.stdout
