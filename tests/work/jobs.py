"""Jobs for workers: functions of a module, as all of them must be."""

import os
import signal
import sys
import time
from pathlib import Path


def pid() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def note(file: Path, line: str) -> None:
    with file.open("a", encoding="utf-8") as notes:
        notes.write(f"{line}\n")


def note_when(start: Path, file: Path, line: str) -> None:
    """Begins only when there is such a file."""
    while not start.exists():
        time.sleep(0.01)
    note(file, line)


def fail() -> None:
    raise LookupError("no such turn")


class Unspeakable(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_unspeakably() -> None:
    raise Unspeakable(1, 2)


def refuse() -> None:
    from wormgrill.rules.errors import BadRecord

    raise BadRecord(3, 4, "no such tile")


def print_and_read() -> str:
    print("hello")
    return sys.stdin.read()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(file: Path) -> str:
    if file.exists():
        return "done"
    file.touch()
    die()
    return "never"


def never_end() -> None:
    while True:
        time.sleep(60)


def spin(file: str) -> None:
    """Busy for ever."""
    with open(file, "a", encoding="utf-8") as notes:
        notes.write(".")
    while True:
        sum(range(1000))
