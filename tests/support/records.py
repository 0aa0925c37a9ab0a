"""The recorded games of `tests/data/records`, and their reviews, each made once."""

from functools import cache
from pathlib import Path

from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.reviews.account import Review
from wormgrill.reviews.champion import reviewed

RECORDS = Path(__file__).parents[1] / "data" / "records"
NAMES = sorted(file.stem for file in RECORDS.glob("*.txt"))


@cache
def record(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.txt").read_text("utf-8"))


@cache
def review_of(name: str) -> Review:
    return reviewed(record(name))
