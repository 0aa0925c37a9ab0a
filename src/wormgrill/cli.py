"""One command, lazy subcommands: each imports what it needs when it is called."""

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from wormgrill.commands import (
    arena,
    backup,
    bot_account,
    odds,
    review,
    serve,
    transfer,
    tui,
    verify,
)
from wormgrill.commands.arguments import (
    CommandRefusal,
    edition_given,
    language_argument,
    options_given,
    record_given,
)
from wormgrill.commands.aside import say_aside
from wormgrill.commands.parser_words import CommandParser, translate_parsers
from wormgrill.signals import on_stop
from wormgrill.version import __version__
from wormgrill.words.languages import language_asked
from wormgrill.words.plainer import PLAINER
from wormgrill.words.texts import say, speaking

DEEPEST = 12
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

Arguments = Callable[[argparse.ArgumentParser], None]
Run = Callable[[argparse.Namespace], None]


def main(argv: list[str] | None = None) -> None:
    words = sys.argv[1:] if argv is None else argv
    with speaking(language_asked(words, os.environ)):
        _run(words)


def _run(words: list[str]) -> None:
    from wormgrill.rules.errors import Refusal
    from wormgrill.words.refusals import sentence

    try:
        on_stop(_interrupt)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=PLAINER)
        arguments = _parser().parse_args(words)
        arguments.run(arguments)
        sys.stdout.flush()
    except Refusal as refusal:
        _die(sentence(refusal))
    except CommandRefusal as refusal:
        _die(str(refusal))
    except BrokenPipeError:  # whoever read the output has gone
        _forget_output()
    except OSError as error:
        if error.errno not in FULL:
            raise
        _forget_output()
        _die(say("disk-full", reason=os.strerror(error.errno)))
    except KeyboardInterrupt:
        sys.exit(130)


