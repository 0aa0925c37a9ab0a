"""Nobody acts for somebody else."""

import httpx
import pytest

from tests.support.serving import Json, Served, Visitor, fresh_key


def refused(answer: httpx.Response, code: str) -> None:
    assert answer.status_code == 403, answer.text
    assert answer.json()["code"] == code


@pytest.fixture(scope="module")
def bo(served: Served) -> Visitor:
    return Visitor(served.url, "Bo")


@pytest.fixture(scope="module")
def eve(served: Served) -> Visitor:
    """Who only looks on."""
    return Visitor(served.url, "Eve")


@pytest.fixture
def table(ada: Visitor, bo: Visitor) -> Json:
    """Ada with her sister on seats 0 and 1, Bo on seat 2; Ada begins."""
    made = ada.make("me", {"kind": "local", "name": "Sis"}, "open")
    assert bo.sit(made["id"]).status_code == 200
    return ada.table(made["id"])


def test_one_acts_on_ones_turn_only(ada: Visitor, bo: Visitor, table: Json) -> None:
    refused(bo.act(table["id"], 2, "roll", table["version"]), "not-your-turn")
    refused(ada.act(table["id"], 1, "roll", table["version"]), "not-your-turn")
    assert ada.act(table["id"], 0, "roll", table["version"]).status_code == 200


def test_one_acts_on_ones_own_seats_only(
    ada: Visitor, bo: Visitor, eve: Visitor, table: Json
) -> None:
    id, version = table["id"], table["version"]
    for visitor, seats in ((bo, (0, 1)), (ada, (2,)), (eve, (0, 1, 2))):
        for seat in seats:
            refused(visitor.act(id, seat, "roll", version), "not-your-seat")
            refused(visitor.act(id, seat, {"faces": ["1"] * 8}, version), "not-your-seat")
            refused(visitor.put(f"/api/tables/{id}/seats/{seat}"), "not-your-seat")
            refused(visitor.delete(f"/api/tables/{id}/seats/{seat}"), "not-your-seat")
    assert ada.table(id)["version"] == version


def test_who_looks_on_does_nothing_else(eve: Visitor, ada: Visitor, table: Json) -> None:
    where = f"/api/tables/{table['id']}"
    assert eve.get(where).status_code == 200
    refused(eve.get(f"{where}/hint"), "not-your-seat")
    refused(eve.post(f"{where}/phrases", {"phrase": "hello"}), "not-your-seat")
    refused(eve.post(f"{where}/rematch"), "not-your-seat")
    assert eve.sit(table["id"]).json()["code"] == "already-started"
    assert eve.post(f"{where}/start").json()["code"] == "already-started"
    assert ada.table(table["id"])["version"] == table["version"]


def test_only_the_maker_frees_seats_and_starts(ada: Visitor, bo: Visitor, eve: Visitor) -> None:
    id = ada.make("me", "open", "open")["id"]
    assert bo.sit(id).status_code == 200
    for visitor in (bo, eve):
        refused(visitor.post(f"/api/tables/{id}/start"), "not-maker")
        refused(visitor.delete(f"/api/tables/{id}/seats/0"), "not-maker")
    assert ada.delete(f"/api/tables/{id}/seats/1").status_code == 200
    assert ada.table(id)["seats"][1]["kind"] == "open"


def test_a_seat_a_bot_plays_is_taken_back_by_its_owner_only(
    ada: Visitor, bo: Visitor, table: Json
) -> None:
    where = f"/api/tables/{table['id']}/seats/2"
    assert bo.delete(where).json()["seats"][2]["why"] == "left"
    refused(ada.put(where), "not-your-seat")
    refused(bo.act(table["id"], 2, "roll", ada.table(table["id"])["version"]), "not-your-turn")
    assert bo.put(where).json()["seats"][2]["bot"] is None


def test_a_guest_is_not_told_who_the_others_are(eve: Visitor, table: Json) -> None:
    seen = eve.table(table["id"])
    assert not any(seat["you"] for seat in seen["seats"])
    assert not seen["yours"]
    for fact in eve.log(table["id"]):
        assert "guest" not in fact
        assert "owner" not in fact


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**63, 2**200])
def test_a_seat_that_is_not_there_is_nobodys(ada: Visitor, table: Json, seat: int) -> None:
    body = {"seat": seat, "action": "roll", "version": table["version"], "key": fresh_key()}
    answer = ada.post(f"/api/tables/{table['id']}/actions", body)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")
    for method in (ada.put, ada.delete):
        answer = method(f"/api/tables/{table['id']}/seats/{seat}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")
