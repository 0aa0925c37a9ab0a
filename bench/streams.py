"""Many open streams on one process: what a listener costs, and how late the last one hears.

python -m bench.streams [--streams 1000] [--tables 10]
"""

import argparse
import asyncio
from time import perf_counter

from bench.http import Client, Server, choice, key, percentiles, server

ACTIONS = 30
WARM_SECONDS = 5


async def measure(host: Server, streams: int, tables: int) -> None:
    client = Client(host.port)
    await client.come_in("Ada")
    await asyncio.sleep(WARM_SECONDS)  # until the server has warmed up
    made = [await client.make("me", "local") for _ in range(tables)]
    before = host.memory
    heard: dict[tuple[str, int], list[float]] = {}

    async def listen(table: str, reader: asyncio.StreamReader) -> None:
        while line := await reader.readline():
            at = perf_counter()
            if b'"position"' in line:
                seq = int(line.split(b'"seq":')[1].split(b",")[0])
                heard.setdefault((table, seq), []).append(at)

    tasks = []
    for number in range(streams):
        table = made[number % tables]["id"]
        tasks.append(asyncio.ensure_future(listen(table, await client.listen(table))))
    await asyncio.sleep(1)
    per_stream = (host.memory - before) / streams
    print(f"{streams} streams at {tables} tables: {per_stream / 1024:.1f} KB each")
    first, last = [], []
    for number in range(ACTIONS):
        table = made[number % tables]
        position = table["position"]
        body = {"seat": position["turn"]["player"], "version": table["version"],
                "key": key(), "action": choice(position)}  # fmt: skip
        began = perf_counter()
        status, answer = await client.ask("POST", f"/api/tables/{table['id']}/actions", body)
        assert status == 200, answer
        table |= {"version": answer["version"], "position": answer["position"]}
        listeners = len(range(number % tables, streams, tables))
        place = table["id"], answer["version"]
        while len(heard.get(place, ())) < listeners:
            await asyncio.sleep(0.001)
        first.append(min(heard[place]) - began)
        last.append(max(heard[place]) - began)
    print(f"from the action to the first listener: {percentiles(first)}")
    print(f"from the action to the last listener:  {percentiles(last)}")
    for task in tasks:
        task.cancel()
    client.close_streams()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    given = parser.parse_args()
    with server() as host:
        asyncio.run(measure(host, given.streams, given.tables))
        asyncio.run(measure(host, given.streams, 1))


if __name__ == "__main__":
    main()
