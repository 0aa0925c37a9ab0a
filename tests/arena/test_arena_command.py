"""`wormgrill arena`, as its users call it."""

import json
import os
import shlex
import signal
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.support.processes import PATIENCE, WORMGRILL, Program, running, until
from wormgrill import cli
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules.scoring import scores, winners

QUICK = ("--edition", "junior", "--seed", "4", "--workers", "1")


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    cli.main(["arena", *arguments])
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main(["arena", *arguments])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def program(code: str) -> str:
    return f"cmd: {shlex.join([sys.executable, '-c', code])}"


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    lines = called(capsys, "first-tile", "random", "--games", "39", *QUICK).splitlines()
    assert lines[0] == "Heckmeck Junior: 40 games of 2 players, seed 4."
    assert lines[2].split("  ")[0] == "bot"
    assert lines[3].startswith("first-tile     40")
    assert lines[4].startswith("random         40")
    assert lines[7].startswith("0 (starts)")
    assert lines[-2].endswith("turns per game.")
    assert lines[-1].endswith("with 1 worker.")


def test_options_are_told_and_move_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    told = called(
        *(capsys, "random", "random", "--games", "2", *QUICK),
        *("--option", "first=1", "--option", "free-choice"),
    )
    assert "Heckmeck Junior (free-choice=yes, first=1): 2 games" in told
    assert "1 (starts)" in told


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(called(capsys, *arguments, "--json"))
    return found


def test_the_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "first-tile", "random", "--games", "40", *QUICK)
    assert list(found) == [
        *("edition", "options", "players", "seed", "games", "bots", "seats", "turns"),
        *("forfeits", "stopped", "seconds", "games_per_second"),
    ]
    assert (found["forfeits"], found["stopped"]) == ([], False)
    assert (found["edition"], found["options"], found["players"]) == ("junior", {}, 2)
    assert (found["seed"], found["games"]) == (4, 40)
    rate = ["win_rate", "low", "high"]
    for one in found["bots"]:
        assert list(one) == ["bot", "games", "wins", *rate, "worms", "place", "forfeits"]
        assert 0 <= one["low"] <= one["win_rate"] <= one["high"] <= 1
    assert [list(one) for one in found["seats"]] == [["seat", *rate]] * 2
    assert [one["seat"] for one in found["seats"]] == [0, 1]


def test_the_same_seed_gives_the_same_with_any_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = []
    for workers in "123":
        one = as_json(
            *(capsys, "random", "first-tile", "--players", "3", "--edition", "junior"),
            *("--games", "30", "--seed", "9", "--workers", workers),
        )
        del one["seconds"], one["games_per_second"]
        found.append(one)
    assert found[0] == found[1] == found[2]
    assert [one["games"] for one in found[0]["bots"]] == [30, 60]


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ("random", "--players", "2", "--edition", "junior", "--games", "4", "--workers", "1")
    first = as_json(capsys, *quick)
    again = as_json(capsys, *quick, "--seed", str(first["seed"]))
    assert again["bots"] == first["bots"]


def test_saved_records_agree_with_the_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "games"
    found = as_json(
        *(capsys, "first-tile", "random", "--games", "10", *QUICK, "--save", str(folder))
    )
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{number:02}.txt" for number in range(1, 11)]
    wins, worms = {"first-tile": 0.0, "random": 0.0}, {"first-tile": 0, "random": 0}
    for file in files:
        position = parse_record(file.read_text("utf-8")).position()
        best = winners(position)
        for seat, score in enumerate(scores(position)):
            bot = position.seats[seat].name
            wins[bot] += (seat in best) / len(best)
            worms[bot] += score
    for one in found["bots"]:
        assert one["wins"] == pytest.approx(wins[one["bot"]])
        assert one["worms"] == pytest.approx(worms[one["bot"]] / 10)
    told = refused(capsys, "random", "random", *QUICK, "--save", str(folder))
    assert "there is something in this folder already" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("first-tile",), "first-tile needs somebody to play with"),
        (("first-tile", "deep-thought"), "bot: “deep-thought” is not known."),
        (("first-tile", "--players", "1"), "classic is for 2 to 7 players, not 1."),
        (("random", "--players", "8"), "classic is for 2 to 7 players, not 8."),
        (("random", "random", "random", "--players", "2"), "3 bots do not fit on 2 seats"),
        (("random", "random", "--games", "0"), "--games is at least 1."),
        (("random", "random", "--workers", "0"), "--workers is at least 1."),
        (("random", "random", "--edition", "poker"), "edition: “poker” is not known."),
        (("random", "random", "--option", "fast"), "“fast” is not an option."),
        (("random", "random", "--option", "first=2"), "there is no seat 2"),
        (("random", "random", "--save", "/dev/null"), "/dev/null: File exists"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(capsys, *arguments)


HELLO = 'import sys; input(); print(\'{"ok": true, "bots": ["x"]}\', flush=True); '


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("pass", "has ended."),
        ("print('hello', flush=True); input(); input()", "something that is not JSON"),
    ],
)
def test_a_program_that_is_never_ready_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], workers: str, code: str, message: str
) -> None:
    told = refused(
        *(capsys, program(code), "first-tile", "--games", "20", "--workers", workers),
        *("--edition", "junior"),
    )
    assert message in told


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "does not start" in refused(capsys, "cmd: /no/such/program", "random", "--games", "2")


def arena(folder: Path, workers: str, *ignoring: signal.Signals) -> AbstractContextManager[Program]:
    """A tournament that does not end by itself, and saves its games in the folder."""
    options = ("--games", "1000000", *QUICK, "--workers", workers, "--save", str(folder))
    command = [*WORMGRILL, "arena", "random", "random", *options]
    return running(command, ignoring, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def stopped(arena: Program) -> str:
    """What it said at its end, with nobody left over: the standings of what was played, too."""
    out, err = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 130
    assert arena.family() == []
    told = err.decode()
    assert out.decode().startswith(f"Heckmeck Junior: {told.split()[1]} game")
    return told


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGHUP])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_at_once_and_says_how_far_it_came(
    workers: str, tmp_path: Path, sent: signal.Signals
) -> None:
    with arena(tmp_path, workers) as playing:
        until(lambda: any(tmp_path.iterdir()), "no game was finished")
        os.killpg(playing.pid, sent)  # as a terminal does, also one that is closed
        told = stopped(playing)
    assert told.startswith("Stopped: ")
    assert told.endswith(" of 1,000,000 games were finished.\n")
    assert int(told.split()[1].replace(",", "")) > 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_nohup_and_background_jobs_ignore_stays_ignored_but_sigterm_stops(
    workers: str, tmp_path: Path
) -> None:
    with arena(tmp_path, workers, signal.SIGINT, signal.SIGHUP) as playing:
        until(lambda: any(tmp_path.iterdir()), "no game was finished")
        for ignored in (signal.SIGINT, signal.SIGHUP):
            os.killpg(playing.pid, ignored)
        so_far = len(list(tmp_path.iterdir()))
        until(lambda: len(list(tmp_path.iterdir())) > so_far, "it does not go on")
        playing.terminate()
        assert stopped(playing).startswith("Stopped: ")


def test_the_bar_is_for_those_who_look(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli.main(["arena", "random", "random", "--games", "4", *QUICK])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    cli.main(["arena", "random", "random", "--games", "4", *QUICK])
    bar = capsys.readouterr().err
    assert "[########################] 4 of 4 games" in bar
    assert bar.rsplit("\r", 2)[1].strip() == ""  # and wiped away
