"""`wormgrill tui` where there is no full screen, and what its help costs."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE, WORMGRILL
from wormgrill.commands import tui
from wormgrill.commands.arguments import CommandRefusal
from wormgrill.words.texts import LANGUAGES


def loaded_by_help(*words: str) -> set[str]:
    asked = (
        "import sys\n"
        "from wormgrill.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    print('|'.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked, *words], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return {name.partition(".")[0] for name in done.stdout.splitlines()[-1].split("|")}


@pytest.mark.parametrize("words", [("--help",), ("tui", "--help")])
def test_help_loads_neither_textual_nor_httpx(words: tuple[str, ...]) -> None:
    loaded = loaded_by_help(*words)
    assert "wormgrill" in loaded
    assert not loaded & {"textual", "httpx", "rich", "sqlite3", "numpy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_pipe_it_says_so_and_names_plain_play(language: str) -> None:
    done = subprocess.run(
        [*WORMGRILL, "tui", "--language", language],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert "wormgrill play" in done.stderr
    assert done.stdout == ""


class Screen:
    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr(sys, "stdout", Screen())


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_dumb_terminal_is_offered_plain_play(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    at_a_terminal(monkeypatch, term)
    with pytest.raises(CommandRefusal, match="wormgrill play"):
        tui.check_terminal()
    monkeypatch.setenv("TERM", "xterm-256color")
    tui.check_terminal()


def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_terminal(monkeypatch, "xterm")
    monkeypatch.setattr(tui, "find_spec", lambda name: None)
    with pytest.raises(CommandRefusal, match=r"\[tui\].*wormgrill play"):
        tui.check_terminal()


def test_what_to_open_and_what_to_begin_exclude_each_other(tmp_path: Path) -> None:
    import argparse

    parser = argparse.ArgumentParser()
    tui.arguments(parser)
    with pytest.raises(CommandRefusal, match="BCDFGH"):
        tui.first_deed(parser.parse_args(["BCDFGH", "--edition", "junior"]))
    assert tui.first_deed(parser.parse_args([])) is None
    assert tui.first_deed(parser.parse_args(["--edition", "junior"])) is not None
