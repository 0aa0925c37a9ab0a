"""Texts for people: every one is there, none is left over, numbers agree with their nouns."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import wormgrill
from tests.support.selfplay import SMALL, TABLES
from wormgrill import cli
from wormgrill.bots.registry import BOTS
from wormgrill.commands import parser_words
from wormgrill.formats.rule_numbers import rules_of
from wormgrill.match.calls import CallKind
from wormgrill.match.commands import PHRASES
from wormgrill.reviews.turning import Course
from wormgrill.rules import EDITIONS
from wormgrill.rules.endings import Why
from wormgrill.rules.events import Reason
from wormgrill.rules.pieces import Specialist
from wormgrill.server.problems import STATUS
from wormgrill.terminal import plain
from wormgrill.values.unit import Unit
from wormgrill.words.texts import LANGUAGE, LANGUAGES, has, plain_texts, say, say_in
from wormgrill.words.voice import Voice

SOURCE = Path(wormgrill.__file__).parent
LOCALES = SOURCE / "locales"
DEFINED = {
    key
    for file in (LOCALES / "en").glob("*.ftl")
    for key in re.findall(r"^([A-Za-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
}
CLIENT = "\n".join(
    file.read_text("utf-8")
    for file in sorted((SOURCE.parents[1] / "web" / "src").rglob("*"))
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
)
BEGINNINGS = tuple(re.findall(r"`(web-[a-z-]+)\$\{", CLIENT))
OTHERS = [language for language in LANGUAGES if language != LANGUAGE]
PROBLEMS = [f"problem-{code}" for code in STATUS]
SPOKEN = PROBLEMS + [f"phrase-{key}" for key in PHRASES]
_TEXTS = re.search(
    r"FILES = \[(.+?)\]", (SOURCE.parents[1] / "web/texts.mjs").read_text("utf-8"), re.DOTALL
)
ENGLISH_ELSEWHERE = {"refusals.ftl", "help.ftl"}  # in the code of the rules, and in Python's own
IN_THE_BROWSER = {f"{name}.ftl" for name in re.findall(r"'(\w+)'", _TEXTS[1] if _TEXTS else "")}


def strings_in_the_code() -> set[str]:
    return {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


PREVIEWED = (
    "house",
    "about",
    "offline",
    "games",
    "records",
    "figures",
    "puzzles",
    "replays",
    "nothing",
    "no-table",
    "no-party",
    "party",
    "new",
    "rules",
    "learn",
    "daily",
    "calls",
)


def keys_built_from_parts() -> set[str]:
    editions = {f"{kind}-{key}" for kind in ("edition", "special") for key in EDITIONS}
    pieces = {f"{home}-{name}" for home in ("specialist", "board") for name in Specialist}
    faces = {f"face-{name}" for edition in EDITIONS.values() for name in edition.face_names}
    ends = {f"failed-{why}" for why in Why} | {f"ends-fails-{why}" for why in Why}
    ends |= {f"{form}-{how}" for form in ("ends", "end") for how in
             ("grill", "steal", "hen", "fails")}  # fmt: skip
    bratworms = {f"bratworm-{why}{end}" for why in Reason for end in ("", "-robbed")}
    rules = {f"R{number}" for number in range(1, 35)} | {"O1", "O2", "O3"}
    parts = {f"rules-part-{part}" for part in
             ("turn", "win", "failure", "end", "exact", "bratworms", "specialists", "junior",
              "options")}  # fmt: skip
    assumed = {f"assumed-{key}" for edition in EDITIONS.values() for key in edition.assumed}
    choices = {"do-stop", "do-weasel", "do-fail"}
    choices |= {f"hint-{part}{unit}" for part in ("heading", "explained", "best")
                for unit in ("", "-win")} | {f"odds-{unit}-explained" for unit in Unit}  # fmt: skip
    commands = {f"cmd-{name}" for name in cli.COMMANDS} | {
        f"temper-{bot.key}" for bot in BOTS.values() if bot.level is None
    }
    commands |= {"arg-open-metrics", "arg-test-dice", "arg-test-push"}
    commands |= {f"call-{kind}" for kind in CallKind}
    commands |= {f"type-{name}" for name in plain._COMMANDS}
    commands |= {f"then-{name}" for name in ("replay", "review", "verify")}
    commands |= {f"problem-{code}" for code in STATUS} | {f"phrase-{key}" for key in PHRASES}
    previews = {f"preview-{page}{part}" for page in PREVIEWED for part in ("", "-title")}
    built = (
        previews
        | {f"turning-{course}" for course in Course}
        | editions
        | pieces
        | faces
        | ends
        | bratworms
        | rules
        | parts
    )
    return built | assumed | choices | commands


def texts_of(file: Path) -> dict[str, str]:
    parts = re.split(r"^([A-Za-z][\w-]*) =", file.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def values_wanted(file: Path) -> dict[str, set[str]]:
    """By text; those of the plain page are English only."""
    return {
        key: set(re.findall(r"\$([\w-]+)", text))
        for key, text in texts_of(file).items()
        if not key.startswith("page-")
    }


def used_in_the_client(key: str) -> bool:
    """As it is, or by a beginning that the client completes."""
    return f"'{key}'" in CLIENT or key.startswith(BEGINNINGS)


def test_no_text_is_left_over() -> None:
    left = DEFINED - keys_built_from_parts() - strings_in_the_code()
    assert {key for key in left if not used_in_the_client(key)} == set()


def test_every_text_the_client_names_is_in_a_file_that_it_reads() -> None:
    named = set(re.findall(r"\bt\('([A-Za-z][\w-]*)'", CLIENT))
    read = {key for name in IN_THE_BROWSER for key in values_wanted(LOCALES / LANGUAGE / name)}
    assert named
    assert named - read == set()


def test_no_text_refers_to_another() -> None:
    """Each file is read by itself, when one of its texts is wanted."""
    for file in LOCALES.rglob("*.ftl"):
        assert re.findall(r"\{\s*-?[a-z][\w-]*\s*\}", file.read_text("utf-8")) == [], file


def test_every_text_of_a_piece_is_there() -> None:
    missing = {key for key in keys_built_from_parts() if not has(key)}
    numbers = {f"face-{number}" for number in range(1, 6)}
    assert missing == numbers


@pytest.mark.parametrize(
    ("key", "count", "text"),
    [
        ("worms", 1, "1 worm"),
        ("worms", 0, "0 worms"),
        ("tiles", 2, "2 tiles"),
        ("dice", 1, "1 die"),
        ("bratworms", 1, "1 Bratworm"),
    ],
)
def test_numbers_agree_with_their_nouns(key: str, count: int, text: str) -> None:
    assert say(key, count=count) == text


def test_the_words_of_the_game() -> None:
    assert Voice().title(EDITIONS["deluxe"]) == "Heckmeck Deluxe"
    assert Voice().title(SMALL) == SMALL.title
    assert Voice().face("worm") == "worm"
    assert Voice().face("3") == "3"
    assert Voice().specialist(Specialist.CANNED_WORM) == "canned worm"
    assert Voice().listed([]) == ""
    assert Voice().listed(["Ada"]) == "Ada"
    assert Voice().listed(["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy"


def test_a_text_without_its_values_is_an_error_not_a_riddle() -> None:
    with pytest.raises(ValueError, match="took"):
        say("took")


def test_a_language_is_a_folder_of_texts_and_nothing_else() -> None:
    assert sorted(LANGUAGES) == sorted(folder.name for folder in LOCALES.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_in_the_browser_is_there_in_every_language(language: str) -> None:
    assert len(IN_THE_BROWSER) > 5
    assert {file.name for file in (LOCALES / language).iterdir()} >= IN_THE_BROWSER


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_introduce_themselves_in_every_language(language: str) -> None:
    named = values_wanted(LOCALES / LANGUAGE / "previews.ftl").keys()
    assert named
    assert values_wanted(LOCALES / language / "previews.ftl").keys() == named


def test_the_rules_are_told_every_value_they_ask_for_and_no_other() -> None:
    wanted = values_wanted(LOCALES / LANGUAGE / "rules.ftl")
    told = ("rules-part-", "assumed-")
    asked = [wanted[key] for key in wanted if key.startswith(told) or key[0] in "RO"]
    for edition in TABLES.values():
        assert set().union(*asked) == set(rules_of(edition).values)


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_is_there_with_the_texts_and_values_of_the_english_one(language: str) -> None:
    english = {file.name for file in (LOCALES / LANGUAGE).iterdir()}
    there = {file.name for file in (LOCALES / language).iterdir()} - ENGLISH_ELSEWHERE
    assert there == english
    for name in there:
        wanted = values_wanted(LOCALES / LANGUAGE / name)
        assert values_wanted(LOCALES / language / name) == wanted


def test_no_french_line_begins_with_a_sign_that_belongs_to_the_word_before() -> None:
    """A narrow no-break space stands there, as inside « »; “?” as a key to be typed is a word."""
    for file in (LOCALES / "fr").iterdir():
        for key, text in texts_of(file).items():
            written = text.replace("? pour l’aide", "")
            assert not re.search(r"(?<=\S) [:;?!»]|« ", written), key


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_line_begins_with_a_percent_sign(language: str) -> None:
    for file in (LOCALES / language).iterdir():
        for key, text in texts_of(file).items():
            assert not re.search(r" %(?![(rs])", text), key  # %s is argparse's


def refusals_with_a_name() -> Iterator[tuple[str, set[str]]]:
    """Each `Refusal("English with {values}", …, "refusal-…", …)` of the code."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            for given in node.args:
                match given:
                    case ast.Constant(str(name)) if name.startswith("refusal-"):
                        yield name, {one.arg for one in node.keywords if one.arg}


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_with_a_name_is_told_in_every_language(language: str) -> None:
    wanted = values_wanted(LOCALES / language / "refusals.ftl")
    named = dict(refusals_with_a_name())
    assert len(named) > 25
    assert {key for key in wanted if key.startswith("refusal-")} == named.keys()
    for name, values in named.items():
        assert values <= wanted[name] or not values, name


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_argparse_are_there(language: str) -> None:
    wanted = set(parser_words._WORDS.values())
    assert wanted
    assert values_wanted(LOCALES / language / "help.ftl").keys() == wanted
    for english, key in parser_words._WORDS.items():
        places = re.findall(r"%(?:\(\w+\))?[rs]", english)
        assert sorted(re.findall(r"%(?:\(\w+\))?[rs]", say_in(language, key))) == sorted(places)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ["arena", "bots", "cli", "cluster", "odds", "play", "serve"])
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    """A text with three words of letters outside its values says something."""
    told = texts_of(LOCALES / language / f"{file}.ftl")
    for key, text in texts_of(LOCALES / LANGUAGE / f"{file}.ftl").items():
        words = re.findall(r"[A-Za-z]{2,}", re.sub(r"\{[^{}]*\}", "", text))
        assert len(words) < 3 or told[key] != text, key


@pytest.mark.parametrize("language", OTHERS)
def test_the_server_speaks_every_language(language: str) -> None:
    assert [key for key in SPOKEN if say_in(language, key) == say(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_is_told_in_whole_sentences(language: str) -> None:
    assert [key for key in PROBLEMS if not say_in(language, key).endswith((".", "!"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_as_it_is_written_is_what_fluent_says(language: str) -> None:
    plain, fluent = plain_texts(language), FluentBundle([language], use_isolating=False)
    for file in (Path(wormgrill.__file__).parent / "locales" / language).iterdir():
        fluent.add_resource(FluentResource(file.read_text("utf-8")))
    assert len(plain) > 500
    for key, text in plain.items():
        pattern = fluent.get_message(key).value
        assert pattern is not None
        assert fluent.format_pattern(pattern) == (text, [])


def test_help_needs_no_fluent() -> None:
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "wormgrill", "--help"],
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = {line.rpartition("|")[2].strip() for line in told.stderr.splitlines()}
    assert "wormgrill.cli" in loaded
    assert not {"fluent.runtime", "numpy", "textual", "httpx", "litestar"} & loaded
