"""`wormgrill arena`: bots play each other, and the standings say which is how much better."""

import argparse
import sys
from math import inf
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from wormgrill.commands.aside import say_aside
from wormgrill.commands.computing import check_computing, computing, computing_arguments
from wormgrill.commands.progress import ProgressLine
from wormgrill.words.texts import say
from wormgrill.words.voice import Voice

if TYPE_CHECKING:
    from wormgrill.arena.game import Pairing
    from wormgrill.arena.standings import Standings
    from wormgrill.arena.tournament import SaveRecord

GAMES = 1000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", metavar="BOT", nargs="+", help=say("arena-arg-bots"))
    parser.add_argument(
        "--games", metavar="N", type=int, default=GAMES, help=say("arena-arg-games")
    )
    parser.add_argument("--edition", metavar="EDITION", default="classic", help=say("arg-edition"))
    parser.add_argument("--players", metavar="N", type=int, help=say("arena-arg-players"))
    parser.add_argument(
        "--option", metavar="OPTION", action="append", default=[], help=say("arg-option")
    )
    parser.add_argument("--seed", metavar="N", type=int, help=say("arena-arg-seed"))
    parser.add_argument(
        "--time-per-move", metavar="SECONDS", type=float, help=say("arena-arg-time")
    )
    parser.add_argument("--game", metavar="N", type=int, help=say("arena-arg-game"))
    computing_arguments(parser)
    parser.add_argument("--json", action="store_true", help=say("arena-arg-json"))
    parser.add_argument("--save", metavar="FOLDER", type=Path, help=say("arena-arg-save"))


def run(arguments: argparse.Namespace) -> None:
    from wormgrill.arena.tournament import Stopped, rounds_for, tournament
    from wormgrill.commands.arguments import at_least_one

    at_least_one(arguments, "games")
    check_computing(arguments)
    pairing = _pairing(arguments)
    if arguments.game is not None:
        _play_one(arguments, pairing)
        return
    rounds = rounds_for(pairing, arguments.games)
    save = arguments.save and _saving(arguments.save, rounds * pairing.rotations)
    bar = _Bar()
    try:
        with computing(arguments, rounds) as (executor, workers, tasks):
            began = perf_counter()
            found = tournament(
                pairing, arguments.games, executor, tasks=tasks, progress=bar.show, save=save
            )
    except KeyboardInterrupt as stopped:
        bar.clear()
        games = rounds * pairing.rotations
        if isinstance(stopped, Stopped) and stopped.found:
            _tell(arguments, pairing, stopped.found, perf_counter() - began, workers, stopped=True)
        say_aside(say("arena-stopped", done=bar.done, games=games))
        raise
    finally:
        bar.clear()
    _tell(arguments, pairing, found, perf_counter() - began, workers)


def _tell(
    arguments: argparse.Namespace,
    pairing: "Pairing",
    found: "Standings",
    seconds: float,
    workers: int,
    stopped: bool = False,
) -> None:
    import json

    from wormgrill.arena.report import report, report_json

    if arguments.json:
        told = report_json(pairing, found, seconds, arguments.edition, stopped)
        sys.stdout.write(json.dumps(told, indent=2) + "\n")
    else:
        lines = report(pairing, found, seconds, workers, arguments.edition, Voice())
        sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


def _play_one(arguments: argparse.Namespace, pairing: "Pairing") -> None:
    """One game of a tournament once more, with all that is known of why it was forfeited."""
    from wormgrill.arena.game import play_game
    from wormgrill.arena.programs import keeping_programs
    from wormgrill.commands.arguments import CommandRefusal, at_least_one
    from wormgrill.formats.record import print_record

    at_least_one(arguments, "game")
    if arguments.seed is None:
        raise CommandRefusal(say("arena-game-without-seed"))
    for option in ("json", "save", "cluster"):
        if getattr(arguments, option):
            raise CommandRefusal(say("arena-game-alone", option=f"--{option}"))
    with keeping_programs() as programs:
        result, record = play_game(pairing, arguments.game - 1, programs)
    sys.stdout.write(print_record(record))
    if forfeit := result.forfeit:
        sys.stdout.flush()
        sys.stderr.write(forfeit.trace)
        told = say("arena-forfeit-why", told=forfeit.told, fault=forfeit.fault)
        position = say("arena-forfeit-position", position=forfeit.position)
        raise CommandRefusal(f"{told} {position}")


def _pairing(arguments: argparse.Namespace) -> "Pairing":
    from random import SystemRandom

    from wormgrill.arena.game import Pairing, opening
    from wormgrill.bots.registry import check_fits, make_bot
    from wormgrill.commands.arguments import CommandRefusal, edition_given, options_given

    bots = arguments.bots
    for bot in bots:
        make_bot(bot)
    players = len(bots) if arguments.players is None else arguments.players
    if players < 2 and arguments.players is None:
        raise CommandRefusal(say("arena-one-bot", bot=bots[0]))
    if players < len(bots):
        raise CommandRefusal(say("arena-too-many-bots", bots=len(bots), players=players))
    edition = edition_given(arguments.edition)
    seed = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    options, seconds = options_given(arguments.option, edition), arguments.time_per_move
    if seconds is not None and not 0 < seconds < inf:
        raise CommandRefusal(say("arena-time-above-zero"))
    pairing = Pairing(edition, options, seats, seed, seconds_per_move=seconds)
    for bot in bots:
        check_fits(bot, edition)
    opening(pairing, 0)  # refuses what this edition does not allow
    return pairing


def _saving(folder: Path, games: int) -> "SaveRecord":
    from wormgrill.commands.arguments import CommandRefusal

    def trouble(error: OSError) -> CommandRefusal:
        return CommandRefusal(say("not-readable", file=str(folder), reason=str(error.strerror)))

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise CommandRefusal(say("arena-folder-not-empty", folder=str(folder)))
    except OSError as error:
        raise trouble(error) from None

    digits = len(str(games))

    def save(number: int, record: str) -> None:
        file = folder / f"game-{number + 1:0{digits}}.txt"
        try:
            file.write_text(record, "utf-8", newline="\n")
        except OSError as error:
            raise trouble(error) from None

    return save


class _Bar:
    def __init__(self) -> None:
        self.done = 0
        self._began = perf_counter()
        self._line = ProgressLine()

    def show(self, done: int, games: int) -> None:
        from wormgrill.arena.report import progress_line

        self.done = done
        self._line.show(progress_line(done, games, perf_counter() - self._began, Voice()))

    def clear(self) -> None:
        self._line.clear()
