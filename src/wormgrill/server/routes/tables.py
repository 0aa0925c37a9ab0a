"""Tables: made, listed, found, sat down at, left, started, played again."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from wormgrill.bots.registry import BOTS
from wormgrill.formats.position_line import from_line
from wormgrill.match import commands
from wormgrill.match.errors import NoTable
from wormgrill.match.guest import Guest
from wormgrill.match.new_table import TableRequest
from wormgrill.match.room import Room
from wormgrill.match.view import TableView
from wormgrill.rules.editions import EDITIONS
from wormgrill.server.dependencies import (
    SeatNumber,
    TableId,
    ThisAsker,
    ThisGuest,
    ThisServices,
    ThisViewer,
    origin_of,
)
from wormgrill.server.invitation import SVG, invitation
from wormgrill.server.menu import bot_view, edition_view
from wormgrill.server.messages import BotView, CodeView, EditionView, SitAsked
from wormgrill.server.parties import CODE_LENGTH
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.server.reviewing import must_not_be_decided


@get("/api/editions", summary="What can be played", tags=["tables"], sync_to_thread=False)
def get_editions() -> list[EditionView]:
    """Each with its pieces, what of them is assumed, and the numbers of the rules that hold."""
    return [edition_view(edition) for edition in EDITIONS.values()]


@get("/api/bots", summary="Against whom", tags=["tables"], sync_to_thread=False)
def get_bots() -> list[BotView]:
    return [bot_view(bot) for bot in BOTS.values()]


@post(
    "/api/tables",
    summary="Make a table",
    tags=["tables"],
    opt=refuses("test-dice-off", "too-many-tables", "not-over"),
)
async def post_table(
    data: JSONBody[TableRequest],
    guest: ThisGuest,
    services: ThisServices,
    asker: ThisAsker,
) -> Response[TableView]:
    """It starts when no seat is open. With a `key` of yours that has made one, it is that table."""
    if (data.dice == "seeded") != (data.seed is not None):
        raise ServerRefusal("bad-request", "seed: belongs to dice “seeded”, and they to it.")
    if data.dice == "seeded" and not services.settings.test_dice:
        raise ServerRefusal(
            "test-dice-off", "Seeded dice are for tests: wormgrill serve --test-dice."
        )
    services.limits.take("table", guest.id)
    services.limits.take("tables", asker)
    services.limits.take("day", asker)
    if data.position is not None:  # bots and hints would tell there what to do elsewhere
        playing = [room.table for room in services.rooms.open.values()]
        must_not_be_decided(from_line(data.position), playing)
    return _made(await services.rooms.make(data, guest), guest)


def _made(room: Room, guest: Guest) -> Response[TableView]:
    where = f"/api/tables/{room.table.id}"
    return Response(room.view(guest.id), status_code=201, headers={"Location": where})


@get("/api/tables", summary="Public tables, open or being played", tags=["tables"])
async def get_tables(viewer: ThisViewer, services: ThisServices) -> list[TableView]:
    rooms = await services.rooms.public()
    return [room.view(viewer.id if viewer else None) for room in rooms]


@get(
    "/api/codes/{code:str}",
    summary="The table with this code",
    tags=["tables"],
    opt=refuses("no-table", "no-party"),
)
async def get_code(code: FromPath[str], services: ThisServices, asker: ThisAsker) -> CodeView:
    """Or the party with this code: they have a letter more."""
    services.limits.take("guess", asker)
    if len(code.strip()) == CODE_LENGTH:
        found = CodeView((await services.parties.with_code(code)).id, party=True)
    else:
        found = CodeView((await services.rooms.with_code(code)).table.id)
    services.limits.give_back("guess", asker)
    return found


@get("/api/tables/{id:str}", summary="A table", tags=["tables"])
async def get_table(id: TableId, viewer: ThisViewer, services: ThisServices) -> TableView:
    return (await services.rooms.find(id)).view(viewer.id if viewer else None)


@post(
    "/api/tables/{id:str}/seats",
    summary="Sit down",
    tags=["tables"],
    status_code=200,
    opt=refuses("no-open-seat", "already-started", "game-over"),
)
async def post_seat(
    id: TableId,
    data: JSONBody[SitAsked],
    guest: ThisGuest,
    services: ThisServices,
    asker: ThisAsker,
) -> TableView:
    """On the first open seat. Those who sit already can seat others who share their screen."""
    services.limits.take("seat", guest.id)
    room = await services.rooms.find(id)
    if data.code is not None:
        services.limits.take("guess", asker)
        if data.code.strip().upper() != room.table.code:
            raise NoTable("This table has another code.")
        services.limits.give_back("guess", asker)
    await room.perform(
        lambda table: commands.sit(
            table, guest.id, guest.name, data.local, data.randomness, guest.program_name
        ),
        guest.id,
    )
    return room.view(guest.id)


@put(
    "/api/tables/{id:str}/seats/{seat:int}",
    summary="Take your seat back",
    tags=["tables"],
    opt=refuses("not-your-seat", "not-started", "game-over"),
)
async def put_seat(
    id: TableId, seat: SeatNumber, guest: ThisGuest, services: ThisServices
) -> TableView:
    services.limits.take("seat", guest.id)
    room = await services.rooms.find(id)
    await room.perform(lambda table: commands.take_back(table, guest.id, seat), guest.id)
    return room.view(guest.id)


@delete(
    "/api/tables/{id:str}/seats/{seat:int}",
    summary="Leave a seat",
    tags=["tables"],
    status_code=200,
    opt=refuses("not-your-seat", "not-maker", "game-over"),
)
async def delete_seat(
    id: TableId, seat: SeatNumber, guest: ThisGuest, services: ThisServices
) -> TableView:
    """Before the start: stand up, or free a seat as the maker. After it: leave it to a bot.

    Without a clock, the seat of somebody who has been disconnected for a minute can be handed
    to a bot by anyone who sits at the table.
    """
    services.limits.take("seat", guest.id)
    room = await services.rooms.find(id)
    await room.leave(guest.id, seat)
    return room.view(guest.id)


@post(
    "/api/tables/{id:str}/start",
    summary="Start now",
    tags=["tables"],
    status_code=200,
    opt=refuses("not-maker", "no-seat", "already-started", "game-over"),
)
async def post_start(id: TableId, guest: ThisGuest, services: ThisServices) -> TableView:
    """By the maker; open seats get bots."""
    room = await services.rooms.find(id)
    await room.perform(lambda table: commands.start(table, guest.id), guest.id)
    return room.view(guest.id)


@post(
    "/api/tables/{id:str}/rematch",
    summary="Play again",
    tags=["tables"],
    opt=refuses("not-your-seat", "not-over", "not-started", "too-many-tables"),
)
async def post_rematch(
    id: TableId, guest: ThisGuest, services: ThisServices, asker: ThisAsker
) -> Response[TableView]:
    """The same seats; the next one begins, and the series goes on."""
    services.limits.take("table", guest.id)
    services.limits.take("tables", asker)
    services.limits.take("day", asker)
    return _made(await services.rooms.rematch(await services.rooms.find(id), guest), guest)


@get(
    "/api/tables/{id:str}/invite.svg",
    summary="The QR code of the invitation",
    tags=["tables"],
    media_type=SVG,
)
async def get_invite(
    id: TableId, request: Request[Any, Any, State], services: ThisServices
) -> Response[bytes]:
    room = await services.rooms.find(id)
    return invitation(f"{origin_of(request, services)}/t/{room.table.id}")


ROUTES = [
    get_editions,
    get_bots,
    post_table,
    get_tables,
    get_code,
    get_table,
    post_seat,
    put_seat,
    delete_seat,
    post_start,
    post_rematch,
    get_invite,
]
