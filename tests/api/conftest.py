"""Both packages, made once: the sdist from this tree, and the wheel from the sdist."""

from pathlib import Path

import pytest

from tests.support.packages import build


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    build(folder)
    return folder


@pytest.fixture(scope="session")
def sdist(packages: Path) -> Path:
    (found,) = packages.glob("*.tar.gz")
    return found


@pytest.fixture(scope="session")
def wheel(packages: Path) -> Path:
    (found,) = packages.glob("*.whl")
    return found
