"""A whole game over HTTP, as a program plays it."""

from tests.support.serving import Served, Visitor, play_on
from wormgrill.dice.verified import verify
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
