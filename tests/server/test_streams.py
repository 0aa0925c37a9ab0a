"""A stream can break anywhere: whoever comes back misses nothing and hears nothing twice."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Barrier
from time import monotonic

import pytest

from tests.support import patient
from tests.support.chaos import Link, Tally, View
from tests.support.processes import PATIENCE
from tests.support.processes import until as wait_until
from tests.support.serving import Json, Served, Visitor, cautious, play_on

COMERS = 60
ENDS = {"text/event-stream": b"\n\n", "application/x-ndjson": b"\n"}
Pieces = Generator[bytes, None, None]

http = patient.Client()


def pieces(url: str, id: str, form: str, after: int = 0, by: str = "after") -> Pieces:
    """What the stream brings, each piece with its end."""
    path = f"{url}/api/tables/{id}/events" + (f"?after={after}" if by == "after" else "")
    headers = {"Accept": form} | ({by: str(after)} if by != "after" else {})
    rest, end, latest = b"", ENDS[form], monotonic() + PATIENCE
    with http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        for part in answer.iter_raw():
            assert monotonic() < latest, "nothing but heartbeats"
            *whole, rest = (rest + part).split(end)
            yield from (piece + end for piece in whole)


def until(last: bytes, stream: Iterator[bytes]) -> list[bytes]:
    """The numbered pieces up to the one with these words; presence comes when the log is told."""
    found = []
    for piece in stream:
        if b'"seq":' in piece:
            found.append(piece)
        if last in piece:
            return found
    raise AssertionError("the stream has ended")


def log_of(url: str, id: str, form: str, after: int = 0, by: str = "after") -> list[bytes]:
    with closing(pieces(url, id, form, after, by)) as stream:
        return until(b'"presence"', stream)


def shared_screen(visitor: Visitor) -> Json:
    return visitor.make("me", "local", edition="junior")


def play(visitor: Visitor, id: str, actions: int = 10_000) -> None:
    while actions and (table := visitor.table(id))["state"] == "playing":
        position, actions = table["position"], actions - 1
        seat, action = position["turn"]["player"], cautious(position)
        assert visitor.act(id, seat, action, table["version"]).status_code == 200


def stored(server: Served, id: str) -> list[Json]:
    with closing(sqlite3.connect(f"{server.database.as_uri()}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT fact FROM events WHERE table_id = ? ORDER BY seq", (id,))
        return [json.loads(row) for (row,) in rows]


@pytest.mark.parametrize("form", ENDS)
@pytest.mark.parametrize("actions", [12, 10_000], ids=["running", "over"])
def test_a_stream_cut_after_any_event_goes_on_behind_it_byte_for_byte(
    served: Served, form: str, actions: int
) -> None:
    ada = Visitor(served.url)
    id = shared_screen(ada)["id"]
    play(ada, id, actions)
    whole = log_of(served.url, id, form)
    for number, (piece, kept) in enumerate(zip(whole, stored(served, id), strict=True), 1):
        assert piece.startswith((b"id: %d\ndata: {" % number, b'{"seq":%d,' % number))
        assert json.loads(piece[piece.index(b"{") :]).items() >= kept.items()
    for number in range(len(whole) + 1):
        for by in ("after", "Last-Event-ID"):
            assert whole[:number] + log_of(served.url, id, form, number, by) == whole


def test_live_events_come_to_all_in_order_and_once(served: Served) -> None:
    ada = Visitor(served.url)
    id = ada.make("me", "bot", edition="junior")["id"]
    listeners = [*ENDS] * 6
    all_here = Barrier(len(listeners) + 1)

    def listen(form: str) -> list[bytes]:
        with closing(pieces(served.url, id, form)) as stream:
            before = until(b'"presence"', stream)
            all_here.wait(PATIENCE)
            return before + until(b'"revealed"', stream)

    with ThreadPoolExecutor(len(listeners)) as threads:
        heard = threads.map(listen, listeners)
        all_here.wait(PATIENCE)
        play_on(ada, id)
        assert [*heard] == [log_of(served.url, id, form) for form in listeners]


def test_who_comes_while_events_happen_misses_nothing_and_hears_nothing_twice(
    served: Served,
) -> None:
    ada, chance = Visitor(served.url), Random(7)
    id = ada.make("me", *["bot"] * 6, edition="deluxe")["id"]

    def listen(form: str, after: int) -> list[bytes]:
        with closing(pieces(served.url, id, form, after)) as stream:
            return until(b'"revealed"', stream)

    ada.delete(f"/api/tables/{id}/seats/0")  # from here on bots play, as fast as they can
    comers: list[tuple[str, int, Future[list[bytes]]]] = []
    with ThreadPoolExecutor(COMERS) as threads:
        while len(comers) < COMERS and (table := ada.table(id))["state"] == "playing":
            now = table["version"]
            form, after = chance.choice([*ENDS]), chance.choice((0, now, chance.randint(0, now)))
            comers.append((form, after, threads.submit(listen, form, after)))
    logs = {form: log_of(served.url, id, form) for form in ENDS}
    assert len(comers) > 5
    for form, after, heard in comers:
        assert heard.result() == logs[form][after:]


@pytest.mark.parametrize("form", ENDS)
def test_presence_has_no_number_and_is_in_no_log(served: Served, form: str) -> None:
    ada = Visitor(served.url)
    id = shared_screen(ada)["id"]
    with closing(pieces(served.url, id, form)) as watching:
        next(piece for piece in watching if b'"here":[]' in piece)
        with ada.http.stream("GET", f"/api/tables/{id}/events"):
            told = next(piece for piece in watching if b'"here":[0,1]' in piece)
        next(piece for piece in watching if b'"here":[]' in piece)
    assert b"id:" not in told
    assert told.endswith(
        b'{"type":"presence","here":[0,1],"watching":1,"hand_over":[]}' + ENDS[form]
    )
    assert "presence" not in [kept["type"] for kept in stored(served, id)]


def test_a_number_that_does_not_exist_yet_is_refused(served: Served) -> None:
    ada = Visitor(served.url)
    table = shared_screen(ada)
    path, ahead = f"/api/tables/{table['id']}/events", str(table["version"] + 1)
    for more in ({"params": {"after": ahead}}, {"headers": {"Last-Event-ID": ahead}}):
        answer = ada.get(path, **more)
        assert answer.status_code == 409
        assert (answer.json()["code"], answer.json()["version"]) == ("ahead", table["version"])


class Proxy:
    """Passes everything on to the server; while it is out of order it answers 502."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: set[asyncio.StreamWriter] = set()
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.out_of_order = self.ended = False
        self.refused = 0

    async def serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, sock=self._listening)
        while not self.ended:
            await asyncio.sleep(0.01)
            while self.out_of_order and self._open:
                self._open.pop().transport.abort()
        server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.out_of_order:
            self.refused += 1
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
            writer.close()
            return
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        self._open |= {writer, to_server}
        await asyncio.gather(_copy(reader, to_server), _copy(from_server, writer))


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError), closing(writer):
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()


