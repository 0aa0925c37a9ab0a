"""Killed in full play: nothing acknowledged is ever lost, and nothing happens twice."""

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from time import sleep
from typing import Any

import msgspec
import pytest

from tests.support import patient
from tests.support.chaos import Chain, Player, Tally, View
from tests.support.fleet import Fleet, on_file, on_postgres
from tests.support.postgres import NoPostgres, postgres_server
from tests.support.processes import PATIENCE, until
from tests.support.serving import Visitor
from tests.support.told import told_since
from wormgrill.dice.verified import verify
from wormgrill.formats.position_json import encode
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.log import LoggedFact
from wormgrill.match.table import TableState, replayed
from wormgrill.server.store.database import Connection

PACE = 5
LATEST_IN_FLIGHT = 0.008
START_SECONDS = 1.2
CLOCK_EVERY = 20  # kills; then the server runs until the clock has struck
MOST_MOVES = 40  # between two kills
ASKED_AGAIN = 10  # old keys of each player, at the end, at every server

Progress = Callable[[Tally], None]


def seated(urls: list[str]) -> list[Player]:
    """Bots, two guests, a shared screen, and at a table with a clock somebody who never acts."""
    names = zip("ABCDEFG", cycle(urls), strict=False)
    ada, bo, cleo, dan, eve, fay, absent = (Visitor(url, name) for name, url in names)
    short = {"short-game": True}
    with_bot = ada.make("me", "bot", options=short, randomness="of-ada")
    for_two = bo.make("me", "open", edition="extrawurm", options=short)
    shared = dan.make("me", "local", "bot", edition="deluxe", options=short)
    junior = eve.make("me", "bot", {"kind": "bot", "bot": "random"}, edition="junior")
    paced = fay.make("me", "open", "bot", options=short, pace=PACE)
    assert absent.sit(paced["id"]).status_code == 200
    joined = cleo.sit(for_two["id"], randomness="of-cleo").json()
    two = Chain(for_two["id"])
    return [
        Player(ada, with_bot, Chain(with_bot["id"]), urls),
        Player(bo, for_two, two, urls),
        Player(cleo, joined, two, urls),
        Player(dan, shared, Chain(shared["id"]), urls),
        Player(eve, junior, Chain(junior["id"]), urls),
        Player(fay, paced, Chain(paced["id"], absent=1), urls),
    ]


class Chaos:
    """Kills servers at random moments, most of them while an action is on its way."""

    def __init__(self, fleet: Fleet, players: list[Player], seed: int) -> None:
        self._fleet = fleet
        self._players = players
        self._random = Random(seed)
        self._victim = fleet.servers[0]
        self.tally = Tally()

    def run(self, kills: int, restarts: int, progress: Progress, enough: Event) -> None:
        """So many kills, and restarts of PostgreSQL between them; fewer when it is `enough`."""
        with ThreadPoolExecutor(2 * len(self._players)) as threads:
            playing = [threads.submit(one.play, self.tally, threads) for one in self._players]
            try:
                for number in range(1, kills + 1):
                    self._wait_for_the_moment(number)
                    if self.tally.restarts < number * restarts // kills:
                        self._fleet.restart_postgres(self._random)
                        self.tally.add(restarts=1)
                    self._fleet.kill(self._victim)
                    self.tally.add(kills=1)
                    progress(self.tally)
                    if enough.is_set():
                        break
                for player in self._players:
                    player.chain.close()
                wait(playing, PATIENCE, FIRST_EXCEPTION)
                for future in playing:
                    future.result(0)
            except BaseException as error:
                self.tally.fail(error)
                self._fleet.end()  # so that nobody listens any more
                raise

    def _wait_for_the_moment(self, number: int) -> None:
        tally, chance = self.tally, self._random
        if number % 5 == 3:  # the last one again, before it has come up
            sleep(chance.uniform(0, START_SECONDS))
            return
        self._victim = chance.choice(self._fleet.servers)
        enough = tally.acknowledged + chance.randint(1, MOST_MOVES)
        tally.until(lambda: tally.acknowledged >= enough)
        if number % CLOCK_EVERY == CLOCK_EVERY // 2:
            absent, view = next(
                (one.chain.absent, one.views[-1]) for one in self._players if one.chain.absent
            )
            tally.until(lambda: view.over or absent in view.bots)
        now = tally.sent
        tally.until(lambda: tally.sent > now)
        sleep(chance.uniform(0, LATEST_IN_FLIGHT))


def check_all(fleet: Fleet, players: list[Player], tally: Tally) -> None:
    """Every answer anybody got against the stored log, the log against what all know."""
    fleet.wait()
    urls = cycle(fleet.urls)
    with fleet.store() as store:
        fleet.check_store()
        for chain in {player.chain for player in players}:
            at_table = [player for player in players if player.chain is chain]
            for number, id in enumerate(chain.tables):
                events = stored_log(store, id)
                check_answers(events, at_table, id)
                views = [player.views[number] for player in at_table]
                follows = chain.tables[number + 1] if number + 1 < len(chain.tables) else None
                check_views(next(urls), id, events, views, follows)
                if chain.absent is not None:
                    struck = {"type": "bot", "seat": chain.absent, "bot": "turn-ev", "why": "clock"}
                    assert struck in [event.fact for event in events]
    for player in players:
        tally.add(asked_again=player.ask_again(ASKED_AGAIN, tally))


