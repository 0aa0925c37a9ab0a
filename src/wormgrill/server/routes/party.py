"""Parties: made, joined, paired round by round, followed live, deleted."""

from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Meta

from wormgrill.match.errors import StoreTrouble
from wormgrill.match.guest import Guest
from wormgrill.match.listeners import Message
from wormgrill.party.errors import NoParty
from wormgrill.party.messages import PartyEntry, PartyView, party_entry, party_view
from wormgrill.party.party import Party, PartyState
from wormgrill.party.terms import PartyRequest
from wormgrill.server.dependencies import (
    AnyRequest,
    Services,
    ThisAsker,
    ThisGuest,
    ThisServices,
    ThisViewer,
    origin_of,
)
from wormgrill.server.guests import must_be_person
from wormgrill.server.invitation import SVG, invitation
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.server.stream import SSE, Form, form_wanted, stream

PartyId = FromPath[str]


class JoinAsked(msgspec.Struct):
    code: Annotated[str | None, Meta(description="the party's code, checked if given")] = None


class RoundAsked(msgspec.Struct):
    round: Annotated[int, Meta(description="the one that is to start: asked twice, it starts once")]


class PartyStateAsked(msgspec.Struct):
    state: PartyState


@post(
    "/api/parties",
    summary="Make a party",
    tags=["parties"],
    opt=refuses("test-dice-off", "too-many-parties", "not-for-programs"),
)
async def post_party(
    data: JSONBody[PartyRequest], guest: ThisGuest, services: ThisServices, asker: ThisAsker
) -> Response[PartyView]:
    """With a `key` of yours that has made one, it is that party."""
    must_be_person(guest)
    if data.seed is not None and not services.settings.test_dice:
        raise ServerRefusal(
            "test-dice-off", "Seeded dice are for tests: wormgrill serve --test-dice."
        )
    services.limits.take("party", guest.id)
    services.limits.take("parties", asker)
    party = await services.parties.make(data, guest)
    where = f"/api/parties/{party.id}"
    return Response(party_view(party, guest.id), status_code=201, headers={"Location": where})


@get("/api/parties", summary="Your parties", tags=["parties"])
async def get_parties(guest: ThisGuest, services: ThisServices) -> list[PartyEntry]:
    """Those you host or have joined, the last one first."""
    return await _parties(guest, services)


async def _parties(guest: Guest, services: Services) -> list[PartyEntry]:
    return [party_entry(party, guest.id) for party in await services.parties.of_guest(guest.id)]


@get("/api/parties/{party:str}", summary="A party", tags=["parties"])
async def get_party(party: PartyId, viewer: ThisViewer, services: ThisServices) -> PartyView:
    """For all who have its address: with whom they sit, and how it stands."""
    return party_view(await services.parties.find(party), viewer.id if viewer else None)


@get(
    "/api/parties/{party:str}/events",
    summary="A party, live",
    tags=["parties"],
    media_type=SSE.media_type,
)
async def get_party_events(
    party: PartyId,
    request: AnyRequest,
    viewer: ThisViewer,
    services: ThisServices,
    asker: ThisAsker,
) -> Stream:
    """The whole party, as `GET /api/parties/{party}` has it, now and after every change; its
    version is the id. Server-sent events, or one JSON object per line."""
    await services.parties.find(party)
    form = form_wanted(request)
    events = _party_events(party, viewer.id if viewer else None, form, services)
    return stream(events, form, services, asker)


async def _party_events(
    id: str, viewer: str | None, form: Form, services: Services
) -> AsyncGenerator[bytes]:
    yield form.begin
    with suppress(StoreTrouble):  # then the client comes back
        async for party in services.parties.follow(id):
            yield form.heartbeat if party is None else form.write(_message(party, viewer))
    yield form.end


def _message(party: Party, viewer: str | None) -> Message:
    return Message(party.version, msgspec.json.encode(party_view(party, viewer)))


