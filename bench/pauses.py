"""How long a full garbage collection stops everybody with many tables in memory: as the server
does it, what was made for the start being frozen, and as Python does by itself. In one process,
without a network, and in processor time, so that a busy machine does not count.

    python -m bench.pauses [--tables 1000]
"""

import argparse
import asyncio
import gc
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time

from msgspec import convert

from bench.http import key
from wormgrill.match.bot_pool import BotPool
from wormgrill.match.new_table import TableRequest
from wormgrill.match.room_services import RoomServices
from wormgrill.match.rooms import Rooms
from wormgrill.server.app import make_app
from wormgrill.server.guests import Guests
from wormgrill.server.run import collect_seldom
from wormgrill.server.settings import Settings
from wormgrill.server.store.opening import open_store, prepared
from wormgrill.server.workforce import worker_processes

TOGETHER = 50
REQUEST = {
    "edition": "deluxe",
    "seats": [{"kind": "me"}, {"kind": "local", "name": "Bo"}],
}


async def full_collection(folder: Path, tables: int, ours: bool) -> float:
    """Seconds, after this many games have begun."""
    place = str(folder / "wormgrill.db")
    app = make_app(Settings(database=place))  # all that a server has in memory
    with prepared(place):
        async with open_store(place) as store:
            quick, long = worker_processes(2, print)  # none is started: nobody thinks here
            rooms = Rooms(RoomServices(store.tables, BotPool(quick, long)))
            guests = Guests(store.guests)
            request = convert(REQUEST, TableRequest)

            async def begin(number: int) -> None:
                guest, _ = await guests.make(f"Guest {number}", "en")
                room = await rooms.make(request, guest)
                await room.submit(guest.id, 0, "roll", room.table.version, key())

            if ours:
                collect_seldom()
            for first in range(0, tables, TOGETHER):
                await asyncio.gather(*map(begin, range(first, first + TOGETHER)))
            began = thread_time()
            gc.collect()
            taken = thread_time() - began
            rooms.close()
    assert app
    return taken


def measured(ours: bool, tables: int) -> float:
    with TemporaryDirectory() as folder:
        taken = asyncio.run(full_collection(Path(folder), tables, ours))
    print(f"{'as we do' if ours else 'as Python does'}: {1000 * taken:.1f} ms", flush=True)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    given = parser.parse_args()
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:  # a fresh process for each
        ours, plain = (pool.apply(measured, (ours, given.tables)) for ours in (True, False))
    print(f"a full collection as Python does: {plain / ours:.1f} times as long")


if __name__ == "__main__":
    main()
