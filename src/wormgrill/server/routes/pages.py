"""The client's pages, by address, and the pictures that link previews show.

The addresses here are all that the client knows. Whatever else a browser opens is answered with
the client's page too, as 404, and the client says that there is nothing.
"""

import gzip
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, Parameter

from wormgrill.daily.calendar import is_day
from wormgrill.lessons import LESSONS
from wormgrill.match.errors import NoTable, StoreTrouble
from wormgrill.match.guest import Guest
from wormgrill.match.table import Table
from wormgrill.party.errors import NoParty
from wormgrill.rules.editions import EDITIONS
from wormgrill.server import previews
from wormgrill.server.dependencies import (
    AnyRequest,
    Services,
    TableId,
    ThisAsker,
    ThisServices,
    origin_of,
    user_agent_of,
)
from wormgrill.server.gateway import COOKIE
from wormgrill.server.guests import NoGuest
from wormgrill.server.pages import MENU, Page
from wormgrill.server.problems import ServerRefusal, language_wanted, refuses
from wormgrill.server.static_files import FOR_A_DAY, FOREVER
from wormgrill.words.voice import Voice

PNG = "image/png"
HTML = "text/html"
_VARY = "Accept, Accept-Encoding, Accept-Language, Cookie"


@get("/", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_house(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.house(voice_of(request)))


@get("/about", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_about(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.about(voice_of(request)))


@get("/calls", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_calls_page(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.calls(voice_of(request)))


@get("/calls/{id:str}", include_in_schema=False, media_type=HTML)
async def get_table_calls_page(
    id: TableId, request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    voice = voice_of(request)
    found = await page_of_table(id, services, voice, previews.table)
    page = replace(previews.calls(voice), path=None, listed=False) if found.status == 200 else found
    return shown(request, services, page)


@get("/offline", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_offline(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.offline(voice_of(request)))


@get("/new/{edition:str}", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_new_game(
    edition: FromPath[str], request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    if edition not in EDITIONS:
        return no_page(request, services)
    return shown(request, services, previews.new_game(EDITIONS[edition], voice_of(request)))


@get("/rules/{edition:str}", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_rule_book(
    edition: FromPath[str], request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    if edition not in EDITIONS:
        return no_page(request, services)
    return shown(request, services, previews.rule_book(EDITIONS[edition], voice_of(request)))


@get("/learn", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_learn(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.lesson(EDITIONS["classic"], voice_of(request)))


@get("/learn/{edition:str}", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_lesson_page(
    edition: FromPath[str], request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    if edition not in LESSONS:
        return no_page(request, services)
    return shown(request, services, previews.lesson(EDITIONS[edition], voice_of(request)))


@get("/t/{id:str}", include_in_schema=False, media_type=HTML)
async def get_table_page(
    id: TableId, request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    """To a guest in the language they have chosen, with what their client will ask for."""
    guest = await _guest(request, services)
    voice = Voice(guest.language) if guest else voice_of(request)
    page = await page_of_table(id, services, voice, previews.table)
    own = ("/api/me", f"/api/tables/{id}") if guest and page.status == 200 else ()
    return shown(request, services, page, voice, (*MENU, *own))


async def _guest(request: AnyRequest, services: Services) -> Guest | None:
    """Whoever the cookie says; the client sees to it if that cannot be told."""
    token = request.cookies.get(COOKIE)
    try:
        return await services.guests.with_token(token, user_agent_of(request)) if token else None
    except (NoGuest, StoreTrouble):
        return None


@get("/review/{id:str}", include_in_schema=False, media_type=HTML)
async def get_review_page(
    id: TableId, request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    page = await page_of_table(id, services, voice_of(request), previews.review)
    return shown(request, services, page)


@get("/games", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_games_page(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.games(voice_of(request)))


@get("/review", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_records(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.records(voice_of(request)))


@get("/party", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_new_party(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.new_party(voice_of(request)))


@get("/party/{party:str}", include_in_schema=False, media_type=HTML)
async def get_party_page(
    party: FromPath[str], request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    voice = voice_of(request)
    try:
        page = previews.party(await services.parties.find(party), voice)
    except NoParty:
        page = previews.no_party(voice)
    except StoreTrouble:  # the client is shown nonetheless: it asks again
        page = previews.house(voice)
    return shown(request, services, page, voice)


@get("/daily", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_daily(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.daily(voice_of(request)))


@get("/daily/{day:str}", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_daily_day(
    day: FromPath[str], request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    if not is_day(day):
        return no_page(request, services)
    return shown(request, services, previews.daily(voice_of(request), day))


@get("/me", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_figures_page(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.figures(voice_of(request)))


@get("/puzzles", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_puzzles_page(request: AnyRequest, services: ThisServices) -> Response[bytes]:
    return shown(request, services, previews.puzzles(voice_of(request)))


async def page_of_table(
    id: str, services: Services, voice: Voice, told: Callable[[Table, Voice], Page]
) -> Page:
    """What a page tells of this table, if there is one."""
    try:
        table = (await services.rooms.find(id)).table
    except NoTable:
        return previews.no_table(voice)
    except StoreTrouble:  # the client is shown nonetheless: it asks again
        return previews.house(voice)
    return told(table, voice)


def no_page(request: AnyRequest, services: Services) -> Response[bytes]:
    """Under this address there is nothing: the client's page, which says so."""
    return shown(request, services, previews.nothing(voice_of(request)))


def is_for_people(request: AnyRequest, services: Services) -> bool:
    """Whether a page answers this request better than a problem does."""
    wanted = "text/html" in request.headers.get("accept", "")
    api = request.url.path.startswith(("/api/", "/schema/", "/assets/"))
    return services.client is not None and wanted and not api and request.method == "GET"


def shown(
    request: AnyRequest,
    services: Services,
    page: Page,
    voice: Voice | None = None,
    asks: Sequence[str] = MENU,
) -> Response[bytes]:
    assert services.client is not None
    headers = {"Cache-Control": "no-cache", "Vary": _VARY}
    language = (voice or voice_of(request)).language
    content = services.client.filled(page, language, origin_of(request, services), asks)
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, 6)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=HTML, status_code=page.status, headers=headers)


def voice_of(request: AnyRequest) -> Voice:
    return Voice(language_wanted(request.headers.get("accept-language")))


# Pictures


@get(
    "/api/picture.png",
    summary="The house, for previews",
    tags=["pictures"],
    media_type=PNG,
    opt=refuses("closing"),
)
async def get_house_picture(services: ThisServices, asker: ThisAsker) -> Response[bytes]:
    return _png(await services.painter.house(asker), FOR_A_DAY)


@get(
    "/api/editions/{edition:str}/picture.png",
    summary="An edition as it begins, for previews",
    tags=["pictures"],
    media_type=PNG,
    opt=refuses("no-route", "closing"),
)
async def get_edition_picture(
    edition: FromPath[str], services: ThisServices, asker: ThisAsker
) -> Response[bytes]:
    if edition not in EDITIONS:
        raise ServerRefusal("no-route", f"There are pictures of {', '.join(EDITIONS)}.")
    return _png(await services.painter.edition(EDITIONS[edition], asker), FOR_A_DAY)


@get(
    "/api/tables/{id:str}/picture.png",
    summary="The table as it stands, for previews",
    tags=["pictures"],
    media_type=PNG,
    opt=refuses("closing"),
)
async def get_table_picture(
    id: TableId,
    services: ThisServices,
    asker: ThisAsker,
    version: Annotated[
        int | None, Parameter(ge=0, description="of which it is known: then it can be kept")
    ] = None,
) -> Response[bytes]:
    """The grill, everybody's top tile and worms, and whose turn it is; names at public tables
    alone."""
    table: Table = (await services.rooms.find(id)).table
    if not services.painter.knows(table):
        services.limits.take("picture", asker)
    cached = FOREVER if version == table.changed else "no-cache"
    return _png(await services.painter.table(table, asker), cached)


def _png(picture: bytes, cached: str) -> Response[bytes]:
    return Response(picture, media_type=PNG, headers={"Cache-Control": cached})


PAGES = [
    get_house,
    get_about,
    get_calls_page,
    get_table_calls_page,
    get_offline,
    get_new_game,
    get_rule_book,
    get_learn,
    get_lesson_page,
    get_table_page,
    get_review_page,
    get_records,
    get_games_page,
    get_daily,
    get_daily_day,
    get_figures_page,
    get_puzzles_page,
    get_new_party,
    get_party_page,
]
ROUTES = [get_house_picture, get_edition_picture, get_table_picture]
