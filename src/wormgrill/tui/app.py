"""The full-screen client: start, set up a table, play."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from textual.app import App
from textual.screen import Screen

from wormgrill.client.address import HERE, Whereabouts, whereabouts
from wormgrill.client.line import Line, Problem, ask
from wormgrill.client.local import LocalHouse
from wormgrill.client.memory import Memory
from wormgrill.client.remote import RemoteHouse
from wormgrill.folders import write_private
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.new_table import TableRequest
from wormgrill.match.view import TableView
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import Refusal
from wormgrill.server.messages import CodeView, MeView
from wormgrill.terminal.saves import new_file
from wormgrill.tui.dialogs import AskWords, PickOne
from wormgrill.tui.key_line import shown
from wormgrill.tui.offering import OfferingScreen, in_words
from wormgrill.tui.palette import NamedDeed, Palette
from wormgrill.tui.records import RecordsScreen
from wormgrill.tui.replay import ReplayScreen
from wormgrill.tui.review import ReviewScreen
from wormgrill.tui.rules import RulesScreen
from wormgrill.tui.setup import SetupScreen
from wormgrill.tui.start import StartScreen
from wormgrill.tui.table import TableScreen
from wormgrill.tui.table_words import table_name
from wormgrill.tui.themes import DAY, NIGHT, THEMES
from wormgrill.words.voice import Voice

NEW = "new"  # a table
BESIDE = ("q", "ctrl+p")  # keys of what the palette has anyway, and of itself

OpenHouse = Callable[[Voice, str], Line]
FirstDeed = Callable[["TerminalApp"], Awaitable[None]]


def open_house(voice: Voice, name: str) -> Line:
    return LocalHouse(voice.language, name or None)


class TerminalApp(App[None]):
    """One user at one terminal, with a house on this machine and a line to any server."""

    TITLE = "Wormgrill"

    def __init__(
        self,
        voice: Voice,
        memory: Memory,
        open_house: OpenHouse = open_house,
        still: bool = False,
        first: "FirstDeed | None" = None,
    ) -> None:
        super().__init__()
        self.voice = voice
        self.memory = memory
        self._still = still
        self._first = first
        self._open_house = open_house
        self._house: Line | None = None
        self._servers: dict[str, RemoteHouse] = {}  # by address
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
        """The start lies under everything; whoever has said where to is brought there."""
        known = self.memory.now.theme
        self.theme = known if known in self.available_themes else NIGHT.name
        self.theme_changed_signal.subscribe(self, lambda theme: self.memory.note(theme=theme.name))
        start = StartScreen(self)
        await self.push_screen(start)
        if self._first:
            start.do(partial(self._first, self))

    async def on_unmount(self) -> None:
        for line in filter(None, (self._house, *self._servers.values())):
            await line.close()

    # What can be done from the start

    async def set_up_here(self) -> None:
        screen = SetupScreen(self.voice, self.house(), self.memory.now.name, remote=False)
        table = await self.push_screen_wait(screen)
        if table:
            if screen.name_given:
                self.memory.note(name=screen.name_given)
            await self.play_here(table)

    async def begin_here(self, wanted: TableRequest) -> None:
        """A table as the command line has asked for it."""
        made = await ask(self.house(), "POST", "/api/tables", wanted, TableView)
        await self.play_here(made.id)

    async def play_here(self, table: str) -> None:
        await self.push_screen(TableScreen(self.voice, self.house(), table))

    def show_instead(self, screen: Screen[Any]) -> None:
        """A little later: whoever asks for it works on the screen that goes."""
        self.call_later(self.switch_screen, screen)

    async def join(self, text: str = "") -> None:
        """A server's table, by link or code; or a server, to look around there."""
        say, now = self.voice.say, self.memory.now
        labels = (say("tui-link-or-code"), say("tui-server"), say("web-your-name"))
        words: list[str] | None = [text, now.server or HERE, now.name]
        while words is not None:
            fields = [*zip(labels, words, strict=True)]
            question = AskWords(say("tui-join-question"), fields, say("web-join"))
            words = await self.push_screen_wait(question)
            if words is not None and await self._joined(*words):
                return

    async def _joined(self, link: str, server: str, name: str) -> bool:
        """Else it is told why, and can be typed otherwise: nothing is lost."""
        self.memory.note(name=name)
        try:
            await self.go_to(whereabouts(link, server), name)
        except (Problem, Refusal) as refused:
            self.notify(in_words(refused, self.voice), severity="warning", markup=False)
            return False
        return True

    async def go_to(self, where: Whereabouts, name: str = "") -> None:
        line = self.server(where.server)
        me = {"language": self.voice.language} | ({"name": name} if name else {})
        await ask(line, "PUT", "/api/me", me, MeView)
        self.memory.note(server=where.server)  # somebody answers there
        if where.code:
            found = await ask(line, "GET", f"/api/codes/{where.code}", None, CodeView)
            if found.party:
                self.notify(self.voice.say("tui-party"), severity="warning")
                return
            where = where._replace(table=found.id)
        if where.table:
            await self.push_screen(TableScreen(self.voice, line, where.table))
        else:
            await self._look_around(line)

    async def _look_around(self, line: Line) -> None:
        """At a server: where we sit already, what is public, and a new table."""
        me = await ask(line, "GET", "/api/me", None, MeView)
        public = await ask(line, "GET", "/api/tables", None, list[TableView])
        names = {table.id: self._named(table.edition, table.names) for table in me.tables}
        for table in public:
            seats = [seat.name for seat in table.seats]
            names.setdefault(table.id, self._named(table.edition, seats))
        choices = [(NEW, self.voice.say("web-set-up")), *names.items()]
        chosen = await self.push_screen_wait(PickOne(self.voice.say("tui-tables"), choices))
        if chosen == NEW:
            setup = SetupScreen(self.voice, line, me.name, remote=True)
            chosen = await self.push_screen_wait(setup)
        if chosen:
            await self.push_screen(TableScreen(self.voice, line, chosen))

    def _named(self, edition: str | dict[str, Any], names: Sequence[str | None]) -> str:
        return table_name(edition, names, self.voice)

    def server(self, address: str) -> Line:
        if address not in self._servers:
            self._servers[address] = RemoteHouse(address, self.memory, self.voice.language)
        return self._servers[address]

    async def choose_rules(self) -> None:
        """Of one of the editions."""
        titles = [(key, self.voice.title(edition)) for key, edition in EDITIONS.items()]
        chosen = await self.push_screen_wait(PickOne(self.voice.say("web-rules"), titles))
        if chosen:
            await self.show_rules(EDITIONS[chosen])

    async def show_rules(self, edition: Edition) -> None:
        await self.push_screen(RulesScreen(edition, self.voice))

    async def open_record(self) -> None:
        await self.push_screen(RecordsScreen(self.voice, self.still))

    async def replay(self, record: str) -> None:
        await self.push_screen(ReplayScreen(parse_record(record), self.voice, still=self.still))

    async def review(self, record: str) -> None:
        await self.push_screen(ReviewScreen(parse_record(record), self.voice, still=self.still))

    def keep_record(self, record: str, edition: str) -> None:
        """Of a game that was played here to its end: beside those of plain play."""
        file = new_file(edition, datetime.now().astimezone())
        try:
            write_private(file, record)
        except OSError as error:
            reason = error.strerror or str(error)
            told = self.voice.say("not-saved", file=str(file), reason=reason)
            self.notify(told, severity="warning", markup=False)

    # What Textual would say in English

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, Palette):
            deeds = [*self.deeds(self.screen)]
            self.push_screen(Palette(deeds, self.voice), lambda deed: deed and deed.do())

    def deeds(self, screen: Screen[Any]) -> Iterator[NamedDeed]:
        """All that can be done on this screen, and what is changed for all of them."""
        say = self.voice.say
        if isinstance(screen, OfferingScreen):
            for offer in screen.all_offers():
                if offer.key not in BESIDE:
                    do = partial(screen.action_offer, offer.key)
                    yield NamedDeed(offer.label, shown(offer.key), do)
        moving = say("tui-motion-on" if self.memory.now.still else "tui-motion-off")
        yield NamedDeed(moving, say("tui-motion-what"), self._switch_motion)
        yield NamedDeed(say("web-theme"), say("tui-theme-what"), self.action_change_theme)
        yield NamedDeed(say("tui-quit"), say("tui-quit-what"), self.exit)

    def action_change_theme(self) -> None:
        """Ours have names in every language, those of Textual their own."""
        ours = {NIGHT.name: "web-theme-dark", DAY.name: "web-theme-light"}
        named = [(name, self.voice.say(text)) for name, text in ours.items()]
        others = [(name, name) for name in sorted(self.available_themes) if name not in ours]
        question = PickOne(self.voice.say("web-theme"), [*named, *others])
        self.push_screen(question, self._take_theme)

    def _take_theme(self, name: str | None) -> None:
        if name:
            self.theme = name

    def action_help_quit(self) -> None:
        """Ctrl+C copies in a field; whoever wants to leave by it is told how."""
        self.notify(self.voice.say("tui-how-to-quit"))

    def _switch_motion(self) -> None:
        self.memory.note(still=not self.memory.now.still)
