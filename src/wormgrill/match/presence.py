"""Who is at a table now: never stored, told to all who listen."""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import msgspec

from wormgrill.match.listeners import Listener, Message
from wormgrill.match.log_schema import PresenceMessage, SeatToHandOver
from wormgrill.match.room_services import RoomServices
from wormgrill.match.table import Table

PRESENCE_EVERY = 0.25  # seconds: many changes are told at once
ELSEWHERE_EVERY = 20.0  # seconds after which other processes are told again, though nothing changed
ELSEWHERE_LASTS = 60.0  # seconds for which they believe it

Streams = dict[str, int]  # how many each guest has open; strangers' under no name


class Instant(NamedTuple):
    """By both clocks: one to count with, one to tell."""

    monotonic: float
    at: float  # seconds since 1970


class Elsewhere(NamedTuple):
    """Who follows the table at another process, and how long that is believed."""

    streams: Streams
    until: float  # monotonic


class Presence:
    """The open streams of one table, and when its guests were last heard of.

    Streams at other processes count too: each process tells the others of its own when they change,
    and again from time to time; what nobody repeats is forgotten.

    Present is who has a stream open. Absent is who has had none, and done nothing, for a while:
    between the two, somebody may only be loading the page again.
    """

    def __init__(self, table: Callable[[], Table], services: RoomServices) -> None:
        self._table = table
        self._services = services
        self._listeners: set[Listener] = set()
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self._last_heard: dict[str, Instant] = {}
        self._began = self._now()  # before that we could have seen nobody
        self._telling: asyncio.TimerHandle | None = None
        self._announced: Streams = {}
        self._say("who")

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
        if not self._is_here(guest):  # it takes longer until they are absent
            self.changed()

    def _now(self) -> Instant:
        return Instant(monotonic(), self._services.clock())

    # Who is here

    @property
    def local(self) -> bool:
        """Somebody looks on at this process."""
        return bool(self._listeners)

    @property
    def anybody(self) -> bool:
        """Somebody looks on, guest or stranger."""
        return self.local or any(self._everywhere())

    @property
    def present(self) -> frozenset[str]:
        return frozenset(guest for streams in self._everywhere() for guest in streams if guest)

    def _is_here(self, guest: str) -> bool:
        """Nearly always by a stream of this process: then nobody else is counted."""
        return any(one.guest == guest for one in self._listeners) or guest in self.present

    def _everywhere(self) -> list[Streams]:
        now = monotonic()
        return [self._here(), *(o.streams for o in self._elsewhere.values() if o.until > now)]

    def _here(self) -> Streams:
        return Counter(listener.guest or "" for listener in self._listeners)

    def absent(self, guest: str) -> bool:
        passed = monotonic() - self._last(guest).monotonic
        return guest not in self.present and passed >= self._services.absent_after

    def _last(self, guest: str) -> Instant:
        return self._last_heard.get(guest, self._began)

    def hand_over(self) -> dict[int, float]:
        """The seats whose owner is not here, and when the others may hand them to a bot."""
        table, present = self._table(), self.present
        return {
            number: round(self._last(seat.owner).at + self._services.absent_after, 3)
            for number, seat in enumerate(table.seats)
            if seat.owner and seat.owner not in present and table.can_be_handed(number)
        }

    def message(self) -> Message:
        table, present = self._table(), self.present
        told = PresenceMessage(
            here=[number for number, seat in enumerate(table.seats) if seat.owner in present],
            watching=sum(
                count
                for streams in self._everywhere()
                for guest, count in streams.items()
                if guest not in table.guests
            ),
            hand_over=[SeatToHandOver(*one) for one in self.hand_over().items()],
        )
        return Message(None, msgspec.json.encode(told))

    # Telling

    def tell(self, message: Message) -> None:
        for listener in [one for one in self._listeners if not one.hear(message)]:
            self._listeners.discard(listener)

    def changed(self) -> None:
        """Somebody came or went, or sat down: all are told a little later."""
        if self._telling is None and (self._listeners or self._announced):
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(PRESENCE_EVERY, self._tell_all)

    def _tell_all(self) -> None:
        self._telling = None
        self.tell(self.message())
        if self._here() != self._announced:
            self.announce()

    # Other processes

    def announce(self) -> None:
        """To the others: who follows the table here."""
        if self._listeners or self._announced:
            self._announced = self._here()
            self._say("here", self._announced)

    def heard_elsewhere(self, process: str, word: str, streams: Streams) -> None:
        """What another process tells, or asks (`who`)."""
        if process == self._services.process:
            return
        if word == "who":
            self.announce()
            return
        before = self.present
        self._elsewhere[process] = Elsewhere(streams, monotonic() + ELSEWHERE_LASTS)
        for guest in before - self.present:
            self.heard_of(guest)
        self.changed()

    def _say(self, word: str, streams: Streams | None = None) -> None:
        told = msgspec.json.encode(streams or {}).decode()
        self._services.tell(f"presence {self._table().id} {self._services.process} {word} {told}")

    def send_home(self) -> None:
        """Whoever listens is told to come back later."""
        for listener in self._listeners:
            listener.leave()

    def close(self) -> None:
        if self._telling:
            self._telling.cancel()
        self.send_home()
