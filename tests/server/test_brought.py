"""A game that was played offline is handed in over HTTP: once, whole, and as the guest's own."""

from pathlib import Path

import httpx
import pytest

from tests.support.serving import Json, Served, Visitor
from wormgrill.formats.record_reader import parse_record

RECORDS = Path(__file__).parents[1] / "data" / "records"
JUNIOR = (RECORDS / "junior-2-players.txt").read_text("utf-8")


def bring(
    guest: Visitor, record: str = JUNIOR, key: str = "game-of-monday", **more: object
) -> Json:
    answer = guest.http.post("/api/me/games", json={"record": record, "key": key, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_it_becomes_a_table_that_is_over_with_dice_nobody_promised(ada: Visitor) -> None:
    table = bring(ada, seat=0)
    assert (table["state"], table["dice"]) == ("over", "offline")
    assert table["fairness"]["commitment"] is None
    assert (table["seats"][0]["kind"], table["seats"][0]["you"]) == ("guest", True)
    record = ada.http.get(f"/api/tables/{table['id']}/record").text
    assert parse_record(record).steps == parse_record(JUNIOR).steps


def test_the_same_key_brings_it_once(ada: Visitor) -> None:
    assert bring(ada)["id"] == bring(ada)["id"]
    assert bring(ada, key="game-of-tuesday")["id"] != bring(ada)["id"]


@pytest.mark.parametrize("record", ["", "Wormgrill record 1\n", JUNIOR[: len(JUNIOR) // 2]])
def test_what_is_no_whole_game_is_refused(ada: Visitor, record: str) -> None:
    answer = ada.http.post("/api/me/games", json={"record": record, "key": "some-key"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")


def test_a_stranger_brings_nothing(served: Served) -> None:
    body = {"record": JUNIOR, "key": "some-key"}
    assert httpx.post(f"{served.url}/api/me/games", json=body).status_code == 401


def test_a_browser_is_told_what_to_fetch_and_each_file_is_there(ada: Visitor) -> None:
    listed = ada.http.get("/api/python").json()
    names = [file["name"] for file in listed["files"]]
    assert {"wormgrill.zip", "pyodide.asm.wasm", "python_stdlib.zip"} <= {*names}
    for file in listed["files"]:
        answer = ada.http.get(f"/python/{listed['version']}/{file['name']}")
        assert answer.status_code == 200
        assert len(answer.content) == file["size"]
        assert "immutable" in answer.headers["Cache-Control"]
    assert ada.http.get("/python/other/wormgrill.zip").status_code == 404
    assert ada.http.get(f"/python/{listed['version']}/..%2Findex.html").status_code == 404


def test_only_the_worker_that_runs_python_may_compile(ada: Visitor) -> None:
    files = ada.http.get("/client.json").json()["files"]
    for file in files:
        policy = ada.http.get(file).headers["Content-Security-Policy"]
        assert ("wasm-unsafe-eval" in policy) == ("python.worker" in file)
        assert "'unsafe-eval'" not in policy


def test_it_is_in_the_list_of_the_guests_games(served: Served) -> None:
    bo = Visitor(served.url, "Bo")
    table = bring(bo, seat=0)
    (game,) = bo.http.get("/api/me/games").json()["games"]
    assert (game["table"], game["state"], game["dice"]) == (table["id"], "over", "offline")
    assert game["place"] is not None
