"""Whole games on this machine, by keys alone."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Select

from tests.support.full_screen import play_by_keys, table_of, terminal, until
from wormgrill.rules.editions import EDITIONS
from wormgrill.tui.setup import SetupScreen
from wormgrill.tui.table import TableScreen


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_against_a_bot_by_keys(tmp_path: Path, edition: str) -> None:
    async def game() -> None:
        app = terminal(tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("n")
            await until(pilot, lambda: isinstance(app.screen, SetupScreen), "no setup")
            await until(
                pilot, lambda: app.screen.query_one("#seat-1", Select).value != "nobody", ""
            )
            app.screen.query_one("#edition", Select).value = edition
            app.screen.query_one("#seat-1", Select).value = "bot:first-tile"
            await pilot.press("f2")
            await until(pilot, lambda: isinstance(app.screen, TableScreen), "no table")
            await play_by_keys(pilot, app)
            position = table_of(app).shown
            assert position is not None
            assert position.over
            assert position.edition.key == edition

    asyncio.run(game())
