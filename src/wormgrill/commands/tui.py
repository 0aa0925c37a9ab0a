"""`wormgrill tui`: the full-screen client. What it needs is loaded when it starts."""

from __future__ import annotations

import io
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from wormgrill.commands.arguments import CommandRefusal
from wormgrill.extras import adding
from wormgrill.words.texts import say

if TYPE_CHECKING:
    import argparse

NEEDED = ("textual", "httpx")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--still", action="store_true", help=say("tui-arg-still"))


def run(arguments: argparse.Namespace) -> None:
    _check_terminal()
    from wormgrill.client.memory import Memory
    from wormgrill.tui.app import TerminalApp
    from wormgrill.words.plainer import EVEN
    from wormgrill.words.voice import Voice

    for stream in (sys.__stdout__, sys.__stderr__):  # Textual writes to one of them
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=EVEN)
    TerminalApp(Voice(), Memory(), still=arguments.still).run()


def _check_terminal() -> None:
    """Where a full screen cannot be had, plain play can."""
    if not all(find_spec(name) for name in NEEDED):
        raise CommandRefusal(say("tui-no-extra", command=adding("tui")))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandRefusal(say("tui-no-terminal"))
    if os.environ.get("TERM", "") in ("", "dumb") and sys.platform != "win32":
        raise CommandRefusal(say("tui-dumb-terminal"))
