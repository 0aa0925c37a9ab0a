"""`wormgrill review FOLDER`: every record by itself, every player over all of them."""

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.looking import look
from tests.support.processes import PATIENCE, WORMGRILL, running, until
from tests.support.selfplay import SMALL
from tests.support.standin import RECORDS
from wormgrill import cli
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.reviews.folder import ReviewedRecord, review_text
from wormgrill.reviews.messages import account_view
from wormgrill.rules import start
from wormgrill.rules.scoring import winners
from wormgrill.words.texts import LANGUAGES

JUNIOR = [file for file in RECORDS if "junior" in file.name]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two whole games and one that goes on."""
    found = tmp_path / "games"
    found.mkdir()
    for file in JUNIOR:
        shutil.copy(file, found)
    lines = JUNIOR[0].read_text("utf-8").splitlines()
    (found / "open.txt").write_text("\n".join(lines[:8]) + "\n", "utf-8")
    (found / "notes.md").write_text("Not a record, and nobody says so.", "utf-8")
    return found


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> tuple[str, str]:
    if status:
        with pytest.raises(SystemExit) as ended:
            cli.main(["review", *arguments])
        assert ended.value.code == status
    else:
        cli.main(["review", *arguments])
    return capsys.readouterr()


def as_json(folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    out, err = told(capsys, str(folder), "--json", *arguments)
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found


def test_records_are_told_one_by_one_and_players_over_all(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = told(capsys, str(folder), "--workers", "1")
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "3 records reviewed."
    assert lines[2].split("  ")[0] == "Player"
    assert sum(line.endswith("  junior-2-players.txt") for line in lines) == 2
    assert sum(line.endswith("  junior-5-players.txt") for line in lines) == 5
    assert sum(line.endswith("  open.txt (not over)") for line in lines) == 2
    assert "All games of a player, on average per game" in lines
    assert max(map(len, lines)) <= 80


def test_everything_fits_into_40_columns_of_a_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    look(monkeypatch, columns=40)
    (folder / "open.txt").rename(folder / "a-game-that-goes-on-tomorrow.txt")
    lines = told(capsys, str(folder), "--workers", "1")[0].splitlines()
    assert max(map(len, lines)) <= 40
    assert lines.count("    a-game-that-goes-on-tomorrow.txt") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = told(capsys, str(folder), "--workers", "1", "--language", language)
    words = {"de": "Eigene Fehler", "en": "Own errors", "fr": "Ses erreurs", "it": "Errori propri"}
    assert words[language] in out


def test_the_figures_are_those_of_each_review_and_their_means_add_up(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = as_json(folder, capsys, "--workers", "1")
    assert list(found) == ["records", "players", "skipped"]
    by_name: dict[str, list[dict[str, Any]]] = {}
    for record in found["records"]:
        file = folder / record["file"]
        alone = review_text(file.name, file.read_text("utf-8"))
        assert isinstance(alone, ReviewedRecord)
        assert record["seats"] == [_json(account_view(seat)) for seat in alone.seats]
        for seat in record["seats"]:
            by_name.setdefault(seat["name"], []).append(seat)
    assert [record["finished"] for record in found["records"]] == [True, True, False]
    assert {player["account"]["name"] for player in found["players"]} == by_name.keys()
    for player in found["players"]:
        account, games = player["account"], by_name[player["account"]["name"]]
        assert player["games"] == len(games)
        assert account["turns"] == sum(game["turns"] for game in games)
        assert account["luck"] == pytest.approx(sum(game["luck"] for game in games) / len(games))
        lost = -sum(game["errors"] for game in games)
        assert account["per_turn"] == pytest.approx(lost / account["turns"])
        parts = sum(account[part] for part in ("start", "luck", "errors", "others", "correction"))
        assert parts == pytest.approx(account["result"])
    given_away = [player["account"]["per_turn"] for player in found["players"]]
    assert given_away == sorted(given_away)


def test_who_has_played_enough_is_told_which_level_plays_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ten games of a setting in which the levels were measured; fewer tell nothing."""
    games = str(tmp_path / "games")
    bots = ("level-3", "level-7.5", "--edition", "junior", "--games", "12", "--seed", "3")
    cli.main(["arena", *bots, "--save", games, "--workers", "1"])
    capsys.readouterr()
    found = {
        player["account"]["name"]: player["level"]
        for player in as_json(Path(games), capsys, "--workers", "1")["players"]
    }
    assert found.keys() == {"level-3", "level-7.5"}
    assert found["level-3"]["nearest"] < found["level-7.5"]["nearest"]
    for level in found.values():
        assert (level["edition"], level["players"]) == ("junior", 2)
        assert level["bot"] == f"level-{level['nearest']:g}"
        assert level["low"] <= level["nearest"] <= level["high"]
    out, _ = told(capsys, games, "--workers", "1")
    assert "level-3 plays like level " in out
    assert out.endswith(", by games of Heckmeck Junior with 2 players.\n")
    for file in sorted(Path(games).iterdir())[9:]:
        file.unlink()
    assert "plays like" not in told(capsys, games, "--workers", "1")[0]


