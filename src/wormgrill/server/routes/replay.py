"""Replays: a game that is over, or somebody's record, step by step; and their pages."""

import gzip
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from wormgrill.match.errors import NotOver
from wormgrill.match.table import TableState
from wormgrill.replays.frames import ReplayView
from wormgrill.server import previews
from wormgrill.server.dependencies import AnyRequest, TableId, ThisAsker, ThisServices
from wormgrill.server.problems import refuses
from wormgrill.server.routes.pages import HTML, page_of_table, shown, voice_of
from wormgrill.server.routes.review import RECORD_BYTES

First = Annotated[int, Parameter(ge=0, le=1_000_000, description="the number of a frame")]


class ReplayAsked(msgspec.Struct):
    """The body of `POST /api/replays`."""

    record: Annotated[str, Meta(description="the text of a record, as GET …/record gives it")]
    first: Annotated[int, Meta(ge=0, le=1_000_000, description="the number of a frame")] = 0


@get(
    "/api/tables/{id:str}/replay",
    summary="The game step by step",
    tags=["replays"],
    opt=refuses("not-over", "not-started"),
)
async def get_replay(
    id: TableId, request: AnyRequest, services: ThisServices, asker: ThisAsker, first: First = 0
) -> Response[ReplayView]:
    """Once the game is over: for each step where it led and what happened, in pieces."""
    services.limits.take("replay", asker)
    room = await services.rooms.find(id)
    if room.table.state is not TableState.OVER:
        raise NotOver("A game is replayed when it is over.")
    return _json(request, await services.replayer.of_table(await room.kept(), first))


@post(
    "/api/replays",
    summary="A record step by step",
    tags=["replays"],
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    opt=refuses("bad-record", "closing"),
)
async def post_replay(
    data: JSONBody[ReplayAsked], request: AnyRequest, services: ThisServices, asker: ThisAsker
) -> Response[ReplayView]:
    """The same of any game, as its record tells it; nothing is kept."""
    services.limits.take("replay", asker)
    piece = await services.replayer.of_record(data.record, data.first, asker)
    return _json(request, piece)


def _json(request: AnyRequest, packed: bytes) -> Response[ReplayView]:
    """As it was packed, for all who can unpack it."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]  # it is a ReplayView, written out


@get("/r/{id:str}", include_in_schema=False, media_type=HTML)
async def get_replay_page(
    id: TableId, request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    page = await page_of_table(id, services, voice_of(request), previews.replay)
    return shown(request, services, page)


@get("/r", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_replays(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.replays(voice_of(request)))


PAGES = [get_replay_page, get_replays]
ROUTES = [get_replay, post_replay]
