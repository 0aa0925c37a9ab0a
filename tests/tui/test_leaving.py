"""Whoever leaves a screen while something is still on its way to it sees no error."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.support.full_screen import on_screen, sit_down, until
from wormgrill.client.live_table import LiveTable
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.chronicle import StoryScreen
from wormgrill.tui.start import StartScreen
from wormgrill.tui.table import TableScreen

BOT = {"kind": "bot", "bot": "first-tile"}


@pytest.fixture
def slow_story(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The story before comes when the screen in this list has lost what was on it."""
    screens: list[Any] = []

    async def earlier(table: LiveTable) -> list[str]:
        if not screens:
            return []
        screen = screens.pop()
        while screen.query("*"):
            await asyncio.sleep(0)
        return ["Once upon a time."]

    monkeypatch.setattr(LiveTable, "earlier", earlier)
    return screens


def test_the_story_comes_when_the_program_ends(tmp_path: Path, slow_story: list[Any]) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BOT)
        slow_story.append(table)
        table.run_worker(table._open(), group="table")
        await pilot.pause()

    on_screen(tmp_path, acts)


def test_the_story_comes_when_the_table_is_left(tmp_path: Path, slow_story: list[Any]) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BOT)
        slow_story.append(table)
        table.run_worker(table._open(), group="table")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "not left")

    on_screen(tmp_path, acts)


def test_more_of_the_story_comes_when_it_is_closed(tmp_path: Path, slow_story: list[Any]) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BOT)
        story = StoryScreen(table.voice, [], table._earlier, searching=False)
        slow_story.append(story)
        await app.push_screen(story)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen), "not closed")

    on_screen(tmp_path, acts)
