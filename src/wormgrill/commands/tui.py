"""`wormgrill tui`: the full-screen client. What it needs is loaded when it starts."""

from __future__ import annotations

import io
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from wormgrill.commands.arguments import CommandRefusal, edition_given, options_given, record_given
from wormgrill.extras import adding
from wormgrill.words.texts import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Awaitable

    from wormgrill.tui.app import FirstDeed, TerminalApp

NEEDED = ("textual", "httpx")
USUAL_BOT = "careful"
_FILES = ("/", "./", "../", "~")  # how no server's address begins


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("where", metavar="WHERE", nargs="?", help=say("tui-arg-where"))
    parser.add_argument("--edition", metavar="EDITION", help=say("arg-edition"))
    parser.add_argument("--players", metavar="NAME", nargs="+", help=say("arg-players"))
    parser.add_argument("--bot", metavar="BOT", action="append", default=[], help=say("arg-bot"))
    parser.add_argument(
        "--option", metavar="OPTION", action="append", default=[], help=say("arg-option")
    )
    parser.add_argument("--dice", choices=("computer", "typed"), help=say("arg-dice"))
    parser.add_argument("--still", action="store_true", help=say("tui-arg-still"))


def run(arguments: argparse.Namespace) -> None:
    check_terminal()
    first = first_deed(arguments)
    from wormgrill.client.memory import Memory
    from wormgrill.tui.app import TerminalApp
    from wormgrill.words.plainer import EVEN
    from wormgrill.words.voice import Voice

    for stream in (sys.__stdout__, sys.__stderr__):  # Textual writes to one of them
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=EVEN)
    TerminalApp(Voice(), Memory(), still=arguments.still, first=first).run()


def check_terminal() -> None:
    """Where a full screen cannot be had, plain play can."""
    if not all(find_spec(name) for name in NEEDED):
        raise CommandRefusal(say("tui-no-extra", command=adding("tui")))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandRefusal(say("tui-no-terminal"))
    if os.environ.get("TERM", "") in ("", "dumb") and sys.platform != "win32":
        raise CommandRefusal(say("tui-dumb-terminal"))


def first_deed(arguments: argparse.Namespace) -> FirstDeed | None:
    """Where the user wants to go at once: to a record, to a server's table, to a new one."""
    asked = [arguments.edition, arguments.players, arguments.bot, arguments.dice, arguments.option]
    if arguments.where is None:
        return _new_table(arguments) if any(asked) else None
    if any(asked):
        raise CommandRefusal(say("tui-where-alone", where=arguments.where))
    if Path(arguments.where).exists() or arguments.where.startswith(_FILES):
        from wormgrill.formats.record import print_record

        record = print_record(record_given(Path(arguments.where)))
        return lambda app: app.replay(record)
    from wormgrill.client.address import whereabouts

    where = whereabouts(arguments.where, "")

    def go(app: TerminalApp) -> Awaitable[None]:
        """A code is one of the server where we were last."""
        last = app.memory.now.server if where.code else ""
        return app.go_to(where._replace(server=last or where.server))

    return go


def _new_table(arguments: argparse.Namespace) -> FirstDeed:
    """As `wormgrill play` reads the same words; whoever is named first is the user."""
    from wormgrill.bots.registry import bot_named, check_fits
    from wormgrill.client.line import fresh_key
    from wormgrill.formats.options import options_table
    from wormgrill.formats.position_json import edition_json
    from wormgrill.match.new_table import SeatRequest, TableRequest
    from wormgrill.rules.seating import seated

    edition = edition_given(arguments.edition or "classic")
    me, *others = arguments.players or [None]
    bots = arguments.bot or ([] if others else [USUAL_BOT])
    options = options_given(arguments.option, edition)
    for bot in bots:
        bot_named(bot)  # refuses what is none; programs play in plain play and the arena
        check_fits(bot, edition)
    seated(edition, [f"{number}" for number in range(1 + len(others) + len(bots))], options)
    seats = [
        SeatRequest("me", me),
        *(SeatRequest("local", name) for name in others),
        *(SeatRequest("bot", bot=bot) for bot in bots),
    ]
    wanted = TableRequest(
        edition_json(edition),
        seats,
        options_table(options, edition.options),
        "typed" if arguments.dice == "typed" else "verified",
        randomness=fresh_key(),
    )
    return lambda app: app.begin_here(wanted)
