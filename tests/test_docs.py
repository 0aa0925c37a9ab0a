"""Docs fail when they lie: snippets run, examples are read, numbers and codes have their place."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import wormgrill
from tests.support.tracked import tracked
from wormgrill import cli, engine
from wormgrill.formats.edition_toml import read_edition
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.formats.record_reader import parse_record
from wormgrill.formats.rule_numbers import rules_of
from wormgrill.rules import errors
from wormgrill.rules.errors import BadRecord
from wormgrill.server.problems import STATUS
from wormgrill.words.texts import has, say

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
# Modules on our pages beside the public ones (docs/reference/versions.md), and why.
NEEDED = {
    "wormgrill.values.worms": "what ends of turns are worth is the solver's to be told",
    "wormgrill.batch.board": "training is done beside the sources, and moves with them",
    "wormgrill.batch.turn": "training, too",
    "wormgrill.envs.openspiel": "imported to register the game with OpenSpiel",
    "wormgrill.arena.game": "executors of one's own are for those who run a cluster",
    "wormgrill.arena.tournament": "executors, too",
    "wormgrill.envs": "environments want extras, which nobody else should pay for",
    "wormgrill.envs.actions": "environments, too",
    "wormgrill.envs.layout": "environments, too",
    "wormgrill.envs.observation": "environments, too",
}
RULES = [*(f"R{number}" for number in range(1, 35)), "O1", "O2", "O3"]


def fenced(file: str, language: str) -> str:
    text = (REFERENCE / file).read_text("utf-8")
    found = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert found
    return found.group(1)


@pytest.mark.parametrize(
    ("page", "examples"),
    [
        ("README.md", 9),
        ("docs/how-to/bots.md", 3),
        ("docs/how-to/gymnasium.md", 15),
        ("docs/how-to/learn.md", 10),
        ("docs/how-to/jax.md", 19),
        ("docs/how-to/openspiel.md", 13),
        ("docs/how-to/pettingzoo.md", 9),
        ("docs/reference/environments.md", 9),
    ],
)
def test_the_python_on_our_pages_runs(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted == examples
    assert result.failed == 0


def test_every_room_is_drawn_and_described() -> None:
    package = Path(wormgrill.__file__).parent
    rooms = {init.parent.name for init in package.glob("*/__init__.py")}
    for page in ("docs/architecture.md", "docs/images/architecture.svg"):
        text = (ROOT / page).read_text("utf-8")
        assert {room for room in rooms if f"{room}/" not in text} == set(), page


def imported(page: Path) -> set[str]:
    """The modules of ours, and the names as `wormgrill.NAME`, that the Python of a page imports."""
    found = set()
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        code = doctest.script_from_examples(block) if ">>>" in block else block
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module == "wormgrill":
                found |= {f"wormgrill.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
    return {name for name in found if name.partition(".")[0] == "wormgrill"}


def test_our_pages_import_public_names_alone() -> None:
    public = {"wormgrill", "wormgrill.testing"} | {
        f"wormgrill.{name}" for name in wormgrill.__all__
    }
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    private = {(page.name, name) for page in pages for name in imported(page) - public}
    assert {(page, name) for page, name in private if name not in NEEDED} == set()
    assert {name for _, name in private} == NEEDED.keys(), "what is allowed is needed"


def test_the_record_of_the_reference_is_read_up_to_the_mistake_it_names() -> None:
    text = fenced("record.md", "record")
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    assert f"`{refused.value.message}`" in (REFERENCE / "record.md").read_text("utf-8")
    parse_record(text.replace("steals 25 from Bo", "takes 24"))


def test_the_position_of_the_reference_is_one() -> None:
    line = fenced("position-text.md", "position").strip()
    assert to_line(from_line(line)) == line


def test_the_custom_edition_of_the_reference_is_one() -> None:
    edition = read_edition(fenced("custom-editions.md", "toml"))
    assert edition.key == "house"
    assert len(edition.tiles) == 7
    assert edition.options.short_game


@pytest.mark.parametrize("number", RULES)
def test_every_rule_is_settled_told_and_tested(number: str) -> None:
    """R1 to R34 and O1 to O3: in the reference, in the rules people read, in a test."""
    assert f"**{number}**" in (REFERENCE / "rules.md").read_text("utf-8")
    assert has(number)
    tests = (ROOT / "tests" / "rules").glob("test_*.py")
    assert any(re.search(rf"\b{number}\b", file.read_text("utf-8")) for file in tests)


def test_what_is_assumed_is_explained_by_its_name() -> None:
    from wormgrill.rules import EDITIONS

    told = (REFERENCE / "rules.md").read_text("utf-8")
    explained = re.findall(r"^\| `([\w-]+)` \| .+ \| (`.+`) \|", told, re.MULTILINE)
    for key, edition in EDITIONS.items():
        assert {name for name, where in explained if f"`{key}`" in where} == set(edition.assumed)


def test_every_code_is_explained() -> None:
    refusals = [*errors.Refusal.__subclasses__()]
    codes = {refusal.code for refusal in refusals if refusal.__module__.startswith("wormgrill")}
    assert codes >= {engine.NoGame.code, engine.UnknownOp.code, "bad-request", "bad-record"}
    explained = "".join(file.read_text("utf-8") for file in REFERENCE.glob("*.md"))
    bases = {"refused", "table-refused", "cluster-refused", "python-bot-refused"}
    # Between a person and the terminal only.
    between = {"unclear-dice", "unclear-address", "tables-in-use", "bot-trouble"}
    # On the command line of a server.
    to_operators = {
        "bad-setting", "bad-program", "bad-account", "bad-database", "database-in-use",
    }  # fmt: skip
    for code in codes - bases - between - to_operators:
        assert f"`{code}`" in explained, code


def test_every_problem_of_the_server_is_explained_with_its_status_and_its_sentence() -> None:
    told = (REFERENCE / "http.md").read_text("utf-8")
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} | {say(f'problem-{code}')} |" in told, code


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for command in cli.COMMANDS:
        assert f"wormgrill {command}" in readme, command


def test_every_link_between_our_pages_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_repository_names_no_registry_and_no_place_outside() -> None:
    outside = "../" + "shared"
    registry = re.compile(r"https?://[^ \"]*(pypi|npmjs|registry|pythonhosted|deb\.debian)")
    for file in tracked():
        text = file.read_text("utf-8", errors="replace")
        assert outside not in text, file
        assert not registry.search(text), file


def test_rules_hold_in_the_editions_the_reference_says() -> None:
    from wormgrill.rules import EDITIONS

    def numbers(key: str) -> set[str]:
        return {number for part in rules_of(EDITIONS[key]).parts for number in part.numbers}

    first = {f"R{number}" for number in range(1, 13)}
    extra = {f"R{number}" for number in range(13, 29)}
    options = {"O1", "O2", "O3"}
    assert numbers("classic") == first | options
    assert numbers("extrawurm") == first | (extra - {"R25"}) | options
    assert numbers("deluxe") == first | extra | options
    assert numbers("junior") == {
        *("R1", "R2", "R3", "R5", "R7", "R8", "R10", "R12"),
        *(f"R{number}" for number in range(29, 35)),
        *("O2", "O3"),
    }


def test_what_is_said_of_a_bots_strength_is_what_was_measured() -> None:
    """The browser says it in whole games of 100; the champion's against `random` are all."""
    measured = (ROOT / "docs/strength.md").read_text("utf-8")
    told = (ROOT / "web/src/session/bots.ts").read_text("utf-8")
    wins = re.search(r"CHAMPION_WINS.*\{(.*)\}", told)
    assert wins
    said = re.findall(r"'?([a-z-]+)'?: (\d+)", wins[1])
    assert said
    for bot, games in said:
        row = re.search(rf"^\| `{bot}` \| [\d.]+ \| ([\d.]+) ", measured, re.MULTILINE)
        assert row, bot
        assert round(float(row[1])) == int(games), bot
    steps = re.findall(r"^\| \d \| [\d.]+ \| ([\d.]+) ±", measured, re.MULTILINE)
    step = re.search(r"STEP_WINS = (\d+)", told)
    assert step
    assert round(sum(map(float, steps)) / len(steps)) == int(step[1])
