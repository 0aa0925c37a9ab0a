"""One server for all tests that only look at it from outside."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With seeded dice allowed and without limits: tests are faster than people."""
    folder: Path = tmp_path_factory.mktemp("served")
    with Served(folder / "wormgrill.db", "--test-dice", "--no-limits") as server:
        yield server
