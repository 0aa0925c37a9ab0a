"""Reading the receipt of a record: its lines in the header, and the keys behind the turns."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from wormgrill.formats.record import Receipt, Record
from wormgrill.rules.errors import BadRecord
from wormgrill.rules.pieces import Dice

BOT = "bot:"  # how the key of a bot's roll begins
KEYS = "Keys: "

_FREE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HEX = re.compile(r"[0-9a-f]{64}")
_FREE_MEANS = "1 to 64 characters of A–Z, a–z, 0–9, _ and -"
_HEX_MEANS = "64 digits of 0–9 and a–f"
_FORMS = {
    "Table": (_FREE, _FREE_MEANS),
    "Commitment": (_HEX, _HEX_MEANS),
    "Seed": (_HEX, _HEX_MEANS),
    "Contribution": (_FREE, _FREE_MEANS),
}

Line = tuple[int, str]  # its number and its text


def well_formed(text: str) -> bool:
    """Whether this can be the key of a guest's roll, a contribution, or a table's name."""
    return bool(_FREE.fullmatch(text))


def read_receipt(found: Mapping[str, Line], contributions: Sequence[Line]) -> Receipt | None:
    """The receipt that these lines of a header tell of, without its keys."""
    there = [(key, *found[key]) for key in ("Table", "Commitment", "Seed") if key in found]
    there += [("Contribution", *line) for line in contributions]
    for key, number, text in there:
        for needed in ("Table", "Commitment"):
            if needed not in found:
                raise BadRecord(number, 1, f"{key} needs the line “{needed}: …” beside it")
        form, means = _FORMS[key]
        if not form.fullmatch(text):
            raise BadRecord(number, len(key) + 3, f"{key} is written with {means}")
    if not there:
        return None
    return Receipt(
        found["Table"][1],
        found["Commitment"][1],
        found.get("Seed", (0, None))[1],
        tuple(text for _, text in contributions),
    )


def with_keys(record: Record, lines: Sequence[Line], last: int) -> Record:
    """The record with the keys of these lines: one per roll if it has a receipt, else none."""
    keys = [
        (number, len(KEYS) + word.start() + 1, word.group())
        for number, line in lines
        for word in re.finditer(r"\S+", line.removeprefix(KEYS))
    ]
    if record.receipt is None:
        if lines:
            raise BadRecord(lines[0][0], 1, "Keys needs the line “Table: …” in the header")
        return record
    rolls = sum(isinstance(step, Dice) for step in record.steps)
    for count, (number, column, key) in enumerate(keys):
        if key != BOT and not well_formed(key.removeprefix(BOT)):
            raise BadRecord(number, column, f"a key is written with {_FREE_MEANS}")
        if count == rolls:
            raise BadRecord(number, column, f"a key too many: the rolls are {rolls}")
    if len(keys) < rolls:
        raise BadRecord(last, 1, f"the rolls are {rolls}, but the keys {len(keys)}")
    return replace(record, receipt=replace(record.receipt, keys=tuple(key for *_, key in keys)))
