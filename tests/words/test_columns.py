"""Lines for a terminal of any width: wrapped at spaces, tables aligned, and whole in a pipe."""

import os
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.words.columns import columns, fitting, wrapped

WORDS = st.lists(st.text("abcdefghij:-", min_size=1, max_size=12), min_size=1, max_size=40)
ROWS = [
    ["", "To win", "Decision"],
    ["1)", "50.2%", "Keep 3 × worm (total 15)"],
    ["worm)", "5.0%", "Roll on"],
]


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Somebody looks on, at 40 columns."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "40")
    return monkeypatch


def test_a_pipe_gets_whole_lines() -> None:
    assert wrapped("word " * 100) == "word " * 100
    assert list(fitting(ROWS, left=(0, 2), beside=2)) == list(columns(ROWS, left=(0, 2)))


@given(words=WORDS, wide=st.integers(20, 120), indented=st.booleans())
def test_no_word_is_cut_and_no_line_is_too_long(
    words: list[str], wide: int, indented: bool
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
        patch.setitem(os.environ, "COLUMNS", str(wide))
        told = wrapped("  " * indented + " ".join(words))
    assert told.split() == words
    longest = max(map(len, told.splitlines()))
    assert longest <= max(20, wide - 1) or indented  # a long first word leaves little room


@pytest.mark.usefixtures("look")
def test_the_rest_of_a_choice_stands_under_its_words() -> None:
    line = "  worm) Keep 3 × worm (total 15): takes tile 36 (4 worms)"
    assert wrapped(line) == "  worm) Keep 3 × worm (total 15): takes\n        tile 36 (4 worms)"


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("file", ["/a/long/folder/with/a/game.txt", "'/a long/folder/game.txt'"])
def test_a_command_at_the_end_can_be_copied(file: str) -> None:
    told = wrapped(f"Was it luck? .venv/bin/wormgrill review {file}")
    assert told == f"Was it luck?\n.venv/bin/wormgrill review {file}"


def test_the_last_column_is_wrapped_and_left_out_where_it_has_no_room(
    look: pytest.MonkeyPatch,
) -> None:
    assert list(fitting(ROWS, left=(0, 2), beside=2)) == [
        "       To win  Decision",
        "1)      50.2%  Keep 3 × worm (total",
        "               15)",
        "worm)    5.0%  Roll on",
    ]
    look.setenv("COLUMNS", "30")
    assert list(fitting(ROWS, left=(0, 2), beside=2)) == list(
        columns([row[:-1] for row in ROWS], left=(0,))
    )
