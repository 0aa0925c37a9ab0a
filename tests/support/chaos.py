"""Players who insist on an answer, whatever happens to the server."""

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random, choice
from threading import Condition, Lock
from typing import NamedTuple

import httpx

from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Json, Visitor, cautious, fresh_key

BACK_OFF = 0.05


@dataclass
class Tally:
    """What has happened so far, for the figures and for whoever waits for it."""

    kills: int = 0
    restarts: int = 0  # of PostgreSQL
    sent: int = 0
    acknowledged: int = 0
    retried: int = 0  # acknowledged, but not at the first try
    found: int = 0  # of these, the first try had been stored: its answer came
    finished: int = 0  # games
    asked_again: int = 0  # at the end, with old keys, at every server
    trouble: BaseException | None = None
    changed: Condition = field(default_factory=Condition, repr=False)

    def add(self, **more: int) -> None:
        with self.changed:
            for name, number in more.items():
                setattr(self, name, getattr(self, name) + number)
            self.changed.notify_all()

    def until(self, reached: Callable[[], bool]) -> None:
        with self.changed:
            if not self.changed.wait_for(lambda: self.trouble or reached(), PATIENCE):
                raise TimeoutError(f"nothing goes on any more: {self}")
        self.check()

    def fail(self, trouble: BaseException) -> None:
        with self.changed:
            self.trouble = self.trouble or trouble
            self.changed.notify_all()

    def check(self) -> None:
        """Nobody goes on alone."""
        if self.trouble is not None:
            raise RuntimeError("a player is in trouble") from self.trouble


