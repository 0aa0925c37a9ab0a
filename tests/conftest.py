"""Hypothesis: the suite is repeatable and quick; `--hypothesis-profile=long` searches on.

And the databases that tests of the store are run with.
"""

import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.postgres import NoPostgres, PostgresServer, postgres_server

os.environ["LANGUAGE"] = "en"  # whatever the locale is: most tests look for English words
# JAX compiles without optimising: that takes longer than what is run afterwards.
os.environ.setdefault(
    "XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_cpu_use_fusion_emitters=false"
)

settings.register_profile(
    "untimed",  # a busy machine is no reason to fail
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
untimed = settings.get_profile("untimed")
settings.register_profile(
    "suite", untimed, derandomize=True, max_examples=120, stateful_step_count=45
)
settings.register_profile(
    "long", untimed, derandomize=False, max_examples=5_000, stateful_step_count=100
)
settings.register_profile("few", untimed, derandomize=True, max_examples=10)  # for mutants
settings.load_profile("suite")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """No lines are counted in a test that covers nothing more than others, and is long.

    pytest-cov's `no_cover` counts on in the workers of xdist.
    """
    if not item.get_closest_marker("uncounted"):
        return (yield)
    counter = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(counter)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of this run's own."""
    try:
        with postgres_server(synced=False) as server:
            yield server
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "db"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.database()
