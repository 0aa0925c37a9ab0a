"""A guest's games: the list of them."""

from typing import Annotated, Literal

from litestar import delete, get
from litestar.params import Parameter, QueryParameter
from litestar.response import Stream

from wormgrill.match.game_list import GamesDeleted, GamesPage, GamesSummary
from wormgrill.match.outcome import rival_bot, rival_named
from wormgrill.rules.errors import BadRequest
from wormgrill.server.dependencies import ThisGuest, ThisServices
from wormgrill.server.games import place_of
from wormgrill.server.store.games import GamesAsked
from wormgrill.server.zipped import zipped

PAGE, LARGEST_PAGE = 20, 100
ZIP = "application/zip"
_SAVED = {"Content-Disposition": 'attachment; filename="wormgrill-games.zip"'}


@get("/api/me/games", summary="Your games", tags=["games"])
async def get_games(
    guest: ThisGuest,
    services: ThisServices,
    only: Annotated[
        Literal["running", "finished"] | None,
        QueryParameter(name="state", description="if missing, both"),
    ] = None,
    edition: Annotated[str | None, Parameter(max_length=64, description="its key")] = None,
    rival: Annotated[
        str | None, Parameter(max_length=64, description="by name, as it was written")
    ] = None,
    bot: Annotated[
        str | None, Parameter(max_length=64, description="a rival of GET /api/bots")
    ] = None,
    before: Annotated[
        str | None, Parameter(max_length=64, description="the `next` of the page before this one")
    ] = None,
    limit: Annotated[int, Parameter(ge=1, le=LARGEST_PAGE, description="finished ones")] = PAGE,
) -> GamesPage:
    """The newest first, a page at a time. Those that go on stand on the first page, all of them."""
    services.limits.take("games", guest.id)
    after = None if before is None else place_of(before)
    asked = GamesAsked(guest.id, edition, _rival(rival, bot), after)
    running = only != "finished" and before is None
    games = await services.games.running(asked) if running else []
    if only == "running":
        return GamesPage(games=games, next=None)
    page = await services.games.finished(asked, limit)
    return GamesPage(games=[*games, *page.games], next=page.next)


def _rival(name: str | None, bot: str | None) -> str | None:
    if name is not None and bot is not None:
        raise BadRequest("rival, bot: one of them.")
    if bot is not None:
        return rival_bot(bot)
    return None if name is None else rival_named(name)


@get("/api/me/games/summary", summary="Your games, counted", tags=["games"])
async def get_games_summary(guest: ThisGuest, services: ThisServices) -> GamesSummary:
    """How many are finished, of which editions, and with whom: what the list can be asked for."""
    services.limits.take("games", guest.id)
    return await services.games.summary(guest.id)


@get(
    "/api/me/games/records.zip",
    summary="All your games, as records",
    tags=["games"],
    media_type=ZIP,
)
async def get_records_of_games(guest: ThisGuest, services: ThisServices) -> Stream:
    """The finished ones: a folder as `wormgrill review` reads it."""
    services.limits.take("export", guest.id)
    return Stream(zipped(services.games.records(guest.id)), media_type=ZIP, headers=_SAVED)


@delete("/api/me/games", summary="Delete your finished games", tags=["games"], status_code=200)
async def delete_games(guest: ThisGuest, services: ThisServices) -> GamesDeleted:
    """Those that nobody else has played are gone for good. The others stay with those who played
    them, with the name that you had there: they leave your list, and nothing in them leads to you.
    """
    services.limits.take("table", guest.id)
    return await services.games.delete_finished(guest.id)


ROUTES = [get_games, get_games_summary, get_records_of_games, delete_games]
