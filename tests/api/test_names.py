"""One word, one thing."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Classes that may share a name with another, and why.
ALLOWED: dict[str, str] = {}


def public_classes() -> dict[str, list[str]]:
    found = defaultdict(list)
    for folder in ("src/wormgrill", "train"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(str(file.relative_to(ROOT)))
    return found


def test_no_two_public_classes_share_a_name() -> None:
    twice = {name: files for name, files in public_classes().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in ALLOWED} == {}
    assert set(ALLOWED) <= set(twice), "what is allowed is needed"


def test_no_file_is_longer_than_400_lines() -> None:
    """Past that, a second idea has moved in."""
    files = [
        file
        for folder in ("src", "tests", "bench", "train", "web/src", "examples")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".ts", ".svelte", ".css")
        and "static" not in file.parts
        and file.name != "messages.ts"  # both are built
    ]
    long = {
        str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in files
    }
    assert {name: lines for name, lines in long.items() if lines > 400} == {}
