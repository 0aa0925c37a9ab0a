"""The pages about the interface do not lie: curl plays their game, fields and numbers are true."""

import os
import re
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Json, Served, Visitor, fresh_key
from wormgrill.dice.verified import verify
from wormgrill.formats.record_reader import parse_record
from wormgrill.match import commands, view
from wormgrill.match.listeners import WAITING_MESSAGES
from wormgrill.match.log_schema import AnyFact, LogFact
from wormgrill.match.new_table import (
    LONGEST_PACE,
    MOST_DICE,
    MOST_FACES,
    SHORTEST_PACE,
    STAND_IN,
    SeatRequest,
    TableRequest,
)
from wormgrill.match.retention import DAY, Retention
from wormgrill.match.room_services import ABSENT_AFTER, DESERTED_AFTER
from wormgrill.match.rooms import CODE_LENGTH
from wormgrill.rules import game
from wormgrill.server import messages
from wormgrill.server.app import BODY_BYTES
from wormgrill.server.guests import DEVICE_SECONDS, TOKEN_BYTES
from wormgrill.server.limits import RATES
from wormgrill.server.open_streams import MOST_STREAMS
from wormgrill.server.reviewing import MOST_STEPS
from wormgrill.server.routes.review import RECORD_BYTES
from wormgrill.server.store.guests import MOST_TOKENS
from wormgrill.server.stream import HEARTBEAT_SECONDS, RETRY_MS
from wormgrill.words.texts import LANGUAGES, say
from wormgrill.work.queue import MOST_OF_ONE

DOCS = Path(__file__).parents[2] / "docs"
CURL = (DOCS / "how-to" / "curl.md").read_text("utf-8")
HTTP = (DOCS / "reference" / "http.md").read_text("utf-8")


def section(title: str) -> str:
    return HTTP.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def words(text: str) -> list[str]:
    """What stands in backticks, but for whole blocks."""
    return re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


