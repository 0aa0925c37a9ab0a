"""The routes of the house on this device: the server's, as far as one guest can play here."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from wormgrill.dice.receipt import ReceiptView, no_receipt, receipt_of_game
from wormgrill.dice.verified import commitment
from wormgrill.formats.record import print_record
from wormgrill.lessons import LESSONS, LessonView, lesson
from wormgrill.match import commands
from wormgrill.match.guest import Guest
from wormgrill.match.new_table import TableRequest
from wormgrill.match.nicknames import nickname_of
from wormgrill.match.room import Answer, Room
from wormgrill.match.table_record import record_of, worms_by_turn
from wormgrill.match.view import HintsView, LogPage, TableView, WormsView
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import BadRequest, IllegalAction, IllegalDice
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.seating import check_name
from wormgrill.server.lan import Reach
from wormgrill.server.menu import bot_view, edition_view, unfinished
from wormgrill.server.messages import (
    ActionAsked,
    BotView,
    EditionView,
    MeAsked,
    MeView,
    PhraseAsked,
    PhraseView,
)
from wormgrill.server.problems import ServerRefusal
from wormgrill.words.texts import LANGUAGES, say_in

if TYPE_CHECKING:
    from wormgrill.offline.house import House

Message = TypeVar("Message")

LOG_PAGE = 100


class PlainText(NamedTuple):
    text: str


class Asked(NamedTuple):
    """A request that has found its route."""

    house: "House"
    named: Mapping[str, str]  # what the path names
    query: Mapping[str, str]
    body: bytes

    @property
    def guest(self) -> Guest:
        return self.house.guest

    @property
    def seat(self) -> int:
        return int(self.named["seat"])

    async def room(self) -> Room:
        return await self.house.rooms.find(self.named["id"])

    def read(self, type: type[Message]) -> Message:
        try:
            return msgspec.json.decode(self.body, type=type)
        except msgspec.MsgspecError as error:
            raise BadRequest(f"{error}.") from None


class Route(NamedTuple):
    method: str
    path: re.Pattern[str]
    answer: Callable[[Asked], Awaitable[Any]]
    status: int


def route_of(method: str, path: str) -> tuple[Route, Mapping[str, str]]:
    there = False
    for route in ROUTES:
        if found := route.path.fullmatch(path):
            if route.method == method:
                return route, found.groupdict()
            there = True
    if there:
        raise ServerRefusal("no-method", "Another method.")
    raise ServerRefusal("no-route", "Without a network there is nothing here.")


# Who and what


async def get_me(asked: Asked) -> MeView:
    guest, kept = asked.guest, asked.house.tables
    rooms = await asked.house.rooms.of_guest(guest.id)
    return MeView(
        guest.name,
        guest.language,
        commitment(guest.seed),
        nickname_of(guest.id),
        [unfinished(room, guest.id) for room in rooms],
        Reach.MACHINE,
        played=len(kept.tables) > await kept.unfinished(guest.id),
    )


async def put_me(asked: Asked) -> MeView:
    wanted, guest = asked.read(MeAsked), asked.guest
    if wanted.language is not None and wanted.language not in LANGUAGES:
        raise BadRequest(f"language: one of {', '.join(LANGUAGES)}.")
    guest.name = check_name(guest.name if wanted.name is None else wanted.name)
    guest.language = wanted.language or guest.language
    await asked.house.tables.keep_guest()
    return await get_me(asked)


async def get_editions(asked: Asked) -> list[EditionView]:
    return [edition_view(edition) for edition in EDITIONS.values()]


async def get_bots(asked: Asked) -> list[BotView]:
    return [bot_view(bot) for bot in asked.house.furnished.bots]


async def get_phrases(asked: Asked) -> list[PhraseView]:
    language = asked.guest.language
    return [PhraseView(key, say_in(language, f"phrase-{key}")) for key in commands.PHRASES]


async def get_lesson(asked: Asked) -> LessonView:
    if (edition := asked.named["edition"]) not in LESSONS:
        raise ServerRefusal("no-route", f"There are lessons for {', '.join(LESSONS)}.")
    return lesson(edition)


# Tables


async def post_table(asked: Asked) -> TableView:
    wanted, furnished = asked.read(TableRequest), asked.house.furnished
    if wanted.public or any(seat.kind == "open" for seat in wanted.seats):
        raise BadRequest("Without a network nobody else can come: seats are me, local or bot.")
    if wanted.dice == "seeded" and not furnished.test_dice:
        raise ServerRefusal("test-dice-off", "Seeded dice are for tests.")
    unknown = {seat.bot for seat in wanted.seats if seat.bot} - {bot.key for bot in furnished.bots}
    if unknown:
        raise BadRequest(f"bot: without a network these do not play: {', '.join(sorted(unknown))}.")
    if not furnished.hints:
        wanted.hints = False
    return (await asked.house.rooms.make(wanted, asked.guest)).view(asked.guest.id)


async def get_tables(asked: Asked) -> list[TableView]:
    """Public ones: none."""
    return []


async def get_table(asked: Asked) -> TableView:
    return (await asked.room()).view(asked.guest.id)


async def put_seat(asked: Asked) -> TableView:
    room, guest = await asked.room(), asked.guest.id
    await room.perform(lambda table: commands.take_back(table, guest, asked.seat), guest)
    return room.view(guest)


async def delete_seat(asked: Asked) -> TableView:
    room = await asked.room()
    await room.leave(asked.guest.id, asked.seat)
    return room.view(asked.guest.id)


async def post_rematch(asked: Asked) -> TableView:
    room = await asked.house.rooms.rematch(await asked.room(), asked.guest)
    return room.view(asked.guest.id)


# The game


async def post_action(asked: Asked) -> Answer:
    wanted, guest = asked.read(ActionAsked), asked.guest.id
    if [wanted.action is not None, wanted.dice is not None, wanted.dice_back].count(True) != 1:
        raise BadRequest("One of “action”, “dice” and “dice_back”.")
    room = await asked.room()
    if wanted.dice_back:
        return await room.take_dice_back(guest, wanted.seat, wanted.version, wanted.key)
    dice = wanted.dice
    step = wanted.action if dice is None else Dice(tuple(dice.faces), dice.golden)
    assert step is not None
    try:
        return await room.submit(guest, wanted.seat, step, wanted.version, wanted.key)
    except (IllegalAction, IllegalDice) as illegal:
        position = room.table.position
        legal = [str(action) for action in legal_actions(position)] if position else []
        raise ServerRefusal(illegal.code, illegal.message, legal=legal) from None


async def get_hint(asked: Asked) -> HintsView:
    always, deep = (asked.query.get(key, "").lower() in ("true", "1") for key in ("always", "deep"))
    return await (await asked.room()).hint(asked.guest.id, asked.guest.language, always, deep)


async def post_phrase(asked: Asked) -> Answer:
    room, guest, wanted = await asked.room(), asked.guest.id, asked.read(PhraseAsked)
    return await room.perform(lambda table: commands.say(table, guest, wanted.phrase), guest)


# What has been


async def get_log(asked: Asked) -> LogPage:
    before = asked.query.get("before")
    limit = int(asked.query.get("limit", LOG_PAGE))
    return await (await asked.room()).past.page(int(before) if before else None, limit)


async def get_worms(asked: Asked) -> WormsView:
    return WormsView(turns=worms_by_turn(record_of(await (await asked.room()).kept())))


async def get_record(asked: Asked) -> PlainText:
    return PlainText(print_record(record_of(await (await asked.room()).kept())))


async def get_fairness(asked: Asked) -> ReceiptView:
    room = await asked.room()
    if room.table.terms.commitment is None:
        return no_receipt(room.table.id, room.table.terms.dice)
    return receipt_of_game(record_of(await room.kept()))


_TABLE = "/api/tables/(?P<id>[A-Za-z0-9_-]+)"
_SEAT = f"{_TABLE}/seats/(?P<seat>[0-9]+)"

ROUTES = [
    Route(method, re.compile(path), answer, status)
    for method, path, answer, status in (
        ("GET", "/api/me", get_me, 200),
        ("PUT", "/api/me", put_me, 200),
        ("GET", "/api/editions", get_editions, 200),
        ("GET", "/api/bots", get_bots, 200),
        ("GET", "/api/phrases", get_phrases, 200),
        ("GET", "/api/lessons/(?P<edition>[a-z0-9-]+)", get_lesson, 200),
        ("POST", "/api/tables", post_table, 201),
        ("GET", "/api/tables", get_tables, 200),
        ("GET", _TABLE, get_table, 200),
        ("PUT", _SEAT, put_seat, 200),
        ("DELETE", _SEAT, delete_seat, 200),
        ("POST", f"{_TABLE}/rematch", post_rematch, 201),
        ("POST", f"{_TABLE}/actions", post_action, 200),
        ("GET", f"{_TABLE}/hint", get_hint, 200),
        ("POST", f"{_TABLE}/phrases", post_phrase, 200),
        ("GET", f"{_TABLE}/log", get_log, 200),
        ("GET", f"{_TABLE}/worms", get_worms, 200),
        ("GET", f"{_TABLE}/record", get_record, 200),
        ("GET", f"{_TABLE}/fairness", get_fairness, 200),
    )
]
