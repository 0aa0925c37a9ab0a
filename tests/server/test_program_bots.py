"""An operator lets programs play: they are offered, seen to be programs, and hold nobody up."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import PostgresServer
from tests.support.processes import PATIENCE, WORMGRILL, alive, until
from tests.support.programs import TestProgram
from tests.support.serving import Json, Served, Visitor, play_on, refused
from wormgrill.bots.offered import offered
from wormgrill.bots.registry import BOTS
from wormgrill.rules.errors import Refusal
from wormgrill.rules.seating import LONGEST_NAME
from wormgrill.server.trouble import BOT_STUMBLED

PYTHON_BOT = """
class Firm:
    def choose(self, position):
        return position.legal[-1]
"""


@pytest.fixture(scope="module")
def hugo(tmp_path_factory: pytest.TempPathFactory) -> TestProgram:
    return TestProgram(tmp_path_factory.mktemp("hugo"))


@pytest.fixture(scope="module")
def served(hugo: TestProgram, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    (folder / "firm_bot.py").write_text(PYTHON_BOT, "utf-8")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    options = (*hugo.option, "--bot", "firm=py:firm_bot:Firm", "--no-limits")
    with Served(folder / "wormgrill.db", *options, PYTHONPATH=path) as server:
        yield server


@pytest.fixture(scope="module")
def ada(served: Served) -> Visitor:
    return Visitor(served.url)


def stumbles(server: Served) -> list[Json]:
    """What was logged of bots that failed; it is expected, so the log is emptied."""
    found = [told for told in server.log() if told["event"] == BOT_STUMBLED]
    server.log_file.write_text("")
    return found


class TestOffered:
    def test_they_are_in_the_list_under_the_name_of_their_hello(self, ada: Visitor) -> None:
        bots = {bot["key"]: bot for bot in ada.get("/api/bots").json()}
        assert bots["hugo"]["program"] == "Hugo"
        assert bots["hugo"]["difficulty"] == 0
        assert bots["firm"]["program"] == "firm"  # a bot in Python says no hello
        assert bots["turn-ev"]["program"] is None
        assert [*bots][-2:] == ["champion", "champion-deep"]  # the strongest stay last

    def test_a_seat_and_its_story_tell_that_it_is_a_program(self, ada: Visitor) -> None:
        table = ada.make("me", {"kind": "bot", "bot": "hugo"}, edition="junior")
        seat = table["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "Hugo", "hugo")
        assert [one["program"] for one in table["seats"]] == [None, "Hugo"]
        sat = [fact for fact in ada.log(table["id"]) if fact["type"] == "sat"]
        assert [fact.get("program") for fact in sat] == [None, "Hugo"]

    def test_at_a_table_each_has_a_name_of_its_own(self, ada: Visitor) -> None:
        hugo = {"kind": "bot", "bot": "hugo"}
        table = ada.make("me", hugo, hugo, {**hugo, "name": "Bo"}, edition="junior")
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Hugo", "Hugo 2", "Bo"]
        assert [seat["program"] for seat in table["seats"]][1:] == ["Hugo"] * 3

    @pytest.mark.parametrize("key", ["hugo", "firm"])
    def test_they_play_a_whole_game(self, ada: Visitor, key: str) -> None:
        id = ada.make("me", {"kind": "bot", "bot": key}, edition="junior")["id"]
        over = play_on(ada, id)
        assert over["position"]["over"]
        acted = [fact for fact in ada.log(id) if fact["type"] == "acted" and fact["seat"] == 1]
        assert {fact["bot"] for fact in acted} == {key}
        mine = ada.get("/api/me/games").json()["games"]
        seats = next(game["seats"] for game in mine if game["table"] == id)
        assert seats[1]["program"] == over["seats"][1]["program"]

    def test_a_rematch_is_with_the_same_program(self, ada: Visitor) -> None:
        id = ada.make("me", {"kind": "bot", "bot": "hugo"}, edition="junior")["id"]
        play_on(ada, id)
        again = ada.post(f"/api/tables/{id}/rematch").json()
        assert again["seats"][1]["program"] == "Hugo"

    def test_one_process_plays_at_all_tables(self, ada: Visitor, hugo: TestProgram) -> None:
        for _ in range(3):
            table = ada.make("me", {"kind": "bot", "bot": "hugo"}, edition="junior")
            play_on(ada, table["id"], most_actions=10_000)
        asked_who_it_is, plays = hugo.started
        assert not alive(asked_who_it_is)
        assert alive(plays)

    def test_at_a_party_they_can_fill_up(self, ada: Visitor) -> None:
        asked = {"edition": "junior", "size": 2, "bot": "hugo"}
        party = ada.post("/api/parties", asked).json()
        started = ada.post(f"/api/parties/{party['id']}/rounds", {"round": 1})
        assert started.status_code in (200, 201), started.text
        table = ada.get("/api/me").json()["tables"][0]
        assert ada.table(table["id"])["seats"][1]["program"] == "Hugo"

    def test_no_other_program_can_be_named_over_the_wire(self, ada: Visitor) -> None:
        for bot in ("cmd: true", "hugo=cmd: true", "Hugo", "py:firm_bot:Firm"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            answer = ada.post("/api/tables", {"edition": "junior", "seats": seats})
            refused(answer, 400, "bad-request")


class TestFailures:
    """A bot of the house decides where the program does not, and the log of the table says so."""

    def test_one_that_fails_once_is_started_again(self, tmp_path: Path) -> None:
        programs = [
            TestProgram(tmp_path, key, faults={3: key}) for key in ("end", "stall", "cheat")
        ]
        bots = [word for program in programs for word in program.option]
        with Served(
            tmp_path / "wormgrill.db", *bots, "--bot-seconds", "2", "--no-limits"
        ) as server:
            ada = Visitor(server.url)
            for program in programs:
                id = ada.make("me", {"kind": "bot", "bot": program.key}, edition="junior")["id"]
                play_on(ada, id, most_actions=100_000)
                acted = [fact["bot"] for fact in ada.log(id) if fact.get("bot")]
                itself = program.key
                assert acted[1:6] == [itself, itself, "turn-ev", itself, itself]
            metrics = ada.get("/metrics").text
            assert re.search(r"^wormgrill_bot_trouble_total{.*} 3\.0$", metrics, re.MULTILINE)
            assert [told["bot"] for told in stumbles(server)] == ["end", "stall", "cheat"]
            assert [len(program.started) for program in programs] == [3] * 3
            assert server.stop() == 0
            last = [program.started[-1] for program in programs]
            until(lambda: not any(map(alive, last)), "a program has not ended with its server")

    def test_one_that_always_fails_rests_and_holds_nobody_up(self, tmp_path: Path) -> None:
        program = TestProgram(tmp_path, faults={"always": "end"})
        with Served(tmp_path / "wormgrill.db", *program.option, "--no-limits") as server:
            ada = Visitor(server.url)
            id = ada.make("me", {"kind": "bot", "bot": "hugo"}, edition="junior")["id"]
            over = play_on(ada, id)
            assert over["position"]["over"]
            assert 3 <= len(stumbles(server)) < 10  # then it rests

    def test_one_that_is_offered_no_more_is_played_on_by_the_house(self, tmp_path: Path) -> None:
        program = TestProgram(tmp_path)
        with Served(tmp_path / "wormgrill.db", *program.option, "--no-limits") as server:
            ada = Visitor(server.url)
            id = ada.make("me", {"kind": "bot", "bot": "hugo"}, edition="junior")["id"]
            server.stop()
            server.options = ("--no-limits",)
            server.start()
            over = play_on(ada, id)
            assert over["position"]["over"]
            assert over["seats"][1]["program"] == "Hugo"
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "hugo"}]
            refused(
                ada.post("/api/tables", {"edition": "junior", "seats": seats}), 400, "bad-request"
            )
            assert {told["bot"] for told in stumbles(server)} == {"hugo"}

    def test_a_killed_server_leaves_no_program_behind(self, tmp_path: Path) -> None:
        program = TestProgram(tmp_path)
        with Served(tmp_path / "wormgrill.db", *program.option, "--no-limits") as server:
            ada = Visitor(server.url)
            id = ada.make({"kind": "bot", "bot": "hugo"}, "me", edition="junior")["id"]
            until(lambda: ada.table(id)["version"] > 6, "the program does not play")
            server.kill()
            until(lambda: not alive(program.started[-1]), "the program has not ended")


class TestSeveralProcesses:
    def test_each_has_a_copy_and_all_offer_it(
        self, tmp_path: Path, postgres: PostgresServer
    ) -> None:
        program = TestProgram(tmp_path)
        options = ("--database", postgres.database(), "--processes", "2", "--no-limits")
        with Served(tmp_path / "wormgrill.db", *options, *program.option) as server:
            ada = Visitor(server.url)
            for _ in range(2):
                id = ada.make("me", {"kind": "bot", "bot": "hugo"}, edition="junior")["id"]
                over = play_on(ada, id)
                assert over["seats"][1]["program"] == "Hugo"
                acted = [fact for fact in ada.log(id) if fact["type"] == "acted"]
                assert {fact["bot"] for fact in acted if fact["seat"] == 1} == {"hugo"}
            assert 2 <= len(program.started) <= 3  # asked who it is, then at most one per process


class TestCommandLine:
    @pytest.mark.parametrize(
        ("given", "told"),
        [
            ("hugo", "after “hugo=” comes “cmd: PROGRAM"),
            ("Hugo=cmd: true", "“Hugo” is no name for a bot"),
            ("=cmd: true", "is no name for a bot"),
            ("hugo=./hugo", "after “hugo=” comes"),
            ("champion=cmd: true", "there is a bot “champion” already"),
            ("hugo=cmd: /no/such/program", "does not start"),
            ("hugo=cmd: false", "has ended"),
            ("hugo=py:no_such_module:Bot", "no-bot-module"),
        ],
    )
    def test_what_can_never_play_is_refused_before_anything_is_served(
        self, given: str, told: str
    ) -> None:
        with pytest.raises(Refusal, match=told):
            offered([given])

    def test_two_of_one_name_are_refused(self, tmp_path: Path) -> None:
        text = TestProgram(tmp_path).option[1]
        with pytest.raises(Refusal, match="there is a bot “hugo” already"):
            offered([text, text])

    def test_serve_says_so_in_a_sentence(self, tmp_path: Path) -> None:
        done = subprocess.run(
            [*WORMGRILL, "serve", "--database", tmp_path / "w.db", "--bot", "hugo=cmd: false"],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 2
        assert "“false” has ended" in done.stderr
        assert not (tmp_path / "w.db").exists()

    def test_no_shell_is_asked(self, tmp_path: Path) -> None:
        """What a shell would make of it are words for the program."""
        marker = tmp_path / "marker"
        with pytest.raises(Refusal):
            offered([f"hugo=cmd: false; touch {marker} && touch {marker} $(touch {marker})"])
        assert not marker.exists()

    @pytest.mark.parametrize(
        ("said", "shown"),
        [
            ("  Hugo ", "Hugo"),
            ("H" * 100, "H" * LONGEST_NAME),
            ("Hu\ngo", "hugo"),
            ("\u202eoguH", "hugo"),
            ("\u200b", "hugo"),
            ("", "hugo"),
            (None, "hugo"),
            (["Hugo"], "hugo"),
            (17, "hugo"),
        ],
    )
    def test_a_program_s_name_is_as_clean_as_a_guest_s(
        self, tmp_path: Path, said: object, shown: str
    ) -> None:
        (entry,) = offered([TestProgram(tmp_path, name=said).option[1]])
        assert (entry.key, entry.program) == ("hugo", shown)

    def test_nothing_is_offered_but_at_a_server(self) -> None:
        assert all(entry.program is None for entry in BOTS.values())