@contextmanager
def proxy_for(server: Served) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, proxy.serve())
        try:
            yield proxy
        finally:
            proxy.ended = True


@contextmanager
def followed(visitor: Visitor, table: Json) -> Iterator[View]:
    """A client that comes back whenever its stream breaks; at the end it knows the whole game."""
    view, tally = View(table), Tally()
    with ThreadPoolExecutor(1) as thread:
        following = thread.submit(Link(visitor, [visitor.url], tally).follow, view)
        try:
            assert view.wait(lambda: len(view.events) == table["version"])
            yield view
        except BaseException as error:
            tally.fail(error)
            raise
        following.result(PATIENCE)


def test_a_proxy_that_is_out_of_order_for_a_while_costs_no_event(served: Served) -> None:
    ada = Visitor(served.url)
    table = shared_screen(ada)
    with proxy_for(served) as proxy, followed(Visitor(proxy.url), table) as view:
        play(ada, table["id"], 5)
        proxy.out_of_order = True
        play(ada, table["id"], 10)
        refused_before = proxy.refused
        wait_until(lambda: proxy.refused > refused_before + 20, "the client does not come back")
        assert len(view.events) < ada.table(table["id"])["version"]
        proxy.out_of_order = False
        play(ada, table["id"])
    assert view.events == ada.log(table["id"])


def test_a_restart_in_mid_stream_costs_no_event(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db", "--no-limits") as server:
        ada = Visitor(server.url)
        table = shared_screen(ada)
        with followed(Visitor(server.url), table) as view:
            for end in (server.kill, server.stop):
                play(ada, table["id"], 8)
                end()
                server.start()
            play(ada, table["id"])
        assert view.events == ada.log(table["id"])


def test_who_has_the_table_already_is_sent_nothing_old(served: Served) -> None:
    ada = Visitor(served.url)
    id = shared_screen(ada)["id"]
    play(ada, id)
    version = ada.table(id)["version"]
    with closing(pieces(served.url, id, "application/x-ndjson", version)) as stream:
        assert json.loads(next(stream))["type"] == "presence"


def test_the_past_is_read_when_somebody_wants_it(served: Served) -> None:
    ada = Visitor(served.url)
    id = shared_screen(ada)["id"]
    assert http.get(f"{served.url}/api/tables/{id}/worms").json() == {"turns": []}
    play(ada, id)
    log = ada.log(id)
    newest = http.get(f"{served.url}/api/tables/{id}/log?limit=20").json()
    assert [fact["seq"] for fact in newest["events"]] == [fact["seq"] for fact in log[-20:]]
    assert newest["first"] == log[-20]["seq"]
    older = http.get(f"{served.url}/api/tables/{id}/log?before={newest['first']}").json()
    assert older["events"][-1]["seq"] == newest["first"] - 1
    worms = http.get(f"{served.url}/api/tables/{id}/worms").json()["turns"]
    assert worms[-1] == ada.table(id)["standing"]["worms"]
    for wrong in ("limit=0", "limit=501", "before=0", "before=x"):
        answer = http.get(f"{served.url}/api/tables/{id}/log?{wrong}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    waiting = ada.make("me", "open")["id"]
    assert http.get(f"{served.url}/api/tables/{waiting}/worms").json()["code"] == "not-started"