def _json(view: object) -> Any:
    return json.loads(json.dumps(msgspec.to_builtins(view)))


def test_worker_processes_find_the_same_to_the_last_digit(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = as_json(folder, capsys, "--workers", "1")
    assert as_json(folder, capsys, "--workers", "2") == here


def test_what_cannot_be_reviewed_is_named_and_skipped_and_the_status_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.txt").write_text("my diary\n", "utf-8")
    (folder / "custom.txt").write_text(print_record(Record(start(SMALL, ["Ada", "Bo"]))), "utf-8")
    (folder / "folder.txt").mkdir()
    (folder / "photo.txt").write_bytes(b"\xff\xd8\xff")
    out, err = told(capsys, str(folder), "--json", "--workers", "1", status=1)
    found = json.loads(out)
    assert len(found["records"]) == 3
    assert {one["file"]: one["code"] for one in found["skipped"]} == {
        "bad.txt": "bad-record",
        "custom.txt": "no-champion",
        "folder.txt": "unreadable",
        "photo.txt": "bad-record",
    }
    lines = err.splitlines()
    assert lines[0].startswith("Skipped: bad.txt: line 1, column 1: a record begins with")
    assert lines[2] == "Skipped: folder.txt: Is a directory"
    assert len(lines) == 4


def test_a_folder_of_bad_records_alone_has_no_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.txt").write_text("my diary\n", "utf-8")
    out, _ = told(capsys, str(tmp_path), status=1)
    assert out == "0 records reviewed.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--html", "report.html"), "A folder has no report to look at"),
        (("--workers", "0"), "--workers is at least 1."),
        (("--workers", "2", "--cluster", "tcp://127.0.0.1:1"), "leave --workers out"),
        ((), "there is no record (*.txt) in this folder."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    out, err = told(capsys, str(tmp_path), *arguments, status=2)
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


def test_workers_and_clusters_are_for_folders(capsys: pytest.CaptureFixture[str]) -> None:
    _, err = told(capsys, str(JUNIOR[0]), "--cluster", "tcp://127.0.0.1:1", status=2)
    assert "--cluster is for a folder of them" in err


def test_the_bar_is_for_those_who_look(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    _, err = told(capsys, str(folder), "--workers", "1")
    assert "3 of 3 records" in err


def test_ctrl_c_stops_at_once_and_says_how_far_it_came(tmp_path: Path) -> None:
    for number in range(40):
        shutil.copy(JUNIOR[0], tmp_path / f"{number:02}.txt")
    silent = tmp_path / "30.txt"
    silent.unlink()
    os.mkfifo(silent)  # nobody writes into it: it is being read until it is stopped
    command = [*WORMGRILL, "review", str(tmp_path), "--workers", "2"]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reviewing:
        with _writing(silent):
            os.killpg(reviewing.pid, signal.SIGINT)
        out, err = reviewing.communicate(timeout=PATIENCE)
        assert reviewing.returncode == 130
        assert reviewing.family() == []
    assert out == b""
    assert re.fullmatch(r"Stopped: [1-9]\d* of 40 records were reviewed\.\n", err.decode())


@contextmanager
def _writing(pipe: Path) -> Iterator[None]:
    """As soon as somebody reads it. Its end wakes a reader who began just as a signal came: Python
    looks for signals before it reads and when one breaks off the reading, not in between."""
    opened: list[int] = []

    def read() -> bool:
        with suppress(OSError):
            opened.append(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
        return bool(opened)

    until(read, "nobody reads it")
    try:
        yield
    finally:
        os.close(opened[0])


def test_the_result_is_who_won() -> None:
    for file in JUNIOR:
        text = file.read_text("utf-8")
        found = review_text(file.name, text)
        assert isinstance(found, ReviewedRecord)
        best = winners(parse_record(text).position())
        assert [seat.result for seat in found.seats] == [
            1 / len(best) if seat in best else 0.0 for seat in range(len(found.seats))
        ]
