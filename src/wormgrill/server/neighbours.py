"""What the processes that share a store tell each other, and what is done about it."""

import asyncio
from collections.abc import Callable
from typing import Any

from wormgrill.match.rooms import Rooms
from wormgrill.own_tasks import spawned
from wormgrill.server.guests import Guests
from wormgrill.server.limits import Limits
from wormgrill.server.store.opening import Store

Follow = Callable[[str, str], None]  # which process has told, and what


def listen_to_others(
    store: Store,
    rooms: Rooms,
    guests: Guests,
    limits: Limits | None = None,
    heard: Callable[[], None] = lambda: None,
    party: Callable[[str], None] = lambda which: None,
) -> None:
    """From now on all that is here follows what other processes do with it."""

    by_others: dict[str, Follow] = {"guest": lambda process, guest: guests.forget(guest)}
    if limits and limits.on and store.shared:
        by_others |= _shared(limits, store)

    def told(line: str) -> None:
        heard()
        topic, _, rest = line.partition(" ")
        if topic in by_others:
            process, _, what = rest.partition(" ")
            if process != store.process:  # what we have told ourselves comes back to us
                by_others[topic](process, what)
        elif topic == "party":
            party(rest)
        else:
            rooms.heard(line)

    looking: set[asyncio.Task[Any]] = set()

    def lost() -> None:
        guests.forget_all()
        spawned(rooms.look_everywhere(), looking)

    store.listen(told, lost)


def _shared(limits: Limits, store: Store) -> dict[str, Follow]:
    """What is taken and opened here is told from now on; what to do when others tell the same."""

    def taken(process: str, what: str) -> None:
        kind, number, who = what.split(" ", 2)
        limits.taken_elsewhere(kind, who, int(number))

    def streams(process: str, what: str) -> None:
        number, who = what.split(" ", 1)
        limits.streams.heard(process, who, int(number))

    def tell_taken(kind: str, who: str, number: int) -> None:
        store.tell(f"taken {store.process} {kind} {number} {who}")

    def tell_streams(who: str, number: int) -> None:
        store.tell(f"streams {store.process} {number} {who}")

    limits.taken, limits.streams.tell = tell_taken, tell_streams
    return {"taken": taken, "streams": streams}
