"""A line that is cut and comes back: what was to be done is done at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE
from tests.support.working import WorkersHere
from wormgrill.client.line import Problem, ask
from wormgrill.client.live_table import LiveTable
from wormgrill.client.local import LocalHouse
from wormgrill.match.view import TableView
from wormgrill.offline.house import Reply, Tell
from wormgrill.words.voice import Voice


class CutLine(LocalHouse):
    """The house on this machine, out of reach for a while."""

    cut = False
    refused = 0  # actions
    _told: Tell | None = None

    async def answer(self, method: str, path: str, body: str = "") -> Reply:
        if self.cut:
            self.refused += path.endswith("/actions")
            raise Problem("offline", 0)
        return await super().answer(method, path, body)

    async def follow(self, table: str, after: int, tell: Tell) -> Callable[[], None]:
        if self.cut:
            raise Problem("offline", 0)
        self._told = tell
        return await super().follow(table, after, tell)

    def tear(self) -> None:
        self.cut = True
        assert self._told is not None
        self._told(None)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


def test_the_stream_that_comes_back_wakes_an_action_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which would try again in a day."""
    monkeypatch.setattr("wormgrill.client.line.pause", lambda attempt: 86_400.0)

    async def play() -> None:
        line = CutLine("en", "Ada", tmp_path / "tables.sqlite", WorkersHere(), test_dice=True)
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bo"}]
        made = await ask(
            line, "POST", "/api/tables", {"edition": "classic", "seats": seats}, TableView
        )
        live = await LiveTable.open(line, made.id, Voice("en"), lambda step: None, lambda: None)
        await until(lambda: line._told)
        line.tear()
        acting = asyncio.ensure_future(live.act("roll"))
        await until(lambda: line.refused)
        assert live.busy
        assert not live.live
        line.cut = False
        async with asyncio.timeout(PATIENCE):
            await acting
        assert line.refused == 1
        assert live.live
        assert not live.busy
        assert live.version > made.version
        live.close()
        await line.close()

    asyncio.run(play())
