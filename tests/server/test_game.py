"""A whole game over HTTP, as a program plays it."""

from tests.support.serving import Served, Visitor, fresh_key, play_on
from wormgrill.dice.verified import METHOD, verify
from wormgrill.formats.record_reader import parse_record


def test_a_guest_and_a_bot_play_a_game_to_its_end(served: Served) -> None:
    ada = Visitor(served.url)
    table = ada.make("me", "bot")
    assert table["state"] == "playing"
    over = play_on(ada, table["id"])
    assert over["position"]["over"]
    assert over["fairness"]["seed"]
    record = parse_record(ada.get(f"/api/tables/{table['id']}/record").text)
    assert verify(record) > 0


def test_the_receipt_has_one_form_whatever_the_dice_and_before_the_start(served: Served) -> None:
    ada = Visitor(served.url)
    open_table, typed = ada.make("me", "open"), ada.make("me", "local", dice="typed")
    promised = ada.get(f"/api/tables/{open_table['id']}/fairness").json()
    assert promised == {
        "method": METHOD,
        "table": open_table["id"],
        "commitment": open_table["fairness"]["commitment"],
        "seed": None,
        "contributions": [],
        "rolls": [],
    }
    nothing = {"method": "typed", "table": typed["id"], "commitment": None}
    assert ada.get(f"/api/tables/{typed['id']}/fairness").json() == promised | nothing


def test_mistyped_dice_are_taken_back_over_http(served: Served) -> None:
    ada = Visitor(served.url)
    id = ada.make("me", "local", dice="typed")["id"]
    assert ada.act(id, 0, "roll", ada.table(id)["version"]).status_code == 200
    dice = {"faces": ["worm"] * 8, "golden": None}
    told = ada.act(id, 0, dice, ada.table(id)["version"]).json()
    assert ada.table(id)["dice_back"] == 0
    body = {"seat": 0, "version": told["version"], "key": fresh_key(), "dice_back": True}
    both = ada.post(f"/api/tables/{id}/actions", body | {"dice": dice})
    assert (both.status_code, both.json()["code"]) == (400, "bad-request")
    back = ada.post(f"/api/tables/{id}/actions", body).json()
    assert [fact["type"] for fact in back["events"]] == ["dice-taken-back"]
    assert back["position"]["turn"]["phase"] == "dice"
    again = ada.post(f"/api/tables/{id}/actions", body | {"key": fresh_key()})
    assert (again.status_code, again.json()["code"]) == (409, "dice-stay")
    assert ada.get(f"/api/tables/{id}/record").text.count("worm") == 0


def test_an_invited_friend_finds_the_table_again_until_it_is_over(served: Served) -> None:
    ada, bo = Visitor(served.url), Visitor(served.url, "Bo")
    id = ada.make("me", "open", edition="junior")["id"]
    assert bo.get("/api/me").json()["tables"] == []
    bo.sit(id)
    table = {"id": id, "edition": "junior", "state": "playing", "names": ["Ada", "Bo"]}
    table |= {"deadline": None}
    assert ada.get("/api/me").json()["tables"] == [table | {"on_turn": 0, "your_turn": True}]
    assert bo.get("/api/me").json()["tables"] == [table | {"on_turn": 0, "your_turn": False}]
    waiting = ada.make("me", "open")["id"]
    assert [one["id"] for one in ada.get("/api/me").json()["tables"]] == [waiting, id]
    assert ada.get("/api/me").json()["tables"][0]["on_turn"] is None
