"""Reviews over HTTP: of finished tables and of records; a hostile record is only data."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support import patient
from tests.support.selfplay import SMALL
from tests.support.serving import Json, Served, Visitor, cautious, play_on, refused
from tests.support.working import WorkersHere
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.store import StoredTable
from wormgrill.server import reviewing
from wormgrill.server.limits import RATES
from wormgrill.server.reviewing import MOST_STEPS, Reviewer
from wormgrill.server.routes.review import RECORD_BYTES
from wormgrill.words.texts import LANGUAGES, say_in

RECORDS = Path(__file__).parents[1] / "data" / "records"
JUNIOR = (RECORDS / "junior-2-players.txt").read_text("utf-8")


def upload(visitor: Visitor, record: Any) -> httpx.Response:
    return visitor.post("/api/reviews", {"record": record})


def test_a_record_is_taken_apart(ada: Visitor) -> None:
    review = upload(ada, JUNIOR).json()
    steps = [step["text"] for turn in review["turns"] for step in turn["steps"]]
    assert steps == [str(step) for step in parse_record(JUNIOR).steps]
    parts = ("start", "luck", "errors", "others", "correction")
    for seat in review["seats"]:
        assert sum(seat[part] for part in parts) == pytest.approx(seat["result"])
    for puzzle in review["puzzles"]:
        assert puzzle["position"]["legal"] == [one["action"] for one in puzzle["options"]]
        assert puzzle["why"]


def test_a_finished_table_has_the_review_of_its_record(ada: Visitor, over: str) -> None:
    """For all who may see the table, with or without a name."""
    review = ada.get(f"/api/tables/{over}/review").json()
    assert review["finished"] is True
    assert upload(ada, ada.get(f"/api/tables/{over}/record").text).json() == review
    assert patient.get(f"{ada.http.base_url}/api/tables/{over}/review").json() == review


def test_a_finished_table_is_taken_apart_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For all who ask in one language, also while it is being done."""
    readings: list[str] = []

    def read(kept: StoredTable) -> Record:
        readings.append(kept.id)
        return parse_record(JUNIOR)

    monkeypatch.setattr(reviewing, "record_of", read)
    table = StoredTable("table", "CODE", b"", [])

    async def ask() -> None:
        reviewer = Reviewer(WorkersHere())
        first, second = await asyncio.gather(
            *(reviewer.of_table(table, "en", f"address {number}") for number in range(2))
        )
        assert first is second is await reviewer.of_table(table, "en", "address 3")

    asyncio.run(ask())
    assert readings == ["table"]


def test_before_the_end_there_is_none(ada: Visitor) -> None:
    """It would be a hint, for players and onlookers alike."""
    open_one, playing = ada.make("me", "open")["id"], ada.make("me", "bot")["id"]
    for id in (open_one, playing):
        refused(ada.get(f"/api/tables/{id}/review"), 409, "not-over")
        refused(patient.get(f"{ada.http.base_url}/api/tables/{id}/review"), 409, "not-over")
    refused(ada.get("/api/tables/nothing/review"), 404, "no-table")


def with_a_tile_won(visitor: Visitor, id: str) -> Json:
    """Played by one for all, until a tile is won and there are dice to decide about."""

    def decides(table: Json) -> bool:
        position = table["position"]
        won = any(player["stack"] for player in position["players"])
        return won and position["turn"]["phase"] == "choose"

    while not decides(table := visitor.table(id)):
        seat, action = table["position"]["turn"]["player"], cautious(table["position"])
        assert visitor.act(id, seat, action, table["version"]).status_code == 200
    return table


def test_the_record_of_a_game_that_is_being_played_here_is_a_hidden_hint(ada: Visitor) -> None:
    """Whatever is left out of it or added to it: a keep that nobody made would be rated, too."""
    id = ada.make("me", {"kind": "local", "name": "Bo"}, dice="seeded", seed=7)["id"]
    table = with_a_tile_won(ada, id)
    record = ada.get(f"/api/tables/{id}/record").text.replace("Ada", "Someone")
    guess = f"{record.rstrip()} {table['position']['legal'][-1]}\n"
    for text in (record, guess):
        refused(upload(ada, text), 409, "not-over")
    seat, action = table["position"]["turn"]["player"], table["position"]["legal"][0]
    assert ada.act(id, seat, action, table["version"]).status_code == 200
    assert upload(ada, record).status_code == 200


