"""`wormgrill verify`: dice of a game, or a whole daily grill, made again from the receipt."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from wormgrill.commands.aside import say_aside
from wormgrill.words.texts import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say("verify-arg-record"))


def run(arguments: argparse.Namespace) -> None:
    """Status 1 says that it is not as promised; 2, as ever, that nothing could be found out."""
    from wormgrill.commands.arguments import read_text

    daily = read_text(arguments.file).lstrip().startswith("{")
    lines = _told(arguments.file, _day if daily else _game)
    sys.stdout.write("\n".join(lines) + "\n")


def _told(file: Path, verified: Callable[[Path], Sequence[str]]) -> Sequence[str]:
    from wormgrill.commands.arguments import CommandRefusal
    from wormgrill.dice.verified import BadReceipt, NoReceipt
    from wormgrill.words.refusals import sentence

    try:
        return verified(file)
    except BadReceipt as refusal:
        told = say("not-readable", file=str(file), reason=sentence(refusal))
        if isinstance(refusal, NoReceipt):
            raise CommandRefusal(told) from None
        say_aside(say("error", message=told))
        sys.exit(1)


def _game(file: Path) -> list[str]:
    from wormgrill.commands.arguments import record_given
    from wormgrill.dice.verified import receipt_of, verify

    record = record_given(file)
    rolls, receipt = verify(record), receipt_of(record)
    return [
        say("verify-holds", rolls=rolls),
        say("verify-table", table=receipt.table),
        say("verify-commitment", commitment=receipt.commitment),
        say("verify-contributions", count=len(receipt.contributions)),
    ]


def _day(file: Path) -> list[str]:
    import msgspec

    from wormgrill.commands.arguments import CommandRefusal, read_text
    from wormgrill.daily.receipt import DailyReceipt, verify_day

    try:
        receipt = msgspec.json.decode(read_text(file), type=DailyReceipt)
    except msgspec.MsgspecError as error:
        raise CommandRefusal(say("not-readable", file=str(file), reason=str(error))) from None
    return [
        say("verify-day-holds", positions=verify_day(receipt), day=receipt.day),
        say("verify-commitment", commitment=receipt.commitment),
    ]
