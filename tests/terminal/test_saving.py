"""A game is kept after every step, and what was done by mistake is taken back."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.console import Console, play
from tests.support.position import table
from tests.support.processes import PATIENCE, WORMGRILL, running, state, until
from wormgrill.dice.source import source
from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Phase, start
from wormgrill.rules.actions import ROLL, Keep
from wormgrill.terminal.plain import PlainGame


def test_input_that_ends_saves_the_game_and_says_how_to_go_on(file: Path) -> None:
    console, record = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, "")
    assert record.steps == (ROLL,)
    assert console.lines[-2:] == [
        f"The game is saved in {file}",
        f"Go on with: wormgrill play --resume {file}",
    ]


def test_who_called_us_by_a_path_is_told_that_path(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After `make play` the command is not on the PATH."""
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [".venv/bin/wormgrill", "play"])
    console, _ = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file)
    assert console.lines[-1] == f"Go on with: .venv/bin/wormgrill play --resume {file}"


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_q_leaves(file: Path, word: str) -> None:
    console, _ = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, word, "never read")
    assert next(console.typed) == "never read"


def test_what_was_kept_can_be_taken_back_until_the_next_roll(file: Path) -> None:
    position = table("classic", rolled="1 1 2 3 4 5 worm worm")
    console, record = play(position, file, "keep 1", "u", "keep worm", chance=source(1))
    assert "Taken back." in console.lines
    assert record.steps == (Keep("worm"),)


def test_a_roll_of_the_computer_cannot_be_taken_back(file: Path) -> None:
    position = table("classic", kept="worm worm")
    console, record = play(position, file, "roll", "u", "u", chance=source(1))
    assert console.text.count("There is nothing to take back") == 2
    assert len(record.steps) == 2


def test_mistyped_dice_can_be_taken_back_even_when_the_turn_is_over(file: Path) -> None:
    position = table("classic", kept="worm worm worm 5 5 4 4", phase=Phase.DICE)
    console, record = play(position, file, "worm", "u", "1", chance=None)
    assert "--- Turn 2: Bo ---" in console.lines
    assert console.lines.count("--- Turn 1: Ada ---") == 2
    assert [str(step) for step in record.steps] == ["[1]"]


def test_a_file_that_cannot_be_written_is_said_once_and_the_game_is_printed(
    tmp_path: Path,
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("x")
    console = Console("", "")
    record = Record(start(EDITIONS["classic"], ["Ada", "Bo"]))
    target = blocked / "game.txt"
    PlainGame(record, target, source(1), console.read, console.lines.append).play()
    assert console.text.count("The game could not be saved in") == 1
    printed = console.lines[-1]
    assert parse_record(printed).start == record.start


def at_home(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)}


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_real_game_and_it_can_be_resumed(
    tmp_path: Path, sent: signal.Signals
) -> None:
    """In a real terminal: a game is started, interrupted in mid-turn, and goes on."""
    leader, follower = pty.openpty()
    screen: dict[str, Any] = {"stdin": follower, "stdout": follower, "stderr": follower}
    shown = b""

    def wait_for(words: bytes, times: int = 1) -> None:
        nonlocal shown
        latest = time.monotonic() + PATIENCE
        while shown.count(words) < times:
            assert time.monotonic() < latest, shown
            if select.select([leader], [], [], 1)[0]:
                shown += os.read(leader, 4096)

    with running([*WORMGRILL, "play", "--seed", "5"], env=at_home(tmp_path), **screen) as game:
        os.close(follower)
        for words, typed in [
            (b"Number [1]:", b"4\n"),
            (b"Names [", b"Ada, Bo, Cy\n"),
            (b"Ada> ", b"\n"),
        ]:
            wait_for(words)
            os.write(leader, typed)
        wait_for(b"Ada> ", times=2)
        until(lambda: state(game.pid) == "S", "it never waits for an answer")
        game.send_signal(sent)
        wait_for(b"wormgrill play --resume")
        assert game.wait(PATIENCE) == 0
    os.close(leader)

    done = subprocess.run(
        [*WORMGRILL, "play", "--resume"],
        env=at_home(tmp_path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert "Playing: Ada, Bo and Cy." in done.stdout
    assert "The game goes on where it stopped, in turn 1." in done.stdout
    assert "What do you keep?" in done.stdout
