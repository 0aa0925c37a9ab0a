"""`wormgrill review`: a table, JSON, a report, and refusals that lose nothing."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.support.looking import look
from tests.support.processes import PATIENCE
from tests.support.selfplay import SMALL
from tests.support.standin import RECORDS, standin
from wormgrill import cli
from wormgrill.formats.record import Record, print_record
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Edition
from wormgrill.solver import kernel
from wormgrill.solver.ends import Value
from wormgrill.words.texts import LANGUAGES

GAMES = {file.stem: file for file in RECORDS}
GOLDEN = Path(__file__).parent / "data"


@pytest.fixture(autouse=True)
def _champion(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The stand-in sits in the champion's place: quick, and the same for ever."""

    def champion_value(edition: Edition, players: int | None = None) -> Value | None:
        return standin if EDITIONS.get(edition.key) == edition else None

    module = ModuleType("wormgrill.values.champion")
    module.champion_value = champion_value  # type: ignore[attr-defined]  # a module made for the test
    module.is_exact = lambda position: False  # type: ignore[attr-defined]  # likewise
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.delitem(sys.modules, "wormgrill.reviews.champion", raising=False)
    # Of choices that are equally good for the mover, rounding decides which the figures assume.
    monkeypatch.setattr(kernel, "fast", None)
    yield
    sys.modules.pop("wormgrill.reviews.champion", None)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main(["review", *arguments])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    "name", ["classic-2-players", "deluxe-3-players-verified", "junior-2-players"]
)
def test_a_recorded_game_is_told_as_ever(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["review", str(GAMES[name])])
    assert capsys.readouterr().out == (GOLDEN / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_its_tables_fit_into_80_columns(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["review", str(GAMES[name])])
    tables = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("  ")]
    assert max(map(len, tables)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_into_40_columns_of_a_terminal(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    look(monkeypatch, columns=40)
    cli.main(["review", str(GAMES["junior-5-players"]), "--language", language])
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["review", str(GAMES["junior-2-players"]), "--language", language, "--json"])
    first = json.loads(capsys.readouterr().out)["moments"][0]["text"]
    words = {"de": "Aufhören", "en": "Stop", "fr": "S’arrêter", "it": "Fermarsi"}
    assert words[language] in first


def test_the_report_is_written_beside_the_table_and_beside_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record, report = str(GAMES["junior-2-players"]), tmp_path / "report.html"
    cli.main(["review", record, "--html", str(report)])
    assert capsys.readouterr().out.endswith(f"\nThe report: {report}\n")
    assert report.read_text("utf-8").startswith("<!doctype html>")
    other = tmp_path / "other.html"
    cli.main(["review", record, "--json", "--html", str(other)])
    assert json.loads(capsys.readouterr().out)["players"] == ["Ada", "Bo"]
    assert other.read_bytes() == report.read_bytes()


def test_a_file_that_exists_is_not_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    precious = tmp_path / "precious.html"
    precious.write_text("my diary")
    err = refused(capsys, str(GAMES["junior-2-players"]), "--html", str(precious))
    assert "exists already. Name another file." in err
    assert precious.read_text() == "my diary"


def test_a_folder_that_is_not_there_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    report = tmp_path / "nowhere" / "report.html"
    err = refused(capsys, str(GAMES["junior-2-players"]), "--html", str(report))
    assert f"{report} cannot be written: No such file or directory" in err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Wormgrill record 1", "my diary", "line 1, column 1: a record begins with"),
        ("keep worm", "keep ketchup!", "column"),
        ("Result: ", "Result: Nobody, ", "the game ends so: "),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_with_line_and_column(
    old: str, new: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    text = GAMES["junior-2-players"].read_text("utf-8")
    file.write_text(text.replace(old, new, 1), "utf-8")
    err = refused(capsys, str(file))
    assert f"{file}: line " in err
    assert told in err


def test_a_custom_edition_is_refused_before_anything_is_computed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(print_record(Record(start(SMALL, ["Ada", "Bo"]))), "utf-8")
    err = refused(capsys, str(file))
    assert f"The champion does not know {SMALL.title}: a review needs one of the game's own" in err


def test_a_game_that_goes_on_is_told_as_far_as_it_went(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    lines = GAMES["classic-2-players"].read_text("utf-8").splitlines()
    file.write_text("\n".join(lines[:12]) + "\n", "utf-8")
    cli.main(["review", str(file)])
    out = capsys.readouterr().out
    assert "This game is not over: the chances where it stands take the place of the result." in out
    assert "Stands at" in out


def test_help_is_quick_and_needs_no_numpy() -> None:
    code = (
        "import sys\nfrom wormgrill import cli\ntry:\n    cli.main(['review', '--help'])\n"
        "except SystemExit:\n    sys.exit('numpy' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert "RECORD" in done.stdout
