"""The same key never acts twice; an old version never acts at all."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support.serving import Json, Served, Visitor, cautious, fresh_key
from wormgrill.formats.record_reader import parse_record


@pytest.fixture
def table(ada: Visitor) -> Json:
    return ada.make("me", "bot")


def acts(visitor: Visitor, id: str) -> list[str]:
    """What the guest has done at this table."""
    return [
        fact["action"] for fact in visitor.log(id) if fact["type"] == "acted" and not fact["bot"]
    ]


def test_a_key_sent_again_gets_its_first_answer_and_acts_once(ada: Visitor, table: Json) -> None:
    key = fresh_key()
    first = ada.act(table["id"], 0, "roll", table["version"], key)
    again = ada.act(table["id"], 0, "roll", table["version"], key)
    other = ada.act(table["id"], 0, "stop", -5, key)  # before versions and actions are looked at
    assert first.status_code == again.status_code == other.status_code == 200
    assert first.json() == again.json() == other.json()
    assert acts(ada, table["id"]) == ["roll"]


def test_a_key_sent_many_times_at_once_acts_once(ada: Visitor, table: Json) -> None:
    key = fresh_key()

    def send(_: int) -> Json:
        answer = ada.act(table["id"], 0, "roll", table["version"], key)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    with ThreadPoolExecutor(8) as pool:
        first, *others = pool.map(send, range(8))
    assert all(other == first for other in others)
    assert acts(ada, table["id"]) == ["roll"]


def test_many_keys_sent_at_once_act_once(ada: Visitor, table: Json) -> None:
    def send(_: int) -> int:
        return ada.act(table["id"], 0, "roll", table["version"]).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(send, range(8)))
    assert statuses == [200] + [409] * 7
    assert acts(ada, table["id"]) == ["roll"]


def test_the_same_key_from_another_guest_is_another_key(served: Served, ada: Visitor) -> None:
    bo = Visitor(served.url, "Bo")
    id = ada.make("me", "open")["id"]
    bo.sit(id)
    key = fresh_key()
    now = ada.act(id, 0, "roll", ada.table(id)["version"], key).json()
    stolen = bo.act(id, 0, "roll", now["version"], key)
    assert stolen.json()["code"] == "not-your-seat"
    while now["position"]["turn"]["player"] == 0:
        now = ada.act(id, 0, cautious(now["position"]), now["version"]).json()
    own = bo.act(id, 1, "roll", now["version"], key).json()
    assert own["version"] > now["version"]
    assert own["events"][0]["seat"] == 1


def test_a_refused_key_is_not_used_up(ada: Visitor, table: Json) -> None:
    key = fresh_key()
    assert ada.act(table["id"], 0, "stop", table["version"], key).status_code == 422
    assert ada.act(table["id"], 0, "roll", 0, key).status_code == 409
    assert ada.act(table["id"], 0, "roll", table["version"], key).status_code == 200


def test_an_illegal_action_is_answered_with_the_legal_ones(ada: Visitor, table: Json) -> None:
    for action in ("stop", "keep worm", "", "roll ", "ROLL", "roll\n", "keep <script>", "x" * 999):
        answer = ada.act(table["id"], 0, action, table["version"])
        assert (answer.status_code, answer.json()["code"]) == (422, "illegal-action")
        assert answer.json()["legal"] == ["roll"]


def test_an_old_version_is_answered_with_what_was_missed(ada: Visitor, table: Json) -> None:
    now = ada.act(table["id"], 0, "roll", table["version"]).json()
    stale = ada.act(table["id"], 0, now["position"]["legal"][0], table["version"])
    told = stale.json()
    assert (stale.status_code, told["code"]) == (409, "stale")
    assert told["events"] == now["events"]
    assert told["position"] == now["position"]
    assert told["version"] == now["version"]


@pytest.mark.parametrize("version", [-1, -(2**63), -(10**30), 10**6, 2**63, 2**64, 10**30])
def test_a_version_that_never_was_is_stale(ada: Visitor, table: Json, version: int) -> None:
    answer = ada.act(table["id"], 0, "roll", version)
    told = answer.json()
    assert (answer.status_code, told["code"]) == (409, "stale")
    missing = table["version"] if version < 0 else 0
    assert [fact["seq"] for fact in told["events"]] == list(range(1, missing + 1))
    assert told["position"] == table["position"]
    assert acts(ada, table["id"]) == []


@pytest.mark.parametrize(
    "key",
    ["", "short", "x" * 65, "bot:abcdefgh", "abcdefgh\n", "\nabcdefgh", "abcd efgh", "äbcdefgh",
     "abcdefgh\x00", "abcdefg/", "abcdefgh\u2028"],
)  # fmt: skip
def test_a_key_that_would_spoil_the_record_is_refused(ada: Visitor, table: Json, key: str) -> None:
    body = {"seat": 0, "action": "roll", "version": table["version"], "key": key}
    answer = ada.post(f"/api/tables/{table['id']}/actions", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert "key" in answer.json()["detail"]
    assert ada.act(table["id"], 0, "roll", table["version"]).status_code == 200
    assert len(parse_record(ada.get(f"/api/tables/{table['id']}/record").text).steps) == 2


def test_a_key_makes_one_table_however_often_it_is_sent(served: Served, ada: Visitor) -> None:
    key = fresh_key()
    first = ada.make("me", "bot", key=key)
    with ThreadPoolExecutor(8) as pool:
        again = list(pool.map(lambda _: ada.make("me", "open", key=key)["id"], range(16)))
    assert set(again) == {first["id"]}
    assert ada.make("me", "bot", key=fresh_key())["id"] != first["id"]
    assert Visitor(served.url, "Bo").make("me", "bot", key=key)["id"] != first["id"]


def test_a_key_sent_many_times_at_once_makes_one_table(ada: Visitor) -> None:
    key = fresh_key()
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: ada.make("me", "bot", key=key)["id"], range(16)))
    assert len(set(made)) == 1


def test_a_table_whose_answer_was_lost_in_a_crash_is_found_again(tmp_path: Path) -> None:
    key = fresh_key()
    with Served(tmp_path / "db") as server:
        ada = Visitor(server.url)
        made = ada.make("me", "bot", key=key)
        server.kill()
        server.start()
        assert ada.make("me", "bot", key=key)["id"] == made["id"]
        assert len(ada.get("/api/me").json()["tables"]) == 1


@pytest.mark.parametrize("key", ["short", "x" * 65, "with space", "line-break\n", "", 7])
def test_a_key_for_a_table_is_made_as_one_for_an_action(ada: Visitor, key: object) -> None:
    wanted = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "bot"}], "key": key}
    assert ada.post("/api/tables", wanted).json()["code"] == "bad-request"
