"""Guests: who they are, their tokens and their second device."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from wormgrill.dice.verified import commitment
from wormgrill.match.game_list import GamesDeleted
from wormgrill.match.guest import Guest
from wormgrill.match.nicknames import nickname_of
from wormgrill.server.dependencies import (
    AnyRequest,
    Services,
    ThisAsker,
    ThisGuest,
    ThisServices,
    no_cookie,
    origin_of,
    own_token,
    token_of,
    user_agent_of,
    with_cookie,
)
from wormgrill.server.guests import DEVICE_SECONDS, NoGuest, id_of_token, token_id
from wormgrill.server.lan import reach_of
from wormgrill.server.menu import unfinished
from wormgrill.server.messages import (
    DeviceAsked,
    DeviceView,
    MeAsked,
    MeView,
    RecoveryCode,
    RecoveryView,
    TokenEntry,
    TokenView,
)
from wormgrill.server.problems import language_wanted, refuses


@put(
    "/api/me",
    summary="Say who you are",
    tags=["guests"],
    opt=refuses("no-guest", "not-for-programs"),
)
async def put_me(
    data: JSONBody[MeAsked],
    request: AnyRequest,
    services: ThisServices,
    asker: ThisAsker,
) -> Response[MeView]:
    """Makes a new guest and sets the cookie; or changes the name or language of the known one."""
    guest = await _known(request, services)
    token = None
    if guest is None:
        services.limits.take("guest", asker)
        language = data.language or language_wanted(request.headers.get("accept-language"))
        guest, token = await services.guests.make(data.name, language, user_agent_of(request))
    else:
        name = data.name if data.name is not None else guest.name
        await services.guests.rename(guest, name, data.language)
    return with_cookie(await _me(request, services, guest), services, token)


async def _known(request: AnyRequest, services: Services) -> Guest | None:
    """None if a new guest is to be made: an expired cookie does that, a bad token is refused."""
    token = token_of(request)
    if token is None:
        return None
    try:
        return await services.guests.with_token(token, user_agent_of(request))
    except NoGuest:
        if "authorization" in request.headers:
            raise
        return None


@get("/api/me", summary="Who you are, and where you sit", tags=["guests"])
async def get_me(request: AnyRequest, guest: ThisGuest, services: ThisServices) -> MeView:
    return await _me(request, services, guest)


@post(
    "/api/me",
    summary="Come to this device with a code",
    tags=["guests"],
    status_code=200,
    opt=refuses("no-device-code", "no-recovery-code"),
)
async def post_me(
    data: JSONBody[DeviceAsked], request: AnyRequest, services: ThisServices, asker: ThisAsker
) -> Response[MeView]:
    """With one from another device, or with a recovery code."""
    services.limits.take("guess", asker)
    guest, token = await services.guests.come(data.code, user_agent_of(request))
    services.limits.give_back("guess", asker)
    return with_cookie(await _me(request, services, guest), services, token)


@post("/api/me/tokens", summary="A bearer token for programs", tags=["guests"])
async def post_token(request: AnyRequest, guest: ThisGuest, services: ThisServices) -> TokenView:
    """It is shown this once."""
    services.limits.take("table", guest.id)
    token = await services.guests.new_token(guest, own_token(request))
    return TokenView(token, id_of_token(token))


@get("/api/me/tokens", summary="Your tokens", tags=["guests"])
async def get_tokens(
    request: AnyRequest, guest: ThisGuest, services: ThisServices
) -> list[TokenEntry]:
    """The oldest first: of your browsers and of your programs."""
    return await _tokens(request, services, guest)


@delete(
    "/api/me/tokens/{id:str}",
    summary="Revoke a token",
    tags=["guests"],
    status_code=200,
    opt=refuses("no-token"),
)
async def delete_token(
    id: FromPath[str], request: AnyRequest, guest: ThisGuest, services: ThisServices
) -> list[TokenEntry]:
    """By its id; it is good no longer, and the others are left. Whoever revokes the last one, or
    the only one they still have, is that guest no more."""
    services.limits.take("table", guest.id)
    await services.guests.revoke(guest, id)
    return await _tokens(request, services, guest)


async def _tokens(request: AnyRequest, services: Services, guest: Guest) -> list[TokenEntry]:
    own = id_of_token(own_token(request))
    return [
        TokenEntry(id, token.kind, token.made, token.seen, id == own, token.device)
        for token in await services.guests.tokens(guest)
        for id in [token_id(token.hash)]
    ]


@post("/api/me/devices", summary="A one-time code for a second device", tags=["guests"])
async def post_device(guest: ThisGuest, services: ThisServices) -> DeviceView:
    services.limits.take("table", guest.id)
    return DeviceView(await services.guests.new_device(guest), int(DEVICE_SECONDS))


@post("/api/me/recovery", summary="A recovery code, to be printed", tags=["guests"])
async def post_recovery(guest: ThisGuest, services: ThisServices) -> RecoveryCode:
    """It is shown this once, and brings you to a new device again and again. The one before it is
    good no longer."""
    services.limits.take("table", guest.id)
    code, made = await services.guests.new_recovery(guest)
    return RecoveryCode(made, services.settings.keep_days, code)


@get("/api/me/recovery", summary="Whether you have a recovery code", tags=["guests"])
async def get_recovery(guest: ThisGuest, services: ThisServices) -> RecoveryView:
    made = await services.guests.recovery_made(guest)
    return RecoveryView(made, services.settings.keep_days)


@delete("/api/me/recovery", summary="Revoke your recovery code", tags=["guests"], status_code=200)
async def delete_recovery(guest: ThisGuest, services: ThisServices) -> RecoveryView:
    services.limits.take("table", guest.id)
    await services.guests.revoke_recovery(guest)
    return RecoveryView(None, services.settings.keep_days)


@delete("/api/me", summary="Be forgotten", tags=["guests"], status_code=200)
async def delete_me(guest: ThisGuest, services: ThisServices) -> Response[GamesDeleted]:
    """Your games as with `DELETE /api/me/games`, and those that go on: a bot plays on where others
    sit. Then your name, tokens and codes, on every device."""
    services.limits.take("table", guest.id)
    done = await services.games.leave_all(guest.id)
    await services.guests.delete(guest)
    return Response(done, cookies=[no_cookie()], status_code=200)


async def _me(request: AnyRequest, services: Services, guest: Guest) -> MeView:
    rooms = await services.rooms.of_guest(guest.id)
    return MeView(
        guest.name,
        guest.language,
        commitment(guest.seed),
        nickname_of(guest.id),
        [unfinished(room, guest.id) for room in rooms if guest.id in room.table.guests],
        reach_of(origin_of(request, services)),
        await services.games.any_finished(guest.id),
    )


ROUTES = [
    put_me,
    get_me,
    post_me,
    post_token,
    get_tokens,
    delete_token,
    post_device,
    post_recovery,
    get_recovery,
    delete_recovery,
    delete_me,
]
