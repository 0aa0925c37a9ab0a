"""A bot that stumbles freezes nobody's game; whoever runs the server learns of it, and so do we."""

import os
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.processes import until as wait_until
from tests.support.rooms import Home, act, at_home, home, run, until
from tests.support.serving import Json, Served, Visitor
from wormgrill.bots.registry import BotEntry
from wormgrill.rules.actions import Action
from wormgrill.rules.position import Position
from wormgrill.server.trouble import BOT_STUMBLED


class Stumbling:
    """It has lost its way."""

    def choose(self, position: Position) -> Action:
        raise LookupError("no such turn")


@pytest.fixture
def stumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotEntry, "make", lambda entry: Stumbling())


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


BOTS = """
import os, signal
from wormgrill import BotEntry

class Stumbling:
    def __init__(self, seed=None): pass
    def choose(self, position):
        print("where am I?")
        raise LookupError("no such turn")

class Deadly(Stumbling):
    def choose(self, position):
        os.kill(os.getpid(), signal.SIGKILL)

STUMBLING = BotEntry("stumbling", 1, "strange_bots:Stumbling", temper="has lost its way")
DEADLY = BotEntry("deadly", 1, "strange_bots:Deadly", temper="takes its house down with it")
"""


@pytest.fixture
def strange_bots(tmp_path: Path) -> str:
    """A package beside ours that brings bots, by the path on which it is found."""
    about = tmp_path / "strange_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange_bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[wormgrill.bots]\nstumbling = strange_bots:STUMBLING\ndeadly = strange_bots:DEADLY\n"
    )
    (tmp_path / "strange_bots.py").write_text(BOTS)
    return str(tmp_path)


@pytest.mark.parametrize(
    ("bot", "told"),
    [("stumbling", "LookupError: no such turn"), ("deadly", "Two workers have ended over this.")],
)
def test_it_is_logged_and_counted_at_a_server(
    tmp_path: Path, strange_bots: str, bot: str, told: str
) -> None:
    """Whatever a bot does in its worker, its game goes on."""
    path = os.pathsep.join(filter(None, (strange_bots, os.environ.get("PYTHONPATH"))))
    served = Served(tmp_path / "db", "--no-limits", PYTHONPATH=path)

    def stumbled() -> list[Json]:
        return [line for line in served.log() if line["event"] == BOT_STUMBLED]

    try:
        ada = Visitor(served.url)
        made = ada.make({"kind": "bot", "bot": bot}, "me", edition="junior")
        wait_until(stumbled, "the bot does not stumble")
        wait_until(lambda: ada.table(made["id"])["version"] > made["version"], "nothing is done")
        figures = patient.get(f"{served.url}/metrics").text
    finally:
        assert served.process is not None
        served.process.end()
    assert {line["bot"] for line in stumbled()} == {bot}
    assert all(told in line["exception"] for line in stumbled())
    assert float(figures.partition("\nwormgrill_bot_trouble_total{")[2].split()[1]) >= 1


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