def stored_log(store: Connection, id: str) -> list[LoggedFact]:
    rows = store.execute(
        "SELECT seq, entry, at, guest, key, fact FROM events WHERE table_id = ? ORDER BY seq", (id,)
    )
    events = [
        LoggedFact(seq, entry, at, guest, key, msgspec.json.decode(fact))
        for seq, entry, at, guest, key, fact in rows
    ]
    assert [event.seq for event in events] == [*range(1, len(events) + 1)]
    keys = Counter((event.guest, event.key) for event in events if event.key)
    assert set(keys.values()) <= {1}
    return events


def check_answers(events: list[LoggedFact], players: list[Player], id: str) -> None:
    """In the log once, as answered; and what was refused is not there."""
    answers = {
        key: acknowledged.answer
        for player in players
        for key, acknowledged in player.answers.items()
        if acknowledged.table == id
    }
    acted = {event.key: event for event in events if event.key}
    assert acted.keys() == answers.keys()
    for key, answer in answers.items():
        stored = [event for event in events if event.entry == acted[key].seq]
        assert answer["version"] == stored[-1].seq
        assert answer["position"] == answer["events"][-1]["position"]
        for fact, event in zip(answer["events"], stored, strict=True):
            kept = {"seq": event.seq, "at": round(event.at, 3), **event.fact}
            assert {name: fact[name] for name in kept} == kept


def check_views(
    url: str, id: str, events: list[LoggedFact], views: list[View], follows: str | None
) -> None:
    table = patient.get(f"{url}/api/tables/{id}").json()
    facts = [*told_since(id, table["code"], events, 0)]
    again = replayed(id, table["code"], events)
    assert again.state is TableState.OVER
    assert again.position is not None
    position = as_json(encode(again.position))
    assert (table["state"], table["version"], table["rematch"]) == ("over", len(events), follows)
    for view in views:
        known = len(view.events)
        assert view.events == as_json(facts[:known])
        assert [fact["type"] for fact in facts[known:]] == ["rematch"] * (follows is not None)
        assert view.position == table["position"] == position
    record = parse_record(patient.get(f"{url}/api/tables/{id}/record").text)
    assert verify(record) == again.rolls
    assert record.position() == again.position


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def chaos(
    fleet: Fleet,
    kills: int,
    restarts: int = 0,
    seed: int = 1,
    progress: Progress = lambda tally: None,
    enough: Event | None = None,
) -> Tally:
    players = seated(fleet.urls)
    chaos = Chaos(fleet, players, seed)
    chaos.run(kills, restarts, progress, enough or Event())
    check_all(fleet, players, chaos.tally)
    return chaos.tally


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice_in_twenty_kills(
    tmp_path: Path,
) -> None:
    with on_file(tmp_path) as fleet:
        tally = chaos(fleet, 20)
    assert tally.kills == 20
    assert tally.acknowledged > 100
    assert tally.retried > 0


def test_nor_with_two_processes_on_a_postgresql_that_restarts_too(tmp_path: Path) -> None:
    """One of its own: others would notice."""
    try:
        with postgres_server() as own, on_postgres(tmp_path, own, 2) as fleet:
            tally = chaos(fleet, kills=10, restarts=1)
    except NoPostgres as reason:
        pytest.skip(str(reason))
    assert (tally.kills, tally.restarts) == (10, 1)
    assert tally.acknowledged > 50
    assert tally.retried > 0


def test_after_a_kill_bots_and_clocks_go_on_although_nobody_asks(tmp_path: Path) -> None:
    with on_file(tmp_path) as fleet, fleet.store() as store:
        (server,) = fleet.servers
        ada = Visitor(server.url)
        waits = ada.make("me", "bot", pace=PACE)["id"]
        left = [ada.make("me", "bot", edition="deluxe")["id"] for _ in range(5)]
        for id in left:
            ada.delete(f"/api/tables/{id}/seats/0")
        fleet.kill(server)
        stopped = [id for id in (waits, *left) if stored_state(store, id) == "playing"]
        assert waits in stopped
        assert len(stopped) > 1
        until(
            lambda: all(stored_state(store, id) != "playing" for id in stopped),
            "the games do not go on",
        )
        assert "clock" in [event.fact.get("why") for event in stored_log(store, waits)]


def stored_state(store: Connection, id: str) -> str:
    (state,) = store.execute("SELECT state FROM tables WHERE id = ?", (id,)).fetchone()
    return str(state)


def main() -> None:
    """`--processes` of them on a PostgreSQL; else one on a file. Ctrl-C: it is enough, check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int)
    parser.add_argument("--processes", type=int, help="on one PostgreSQL")
    parser.add_argument("--restarts", type=int, default=20, help="of PostgreSQL")
    parser.add_argument("--seed", type=int, default=Random().getrandbits(32))
    given = parser.parse_args()
    enough = Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: enough.set())
    print(f"seed {given.seed}", file=sys.stderr)

    def progress(tally: Tally) -> None:
        if tally.kills % 10 == 0:
            print(f"{said(tally)} of {given.kills}", file=sys.stderr, flush=True)

    with TemporaryDirectory() as folder:
        if given.processes is None:
            with on_file(Path(folder)) as fleet:
                tally = chaos(fleet, given.kills, 0, given.seed, progress, enough)
        else:
            with (
                postgres_server() as postgres,
                on_postgres(Path(folder), postgres, given.processes) as fleet,
            ):
                tally = chaos(fleet, given.kills, given.restarts, given.seed, progress, enough)
    print(f"{said(tally)}: nothing lost, nothing twice")


def said(tally: Tally) -> str:
    return (
        f"{tally.acknowledged} actions acknowledged, {tally.retried} of them retried, "
        f"{tally.found} of these found their first answer, {tally.finished} games finished, "
        f"{tally.asked_again} old keys asked again, "
        f"{tally.restarts} restarts of PostgreSQL, {tally.kills} kills"
    )


if __name__ == "__main__":
    main()
