"""Every command that people read, and its refusals, in every language: no English is left."""

import json
import pickle
import re
from contextlib import suppress
from pathlib import Path

import pytest

from wormgrill import cli
from wormgrill.dice.typed import UnclearDice
from wormgrill.rules.editions import EDITIONS, edition_named
from wormgrill.rules.errors import BadPosition, BadRecord, BadRequest
from wormgrill.rules.seating import seated
from wormgrill.server.problems import problem
from wormgrill.words.refusals import sentence
from wormgrill.words.texts import LANGUAGES, speaking

RECORDS = Path(__file__).parent / "data" / "records"
RECORD = str(RECORDS / "junior-2-players.txt")
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = re.compile(
    r"\b(the|this|that|you|your|of|and|with|is|are|not|for|there|which|tile|tiles|worms?"
    r"|rolls?|takes?|turn|seed|games?|wins?)\b"
)
SAME = (  # names that every language has as they are: options, files, programs, metavariables
    r"--?[a-z][\w-]*|\S*\.(?:txt|toml|png|svg|gz)|[A-Z_]{3,}\S*|wormgrill \w+|\S*://\S*|'[^']*'"
    r"|\{[^}]*\}|[a-z]+-[a-z-]+|pip install.*|first=\w+"
)


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> tuple[str, str]:
    """Standard output and error."""
    capsys.readouterr()
    with suppress(SystemExit) if status == 0 else pytest.raises(SystemExit, match=str(status)):
        cli.main(list(arguments))
    return capsys.readouterr()


def foreign(text: str) -> list[str]:
    """The English words left in it."""
    return ENGLISH.findall(re.sub(SAME, " ", text))


READ = [
    ["--help"],
    *([command, "--help"] for command in cli.COMMANDS),
    ["rules", "deluxe"],
    ["bots"],
    ["odds", "junior"],
    ["odds", "deluxe", "--weasel", "--golden-die"],
    ["replay", RECORD],
    ["review", RECORD],
    ["arena", "random", "first-tile", "--games", "2", "--seed", "1", "--workers", "1"],
]
REFUSED = [
    ["rules", "nix"],
    ["rules"],
    ["bots", "--nix"],
    ["rules", "classic", "--language", "nix"],
    ["play", "--seed", "nix"],
    ["play", "--players", "Ada", "Ada"],
    ["play", "--players", *"ABCDEFGH"],
    ["play", "--option", "nix"],
    ["play", "--bot", "nix"],
    ["play", "--resume", "nix.txt"],
    ["play", "--seed", "1", "--dice", "verified"],
    ["odds"],
    ["odds", "classic", "--weasel"],
    ["odds", "classic", "--plot", "nix.pdf"],
    ["arena", "random"],
    ["arena", "random", "random", "--games", "0"],
    ["review", RECORD, "--workers", "2"],
    ["verify", RECORD],
    ["backup", RECORD],
    ["restore", "nix.txt"],
]


@pytest.mark.parametrize("arguments", READ, ids=" ".join)
def test_what_is_read_is_in_the_language(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    english, _ = said(capsys, *arguments)
    assert len(foreign(english)) > 1  # or nothing would be found in the others either
    for language in OTHERS:
        told, trouble = said(capsys, *arguments, "--language", language)
        assert trouble == ""
        assert len(told.splitlines()) > 2
        assert foreign(told) == [], language


def test_the_odds_of_a_position_are_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "begun.txt"
    file.write_text(Path(RECORD).read_text("utf-8").partition(" keep ")[0] + "\n", "utf-8")
    assert len(foreign(said(capsys, "odds", "--position", str(file))[0])) > 1
    for language in OTHERS:
        told, _ = said(capsys, "odds", "--position", str(file), "--language", language)
        assert foreign(told) == [], language


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_is_refused_is_refused_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    _, english = said(capsys, *arguments, status=2)
    monkeypatch.delenv("LANGUAGE")
    for language in OTHERS:
        monkeypatch.setenv("LC_ALL", language)
        out, told = said(capsys, *arguments, status=2)
        assert out == ""
        assert told != english
        assert foreign(told.splitlines()[-1]) == [], language


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Wormgrill record 1", "Caro diario", 1),
        ("Edition: junior", "Edition: nix", 2),
        ("Edition: junior\n", "", 2),
        ("Player: Ada", "Sindaco: Ada", 3),
        ("Player: Bo", "Player: Ada", 6),
        ("keep", "keep ketchup", 8),
        ("1. Ada: [", "1. Ada: [7 ", 8),
        ("1. Ada: [", "1. Bo: [", 8),
        ("\nResult: ", "\n99. Ada: roll\nResult: ", 23),
    ],
)
def test_what_is_wrong_with_a_record_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, line: int
) -> None:
    file = tmp_path / "game.txt"
    text = Path(RECORD).read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert f" line {line}, " in said(capsys, "replay", str(file), status=2)[1]
    for language in OTHERS:
        _, told = said(capsys, "replay", str(file), "--language", language, status=2)
        assert re.search(rf"(Zeile|ligne|riga) {line}, ", told)
        assert set(foreign(told)) <= {"roll", "worm"}, language  # the record's own words


# Refusals


def test_a_refusal_without_a_text_is_told_in_general_with_its_english_detail() -> None:
    refusal = BadRequest("edition.dice: must be a whole number.")
    assert sentence(refusal) == refusal.message
    with speaking("de"):
        assert sentence(refusal) == (
            "Das lässt sich so nicht lesen. (Auf Englisch: edition.dice: must be a whole number.)"
        )
        assert sentence(BadPosition("turn: no.")).startswith("Diese Stellung kann in keinem Spiel")
        assert sentence(BadRecord(5, 7, "“today” is not a date")) == (
            "Zeile 5, Spalte 7: Das lässt sich so nicht lesen."
            " (Auf Englisch: “today” is not a date)"
        )
        assert sentence(UnclearDice("x", ["1"], ambiguous=False)).startswith("Das geht so nicht.")


def test_the_browser_is_told_the_same_as_the_terminal() -> None:
    with pytest.raises(BadRequest) as caught:
        seated(EDITIONS["junior"], ["Ada"], EDITIONS["junior"].options)
    for language in LANGUAGES:
        with speaking(language):
            told = sentence(caught.value)
        assert json.loads(problem(caught.value, language).body)["detail"] == told
    assert told == "junior si gioca da 2 a 5, non in 1."


def test_a_refusal_is_english_for_programs_whatever_is_spoken() -> None:
    with speaking("fr"), pytest.raises(BadRequest) as caught:
        edition_named("nix {0}")
    assert str(caught.value).startswith("edition: “nix {0}” is not known. Known: classic, ")
    again = pickle.loads(pickle.dumps(caught.value))
    with speaking("fr"):
        assert sentence(again).startswith("«\u202fnix {0}\u202f» n’est pas une édition.")
