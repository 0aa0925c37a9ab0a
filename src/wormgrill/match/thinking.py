"""What a worker does for tables: bots that choose, hints, and the start that makes both quick."""

from collections import OrderedDict

from wormgrill.advice.adviser import Adviser
from wormgrill.advice.hint_views import WordedHints
from wormgrill.advice.why import worded_hints
from wormgrill.bots.bot import Bot
from wormgrill.bots.registry import bot_named
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.rules.position import Position
from wormgrill.solver.dice_states import DiceKind, dice_kind
from wormgrill.solver.graph import graph
from wormgrill.words.voice import Voice

MOST_BOTS = 256  # a bot remembers its solved turn: some hundred KB

_bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()  # of this worker, by table and name


def chosen(table: str, name: str, position: Position) -> Action:
    """A bot is kept from move to move; one that has stumbled is forgotten."""
    key = table, name
    bot = _bots.pop(key, None) or bot_named(name).make()  # a listed one: no `cmd:`, no `py:`
    action = bot.choose(position)
    _bots[key] = bot
    while len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return action


def hinted(position: Position, language: str, deep: bool = False) -> WordedHints:
    return worded_hints(Adviser(deep=deep).advise(position), Voice(language))


def warm_up() -> None:
    """The first turn with any kind of dice takes longest; nobody should wait for it."""
    for edition in EDITIONS.values():
        hinted(start(edition, ("1", "2")), "en")
        for kind in kinds_of_dice(edition):
            graph(kind)


def kinds_of_dice(edition: Edition) -> set[DiceKind]:
    return {dice_kind(edition, golden=False), dice_kind(edition, golden=bool(edition.golden_sides))}


_WARM = frozenset(kind for edition in EDITIONS.values() for kind in kinds_of_dice(edition))


def has_known_dice(edition: Edition) -> bool:
    """Its turns are solved at once: the dice are those of the box."""
    return kinds_of_dice(edition) <= _WARM
