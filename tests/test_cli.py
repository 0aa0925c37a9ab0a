"""The one command, as its users call it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from tests.support.processes import PATIENCE, running
from tests.support.selfplay import SMALL
from wormgrill.formats.edition_toml import edition_table
from wormgrill.formats.position_json import POSITION_SCHEMA, encode
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, start
from wormgrill.version import __version__
from wormgrill.words.plainer import EVEN, PLAINER

RECORDS = Path(__file__).parent / "data" / "records"
JUNIOR = RECORDS / "junior-2-players.txt"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def wormgrill(home: Path, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "wormgrill", *arguments],
        input=typed,
        env={**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_help_and_version(home: Path) -> None:
    assert "plain text" in wormgrill(home, "--help").stdout
    assert wormgrill(home, "--version").stdout == f"wormgrill {__version__}\n"
    assert "--resume" in wormgrill(home, "play", "--help").stdout


def test_a_game_is_played_in_a_pipe_and_kept_in_the_data_folder(home: Path) -> None:
    done = wormgrill(home, "play", "--seed", "3", typed="\n1\nroll\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Playing: Player 1 and Player 2." in done.stdout
    (kept,) = (home / "wormgrill" / "games").glob("*.txt")
    assert f"Go on with: wormgrill play --resume {kept}" in done.stdout
    record = parse_record(kept.read_text("utf-8"))
    assert record.dice == "seed 3"
    assert len(record.steps) == 5


def test_a_seed_goes_on_where_it_stopped(home: Path, tmp_path: Path) -> None:
    """A game in two sittings has the dice of the same game in one."""
    moves = "\n1\nr\n1\nr\n1\nr\n1\nr\n1\nr\n" * 20
    common = ("play", "--edition", "junior", "--players", "Ada", "Bo", "--seed", "9")
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    wormgrill(home, *common, "--save", str(whole), typed=moves)
    lines = moves.splitlines(keepends=True)
    wormgrill(home, *common, "--save", str(parts), typed="".join(lines[:31]))
    wormgrill(home, "play", "--resume", str(parts), typed="".join(lines[31:]))
    assert parts.read_text("utf-8") == whole.read_text("utf-8")
    assert len(parse_record(whole.read_text("utf-8")).steps) > 40


def test_verified_dice_are_kept_with_their_receipt_go_on_and_hold(home: Path) -> None:
    common = ("--edition", "junior", "--players", "Ada", "--bot", "random")
    begun = wormgrill(home, "play", *common, "--dice", "verified", typed="\n1\n")
    (kept,) = (home / "wormgrill" / "games").glob("*.txt")
    commitment = kept.read_text("utf-8").partition("Commitment: ")[2][:64]
    assert f"Its fingerprint, for you to compare at the end: {commitment}" in begun.stdout
    played = wormgrill(home, "play", "--resume", str(kept), typed="\n1\n2\n" * 90)
    assert f"Were the dice as promised? wormgrill verify {kept}" in played.stdout
    verified = wormgrill(home, "verify", str(kept))
    assert verified.returncode == 0
    assert f"Commitment: {commitment}" in verified.stdout
    refused = wormgrill(home, "play", "--dice", "verified", "--seed", "1")
    assert "--seed and --dice verified exclude each other" in refused.stderr


def test_options_and_names_are_said_at_the_start(home: Path) -> None:
    done = wormgrill(
        home,
        *("play", "--edition", "deluxe", "--players", "Ada", "Bo", "Cy"),
        *("--option", "short-game", "--option", "first=2", "--dice", "typed"),
    )
    assert "Playing: Ada, Bo and Cy." in done.stdout
    assert "Agreed: short game: a returned tile" in done.stdout
    assert "Cy starts (O3)" in done.stdout
    assert "You roll real dice on the table and type what they show." in done.stdout
    assert "--- Turn 1: Cy ---" in done.stdout


def test_a_game_with_bots_goes_on_with_them(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    bots = ("--bot", "turn-ev", "--bot", "turn-ev", "--bot", "cmd: /no/such/program")
    done = wormgrill(home, "play", "--seed", "2", "--save", str(file), *bots, typed="q\n")
    assert "Playing: Player 1, Calculator, Calculator 2 and program." in done.stdout
    assert "Calculator, Calculator 2 and program are bots." in done.stdout
    record = parse_record(file.read_text("utf-8"))
    assert record.bots == ((1, "turn-ev"), (2, "turn-ev"), (3, "cmd: /no/such/program"))
    again = wormgrill(home, "play", "--resume", str(file), typed="q\n")
    assert "Calculator, Calculator 2 and program are bots." in again.stdout


def test_one_name_alone_plays_against_a_bot(home: Path) -> None:
    done = wormgrill(home, "play", "--players", "Ada")
    assert "Playing: Ada and Careful.\nCareful is a bot.\n" in done.stdout


@pytest.mark.parametrize(
    ("language", "bot", "names"),
    [
        ("de", "turn-ev", "Ada und Rechenass"),
        ("en", "level-4", "Ada and Strength 4"),
        ("fr", "turn-ev", "Ada et Calculette"),
        ("it", "random", "Ada e Testa fra le nuvole"),
    ],
)
def test_a_bot_is_called_as_in_the_browser(home: Path, language: str, bot: str, names: str) -> None:
    game = ("play", "--players", "Ada", "--bot", bot, "--language", language)
    assert f"{names}." in wormgrill(home, *game).stdout


def test_a_bot_makes_way_for_somebody_of_its_name(home: Path) -> None:
    done = wormgrill(home, "play", "--players", "calculator", "--bot", "turn-ev")
    assert "Playing: calculator and Calculator 2." in done.stdout


def test_a_file_that_exists_is_not_overwritten(home: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("my diary")
    done = wormgrill(home, "play", "--save", str(precious))
    assert done.returncode == 2
    assert "exists already. Name another file" in done.stderr
    assert precious.read_text() == "my diary"


def test_resume_goes_on_with_a_game_in_which_something_happened(home: Path) -> None:
    wormgrill(home, "play", "--players", "Ada", "Bo", "--seed", "1", typed="\n")
    wormgrill(home, "play", "--players", "Cy", "Dora", "--seed", "1", typed="q\n")
    assert "Playing: Ada and Bo." in wormgrill(home, "play", "--resume").stdout


def test_a_terminal_without_our_quotes_is_no_trouble(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    done = wormgrill(home, "play", "--edition", "poker")
    assert done.returncode == 2
    assert '"poker" is not known' in done.stderr


def test_the_bots_are_listed_with_their_tempers(home: Path) -> None:
    listed = wormgrill(home, "bots").stdout
    assert listed.startswith("random (difficulty 1 of 5): ")
    assert "\nturn-ev (difficulty 4 of 5): " in listed
    assert "cmd: PROGRAM" in listed


def test_a_custom_edition_is_played_from_its_file(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(
        'key = "tiny"\nkind = "junior"\nplayers = [2, 3]\ndice = 2\n'
        'faces = [{ name = "worm", points = 1 }, { name = "bun", points = 2 }]\n'
        "tiles = [{ value = 3, worms = 1 }]\n"
    )
    done = wormgrill(home, "play", "--edition", str(file), "--option", "free-choice=no")
    assert done.stdout.startswith("tiny.\n")
    assert "--- Turn 1: Player 1 ---" in done.stdout
    assert "R30" in wormgrill(home, "rules", str(file)).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "--edition", "poker"), "edition: “poker” is not known. Known: classic,"),
        (("play", "--edition", "no.toml"), "no.toml: there is no such file."),
        (("play", "--players", *"ABCDEFGH"), "classic is for 2 to 7 players, not 8."),
        (("play", "--players", "Ada", "Ada"), "“Ada” is there twice; names must differ."),
        (("play", "--option", "fast"), "“fast” is not an option. Options: short-game,"),
        (("play", "--option", "first"), "“first” is not an option."),
        (("play", "--option", "first=5"), "there is no seat 5; seats count from 0."),
        (("play", "--seed", "1", "--dice", "typed"), "exclude each other"),
        (("play", "--resume"), "There is no unfinished game to go on with."),
        (("play", "--resume", "x.txt", "--seed", "1"), "leave --seed out."),
        (("play", "--resume", "x.txt", "--edition", "junior"), "leave --edition out."),
        (("play", "--resume", "x.txt", "--bot", "random"), "leave --bot out."),
        (("play", "--resume", "x.txt", "--dice", "typed"), "leave --dice out."),
        (("play", "--bot", "cmd:"), "After “cmd:” comes the program to ask."),
        (("play", "--bot", "deep"), "bot: “deep” is not known. Known: random,"),
        (("play", "--resume", "x.txt"), "x.txt: there is no such file."),
        (("replay", "x.txt"), "x.txt: there is no such file."),
        (("replay", "/"), "/: Is a directory"),
        (("rules", "poker"), "edition: “poker” is not known."),
        (("perft", "junior", "1", "--players", "6"), "junior is for 2 to 5 players, not 6."),
    ],
)
def test_trouble_is_one_sentence_and_status_2(
    home: Path, arguments: tuple[str, ...], message: str
) -> None:
    done = wormgrill(home, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("wormgrill: ")
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_record_that_is_wrong_is_refused_with_its_place(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(
        "Wormgrill record 1\nEdition: classic\nPlayer: Ada\nPlayer: Bo\n\n1. Bo: stop\n"
    )
    done = wormgrill(home, "replay", str(file))
    assert done.returncode == 2
    assert f"{file}: line 6, column 1: expected “1. Ada: …”" in done.stderr
    file.write_bytes(b"\xff\xfe")
    assert "this is not a text file in UTF-8" in wormgrill(home, "replay", str(file)).stderr


def test_a_finished_game_is_not_resumed_but_retold(home: Path) -> None:
    file = str(RECORDS / "classic-2-players.txt")
    done = wormgrill(home, "play", "--resume", file)
    assert done.returncode == 0
    assert done.stdout == f"This game is over. wormgrill replay {file} tells how it went.\n"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.txt")), ids=lambda file: file.stem)
def test_golden_games_are_retold_to_the_end(home: Path, file: Path) -> None:
    told = wormgrill(home, "replay", str(file)).stdout.splitlines()
    assert "--- Turn 1: " in told[3]
    assert told[-1].endswith((" wins.", " share the win."))
    short = wormgrill(home, "replay", "--turns", str(file)).stdout.splitlines()
    assert 10 < len(short) < len(told)
    assert not any(" rolls " in line for line in short)


def test_a_reader_who_has_gone_is_no_error(home: Path) -> None:
    command = f"{sys.executable} -m wormgrill replay {RECORDS / 'deluxe-7-players.txt'} | head -1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_schema_describes_every_position(home: Path) -> None:
    schema = json.loads(wormgrill(home, "schema").stdout)
    assert schema == POSITION_SCHEMA
    validator = jsonschema.Draft202012Validator(schema)
    validator.check_schema(schema)
    for edition in (*EDITIONS.values(), SMALL):
        validator.validate(json.loads(json.dumps(encode(start(edition, ["Ada", "Bo"])))))
    broken = encode(start(SMALL, ["Ada", "Bo"]))
    broken["edition"] = edition_table(SMALL) | {"dice": 0}
    assert not validator.is_valid(broken)


def test_perft_prints_depth_paths_and_positions(home: Path) -> None:
    done = wormgrill(home, "perft", "junior", "3")
    assert done.stdout.splitlines() == [
        "depth paths positions",
        "0 1 1",
        "1 1 1",
        "2 210 210",
        "3 630 27",
    ]


def test_the_rules_of_an_edition_are_printed_with_their_numbers(home: Path) -> None:
    deluxe = wormgrill(home, "rules", "deluxe").stdout
    assert "\n  R26  Hen: " in deluxe
    assert "Tiles: 11, 13, 21, 22, 23, 24 with 1 worm; 25, 26, 27, 28 with 2 worms; " in deluxe
    assert "8 dice; each shows 1, 2, 3, 4, 5 and worm (counts 5)." in deluxe
    junior = wormgrill(home, "rules", "junior").stdout
    assert "worm (counts 1, on 2 sides), bun (counts 2)," in junior
    assert "R25" not in wormgrill(home, "rules", "extrawurm").stdout


def test_output_that_cannot_be_written_is_one_sentence(home: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "wormgrill", "rules", "classic"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "wormgrill: The output could not be written: No space left on device.\n"


INTERRUPTED = """
import os, signal, sys
class Loading:
    def find_spec(self, name, *_):
        if name == sys.argv.pop(1):
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Loading())
from wormgrill.__main__ import main
main()
"""


@pytest.mark.parametrize("loading", ["wormgrill.cli", "wormgrill.words.texts", "wormgrill.rules"])
def test_an_interrupt_while_it_is_loading_leaves_no_traceback(loading: str) -> None:
    with running(
        [sys.executable, "-c", INTERRUPTED.replace("sys.argv.pop(1)", repr(loading)), "bots"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        told = program.communicate(timeout=PATIENCE)
    assert program.returncode in (130, -signal.SIGINT)
    assert told == (b"", b"")


@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_record_is_read_from_standard_input(home: Path, command: str) -> None:
    record = JUNIOR.read_text("utf-8")
    file = wormgrill(home, command, str(JUNIOR))
    assert wormgrill(home, command, "-", typed=record).stdout == file.stdout
    refused = wormgrill(home, command, "-", typed="nothing")
    assert refused.stderr.startswith("wormgrill: standard input: ")


def test_a_game_nobody_began_is_not_kept(home: Path) -> None:
    """There would be nothing to resume."""
    done = wormgrill(home, "play", "--seed", "3", typed="q\n")
    assert "Nothing was played, so nothing is kept." in done.stdout
    assert not list((home / "wormgrill" / "games").glob("*"))


def test_the_data_folder_is_the_user_s_alone(home: Path) -> None:
    wormgrill(home, "play", "--seed", "3", typed="\n1\n")
    for folder in (home / "wormgrill", home / "wormgrill" / "games"):
        assert folder.stat().st_mode & 0o777 == 0o700


def test_signs_a_code_page_lacks_are_written_plainer() -> None:
    assert "“−5 %” …".encode("cp437", PLAINER) == b'"-5 %" ...'
    assert "3 ✗".encode("ascii", PLAINER) == b"3 ?"


def test_where_everything_has_its_column_a_sign_stands_for_a_sign() -> None:
    assert "→ … ⣿▀● ✗".encode("ascii", EVEN) == b"> . *-o ?"


def test_an_option_that_changes_nothing_is_not_announced(home: Path) -> None:
    for edition, told in (("classic", True), ("junior", False)):
        given = ("--edition", edition, "--option", "short-game", "--seed", "1")
        assert ("Agreed" in wormgrill(home, "play", *given).stdout) == told


ONE_THREAD = """
import os, sys
from wormgrill.__main__ import main
assert "numpy" not in sys.modules
sys.argv = ["wormgrill", "--version"]
try:
    main()
finally:
    print(os.environ["OPENBLAS_NUM_THREADS"])
"""


@pytest.mark.parametrize(("before", "after"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")])
def test_numpy_uses_one_thread_unless_told_otherwise(before: dict[str, str], after: str) -> None:
    """On a busy machine several would wait for each other, and take more time than one alone."""
    rest = {name: text for name, text in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", ONE_THREAD],
        env=rest | before,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == after