class View:
    """What one client knows of a table: each number once, from answers and streams alike."""

    def __init__(self, table: Json) -> None:
        self.id: str = table["id"]
        self.own = [number for number, seat in enumerate(table["seats"]) if seat["you"]]
        self.events: list[Json] = []
        self.position: Json | None = None
        self.bots: dict[int, str] = {}  # who is away, and why
        self.over = False
        self.changed = Condition()

    @property
    def on_turn(self) -> int | None:
        turn = self.position["turn"] if self.position else None
        return turn["player"] if turn and not self.over else None

    def hear(self, facts: list[Json]) -> None:
        """A gap is left to the stream; what is known already must come as it came before."""
        with self.changed:
            for fact in facts:
                known = len(self.events)
                if fact["seq"] <= known:
                    assert fact == self.events[fact["seq"] - 1], "a number with two meanings"
                elif fact["seq"] == known + 1:
                    self._learn(fact)
            self.changed.notify_all()

    def _learn(self, fact: Json) -> None:
        self.events.append(fact)
        self.position = fact.get("position", self.position)
        if fact["type"] == "bot":
            self.bots[fact["seat"]] = fact["why"]
        elif fact["type"] == "back":
            self.bots.pop(fact["seat"], None)
        self.over = self.over or fact["type"] == "revealed"

    def wait(self, reached: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        with self.changed:
            return self.changed.wait_for(reached, seconds)


class Link:
    """Asks until there is an answer, as the contract tells clients to; each time at any server."""

    def __init__(self, visitor: Visitor, urls: Sequence[str], tally: Tally) -> None:
        self._http = patient.Client(headers=visitor.http.headers)
        self._urls = urls
        self._tally = tally

    def ask(self, method: str, path: str, body: Json) -> tuple[httpx.Response, int, float]:
        """The answer, how many tries it took and when the last one was sent."""
        tries = 0
        while True:
            self._tally.check()
            tries, sent = tries + 1, time.time()
            try:
                answer = self._http.request(method, self._somewhere(path), json=body)
            except httpx.TransportError:
                pass
            else:
                if answer.status_code not in (502, 503):
                    return answer, tries, sent
            time.sleep(BACK_OFF)

    def _somewhere(self, path: str) -> str:
        return choice(self._urls) + path

    def follow(self, view: View) -> None:
        """The table's stream, resumed wherever it broke, until the game is over."""
        while not view.over:
            self._tally.check()
            try:
                self._listen(view)
            except httpx.TransportError:
                time.sleep(BACK_OFF)

    def _listen(self, view: View) -> None:
        last = len(view.events)
        path = f"/api/tables/{view.id}/events?after={last}"
        headers = {"Accept": "application/x-ndjson"}
        with self._http.stream("GET", self._somewhere(path), headers=headers) as answer:
            if answer.status_code in (502, 503):
                raise httpx.NetworkError("try again")
            assert answer.status_code == 200, answer.read()
            for line in answer.iter_lines():
                self._tally.check()
                fact = json.loads(line)
                if "seq" in fact:
                    last += 1
                    assert fact["seq"] == last, "the stream has a gap"
                    view.hear([fact])
                if view.over:
                    return


class Chain:
    """One table after the other: each is the rematch of the one before."""

    def __init__(self, first: str, absent: int | None = None) -> None:
        self.tables = [first]
        self.absent = absent  # the seat of somebody who never acts
        self._closing = False
        self._lock = Lock()

    def close(self) -> None:
        """The games that are being played are the last ones."""
        with self._lock:
            self._closing = True

    def goes_on(self, id: str) -> bool:
        """Whether there is a rematch: the same answer for all who play."""
        with self._lock:
            if id == self.tables[-1] and not self._closing:
                self.tables.append("")
            return self.tables[-1] != id

    def went_on(self, id: str, next: str) -> None:
        with self._lock:
            place = self.tables.index(id) + 1
            assert self.tables[place] in ("", next), "two rematches of one game"
            self.tables[place] = next


class Acknowledged(NamedTuple):
    """What was asked for at a table, and the answer."""

    table: str
    body: Json
    answer: Json


class Player:
    """A guest who plays all their seats, and remembers every answer."""

    def __init__(self, visitor: Visitor, table: Json, chain: Chain, urls: Sequence[str]) -> None:
        self._visitor = visitor
        self._urls = urls
        self._first = table
        self._random = Random(table["id"])
        self.chain = chain
        self.views: list[View] = []
        self.answers: dict[str, Acknowledged] = {}  # by key

    def play(self, tally: Tally, threads: ThreadPoolExecutor) -> None:
        try:
            self._play(tally, threads)
        except BaseException as error:
            tally.fail(error)
            raise

    def _play(self, tally: Tally, threads: ThreadPoolExecutor) -> None:
        link = self._link(tally)
        table: Json | None = self._first
        while table is not None:
            view = View(table)
            self.views.append(view)
            reading = threads.submit(self._link(tally).follow, view)
            while not view.over:
                self._move(view, link, tally)
                tally.check()
                if reading.done():
                    reading.result()
            reading.result(PATIENCE)
            tally.add(finished=0 in view.own)
            table = None
            if self.chain.goes_on(view.id):
                again, _, _ = link.ask("POST", f"/api/tables/{view.id}/rematch", {})
                assert again.status_code == 201, again.text
                table = again.json()
                self.chain.went_on(view.id, table["id"])

    def _link(self, tally: Tally) -> Link:
        return Link(self._visitor, self._urls, tally)

    def _move(self, view: View, link: Link, tally: Tally) -> None:
        view.wait(lambda: view.over or view.on_turn in view.own, 1.0)
        with view.changed:
            seat, version, position = view.on_turn, len(view.events), view.position
        if seat not in view.own or position is None:
            return
        if seat in view.bots:
            link.ask("PUT", f"/api/tables/{view.id}/seats/{seat}", {})
        else:
            self._act(view, link, tally, seat, version, position)
        view.wait(lambda: len(view.events) > version, 1.0)

    def _act(
        self, view: View, link: Link, tally: Tally, seat: int, version: int, position: Json
    ) -> None:
        legal = position["legal"]
        action = cautious(position) if self._random.random() < 0.9 else self._random.choice(legal)
        key = fresh_key()
        body = {"seat": seat, "action": action, "version": version, "key": key}
        path = f"/api/tables/{view.id}/actions"
        tally.add(sent=1)
        answer, tries, sent = link.ask("POST", path, body)
        told = answer.json()
        if answer.status_code == 409:  # the clock was faster
            view.hear(told.get("events", []))
            return
        assert answer.status_code == 200, answer.text
        self.answers[key] = Acknowledged(view.id, body, told)
        view.hear(told["events"])
        before = tries > 1 and told["events"][0]["at"] < sent - 0.001
        tally.add(acknowledged=1, retried=tries > 1, found=before)
        if self._random.random() < 0.05:  # as if the answer had been lost
            again, _, _ = link.ask("POST", path, body)
            assert again.content == answer.content, "another answer for the same key"

    def ask_again(self, most: int, tally: Tally) -> int:
        """Some old keys, at every server: the answer is the first one. Returns how many."""
        asked = self._random.sample([*self.answers.values()], min(most, len(self.answers)))
        for url in self._urls:
            link = Link(self._visitor, [url], tally)
            for table, body, first in asked:
                answer, _, _ = link.ask("POST", f"/api/tables/{table}/actions", body)
                assert answer.json() == first, "another answer for an old key"
        return len(asked) * len(self._urls)
