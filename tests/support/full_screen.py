"""The full-screen client under test: a data folder of its own, and nothing moves."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget

from tests.support.processes import PATIENCE
from tests.support.screens import seen
from tests.support.working import WorkersHere
from wormgrill.client.line import Line, ask
from wormgrill.client.local import LocalHouse
from wormgrill.client.memory import Memory
from wormgrill.match.view import TableView
from wormgrill.rules.actions import STOP
from wormgrill.rules.endings import Failure
from wormgrill.rules.outlook import outlook
from wormgrill.rules.position import Position
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.table import TableScreen
from wormgrill.words.voice import Voice

# Who may sit beside Ada.
BOT = {"kind": "bot", "bot": "first-tile"}
BO = {"kind": "local", "name": "Bo"}


def terminal(folder: Path, language: str = "en", **changes: object) -> TerminalApp:
    """An app whose house is kept in this folder."""

    def house(voice: Voice, name: str) -> Line:
        file = folder / "tables.sqlite"
        return LocalHouse(voice.language, name or None, file, WorkersHere(), test_dice=True)

    memory = Memory(folder / "terminal.json")
    memory.note(**{"name": "Ada", "still": True} | changes)
    return TerminalApp(Voice(language), memory, house)


async def until(pilot: Pilot[None], true: Callable[[], object], why: str) -> None:
    """However long a busy machine takes."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "\n".join([why, *seen(pilot.app)])
        await asyncio.sleep(0.01)


async def click(
    pilot: Pilot[None], on: str | type[Widget], offset: tuple[int, int] = (0, 0)
) -> None:
    """As soon as it lies under the mouse: what is being laid out is missed."""
    while not await pilot.click(on, offset=offset):
        await asyncio.sleep(0.01)


def table_of(app: TerminalApp) -> TableScreen:
    screen = app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


def cautious(position: Position) -> int:
    """Which of the choices: what brings most, and stop when a tile can be had; games end soon."""
    stop = outlook(position).get(STOP)
    if stop and not isinstance(stop.stopping, Failure) and STOP in position.legal:
        return position.legal.index(STOP)
    totals = [getattr(outlook(position).get(action), "total", 0) for action in position.legal]
    return totals.index(max(totals))


async def play_by_keys(pilot: Pilot[None], app: TerminalApp) -> None:
    """Until the game is over."""
    for _ in range(2000):
        table = table_of(app)
        await until(pilot, partial(asked_or_over, table), "nobody is asked")
        if table.over:
            return
        assert table.shown is not None
        await pilot.press(table.choice_keys()[cautious(table.shown)])
    raise AssertionError("the game does not end")


def asked_or_over(table: TableScreen) -> bool:
    return table.calls or table.over


async def sit_down(
    pilot: Pilot[None], app: TerminalApp, *others: dict[str, str], **more: object
) -> TableScreen:
    """At a new table of this machine, with Ada and these others."""
    seats = [{"kind": "me", "name": "Ada"}, *others]
    wanted = {"edition": "classic", "seats": seats, **more}
    made = await ask(app.house(), "POST", "/api/tables", wanted, TableView)
    await app.play_here(made.id)
    table = table_of(app)
    await until(pilot, partial(asked_or_over, table), "nobody is asked")
    return table


def text_of(app: TerminalApp) -> str:
    """All that can be read on the screen, spaces of all kinds as spaces."""
    return re.sub(r"[^\S\n]", " ", "\n".join(line.rstrip() for line in seen(app)))


TOO_LONG = 2 * PATIENCE  # whatever somebody waits for will not come
Acts = Callable[[Pilot[None], TerminalApp], Awaitable[None]]


def on_screen(
    folder: Path,
    acts: Acts,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    **remembered: object,
) -> None:
    """Somebody acts at a terminal of this size."""

    async def run() -> None:
        app = terminal(folder, language, **remembered)
        async with asyncio.timeout(TOO_LONG), app.run_test(size=size) as pilot:
            await acts(pilot, app)

    asyncio.run(run())