@post(
    "/api/parties/{party:str}/guests",
    summary="Join",
    tags=["parties"],
    status_code=200,
    opt=refuses("party-over", "party-full", "not-for-programs"),
)
async def post_party_guest(
    party: PartyId,
    data: JSONBody[JoinAsked],
    guest: ThisGuest,
    services: ThisServices,
    asker: ThisAsker,
) -> PartyView:
    """From the next round on you are paired; also if you were away."""
    must_be_person(guest)
    services.limits.take("seat", guest.id)
    if data.code is not None:
        services.limits.take("guess", asker)
        if data.code.strip().upper() != (await services.parties.find(party)).code:
            raise NoParty("This party has another code.")
        services.limits.give_back("guess", asker)
    return party_view(await services.parties.join(party, guest), guest.id)


@delete(
    "/api/parties/{party:str}/guests/{number:int}",
    summary="Leave, or send a guest away",
    tags=["parties"],
    status_code=200,
    opt=refuses("not-host", "not-joined"),
)
async def delete_party_guest(
    party: PartyId, number: FromPath[int], guest: ThisGuest, services: ThisServices
) -> PartyView:
    """Oneself, or by the host: a bot plays on at their table, and the next round goes without."""
    services.limits.take("seat", guest.id)
    return party_view(await services.parties.leave(party, guest, number), guest.id)


@post(
    "/api/parties/{party:str}/rounds",
    summary="Start the next round",
    tags=["parties"],
    status_code=200,
    opt=refuses(
        "not-host",
        "party-over",
        "round-on",
        "round-gone",
        "too-few-guests",
        "too-many-tables",
        "closing",
    ),
)
async def post_round(
    party: PartyId,
    data: JSONBody[RoundAsked],
    guest: ThisGuest,
    services: ThisServices,
    asker: ThisAsker,
) -> PartyView:
    """By the host: guests are paired, and their tables begin."""
    services.limits.take("round", guest.id)
    services.limits.take("rounds", asker)
    return party_view(await services.parties.start_round(party, guest, data.round), guest.id)


@delete(
    "/api/parties/{party:str}/rounds/{round:int}",
    summary="Take a pairing back",
    tags=["parties"],
    status_code=200,
    opt=refuses("not-host", "round-gone", "already-rolled"),
)
async def delete_round(
    party: PartyId, round: FromPath[int], guest: ThisGuest, services: ThisServices
) -> PartyView:
    """By the host, as long as nobody has rolled: its tables are given up."""
    services.limits.take("round", guest.id)
    return party_view(await services.parties.undo_round(party, guest, round), guest.id)


@put(
    "/api/parties/{party:str}",
    summary="A break, on again, or the end",
    tags=["parties"],
    opt=refuses("not-host", "party-over"),
)
async def put_party(
    party: PartyId, data: JSONBody[PartyStateAsked], guest: ThisGuest, services: ThisServices
) -> PartyView:
    """By the host. Tables that are being played when it ends still count."""
    services.limits.take("seat", guest.id)
    return party_view(await services.parties.enter_state(party, guest, data.state), guest.id)


@delete(
    "/api/parties/{party:str}",
    summary="Delete a party",
    tags=["parties"],
    status_code=200,
    opt=refuses("not-host"),
)
async def delete_party(
    party: PartyId, guest: ThisGuest, services: ThisServices
) -> list[PartyEntry]:
    """By the host: names, pairings and standings go; the tables stay with who sat there. Returns
    the parties that are left."""
    await services.parties.delete(party, guest)
    return await _parties(guest, services)


@get(
    "/api/parties/{party:str}/invite.svg",
    summary="The QR code of the invitation",
    tags=["parties"],
    media_type=SVG,
)
async def get_party_invite(
    party: PartyId, request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    found = await services.parties.find(party)
    return invitation(f"{origin_of(request, services)}/party/{found.id}")


ROUTES = [
    post_party,
    get_parties,
    get_party,
    get_party_events,
    post_party_guest,
    delete_party_guest,
    post_round,
    delete_round,
    put_party,
    delete_party,
    get_party_invite,
]
