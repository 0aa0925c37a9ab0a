"""Plain lines of even width: for eyes, pipes and screen readers alike."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from typing import TextIO

NARROWEST = 20  # terminals are taken to be at least so wide
_LEAST = 16  # of the last column, to be worth wrapping
_GAP = "  "
_COMMAND = re.compile(
    r" (\S*wormgrill \w+(?: --\w+)? (?:'.*'|\S+)$|(?:\"[^\"]*\"|\S+) -m pip \w+ \S+)"
)


def columns(rows: Sequence[Sequence[str]], left: Collection[int]) -> Iterator[str]:
    """Figures to the right, these columns to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            text.ljust(width) if place in left else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield _GAP.join(cells).rstrip()


def table(rows: Sequence[Sequence[str]], left: Collection[int]) -> Iterator[str]:
    """The same where there is room for it, else every row below its first cell, a line for each."""
    width, lines = terminal_width(), list(columns(rows, left))
    if width is None or max(map(len, lines)) <= width:
        yield from lines
        return
    heads, *others = rows
    for first, *cells in others:
        yield first
        named = [pair for pair in zip(heads[1:], cells, strict=True) if pair[1]]
        yield from (f"{_GAP}{line}" for line in columns(named, left=(0, 1)))


def fitting(rows: Sequence[Sequence[str]], left: Collection[int], beside: int) -> Iterator[str]:
    """The same where somebody looks on, so many letters beside it: the last column is wrapped, and
    left out where it has no room."""
    width = terminal_width()
    figures = [row[:-1] for row in rows]
    room = (width or 0) - beside - max(map(len, columns(figures, left))) - len(_GAP)
    if width and room < _LEAST:
        yield from columns(figures, left)
        return
    wrapped_rows = []
    for row in rows:
        first, *more = (textwrap.wrap(row[-1], room) if width else [row[-1]]) or [""]
        wrapped_rows.append([*row[:-1], first])
        wrapped_rows += [[*[""] * (len(row) - 1), line] for line in more]
    yield from columns(wrapped_rows, left)


def terminal_width(stream: TextIO | None = None) -> int | None:
    """Of standard output, or of this; None in a pipe, which gets whole lines."""
    stream = stream or sys.stdout
    if not stream.isatty():
        return None
    usual = (80, 24)
    with suppress(OSError):  # of standard error, where the output goes to a file
        usual = os.get_terminal_size(stream.fileno())
    return max(NARROWEST, shutil.get_terminal_size(usual).columns - 1)


def wrapped(
    line: str,
    under: int | None = None,
    width: int | None = None,
    stream: TextIO | None = None,
) -> str:
    """At spaces, for the eyes; an indented line's rest so far under it, or under its second word.

    What has no spaces stays whole, and so does a command: both can be copied.
    """
    width = width or terminal_width(stream)
    if width is None or len(line) <= width:
        return line
    if command := _COMMAND.search(line):
        before, after = line[: command.start()], line[command.end() :].strip()
        told = wrapped(before, under, width), command[1], wrapped(after, under, width)
        return "\n".join(filter(None, told))
    if under is None:
        under = len(line) - len(re.sub(r"^\s+\S+\s+", "", line))
    indent = " " * under if line.startswith(_GAP) else ""
    return textwrap.fill(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
