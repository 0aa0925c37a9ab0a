"""Who is at a table now: never stored, told to all who listen."""

import asyncio
from collections.abc import Callable
from time import monotonic

import msgspec

from wormgrill.match.listeners import Listener, Message
from wormgrill.match.table import Table

PRESENCE_EVERY = 0.25  # seconds: many changes are told at once


class Presence:
    """The open streams of one table, and when its guests were last heard of.

    Present is who has a stream open. Absent is who has had none, and done nothing, for a while:
    between the two, somebody may only be loading the page again.
    """

    def __init__(self, table: Callable[[], Table], absent_after: float) -> None:
        self._table = table
        self._absent_after = absent_after
        self._listeners: set[Listener] = set()
        self._last_heard: dict[str, float] = {}
        self._began = monotonic()  # before that we could have seen nobody
        self._telling: asyncio.TimerHandle | None = None

    # Coming and going

    def join(self, guest: str | None) -> Listener:
        listener = Listener(guest)
        self._listeners.add(listener)
        self.changed()
        return listener

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        if listener.guest is not None:
            self.heard_of(listener.guest)
        self.changed()

    def heard_of(self, guest: str) -> None:
        """By a command, or until just now by a stream."""
        self._last_heard[guest] = monotonic()

    # Who is here

    @property
    def anybody(self) -> bool:
        """Somebody looks on, guest or stranger."""
        return bool(self._listeners)

    @property
    def present(self) -> frozenset[str]:
        return frozenset(one.guest for one in self._listeners if one.guest is not None)

    def absent(self, guest: str) -> bool:
        last = self._last_heard.get(guest, self._began)
        return guest not in self.present and monotonic() - last >= self._absent_after

    def message(self) -> Message:
        table, present = self._table(), self.present
        here = [number for number, seat in enumerate(table.seats) if seat.owner in present]
        watching = sum(one.guest not in table.guests for one in self._listeners)
        told = {"type": "presence", "here": here, "watching": watching}
        return Message(None, msgspec.json.encode(told))

    # Telling

    def tell(self, message: Message) -> None:
        for listener in [one for one in self._listeners if not one.hear(message)]:
            self._listeners.discard(listener)

    def changed(self) -> None:
        """Somebody came or went, or sat down: all are told a little later."""
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(PRESENCE_EVERY, self._tell_all)

    def _tell_all(self) -> None:
        self._telling = None
        self.tell(self.message())

    def send_home(self) -> None:
        """Whoever listens is told to come back later."""
        for listener in self._listeners:
            listener.leave()

    def close(self) -> None:
        if self._telling:
            self._telling.cancel()
        self.send_home()
