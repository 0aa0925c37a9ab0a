"""Me in figures, and puzzles, over HTTP: asked for, one's own alone, and forgotten."""

from pathlib import Path

import pytest

from tests.support import patient
from tests.support.processes import until
from tests.support.serving import Json, Served, Visitor, play_on, refused
from wormgrill.server.limits import RATES
from wormgrill.study.house import HOUSE


@pytest.fixture(scope="module")
def ada(served: Served) -> Visitor:
    """With two finished games, one given hints, and one that is still on."""
    visitor = Visitor(served.url)
    for _ in range(2):
        play_on(visitor, visitor.make("me", "bot", edition="junior")["id"], choose=careless)
    visitor.make("me", "bot")
    return visitor


def careless(position: Json) -> str:
    """The first thing that comes to mind, so that there is something to learn; games end."""
    legal: list[str] = position["legal"]
    return "stop" if "stop" in legal else legal[0]


def reviewed(visitor: Visitor) -> Json:
    """The figures, once all games that were asked for are done."""
    assert visitor.post("/api/me/figures").status_code == 200
    found: list[Json] = []

    def done() -> bool:
        found[:] = [visitor.get("/api/me/figures").json()]
        return bool(found[0]["reviewed"] == found[0]["asked"])

    until(done, "all games are reviewed")
    return found[0]


def test_nothing_is_computed_before_somebody_asks(served: Served) -> None:
    guest = Visitor(served.url, "Cy")
    play_on(guest, guest.make("me", "bot", edition="junior")["id"])
    view = guest.get("/api/me/figures").json()
    assert (view["asked"], view["figures"]["games"]) == (0, 0)


def test_finished_games_are_told_in_figures_and_skill_not_before_ten(ada: Visitor) -> None:
    figures = reviewed(ada)["figures"]
    assert figures["games"] == 2
    assert [one["games"] for one in figures["editions"]] == [2]
    assert sum(figures["editions"][0]["places"]) == 2
    assert len(figures["luck"]) == 2
    assert (figures["least"], figures["skill"], figures["worst"]) == (10, None, [])


def test_an_own_error_is_a_puzzle_until_it_is_solved(ada: Visitor) -> None:
    reviewed(ada)
    first = ada.get("/api/me/puzzles?source=own").json()
    puzzle = first["puzzle"]
    assert first["table"] in first["id"]
    assert puzzle["why"]
    assert puzzle["position"]["players"][puzzle["seat"]]["name"] == "Ada"
    answer = ada.post("/api/me/puzzles", {"puzzle": first["id"], "action": puzzle["best"]}).json()
    assert answer == {"right": True, "rest": 3, "tried": 0, "missed": 0}
    second = ada.get("/api/me/puzzles?source=own").json()
    assert second["id"] != first["id"]
    assert second["left"]["resting"] == 1


def test_a_game_with_a_hint_does_not_count_for_skill(served: Served) -> None:
    guest = Visitor(served.url, "Dee")
    table = guest.make("me", "bot", edition="junior")
    assert guest.get(f"/api/tables/{table['id']}/hint").status_code == 200
    play_on(guest, table["id"])
    assert reviewed(guest)["figures"]["hinted"] == 1


def test_a_puzzle_of_the_house_counts_first_tries_alone_without_names(served: Served) -> None:
    guest = Visitor(served.url, "Eve")
    found = guest.get("/api/me/puzzles").json()
    assert found["id"] in HOUSE
    assert found["table"] is None
    wrong = HOUSE[found["id"]].played
    for _ in range(2):
        answer = guest.post("/api/me/puzzles", {"puzzle": found["id"], "action": wrong}).json()
        assert answer == {"right": False, "rest": 1, "tried": 1, "missed": 1}
    other = Visitor(served.url, "Fay")
    best = HOUSE[found["id"]].best
    answer = other.post("/api/me/puzzles", {"puzzle": found["id"], "action": best}).json()
    assert answer == {"right": True, "rest": 3, "tried": 2, "missed": 1}


@pytest.mark.parametrize("grade", ["easy", "middling", "hard"])
def test_the_house_has_puzzles_of_every_grade(served: Served, grade: str) -> None:
    guest = Visitor(served.url, "Gil")
    assert guest.get(f"/api/me/puzzles?grade={grade}").json()["grade"] == grade


def test_forgotten_is_forgotten(served: Served) -> None:
    guest = Visitor(served.url, "Hal")
    play_on(guest, guest.make("me", "bot", edition="junior")["id"])
    assert reviewed(guest)["figures"]["games"] == 1
    house = next(iter(HOUSE.values()))
    guest.post("/api/me/puzzles", {"puzzle": house.id, "action": house.best})
    assert guest.delete("/api/me/figures").json()["asked"] == 0
    assert guest.get("/api/me/figures").json()["figures"]["games"] == 0
    assert guest.get("/api/me/puzzles").json()["left"]["fresh"] == len(HOUSE)


def test_nobody_sees_or_answers_what_is_anothers(ada: Visitor, served: Served) -> None:
    reviewed(ada)
    own = ada.get("/api/me/puzzles?source=own").json()
    other = Visitor(served.url, "Bo")
    assert other.get("/api/me/figures").json()["figures"]["games"] == 0
    assert other.get("/api/me/puzzles?source=own").json()["puzzle"] is None
    answer = {"puzzle": own["id"], "action": own["puzzle"]["best"]}
    refused(other.post("/api/me/puzzles", answer), 404, "no-puzzle")
    for path in ("figures", "puzzles"):
        refused(patient.get(f"{served.url}/api/me/{path}"), 401, "no-guest")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"puzzle": "nothing", "action": "stop"}, 404, "no-puzzle"),
        ({"puzzle": next(iter(HOUSE)), "action": "eat"}, 422, "illegal-action"),
        ({"puzzle": next(iter(HOUSE))}, 400, "bad-request"),
        ({"puzzle": "x" * 81, "action": "stop"}, 400, "bad-request"),
    ],
)
def test_an_answer_that_is_none_is_refused(
    served: Served, body: Json, status: int, code: str
) -> None:
    refused(Visitor(served.url).post("/api/me/puzzles", body), status, code)


def test_a_page_elsewhere_cannot_ask_in_a_guests_name(served: Served) -> None:
    browser = patient.Client(base_url=served.url)
    browser.put("/api/me", json={"name": "Ida"})
    elsewhere = {"Origin": "https://elsewhere.example"}
    refused(browser.post("/api/me/figures", headers=elsewhere), 403, "other-origin")
    refused(browser.delete("/api/me/figures", headers=elsewhere), 403, "other-origin")


def test_asking_again_and_again_has_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as server:
        guest = Visitor(server.url)
        answers = [guest.post("/api/me/figures") for _ in range(int(RATES["study"].burst) + 3)]
        refused(answers[-1], 429, "too-fast")
