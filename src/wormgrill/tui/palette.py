"""Everything that can be done, found by its name."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as ListedOption

from wormgrill.tui.offers import Deed
from wormgrill.words.voice import Voice


class NamedDeed(NamedTuple):
    """A deed, and what is said about it: its key, or what it changes."""

    label: str
    more: str
    do: Deed


class Palette(ModalScreen[NamedDeed | None]):
    """A field and a list: what is typed leaves the deeds with these words. Enter takes one; what
    `dismiss` brings is the deed. Textual has such a screen too, in English alone."""

    CSS = """
    Palette { align: center top; }
    Palette > Vertical {
        width: 72; max-width: 96%; height: auto; max-height: 90%; margin-top: 1;
        padding: 0 1; background: $surface; border: round $accent;
    }
    Palette OptionList { height: auto; border: none; padding: 0; background: transparent; }
    """
    BINDINGS: ClassVar = [
        ("escape", "dismiss(None)", ""),
        ("down", "go('cursor_down')", ""),
        ("up", "go('cursor_up')", ""),
        ("pagedown", "go('page_down')", ""),
        ("pageup", "go('page_up')", ""),
    ]

    def __init__(self, deeds: Sequence[NamedDeed], voice: Voice) -> None:
        super().__init__()
        self._deeds = deeds
        self._found: Sequence[NamedDeed] = ()
        self._voice = voice

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Input(placeholder=self._voice.say("tui-what-to-do"), compact=True)
            listed = OptionList()
            listed.can_focus = False  # what is typed goes to the field
            yield listed

    def on_mount(self) -> None:
        self._list()

    @on(Input.Changed)
    def _list(self) -> None:
        typed = self.query_one(Input).value
        words = typed.casefold().split()
        self._found = [
            deed for deed in self._deeds if all(word in deed.label.casefold() for word in words)
        ]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options(
            Content.assemble(deed.label, "  ", (deed.more, "$text-muted")) for deed in self._found
        )
        if self._found:
            listed.highlighted = 0
        else:
            none = self._voice.say("tui-no-deed", wanted=typed.strip())
            listed.add_option(ListedOption(Content(none), disabled=True))

    def action_go(self, where: str) -> None:
        getattr(self.query_one(OptionList), f"action_{where}")()

    @on(Input.Submitted)
    def _entered(self) -> None:
        self.query_one(OptionList).action_select()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._found[event.option_index])
