"""Who is at a table now: never stored, told to all who listen."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import msgspec

from wormgrill.match.listeners import Listener, Message
from wormgrill.match.log_schema import PresenceMessage, SeatToHandOver
from wormgrill.match.table import Table

PRESENCE_EVERY = 0.25  # seconds: many changes are told at once


class Instant(NamedTuple):
    """By both clocks: one to count with, one to tell."""

    monotonic: float
    at: float  # seconds since 1970


class Presence:
    """The open streams of one table, and when its guests were last heard of.

    Present is who has a stream open. Absent is who has had none, and done nothing, for a while:
    between the two, somebody may only be loading the page again.
    """

    def __init__(
        self, table: Callable[[], Table], absent_after: float, clock: Callable[[], float]
    ) -> None:
        self._table = table
        self._absent_after = absent_after
        self._clock = clock
        self._listeners: set[Listener] = set()
        self._last_heard: dict[str, Instant] = {}
        self._began = self._now()  # before that we could have seen nobody
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
        self._last_heard[guest] = self._now()
        if guest not in self.present:  # it takes longer until they are absent
            self.changed()

    def _now(self) -> Instant:
        return Instant(monotonic(), self._clock())

    # Who is here

    @property
    def anybody(self) -> bool:
        """Somebody looks on, guest or stranger."""
        return bool(self._listeners)

    @property
    def present(self) -> frozenset[str]:
        return frozenset(one.guest for one in self._listeners if one.guest is not None)

    def absent(self, guest: str) -> bool:
        passed = monotonic() - self._last(guest).monotonic
        return guest not in self.present and passed >= self._absent_after

    def _last(self, guest: str) -> Instant:
        return self._last_heard.get(guest, self._began)

    def hand_over(self) -> dict[int, float]:
        """The seats whose owner is not here, and when the others may hand them to a bot."""
        table, present = self._table(), self.present
        return {
            number: round(self._last(seat.owner).at + self._absent_after, 3)
            for number, seat in enumerate(table.seats)
            if seat.owner and seat.owner not in present and table.can_be_handed(number)
        }

    def message(self) -> Message:
        table, present = self._table(), self.present
        told = PresenceMessage(
            here=[number for number, seat in enumerate(table.seats) if seat.owner in present],
            watching=sum(one.guest not in table.guests for one in self._listeners),
            hand_over=[SeatToHandOver(*one) for one in self.hand_over().items()],
        )
        return Message(None, msgspec.json.encode(told))

    # Telling

    def tell(self, message: Message) -> None:
        for listener in [one for one in self._listeners if not one.hear(message)]:
            self._listeners.discard(listener)

    def changed(self) -> None:
        """Somebody came or went, or sat down: all are told a little later."""
        if self._telling is None and self._listeners:
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
