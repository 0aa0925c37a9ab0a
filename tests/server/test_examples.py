"""The example is a bot of few lines, and it plays to the end, also when the server is restarted."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE, WORMGRILL, running, until
from tests.support.serving import Served, Visitor, play_on
from wormgrill.dice.verified import verify
from wormgrill.formats.record_reader import parse_record

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_bot_is_short_and_says_how_it_is_used() -> None:
    lines = BOT.read_text("utf-8").splitlines()
    assert len(lines) <= 35
    assert max(map(len, lines)) <= 100
    assert f"python3 {BOT.name} http://127.0.0.1:8765/t/ID" in lines[0]


def test_the_bot_takes_an_open_seat_and_plays_on_after_a_restart(tmp_path: Path) -> None:
    """It is alone with its brain: `-E` hides the working tree, `-S` what is installed."""
    with Served(tmp_path / "wormgrill.db", "--no-limits") as server:
        ada = Visitor(server.url)
        table = ada.make("me", "open", edition="junior")["id"]
        command = [sys.executable, "-E", "-S", str(BOT), f"{server.url}/t/{table}", "Bo"]
        with running(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as bot:
            until(
                lambda: ada.table(table)["state"] != "open" or bot.poll() is not None,
                "the bot does not sit down",
            )
            assert bot.poll() is None
            with pytest.raises(AssertionError, match="does not end"):
                play_on(ada, table, most_actions=100)
            server.stop()
            server.start()
            over = play_on(ada, table)
            output, _ = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, output) == (0, b"")
        assert [seat["name"] for seat in over["seats"]] == ["Ada", "Bo"]
        assert over["position"]["over"]
        by_hand = [event for event in ada.log(table) if event["type"] == "acted"]
        assert {event["seat"] for event in by_hand if event["bot"] is None} == {0, 1}
        record = parse_record(ada.get(f"/api/tables/{table}/record").text)
        assert verify(record) > 0
        assert record.receipt is not None
        assert len(record.receipt.contributions) == 1  # the bot's


def test_the_bot_says_why_it_cannot_sit_down(served: Served) -> None:
    command = [sys.executable, "-E", "-S", str(BOT), f"{served.url}/t/nowhere"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1
    assert "HTTP Error 404" in done.stderr


def test_with_the_token_of_a_bot_account_everybody_sees_that_it_is_a_program(
    served: Served, ada: Visitor
) -> None:
    account = [*WORMGRILL, "bot-account", "Bolt", "--database", str(served.database)]
    made = subprocess.run(account, capture_output=True, text=True, timeout=PATIENCE, check=True)
    table = ada.make("me", "open", edition="junior")["id"]
    command = [sys.executable, "-S", str(BOT), f"{served.url}/t/{table}"]
    environment = {"WORMGRILL_TOKEN": made.stdout.strip()}
    with running(command, env=environment, stderr=subprocess.PIPE) as bot:
        until(
            lambda: ada.table(table)["state"] != "open" or bot.poll() is not None,
            "the bot does not sit down",
        )
        over = play_on(ada, table)
        _, told = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, told) == (0, b"")
    assert [seat["program"] for seat in over["seats"]] == [None, "Bolt"]
