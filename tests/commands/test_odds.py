"""`wormgrill odds`: known numbers, every kind of question, every form of an answer."""

import argparse
import io
import json
import sys
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.solver.test_brute_force import THREE_DICE
from tests.support.good_positions import GOOD
from tests.support.selfplay import SMALL
from wormgrill.chances.figures import odds_of_hand
from wormgrill.commands import odds
from wormgrill.commands.arguments import CommandRefusal
from wormgrill.formats.position_json import decode, encode
from wormgrill.formats.position_line import to_line
from wormgrill.formats.record import Record, print_record
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import Refusal
from wormgrill.solver.odds import Hand

DATA = Path(__file__).parents[1] / "data"
KNOWN = tomllib.loads((DATA / "odds.toml").read_text("utf-8"))
HANDS = [Hand(*held) for held in product((False, True), repeat=3)]
KEYS = [
    *("edition", "dice", "golden_die", "weasel", "canned_worm"),
    *("at_least", "exactly", "expected_worms"),
]
ON_TURN = {name: given for name, given in GOOD.items() if given["turn"]}


def asked(*arguments: str) -> None:
    parser = argparse.ArgumentParser()
    odds.arguments(parser)
    odds.run(parser.parse_args(arguments))


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    asked(*arguments, "--json")
    return json.loads(capsys.readouterr().out)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    asked(*arguments)
    return capsys.readouterr().out.splitlines()


def written(folder: Path, text: str) -> str:
    file = folder / "position"
    file.write_text(text, "utf-8")
    return str(file)


# Hands


def test_the_classic_chances_are_the_known_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "classic")
    assert list(found) == KEYS
    assert [found[key] for key in KEYS[:5]] == ["classic", 8, False, False, False]
    for table in ("at_least", "exactly"):
        assert found[table] == pytest.approx(KNOWN[table], abs=1e-12)
    assert found["expected_worms"] == pytest.approx(1.6447296740401, abs=1e-12)


@pytest.mark.parametrize("edition", [*EDITIONS.values(), SMALL], ids=lambda edition: edition.key)
def test_chances_fall_with_the_total_and_rise_with_the_hand(edition: Edition) -> None:
    """R22 to R24: a specialist can always be left unused."""
    hands = HANDS if edition.specialists else HANDS[:1]
    found = {hand: odds_of_hand(edition, hand) for hand in hands}
    for figures in found.values():
        at_least, exactly = list(figures.at_least.values()), list(figures.exactly.values())
        assert list(figures.at_least) == [str(n) for n in sorted({t.value for t in edition.tiles})]
        assert at_least == sorted(at_least, reverse=True)
        assert all(0 < e <= a + 1e-12 <= 1 + 2e-12 for e, a in zip(exactly, at_least, strict=True))
    for less, more in product(hands, hands):
        if all(a <= b for a, b in zip(less, more, strict=True)):
            for number, chance in found[less].at_least.items():
                assert chance <= found[more].at_least[number] + 1e-12
                assert found[less].exactly[number] <= found[more].exactly[number] + 1e-12


def test_several_specialists_are_a_what_if(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "deluxe", "--golden-die", "--weasel")
    assert list(found) == KEYS
    assert (found["golden_die"], found["weasel"], found["canned_worm"]) == (True, True, False)
    first, *_ = told(capsys, "deluxe", "--golden-die", "--weasel")
    assert first == "Heckmeck Deluxe with the golden die and the weasel: the chances of a turn"


def test_the_table_is_aligned_and_speaks_in_percent(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "deluxe")
    head = next(place for place, line in enumerate(lines) if line.startswith("Tile"))
    assert lines[head] == "Tile  Worms  At least  Exactly"
    assert lines[head + 3] == "  21      1    89.30%   43.96%"  # the known numbers
    assert lines[head + 18] == "  36      4     1.57%    0.92%"
    assert len({len(line) for line in lines[head : head + 19]}) == 1
    assert lines[head + 19] == "11 and 13: won only with exactly that total (R13)."
    assert all(line.isprintable() for line in lines)
    assert any(">99.99%" in line for line in told(capsys, "deluxe", "--golden-die", "--weasel"))


def test_the_table_of_the_guide_is_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    guide = DATA.parents[1] / "docs" / "how-to" / "odds.md"
    excerpt = guide.read_text("utf-8").split("```odds\n")[1].split("```")[0].splitlines()
    assert len(excerpt) > 5
    assert set(excerpt) <= set(told(capsys, "deluxe", "--weasel"))


