"""Plain lines of even width: for eyes, pipes and screen readers alike."""

import shutil
import sys
import textwrap
from collections.abc import Collection, Iterator, Sequence


def columns(rows: Sequence[Sequence[str]], left: Collection[int]) -> Iterator[str]:
    """Figures to the right, these columns to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            text.ljust(width) if place in left else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def wrapped(line: str, under: int) -> str:
    """At spaces, an indented line's rest so far under it: for the eyes; a pipe gets whole lines."""
    if not sys.stdout.isatty():
        return line
    width = max(40, shutil.get_terminal_size().columns - 1)
    indent = " " * under if line.startswith("  ") else ""
    return textwrap.fill(line, width, subsequent_indent=indent) if len(line) > width else line
