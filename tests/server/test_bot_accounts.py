"""A bot account: a program sits down over HTTP as a guest does, and everybody sees what it is."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.processes import PATIENCE, WORMGRILL
from tests.support.serving import Served, Visitor, fresh_key, play_on, refused

NAME = "Robo 3000"


def bot_account(place: Path | str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*WORMGRILL, "bot-account", "--database", str(place), *words],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


class Robot(Visitor):
    """A visitor with the token of a bot account."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url, token
        self.http = patient.Client(base_url=url)
        self.http.headers["Authorization"] = f"Bearer {token}"


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """On each database; two processes where they can share it."""
    folder = tmp_path_factory.mktemp("served")
    options: tuple[str, ...] = ("--no-limits",)
    if request.param == "postgresql":
        postgres: PostgresServer = request.getfixturevalue("postgres")
        options += ("--database", postgres.database(), "--processes", "2")
    with Served(folder / "wormgrill.db", *options) as server:
        yield server


@pytest.fixture(scope="module")
def place(served: Served) -> Path | str:
    options = served.options
    return options[options.index("--database") + 1] if "--database" in options else served.database


@pytest.fixture(scope="module")
def token(place: Path | str) -> str:
    """Made while the server runs."""
    made = bot_account(place, NAME)
    assert made.returncode == 0, made.stderr
    return made.stdout.strip()


@pytest.fixture
def robo(served: Served, token: str) -> Robot:
    return Robot(served.url, token)


@pytest.fixture(scope="module")
def ada(served: Served) -> Visitor:
    return Visitor(served.url)


class TestAtTheTable:
    def test_it_sits_down_and_plays_as_a_guest_and_everybody_sees_what_it_is(
        self, ada: Visitor, robo: Robot
    ) -> None:
        id = ada.make("me", "open", edition="junior")["id"]
        sat = robo.sit(id).json()
        assert [seat["kind"] for seat in sat["seats"]] == ["guest", "guest"]
        assert [seat["program"] for seat in ada.table(id)["seats"]] == [None, NAME]
        while ada.table(id)["state"] != "over":
            for who in (ada, robo):
                _play_a_while(who, id)
        facts = ada.log(id)
        assert [f.get("program") for f in facts if f["type"] == "sat"] == [None, NAME]
        assert {fact["bot"] for fact in facts if fact["type"] == "acted"} == {None}
        game = ada.get("/api/me/games").json()["games"][0]
        assert [seat["program"] for seat in game["seats"]] == [None, NAME]
        again = ada.post(f"/api/tables/{id}/rematch").json()
        assert [seat["program"] for seat in again["seats"]] == [None, NAME]

    def test_at_its_own_table_neither_it_nor_whom_it_seats_passes_for_a_person(
        self, robo: Robot
    ) -> None:
        table = robo.make(
            "me", {"kind": "local", "name": "Ann"}, {"kind": "bot"}, "open", edition="junior"
        )
        assert [seat["program"] for seat in table["seats"]] == [NAME, NAME, None, None]
        robo.sit(table["id"], local="Bea")
        assert robo.table(table["id"])["seats"][3]["program"] == NAME

    def test_a_nickname_does_not_hide_it_and_the_preview_counts_it_as_a_bot(
        self, ada: Visitor, robo: Robot
    ) -> None:
        id = ada.make("me", "open", "open", edition="junior", public=True)["id"]
        robo.sit(id)
        listed = next(table for table in robo.get("/api/tables").json() if table["id"] == id)
        assert listed["seats"][1]["program"] == NAME
        assert listed["seats"][1]["name"] != NAME
        page = ada.get(f"/t/{id}", headers={"Accept": "text/html"})
        if page.status_code == 200:  # where the client is built
            title = re.search(r"og:title\" content=\"([^\"]*)", page.text)
            assert title
            assert "a bot" in title[1]


def _play_a_while(who: Visitor, id: str) -> None:
    with suppress(AssertionError):  # the game does not end so soon
        play_on(who, id, most_actions=20)


