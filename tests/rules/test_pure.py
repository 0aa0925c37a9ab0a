"""The rules are pure: no I/O, clock, randomness or logging, and nothing to install."""

import ast
from pathlib import Path

import wormgrill.rules

ALLOWED = {
    *("collections", "dataclasses", "enum", "fractions", "functools", "itertools", "json", "math"),
    *("re", "tomllib", "typing", "unicodedata", "urllib", "wormgrill"),
}


def test_the_rules_import_only_harmless_parts_of_the_standard_library() -> None:
    for file in Path(wormgrill.rules.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            for name in names:
                package, _, rest = name.partition(".")
                assert package in ALLOWED, f"{file.name} imports {name}"
                assert package != "urllib" or rest == "parse"
                assert package != "wormgrill" or rest.startswith("rules")
