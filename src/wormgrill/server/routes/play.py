"""The game: actions, live events, hints, phrases."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from wormgrill.match import commands
from wormgrill.match.room import Answer
from wormgrill.match.view import HintsView
from wormgrill.rules.errors import IllegalAction, IllegalDice
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.server.dependencies import TableId, ThisAsker, ThisGuest, ThisServices, ThisViewer
from wormgrill.server.messages import ActionAsked, PhraseAsked, PhraseView
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.server.stream import SSE, form_wanted, stream, table_events
from wormgrill.words.texts import LANGUAGE, say_in


@post(
    "/api/tables/{id:str}/actions",
    summary="Act",
    tags=["game"],
    status_code=200,
    opt=refuses(
        "not-your-seat",
        "not-your-turn",
        "no-seat",
        "stale",
        "not-started",
        "game-over",
        "illegal-action",
        "illegal-dice",
        "dice-stay",
    ),
)
async def post_action(
    id: TableId, data: JSONBody[ActionAsked], guest: ThisGuest, services: ThisServices
) -> Answer:
    """An action; with typed dice also what they show, or that these were mistyped.

    The same key gets its first answer again.
    """
    services.limits.take("action", guest.id)
    if [data.action is not None, data.dice is not None, data.dice_back].count(True) != 1:
        raise ServerRefusal("bad-request", "One of “action”, “dice” and “dice_back”.")
    room = await services.rooms.find(id, latest=False)
    if data.dice_back:
        return await room.take_dice_back(guest.id, data.seat, data.version, data.key)
    step = data.action if data.dice is None else Dice(tuple(data.dice.faces), data.dice.golden)
    assert step is not None
    try:
        return await room.submit(guest.id, data.seat, step, data.version, data.key)
    except (IllegalAction, IllegalDice) as illegal:
        position = room.table.position
        legal = [str(action) for action in legal_actions(position)] if position else []
        raise ServerRefusal(illegal.code, illegal.message, legal=legal) from None


@get(
    "/api/tables/{id:str}/events",
    summary="Every event after a version, then live",
    tags=["game"],
    media_type=SSE.media_type,
    opt=refuses("other-origin", "ahead"),
)
async def get_events(
    id: TableId,
    request: Request[Any, Any, State],
    viewer: ThisViewer,
    services: ThisServices,
    asker: ThisAsker,
    after: Annotated[int | None, Parameter(ge=0, description="the last number you have")] = None,
) -> Stream:
    """Server-sent events, or with `Accept: application/x-ndjson` one JSON object per line.

    `Last-Event-ID` counts more than `after`. Presence and heartbeats have no number.
    """
    room = await services.rooms.find(id)
    last = request.headers.get("last-event-id")
    if last is not None and not (last.isascii() and last.isdigit() and len(last) < 10):
        raise ServerRefusal("bad-request", "Last-Event-ID: a number.")
    version = int(last) if last is not None else after or 0
    if version > room.table.version:
        raise ServerRefusal("ahead", "There is no such event yet.", version=room.table.version)
    form = form_wanted(request)
    events = table_events(room, viewer.id if viewer else None, version, form, services)
    return stream(events, form, services, asker)


@get(
    "/api/tables/{id:str}/hint",
    summary="What each action is worth",
    tags=["game"],
    opt=refuses("other-origin", "not-your-seat", "hints-off", "too-large", "closing"),
)
async def get_hint(
    id: TableId,
    guest: ThisGuest,
    services: ThisServices,
    always: Annotated[
        bool, Parameter(description="you ask at every decision: this is told once per game")
    ] = False,
    deep: Annotated[
        bool, Parameter(description="look a turn further: it takes longer, and errs less")
    ] = False,
) -> HintsView:
    """All at the table see that you asked."""
    room = await services.rooms.find(id)
    if not room.has_hint(guest.language, deep):
        services.limits.take("hint", guest.id)
    return await room.hint(guest.id, guest.language, always, deep)


@post(
    "/api/tables/{id:str}/phrases",
    summary="Say something",
    tags=["game"],
    status_code=200,
    opt=refuses("not-your-seat"),
)
async def post_phrase(
    id: TableId, data: JSONBody[PhraseAsked], guest: ThisGuest, services: ThisServices
) -> Answer:
    services.limits.take("phrase", guest.id)
    room = await services.rooms.find(id)
    return await room.perform(lambda table: commands.say(table, guest.id, data.phrase), guest.id)


@get("/api/phrases", summary="What can be said", tags=["game"])
async def get_phrases(viewer: ThisViewer) -> list[PhraseView]:
    language = viewer.language if viewer else LANGUAGE
    return [PhraseView(key, say_in(language, f"phrase-{key}")) for key in commands.PHRASES]


ROUTES = [post_action, get_events, get_hint, post_phrase, get_phrases]
