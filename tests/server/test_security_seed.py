"""The seed of the dice is told nowhere before the end of the game, and then to all."""

import json
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.support.rooms import Clock, home, run
from tests.support.serving import Json, Served, Visitor, cautious, fresh_key, play_on
from wormgrill.match.errors import NotStarted
from wormgrill.match.retention import DAY
from wormgrill.match.table_record import record_of


class Listening(Visitor):
    """Keeps every byte that the server says."""

    def __init__(self, url: str, name: str) -> None:
        self.heard: list[bytes] = []
        super().__init__(url, name)
        self.http.event_hooks["response"] = [self.hear]

    def hear(self, answer: httpx.Response) -> None:
        self.heard += [part for pair in answer.headers.raw for part in pair]
        kind = answer.headers.get("content-type", "")
        if "event-stream" not in kind and "ndjson" not in kind:
            self.heard.append(answer.read())

    def hear_stream(self, id: str) -> None:
        """All that was, in both forms."""
        self.heard += [json.dumps(fact).encode() for fact in self.log(id)]
        with self.http.stream("GET", f"/api/tables/{id}/events") as answer:
            for line in answer.iter_lines():
                self.heard.append(line.encode())
                if "presence" in line:
                    return

    def everything(self) -> bytes:
        return b"\n".join(self.heard)


def seeds(served: Served, id: str) -> tuple[bytes, bytes]:
    """Of the table, and of its maker's next one: as only the server knows them."""
    with closing(sqlite3.connect(f"{served.database.as_uri()}?mode=ro", uri=True)) as database:
        (row,) = database.execute(
            "SELECT tables.seed, guests.seed FROM tables JOIN guests ON maker = guests.id"
            " WHERE tables.id = ?",
            (id,),
        )
    return row[0], row[1]


def is_told(seed: bytes, text: bytes) -> bool:
    forms = [seed, seed.hex().encode(), seed.hex().upper().encode(), seed[::-1].hex().encode()]
    forms += [encode(seed).rstrip(b"=") for encode in (b64encode, urlsafe_b64encode)]
    forms += [", ".join(map(str, seed)).encode(), str(int.from_bytes(seed)).encode()]
    return any(form in text for form in forms)


def ask_everything(visitor: Listening, document: Json, table: Json) -> None:
    """Every route of the document, well and badly."""
    own = f"/api/tables/{table['id']}/seats/0"
    spared = {("delete", path) for path in (own, "/api/me", "/api/me/games")}  # the game goes on
    values = {"{id}": table["id"], "{code}": table["code"], "{seat}": "0"}
    for path, operations in document["paths"].items():
        for name, value in values.items():
            path = path.replace(name, value)
        if path.endswith("/events"):
            continue
        for method in operations:
            if (method, path) not in spared:
                for body in (None, {}, {"seed": 1, "phrase": "nice"}):
                    visitor.http.request(method, path, json=body)
        visitor.get(path.replace(table["id"], "nothing"))
    for action, version in (("stop", table["version"]), ("roll", 0), ("seed", 10**9)):
        visitor.act(table["id"], 0, action, version)
    visitor.get(f"/api/tables/{table['id']}/events?after=999")
    visitor.post(f"/api/tables/{table['id']}/actions", {"seat": 9, "key": fresh_key()})


def test_half_a_game_tells_nothing_of_the_seed_and_its_end_all(served: Served) -> None:
    ada = Listening(served.url, "Secret Keeper")
    eve = Listening(served.url, "Eve")
    document = ada.get("/schema/openapi.json").json()
    promised = ada.get("/api/me").json()["commitment"]
    table = ada.make("me", "bot", randomness="my-own-randomness")
    assert table["fairness"] == {"commitment": promised, "seed": None, "rolls": 0}
    seed, following = seeds(served, table["id"])
    assert sha256(seed).hexdigest() == promised
    for _ in range(12):
        table = ada.table(table["id"])
        if table["state"] == "playing" and table["position"]["turn"]["player"] == 0:
            ada.act(table["id"], 0, cautious(table["position"]), table["version"])
    for visitor in (ada, eve):
        ask_everything(visitor, document, ada.table(table["id"]))
        visitor.hear_stream(table["id"])
    assert ada.table(table["id"])["state"] == "playing"
    for visitor in (ada, eve):
        text = visitor.everything()
        assert promised.encode() in text  # it was asked for
        assert not is_told(seed, text)
        assert not is_told(following, text)
    over = play_on(ada, table["id"])
    assert over["fairness"]["seed"] == seed.hex()
    assert eve.get(f"/api/tables/{table['id']}/fairness").json()["seed"] == seed.hex()
    assert f"Seed: {seed.hex()}" in eve.get(f"/api/tables/{table['id']}/record").text
    ask_everything(eve, document, over)
    eve.hear_stream(table["id"])
    assert is_told(seed, eve.everything())
    _, following = seeds(served, table["id"])
    for text in (ada.everything(), eve.everything(), served.log_text().encode()):
        assert not is_told(following, text)
    assert not is_told(seed, served.log_text().encode())


def test_every_table_has_a_seed_of_its_own_promised_before(served: Served) -> None:
    ada = Visitor(served.url)
    used = set()
    for _ in range(4):
        promised = ada.get("/api/me").json()["commitment"]
        table = ada.make("me", "bot")
        assert table["fairness"]["commitment"] == promised
        used.add(seeds(served, table["id"])[0])
    assert len(used) == 4


def test_a_table_that_was_given_up_tells_its_seed(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(tmp_path / "db", clock) as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "bot")
            before = record_of(await room.kept())
            assert before.receipt is not None
            assert before.receipt.seed is None
            clock.now += 31 * DAY
            assert (await here.rooms.tidy())["abandoned"] == 1
            told = [
                event.fact
                for event in (await room.kept()).events
                if event.fact["type"] == "revealed"
            ]
            assert [sha256(bytes.fromhex(fact["seed"])).hexdigest() for fact in told] == [
                room.table.terms.commitment
            ]
            after = record_of(await room.kept())
            assert after.receipt is not None
            assert after.receipt.seed == told[0]["seed"] == room.view(None).fairness.seed

    run(story())


def test_a_table_given_up_before_it_began_has_no_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(tmp_path / "db", clock) as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "open")
            clock.now += 2 * DAY
            await here.rooms.tidy()
            assert room.table.abandoned
            with pytest.raises(NotStarted):
                await here.rooms.rematch(room, ada)

    run(story())
