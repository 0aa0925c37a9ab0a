"""Nobody asks which edition it is, and nobody but the rules knows what counts how many worms.

`rules/editions.py` defines the editions; everybody else asks them for the fact they need. The
browser draws what the server sends.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wormgrill
from wormgrill.rules.edition import KINDS
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.pieces import Specialist

SOURCE = Path(wormgrill.__file__).parent
CLIENT = SOURCE.parents[1] / "web" / "src"
NAMES = {*EDITIONS, *KINDS}
KIND_CONSTANTS = {name.upper() for name in KINDS}

# Who may, and why.
ALLOWED = {
    "formats/edition_toml.py",  # a custom edition is read here, and its kind is one of its fields
    "rules/editions.py",  # they are defined here
}

PYTHON = [
    file
    for file in sorted(SOURCE.rglob("*.py"))
    if file.relative_to(SOURCE).as_posix() not in ALLOWED
]
BROWSER = [
    file
    for file in sorted(CLIENT.rglob("*"))
    if file.suffix in (".ts", ".svelte")
    and not file.name.endswith(".test.ts")
    and file.parent.name != "testing"
    and file.name != "messages.ts"  # made from the server's models
]


def asked(tree: ast.AST) -> Iterator[int]:
    """Lines that compare something with the name of an edition or a kind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            sides = [node.value]
        else:
            continue
        yield from (side.lineno for side in sides if any(map(_names_one, ast.walk(side))))


def _names_one(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return node.value in NAMES if isinstance(node.value, str) else False
    return isinstance(node, ast.Name) and node.id in KIND_CONSTANTS


def asked_in_the_browser(text: str) -> list[str]:
    name = rf"""['"`](?:{"|".join(NAMES)})['"`]"""
    compared = rf"[!=]==?\s*{name}|{name}\s*[!=]==?|case {name}|includes\({name}\)"
    return re.findall(compared, text)


def worms_counted_in_the_browser(text: str) -> list[str]:
    """A specialist that is asked for beside a number, or worms that are summed up."""
    specialist = rf"""['"`](?:{"|".join(Specialist)})['"`]"""
    counted = rf"{specialist}\s*\?\s*\d|\d\s*\*[^\n]*{specialist}|APPLE_WORMS"
    return re.findall(rf"{counted}|\+\s*\w*\.worms\b|\bsum[^\n]*\.worms\b", text)


def test_no_module_asks_which_edition_it_is() -> None:
    leaks = {file: list(asked(ast.parse(file.read_text("utf-8")))) for file in PYTHON}
    assert {file: lines for file, lines in leaks.items() if lines} == {}


def test_the_browser_neither_asks_which_edition_it_is_nor_counts_worms() -> None:
    assert BROWSER
    texts = {file: file.read_text("utf-8") for file in BROWSER}
    leaks = {
        file: asked_in_the_browser(text) + worms_counted_in_the_browser(text)
        for file, text in texts.items()
    }
    assert {file: found for file, found in leaks.items() if found} == {}


@pytest.mark.parametrize(
    "leak",
    ['if kind == "classic": pass', 'edition.key in ("deluxe", "x")', "edition.kind is JUNIOR",
     'match key:\n case "junior": pass'],
)  # fmt: skip
def test_a_leak_in_python_is_found(leak: str) -> None:
    assert list(asked(ast.parse(leak)))


@pytest.mark.parametrize(
    "leak",
    ["edition.kind !== 'junior'", "'deluxe' === key", 'case "deluxe":', "of.includes('classic')"],
)  # fmt: skip
def test_a_leak_in_the_browser_is_found(leak: str) -> None:
    assert asked_in_the_browser(leak)


@pytest.mark.parametrize(
    "leak",
    ["player.specialist === 'apple' ? 3 : 0", "(sum, tile) => sum + tile.worms",
     "3 * Number(player.specialist === 'apple')"],
)  # fmt: skip
def test_worms_counted_in_the_browser_are_found(leak: str) -> None:
    assert worms_counted_in_the_browser(leak)
