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
        return [
            Offer("n", self.say("tui-new"), terminal.set_up_here),
            *(Offer(key, *self._resumed(table)) for key, table in self._going_on().items()),
            Offer("j", self.say("tui-join"), terminal.join),
            Offer("o", self.say("tui-record"), terminal.open_record),
            Offer(RULES, self.say("web-rules"), terminal.choose_rules),
            Offer("q", self.say("tui-quit"), terminal.exit),
        ]

    def _going_on(self) -> dict[str, UnfinishedTable | KnownTable]:
        """What is not over yet, on this machine and at servers, by its key."""
        away = self.terminal.memory.now.tables[:MOST_AT_SERVERS]
        here = self._unfinished[: MOST_RESUMED - len(away)]
        tables: list[UnfinishedTable | KnownTable] = [*here, *away]
        return {str(key): table for key, table in enumerate(tables, 1)}

    def _resumed(self, table: UnfinishedTable | KnownTable) -> tuple[str, Deed]:
        """No server is asked before its table is chosen: it may be away."""
        named = table_name(table.edition, table.names, self.voice)
        if isinstance(table, UnfinishedTable):
            return self.say("tui-go-on", table=named), partial(self.terminal.play_here, table.id)
        where = whereabouts(table.link, "")
        label = self.say("tui-go-on-at", table=named, server=where.server)
        return label, partial(self.terminal.go_to, where)

    def offers(self) -> Sequence[Offer]:
        """The list has them all; the footer only what is short."""
        listed = [offer._replace(quiet=offer.key != "q") for offer in self._main_offers()]
        if pointed := self._pointed():
            listed.append(Offer("x", self.say("tui-forget"), partial(self._forget, pointed)))
        return [*listed, Offer("ctrl+p", self.say("tui-palette"), self._palette)]

    def _pointed(self) -> KnownTable | None:
        """The server's table on which the highlight is."""
        option = self.query_one("#menu", OptionList).highlighted_option
        table = self._going_on().get(option.id or "") if option else None
        return table if isinstance(table, KnownTable) else None

    def _forget(self, table: KnownTable) -> None:
        """A server may never come back."""
        self.terminal.memory.forget_table(table.link)
        self._list()

    def _palette(self) -> None:
        self.app.action_command_palette()

    @on(OptionList.OptionHighlighted)
    def pointed_at(self) -> None:
        self.offer_anew()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_id:
            self.action_offer(event.option_id)
