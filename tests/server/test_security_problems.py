"""Every refusal has a stable code and tells in the guest's language what to do."""

import json

import httpx
import pytest

from tests.support import patient
from tests.support.serving import Json, Served, Visitor
from wormgrill.server.problems import MOST_DETAIL, STATUS, ServerRefusal, problem
from wormgrill.words.texts import LANGUAGE, LANGUAGES, say_in


def told(answer: httpx.Response, language: str, code: str) -> None:
    problem: Json = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.status_code == problem["status"] == STATUS[code]
    assert problem["code"] == code
    assert problem["type"] == f"urn:wormgrill:{code}"
    assert problem["title"] == say_in(language, f"problem-{code}")
    assert problem["detail"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_has_its_sentence_in_every_language(language: str, code: str) -> None:
    sentence = say_in(language, f"problem-{code}")
    assert sentence.endswith((".", "!"))
    assert language == LANGUAGE or sentence != say_in(LANGUAGE, f"problem-{code}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_told_in_the_language_of_the_browser(served: Served, language: str) -> None:
    headers = {"Accept-Language": f"xx, {language}-CH;q=0.9, en;q=0.1"}
    with patient.Client(base_url=served.url, headers=headers) as http:
        told(http.get("/nothing"), language, "no-route")
        told(http.get("/api/me"), language, "no-guest")
        told(http.get("/api/tables/x"), language, "no-table")
        told(http.post("/api/bots"), language, "no-method")
        told(http.get("/", headers={"Host": "evil.example"}), language, "unknown-host")
        told(http.put("/api/me", content=b"x" * 5000), language, "too-large")
        told(http.put("/api/me", content=b"x"), language, "not-json")
        told(http.put("/api/me", json=[]), language, "bad-request")
        foreign = {"Origin": "https://evil.example"}
        told(http.put("/api/me", json={}, headers=foreign), language, "other-origin")
        made = http.put("/api/me", json={})
        assert made.json()["language"] == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_is_told_in_the_own_language(served: Served, language: str) -> None:
    guest = Visitor(served.url, "Guest", language)
    guest.http.headers["Accept-Language"] = "en" if language != "en" else "de"
    table = guest.make("me", "bot", hints=False)
    where = f"/api/tables/{table['id']}"
    told(guest.act(table["id"], 1, "roll", table["version"]), language, "not-your-seat")
    told(guest.act(table["id"], 0, "stop", table["version"]), language, "illegal-action")
    told(guest.act(table["id"], 0, {"faces": []}, table["version"]), language, "illegal-dice")
    told(guest.act(table["id"], 0, "roll", 0), language, "stale")
    told(guest.act(table["id"], 9, "roll", 0), language, "no-seat")
    told(guest.get(f"{where}/hint"), language, "hints-off")
    told(guest.get(f"{where}/events?after=99"), language, "ahead")
    told(guest.post(f"{where}/rematch"), language, "not-over")
    told(guest.post(f"{where}/start"), language, "already-started")
    told(guest.post(f"{where}/phrases", {"phrase": "buy worms"}), language, "bad-request")
    opened = guest.make("me", "open")["id"]
    told(guest.sit(opened), language, "no-open-seat")
    told(guest.act(opened, 0, "roll", 0), language, "not-started")


@pytest.mark.parametrize(
    "accept",
    ["", "*", ";;;", "de;q=", "de;q=nan", "fr;q=-1", "x" * 5000, "de;q=0", "," * 500, "\xff\xfe"],
)
def test_no_header_is_too_strange_to_be_answered(served: Served, accept: str) -> None:
    headers = {b"Accept-Language": accept.encode("latin-1")}
    answer = patient.get(f"{served.url}/nothing", headers=headers)
    assert answer.json()["title"] in [say_in(one, "problem-no-route") for one in LANGUAGES]


def test_what_was_sent_is_not_sent_back_at_length(served: Served) -> None:
    ada = Visitor(served.url)
    table = ada.make("me", "bot")
    long = "x" * 3000
    answers = [
        ada.act(table["id"], 0, long, table["version"]),
        ada.put("/api/me", {"name": long}),
        ada.put("/api/me", {"name": "Ada", "language": long}),
        ada.post("/api/tables", {"edition": long, "seats": [{"kind": "me"}]}),
        ada.post("/api/reviews", {"record": "y" * 60_000}),
        ada.get(f"/api/tables/{table['id']}/events?after={long}"),
        ada.get(f"/api/tables/{table['id']}/log?limit={long}"),
    ]
    for answer in answers:
        assert answer.status_code in (400, 422), answer.text[:100]
        assert len(answer.json()["detail"]) <= MOST_DETAIL + 3


def test_a_long_detail_keeps_its_beginning_and_its_end() -> None:
    refusal = ServerRefusal("bad-request", "Begin " + "x" * 60_000 + " end.")
    detail = json.loads(problem(refusal, LANGUAGE).body)["detail"]
    assert detail.startswith("Begin x")
    assert detail.endswith("x end.")
    assert " … " in detail
