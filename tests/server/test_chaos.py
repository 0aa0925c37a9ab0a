"""Killed in full play: nothing acknowledged is ever lost, and nothing happens twice."""

import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import msgspec

from tests.support import patient
from tests.support.chaos import Chain, Player, Tally, View
from tests.support.processes import PATIENCE, until
from tests.support.serving import Served, Visitor
from tests.support.told import told_since
from wormgrill.dice.verified import verify
from wormgrill.formats.position_json import encode
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.log import LoggedFact
from wormgrill.match.table import TableState, replayed

PACE = 5
LATEST_IN_FLIGHT = 0.008
START_SECONDS = 1.2
CLOCK_EVERY = 20  # kills; then the server runs until the clock has struck
MOST_MOVES = 40  # between two kills


def seated(url: str) -> list[Player]:
    """Bots, two guests, a shared screen, and at a table with a clock somebody who never acts."""
    ada, bo, cleo, dan, eve, fay, absent = (Visitor(url, name) for name in "ABCDEFG")
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
        Player(ada, with_bot, Chain(with_bot["id"])),
        Player(bo, for_two, two),
        Player(cleo, joined, two),
        Player(dan, shared, Chain(shared["id"])),
        Player(eve, junior, Chain(junior["id"])),
        Player(fay, paced, Chain(paced["id"], absent=1)),
    ]


class Chaos:
    """Kills the server at random moments, most of them while an action is on its way."""

    def __init__(self, server: Served, players: list[Player], seed: int) -> None:
        self._server = server
        self._players = players
        self._random = Random(seed)
        self.tally = Tally()

    def run(self, kills: int, progress: Callable[[Tally], None]) -> None:
        with ThreadPoolExecutor(2 * len(self._players)) as threads:
            playing = [threads.submit(one.play, self.tally, threads) for one in self._players]
            try:
                for number in range(1, kills + 1):
                    self._wait_for_the_moment(number)
                    self._server.kill()
                    self.tally.add(kills=1)
                    progress(self.tally)
                    self._server.start(wait=False)
                for player in self._players:
                    player.chain.close()
                wait(playing, PATIENCE, FIRST_EXCEPTION)
                for future in playing:
                    future.result(0)
            except BaseException as error:
                self.tally.fail(error)
                self._server.kill()  # so that nobody listens any more
                raise

    def _wait_for_the_moment(self, number: int) -> None:
        tally, chance = self.tally, self._random
        if number % 5 == 3:  # before it has come up
            sleep(chance.uniform(0, START_SECONDS))
            return
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


def check_all(server: Served, players: list[Player]) -> None:
    """Every answer anybody got against the log in the file, the log against what all know."""
    with closing(in_file(server)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        for chain in {player.chain for player in players}:
            at_table = [player for player in players if player.chain is chain]
            for number, id in enumerate(chain.tables):
                events = log_in_file(database, id)
                check_answers(events, at_table, id)
                views = [player.views[number] for player in at_table]
                follows = chain.tables[number + 1] if number + 1 < len(chain.tables) else None
                check_views(server.url, id, events, views, follows)
                if chain.absent is not None:
                    struck = {"type": "bot", "seat": chain.absent, "bot": "turn-ev", "why": "clock"}
                    assert struck in [event.fact for event in events]


def log_in_file(database: sqlite3.Connection, id: str) -> list[LoggedFact]:
    rows = database.execute(
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
        key: answer
        for player in players
        for key, (table, answer) in player.answers.items()
        if table == id
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


def chaos(folder: Path, kills: int, seed: int, progress: Callable[[Tally], None]) -> Tally:
    with Served(folder / "chaos.db", "--no-limits") as server:
        players = seated(server.url)
        chaos = Chaos(server, players, seed)
        chaos.run(kills, progress)
        check_all(server, players)
    return chaos.tally


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice_in_twenty_kills(
    tmp_path: Path,
) -> None:
    tally = chaos(tmp_path, 20, 1, lambda tally: None)
    assert tally.kills == 20
    assert tally.acknowledged > 100
    assert tally.retried > 0


def test_after_a_kill_bots_and_clocks_go_on_although_nobody_asks(tmp_path: Path) -> None:
    with Served(tmp_path / "chaos.db", "--no-limits") as server:
        ada = Visitor(server.url)
        waits = ada.make("me", "bot", pace=PACE)["id"]
        left = [ada.make("me", "bot", edition="deluxe")["id"] for _ in range(5)]
        for id in left:
            ada.delete(f"/api/tables/{id}/seats/0")
        server.kill()
        with closing(in_file(server)) as database:
            stopped = [id for id in (waits, *left) if state_in_file(database, id) == "playing"]
        assert waits in stopped
        assert len(stopped) > 1
        server.start(wait=False)
        with closing(in_file(server)) as database:
            until(
                lambda: all(state_in_file(database, id) != "playing" for id in stopped),
                "the games do not go on",
            )
            assert "clock" in [event.fact.get("why") for event in log_in_file(database, waits)]


def state_in_file(database: sqlite3.Connection, id: str) -> str:
    (state,) = database.execute("SELECT state FROM tables WHERE id = ?", (id,)).fetchone()
    return str(state)


def in_file(server: Served) -> sqlite3.Connection:
    return sqlite3.connect(f"{server.database.as_uri()}?mode=ro", uri=True)


def main(kills: int) -> None:
    def progress(tally: Tally) -> None:
        if tally.kills % 10 == 0:
            print(f"{tally.kills} of {kills} kills, {said(tally)}", file=sys.stderr)

    seed = Random().getrandbits(32)
    print(f"seed {seed}", file=sys.stderr)
    with TemporaryDirectory() as folder:
        tally = chaos(Path(folder), kills, seed, progress)
    print(f"{tally.kills} kills, {said(tally)}: nothing lost, nothing twice")


def said(tally: Tally) -> str:
    return (
        f"{tally.acknowledged} actions acknowledged, {tally.retried} of them retried, "
        f"{tally.found} of these found their first answer, {tally.finished} games finished"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
