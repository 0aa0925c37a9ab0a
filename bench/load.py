"""Load: tables that are played at once by clients and bots, on loopback, client and server on one
machine.

    python -m bench.load [--tables 200] [--seconds 20] [--rate 200]
"""

import argparse
import asyncio
import json
from random import Random
from time import perf_counter

from bench.http import Client, Json, Server, choice, key, percentiles, server

IDLE_TABLES = 2000


class Player:
    """A guest at a table of their own, with a bot; starts another game when one is over."""

    def __init__(self, port: int, number: int) -> None:
        self.client = Client(port)
        self.number = number
        self.table = ""
        self.version = 0
        self.position: Json = {}
        self.stream: asyncio.StreamReader | None = None

    async def begin(self) -> None:
        if not self.table:
            await self.client.come_in(f"Guest {self.number}")
        edition = ("classic", "extrawurm", "deluxe", "junior")[self.number % 4]
        made = await self.client.make("me", "bot", edition=edition)
        self.table, self.version, self.position = made["id"], made["version"], made["position"]
        self.client.close_streams()
        self.stream = await self.client.listen(self.table, self.version)

    async def my_turn(self) -> None:
        """Follows the stream until there is something to decide; after the end, another game."""
        while self.position["over"] or self.position["turn"]["player"] != 0:
            if self.position["over"]:
                await self.begin()
            assert self.stream is not None
            line = await self.stream.readline()
            fact = json.loads(line) if line.startswith(b"{") else {}  # else the size of a chunk
            if fact.get("seq", 0) > self.version:
                self.version = fact["seq"]
                self.position = fact.get("position", self.position)

    async def act(self) -> float:
        """Seconds until the answer."""
        body = {"seat": 0, "version": self.version, "key": key(), "action": choice(self.position)}
        began = perf_counter()
        status, answer = await self.client.ask("POST", f"/api/tables/{self.table}/actions", body)
        taken = perf_counter() - began
        assert status == 200, answer
        self.version, self.position = answer["version"], answer["position"]
        return taken


async def play(players: list[Player], seconds: float, rate: float | None) -> list[float]:
    """Everybody acts at their own random moments, `rate` actions a second in all; None: at once."""
    times: list[float] = []
    until = perf_counter() + seconds

    async def one(player: Player) -> None:
        chance = Random(player.number)
        while perf_counter() < until:
            if rate:
                await asyncio.sleep(chance.expovariate(rate / len(players)))
            await player.my_turn()
            times.append(await player.act())

    await asyncio.gather(*map(one, players))
    return times


async def idle_memory(host: Server) -> float:
    """Bytes per table that is in memory and where nothing happens."""
    client = Client(host.port)
    await client.come_in("Host")
    for _ in range(100):
        await _waiting_table(client)
    before = host.memory
    for _ in range(IDLE_TABLES):
        await _waiting_table(client)
    return (host.memory - before) / IDLE_TABLES


async def _waiting_table(client: Client) -> None:
    """A game that has begun, and waits for its guest."""
    table = await client.make("me", "bot", edition="deluxe")
    body = {"seat": 0, "version": table["version"], "key": key(), "action": "roll"}
    status, answer = await client.ask("POST", f"/api/tables/{table['id']}/actions", body)
    assert status == 200, answer


async def measure(host: Server, tables: int, seconds: float, rate: float) -> None:
    per_table = await idle_memory(host)
    print(f"memory per idle table, in memory: {per_table / 1024:.1f} KB ({IDLE_TABLES} tables)")
    players = [Player(host.port, number) for number in range(tables)]
    for player in players:
        await player.begin()
    await play(players, 3, rate)  # so that everything is warm
    for told, wanted in ((f"{rate:.0f} actions/s wanted", rate), ("as fast as it goes", None)):
        cpu = host.cpu_seconds
        times = await play(players, seconds, wanted)
        busy = (host.cpu_seconds - cpu) / seconds
        print(
            f"{tables} tables, {told}: {len(times) / seconds:.0f} actions/s of guests, "
            f"{percentiles(times)}, server {100 * busy:.0f} % of a core"
        )
    print(f"memory of the server: {host.memory / 2**20:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=200)
    given = parser.parse_args()
    with server() as host:
        asyncio.run(measure(host, given.tables, given.seconds, given.rate))


if __name__ == "__main__":
    main()
