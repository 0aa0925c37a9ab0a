"""Reviews: a game taken apart into skill and luck, once it is over or as somebody's record."""

from contextlib import suppress

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from wormgrill.match.errors import NoTable, NotOver
from wormgrill.match.guest import Guest
from wormgrill.match.table import TableState
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
from wormgrill.server.reviewing import must_not_be_on

RECORD_BYTES = 65_536


@post(
    "/api/reviews",
    summary="Skill and luck of a record",
    tags=["reviews"],
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    opt=refuses("bad-record", "no-champion", "not-over", "closing"),
)
async def post_review(
    data: JSONBody[ReviewAsked],
    request: AnyRequest,
    viewer: ThisViewer,
    services: ThisServices,
    asker: ThisAsker,
) -> Response[ReviewView]:
    """Of any game, also one that is not over, if it is not being played here; nothing is kept."""
    services.limits.take("review", asker)
    review = await services.reviewer.of_record(data.record, language_of(request, viewer), asker)
    if review.table:
        with suppress(NoTable):
            await services.rooms.find(review.table)
    must_not_be_on(review, [room.table for room in services.rooms.open.values()])
    return _json(review.view)


@get(
    "/api/tables/{id:str}/review",
    summary="Skill and luck of the game",
    tags=["reviews"],
    opt=refuses("not-over", "not-started", "no-champion", "too-large", "closing"),
)
async def get_review(
    id: TableId, request: AnyRequest, viewer: ThisViewer, services: ThisServices, asker: ThisAsker
) -> Response[ReviewView]:
    """Once the game is over: before, it would be a hint."""
    room = await services.rooms.find(id)
    if room.table.state is not TableState.OVER:
        raise NotOver("A game is reviewed when it is over.")
    language = language_of(request, viewer)
    if not services.reviewer.knows(id, language):
        services.limits.take("review", asker)
    return _json(await services.reviewer.of_table(await room.kept(), language, asker))


def _json(review: bytes) -> Response[ReviewView]:
    """As a worker has encoded it."""
    return Response(review, media_type=MediaType.JSON)  # type: ignore[arg-type]  # it is a ReviewView, written out


def language_of(request: AnyRequest, viewer: Guest | None) -> str:
    return viewer.language if viewer else language_wanted(request.headers.get("accept-language"))


ROUTES = [post_review, get_review]
