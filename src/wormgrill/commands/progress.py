"""How far it is: a line on standard error, written over, while somebody looks at it."""

import sys

from wormgrill.words.columns import terminal_width


class ProgressLine:
    def __init__(self) -> None:
        self._shown = ""

    def show(self, line: str) -> None:
        if sys.stderr.isatty():
            self._write(line)

    def clear(self) -> None:
        if self._shown:
            self._write("")

    def _write(self, line: str) -> None:
        line = line[: terminal_width(sys.stderr)]  # one that wraps cannot be taken back
        sys.stderr.write(f"\r{line.ljust(len(self._shown))}" + ("" if line else "\r"))
        sys.stderr.flush()
        self._shown = line
