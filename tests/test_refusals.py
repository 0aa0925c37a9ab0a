"""A refusal is named as its code, so that whoever reads one finds the other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import wormgrill

OTHERWISE = {
    "Refusal": "refused",  # all of them
    "TableRefusal": "table-refused",  # all of a table's
    "ClusterRefusal": "cluster-refused",  # all of a cluster's
    "GameIsOver": "game-over",  # GameOver is an event of the rules
    "StoreTrouble": "not-stored",  # also raised when the store cannot be read
}


def named() -> Iterator[tuple[str, str]]:
    for file in Path(wormgrill.__file__).parent.rglob("*.py"):
        statements = ast.parse(file.read_text("utf-8")).body
        for kind in (node for node in statements if isinstance(node, ast.ClassDef)):
            for inner in kind.body:
                match inner:
                    case ast.Assign(targets=[ast.Name("code")], value=ast.Constant(str(code))):
                        yield kind.name, code


def test_a_refusal_is_named_as_its_code() -> None:
    found = dict(named())
    assert len(found) > 20
    for name, code in found.items():
        words = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
        assert code == OTHERWISE.get(name, words), name
    assert OTHERWISE.keys() <= found.keys()