def test_nor_is_one_that_names_its_table_reviewed_before_the_end(ada: Visitor) -> None:
    id = ada.make("me", {"kind": "local", "name": "Bo"})["id"]
    record = ada.get(f"/api/tables/{id}/record").text
    refused(upload(ada, record), 409, "not-over")
    elsewhere = record.replace(id, "ab" * (len(id) // 2))
    assert upload(ada, elsewhere).status_code == 200, "of a table that is not here"
    play_on(ada, id)
    assert upload(ada, record).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_in_the_language_of_the_guest(
    served: Served, over: str, language: str
) -> None:
    guest = Visitor(served.url, "Guest", language)
    guest.http.headers["Accept-Language"] = "en" if language != "en" else "de"
    for review in (
        guest.get(f"/api/tables/{over}/review").json(),
        upload(guest, JUNIOR).json(),
    ):
        rolls = [step for turn in review["turns"] for step in turn["steps"]]
        assert say_in(language, "do-stop") in [step["told"] for step in rolls]
    stranger = {"Accept-Language": language}
    told = patient.post(f"{served.url}/api/reviews", json={"record": JUNIOR}, headers=stranger)
    assert told.json() == review


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_custom_edition_has_no_champion(served: Served, language: str) -> None:
    guest = Visitor(served.url, "Guest", language)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = guest.post("/api/tables", {"edition": edition_json(SMALL), "seats": seats}).json()
    record = guest.get(f"/api/tables/{table['id']}/record").text
    problem = refused(upload(guest, record), 422, "no-champion")
    assert problem["title"] == say_in(language, "problem-no-champion")


@pytest.mark.parametrize(
    ("record", "place"),
    [
        ("", "line 1, column 1"),
        ("Wormgrill record 1", "line 2, column 1"),
        ("<script>alert(1)</script>", "line 1, column 1"),
        (JUNIOR.replace("junior", "senior"), "line 2, column 10"),
        (JUNIOR.replace("keep", "grab", 1), "line "),
        ("\x00" * 5000, "line 1, column 1"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_with_its_place(
    ada: Visitor, record: str, place: str
) -> None:
    assert place in refused(upload(ada, record), 422, "bad-record")["detail"]


@pytest.mark.parametrize("record", [None, 7, ["x"], {}])
def test_a_record_is_text(ada: Visitor, record: object) -> None:
    refused(upload(ada, record), 400, "bad-request")


def test_markup_in_a_name_is_only_a_name(ada: Visitor) -> None:
    name = "<img src=x onerror=alert(1)>{$x}"
    first = next(line for line in JUNIOR.splitlines() if line.startswith("Player: "))[8:]
    hostile = JUNIOR.replace(first, name)
    answer = upload(ada, hostile)
    if answer.status_code == 200:
        assert answer.headers["content-type"] == "application/json"
        assert name in answer.json()["players"]
    else:
        refused(answer, 422, "bad-record")


def test_only_a_record_may_be_long(ada: Visitor) -> None:
    """64 KiB here, 4 KiB everywhere else."""

    def padded(size: int) -> bytes:
        return b'{"record": ""}'.ljust(size)

    def post(path: str, body: bytes) -> httpx.Response:
        headers = {"Content-Type": "application/json"}
        return ada.http.post(path, content=body, headers=headers)

    refused(post("/api/reviews", padded(RECORD_BYTES)), 422, "bad-record")
    problem = refused(post("/api/reviews", padded(RECORD_BYTES + 1)), 413, "too-large")
    assert str(RECORD_BYTES) in problem["detail"]
    refused(post("/api/tables", padded(4097)), 413, "too-large")


def test_a_game_without_end_is_not_taken_apart(ada: Visitor) -> None:
    """Who has no tile fails for free (R9), again and again; each turn is three steps."""
    header = "Wormgrill record 1\nEdition: classic\nPlayer: A\nPlayer: B\n\n"
    turns = [
        f"{number}. {'BA'[number % 2]}: [1 1 1 1 1 1 1 1] keep 1\n"
        for number in range(1, MOST_STEPS // 3 + 2)
    ]
    problem = refused(upload(ada, header + "".join(turns)), 413, "too-large")
    assert str(MOST_STEPS) in problem["detail"]


def test_bots_go_on_while_a_record_is_taken_apart(served: Served, ada: Visitor) -> None:
    """The thread of the reviews is not theirs, and the event loop answers in between."""
    long_one = (RECORDS / "deluxe-2-players.txt").read_text("utf-8")
    with ThreadPoolExecutor(2) as threads:
        reviews = [threads.submit(upload, Visitor(served.url), long_one) for _ in range(2)]
        table = ada.make("me", "bot", edition="junior")
        play_on(ada, table["id"])
        assert ada.get("/health").status_code == 200
        assert [review.result().status_code for review in reviews] == [200, 200]


def test_too_many_reviews_from_one_address_have_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as server:
        ada = Visitor(server.url)
        answers = [upload(ada, "?") for _ in range(int(RATES["review"].burst))]
        for answer in answers:
            refused(answer, 422, "bad-record")
        while (answer := upload(ada, "?")).status_code == 422:
            """A slow server lets one more pass every five seconds."""
        assert 0 < refused(answer, 429, "too-fast")["retry_after"] <= 5
