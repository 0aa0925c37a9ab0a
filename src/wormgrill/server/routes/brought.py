"""Games that were played without a network join the guest's others."""

import asyncio

from litestar import Response, post
from litestar.params import JSONBody

from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.brought import GameBrought, brought, whole_game
from wormgrill.match.view import TableView
from wormgrill.server.dependencies import ThisGuest, ThisServices
from wormgrill.server.guests import must_be_person
from wormgrill.server.problems import refuses
from wormgrill.server.routes.review import RECORD_BYTES


@post(
    "/api/me/games",
    summary="Bring a game that was played offline",
    tags=["offline"],
    request_max_body_size=RECORD_BYTES,
    opt=refuses("bad-record", "too-many-tables", "not-for-programs"),
)
async def post_game(
    data: JSONBody[GameBrought], guest: ThisGuest, services: ThisServices
) -> Response[TableView]:
    """It becomes a table that is over, marked by its dice: “offline”, which nobody has verified.

    With a `key` of yours that has brought or made one, it is that table.
    """
    must_be_person(guest)
    services.limits.take("brought", guest.id)
    record: Record = await asyncio.to_thread(lambda: whole_game(parse_record(data.record)))
    room = await services.rooms.bring(
        lambda promised: brought(record, data.seat, guest.id, promised), guest, data.key
    )
    where = f"/api/tables/{room.table.id}"
    return Response(room.view(guest.id), status_code=201, headers={"Location": where})


ROUTES = [post_game]
