"""Streams, each in the form that was asked for; and a table's events as one: all from the log that
are missing, then live."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import NamedTuple

from litestar.response import Stream

from wormgrill.match.listeners import Listener, Message
from wormgrill.match.room import Room
from wormgrill.server.dependencies import AnyRequest, Services

HEARTBEAT_SECONDS = 15.0
RETRY_MS = 1000


class Form(NamedTuple):
    """How events are written to a stream: as server-sent events, or as lines of JSON."""

    media_type: str
    begin: bytes
    write: Callable[[Message], bytes]
    heartbeat: bytes
    end: bytes  # tells the client to connect again


def _sse(message: Message) -> bytes:
    if message.seq is None:
        return b"event: presence\ndata: %b\n\n" % message.json
    return b"id: %d\ndata: %b\n\n" % (message.seq, message.json)


def _line(message: Message) -> bytes:
    return message.json + b"\n"


SSE = Form(
    "text/event-stream",
    b"retry: %d\n\n" % RETRY_MS,
    _sse,
    b": still here\n\n",
    b"event: bye\nretry: %d\ndata: {}\n\n" % RETRY_MS,
)
NDJSON = Form(
    "application/x-ndjson",
    b"",
    _line,
    b'{"type":"heartbeat"}\n',
    b'{"type":"bye","retry":%d}\n' % RETRY_MS,
)


def form_wanted(request: AnyRequest) -> Form:
    return NDJSON if NDJSON.media_type in request.headers.get("accept", "") else SSE


def stream(chunks: AsyncGenerator[bytes], form: Form, services: Services, asker: str) -> Stream:
    """Of these chunks, if this asker may have another. It counts as long as it is open."""
    services.limits.take("stream", asker)
    services.limits.must_have_room(asker)
    return Stream(
        _counted(chunks, services, asker),
        media_type=form.media_type,
        headers={
            "Content-Type": form.media_type,  # else the route's, whatever the form
            "Cache-Control": "no-store",
            "X-Accel-Buffering": "no",
        },
    )


async def _counted(
    chunks: AsyncGenerator[bytes], services: Services, asker: str
) -> AsyncGenerator[bytes]:
    services.limits.streams.opened(asker)
    services.metrics.streams.inc()
    try:
        async with aclosing(chunks):
            async for chunk in chunks:
                yield chunk
    finally:
        services.metrics.streams.dec()
        services.limits.streams.closed(asker)


async def table_events(
    room: Room, guest: str | None, after: int, form: Form, services: Services
) -> AsyncGenerator[bytes]:
    """Listen first, then read the log up to now: nothing falls between."""
    listener = room.listen(guest)
    if services.rooms.closed:  # the others have been sent home already
        listener.leave()
    try:
        begin = form.begin
        async for piece in room.past.pieces(after):
            yield begin + b"".join(map(form.write, piece))
            begin = b""
        yield begin + form.write(room.presence.message())
        while (chunk := await _next(listener, form)) is not None:
            yield chunk
        yield form.end
    finally:
        room.stop_listening(listener)


async def _next(listener: Listener, form: Form) -> bytes | None:
    """All that waits, as one chunk; after a silence a sign of life; None at the end."""
    try:
        messages = [await asyncio.wait_for(listener.queue.get(), HEARTBEAT_SECONDS)]
    except TimeoutError:
        return form.heartbeat
    while not listener.queue.empty():
        messages.append(listener.queue.get_nowait())
    if None in messages:
        return None
    return b"".join(form.write(message) for message in messages if message is not None)
