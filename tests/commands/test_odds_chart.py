"""Charts of `wormgrill odds`: real files, with their words in them."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.commands.test_odds import asked, written
from tests.support.good_positions import GOOD
from tests.support.selfplay import SMALL
from wormgrill.chances.chart import _places, _runs, draw
from wormgrill.chances.figures import odds_of_hand, odds_of_position
from wormgrill.commands.arguments import CommandRefusal
from wormgrill.extras import adding
from wormgrill.formats.edition_toml import edition_from, edition_table, read_edition
from wormgrill.rules import EDITIONS, start
from wormgrill.solver.odds import Hand
from wormgrill.words.voice import Voice

FAILS = "fails: tile 27 goes back, the weasel goes back, tile 34 is turned"


def words(file: Path) -> list[str]:
    """The texts of an SVG that are still texts."""
    root = ElementTree.parse(file).getroot()
    assert root.tag.endswith("}svg")
    return ["".join(text.itertext()).strip() for text in root.iter() if text.tag.endswith("}text")]


def test_a_png_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odds.PNG"
    asked("classic", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert capsys.readouterr().out.endswith(f"The chart: {file}\n")


def test_an_svg_holds_its_title_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odds.svg"
    asked("deluxe", "--weasel", "--plot", str(file), "--json")
    json.loads(capsys.readouterr().out)  # nothing beside it
    found = words(file)
    assert "Heckmeck Deluxe with the weasel: the chances of a turn" in found
    for text in ("at least this total", "exactly this total", "1 worm", "4 worms", "11", "36"):
        assert text in found


def test_the_same_figures_give_the_same_file(tmp_path: Path) -> None:
    odds = odds_of_hand(EDITIONS["junior"], Hand())
    for name in ("one.svg", "two.svg"):
        draw(odds, tmp_path / name, Voice())
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_a_position_is_charted_by_its_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ends.svg"
    asked("--position", written(tmp_path, json.dumps(GOOD["weasel"])), "--plot", str(file))
    found = words(file)
    assert "Heckmeck Deluxe: how Ada's turn will end" in found
    for text in ("steals tile 22 from Bob", FAILS):
        assert text in found
    assert found.index(FAILS) < found.index("takes tile 11")


def test_odd_names_and_titles_are_drawn_as_they_are(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    """A dollar is no formula, another script no warning, a long title no overflow."""
    title = "$x_1$ " * 10
    edition = edition_from(edition_table(SMALL) | {"key": "odd", "title": title.strip()})
    file = tmp_path / "odd.svg"
    draw(odds_of_hand(edition, Hand(True, True, True)), file, Voice())
    assert any("$x_1$ $x_1$" in text for text in words(file))
    position = start(EDITIONS["classic"], ["$a$ 寿司 " + "W" * 16, "Bo"])
    for form in ("png", "svg"):
        draw(odds_of_position(position), tmp_path / f"names.{form}", Voice())
    assert any("寿司" in text for text in words(tmp_path / "names.svg"))
    assert not recwarn.list


def test_a_gap_between_the_tiles_is_short_and_no_line_crosses_it() -> None:
    numbers = sorted({tile.value for tile in EDITIONS["deluxe"].tiles})
    places = _places(numbers)
    assert _runs(numbers) == [[11, 13], list(range(21, 37))]
    assert places[13] - places[11] == 2
    assert 1 < places[21] - places[13] < 2
    assert places[36] - places[21] == pytest.approx(15)


def test_an_edition_of_one_tile_can_be_drawn(tmp_path: Path) -> None:
    edition = read_edition(
        'key = "one"\nkind = "classic"\nplayers = [2, 2]\ndice = 1\n'
        'faces = [{ name = "worm", points = 1 }, { name = "leaf", points = 1 }]\n'
        "tiles = [{ value = 1, worms = 1 }]\n"
    )
    draw(odds_of_hand(edition, Hand()), tmp_path / "one.svg", Voice())
    assert "50%" in words(tmp_path / "one.svg")


def test_without_matplotlib_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "wormgrill.chances.chart")
    with pytest.raises(CommandRefusal) as trouble:
        asked("classic", "--plot", "odds.png")
    assert str(trouble.value) == f"Charts need matplotlib: {adding('plot')}"


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    file.write_text("mine")
    with pytest.raises(CommandRefusal, match="exists already"):
        asked("junior", "--plot", str(file))
    assert file.read_text() == "mine"
