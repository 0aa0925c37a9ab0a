"""The full-screen client: start, set up a table, play."""

from collections.abc import Callable, Iterable
from typing import Any

from textual.app import App, SystemCommand
from textual.screen import Screen

from wormgrill.client.line import Line
from wormgrill.client.local import LocalHouse
from wormgrill.client.memory import Memory
from wormgrill.formats.record_reader import parse_record
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.records import RecordsScreen
from wormgrill.tui.replay import ReplayScreen
from wormgrill.tui.review import ReviewScreen
from wormgrill.tui.setup import SetupScreen
from wormgrill.tui.start import StartScreen
from wormgrill.tui.table import TableScreen
from wormgrill.tui.themes import NIGHT, THEMES
from wormgrill.words.voice import Voice

OpenHouse = Callable[[Voice, str], Line]


def open_house(voice: Voice, name: str) -> Line:
    return LocalHouse(voice.language, name or None)


class TerminalApp(App[None]):
    """One user at one terminal, with a house on this machine and a line to any server."""

    TITLE = "Wormgrill"

    def __init__(
        self, voice: Voice, memory: Memory, open_house: OpenHouse = open_house, still: bool = False
    ) -> None:
        super().__init__()
        self.voice = voice
        self.memory = memory
        self._still = still
        self._open_house = open_house
        self._house: Line | None = None
        for theme in THEMES:
            self.register_theme(theme)

    @property
    def still(self) -> bool:
        """Nothing moves, nobody's steps are waited for: by a setting, or as the terminal says."""
        return self._still or self.memory.now.still or self.animation_level == "none"

    def house(self) -> Line:
        """On this machine; opened when it is wanted first."""
        if self._house is None:
            self._house = self._open_house(self.voice, self.memory.now.name)
        return self._house

    async def on_mount(self) -> None:
        known = self.memory.now.theme
        self.theme = known if known in self.available_themes else NIGHT.name
        self.theme_changed_signal.subscribe(self, lambda theme: self.memory.note(theme=theme.name))
        await self.push_screen(StartScreen(self))

    async def on_unmount(self) -> None:
        if self._house:
            await self._house.close()

    # What can be done from the start

    async def set_up_here(self) -> None:
        screen = SetupScreen(self.voice, self.house(), self.memory.now.name, remote=False)
        table = await self.push_screen_wait(screen)
        if table:
            if screen.name_given:
                self.memory.note(name=screen.name_given)
            await self.play_here(table)

    async def play_here(self, table: str) -> None:
        await self.push_screen(TableScreen(self.voice, self.house(), table))

    async def show_instead(self, screen: Screen[Any]) -> None:
        await self.switch_screen(screen)

    async def join(self) -> None:
        """Later."""

    async def open_record(self) -> None:
        await self.push_screen(RecordsScreen(self.voice, self.still))

    async def replay(self, record: str) -> None:
        await self.push_screen(ReplayScreen(parse_record(record), self.voice, still=self.still))

    async def review(self, record: str) -> None:
        await self.push_screen(ReviewScreen(parse_record(record), self.voice, still=self.still))

    # The palette

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        say = self.voice.say
        if isinstance(screen, OfferingScreen):
            for offer in screen.offers():
                yield SystemCommand(
                    offer.label, offer.key, lambda key=offer.key: screen.action_offer(key)
                )
        moving = say("tui-motion-on" if self.memory.now.still else "tui-motion-off")
        yield SystemCommand(moving, say("tui-motion-what"), self._switch_motion)
        yield SystemCommand(say("web-theme"), say("tui-theme-what"), self.action_change_theme)
        yield SystemCommand(say("tui-quit"), say("tui-quit-what"), self.exit)

    def _switch_motion(self) -> None:
        self.memory.note(still=not self.memory.now.still)
