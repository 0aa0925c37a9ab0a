"""Reviews: a game taken apart into skill and luck, once it is over or as somebody's record."""

from functools import partial

from litestar import get, post
from litestar.params import JSONBody

from wormgrill.formats.record_reader import parse_record
from wormgrill.match.errors import NotOver
from wormgrill.match.guest import Guest
from wormgrill.match.table import TableState
from wormgrill.match.table_record import record_of
from wormgrill.reviews.messages import ReviewView
from wormgrill.server.dependencies import (
    AnyRequest,
    TableId,
    ThisAsker,
    ThisServices,
    ThisViewer,
)
from wormgrill.server.messages import ReviewAsked
from wormgrill.server.problems import language_wanted, refuses

RECORD_BYTES = 65_536


@post(
    "/api/reviews",
    summary="Skill and luck of a record",
    tags=["reviews"],
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    opt=refuses("bad-record", "no-champion", "closing"),
)
async def post_review(
    data: JSONBody[ReviewAsked],
    request: AnyRequest,
    viewer: ThisViewer,
    services: ThisServices,
    asker: ThisAsker,
) -> ReviewView:
    """Of any game, also one that is not over; nothing of it is kept."""
    services.limits.take("review", asker)
    read = partial(parse_record, data.record)
    return await services.reviewer.of_record(read, _language(request, viewer))


@get(
    "/api/tables/{id:str}/review",
    summary="Skill and luck of the game",
    tags=["reviews"],
    opt=refuses("not-over", "not-started", "no-champion", "too-large", "closing"),
)
async def get_review(
    id: TableId, request: AnyRequest, viewer: ThisViewer, services: ThisServices, asker: ThisAsker
) -> ReviewView:
    """Once the game is over: before, it would be a hint."""
    room = await services.rooms.find(id)
    if room.table.state is not TableState.OVER:
        raise NotOver("A game is reviewed when it is over.")
    language = _language(request, viewer)
    if not services.reviewer.knows(id, language):
        services.limits.take("review", asker)
    kept = await room.kept()
    return await services.reviewer.of_table(id, language, partial(record_of, kept))


def _language(request: AnyRequest, viewer: Guest | None) -> str:
    return viewer.language if viewer else language_wanted(request.headers.get("accept-language"))


ROUTES = [post_review, get_review]
