"""The first screen: a new game, one that goes on, a server's table, a record."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, cast

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListedOption

from wormgrill.client.address import whereabouts
from wormgrill.client.line import ask
from wormgrill.client.memory import KnownTable
from wormgrill.rules.errors import Refusal
from wormgrill.server.messages import MeView, UnfinishedTable
from wormgrill.tui.key_line import keyed
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import RULES, Deed, Offer
from wormgrill.tui.table_words import table_name

if TYPE_CHECKING:
    from wormgrill.tui.app import TerminalApp

MOST_RESUMED = 9  # by the keys 1 to 9
MOST_AT_SERVERS = 4  # of them; the newest


class StartScreen(OfferingScreen):
    """What the user wants to do, as a list: by key, by arrows, by mouse."""

    CSS = """
    StartScreen { align: center middle; }
    #start { width: 72; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; }
    #name { text-style: bold; color: $accent; }
    #motto { color: $text-muted; margin-bottom: 1; }
    #menu { height: auto; border: none; background: transparent; padding: 0; }
    #plain { color: $text-muted; margin-top: 1; }
    """

    def __init__(self, app: "TerminalApp") -> None:
        super().__init__(app.voice)
        self._unfinished: list[UnfinishedTable] = []

    @property
    def terminal(self) -> "TerminalApp":
        return cast("TerminalApp", self.app)

    def compose_body(self) -> ComposeResult:
        with VerticalScroll(id="start", can_focus=False):
            yield Static("Wormgrill", id="name")
            yield Static(self.say("web-motto"), id="motto")
            yield OptionList(id="menu")
            yield Static(self.say("tui-plain"), id="plain")

    async def on_screen_resume(self) -> None:
        """What goes on at home may be otherwise than before."""
        with suppress(Refusal):  # it is told when somebody wants to play here
            me = await ask(self.terminal.house(), "GET", "/api/me", None, MeView)
            self._unfinished = me.tables
        self._list()

    def _list(self) -> None:
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        menu.add_options(
            ListedOption(keyed(offer.key, offer.label), id=offer.key)
            for offer in self._main_offers()
        )
        menu.highlighted = min(at, menu.option_count - 1)
        menu.focus()
        self.offer_anew()

    def _main_offers(self) -> list[Offer]:
        terminal = self.terminal
        away = [self._at_server(table) for table in terminal.memory.now.tables[:MOST_AT_SERVERS]]
        here = [self._here(table) for table in self._unfinished[: MOST_RESUMED - len(away)]]
        resumed = [Offer(str(key), *one) for key, one in enumerate([*here, *away], 1)]
        return [
            Offer("n", self.say("tui-new"), terminal.set_up_here),
            *resumed,
            Offer("j", self.say("tui-join"), terminal.join),
            Offer("o", self.say("tui-record"), terminal.open_record),
            Offer(RULES, self.say("web-rules"), terminal.choose_rules),
            Offer("q", self.say("tui-quit"), terminal.exit),
        ]

    def _here(self, table: UnfinishedTable) -> tuple[str, Deed]:
        named = table_name(table.edition, table.names, self.voice)
        return self.say("tui-go-on", table=named), partial(self.terminal.play_here, table.id)

    def _at_server(self, table: KnownTable) -> tuple[str, Deed]:
        """Nobody is asked before it is chosen: the server may be away."""
        where = whereabouts(table.link, "")
        named = table_name(table.edition, table.names, self.voice)
        label = self.say("tui-go-on-at", table=named, server=where.server)
        return label, partial(self.terminal.go_to, where)

    def offers(self) -> Sequence[Offer]:
        """The list has them all; the footer only what is short."""
        listed = [offer._replace(quiet=offer.key != "q") for offer in self._main_offers()]
        return [*listed, Offer("ctrl+p", self.say("tui-palette"), self._palette)]

    def _palette(self) -> None:
        self.app.action_command_palette()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_id:
            self.action_offer(event.option_id)
