"""Sitting down: a new plain game, or one that goes on."""

import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

from wormgrill.bots.bot import Bot
from wormgrill.bots.registry import EXTERNAL, PYTHON, check_fits, make_bot
from wormgrill.dice.source import source
from wormgrill.dice.verified import well_formed
from wormgrill.formats.record import Receipt, Record
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.rules.pieces import Dice
from wormgrill.rules.rolls import draw
from wormgrill.rules.seating import LONGEST_NAME, distinct_name, seated
from wormgrill.terminal import saves, setup
from wormgrill.terminal.keyboard import edit_lines, read, write
from wormgrill.terminal.plain import PlainGame
from wormgrill.terminal.promised import PromisedDice, promise
from wormgrill.words.bot_names import bot_name
from wormgrill.words.texts import has
from wormgrill.words.voice import Voice

TYPED = "typed"
VERIFIED = "verified"
_SEED = "seed "
_HERE = "verified here"  # not at a server's table, whose dice are its own
COMPANION = "careful"


def new_game(
    edition: Edition | None,
    names: list[str] | None,
    options_for: Callable[[Edition], Options],
    seed: int | None,
    dice: str | None,
    file: Path | None,
    bots: list[str],
) -> None:
    """What is not given is asked for at a terminal, and taken as usual in a pipe."""
    edit_lines()
    asking, voice = sys.stdin.isatty(), Voice()
    try:
        if edition is None:
            usual = EDITIONS["classic"]
            edition = setup.ask_edition(read, write, voice) if asking else usual
        options = options_for(edition)
        if names is None and asking:
            names = setup.ask_names(edition, options, len(bots), read, write, voice)
    except (KeyboardInterrupt, EOFError):
        write("")
        return
    people = names or setup.default_names(edition, len(bots), voice)
    if names and len(people) == 1 and not bots:
        bots = [COMPANION]  # nobody plays alone
    seats = seated(edition, _with_bots(people, bots, voice), options)
    for bot in bots:
        check_fits(bot, edition)
    seated_bots = tuple(enumerate(bots, len(people)))
    now = datetime.now().astimezone()
    receipt = promise() if dice == VERIFIED else None
    seeded = "system" if seed is None else f"{_SEED}{seed}"
    told = {TYPED: TYPED, VERIFIED: _HERE}.get(dice or "", seeded)
    record = Record(
        start(edition, seats, options), (), now.date().isoformat(), told, seated_bots, receipt
    )
    players = _players(record, seed)
    _greet(record, voice)
    if receipt and asking:
        try:
            record = replace(record, receipt=_added_to(receipt, voice))
        except (KeyboardInterrupt, EOFError):
            write("")
            return
    file = file or saves.new_file(edition.key, now)
    PlainGame(record, file, _chance(record), write=write, bots=players).play()


def goes_on_here(record: Record) -> bool:
    """Not with dice that a server has promised: others would make its receipt untrue."""
    return record.receipt is None or record.dice == _HERE or record.position().over


def last_game() -> Path | None:
    return saves.last_unfinished()


def resume(record: Record, file: Path) -> None:
    """The dice come from where they came from."""
    voice = Voice()
    if record.position().over:
        write(voice.say("already-over", file=str(file)))
        return
    edit_lines()
    _greet(record, voice)
    game = PlainGame(record, file, _chance(record), write=write, bots=_players(record, None))
    write(voice.say("goes-on", turn=game.turn_number))
    game.play()


def _added_to(receipt: Receipt, voice: Voice) -> Receipt:
    """With what the players add of their own, now that they have seen the promise."""
    while given := read(voice.say("contribution-prompt")).strip():
        if well_formed(given):
            return replace(receipt, contributions=(given,))
        write(voice.say("contribution-bad"))
    return receipt


def _chance(record: Record) -> Random | PromisedDice | None:
    """None where dice are typed in. A seed's dice go on where they stopped."""
    if record.dice == TYPED:
        return None
    if record.receipt:
        return PromisedDice(record.receipt, {seat for seat, _ in record.bots})
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


def _with_bots(people: list[str], bots: list[str], voice: Voice) -> list[str]:
    """A bot sits under its own name; where somebody has that already it gets a number."""
    names = list(people)
    for bot in bots:
        name = bot_name(bot, voice)
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
        write(
            voice.say(
                "welcome", title=voice.title(edition), special=special[0].upper() + special[1:]
            )
        )
    else:
        write(voice.say("welcome-custom", title=voice.title(edition)))
    write(voice.say("playing", names=voice.listed([seat.name for seat in position.seats])))
    if record.bots:
        bots = [position.seats[seat].name for seat, _ in record.bots]
        write(voice.say("playing-bots", names=voice.listed(bots), count=len(bots)))
    if agreed := _agreed(edition, options, position.seats[options.first].name, voice):
        write(voice.say("agreed", options="; ".join(agreed)))
    dice = record.dice or ""
    if dice.startswith(_SEED):
        write(voice.say("dice-seeded", seed=dice.removeprefix(_SEED)))
    elif record.receipt:
        write(voice.say("dice-verified", commitment=record.receipt.commitment))
    else:
        write(voice.say("dice-typed" if dice == TYPED else "dice-computer"))
    write(voice.say("how-to"))


def _agreed(edition: Edition, options: Options, first: str, voice: Voice) -> list[str]:
    told = {
        "option-short-game": options.short_game and edition.kind.failure_returns_tile,
        "option-free-choice": options.free_choice,
        "option-first": options.first,
    }
    return [voice.say(key, name=first) for key, value in told.items() if value]
