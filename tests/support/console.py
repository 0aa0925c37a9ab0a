"""Plain play without a terminal: what is typed is given, what is printed is kept."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import Position
from wormgrill.terminal.plain import PlainGame


class Console:
    """What was printed, and what will be typed; at the end of it the input ends."""

    def __init__(self, *typed: str) -> None:
        self.typed: Iterator[str] = iter(typed)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str:
        self.lines.append(prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def play(
    position: Position, file: Path, *typed: str, chance: Random | None = None
) -> tuple[Console, Record]:
    console = Console(*typed)
    record = Record(position, (), "2026-11-15", "typed" if chance is None else "seed 1")
    PlainGame(record, file, chance, console.read, console.lines.append).play()
    return console, parse_record(file.read_text("utf-8"))
