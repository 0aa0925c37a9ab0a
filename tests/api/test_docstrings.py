"""The examples in docstrings are true, and import what they use."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import wormgrill

PACKAGE = Path(wormgrill.__file__).parent
EXAMPLES = [
    ".".join(("wormgrill", *file.relative_to(PACKAGE).with_suffix("").parts))
    for file in sorted(PACKAGE.rglob("*.py"))
    if ">>>" in file.read_text("utf-8")
]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    module = import_module(name.removesuffix(".__init__"))
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 0
    assert result.failed == 0
