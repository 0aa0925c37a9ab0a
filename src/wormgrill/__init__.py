"""Wormgrill: the Heckmeck family of dice games on a computer.

>>> from random import Random
>>> from wormgrill import EDITIONS, hint, start
>>> position = start(EDITIONS["classic"], ["Ada", "Bo"]).roll(Random(5))
>>> str(hint(position).best.action)
'keep 5'

These names are the public interface; each is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from wormgrill.version import __version__ as __version__

if TYPE_CHECKING:
    from wormgrill.api import hint, odds, play, review, solve, tournament
    from wormgrill.bots.bot import Bot
    from wormgrill.bots.registry import BOTS, BotEntry, make_bot
    from wormgrill.formats.edition_toml import read_edition
    from wormgrill.formats.position_json import decode as from_json
    from wormgrill.formats.position_json import encode as to_json
    from wormgrill.formats.position_line import from_line, to_line
    from wormgrill.formats.record import Record, print_record
    from wormgrill.formats.record_reader import parse_record
    from wormgrill.rules.actions import Action
    from wormgrill.rules.edition import Edition, Options
    from wormgrill.rules.editions import EDITIONS
    from wormgrill.rules.errors import Refusal
    from wormgrill.rules.game import apply, start
    from wormgrill.rules.legal import legal_actions
    from wormgrill.rules.pieces import Dice
    from wormgrill.rules.position import Phase, Position
    from wormgrill.rules.rolls import roll_outcomes
    from wormgrill.rules.scoring import ranking, winners

__all__ = [
    "BOTS",
    "EDITIONS",
    "Action",
    "Bot",
    "BotEntry",
    "Dice",
    "Edition",
    "Options",
    "Phase",
    "Position",
    "Record",
    "Refusal",
    "apply",
    "from_json",
    "from_line",
    "hint",
    "legal_actions",
    "make_bot",
    "odds",
    "parse_record",
    "play",
    "print_record",
    "ranking",
    "read_edition",
    "review",
    "roll_outcomes",
    "solve",
    "start",
    "to_json",
    "to_line",
    "tournament",
    "winners",
]

# Where a name is, and what it is called there if that is something else.
_HOMES = {
    "api": ("hint", "odds", "play", "review", "solve", "tournament"),
    "bots.bot": ("Bot",),
    "bots.registry": ("BOTS", "BotEntry", "make_bot"),
    "formats.edition_toml": ("read_edition",),
    "formats.position_json": ("from_json=decode", "to_json=encode"),
    "formats.position_line": ("from_line", "to_line"),
    "formats.record": ("Record", "print_record"),
    "formats.record_reader": ("parse_record",),
    "rules.actions": ("Action",),
    "rules.edition": ("Edition", "Options"),
    "rules.editions": ("EDITIONS",),
    "rules.errors": ("Refusal",),
    "rules.game": ("apply", "start"),
    "rules.legal": ("legal_actions",),
    "rules.pieces": ("Dice",),
    "rules.position": ("Phase", "Position"),
    "rules.rolls": ("roll_outcomes",),
    "rules.scoring": ("ranking", "winners"),
}
_HOME = {
    name: (f"wormgrill.{home}", there or name)
    for home, names in _HOMES.items()
    for name, _, there in (entry.partition("=") for entry in names)
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module “wormgrill” has no attribute “{name}”")
    home, there = _HOME[name]
    value = globals()[name] = getattr(import_module(home), there)
    return value


def __dir__() -> list[str]:
    return sorted((*globals(), *__all__))
