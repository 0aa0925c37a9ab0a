"""Replays over HTTP: of tables whose game is over, and of records, which are only data."""

from pathlib import Path

import httpx

from tests.support import patient
from tests.support.serving import Json, Served, Visitor, refused
from wormgrill.formats.record_reader import parse_record
from wormgrill.server.limits import RATES
from wormgrill.server.routes.review import RECORD_BYTES

RECORDS = Path(__file__).parents[1] / "data" / "records"
LONG = (RECORDS / "classic-2-players.txt").read_text("utf-8")


def pieces(visitor: Visitor, record: str) -> list[Json]:
    found: list[Json] = []
    first: int | None = 0
    while first is not None:
        answer = visitor.post("/api/replays", {"record": record, "first": first})
        assert answer.status_code == 200, answer.text[:300]
        found.append(answer.json())
        first = found[-1]["next"]
    return found


def test_a_finished_game_is_replayed_for_all_who_know_the_table(ada: Visitor, over: str) -> None:
    told = ada.get(f"/api/tables/{over}/replay").json()
    assert told["edition"] == "junior"
    assert told["bots"] == [None, "turn-ev"]
    assert told["frames"][0]["position"]["turn"]["phase"] == "roll"
    record = ada.get(f"/api/tables/{over}/record").text
    assert told == ada.post("/api/replays", {"record": record}).json()
    assert told == patient.get(f"{ada.url}/api/tables/{over}/replay").json()


def test_a_game_that_is_on_is_not_replayed(ada: Visitor) -> None:
    open_one, playing = ada.make("me", "open")["id"], ada.make("me", "bot")["id"]
    for id in (open_one, playing):
        refused(ada.get(f"/api/tables/{id}/replay"), 409, "not-over")
    refused(ada.get("/api/tables/nothing/replay"), 404, "no-table")


def test_a_long_game_comes_in_pieces(ada: Visitor) -> None:
    found = pieces(ada, LONG)
    assert len(found) > 3
    texts = [frame["text"] for piece in found for frame in piece["frames"]]
    assert texts == ["", *(str(step) for step in parse_record(LONG).steps)]


def test_a_piece_is_packed_for_those_who_can_unpack_it(ada: Visitor, over: str) -> None:
    path = f"/api/tables/{over}/replay"
    packed = ada.get(path, headers={"Accept-Encoding": "gzip"})
    plain = ada.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 10 < int(plain.headers["content-length"])


def test_what_cannot_be_read_is_refused(ada: Visitor, over: str) -> None:
    def bring(record: object, first: object = 0) -> httpx.Response:
        return ada.post("/api/replays", {"record": record, "first": first})

    refused(bring("no record"), 422, "bad-record")
    refused(bring(LONG.replace("keep", "eat", 1)), 422, "bad-record")
    refused(bring("x" * RECORD_BYTES), 413, "too-large")
    refused(bring(LONG, -1), 400, "bad-request")
    refused(bring(7), 400, "bad-request")
    refused(ada.get(f"/api/tables/{over}/replay?first=-1"), 400, "bad-request")
    assert ada.get(f"/api/tables/{over}/replay?first=99999").json()["frames"] == []


def test_whoever_asks_too_fast_waits(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as server:
        ada = Visitor(server.url)
        asked = [ada.get("/api/tables/nothing/replay") for _ in range(int(RATES["replay"].burst))]
        answers = [*asked, *(ada.get("/api/tables/nothing/replay") for _ in range(40))]
        assert answers[0].status_code == 404
        assert any(answer.json()["code"] == "too-fast" for answer in answers)


def test_the_page_of_a_replay_tells_no_name(ada: Visitor, over: str) -> None:
    page = patient.get(f"{ada.url}/r/{over}", headers={"Accept": "text/html"})
    assert page.status_code == 200
    assert "step by step" in page.text
    assert "Ada" not in page.text
    assert f"/api/tables/{over}/picture.png" in page.text
    assert patient.get(f"{ada.url}/r").status_code == 200
    assert patient.get(f"{ada.url}/r/nothing", headers={"Accept": "text/html"}).status_code == 404
