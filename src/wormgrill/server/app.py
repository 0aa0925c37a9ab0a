"""The application: routes, errors, and what lives as long as the server does."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from wormgrill.bots.registry import offer
from wormgrill.match.bot_pool import BotPool
from wormgrill.match.presence import ELSEWHERE_EVERY
from wormgrill.match.program_pool import ProgramPool
from wormgrill.match.retention import DAY, Retention
from wormgrill.match.room_services import RoomServices
from wormgrill.match.rooms import Rooms
from wormgrill.match.steady_clock import SteadyClock
from wormgrill.rules.errors import Refusal
from wormgrill.server.browser_python import browser_python
from wormgrill.server.chores import every
from wormgrill.server.dependencies import (
    Services,
    StrictRequest,
    provide_asker,
    provide_guest,
    provide_services,
    provide_viewer,
)
from wormgrill.server.figures import FIGURES_EVERY, BusyWorkers, ServerFigures
from wormgrill.server.games import GameLists
from wormgrill.server.gateway import Gateway
from wormgrill.server.grilling import DailyGrill
from wormgrill.server.guests import Guests
from wormgrill.server.limits import Limits
from wormgrill.server.metrics import Metrics
from wormgrill.server.neighbours import listen_to_others
from wormgrill.server.open_streams import TOLD_AGAIN
from wormgrill.server.openapi.document import Document, document_router
from wormgrill.server.pages import ClientPage, client_page
from wormgrill.server.painting import Painter
from wormgrill.server.parties import Parties
from wormgrill.server.problems import MEDIA_TYPE, ServerRefusal, language_wanted, problem
from wormgrill.server.push.caller import DEVICE, SETTLING, Caller, CallOutcome
from wormgrill.server.push.outgoing import Outgoing
from wormgrill.server.push.vapid import VapidKey, new_key
from wormgrill.server.push.webhook import Webhook
from wormgrill.server.replaying import Replayer
from wormgrill.server.reviewing import Reviewer
from wormgrill.server.routes import (
    analysis,
    brought,
    daily,
    games,
    learn,
    me,
    operator,
    pages,
    party,
    past,
    play,
    push,
    replay,
    review,
    study,
    tables,
)
from wormgrill.server.routes.browser_python import python_routes
from wormgrill.server.settings import Settings
from wormgrill.server.static_files import file_routes
from wormgrill.server.store.opening import Store, open_store
from wormgrill.server.store.push import WEBHOOK
from wormgrill.server.studying import Studies
from wormgrill.server.tracing import Tracing
from wormgrill.server.trouble import TroubleLog
from wormgrill.server.workforce import worker_processes
from wormgrill.version import __version__

BODY_BYTES = 4096
ATTEND_EVERY = 1.0
CALL_EVERY = 1.0
FORGET_EVERY = 60.0
PROMISE_EVERY = 600.0
TIDY_EVERY = 3600.0

log = structlog.get_logger("server")


def make_app(settings: Settings, tracing: Tracing | None = None) -> Gateway:
    tracing = tracing or Tracing()
    limits, metrics, client = Limits(settings.limits), Metrics(), client_page()
    app = Litestar(
        [
            *me.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *party.ROUTES,
            *play.ROUTES,
            *past.ROUTES,
            *review.ROUTES,
            *replay.ROUTES,
            *study.ROUTES,
            *analysis.ROUTES,
            *learn.ROUTES,
            *daily.ROUTES,
            *push.ROUTES,
            *brought.ROUTES,
            *operator.ROUTES,
            *pages.ROUTES,
            *((*pages.PAGES, *replay.PAGES, *analysis.PAGES) if client else ()),
            *file_routes(),
            *python_routes(browser_python()),
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "asker": Provide(provide_asker, sync_to_thread=False),
            "viewer": Provide(provide_viewer),
            "guest": Provide(provide_guest),
        },
        exception_handlers={Exception: _answer_error},
        lifespan=[lambda app: _living(app, settings, limits, metrics, tracing, client)],
        logging_config=None,
        request_class=StrictRequest,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Wormgrill",
            version=__version__,
            description="Tables for the Heckmeck family of dice games: play, watch, verify.",
            openapi_router=document_router(),
            render_plugins=[Document()],
            use_handler_docstrings=True,
        ),
    )
    return Gateway(app, settings, limits, metrics, tracing)


@asynccontextmanager
async def _living(
    app: Litestar,
    settings: Settings,
    limits: Limits,
    metrics: Metrics,
    tracing: Tracing,
    client: ClientPage | None,
) -> AsyncIterator[None]:
    """From the start of the server to its end: the database, the rooms, and their chores."""
    trouble = TroubleLog(metrics, settings.database_name)
    quick, long = worker_processes(settings.workers, trouble.worker)

    def committed(jobs: int, seconds: float) -> None:
        metrics.committed(jobs, seconds)
        tracing.committed(jobs, seconds)

    offer(settings.bots)
    async with open_store(settings.database, trouble.store, committed) as store:
        clock, newest = SteadyClock(), await store.tables.newest() or 0.0
        store.tables.newest_before = newest
        programs = ProgramPool(settings.bots, settings.bot_seconds, trouble.bot)
        bots = BotPool(quick, long, trouble.bot, programs)
        services = RoomServices(
            store.tables,
            bots,
            clock=clock,
            began=await store.join(),
            process=store.process,
            tell=store.tell,
            guest_changed=store.guest_changed,
            trouble=trouble.ours,
        )
        rooms = Rooms(services, Retention(deleted=settings.keep_days * DAY))
        guests = Guests(store.guests, lambda: max(clock(), newest), store.guest_changed)
        own_games = GameLists(store.games, store.tables, rooms)
        reviewer, replayer, painter = Reviewer(long), Replayer(long), Painter(long)
        studies = Studies(store, quick, long, clock, trouble.ours)
        grill = DailyGrill(store.daily, long, clock)
        caller = await _caller(settings, store, rooms, services, metrics)
        parties = Parties(store.parties, rooms, long, lambda: max(clock(), newest))
        work_of: Mapping[str, BusyWorkers] = {"quick": quick, "long": long, "programs": programs}
        figures = ServerFigures(metrics, rooms, store, work_of)
        store.tables.overtaken = metrics.overtaken.inc
        app.state.services = Services(
            settings,
            limits,
            metrics,
            figures,
            trouble,
            rooms,
            guests,
            own_games,
            parties,
            reviewer,
            replayer,
            bots,
            painter,
            studies,
            grill,
            caller,
            client,
        )
        listen_to_others(store, rooms, guests, limits, metrics.heard.inc, parties.heard)
        work = (
            bots.warm_up(),
            every(ATTEND_EVERY, store.stay, "no sign of life was left"),
            every(ATTEND_EVERY, rooms.attend, "due tables were not seen to"),
            every(ELSEWHERE_EVERY, rooms.announce, "who is here was not told"),
            every(TOLD_AGAIN, limits.streams.tell_again, "open streams were not told"),
            every(ATTEND_EVERY, parties.attend, "tables of parties were not noted"),
            # Apart from the rest: it takes its time, and waits for those that people ask for.
            every(ATTEND_EVERY, parties.review, "a table of a party was not reviewed"),
            every(CALL_EVERY, caller.attend, "calls were not seen to"),
            every(FIGURES_EVERY, figures.leave, "figures were not left"),
            every(FORGET_EVERY, rooms.forget_idle, "idle tables were not forgotten"),
            every(PROMISE_EVERY, grill.promise, "days were not promised"),
            every(TIDY_EVERY, lambda: _tidy(rooms), "not tidied"),
        )
        chores = [asyncio.ensure_future(chore) for chore in work]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            studies.close()
            rooms.close()


async def _caller(
    settings: Settings, store: Store, rooms: Rooms, services: RoomServices, metrics: Metrics
) -> Caller:
    door = Outgoing(private=settings.test_push)
    webhook = None
    if settings.webhook and settings.webhook_secret:
        webhook = Webhook(settings.webhook, settings.webhook_secret, door)
    for target, outcome in product((DEVICE, WEBHOOK), CallOutcome):
        metrics.calls.labels(target, outcome)  # from nothing on: a rate needs where it began
    contact = settings.base_url if settings.base_url and settings.https else "https://localhost"
    return Caller(
        rooms,
        store.calls,
        VapidKey(await store.calls.key(new_key()), contact),
        door,
        webhook,
        services.clock,
        services.began,
        settling=SETTLING if store.shared else 0.0,
        count=lambda target, outcome: metrics.calls.labels(target, outcome).inc(),
    )


async def _tidy(rooms: Rooms) -> None:
    log.info("tidied", **await rooms.tidy())


def _answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    services: Services = request.app.state.services
    refusal = _refusal(request, error)
    if refusal.code == "internal":
        services.trouble.ours(error, request.scope.get("path_template"))
    language = request.scope["state"].get("language") or language_wanted(
        request.headers.get("accept-language")
    )
    services.metrics.refusals.labels(refusal.code).inc()
    if refusal.code == "no-route" and pages.is_for_people(request, services):
        return pages.no_page(request, services)
    status, headers, body = problem(refusal, language)
    if isinstance(error, HTTPException):
        found = (error.headers or {}).items()
        headers |= {name: value for name, value in found if name.lower() == "allow"}
    return Response(body, status_code=status, media_type=MEDIA_TYPE, headers=headers)


def _refusal(request: Request[Any, Any, Any], error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, HTTPException):
        code = _CODES.get(
            error.status_code, "bad-request" if error.status_code < 500 else "internal"
        )
        extra = error.extra if isinstance(error.extra, list) else []
        told = "; ".join(
            f"{part.get('key', 'body')}: {part.get('message', '')}"
            for part in extra
            if isinstance(part, dict)
        )
        if code == "too-large":
            told = f"A request has at most {_most(request)} bytes here."
        return ServerRefusal(code, told or _DETAILS.get(code) or error.detail)
    return ServerRefusal("internal", "A mistake of ours. It has been noted; nothing has changed.")


def _most(request: Request[Any, Any, Any]) -> int:
    return request.route_handler.resolve_request_max_body_size() or BODY_BYTES


_CODES = {404: "no-route", 405: "no-method", 413: "too-large", 415: "not-json"}
_DETAILS = {
    "no-route": "There is nothing here. The API is described at /schema/openapi.json.",
    "no-method": "This cannot be done here. The API is described at /schema/openapi.json.",
}
