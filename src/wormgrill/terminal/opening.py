"""Sitting down: a new plain game, or one that goes on."""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random

from wormgrill.bots.bot import Bot
from wormgrill.bots.registry import EXTERNAL, PYTHON, check_fits, make_bot
from wormgrill.dice.source import source
from wormgrill.formats.record import Record
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.rules.pieces import Dice
from wormgrill.rules.rolls import draw
from wormgrill.rules.seating import LONGEST_NAME, distinct_name, seated
from wormgrill.terminal import saves, setup
from wormgrill.terminal.plain import PlainGame
from wormgrill.words.texts import has
from wormgrill.words.voice import Voice

_TYPED = "typed"
_SEED = "seed "
COMPANION = "careful"


def new_game(
    edition: Edition | None,
    names: list[str] | None,
    options_for: Callable[[Edition], Options],
    seed: int | None,
    typed: bool,
    file: Path | None,
    bots: list[str],
) -> None:
    """What is not given is asked for at a terminal, and taken as usual in a pipe."""
    asking, voice = sys.stdin.isatty(), Voice()
    try:
        if edition is None:
            usual = EDITIONS["classic"]
            edition = setup.ask_edition(input, print, voice) if asking else usual
        options = options_for(edition)
        if names is None and asking:
            names = setup.ask_names(edition, options, len(bots), input, print, voice)
    except (KeyboardInterrupt, EOFError):
        print()
        return
    people = names or setup.default_names(edition, len(bots), voice)
    if names and len(people) == 1 and not bots:
        bots = [COMPANION]  # nobody plays alone
    seats = seated(edition, [*people, *_bot_names(bots)], options)
    for bot in bots:
        check_fits(bot, edition)
    seated_bots = tuple(enumerate(bots, len(people)))
    now = datetime.now().astimezone()
    dice = _TYPED if typed else "system" if seed is None else f"{_SEED}{seed}"
    record = Record(start(edition, seats, options), (), now.date().isoformat(), dice, seated_bots)
    players = _players(record, seed)
    _greet(record, voice)
    chance = None if typed else source(seed)
    file = file or saves.new_file(edition.key, now)
    PlainGame(record, file, chance, bots=players).play()


def last_game() -> Path | None:
    return saves.last_unfinished()


def resume(record: Record, file: Path) -> None:
    """The dice come from where they came from."""
    voice = Voice()
    if record.position().over:
        print(voice.say("already-over", file=str(file)))
        return
    typed = record.dice == _TYPED
    _greet(record, voice)
    game = PlainGame(record, file, None if typed else _chance(record), bots=_players(record, None))
    print(voice.say("goes-on", turn=game.turn_number))
    game.play()


def _chance(record: Record) -> Random:
    """A seed's dice go on where they stopped."""
    seed = (record.dice or "").removeprefix(_SEED)
    if not (record.dice or "").startswith(_SEED) or not seed.removeprefix("-").isdecimal():
        return source()
    chance = source(int(seed))
    position = record.start
    for step, after, _ in record.replay():
        if isinstance(step, Dice):
            draw(position, chance)
        position = after
    return chance


def _bot_names(bots: list[str]) -> list[str]:
    """A bot sits under its own name; a second one of its kind gets a number."""
    names: list[str] = []
    for bot in bots:
        name = bot
        if bot.startswith(EXTERNAL):
            name = (bot.removeprefix(EXTERNAL).split() or [""])[0].rpartition("/")[2]
            name = name[:LONGEST_NAME] or "bot"
        if bot.startswith(PYTHON):
            name = bot.rpartition(":")[2].rpartition(".")[2].strip()[:LONGEST_NAME] or "bot"
        names.append(distinct_name(name, names))
    return names


def _players(record: Record, seed: int | None) -> dict[int, Bot]:
    return {
        seat: make_bot(name, None if seed is None else seed + seat) for seat, name in record.bots
    }


def _greet(record: Record, voice: Voice) -> None:
    position = record.start
    edition, options = position.edition, position.options
    if has(f"special-{edition.key}"):
        special = voice.say(f"special-{edition.key}")
        print(
            voice.say(
                "welcome", title=voice.title(edition), special=special[0].upper() + special[1:]
            )
        )
    else:
        print(voice.say("welcome-custom", title=voice.title(edition)))
    print(voice.say("playing", names=voice.listed([seat.name for seat in position.seats])))
    if record.bots:
        bots = [position.seats[seat].name for seat, _ in record.bots]
        print(voice.say("playing-bots", names=voice.listed(bots), count=len(bots)))
    if agreed := _agreed(edition, options, position.seats[options.first].name, voice):
        print(voice.say("agreed", options="; ".join(agreed)))
    dice = record.dice or ""
    if dice.startswith(_SEED):
        print(voice.say("dice-seeded", seed=dice.removeprefix(_SEED)))
    else:
        print(voice.say("dice-typed" if dice == _TYPED else "dice-computer"))
    print(voice.say("how-to"))


def _agreed(edition: Edition, options: Options, first: str, voice: Voice) -> list[str]:
    told = {
        "option-short-game": options.short_game and edition.kind.failure_returns_tile,
        "option-free-choice": options.free_choice,
        "option-first": options.first,
    }
    return [voice.say(key, name=first) for key, value in told.items() if value]
