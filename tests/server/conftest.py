"""One server for all tests that only look at it from outside, and one that calls."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.calls import Story, calling
from tests.support.push_service import PushService, push_service
from tests.support.rooms import Clock, run
from tests.support.serving import Served, Visitor, play_on


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With seeded dice allowed and without limits: tests are faster than people."""
    folder: Path = tmp_path_factory.mktemp("served")
    with Served(folder / "wormgrill.db", "--test-dice", "--no-limits") as server:
        yield server


@pytest.fixture(scope="module")
def ada(served: Served) -> Visitor:
    return Visitor(served.url)


@pytest.fixture(scope="module")
def over(ada: Visitor) -> str:
    """A table of hers where the game is over."""
    id: str = ada.make("me", "bot", edition="junior")["id"]
    play_on(ada, id)
    return id


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture
def played(place: Path | str, service: PushService) -> Callable[[Story], None]:
    """Plays a story on a server of its own, on each database."""

    def play(story: Story) -> None:
        async def whole() -> None:
            async with calling(place, service, Clock()) as server:
                await story(server)

        run(whole())

    return play