@pytest.mark.skipif(not shutil.which("bash") or not shutil.which("curl"), reason="needs curl")
def test_the_page_plays_a_whole_game_with_curl_and_verifies_it(tmp_path: Path) -> None:
    """With the usual limits; `sh` blocks are run as they stand."""
    script = "\n".join(re.findall(r"```sh\n(.*?)```", CURL, re.DOTALL))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with Served(tmp_path / "wormgrill.db") as server:
        played = subprocess.run(
            ["bash", "-eu", "-c", script],
            cwd=tmp_path,
            env={**os.environ, "SERVER": server.url, "PATH": path},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        log = server.log()
    text = (tmp_path / "curly.txt").read_text("utf-8")
    assert "\nResult: Curly " in text
    assert "\nContribution: " in text
    record = parse_record(text)
    assert record.position().over
    assert say("verify-holds", rolls=verify(record)) in played.stdout
    assert {line["status"] for line in log if "status" in line} <= {200, 201, 429}


def test_the_reference_has_every_route_and_no_other(served: Served) -> None:
    paths: Json = patient.get(f"{served.url}/schema/openapi.json").json()["paths"]
    routes = {f"{method.upper()} {path}" for path, item in paths.items() for method in item}
    told = {word for word in words(HTTP) if re.match(r"(GET|PUT|POST|DELETE) /", word)}
    assert told == routes


@pytest.mark.parametrize(
    "struct",
    [
        *(view.TableView, view.SeatView, view.FairnessView, view.SeriesView),
        *(view.LogPage, view.WormsView),
        *(messages.MeAsked, messages.MeView, messages.UnfinishedTable, messages.TokenView),
        *(messages.DeviceAsked, messages.DeviceView, SeatRequest, TableRequest),
        *(messages.SitAsked, messages.ActionAsked, messages.PhraseAsked, messages.BotView),
        *(messages.PhraseView, messages.CodeView, messages.ProblemView),
        messages.ReviewAsked,
    ],
)
def test_the_reference_has_every_field(struct: type[msgspec.Struct]) -> None:
    told = set(words(HTTP))
    assert [name for name in struct.__struct_encode_fields__ if name not in told] == []


def test_the_reference_has_every_event_with_its_fields() -> None:
    """Those of the engine protocol are told there."""
    rows = [
        [set(words(cell)) for cell in line.split("|")[1:3]]
        for line in section("Events").splitlines()
        if line.startswith("| `")
    ]
    told = {kind: fields for kinds, fields in rows for kind in kinds}
    (engine,) = (kinds for kinds, _ in rows if len(kinds) > 1)
    facts = {str(fact.__struct_config__.tag): fact for fact in get_args(AnyFact)}
    assert set(told) == set(facts)
    everywhere = set(LogFact.__struct_fields__)
    assert everywhere <= set(words(section("Events")))
    for kind in set(facts) - engine:
        fields = set(facts[kind].__struct_encode_fields__) - everywhere
        assert fields <= told[kind], kind


def test_the_limits_of_the_reference_are_those_of_the_server() -> None:
    rows = re.findall(
        r"^\| `([a-z]+)`.*\| (?:guest|address|IPv6 network of 48 bits) \| ([\d./]+) \| (\d+) \|$",
        section("Limits"),
        re.MULTILINE,
    )
    told = {name: (float(Fraction(rate)), float(holds)) for name, rate, holds in rows}
    assert told == {name: (rate.per_second, rate.burst) for name, rate in RATES.items()}


def test_the_numbers_of_the_reference_are_those_of_the_server() -> None:
    tidy = Retention()
    sentences = [
        f"| a request's body | {BODY_BYTES} bytes |",
        f"| the body of `POST /api/reviews` | {RECORD_BYTES} bytes |",
        f"| steps of a game that is reviewed | {MOST_STEPS} |",
        f"| reviews, pictures and hints of one asker that wait | {MOST_OF_ONE} |",
        f"| open streams per address | {MOST_STREAMS} |",
        f"| messages waiting for a slow reader | {WAITING_MESSAGES} |",
        f"| tokens per guest, of each kind | {MOST_TOKENS} |",
        f"{TOKEN_BYTES} random bytes",
        f"`seconds`: {DEVICE_SECONDS:.0f}",
        f"after {HEARTBEAT_SECONDS:.0f} seconds of silence",
        f'{{"type": "bye", "retry": {RETRY_MS}}}',
        f"absent for {ABSENT_AFTER:.0f} seconds",
        f"looked on for {DESERTED_AFTER:.0f} seconds",
        f"after {game.MOST_STEPS:,} decisions and rolls",
        f"{SHORTEST_PACE} to {LONGEST_PACE}, or null",
        f"at most {MOST_DICE} dice of {MOST_FACES} faces",
        f"played by the bot `{STAND_IN}`",
        f"| an open table that nobody touches | {tidy.open / DAY:.0f} day, with",
        f"a day or more {tidy.playing / DAY:.0f} days, then",
        f"| a game that nobody touches | {tidy.playing / DAY:.0f} days, then",
        f"with all its events | {tidy.deleted / DAY:.0f} days, then",
        f"with their tokens and answers to the daily grill | {tidy.deleted / DAY:.0f} days, then",
    ]
    flat = " ".join(HTTP.split())
    assert [sentence for sentence in sentences if sentence not in flat] == []
    assert CODE_LENGTH == 6
    assert "six letters" in HTTP


def test_the_reference_has_every_phrase_and_language() -> None:
    told = words(section("Hints and phrases").partition("The phrases are")[2])
    assert tuple(told) == commands.PHRASES
    assert ", ".join(f"`{language}`" for language in LANGUAGES) in HTTP


def test_what_the_reference_says_about_versions_and_keys(served: Served) -> None:
    """Phrases do not make an action stale, seats do; a key gets its first answer again."""
    ada, bo = Visitor(served.url), Visitor(served.url, "Bo")
    table: dict[str, Any] = ada.make("me", "open")
    bo.sit(table["id"])
    version = ada.table(table["id"])["version"]
    bo.post(f"/api/tables/{table['id']}/phrases", {"phrase": "good-luck"})
    key = fresh_key()
    first = ada.act(table["id"], 0, "roll", version, key)
    assert first.status_code == 200
    bo.delete(f"/api/tables/{table['id']}/seats/1")
    assert ada.act(table["id"], 0, "roll", version, key).json() == first.json()
    stale = ada.act(table["id"], 0, first.json()["position"]["legal"][0], first.json()["version"])
    assert stale.status_code == 409
    problem = stale.json()
    assert [event["type"] for event in problem["events"]] == ["bot"]
    assert problem["version"] == first.json()["version"] + 1
    assert problem["position"] == first.json()["position"]
