"""The house on this machine: what it keeps, and what a table there tells."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.working import WorkersHere
from wormgrill.client.line import Problem, ask
from wormgrill.client.live_table import LiveTable, TableStep
from wormgrill.client.local import LocalHouse, TablesInUse
from wormgrill.match.view import TableView
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase
from wormgrill.server.messages import BotView, MeView
from wormgrill.words.voice import Voice

BOT = {"kind": "bot", "bot": "first-tile"}


def house(folder: Path) -> LocalHouse:
    return LocalHouse("en", "Ada", folder / "tables.sqlite", WorkersHere(), test_dice=True)


async def made(line: LocalHouse, *seats: dict[str, str], **more: Any) -> TableView:
    wanted = {"edition": "classic", "seats": [{"kind": "me"}, *seats], **more}
    return await ask(line, "POST", "/api/tables", wanted, TableView)


async def live_at(line: LocalHouse, table: str, heard: list[TableStep]) -> LiveTable:
    return await LiveTable.open(line, table, Voice("en"), heard.append, lambda: None)


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def test_it_has_every_bot_and_hints(tmp_path: Path) -> None:
    async def play() -> None:
        line = house(tmp_path)
        bots = await ask(line, "GET", "/api/bots", None, list[BotView])
        assert {"random", "level-9", "champion"} <= {bot.key for bot in bots}
        live = await live_at(line, (await made(line, BOT, edition="junior")).id, [])
        await live.ask_hints()
        assert live.hints is not None
        assert live.hints.best == "roll"
        live.close()
        await line.close()

    asyncio.run(play())


def test_what_was_played_is_there_the_next_time(tmp_path: Path) -> None:
    async def play() -> None:
        line = house(tmp_path)
        table = await made(line, {"kind": "local", "name": "Bo"})
        steps: list[TableStep] = []
        live = await live_at(line, table.id, steps)
        await live.act("roll")
        position, version = live.position, live.version
        live.close()
        await line.close()
        again = house(tmp_path)
        me = await ask(again, "GET", "/api/me", None, MeView)
        assert [one.id for one in me.tables] == [table.id]
        later = await live_at(again, table.id, [])
        assert (later.position, later.version) == (position, version)
        assert await later.earlier() == ["Ada sits down.", "Bo sits down.", "The game begins.",
                                         *steps[0].sentences]  # fmt: skip
        later.close()
        await again.close()

    asyncio.run(play())


def test_its_file_is_the_users_alone_and_one_programs_at_a_time(tmp_path: Path) -> None:
    async def play() -> None:
        line = house(tmp_path / "new" / "folder")
        file = tmp_path / "new" / "folder" / "tables.sqlite"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        with pytest.raises(TablesInUse):
            house(tmp_path / "new" / "folder")
        await line.close()
        await house(tmp_path / "new" / "folder").close()

    asyncio.run(play())


def test_typed_dice_can_be_taken_back_until_something_follows(tmp_path: Path) -> None:
    async def play() -> None:
        line = house(tmp_path)
        table = await made(line, {"kind": "local", "name": "Bo"}, dice="typed")
        live = await live_at(line, table.id, [])
        await live.act("roll")
        assert live.tells_dice
        with pytest.raises(Problem) as told:
            await live.tell_dice(Dice(("1", "1")))
        assert told.value.code == "illegal-dice"
        await live.tell_dice(Dice(("1",) * 8))
        await until(lambda: live.view.dice_back == 0)
        await live.take_dice_back()
        assert live.position is not None
        assert live.position.turn is not None
        assert live.position.turn.phase is Phase.DICE
        await live.tell_dice(Dice(("1", "1", "1", "1", "1", "1", "1", "worm")))
        await live.act("keep worm")
        await until(lambda: live.view.dice_back is None)
        live.close()
        await line.close()

    asyncio.run(play())


def test_a_step_is_told_once_and_whole_whichever_way_it_comes(tmp_path: Path) -> None:
    """By the answer and by the stream."""

    async def play() -> None:
        line = house(tmp_path)
        table = await made(line, {"kind": "local", "name": "Bo"}, dice="seeded", seed=7)
        steps: list[TableStep] = []
        live = await live_at(line, table.id, steps)
        await live.act("roll")
        await live.say("good-luck")
        await until(lambda: len(steps) == 2)
        assert [fact["type"] for fact in steps[0].facts] == ["acted", "rolled"]
        assert steps[0].position == live.position
        assert steps[1].position is None
        assert steps[1].sentences == ["Ada: “Good luck!”"]
        live.close()
        await line.close()

    asyncio.run(play())


def test_a_seat_left_to_a_bot_is_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        line = house(tmp_path)
        live = await live_at(line, (await made(line, {"kind": "local", "name": "Bo"})).id, [])
        await live.leave(0)
        assert live.left == [0]
        assert not live.mine(0)
        await live.take_back()
        await until(lambda: live.left == [])
        assert live.mine(0)
        live.close()
        await line.close()

    asyncio.run(play())
