"""How long others wait while somebody floods the server with dear work.

    python -m bench.fairness [--seconds 15]

Ten addresses want reviews of long games without end, and another a small one now and then; or
guests want hints in ever new editions of their own, and another one in classic. Server, flood and
the other share one machine, so that the flood also takes the other's processor time.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.http import Client, Json, key, server

RECORDS = Path(__file__).parents[1] / "tests" / "data" / "records"
SMALL = (RECORDS / "junior-2-players.txt").read_text("utf-8")
LONG = (RECORDS / "deluxe-2-players.txt").read_text("utf-8")
FLOODERS = 10
REVIEWS_EACH = 2  # wanted at once
SETTLED = 3.0  # seconds until the flood is in full flow
PAUSE = 0.2
REFUSED = 429

Flood = Callable[[int], Awaitable[None]]
Asking = Callable[[], Awaitable[int]]  # the status of the answer

_fresh = count()


async def flood_with_reviews(port: int, number: int) -> None:
    client = Client(port, f"127.0.1.{number // REVIEWS_EACH + 1}")
    while True:
        if await review(client, LONG) == REFUSED:
            await asyncio.sleep(PAUSE)


async def flood_with_hints(port: int, number: int) -> None:
    client = Client(port, f"127.0.1.{number + 1}")
    await client.come_in(f"Flood {number}")
    while True:
        await hint(client, await client.make("me", "bot", edition=own_edition(next(_fresh))))


def own_edition(number: int) -> Json:
    """Dice that nobody has seen."""
    points = [1 + number % 20, 1 + number // 20 % 20, 1 + number // 400 % 20, 2, 3]
    faces = [{"name": str(face), "points": many} for face, many in enumerate(points)]
    return {
        "key": f"own-{number}",
        "kind": "classic",
        "players": [2, 7],
        "dice": 8,
        "faces": [*faces, {"name": "worm", "points": 5}],
        "tiles": [{"value": value, "worms": 1} for value in range(21, 25)],
    }


async def review(client: Client, record: str) -> int:
    return (await client.ask("POST", "/api/reviews", {"record": record}))[0]


async def hint(client: Client, table: Json) -> int:
    """Of the first roll."""
    where, body = f"/api/tables/{table['id']}", {"seat": 0, "key": key(), "action": "roll"}
    await client.ask("POST", f"{where}/actions", body | {"version": table["version"]})
    return (await client.ask("GET", f"{where}/hint"))[0]


@asynccontextmanager
async def flooded(flood: Flood, many: int) -> AsyncIterator[None]:
    tasks = [asyncio.ensure_future(flood(number)) for number in range(many)]
    await asyncio.sleep(SETTLED)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def waits(ask: Asking, seconds: float) -> tuple[list[float], int]:
    """How long each answer took, and how many were refusals."""
    times, refused, until = [], 0, perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        if await ask() == REFUSED:
            refused += 1
        else:
            times.append(perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return times, refused


def told(what: str, alone: float, loud: list[float], refused: int) -> str:
    if not loud:
        return f"{what}: alone {1000 * alone:.0f} ms, in the flood none served, {refused} refused"
    middle, most = median(loud), max(loud)
    return (
        f"{what}: alone {1000 * alone:.0f} ms, in the flood {1000 * middle:.0f} ms "
        f"({middle / alone:.1f} ×), at most {1000 * most:.0f} ms; "
        f"{len(loud)} served, {refused} refused"
    )


async def measure(port: int, seconds: float) -> None:
    other = Client(port, "127.0.2.1")
    await other.come_in("Other")

    async def small_review() -> int:
        return await review(other, SMALL)

    async def classic_hint() -> int:
        """Of a new guest: none may have so many tables that are not over."""
        guest = Client(port, "127.0.2.1")
        await guest.come_in("Other")
        return await hint(guest, await guest.make("me", "bot"))

    async def hints(number: int) -> None:
        await flood_with_hints(port, number)

    async def reviews(number: int) -> None:
        await flood_with_reviews(port, number)

    alone = {}
    for ask in (classic_hint, small_review):
        await ask()
        alone[ask] = median((await waits(ask, seconds / 3))[0])
    many = FLOODERS * REVIEWS_EACH
    for what, ask, flood, flooders in (
        ("a hint while others want hints", classic_hint, hints, FLOODERS),
        ("a hint while others want reviews", classic_hint, reviews, many),
        ("a review while others want reviews", small_review, reviews, many),
    ):
        async with flooded(flood, flooders):
            loud, refused = await waits(ask, seconds)
        print(told(what, alone[ask], loud, refused), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    with server() as host:
        asyncio.run(measure(host.port, given.seconds))


if __name__ == "__main__":
    main()
