"""What can be played, as clients are told it: everything they ask of an edition is in it."""

import json

import msgspec

from tests.support import patient
from tests.support.serving import Served, Visitor
from wormgrill.bots.registry import LEVELS
from wormgrill.formats.edition_toml import edition_table
from wormgrill.formats.rule_numbers import rules_of
from wormgrill.match.new_table import STAND_IN
from wormgrill.rules import EDITIONS
from wormgrill.server.messages import EditionView


def test_an_edition_comes_with_its_rules_and_with_what_is_assumed(served: Served) -> None:
    told = patient.get(f"{served.url}/api/editions").json()
    assert [edition["key"] for edition in told] == list(EDITIONS)
    for answer, edition in zip(told, EDITIONS.values(), strict=True):
        rules = rules_of(edition)
        assert answer | edition_table(edition) == answer
        assert answer["assumed"] == list(edition.assumed)
        assert answer["rules"] == [
            {"part": part.heading, "rules": list(part.numbers)} for part in rules.parts
        ]
        assert answer["rule_values"] == json.loads(json.dumps(rules.values))


def test_an_option_is_offered_where_it_changes_something(served: Served) -> None:
    """O1 is about a tile that is put back (R9)."""
    answer = patient.get(f"{served.url}/api/editions")
    for told in msgspec.json.decode(answer.content, type=list[EditionView]):
        short = ["short-game"] if EDITIONS[told.key].kind.failure_returns_tile else []
        assert told.allowed_options == [*short, "free-choice", "first"]


def test_every_bot_that_can_play_a_seat_is_in_the_menu_with_its_strength(served: Served) -> None:
    """Also the one that stands in for people."""
    ada = Visitor(served.url)
    menu = {bot["key"]: bot for bot in ada.get("/api/bots").json()}
    assert {STAND_IN, "level-1", f"level-{LEVELS}", "champion"} <= menu.keys()
    assert all(1 <= bot["difficulty"] <= 5 for bot in menu.values())
    for key in menu:
        assert ada.make("me", {"kind": "bot", "bot": key})["seats"][1]["bot"] == key
    body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "cmd: ls"}]}
    assert ada.post("/api/tables", body).status_code == 400


def test_a_level_between_two_can_be_seated_though_the_menu_does_not_list_it(served: Served) -> None:
    ada = Visitor(served.url)
    assert ada.make("me", {"kind": "bot", "bot": "level-4.3"})["seats"][1]["bot"] == "level-4.3"
    body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level-12.77"}]}
    refused = ada.post("/api/tables", body)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
    assert "like level-4.3" in refused.json()["detail"]
