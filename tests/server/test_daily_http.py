"""The daily grill over HTTP: made by workers, the same from every process, for any guest."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.serving import Json, Served, Visitor
from wormgrill.server.limits import RATES
from wormgrill.words.texts import LANGUAGES, say_in


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer
) -> Iterator[list[Served]]:
    """Two processes with one database."""
    folder, url = tmp_path_factory.mktemp("two"), postgres.database()
    options = ("--database", url, "--no-limits")
    with Served(folder / "one", *options) as one, Served(folder / "other", *options) as other:
        yield [one, other]


def today(visitor: Visitor) -> Json:
    found: Json = visitor.get("/api/daily").json()
    return found


def position(visitor: Visitor, day: str, number: int) -> Json:
    answer = visitor.get(f"/api/daily/{day}/positions/{number}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_two_processes_have_one_row_and_one_try(two: list[Served]) -> None:
    ada = Visitor(two[0].url)
    there = patient.Client(base_url=two[1].url, headers=dict(ada.http.headers))
    day = today(ada)["day"]
    with ThreadPoolExecutor(2) as pool:  # both make it at the same time
        paths = [f"/api/daily/{day}/positions/1"] * 2
        found = list(
            pool.map(lambda asked: asked[0].get(asked[1]), zip((ada, there), paths, strict=True))
        )
    assert [answer.status_code for answer in found] == [200, 200]
    assert found[0].json() == found[1].json()
    for number in range(1, 11):
        legal = position(ada, day, number)["position"]["legal"]
        answers = [
            asker.post(
                f"/api/daily/{day}/positions/{number}", json={"action": legal[0], "key": key}
            )
            for asker, key in ((ada.http, "a"), (there, "a"), (there, "b"))
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 409]
        assert answers[0].json() == answers[1].json()
        assert answers[2].json()["code"] == "daily-answered"
    views = [asker.get("/api/daily").json() for asker in (ada, there)]
    for view in views:
        view.pop("seconds_left")
    assert views[0] == views[1]
    assert views[0]["ranking"]["place"] == 1
    assert views[0]["streak"]["now"] == 1


def test_nothing_that_is_told_before_an_answer_helps(two: list[Served]) -> None:
    """No figure, no seed, no best action: whatever a guest can ask for."""
    ada = Visitor(two[0].url, "Ida")
    day = today(ada)["day"]
    asked = position(ada, day, 3)
    assert asked["outcome"] is None
    assert set(asked) == {
        "number",
        "edition",
        "turn",
        "seat",
        "position",
        "previews",
        "standing",
        "outcome",
    }
    everything = [
        ada.get(path).text
        for path in (
            "/api/daily",
            "/api/daily/archive",
            f"/api/daily/{day}",
            f"/api/daily/{day}/receipt",
            *(f"/api/daily/{day}/positions/{number}" for number in range(1, 11)),
        )
    ]
    for text in everything:
        assert '"win"' not in text
        assert '"worth"' not in text
        assert '"best"' not in text
    assert ada.get(f"/api/daily/{day}/receipt").json()["seed"] is None
    for ahead in ada.get("/api/daily/archive").json()["coming"]:
        receipt = ada.get(f"/api/daily/{ahead['day']}/receipt").json()
        assert (receipt["seed"], receipt["commitment"]) == (None, ahead["commitment"])
        refused = ada.get(f"/api/daily/{ahead['day']}/positions/1")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-day")


def test_lookers_on_see_the_row_and_guests_alone_answer(two: list[Served]) -> None:
    url = two[0].url
    day = patient.get(f"{url}/api/daily").json()["day"]
    shown = patient.get(f"{url}/api/daily/{day}/positions/1")
    assert shown.status_code == 200
    assert shown.headers["cache-control"] == "no-store"
    body = {"action": shown.json()["position"]["legal"][0], "key": "k"}
    with patient.Client(base_url=url) as http:
        for answer in (
            http.post(f"/api/daily/{day}/positions/1", json=body),
            http.put("/api/daily/name", json={"shown": True}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


def test_bodies_and_days_that_are_none_are_refused(two: list[Served]) -> None:
    ada = Visitor(two[0].url)
    day = today(ada)["day"]
    path = f"/api/daily/{day}/positions/1"
    legal = position(ada, day, 1)["position"]["legal"][0]
    for body in (
        {},
        {"action": legal},
        {"action": legal, "key": ""},
        {"action": legal, "key": "k", "cost": 0},
    ):
        assert ada.post(path, body).status_code == 400
    assert ada.post(path, {"action": "win", "key": "k"}).json()["code"] == "illegal-action"
    assert ada.get("/api/daily/tomorrow").status_code == 400
    assert ada.get("/api/daily/1999-01-01").json()["code"] == "no-day"
    assert ada.get(f"/api/daily/{day}/positions/11").json()["code"] == "no-day"


def test_another_page_answers_for_nobody(two: list[Served]) -> None:
    with patient.Client(base_url=two[0].url) as http:
        http.put("/api/me", json={"name": "Eve"})
        day = http.get("/api/daily").json()["day"]
        answer = http.post(
            f"/api/daily/{day}/positions/1",
            json={"action": "roll", "key": "k"},
            headers={"Origin": "http://evil.example"},
        )
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_reasons_are_told_in_the_language_of_the_guest(two: list[Served]) -> None:
    told = set()
    for language in LANGUAGES:
        guest = Visitor(two[0].url, "Ada", language)
        day = today(guest)["day"]
        legal = position(guest, day, 1)["position"]["legal"]
        path = f"/api/daily/{day}/positions/1"
        told.add(guest.post(path, {"action": legal[0], "key": "k"}).json()["why"])
        again = guest.post(path, {"action": legal[0], "key": "other"}).json()
        assert again["title"] == say_in(language, "problem-daily-answered")
    assert len(told) == len(LANGUAGES)


def test_answers_and_looks_are_limited(tmp_path: Path) -> None:
    with Served(tmp_path / "db") as served:
        ada = Visitor(served.url)
        looks = [ada.get("/api/daily").status_code for _ in range(int(RATES["daily"].burst) + 30)]
        assert 429 in looks
        wishes = [ada.put("/api/daily/name", {"shown": True}).status_code for _ in range(40)]
        assert 429 in wishes
