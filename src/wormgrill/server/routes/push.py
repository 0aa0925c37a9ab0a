"""Calls: who wants to be told that it is their turn, on which devices and at which tables."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from wormgrill.match.errors import NotYourSeat
from wormgrill.match.guest import Guest
from wormgrill.server.dependencies import (
    AnyRequest,
    Services,
    TableId,
    ThisGuest,
    ThisServices,
    own_token,
)
from wormgrill.server.guests import hash_of
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.server.push.encryption import AUTH_BYTES, from_base64, public_key
from wormgrill.server.push.outgoing import BadAddress
from wormgrill.server.push.views import (
    CallDeviceAsked,
    CallDeviceView,
    CallsAsked,
    CallsView,
    TableCallAsked,
    TableCallView,
)
from wormgrill.server.store.push import PushDevice


@get("/api/me/calls", summary="How you are called", tags=["calls"])
async def get_calls(guest: ThisGuest, services: ThisServices) -> CallsView:
    """When it is your turn and you are not at the table. Off until you turn it on."""
    return await _view(guest, services)


@put("/api/me/calls", summary="Be called at all your tables", tags=["calls"])
async def put_calls(
    data: JSONBody[CallsAsked], guest: ThisGuest, services: ThisServices
) -> CallsView:
    """Or no longer. What was said at a single table stays as it is."""
    services.limits.take("call", guest.id)
    await services.caller.calls.call_everywhere(guest.id, data.everywhere)
    return await _view(guest, services)


@post(
    "/api/me/calls/devices",
    summary="Be called on this device",
    tags=["calls"],
    opt=refuses("bad-push-service"),
)
async def post_call_device(
    data: JSONBody[CallDeviceAsked],
    request: AnyRequest,
    guest: ThisGuest,
    services: ThisServices,
) -> CallsView:
    """By Web Push, as long as the token is good that this is asked with. A device is one guest's,
    and of many the oldest goes."""
    services.limits.take("call", guest.id)
    device = _device(data, services)
    await services.caller.calls.add_device(guest.id, device, hash_of(own_token(request)))
    return await _view(guest, services)


@delete(
    "/api/me/calls/devices/{id:str}",
    summary="Be called on a device no longer",
    tags=["calls"],
    status_code=200,
)
async def delete_call_device(
    id: FromPath[str], guest: ThisGuest, services: ThisServices
) -> CallsView:
    """By its id, as the list has it. One that is not there is not there afterwards either."""
    services.limits.take("call", guest.id)
    await services.caller.calls.drop_device(guest.id, id)
    return await _view(guest, services)


@get("/api/tables/{id:str}/call", summary="Whether you are called at a table", tags=["calls"])
async def get_table_call(id: TableId, guest: ThisGuest, services: ThisServices) -> TableCallView:
    room = await services.rooms.find(id)
    return TableCallView(await services.caller.calls.wanted(guest.id, room.table.id))


@put(
    "/api/tables/{id:str}/call",
    summary="Be called at a table",
    tags=["calls"],
    opt=refuses("not-your-seat"),
)
async def put_table_call(
    id: TableId, data: JSONBody[TableCallAsked], guest: ThisGuest, services: ThisServices
) -> TableCallView:
    """Or not, whatever holds for your other tables."""
    services.limits.take("call", guest.id)
    room = await services.rooms.find(id)
    if guest.id not in room.table.guests:
        raise NotYourSeat("Calls are for those who sit at the table.")
    await services.caller.calls.call_at(guest.id, room.table.id, data.wanted)
    return TableCallView(data.wanted)


def _device(asked: CallDeviceAsked, services: Services) -> PushDevice:
    try:
        services.caller.door.check(asked.endpoint)
        point, auth = from_base64(asked.p256dh), from_base64(asked.auth)
        public_key(point)
    except (BadAddress, ValueError) as error:
        raise ServerRefusal("bad-push-service", f"{error}") from None
    if len(auth) != AUTH_BYTES:
        raise ServerRefusal("bad-push-service", f"auth: {AUTH_BYTES} bytes.")
    return PushDevice(asked.endpoint, point, auth, services.caller.clock())


async def _view(guest: Guest, services: Services) -> CallsView:
    caller = services.caller
    wishes = await caller.calls.wishes(guest.id)
    return CallsView(
        caller.key.public,
        wishes.everywhere,
        [CallDeviceView(device.id, device.made) for device in wishes.devices],
        None if caller.webhook is None else caller.webhook.number_of(guest.id),
    )


ROUTES = [
    get_calls,
    put_calls,
    post_call_device,
    delete_call_device,
    get_table_call,
    put_table_call,
]
