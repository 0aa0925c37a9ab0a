"""Any position over HTTP: looked at, tried, rated; and tables that begin at one."""

from pathlib import Path

import httpx

from tests.server.test_reviews import with_a_tile_won
from tests.support import patient
from tests.support.serving import Json, Served, Visitor, play_on, refused
from wormgrill.formats.position_json import decode
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.server.limits import RATES

START = to_line(start(EDITIONS["classic"], ["Zoë K.", "A/B;C"]))


def look(visitor: Visitor, line: object, step: object = None) -> httpx.Response:
    return visitor.post("/api/positions", {"position": line, "step": step})


def stepped(visitor: Visitor, line: str, *steps: str) -> Json:
    found: Json = {}
    for step in steps:
        answer = look(visitor, line, step)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        line = found["line"]
    return found


def test_a_position_is_tried_step_by_step(ada: Visitor) -> None:
    seen = look(ada, START).json()
    assert seen["line"] == START
    assert seen["events"] == []
    rolled = stepped(ada, START, "roll", "[1 1 2 3 4 5 worm worm]")
    assert rolled["events"][0]["faces"] == ["1", "1", "2", "3", "4", "5", "worm", "worm"]
    kept = stepped(ada, rolled["line"], "keep worm")
    assert kept["position"]["turn"]["total"] == 10
    assert decode(kept["position"]) == from_line(kept["line"])
    again = stepped(ada, kept["line"], "roll", "chance")
    assert len(again["events"][0]["faces"]) == 6


def test_what_is_not_legal_there_is_refused(ada: Visitor) -> None:
    assert refused(look(ada, START, "stop"), 422, "illegal-action")["legal"] == ["roll"]
    refused(look(ada, START, "chance"), 422, "illegal-dice")
    refused(look(ada, START, "[1 1]"), 422, "illegal-dice")
    refused(look(ada, START, "["), 422, "illegal-dice")
    air = stepped(ada, START, "roll")["line"]
    refused(look(ada, air, "[1 1]"), 422, "illegal-dice")
    refused(look(ada, air, "["), 400, "bad-request")
    for line in ("", "nonsense", START.replace("21*1", "21*9"), "x" * 5000, 7):
        assert look(ada, line).status_code in (400, 413)


def test_hints_are_for_every_decision_in_ones_language(served: Served, ada: Visitor) -> None:
    rolled = stepped(ada, START, "roll", "[1 1 2 3 4 5 worm worm]")
    hints = ada.post("/api/hints", {"position": rolled["line"]}).json()
    assert {hint["action"] for hint in hints["hints"]} == set(rolled["position"]["legal"])
    assert hints["unit"] == "win"
    assert hints["why"]
    german = Visitor(served.url, "Bo", "de")
    told = german.post("/api/hints", {"position": rolled["line"]}).json()
    assert told["best"] == hints["best"]
    assert told["why"] != hints["why"]
    air = stepped(ada, START, "roll")["line"]
    assert ada.post("/api/hints", {"position": air}).json()["hints"] == []


def test_a_hint_can_look_a_turn_further_and_says_that_it_did(ada: Visitor) -> None:
    line = stepped(ada, START, "roll", "[1 1 2 3 4 5 worm worm]")["line"]
    plain = ada.post("/api/hints", {"position": line}).json()
    deep = ada.post("/api/hints", {"position": line, "deep": True}).json()
    assert [plain["deep"], deep["deep"]] == [False, True]
    assert [one["action"] for one in deep["hints"]] == [one["action"] for one in plain["hints"]]
    assert [one["win"] for one in deep["hints"]] != [one["win"] for one in plain["hints"]]


def test_a_position_that_is_being_decided_here_is_a_hidden_hint(ada: Visitor) -> None:
    """As a hint, and as a table where a bot or a hint would tell."""
    id = ada.make("me", {"kind": "local", "name": "Bo"}, dice="seeded", seed=7)["id"]
    line = to_line(decode(with_a_tile_won(ada, id)["position"]))
    for spread in (line, line.replace("Bo", "Cy")):
        refused(ada.post("/api/hints", {"position": spread}), 409, "not-over")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        wish = {"edition": "classic", "seats": seats, "position": spread}
        refused(ada.post("/api/tables", wish), 409, "not-over")
    play_on(ada, id)
    assert ada.post("/api/hints", {"position": line}).status_code == 200


def test_a_game_goes_on_from_a_step_of_a_replay_and_survives_a_crash(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db", "--test-dice", "--no-limits") as server:
        ada = Visitor(server.url)
        over = ada.make("me", "bot", edition="junior")["id"]
        play_on(ada, over)
        frames = ada.get(f"/api/tables/{over}/replay").json()["frames"]
        turns = ((one, one["position"]["turn"]) for one in frames[10:])
        wanted = "choose", 0  # a bot would not wait
        frame = next(one for one, turn in turns if (turn["phase"], turn["player"]) == wanted)
        id = ada.make("me", "bot", edition="junior", position=frame["line"])["id"]
        table = ada.table(id)
        assert table["begun_from"] == frame["line"]
        assert table["position"]["grill"] == frame["position"]["grill"]
        assert table["position"]["turn"] == frame["position"]["turn"]
        assert not table["public"]
        server.kill()
        server.start()
        assert ada.table(id)["begun_from"] == frame["line"]
        play_on(ada, id)
        assert ada.get(f"/api/tables/{id}/review").json()["finished"]
        assert ada.get(f"/api/tables/{id}/replay").json()["frames"][0]["line"] == frame["line"]
        assert ada.get(f"/api/tables/{id}/fairness").json()["rolls"]
        assert "Position: " in ada.get(f"/api/tables/{id}/record").text


def test_whoever_asks_too_fast_waits(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as server:
        ada = Visitor(server.url)
        for path, kind in (("/api/positions", "position"), ("/api/hints", "analysis")):
            most = int(RATES[kind].burst) + 60
            answers = [ada.post(path, {"position": "?"}) for _ in range(most)]
            assert answers[0].status_code == 400
            assert any(answer.json()["code"] == "too-fast" for answer in answers)


def test_the_page_of_a_position_has_its_line_in_the_address(ada: Visitor) -> None:
    html = {"Accept": "text/html"}
    page = patient.get(f"{ada.url}/p/{START}", headers=html)
    assert page.status_code == 200
    assert "A position of Heckmeck am Bratwurmeck" in page.text
    assert "/api/positions/picture.png?position=" in page.text
    assert patient.get(f"{ada.url}/p/nonsense", headers=html).status_code == 404
    assert patient.get(f"{ada.url}/p/%3Cscript%3E", headers=html).status_code == 404
