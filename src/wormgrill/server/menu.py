"""What can be played and against whom, and what goes on: the same with a network and without."""

import msgspec

from wormgrill.bots.registry import BotEntry, temper
from wormgrill.formats.edition_toml import edition_table
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.rule_numbers import rules_of
from wormgrill.match.room import Room
from wormgrill.rules.edition import Edition
from wormgrill.server.messages import BotView, EditionView, UnfinishedTable
from wormgrill.words.texts import LANGUAGE
from wormgrill.words.voice import Voice

_OPTIONS = {"O1": "short-game", "O2": "free-choice", "O3": "first"}


def edition_view(edition: Edition) -> EditionView:
    rules = rules_of(edition)
    held = {number for part in rules.parts for number in part.numbers}
    more = {
        "title": Voice(LANGUAGE).title(edition),
        "assumed": edition.assumed,
        "rules": [{"part": part.heading, "rules": part.numbers} for part in rules.parts],
        "rule_values": rules.values,
        "allowed_options": [option for number, option in _OPTIONS.items() if number in held],
    }
    return msgspec.convert(edition_table(edition) | more, EditionView)


def bot_view(bot: BotEntry) -> BotView:
    return BotView(bot.key, bot.difficulty, temper(bot, Voice(LANGUAGE)), bot.program)


def unfinished(room: Room, guest: str) -> UnfinishedTable:
    table, turn = room.table, room.table.on_turn
    return UnfinishedTable(
        table.id,
        edition_json(table.terms.edition),
        table.state,
        [seat.name or None for seat in table.seats],
        turn,
        turn is not None and table.seats[turn].owner == guest,
        room.deadline,
    )
