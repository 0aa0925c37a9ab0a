"""Plain play at a real (pseudo) terminal: every language, every width, editing and history."""

import re
from pathlib import Path

import pytest

from tests.support.typist import Typist, at_terminal, choices
from wormgrill.formats.record_reader import parse_record
from wormgrill.words.texts import LANGUAGES, say_in

GAME = ("play", "--edition", "junior", "--players", "Ada", "--bot", "first-tile", "--seed", "4")
PROMPT = "Ada> "
LOCALES = {"de": "de_CH.UTF-8", "en": "en_US.UTF-8", "fr": "fr_FR.UTF-8", "it": "it_IT"}


def play_on(typist: Typist) -> None:
    """Always the last choice: in doubt to stop, so that the game ends."""
    while (told := typist.until(PROMPT)).endswith(PROMPT):
        typist.type(f"{choices(told)[-1]}\r")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language_by_the_locale(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.txt"
    columns = {"de": 40, "en": 80, "fr": 60, "it": 80}[language]
    locale = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": LOCALES[language]}
    with at_terminal(tmp_path, columns, *GAME, "--save", str(file), **locale) as typist:
        typist.until(PROMPT)
        typist.type("h\r")
        typist.until(PROMPT)
        typist.type("1\r")
        play_on(typist)
    assert parse_record(file.read_text("utf-8")).position().over
    said = in_one_line(typist.screen)
    for key in ("grill", "players", "ask-roll", "ask-keep", "ask-after", "game-over", "type-rules"):
        assert in_one_line(say_in(language, key)) in said, key
    review = say_in(language, "then-review", command=f"wormgrill review {file}")
    assert in_one_line(review) in said
    assert re.search(r"\d[.,]\d\s?%", typist.screen)
    if language != "en":
        assert not re.search(r"\b(the|you|worms?|rolls?|keeps?|takes?|turn)\b", said)
    assert widest(typist.screen, file) <= columns


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def widest(screen: str, file: Path) -> int:
    """Of all lines but those that name the file, which shall be copied whole."""
    return max(len(line) for line in screen.splitlines() if file.name not in line)


@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_at_any_width(tmp_path: Path, columns: int, language: str) -> None:
    with at_terminal(tmp_path, columns, *GAME, "--language", language) as typist:
        for typed in ("", "?", "h", "rules"):
            typist.until(PROMPT)
            typist.type(f"{typed}\r")
        typist.until(PROMPT)
    assert widest(typist.screen, tmp_path / "none") <= columns
    said = in_one_line(typist.screen)
    for key in ("how-to", "help"):
        assert in_one_line(say_in(language, key)) in said


def test_lines_can_be_edited_and_called_back_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    with at_terminal(tmp_path, 80, *GAME) as typist:
        typist.until(PROMPT)
        typist.type("rulesx\x7f\x1b[D\x01\x05\r")  # a letter too many, and some ways
        assert "Heckmeck Junior: the rules" in typist.until(PROMPT)
        typist.type("\x1b[A\r")  # the line before
        assert "Heckmeck Junior: the rules" in typist.until(PROMPT)
        typist.type("q\r")
        typist.until("never")
    assert "\x1b[?2004h" not in typist.screen
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("de", "regeln", "Heckmeck Junior: die Regeln"),
        ("fr", "règles", "Heckmeck Junior\u202f: les règles"),
        ("it", "consiglio", "Se poi giochi per vincere la partita:"),
        ("de", "Würfeln", "Was legst du beiseite?"),
        ("de", "zurück", "Es gibt nichts zurückzunehmen"),
        ("de", "roll", "Was legst du beiseite?"),  # the engine's words are understood everywhere
    ],
)
def test_words_are_understood_as_they_are_told(
    tmp_path: Path, language: str, typed: str, told: str
) -> None:
    with at_terminal(tmp_path, 80, *GAME, "--language", language) as typist:
        typist.until(PROMPT)
        typist.type(f"{typed}\r")
        assert told in typist.until(PROMPT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_before_the_game_is_wrapped_too(tmp_path: Path, language: str) -> None:
    prompt = say_in(language, "contribution-prompt")
    command = ("play", "--edition", "junior", "--players", "Ada", "--dice", "verified")
    with at_terminal(tmp_path, 40, *command, "--language", language) as typist:
        told = typist.until(prompt[-5:])
        typist.type("\x04")
    asked = told[told.rindex(prompt.split()[0]) :]
    assert in_one_line(asked) == in_one_line(prompt)
    assert max(len(line) for line in asked.splitlines()) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [("play", "--edition", "checkers"), ("play", "--dice", "loaded"), ("bots", "please")]
)
def test_a_refusal_is_wrapped_too(tmp_path: Path, language: str, command: tuple[str, ...]) -> None:
    with at_terminal(tmp_path, 40, *command, "--language", language) as typist:
        told = typist.until("never")
    sentence = re.split("^(?=wormgrill)", told, flags=re.MULTILINE)[-1]  # behind argparse's usage
    assert command[-1] in sentence
    assert max(map(len, sentence.splitlines())) <= 40


def test_a_promise_is_shown_before_anybody_adds_to_the_dice(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    command = ("play", "--edition", "junior", "--players", "Ada", "--bot", "random")
    with at_terminal(tmp_path, 80, *command, "--dice", "verified", "--save", str(file)) as typist:
        told = typist.until("[nothing]: ")
        typist.type("größe\r")
        assert "without accents" in typist.until("[nothing]: ")
        typist.type("fish-and-chips\r")
        play_on(typist)
    record = parse_record(file.read_text("utf-8"))
    assert record.receipt
    assert record.receipt.contributions == ("fish-and-chips",)
    assert record.receipt.commitment in told
    verify = f"wormgrill verify {file}"  # in one piece, to be copied
    assert re.search(rf"^Were the dice as promised\?[ \n]{verify}$", typist.screen, re.MULTILINE)
