"""Somebody at a terminal of a certain width: reads up to a prompt, then types."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.processes import PATIENCE, WORMGRILL, running


class Typist:
    """What a program has written to its terminal, and hands to type with."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._letters = codecs.getincrementaldecoder("utf-8")()
        self.screen = ""  # everything so far

    def until(self, prompt: str) -> str:
        """What comes up to a line that ends so; all of it where the program ends before."""
        new = ""
        deadline = time.monotonic() + PATIENCE
        while not new.endswith(prompt):
            assert time.monotonic() < deadline, new
            if not select.select([self._terminal], [], [], 1)[0]:
                continue
            try:
                some = os.read(self._terminal, 65536)
            except OSError:  # the other end is closed
                break
            new = (new + self._letters.decode(some)).replace("\r\n", "\n")
        self.screen += new
        return new

    def type(self, keys: str) -> None:
        os.write(self._terminal, keys.encode())


@contextmanager
def at_terminal(home: Path, columns: int, *arguments: str, **locale: str) -> Iterator[Typist]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    env = {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm", **locale}
    try:
        with running([*WORMGRILL, *arguments], env=env, stdin=theirs, stdout=theirs, stderr=theirs):
            os.close(theirs)
            yield Typist(ours)
    finally:
        os.close(ours)


def choices(told: str) -> list[str]:
    """What stands before the choices that were shown last."""
    return re.findall(r"^  (\S+)\) ", told, re.MULTILINE)
