"""`wormgrill verify`: the dice of a recorded game, computed again from its receipt."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wormgrill.words.texts import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say("verify-arg-record"))


def run(arguments: argparse.Namespace) -> None:
    """Status 1 says that the dice are wrong; 2, as ever, that nothing could be found out."""
    from wormgrill.commands.arguments import CommandRefusal, record_given
    from wormgrill.dice.verified import BadReceipt, NoReceipt, receipt_of, verify

    record = record_given(arguments.file)
    try:
        rolls = verify(record)
    except BadReceipt as refusal:
        told = say("not-readable", file=str(arguments.file), reason=refusal.message)
        if isinstance(refusal, NoReceipt):
            raise CommandRefusal(told) from None
        sys.stderr.write(say("error", message=told) + "\n")
        sys.exit(1)
    receipt = receipt_of(record)
    lines = [
        say("verify-holds", rolls=rolls),
        say("verify-table", table=receipt.table),
        say("verify-commitment", commitment=receipt.commitment),
        say("verify-contributions", count=len(receipt.contributions)),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
