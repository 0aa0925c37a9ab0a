"""The house on a device: it answers as the server does, and what it has answered outlives it."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from wormgrill.formats.record_reader import parse_record
from wormgrill.lessons import LessonView
from wormgrill.match.brought import brought, whole_game
from wormgrill.match.listeners import Message
from wormgrill.match.log import numbered
from wormgrill.match.table import DiceSource, TableState, replayed
from wormgrill.match.view import LogPage, TableView, WormsView
from wormgrill.offline.house import House
from wormgrill.offline.routes import ROUTES
from wormgrill.server.app import make_app
from wormgrill.server.messages import BotView, EditionView, MeView, PhraseView
from wormgrill.server.settings import Settings

Json = dict[str, Any]


class DictShelf:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    async def keep(self, texts: Mapping[str, str]) -> None:
        if self.full:
            raise OSError("full")
        self.texts |= texts

    async def drop(self, prefixes: list[str]) -> None:
        self.texts = {n: t for n, t in self.texts.items() if not n.startswith(tuple(prefixes))}


async def ask(house: House, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
    reply = await house.answer(method, path, json.dumps(body) if body is not None else "")
    return reply.status, json.loads(reply.body) if "json" in reply.kind else reply.body


async def make(house: House, *seats: Json, edition: str = "junior", **more: Any) -> Json:
    wanted = {"edition": edition, "seats": [{"kind": "me"}, *seats], **more}
    status, table = await ask(house, "POST", "/api/tables", wanted)
    assert status == 201, table
    return dict(table)


async def play(house: House, table: Json) -> Json:
    """Until it is over; whoever sits here takes the last of what is allowed."""
    path = f"/api/tables/{table['id']}"
    for number in range(4000):
        _, table = await ask(house, "GET", path)
        if table["state"] == "over":
            return table
        turn = table["position"]["turn"]["player"]
        if table["seats"][turn]["you"]:
            action = table["position"]["legal"][-1]
            body = {"seat": turn, "version": table["version"], "key": f"key-{number:06}"}
            status, told = await ask(house, "POST", f"{path}/actions", body | {"action": action})
            assert status == 200, told
        else:
            await asyncio.sleep(0)
    raise AssertionError("the game does not end")


ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "first-tile"}
CHAMPION: Json = {"kind": "bot", "bot": "champion"}
NAMED = {"{id}": "ID", "{seat}": "0", "{edition}": "classic"}


def test_a_whole_game_against_a_bot_outlives_the_house() -> None:
    async def game() -> None:
        shelf = DictShelf()
        house = House.open(shelf, {}, "en", "Ada")
        table = await play(house, await make(house, BOT))
        later = House.open(shelf, shelf.texts, "en")
        status, again = await ask(later, "GET", f"/api/tables/{table['id']}")
        assert status == 200
        for view in (table, again):  # who is there is never stored
            for seat in view["seats"]:
                seat.pop("here"), seat.pop("hand_over")
        assert again == table
        assert later.guest.name == "Ada"

    asyncio.run(game())


@pytest.mark.parametrize("bot", ["random", "gambler", "careful", "turn-ev"])
def test_every_bot_of_the_menu_plays(bot: str) -> None:
    async def game() -> None:
        house = House.open(DictShelf(), {}, "en")
        await play(house, await make(house, {"kind": "bot", "bot": bot}))

    asyncio.run(game())


def test_a_finished_game_waits_to_be_handed_in_and_becomes_a_table() -> None:
    async def game() -> None:
        shelf = DictShelf()
        house = House.open(shelf, {}, "en", "Ada")
        played = await play(house, await make(house, {"kind": "local", "name": "Bo"}, BOT))
        done = json.loads(shelf.texts[f"done/{played['id']}"])
        assert done["seat"] == 0
        record = whole_game(parse_record(done["record"]))
        facts = brought(record, done["seat"], "g1", "promised")
        table = replayed("t", "CODE", numbered(facts, 0, 1.0, "g1", None))
        assert table.state is TableState.OVER
        assert table.terms.dice is DiceSource.OFFLINE
        assert [seat.kind for seat in table.seats] == ["guest", "local", "bot"]
        assert table.position == record.position()

    asyncio.run(game())


def test_a_stream_tells_everything_once_and_in_order() -> None:
    async def game() -> None:
        house, heard = House.open(DictShelf(), {}, "en"), list[Message | None]()
        table = await make(house, BOT)
        stop = await house.follow(table["id"], 0, heard.append)
        table = await play(house, table)
        await asyncio.sleep(0.01)
        numbers = [message.seq for message in heard if message and message.seq is not None]
        assert numbers == [*range(1, table["version"] + 1)]
        stop()

    asyncio.run(game())


def test_the_same_key_acts_once_and_what_could_not_be_kept_has_not_happened() -> None:
    async def game() -> None:
        shelf = DictShelf()
        house = House.open(shelf, {}, "en")
        table = await make(house, {"kind": "local", "name": "Bo"}, key="one-table")
        assert (await make(house, {"kind": "local", "name": "Bo"}, key="one-table"))["id"] == table[
            "id"
        ]
        path, body = f"/api/tables/{table['id']}/actions", {"seat": 0, "version": table["version"]}
        roll = body | {"key": "first-key", "action": table["position"]["legal"][0]}
        shelf.full = True
        assert (await ask(house, "POST", path, roll))[0] == 503
        shelf.full = False
        first = await ask(house, "POST", path, roll)
        assert first[0] == 200
        assert await ask(house, "POST", path, roll) == first

    asyncio.run(game())


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/tables/nowhere", None, "no-table"),
        ("GET", "/api/reviews", None, "no-route"),
        ("DELETE", "/api/me", None, "no-method"),
        ("POST", "/api/tables", {"edition": "junior"}, "bad-request"),
        ("POST", "/api/tables", {"edition": "junior", "seats": [ME, OPEN]}, "bad-request"),
        ("POST", "/api/tables", {"edition": "junior", "seats": [ME, CHAMPION]}, "bad-request"),
        ("PUT", "/api/me", {"language": "xx"}, "bad-request"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_here_is_refused_as_the_server_refuses(
    method: str, path: str, body: Json | None, code: str
) -> None:
    house_answer = asyncio.run(_refused(method, path, body))
    assert house_answer["code"] == code
    assert house_answer["title"]


async def _refused(method: str, path: str, body: Json | None) -> Json:
    _, told = await ask(House.open(DictShelf(), {}, "de"), method, path, body)
    return dict(told)


def test_every_answer_is_a_message_of_the_server() -> None:
    """Strictly: a field more or less would be refused."""

    async def game() -> None:
        house = House.open(DictShelf(), {}, "en")
        table = await make(house, BOT)
        there = f"/api/tables/{table['id']}"
        for path, kind in (
            ("/api/me", MeView),
            ("/api/editions", list[EditionView]),
            ("/api/bots", list[BotView]),
            ("/api/phrases", list[PhraseView]),
            ("/api/lessons/classic", LessonView),
            (there, TableView),
            (f"{there}/log", LogPage),
            (f"{there}/worms", WormsView),
        ):
            reply = await house.answer("GET", path)
            message = msgspec.json.decode(reply.body, type=kind, strict=True)
            assert json.loads(msgspec.json.encode(message)) == json.loads(reply.body), path

    asyncio.run(game())


def test_every_route_is_one_of_the_servers() -> None:
    app = make_app(Settings()).app
    there = set()
    for served in app.routes:
        path = served.path_format
        for name, value in NAMED.items():
            path = path.replace(name, value)
        there |= {(method, path) for method in getattr(served, "methods", ())}
    for route in ROUTES:
        assert any(m == route.method and route.path.fullmatch(p) for m, p in there), route.path
