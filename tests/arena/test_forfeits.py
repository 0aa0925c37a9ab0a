"""A bot that fails forfeits the game; the tournament goes on, and says what happened and where."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.arena import bad_bots
from tests.arena.test_arena_command import HELLO, QUICK, called, program, refused
from wormgrill import cli
from wormgrill.arena.game import Pairing, play_game
from wormgrill.arena.programs import keeping_programs
from wormgrill.arena.rounds import play_rounds
from wormgrill.arena.standings import Forfeit, GameResult, round_tally, standings
from wormgrill.formats.position_line import from_line
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options
from wormgrill.rules.position import Phase

BAD = "py:tests.arena.bad_bots:"
JUNIOR = EDITIONS["junior"]
WINS = '[print(\'{"ok": true, "action": "win"}\', flush=True) for _ in sys.stdin]'


def failed(bot: str, seconds: float | None = None) -> GameResult:
    pairing = Pairing(JUNIOR, Options(), (bot, "first-tile"), 3, seconds_per_move=seconds)
    with keeping_programs() as programs:
        return play_game(pairing, 0, programs)[0]


@pytest.mark.parametrize(
    ("bot", "fault", "message"),
    [
        ("Illegal", "illegal-action", "wants to do what it may not: “keep 9” is not possible now."),
        ("Raising", "exception", "raises KeyError: 'worm'"),
        ("Slow", "timeout", "has not chosen within 2 seconds."),
        ("Late", "timeout", "has not chosen within 2 seconds."),
    ],
)
def test_what_a_bot_of_your_own_does_wrong(bot: str, fault: str, message: str) -> None:
    result = failed(BAD + bot, 2 if fault == "timeout" else None)
    assert result.forfeit is not None
    assert (result.forfeit.fault, result.forfeit.seat) == (fault, 0)
    assert result.forfeit.told.startswith(f"The bot “{BAD}{bot}” {message}")
    assert ("bad_bots.py" in result.forfeit.trace) == (bot == "Raising")
    turn = from_line(result.forfeit.position).turn
    assert turn is not None
    assert turn.phase is Phase.AFTER
    assert (result.worms[0], result.places) == (0, (2, 1))


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("print('{\"ok\": false}', flush=True); input(); input()", "bad-answer"),
        ("input()", "ended"),
        (WINS, "illegal-action"),
        ("import time; time.sleep(600)", "timeout"),
    ],
)
def test_what_a_program_does_wrong(code: str, fault: str) -> None:
    result = failed(program(HELLO + code), 2 if fault == "timeout" else None)
    assert result.forfeit is not None
    assert result.forfeit.fault == fault


def test_who_is_in_time_is_not_late() -> None:
    """The alarm of a move that is over never rings in the next one."""
    assert failed(BAD + "Last", 60).forfeit is None


def test_the_others_are_placed_by_what_they_have_then() -> None:
    forfeit = Forfeit(0, 1, "exception", "…", "…")
    whole = round_tally([GameResult(("A", "B", "C"), (4, 0, 4), (1, 3, 1), 9, forfeit)])
    found = standings(whole)
    assert [found.bots[bot].wins for bot in "ABC"] == [0.5, 0, 0.5]
    assert [found.bots[bot].forfeits for bot in "ABC"] == [0, 1, 0]
    assert found.forfeits == {"B": forfeit}


def test_the_first_forfeit_is_told_however_rounds_are_shared_out() -> None:
    pairing = Pairing(JUNIOR, Options(), ("first-tile", f"{BAD}Illegal"), 3)
    one, other = (play_rounds(pairing, some).tally for some in (range(2), range(2, 5)))
    assert one + other == other + one == play_rounds(pairing, range(5)).tally
    found = standings(one + other)
    assert [first.game for first in found.forfeits.values()] == [0]
    assert found.bots[f"{BAD}Illegal"].forfeits == 10


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_table_tells_of_forfeits_and_how_to_see_them_again(
    capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    bot = f"{BAD}Illegal"
    arguments = (bot, "first-tile", "--games", "6", *QUICK, "--option", "free-choice")
    told = called(capsys, *arguments, "--workers", workers).splitlines()
    assert told[2].split()[-1] == "forfeits"
    assert [line.split()[-1] for line in told[3:5]] == ["0", "6"]
    assert f"{bot} forfeited 6 games, first game 1:" in told
    (again,) = [line for line in told if line.startswith("  To see it again: ")]
    command = shlex.split(again.removeprefix("  To see it again: "))
    assert command[:2] == ["wormgrill", "arena"]
    with pytest.raises(SystemExit) as ended:
        cli.main(command[1:])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    record = parse_record(out)
    assert not record.position().over
    position = from_line(err.split("Position: ")[1].strip())
    assert position == record.position()
    assert "(illegal-action)" in err


def test_programs_read_of_forfeits_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """And a forfeited game is saved as far as it came."""
    arguments = (f"{BAD}Raising", "random", "--games", "4", *QUICK)
    found = json.loads(called(capsys, *arguments, "--json", "--save", str(tmp_path)))
    (first,) = found["forfeits"]
    assert (first["bot"], first["game"], first["code"]) == (f"{BAD}Raising", 1, "exception")
    assert from_line(first["position"]).edition == JUNIOR
    assert first["command"].endswith("--seed 4 --game 1")
    assert [one["forfeits"] for one in found["bots"]] == [0, 4]
    assert not parse_record((tmp_path / "game-1.txt").read_text("utf-8")).position().over


def test_a_game_seen_again_shows_where_a_bot_of_your_own_raised(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["arena", f"{BAD}Raising", "random", *QUICK, "--game", "2"])
    err = capsys.readouterr().err
    assert err.startswith("Traceback (most recent call last):")
    assert 'raise KeyError("worm")' in err


def test_one_game_of_a_tournament_is_that_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    called(capsys, "random", "first-tile", "--games", "4", *QUICK, "--save", str(tmp_path))
    told = called(capsys, "random", "first-tile", *QUICK, "--game", "3")
    assert told == (tmp_path / "game-3.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--game", "0", *QUICK), "--game is at least 1."),
        (("--game", "1"), "--game needs the --seed of its tournament."),
        (("--game", "1", "--json", *QUICK), "leave --json out"),
        (("--time-per-move", "0"), "--time-per-move is a number of seconds above 0."),
        (("--time-per-move", "nan"), "--time-per-move is a number of seconds above 0."),
    ],
)
def test_what_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(capsys, "random", "random", *arguments)


def test_the_bad_bots_are_where_they_are_named() -> None:
    assert sys.modules[f"{BAD.removeprefix('py:').removesuffix(':')}"] is bad_bots
