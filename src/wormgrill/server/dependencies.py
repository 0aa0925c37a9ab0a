"""What the framework hands to routes: the services, and who is asking."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.params import FromPath

from wormgrill.match.bot_pool import BotPool
from wormgrill.match.guest import Guest
from wormgrill.match.rooms import Rooms
from wormgrill.server.figures import ServerFigures
from wormgrill.server.games import GameLists
from wormgrill.server.gateway import COOKIE, address
from wormgrill.server.grilling import DailyGrill
from wormgrill.server.guests import Guests, NoGuest
from wormgrill.server.limits import Limits
from wormgrill.server.metrics import Metrics
from wormgrill.server.pages import ClientPage
from wormgrill.server.painting import Painter
from wormgrill.server.parties import Parties
from wormgrill.server.problems import ServerRefusal
from wormgrill.server.push.caller import Caller
from wormgrill.server.replaying import Replayer
from wormgrill.server.reviewing import Reviewer
from wormgrill.server.settings import Settings
from wormgrill.server.studying import Studies
from wormgrill.server.trouble import TroubleLog

YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, State]


class StrictRequest(AnyRequest):
    """A request whose body must be JSON, say so, and have the types that the route declares."""

    async def body(self) -> bytes:
        try:
            body = await super().body()
        except InternalServerException:
            raise ServerRefusal("bad-request", "The request broke off.") from None
        if not body and self.route_handler.parsed_data_field is not None:
            raise ServerRefusal("bad-request", "A body is missing: JSON.")
        return body

    async def json(self) -> Any:
        kind = self.headers.get("content-type", "").partition(";")[0]
        if kind.strip().lower() != "application/json":
            raise ServerRefusal("not-json", "Content-Type: application/json.")
        asked = self.route_handler.parsed_data_field
        assert asked is not None
        try:
            return msgspec.json.decode(await self.body(), type=asked.annotation)
        except msgspec.MsgspecError as error:
            what, _, where = str(error).partition(" - at `$.")
            told = f"{where.rstrip('`')}: {what}" if where else what
            raise ServerRefusal("bad-request", f"{told}.") from None
        except (UnicodeDecodeError, RecursionError):
            raise ServerRefusal("bad-request", "This is not JSON in UTF-8, or too deep.") from None


@dataclass(slots=True)
class Services:
    """All that the routes work with: made once, when the server starts, and kept in `app.state`."""

    settings: Settings
    limits: Limits
    metrics: Metrics
    figures: ServerFigures
    trouble: TroubleLog
    rooms: Rooms
    guests: Guests
    games: GameLists
    parties: Parties
    reviewer: Reviewer
    replayer: Replayer
    bots: BotPool
    painter: Painter
    studies: Studies
    daily: DailyGrill
    caller: Caller
    client: ClientPage | None  # None if it has not been built


# What the framework hands to a route, by name.
ThisServices = NamedDependency[Services]
ThisAsker = NamedDependency[str]
ThisViewer = NamedDependency[Guest | None]
ThisGuest = NamedDependency[Guest]
TableId = FromPath[str]
SeatNumber = FromPath[int]


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def provide_asker(request: AnyRequest) -> str:
    """The address, by which limits count those who have no token."""
    return address(request.scope)


async def provide_viewer(request: AnyRequest, services: ThisServices) -> Guest | None:
    """The guest, if a valid token came with the request."""
    token = token_of(request)
    if token is None:
        return None
    guest = await services.guests.with_token(token, user_agent_of(request))
    request.scope["state"]["language"] = guest.language
    return guest


async def provide_guest(viewer: ThisViewer) -> Guest:
    if viewer is None:
        raise NoGuest("Say who you are first: PUT /api/me.")
    return viewer


def origin_of(request: AnyRequest, services: Services) -> str:
    """What addresses for others begin with: as the operator says, else as we were asked."""
    return (services.settings.base_url or str(request.base_url)).rstrip("/")


def token_of(request: AnyRequest) -> str | None:
    authorization = request.headers.get("authorization")
    if authorization is None:
        return request.cookies.get(COOKIE)
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise NoGuest("Authorization: Bearer TOKEN, with a token of POST /api/me/tokens.")
    return token.strip()


def own_token(request: AnyRequest) -> str:
    """By which the guest was recognised."""
    token = token_of(request)
    assert token is not None
    return token


def user_agent_of(request: AnyRequest) -> str | None:
    return request.headers.get("user-agent")


def token_cookie(services: Services, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.https,
    )


def no_cookie() -> Cookie:
    """The browser forgets the token it has."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


def with_cookie(content: Any, services: Services, token: str | None) -> Response[Any]:
    cookies = [] if token is None else [token_cookie(services, token)]
    return Response(content, cookies=cookies, status_code=200)
