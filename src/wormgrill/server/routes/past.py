"""What has been at a table: its log piece by piece, its worms, its record, the receipt."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from wormgrill.dice.receipt import ReceiptView, no_receipt, receipt_of_game, receipt_view
from wormgrill.formats.record import Receipt, print_record
from wormgrill.match.table_record import record_of, worms_by_turn
from wormgrill.match.view import LogPage, WormsView
from wormgrill.server.dependencies import TableId, ThisAsker, ThisServices
from wormgrill.server.problems import refuses

LOG_PAGE, LARGEST_LOG_PAGE = 100, 500


@get("/api/tables/{id:str}/log", summary="The log, piece by piece", tags=["past"])
async def get_log(
    id: TableId,
    services: ThisServices,
    asker: ThisAsker,
    before: Annotated[
        int | None, Parameter(ge=1, description="a number; if it is missing, the newest events")
    ] = None,
    limit: Annotated[int, Parameter(ge=1, le=LARGEST_LOG_PAGE)] = LOG_PAGE,
) -> LogPage:
    """The events before a number, oldest first, without positions: for the story."""
    services.limits.take("record", asker)
    room = await services.rooms.find(id)
    return await room.past.page(before, limit)


@get(
    "/api/tables/{id:str}/worms",
    summary="The worms after each turn",
    tags=["past"],
    opt=refuses("not-started"),
)
async def get_worms(id: TableId, services: ThisServices, asker: ThisAsker) -> WormsView:
    services.limits.take("record", asker)
    kept = await (await services.rooms.find(id)).kept()
    return WormsView(turns=await asyncio.to_thread(lambda: worms_by_turn(record_of(kept))))


@get(
    "/api/tables/{id:str}/record",
    summary="The game as text",
    tags=["past"],
    opt=refuses("not-started"),
    media_type="text/plain",
)
async def get_record(id: TableId, services: ThisServices, asker: ThisAsker) -> Response[str]:
    services.limits.take("record", asker)
    room = await services.rooms.find(id)
    kept = await room.kept()
    text = await asyncio.to_thread(lambda: print_record(record_of(kept)))
    name = f'inline; filename="wormgrill-{room.table.terms.edition.key}.txt"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@get("/api/tables/{id:str}/fairness", summary="The receipt of the dice", tags=["past"])
async def get_fairness(id: TableId, services: ThisServices, asker: ThisAsker) -> ReceiptView:
    """The commitment; after the end everything needed to check each roll."""
    services.limits.take("record", asker)
    room = await services.rooms.find(id)
    table, promised = room.table, room.table.terms.commitment
    if promised is None:
        return no_receipt(table.id, table.terms.dice)
    if table.position is None:
        return receipt_view(Receipt(table.id, promised, table.seed, table.contributions))
    kept = await room.kept()
    return await asyncio.to_thread(lambda: receipt_of_game(record_of(kept)))


ROUTES = [get_log, get_worms, get_record, get_fairness]
