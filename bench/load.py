"""Load: tables that are played at once by clients and bots, on loopback, clients and servers on one
machine. Everybody follows their table at another process than the one they act at, if there is one.

    python -m bench.load [--tables 200] [--streams 1] [--seconds 20] [--rate 200]
    python -m bench.load --processes 4      that many, on a PostgreSQL; else one, on a file
    python -m bench.load --rival local      no bots: each guest plays both seats
    python -m bench.load --pace 3           each guest acts every 3 s; instead of --rate
    python -m bench.load --profile FILE     what the first server's loop does (for pstats)
"""

import argparse
import asyncio
import json
from itertools import cycle, islice
from random import Random
from time import perf_counter

from bench.http import Client, Json, Servers, choice, key, percentiles, servers

IDLE_TABLES = 2000


class Player:
    """A guest at a table of their own, with a bot; starts another game when one is over."""

    def __init__(self, ports: list[int], number: int, streams: int, rival: str) -> None:
        self.rival = rival
        self.client = Client(ports[number % len(ports)])
        self.elsewhere = [*islice(cycle(ports), number + 1, number + 1 + streams)]
        self.number = number
        self.table = ""
        self.version = 0
        self.position: Json = {}
        self.acted: dict[int, float] = {}  # when the action was sent that led to this version
        self.told: list[float] = []  # seconds until the streams have told of an action
        self._following: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()

    async def begin(self) -> None:
        if not self.table:
            await self.client.come_in(f"Guest {self.number}")
        edition = ("classic", "extrawurm", "deluxe", "junior")[self.number % 4]
        made = await self.client.make("me", self.rival, edition=edition)
        self.table, self.version, self.position = made["id"], made["version"], made["position"]
        self.stop()
        self.acted = {}
        for port in self.elsewhere:
            stream = await self.client.listen(self.table, self.version, port)
            self._following.append(asyncio.ensure_future(self._follow(stream)))

    def stop(self) -> None:
        for following in self._following:
            following.cancel()
        self._following = []
        self.client.close_streams()

    async def _follow(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            at = perf_counter()
            fact = json.loads(line) if line.startswith(b"{") else {}  # else the size of a chunk
            seq = fact.get("seq", 0)
            if seq in self.acted:
                self.told.append(at - self.acted[seq])
            self._learn(seq, fact.get("position", self.position))

    def _learn(self, version: int, position: Json) -> None:
        if version > self.version:
            self.version, self.position = version, position
            self._news.set()

    async def my_turn(self) -> None:
        """Waits until there is something to decide; after the end, another game."""
        while self.position["over"] or not self._mine(self.position["turn"]["player"]):
            if self.position["over"]:
                await self.begin()
            else:
                self._news.clear()
                await self._news.wait()

    def _mine(self, seat: int) -> bool:
        return seat == 0 or self.rival == "local"

    async def act(self) -> float:
        """Seconds until the answer."""
        seat = self.position["turn"]["player"]
        action = choice(self.position)
        body = {"seat": seat, "version": self.version, "key": key(), "action": action}
        began = perf_counter()
        self.acted[self.version + 1] = began  # the first thing that follows from it
        status, answer = await self.client.ask("POST", f"/api/tables/{self.table}/actions", body)
        taken = perf_counter() - began
        assert status == 200, answer
        self._learn(answer["version"], answer["position"])
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


async def idle_memory(hosts: Servers) -> float:
    """Bytes per table that is in memory and where nothing happens."""
    client = Client(hosts.ports[0])
    await client.come_in("Host")
    for _ in range(100):
        await _waiting_table(client)
    before = hosts.memory
    for _ in range(IDLE_TABLES):
        await _waiting_table(client)
    return (hosts.memory - before) / IDLE_TABLES


async def _waiting_table(client: Client) -> None:
    """A game that has begun, and waits for its guest."""
    table = await client.make("me", "bot", edition="deluxe")
    body = {"seat": 0, "version": table["version"], "key": key(), "action": "roll"}
    status, answer = await client.ask("POST", f"/api/tables/{table['id']}/actions", body)
    assert status == 200, answer


async def measure(hosts: Servers, given: argparse.Namespace) -> None:
    if given.memory:
        per_table = await idle_memory(hosts)
        print(f"memory per idle table, in memory: {per_table / 1024:.1f} KB ({IDLE_TABLES} tables)")
    rate = given.tables / given.pace if given.pace else given.rate
    players = [
        Player(hosts.ports, number, given.streams, given.rival) for number in range(given.tables)
    ]
    for player in players:
        await player.begin()
    await play(players, 3, rate)  # so that everything is warm
    runs = ((f"{rate:.0f} actions/s wanted", rate), ("as fast as it goes", None))
    for told, wanted in runs[: 1 if given.pace else 2]:
        await _measure(hosts, players, told, given.seconds, wanted)
    print(f"memory of the servers: {hosts.memory / 2**20:.0f} MB")
    for player in players:
        player.stop()


async def _measure(
    hosts: Servers, players: list[Player], told: str, seconds: float, rate: float | None
) -> None:
    for player in players:
        player.told.clear()
    began, cpu, postgres = perf_counter(), hosts.cpu_seconds, hosts.postgres_cpu_seconds
    times = await play(players, seconds, rate)
    passed = perf_counter() - began
    busy, stored = hosts.cpu_seconds - cpu, hosts.postgres_cpu_seconds - postgres
    heard = [one for player in players for one in player.told]
    print(
        f"{len(players)} tables, {told}: {len(times) / passed:.0f} actions/s of guests, "
        f"{percentiles(times)}\n"
        f"  told to a stream after {percentiles(heard)}\n"
        f"  per action of a guest, its bots' and its streams included: "
        f"{1000 * busy / len(times):.2f} ms of the servers, "
        f"{1000 * stored / len(times):.2f} ms of PostgreSQL"
        f" ({100 * busy / passed:.0f} % and {100 * stored / passed:.0f} % of a core)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1, help="at each table")
    parser.add_argument("--rival", choices=("bot", "local"), default="bot")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=200, help="actions a second")
    parser.add_argument("--pace", type=float, help="seconds between two actions of a guest")
    parser.add_argument("--processes", type=int, default=0, help="on a PostgreSQL")
    parser.add_argument("--memory", action="store_true", help="measure an idle table's too")
    parser.add_argument("--profile", default="")
    given = parser.parse_args()
    with servers(given.processes, given.profile) as hosts:
        asyncio.run(measure(hosts, given))


if __name__ == "__main__":
    main()
