"""A bot that stumbles freezes nobody's game; whoever runs the server learns of it, and so do we."""

from pathlib import Path
from time import sleep

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from tests.support.rooms import Home, act, at_home, home, run, until
from tests.support.serving import Served
from wormgrill.match import bot_pool
from wormgrill.rules.actions import Action
from wormgrill.rules.position import Position
from wormgrill.server.app import make_app
from wormgrill.server.settings import Settings


class Stumbling:
    """It has lost its way."""

    def choose(self, position: Position) -> Action:
        raise LookupError("no such turn")


@pytest.fixture
def stumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "make_bot", lambda name: Stumbling())


@pytest.mark.usefixtures("stumbling")
@at_home()
async def test_a_bot_that_stumbles_makes_a_legal_move(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "bot", "me", edition="junior")
    await until(lambda: room.table.on_turn == 1)
    await act(room, ada, "roll")
    told = [str(error) for error in here.trouble]
    assert set(told) == {"no such turn"}
    here.trouble.clear()  # it was expected


@pytest.mark.usefixtures("stumbling")
def test_it_is_logged_and_counted_at_a_server(tmp_path: Path) -> None:
    gateway = make_app(Settings(database=str(tmp_path / "db"), limits=False))
    seats = [{"kind": "bot", "bot": "careful"}, {"kind": "me"}]
    with capture_logs() as log, TestClient(gateway.app) as client:
        client.put("/api/me", json={"name": "Ada"})
        asked = {"edition": "junior", "seats": seats}
        id = client.post("/api/tables", json=asked).json()["id"]
        while client.get(f"/api/tables/{id}").json()["position"]["turn"]["player"] == 0:
            sleep(0.01)
        figures = client.app.state.services.metrics.text().decode()
    stumbled = [told for told in log if told["event"] == "a bot stumbled"]
    assert {told["bot"] for told in stumbled} == {"careful"}
    assert {str(told["exc_info"]) for told in stumbled} == {"no such turn"}
    assert f"wormgrill_bot_trouble_total {len(stumbled)}.0" in figures


@pytest.mark.usefixtures("stumbling")
def test_a_test_that_does_not_expect_it_fails(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            room = await here.make(await here.guest("Ada"), "bot", "me", edition="junior")
            await until(lambda: room.table.on_turn == 1)

    with pytest.raises(ExceptionGroup, match="a bot stumbled"):
        run(story())


def test_a_server_that_has_told_of_it_fails_its_test(tmp_path: Path) -> None:
    served = Served(tmp_path / "db", started=False)
    for mistake in ("a bot stumbled", "a mistake of ours"):
        served.log_file.write_text(f'{{"event": "{mistake}", "level": "error"}}\n', "utf-8")
        with pytest.raises(AssertionError, match=mistake), served:
            pass
