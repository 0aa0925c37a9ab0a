"""The house on this device: requests in, answers out, and tables that are followed live."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_bytes, token_urlsafe
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import msgspec

from wormgrill.match.errors import NoTable
from wormgrill.match.guest import SEED_BYTES, Guest
from wormgrill.match.listeners import Message
from wormgrill.match.nicknames import nickname_of
from wormgrill.match.room_services import RoomServices
from wormgrill.match.rooms import Rooms
from wormgrill.offline.furnishing import Furnishing, without_numpy
from wormgrill.offline.routes import Asked, PlainText, route_of
from wormgrill.offline.shelf import Shelf, ShelfTables
from wormgrill.own_tasks import spawned
from wormgrill.rules.errors import Refusal
from wormgrill.server.problems import ServerRefusal, problem

JSON, TEXT = "application/json", "text/plain"

Tell = Callable[[Message | None], None]  # what a listener hears; None: come back


class Reply(NamedTuple):
    """An answer, as it would come over HTTP."""

    status: int
    kind: str
    body: str


class House:
    """One guest's tables on one device, behind the server's API.

    house = House.open(shelf, texts, "en")
    reply = await house.answer("POST", "/api/tables", '{"edition": "classic", …}')
    stop = house.follow("3X7…", 0, tell)
    """

    def __init__(self, tables: ShelfTables, furnished: Furnishing) -> None:
        self.tables = tables
        self.furnished = furnished
        self.rooms = Rooms(RoomServices(tables, furnished.thinkers))
        self._following: set[asyncio.Task[Any]] = set()

    @classmethod
    def open(
        cls,
        shelf: Shelf,
        texts: Mapping[str, str],
        language: str,
        name: str | None = None,
        furnished: Furnishing | None = None,
    ) -> "House":
        """With what the shelf has kept; for a guest who is called so."""
        id = token_urlsafe(12)
        stranger = Guest(id, nickname_of(id), language, token_bytes(SEED_BYTES))
        tables = ShelfTables.from_shelf(shelf, texts, stranger)
        house = cls(tables, furnished or without_numpy())
        house.guest.name, house.guest.language = name or house.guest.name, language
        return house

    @property
    def guest(self) -> Guest:
        return self.tables.guest

    async def answer(self, method: str, path: str, body: str = "") -> Reply:
        address = urlsplit(path)
        try:
            route, named = route_of(method, address.path)
            asked = Asked(self, named, dict(parse_qsl(address.query)), body.encode())
            found = await route.answer(asked)
        except Refusal as refusal:
            told = problem(refusal, self.guest.language)
            return Reply(told.status, told.headers["Content-Type"], told.body.decode())
        if isinstance(found, PlainText):
            return Reply(route.status, TEXT, found.text)
        return Reply(route.status, JSON, msgspec.json.encode(found).decode())

    async def follow(self, table: str, after: int, tell: Tell) -> Callable[[], None]:
        """Every event after this number, then live, until it is stopped."""
        room = await self.rooms.find(table)
        if after > room.table.version:
            raise ServerRefusal("ahead", "There is no such event yet.", version=room.table.version)
        work = spawned(self._followed(table, after, tell), self._following)

        def stop() -> None:
            work.cancel()

        return stop

    async def _followed(self, table: str, after: int, tell: Tell) -> None:
        """Listen first, then read the log up to now: nothing falls between."""
        with suppress(NoTable):
            room = await self.rooms.find(table)
            listener = room.listen(self.guest.id)
            try:
                for message in await room.past.since(after):
                    tell(message)
                tell(room.presence.message())
                while (heard := await listener.queue.get()) is not None:
                    tell(heard)
            finally:
                room.stop_listening(listener)
        tell(None)

    def close(self) -> None:
        for work in self._following:
            work.cancel()
        self.rooms.close()