class TestNotAmongPeople:
    def test_it_is_not_in_the_daily_ranking_nor_at_parties(self, ada: Visitor, robo: Robot) -> None:
        today = robo.get("/api/daily").json()["day"]
        answer = {"action": "roll", "key": fresh_key()}
        refused(robo.post(f"/api/daily/{today}/positions/1", answer), 403, "not-for-programs")
        refused(robo.put("/api/daily/name", {"shown": True}), 403, "not-for-programs")
        refused(robo.post("/api/parties", {"edition": "junior"}), 403, "not-for-programs")
        party = ada.post("/api/parties", {"edition": "junior"}).json()["id"]
        refused(robo.post(f"/api/parties/{party}/guests"), 403, "not-for-programs")
        brought = {"record": "", "key": fresh_key()}
        refused(robo.post("/api/me/games", brought), 403, "not-for-programs")

    def test_it_cannot_call_itself_otherwise(self, robo: Robot) -> None:
        refused(robo.put("/api/me", {"name": "Ann"}), 403, "not-for-programs")
        assert robo.put("/api/me", {"language": "de"}).json()["name"] == NAME
        told = robo.post("/api/parties", {"edition": "junior"}).json()
        assert told["title"].startswith("Das ist für Menschen.")


class TestOperator:
    def test_a_token_is_shown_once_and_alone_on_standard_output(
        self, served: Served, place: Path | str, token: str
    ) -> None:
        assert re.fullmatch(r"[A-Za-z0-9_-]{32}", token)
        listed = bot_account(place)
        assert f"{NAME}: last seen 20" in listed.stdout
        assert token not in listed.stdout + served.log_text()

    def test_another_token_takes_the_place_of_those_before_and_all_can_be_revoked(
        self, served: Served, place: Path | str
    ) -> None:
        """At once, although the server knows the account by then."""
        made = bot_account(place, "Mo")
        assert made.returncode == 0, made.stderr
        first = Robot(served.url, made.stdout.strip())
        told = first.get("/api/me")
        assert told.status_code == 200, told.text
        more = Robot(served.url, first.post("/api/me/tokens").json()["token"])
        assert more.get("/api/me").status_code == 200
        second = Robot(served.url, bot_account(place, "Mo", "--new-token").stdout.strip())
        assert second.get("/api/me").json()["name"] == "Mo"
        for old in (first, more):
            refused(old.get("/api/me"), 401, "no-guest")
        assert "No token of “Mo”" in bot_account(place, "Mo", "--revoke").stdout
        refused(second.get("/api/me"), 401, "no-guest")
        assert "Mo: last seen" in bot_account(place).stdout

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            ((NAME,), "There is a bot account “Robo 3000” already"),
            (("Nobody", "--revoke"), "There is no bot account “Nobody”"),
            (("Nobody", "--new-token"), "There is no bot account “Nobody”"),
            (("--revoke",), "Say which account"),
            (("\u202eoboR",), "no control or bidirectional characters"),
            (("R" * 25,), "1 to 24 characters"),
        ],
    )
    def test_what_cannot_be_done_is_refused_in_a_sentence(
        self, place: Path | str, token: str, words: tuple[str, ...], told: str
    ) -> None:
        done = bot_account(place, *words)
        assert done.returncode == 2
        assert told in done.stderr
        assert done.stdout == ""


def test_an_account_can_be_made_before_the_first_start(tmp_path: Path) -> None:
    made = bot_account(tmp_path / "wormgrill.db", "Mo")
    assert (tmp_path / "wormgrill.db").stat().st_mode & 0o777 == 0o600
    with Served(tmp_path / "wormgrill.db") as server:
        assert Robot(server.url, made.stdout.strip()).get("/api/me").json()["name"] == "Mo"


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada" * 1000)
    done = bot_account(file, "Mo")
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be used" in done.stderr
    assert file.read_text() == "Dear Ada" * 1000
