"""Widgets and screens of the full-screen client, run without a terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from wormgrill.tui.themes import NIGHT, THEMES

SIZES = ((60, 24), (80, 24), (120, 40))


class Stage(App[None]):
    """An app that shows one widget, or one screen, in one of the house's themes."""

    def __init__(self, shown: Widget, theme: str = NIGHT.name) -> None:
        super().__init__()
        for known in THEMES:
            self.register_theme(known)
        self.theme = theme
        self.shown = shown

    def compose(self) -> ComposeResult:
        if not isinstance(self.shown, Screen):
            yield self.shown

    async def on_mount(self) -> None:
        if isinstance(self.shown, Screen):
            await self.push_screen(self.shown)


def run(
    shown: Widget,
    play: Callable[[Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    theme: str = NIGHT.name,
) -> None:
    """Puts it on a screen of this size and lets somebody play with it."""

    async def all_of_it() -> None:
        async with Stage(shown, theme).run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(all_of_it())


def seen(app: App[Any]) -> list[str]:
    """The signs on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """One after the other, each when what the one before has set off is done and drawn."""
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
