"""The application: routes, errors, and what lives as long as the server does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from wormgrill import __version__
from wormgrill.match.house import DAY, House, Tidiness
from wormgrill.match.room import Setting
from wormgrill.match.thinking import Thinker
from wormgrill.rules.errors import Refusal
from wormgrill.server import (
    routes_learn,
    routes_me,
    routes_operator,
    routes_play,
    routes_review,
    routes_tables,
)
from wormgrill.server.asking import (
    Hall,
    StrictRequest,
    provide_asker,
    provide_guest,
    provide_hall,
    provide_viewer,
)
from wormgrill.server.client import client_routes
from wormgrill.server.document import Document, document_router
from wormgrill.server.door import Door
from wormgrill.server.guests import Guests
from wormgrill.server.kept_guests import KeptGuests
from wormgrill.server.kept_tables import KeptTables
from wormgrill.server.limits import Limits
from wormgrill.server.metrics import Metrics
from wormgrill.server.problems import MEDIA_TYPE, Problem, language_wanted, problem
from wormgrill.server.reviewing import Reviewer
from wormgrill.server.settings import Settings
from wormgrill.server.sqlite import Database

BODY_BYTES = 4096
FORGET_EVERY = 60.0
TIDY_EVERY = 3600.0

log = structlog.get_logger("server")


def make_app(settings: Settings) -> Door:
    limits, metrics = Limits(settings.limits), Metrics()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        def store_trouble(reason: str) -> None:
            metrics.store_trouble.inc()
            log.error("not stored", reason=reason, database=settings.database.name)

        def bot_trouble(bot: str, error: Exception) -> None:
            metrics.bot_trouble.inc()
            log.error("a bot stumbled", bot=bot, exc_info=error)

        database = Database(settings.database, store_trouble, metrics.committed)

        def our_trouble(error: Exception) -> None:
            log.error("a mistake of ours", exc_info=error)

        setting = Setting(KeptTables(database), Thinker(trouble=bot_trouble), trouble=our_trouble)
        house = House(setting, Tidiness(deleted=settings.keep_days * DAY))
        guests, reviewer = Guests(KeptGuests(database)), Reviewer()
        app.state.hall = Hall(settings, limits, metrics, house, guests, reviewer)
        chores = [asyncio.ensure_future(chore) for chore in (_wake(house), _keep_tidy(house))]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            house.close()
            reviewer.close()
            await database.close()

    app = Litestar(
        [
            *routes_me.ROUTES,
            *routes_tables.ROUTES,
            *routes_play.ROUTES,
            *routes_review.ROUTES,
            *routes_learn.ROUTES,
            *routes_operator.ROUTES,
            *client_routes(),
        ],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "asker": Provide(provide_asker, sync_to_thread=False),
            "viewer": Provide(provide_viewer),
            "guest": Provide(provide_guest),
        },
        exception_handlers={Exception: _answer_error},
        lifespan=[living],
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
    return Door(app, settings, limits, metrics)


async def _wake(house: House) -> None:
    try:
        await house.wake()
    except Exception as error:
        log.error("not all tables could be woken", exc_info=error)


async def _keep_tidy(house: House) -> None:
    passed = TIDY_EVERY
    while True:
        try:
            house.forget_idle()
            if passed >= TIDY_EVERY:
                passed = 0.0
                log.info("tidied", **await house.tidy())
        except Exception as error:
            log.error("not tidied", exc_info=error)
        await asyncio.sleep(FORGET_EVERY)
        passed += FORGET_EVERY


def _answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    refusal = _refusal(request, error)
    if refusal.code == "internal":
        log.error("a mistake of ours", route=request.scope.get("path_template"), exc_info=error)
    language = request.scope["state"].get("language") or language_wanted(
        request.headers.get("accept-language")
    )
    status, headers, body = problem(refusal, language)
    hall: Hall = request.app.state.hall
    hall.metrics.refusals.labels(refusal.code).inc()
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
        if told == _NO_BODY:
            told = "A body is missing: JSON."
        if code == "too-large":
            told = f"A request has at most {_most(request)} bytes here."
        return Problem(code, told or _DETAILS.get(code) or error.detail)
    return Problem("internal", "A mistake of ours. It has been noted; nothing has changed.")


def _most(request: Request[Any, Any, Any]) -> int:
    return request.route_handler.resolve_request_max_body_size() or BODY_BYTES


_NO_BODY = "data: 'data'"  # as the framework says it
_CODES = {404: "no-route", 405: "no-method", 413: "too-large", 415: "not-json"}
_DETAILS = {
    "no-route": "There is nothing here. The API is described at /schema/openapi.json.",
    "no-method": "This cannot be done here. The API is described at /schema/openapi.json.",
}
