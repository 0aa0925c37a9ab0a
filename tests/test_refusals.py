"""A refusal is named as its code, so that whoever reads one finds the other."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import wormgrill
from wormgrill.match.errors import Stale
from wormgrill.rules.errors import BadRequest
from wormgrill.server.problems import ServerRefusal

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


def test_a_refusal_comes_home_from_a_worker_as_it_was() -> None:
    """Whatever its class is made from."""
    for refusal in (
        BadRequest("edition: missing."),
        Stale("The game has gone on.", version=3),
        ServerRefusal("too-fast", "Wait.", retry_after=2),
    ):
        again = pickle.loads(pickle.dumps(refusal))
        assert type(again) is type(refusal)
        assert (again.args, again.code, vars(again)) == (refusal.args, refusal.code, vars(refusal))
