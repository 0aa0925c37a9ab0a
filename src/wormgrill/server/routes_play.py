"""The game: actions, live events, hints, phrases."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from wormgrill.match import deeds
from wormgrill.match.room import Answer
from wormgrill.rules.errors import IllegalAction, IllegalDice
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.server.asking import TableId, ThisAsker, ThisGuest, ThisHall, ThisViewer
from wormgrill.server.messages import ActionAsked, HintsView, PhraseAsked, PhraseView
from wormgrill.server.problems import Problem
from wormgrill.server.stream import NDJSON, SSE, stream
from wormgrill.texts import LANGUAGE, say_in


@post("/api/tables/{id:str}/actions", summary="Act", tags=["game"], status_code=200)
async def post_action(
    id: TableId, data: JSONBody[ActionAsked], guest: ThisGuest, hall: ThisHall
) -> Answer:
    """An action, or with typed dice what they show. The same key gets its first answer again."""
    hall.limits.take("action", guest.id)
    if (data.action is None) == (data.dice is None):
        raise Problem("bad-request", "Either “action” or “dice”.")
    room = await hall.house.find(id)
    step = data.action if data.dice is None else Dice(tuple(data.dice.faces), data.dice.golden)
    assert step is not None
    try:
        return await room.submit(guest.id, data.seat, step, data.version, data.key)
    except (IllegalAction, IllegalDice) as illegal:
        position = room.table.position
        legal = [str(action) for action in legal_actions(position)] if position else []
        raise Problem(illegal.code, illegal.message, legal=legal) from None


@get(
    "/api/tables/{id:str}/events",
    summary="Every event after a version, then live",
    tags=["game"],
    media_type=SSE.media_type,
)
async def get_events(
    id: TableId,
    request: Request[Any, Any, State],
    viewer: ThisViewer,
    hall: ThisHall,
    asker: ThisAsker,
    after: Annotated[int | None, Parameter(ge=0, description="the last number you have")] = None,
) -> Stream:
    """Server-sent events, or with `Accept: application/x-ndjson` one JSON object per line.

    `Last-Event-ID` counts more than `after`. Presence and heartbeats have no number.
    """
    room = await hall.house.find(id)
    last = request.headers.get("last-event-id")
    if last is not None and not (last.isascii() and last.isdigit() and len(last) < 10):
        raise Problem("bad-request", "Last-Event-ID: a number.")
    version = int(last) if last is not None else after or 0
    if version > room.table.version:
        raise Problem("ahead", "There is no such event yet.", version=room.table.version)
    form = NDJSON if NDJSON.media_type in request.headers.get("accept", "") else SSE
    return stream(room, viewer.id if viewer else None, version, form, hall, asker)


@get("/api/tables/{id:str}/hint", summary="What each action is worth", tags=["game"])
async def get_hint(id: TableId, guest: ThisGuest, hall: ThisHall) -> HintsView:
    """All at the table see that you asked."""
    hall.limits.take("hint", guest.id)
    room = await hall.house.find(id)
    return msgspec.convert(await room.hint(guest.id), HintsView)


@post("/api/tables/{id:str}/phrases", summary="Say something", tags=["game"], status_code=200)
async def post_phrase(
    id: TableId, data: JSONBody[PhraseAsked], guest: ThisGuest, hall: ThisHall
) -> Answer:
    hall.limits.take("phrase", guest.id)
    room = await hall.house.find(id)
    return await room.do(lambda table: deeds.say(table, guest.id, data.phrase), guest.id)


@get("/api/phrases", summary="What can be said", tags=["game"])
async def get_phrases(viewer: ThisViewer) -> list[PhraseView]:
    language = viewer.language if viewer else LANGUAGE
    return [PhraseView(key, say_in(language, f"phrase-{key}")) for key in deeds.PHRASES]


ROUTES = [post_action, get_events, get_hint, post_phrase, get_phrases]