def test_a_custom_edition_is_asked_by_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text(
        'key = "tiny"\nkind = "junior"\nplayers = [2, 3]\ndice = 1\n'
        'faces = [{ name = "worm", points = 1 }, { name = "bun", points = 2 }]\n'
        "tiles = [{ value = 1, worms = 1 }, { value = 1, worms = 3 }]\n"
    )
    found = answered(capsys, str(file))
    assert (found["edition"], found["at_least"], found["exactly"]) == (
        "tiny",
        {"1": 0.5},
        {"1": 0.5},
    )
    assert found["expected_worms"] == 0.5  # R34: the left of equal tiles
    assert "   1    1/3    50.00%   50.00%" in told(capsys, str(file))


# Forms of a position


def forms() -> dict[str, str]:
    position = start(THREE_DICE, ["Ada", "Bo"])
    return {
        "json": json.dumps(encode(position)),
        "pretty json": "\n " + json.dumps(encode(position), indent=2),
        "engine's answer": json.dumps({"ok": True, "position": encode(position)}),
        "line": to_line(position) + "\n",
        "record": print_record(Record(position)),
        "from a windows editor": "\ufeff" + to_line(position) + "\r\n",
    }


@pytest.mark.parametrize("form", forms())
@pytest.mark.parametrize("piped", [False, True])
def test_a_position_is_read_in_every_form(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    form: str,
    piped: bool,
) -> None:
    text = forms()[form]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    found = answered(capsys, "--position", "-" if piped else written(tmp_path, text))
    assert list(found) == [*KEYS, "actions", "best", "unit", "endings"]
    assert (found["edition"], found["dice"], found["best"]) == ("three", 3, "roll")


def test_of_a_record_its_last_position_counts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The game may be in the middle of a turn."""
    lines = (DATA / "records" / "deluxe-2-players.txt").read_text("utf-8").splitlines()
    turn = lines[11].split(" stop", 1)[0]
    record = "\n".join([*lines[:11], turn.rsplit(" [", 1)[0]])
    found = answered(capsys, "--position", written(tmp_path, record))
    assert found["edition"] == "deluxe"
    assert {entry["action"] for entry in found["actions"]} == {"roll", "stop"}


@pytest.mark.parametrize("name", ON_TURN)
def test_every_phase_has_its_odds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    file = written(tmp_path, json.dumps(ON_TURN[name]))
    found = answered(capsys, "--position", file)
    position = decode(ON_TURN[name])
    legal = encode(position)["legal"]
    assert [entry["action"] for entry in found["actions"]] == legal
    chances = [entry["chance"] for entry in found["endings"]]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    if legal:
        best = next(entry for entry in found["actions"] if entry["action"] == found["best"])
        assert best["worth"] == max(entry["worth"] for entry in found["actions"])
        assert best["worms"] == found["expected_worms"]
        lost = sum(entry["chance"] for entry in found["endings"] if entry["tile"] is None)
        assert best["success"] == pytest.approx(1 - lost)
    lines = told(capsys, "--position", file)
    assert lines[-1].startswith("The best play changes Ada's score by ")
    assert ("What may be decided, the best first" in lines) == bool(legal)


# CommandRefusal


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "Which edition?"),
        (("junior", "--weasel"), "Heckmeck Junior has no weasel: leave --weasel out."),
        (("classic", "--golden-die"), "has no golden die: leave --golden-die out."),
        (("classic", "--canned-worm"), "has no canned worm: leave --canned-worm out."),
        (("poker",), "edition: “poker” is not known."),
        (("classic", "--position", "x"), "leave classic out."),
        (("--position", "x", "--weasel"), "leave --weasel out."),
        (("--position", "no.json"), "no.json: there is no such file."),
        (("classic", "--plot", "odds.gif"), "odds.gif: a chart is a .png or an .svg file."),
        (("classic", "--plot", "odds"), "odds: a chart is a .png or an .svg file."),
        (
            ("classic", "--plot", "/no/such/folder.svg"),
            "/no/such/folder.svg cannot be written: No such file",
        ),
    ],
)
def test_trouble_is_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises((CommandRefusal, Refusal)) as trouble:
        asked(*arguments)
    assert message in str(trouble.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is no position"),
        ("Dear Ada", "this is no position"),
        ("{", "this is not a JSON object."),
        ('{"edition": "classic"}', "options: is missing."),
        ("classic;-", "is not of the form EDITION;"),
        ("Wormgrill record 1\nEdition: poker\n", "line 2, column 10"),
        (json.dumps(GOOD["over"]), "This game is over: there is nothing left to roll."),
        ((DATA / "records" / "junior-2-players.txt").read_text("utf-8"), "This game is over"),
    ],
)
def test_what_is_no_position_is_refused_with_a_reason(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(CommandRefusal) as trouble:
        asked("--position", written(tmp_path, text))
    assert message in str(trouble.value)


def test_bytes_that_are_no_text_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe")))
    with pytest.raises(CommandRefusal, match="standard input: this is not a text file in UTF-8"):
        asked("--position", "-")