def _forget_output() -> None:
    """What could not be written is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _interrupt(signum: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


def _die(message: str) -> NoReturn:
    say_aside(say("error", message=message))
    sys.exit(2)


def _parser() -> argparse.ArgumentParser:
    translate_parsers()
    parser = CommandParser(prog="wormgrill", description=say("about"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"wormgrill {__version__}",
        help=say("arg-version"),
    )
    language_argument(parser)
    serve.here_arguments(parser)
    parser.set_defaults(run=serve.run_here)
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, (arguments, run) in COMMANDS.items():
        told = say(f"cmd-{name}")
        command = commands.add_parser(name, help=told, description=told)
        command.set_defaults(run=run)
        language_argument(command)
        arguments(command)
    return parser


def _play_arguments(play: argparse.ArgumentParser) -> None:
    play.add_argument("--edition", metavar="EDITION", help=say("arg-edition"))
    play.add_argument("--players", metavar="NAME", nargs="+", help=say("arg-players"))
    play.add_argument("--bot", metavar="BOT", action="append", default=[], help=say("arg-bot"))
    play.add_argument("--seed", type=int, help=say("arg-seed"))
    play.add_argument(
        "--option", metavar="OPTION", action="append", default=[], help=say("arg-option")
    )
    play.add_argument("--save", metavar="FILE", type=Path, help=say("arg-save"))
    play.add_argument("--resume", metavar="FILE", nargs="?", const="", help=say("arg-resume"))
    play.add_argument("--dice", choices=("computer", "typed", "verified"), help=say("arg-dice"))


def _replay_arguments(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", metavar="FILE", type=Path, help=say("arg-record"))
    replay.add_argument("--turns", action="store_true", help=say("arg-turns"))


def _edition_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument("edition", metavar="EDITION", help=say("arg-edition"))


def _perft_arguments(perft: argparse.ArgumentParser) -> None:
    _edition_argument(perft)
    depths = range(DEEPEST + 1)
    perft.add_argument("depth", metavar="DEPTH", type=int, choices=depths, help=say("arg-depth"))
    perft.add_argument("--players", metavar="N", type=int, default=2, help=say("arg-perft-players"))


def _no_arguments(command: argparse.ArgumentParser) -> None:
    pass


def _play(arguments: argparse.Namespace) -> None:
    from wormgrill.terminal import opening

    if arguments.seed is not None and arguments.dice in (opening.TYPED, opening.VERIFIED):
        raise CommandRefusal(say("seed-and-dice", dice=arguments.dice))
    if arguments.save and arguments.save.exists():
        raise CommandRefusal(say("file-exists", file=str(arguments.save)))
    if arguments.resume is None:
        edition = edition_given(arguments.edition) if arguments.edition else None
        opening.new_game(
            edition,
            arguments.players,
            lambda chosen: options_given(arguments.option, chosen),
            arguments.seed,
            arguments.dice,
            arguments.save,
            arguments.bot,
        )
        return
    given = {
        "--edition": arguments.edition,
        "--players": arguments.players,
        "--option": arguments.option,
        "--bot": arguments.bot,
        "--seed": arguments.seed is not None,
        "--dice": arguments.dice,
    }
    for name, value in given.items():
        if value:
            raise CommandRefusal(say("resume-alone", given=name))
    file = Path(arguments.resume) if arguments.resume else opening.last_game()
    if file is None:
        raise CommandRefusal(say("nothing-to-resume"))
    record = record_given(file)
    if not opening.goes_on_here(record):
        raise CommandRefusal(say("verify-no-resume", file=str(file)))
    opening.resume(record, arguments.save or file)


def _replay(arguments: argparse.Namespace) -> None:
    from wormgrill.terminal.retell import retell
    from wormgrill.words.columns import wrapped
    from wormgrill.words.voice import Voice

    for line in retell(record_given(arguments.file), Voice(), arguments.turns):
        print(wrapped(line))


def _rules(arguments: argparse.Namespace) -> None:
    from wormgrill.terminal.rulebook import rulebook
    from wormgrill.words.columns import wrapped

    for line in rulebook(edition_given(arguments.edition)):
        print(wrapped(line, under=7))


def _engine(arguments: argparse.Namespace) -> None:
    from wormgrill.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


def _schema(arguments: argparse.Namespace) -> None:
    import json

    from wormgrill.formats.position_json import POSITION_SCHEMA

    print(json.dumps(POSITION_SCHEMA, indent=2))


def _perft(arguments: argparse.Namespace) -> None:
    from wormgrill.formats.perft import perft
    from wormgrill.rules.game import start
    from wormgrill.rules.seating import check_count

    edition = edition_given(arguments.edition)
    check_count(edition, arguments.players)
    position = start(edition, [f"Player {n}" for n in range(1, arguments.players + 1)])
    print(say("perft-heading"))
    for depth, (paths, positions) in enumerate(perft(position, arguments.depth)):
        print(f"{depth} {paths} {positions}", flush=True)


def _bots(arguments: argparse.Namespace) -> None:
    from wormgrill.bots.registry import BOTS, temper
    from wormgrill.words.columns import wrapped
    from wormgrill.words.voice import Voice

    for bot in BOTS.values():
        values = {"name": bot.key, "difficulty": bot.difficulty}
        print(wrapped(say("bot-line", temper=temper(bot, Voice()), **values)))
    print(wrapped(say("bot-external")))


COMMANDS: dict[str, tuple[Arguments, Run]] = {
    "play": (_play_arguments, _play),
    "tui": (tui.arguments, tui.run),
    "replay": (_replay_arguments, _replay),
    "verify": (verify.arguments, verify.run),
    "review": (review.arguments, review.run),
    "rules": (_edition_argument, _rules),
    "bots": (_no_arguments, _bots),
    "odds": (odds.arguments, odds.run),
    "arena": (arena.arguments, arena.run),
    "serve": (serve.arguments, serve.run),
    "bot-account": (bot_account.arguments, bot_account.run),
    "backup": (backup.backup_arguments, backup.run_backup),
    "restore": (backup.restore_arguments, backup.run_restore),
    "export": (transfer.export_arguments, transfer.run_export),
    "import": (transfer.import_arguments, transfer.run_import),
    "engine": (_no_arguments, _engine),
    "schema": (_no_arguments, _schema),
    "perft": (_perft_arguments, _perft),
}
