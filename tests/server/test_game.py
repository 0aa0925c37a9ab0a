"""A whole game over HTTP, as a program plays it."""

from tests.support.serving import Served, Visitor, play_on
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
