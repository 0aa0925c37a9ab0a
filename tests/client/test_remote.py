"""A server's table from a program far away: two who play, and a server that falls over."""

import asyncio
from pathlib import Path

import pytest

from tests.support.serving import Served, Visitor, cautious
from wormgrill.client.line import Problem, ask
from wormgrill.client.live_table import LiveTable, TableStep
from wormgrill.client.memory import Memory
from wormgrill.client.remote import RemoteHouse
from wormgrill.formats.position_json import encode
from wormgrill.match.view import TableView
from wormgrill.words.voice import Voice


async def until(true: object, why: str = "") -> None:
    """A condition, looked at again and again."""
    assert callable(true)
    for _ in range(30_000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(why)


async def decide(live: LiveTable) -> None:
    assert live.position is not None
    await live.act(cautious(encode(live.position)))


def decide_for(bo: Visitor, table: str) -> int:
    """The version after what Bo does, if it is for Bo to do something."""
    now = bo.table(table)
    if now["state"] == "playing" and now["position"]["turn"]["player"] == 1:
        bo.act(table, 1, cautious(now["position"]), now["version"])
    return int(bo.table(table)["version"])


def test_two_play_a_game_and_the_server_falls_over_in_mid_turn(tmp_path: Path) -> None:
    async def game(served: Served) -> None:
        line = RemoteHouse(served.url, Memory(tmp_path / "terminal.json"), "de")
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        wanted = {"edition": "junior", "seats": seats}
        made = await ask(line, "POST", "/api/tables", wanted, TableView)
        steps: list[TableStep] = []
        live = await LiveTable.open(line, made.id, Voice("de"), steps.append, lambda: None)
        bo = Visitor(served.url, "Bo")
        await asyncio.to_thread(bo.sit, made.id)
        await until(lambda: live.position is not None, "Bo sits down, and the game begins")
        killed = False
        while live.view.state != "over":
            if live.decides and live.version > 20 and not killed:
                killed = True
                served.kill()
                acting = asyncio.ensure_future(decide(live))
                await until(lambda: not live.live, "nobody has noticed")
                await asyncio.to_thread(served.start)
                await acting
                await until(lambda: live.live, "the line does not come back")
            elif live.decides:
                await decide(live)
            else:
                version = await asyncio.to_thread(decide_for, bo, made.id)
                await until(lambda v=version: live.version >= v, "what Bo did is not heard of")
        assert killed
        numbers = [fact["seq"] for step in steps for fact in step.facts]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert any("Bo würfelt" in line for step in steps for line in step.sentences)
        live.close()
        await line.close()

    with Served(tmp_path / "db", WORMGRILL_LIMITS="no") as served:  # Bo asks again and again
        asyncio.run(game(served))


def test_the_token_is_kept_and_made_anew_if_nobody_knows_it(tmp_path: Path) -> None:
    async def guest(served: Served) -> None:
        memory = Memory(tmp_path / "terminal.json")
        memory.note(name="Ada")
        line = RemoteHouse(served.url, memory, "fr")
        me = await ask(line, "GET", "/api/me", None, dict)
        await line.close()
        again = RemoteHouse(served.url, Memory(tmp_path / "terminal.json"), "fr")
        assert await ask(again, "GET", "/api/me", None, dict) == me
        assert (me["name"], me["language"]) == ("Ada", "fr")
        memory.note_token(served.url, "a-token-of-another-day-here")
        stranger = RemoteHouse(served.url, memory, "fr")
        other = await ask(stranger, "GET", "/api/me", None, dict)
        assert other["commitment"] != me["commitment"]
        for one in (again, stranger):
            await one.close()

    with Served(tmp_path / "db") as served:
        asyncio.run(guest(served))
    assert (tmp_path / "terminal.json").stat().st_mode & 0o777 == 0o600


def test_a_server_that_is_not_there_is_a_problem_that_may_pass(tmp_path: Path) -> None:
    async def nobody() -> None:
        served = Served(tmp_path / "db", started=False)
        line = RemoteHouse(served.url, Memory(tmp_path / "terminal.json"), "en")
        with pytest.raises(Problem) as told:
            await ask(line, "GET", "/api/me", None, dict)
        assert told.value.unreachable
        await line.close()

    asyncio.run(nobody())
