"""Lines for a terminal of any width: wrapped at spaces, tables aligned, and whole in a pipe."""

import fcntl
import pty
import struct
import sys
import termios

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.looking import look
from wormgrill.words.columns import columns, fitting, table, terminal_width, wrapped

WORDS = st.lists(st.text("abcdefghij:-", min_size=1, max_size=12), min_size=1, max_size=40)
ROWS = [
    ["", "To win", "Decision"],
    ["1)", "50.2%", "Keep 3 × worm (total 15)"],
    ["worm)", "5.0%", "Roll on"],
]


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Somebody looks on, at 40 columns."""
    look(monkeypatch)
    return monkeypatch


def test_a_pipe_gets_whole_lines() -> None:
    assert wrapped("word " * 100) == "word " * 100
    assert list(fitting(ROWS, left=(0, 2), beside=2)) == list(columns(ROWS, left=(0, 2)))
    assert list(table(ROWS, left=(0, 2))) == list(columns(ROWS, left=(0, 2)))


@given(words=WORDS, wide=st.integers(20, 120), indented=st.booleans())
def test_no_word_is_cut_and_no_line_is_too_long(
    words: list[str], wide: int, indented: bool
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        look(patch, wide)
        told = wrapped("  " * indented + " ".join(words))
    assert told.split() == words
    longest = max(map(len, told.splitlines()))
    assert longest <= max(20, wide - 1) or indented  # a long first word leaves little room


@pytest.mark.usefixtures("narrow")
def test_the_rest_of_a_choice_stands_under_its_words() -> None:
    line = "  worm) Keep 3 × worm (total 15): takes tile 36 (4 worms)"
    assert wrapped(line) == "  worm) Keep 3 × worm (total 15): takes\n        tile 36 (4 worms)"


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("file", ["/a/long/folder/with/a/game.txt", "'/a long/folder/game.txt'"])
def test_a_command_at_the_end_can_be_copied(file: str) -> None:
    told = wrapped(f"Was it luck? .venv/bin/wormgrill review {file}")
    assert told == f"Was it luck?\n.venv/bin/wormgrill review {file}"


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("python", ["/usr/bin/python3", '"/my own/python"'])
def test_so_can_one_that_installs_something(python: str) -> None:
    command = f'{python} -m pip install "wormgrill[tui]"'
    told = wrapped(f"The full screen needs more: {command} Without it: wormgrill play")
    assert told == f"The full screen needs more:\n{command}\nWithout it: wormgrill play"


def test_standard_error_is_as_wide_as_its_own_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The output goes to a file meanwhile."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(sys, "__stdout__", None)
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 30, 0, 0))
    with open(theirs, "w") as stream, open(ours, "rb"):
        assert terminal_width(stream) == 29
        assert wrapped("one two three four five six seven", stream=stream).count("\n") == 1
        assert terminal_width() is None


def test_the_last_column_is_wrapped_and_left_out_where_it_has_no_room(
    narrow: pytest.MonkeyPatch,
) -> None:
    assert list(fitting(ROWS, left=(0, 2), beside=2)) == [
        "       To win  Decision",
        "1)      50.2%  Keep 3 × worm (total",
        "               15)",
        "worm)    5.0%  Roll on",
    ]
    narrow.setenv("COLUMNS", "30")
    assert list(fitting(ROWS, left=(0, 2), beside=2)) == list(
        columns([row[:-1] for row in ROWS], left=(0,))
    )


def test_a_table_that_has_no_room_tells_row_by_row(narrow: pytest.MonkeyPatch) -> None:
    rows = [["Player", "Luck", "Grade"], ["Ada", "+3.0%", "Golden Beak"], ["Bo", "−13.0%", ""]]
    assert list(table(rows, left=(0, 2))) == list(columns(rows, left=(0, 2)))
    narrow.setenv("COLUMNS", "25")
    assert list(table(rows, left=(0, 2))) == [
        "Ada",
        "  Luck   +3.0%",
        "  Grade  Golden Beak",
        "Bo",
        "  Luck  −13.0%",
    ]
