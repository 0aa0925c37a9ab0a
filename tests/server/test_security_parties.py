"""Parties over HTTP: who may do what, what is shown of whom, and how often one may ask."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.processes import until
from tests.support.serving import Json, Served, Visitor, play_on
from wormgrill.match.rooms import CODE_LETTERS
from wormgrill.server.limits import RATES
from wormgrill.server.parties import CODE_LENGTH


def party_of(host: Visitor, **more: Any) -> Json:
    wish = {"edition": "junior", "size": 2, "fill": "none", "pace": None, **more}
    answer = host.post("/api/parties", wish)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    assert answer.headers["location"] == f"/api/parties/{made['id']}"
    return made


def path(party: Json, more: str = "") -> str:
    return f"/api/parties/{party['id']}{more}"


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


@pytest.fixture
def ada(served: Served) -> Visitor:
    return Visitor(served.url, "Ada")


@pytest.fixture
def bo(served: Served) -> Visitor:
    return Visitor(served.url, "Bo")


def test_only_the_host_runs_a_party(ada: Visitor, bo: Visitor) -> None:
    party = party_of(ada)
    assert bo.post(path(party, "/guests")).status_code == 200
    wishes = [
        bo.post(path(party, "/rounds"), {"round": 1}),
        bo.delete(path(party, "/rounds/1")),
        bo.put(path(party), {"state": "over"}),
        bo.delete(path(party, "/guests/1")),
        bo.delete(path(party)),
    ]
    assert [(answer.status_code, code_of(answer)) for answer in wishes] == [(403, "not-host")] * 5
    found = ada.get(path(party)).json()
    assert (found["state"], found["round"], len(found["guests"])) == ("open", 0, 2)


def test_whoever_has_no_token_looks_on_and_changes_nothing(served: Served, ada: Visitor) -> None:
    party = party_of(ada)
    with patient.Client(base_url=served.url) as nobody:
        found = nobody.get(path(party))
        assert found.status_code == 200
        assert (found.json()["host"], found.json()["you"]) == (False, None)
        for method, more, body in (
            ("POST", "/guests", {}),
            ("POST", "/rounds", {"round": 1}),
            ("PUT", "", {"state": "over"}),
            ("DELETE", "", None),
        ):
            assert nobody.request(method, path(party, more), json=body).status_code == 401
        assert nobody.get("/api/parties").status_code == 401


def test_a_page_of_another_site_changes_nothing(served: Served, ada: Visitor) -> None:
    party = party_of(ada)
    with patient.Client(base_url=served.url) as browser:
        browser.cookies.set("wormgrill", ada.token)
        for headers in ({}, {"Origin": "https://evil.example"}):
            answer = browser.post(path(party, "/guests"), json={}, headers=headers)
            assert (answer.status_code, code_of(answer)) == (403, "other-origin")


def test_nothing_by_which_a_guest_is_known_is_shown(ada: Visitor, bo: Visitor) -> None:
    party = party_of(ada)
    bo.post(path(party, "/guests"))
    ada.post(path(party, "/rounds"), {"round": 1})
    shown = bo.get(path(party))
    assert shown.headers["cache-control"] == "no-store"
    assert set(shown.json()["guests"][0]) == {"number", "name", "away", "host"}
    assert ada.token not in shown.text
    assert "seed" not in shown.text


def test_a_party_is_found_by_its_hosts_and_guests_alone(ada: Visitor, bo: Visitor) -> None:
    party = party_of(ada)
    assert [entry["id"] for entry in ada.get("/api/parties").json()] == [party["id"]]
    assert bo.get("/api/parties").json() == []
    bo.post(path(party, "/guests"))
    assert bo.get("/api/parties").json()[0]["host"] is False


def test_a_deleted_party_is_gone_for_all(ada: Visitor, bo: Visitor) -> None:
    party = party_of(ada)
    assert ada.delete(path(party)).json() == []
    for answer in (bo.get(path(party)), bo.post(path(party, "/guests")), ada.delete(path(party))):
        assert (answer.status_code, code_of(answer)) == (404, "no-party")
    assert bo.get(f"/api/codes/{party['code']}").status_code == 404


def test_the_code_leads_to_the_party(ada: Visitor, bo: Visitor) -> None:
    party = party_of(ada)
    found = bo.get(f"/api/codes/{party['code'].lower()}").json()
    assert found == {"id": party["id"], "party": True}
    assert ada.make("me", "open")["code"] != party["code"]
    wrong = bo.post(path(party, "/guests"), {"code": "BCDFGHJ"})
    assert (wrong.status_code, code_of(wrong)) == (404, "no-party")
    assert bo.post(path(party, "/guests"), {"code": party["code"]}).status_code == 200
    picture = bo.get(path(party, "/invite.svg"))
    assert picture.headers["content-type"] == "image/svg+xml"


def test_seeded_dice_are_for_test_servers(limited: Served) -> None:
    refused = Visitor(limited.url).post("/api/parties", {"edition": "junior", "seed": 1})
    assert code_of(refused) == "test-dice-off"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("parties")
    with Served(folder / "wormgrill.db", "--proxies", "127.0.0.1") as server:
        yield server


def test_codes_cannot_be_tried_out(limited: Served) -> None:
    party = party_of(Visitor(limited.url))
    burst = int(RATES["guess"].burst)
    here = {"X-Forwarded-For": "198.51.100.77"}
    wrong = [CODE_LETTERS[number] * CODE_LENGTH for number in range(burst)]
    with patient.Client(base_url=limited.url) as http:
        answers = [http.get(f"/api/codes/{code}", headers=here) for code in wrong]
        assert {answer.status_code for answer in answers} == {404}
        late = http.get(f"/api/codes/{party['code']}", headers=here)
        assert (late.status_code, code_of(late)) == (429, "too-fast")


def test_parties_and_rounds_are_made_only_so_fast(limited: Served) -> None:
    host = Visitor(limited.url)
    made = [host.post("/api/parties", {"edition": "junior"}) for _ in range(8)]
    assert [answer.status_code for answer in made].count(429) == 8 - int(RATES["party"].burst)
    party = made[0].json()
    asked = [host.post(path(party, "/rounds"), {"round": 9}) for _ in range(14)]
    assert 429 in {answer.status_code for answer in asked}


def test_a_stream_tells_the_party_and_each_change(served: Served, ada: Visitor) -> None:
    party = party_of(ada)
    bo = Visitor(served.url, "Bo")
    headers = {"Accept": "application/x-ndjson"}
    with bo.http.stream("GET", path(party, "/events"), headers=headers) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = answer.iter_lines()
        assert json.loads(next(lines))["you"] is None
        bo.post(path(party, "/guests"))
        assert json.loads(next(lines))["you"] == 2
        ada.delete(path(party))
        assert json.loads(next(lines))["type"] == "bye"
    with ada.http.stream("GET", path(party_of(ada), "/events")) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert next(answer.iter_lines()).startswith("retry")


def play_evening(served: Served, host: Visitor, *others: Visitor) -> Json:
    """Two rounds, to the luck of the last table."""
    party = party_of(host, rounds=2)
    for other in others:
        assert other.post(path(party, "/guests")).status_code == 200
    for round in (1, 2):
        until(lambda: host.get(path(party)).json()["ready"], "the next round")
        assert host.post(path(party, "/rounds"), {"round": round}).status_code == 200
        for one in (host, *others):
            if table := one.get(path(party)).json()["your_table"]:
                for seat in one.table(table)["seats"]:
                    assert seat["kind"] == "guest"
        for one in others:  # they are not there
            one.delete(path(party, f"/guests/{one.get(path(party)).json()['you']}"))
        play_on(host, host.get(path(party)).json()["your_table"])
        for one in others:
            one.post(path(party, "/guests"))

    def final() -> bool:
        found = host.get(path(party)).json()
        return found["state"] == "over" and not found["unreviewed"]

    until(final, "the last result and its luck")
    found: Json = host.get(path(party)).json()
    return found


def test_a_whole_evening_at_a_real_server(served: Served, ada: Visitor, bo: Visitor) -> None:
    found = play_evening(served, ada, bo)
    assert [score["played"] for score in found["standings"]] == [2, 2]
    assert sum(score["points"] for score in found["standings"]) == 24
    assert len(found["luck"]) == 2


def test_a_party_goes_on_after_a_restart_and_at_any_process(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    options = ("--database", postgres.database(), "--processes", "2", "--no-limits")
    with Served(tmp_path / "served", *options) as server:
        ada, bo = Visitor(server.url, "Ada"), Visitor(server.url, "Bo")
        party = party_of(ada, rounds=1)
        bo.post(path(party, "/guests"))
        assert ada.post(path(party, "/rounds"), {"round": 1}).status_code == 200
        before = ada.get(path(party)).json()
        server.stop()
        server.start()
        assert ada.get(path(party)).json() == before
        bo.delete(path(party, "/guests/2"))
        play_on(ada, before["your_table"])
        until(lambda: ada.get(path(party)).json()["state"] == "over", "the end of the party")
        until(lambda: ada.get(path(party)).json()["luck"], "its luck")
