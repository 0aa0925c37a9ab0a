"""What the processes that share a store tell each other, and what is done about it."""

import asyncio
from collections.abc import Callable

from wormgrill.match.rooms import Rooms
from wormgrill.server.guests import Guests
from wormgrill.server.limits import Limits
from wormgrill.server.store.opening import Store


def listen_to_others(
    store: Store,
    rooms: Rooms,
    guests: Guests,
    limits: Limits | None = None,
    heard: Callable[[], None] = lambda: None,
    party: Callable[[str], None] = lambda which: None,
) -> None:
    """From now on all that is here follows what other processes do with it."""

    def told(line: str) -> None:
        heard()
        topic, _, rest = line.partition(" ")
        if topic == "guest":
            process, _, guest = rest.partition(" ")
            if process != store.process:
                guests.forget(guest)
        elif topic == "taken":
            process, kind, number, who = rest.split(" ", 3)
            if limits and process != store.process:
                limits.taken_elsewhere(kind, who, int(number))
        elif topic == "party":
            party(rest)
        else:
            rooms.heard(line)

    looking: set[asyncio.Task[None]] = set()

    def lost() -> None:
        guests.forget_all()
        look = asyncio.ensure_future(rooms.look_everywhere())
        looking.add(look)
        look.add_done_callback(looking.discard)

    if limits and store.shared:
        limits.taken = lambda kind, who, number: store.tell(
            f"taken {store.process} {kind} {number} {who}"
        )
    store.listen(told, lost)
