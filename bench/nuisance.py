"""What one visitor can spoil for the others: how long they wait while one connection sends chunks
of one byte without end, opened again whenever the server hangs up.

    python -m bench.nuisance [--seconds 10]
"""

import argparse
import asyncio
import socket
from contextlib import suppress
from multiprocessing import get_context
from time import perf_counter

from bench.http import HOST, Client, percentiles, server

ELSEWHERE = "127.0.0.2"  # the nuisance: limits count by address
HEAD = (
    f"PUT /api/me HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
    "Transfer-Encoding: chunked\r\n\r\n"
)
CHUNKS = b"1\r\nx\r\n" * 10_000
PER_SECOND = 40  # of the others: within the limits


async def others(port: int, seconds: float) -> list[float]:
    """What they wait. They ask at fixed moments: whoever is kept waiting is followed by more."""
    times: list[float] = []

    async def one(client: Client) -> None:
        began = perf_counter()
        status, _ = await client.ask("GET", "/api/bots")
        assert status == 200
        times.append(perf_counter() - began)

    asked = []
    for _ in range(int(seconds * PER_SECOND)):
        asked.append(asyncio.ensure_future(one(Client(port))))
        await asyncio.sleep(1 / PER_SECOND)
    await asyncio.gather(*asked)
    return times


def nuisance(port: int) -> None:
    while True:
        with suppress(OSError), socket.socket() as wire:
            wire.bind((ELSEWHERE, 0))
            wire.connect((HOST, port))
            wire.sendall(HEAD.encode())
            while True:
                wire.sendall(CHUNKS)


async def measure(port: int, seconds: float) -> None:
    await others(port, 1)  # so that everything is warm
    print(f"alone: {told(await others(port, seconds))}")
    spoiling = get_context("spawn").Process(target=nuisance, args=(port,), daemon=True)
    spoiling.start()
    try:
        print(f"beside endless chunks: {told(await others(port, seconds))}")
    finally:
        spoiling.kill()


def told(times: list[float]) -> str:
    return f"{percentiles(times)}, longest {1000 * max(times):.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    with server("--log", "json") as host:
        asyncio.run(measure(host.port, given.seconds))


if __name__ == "__main__":
    main()
