"""All that has happened at a table, to be read and searched."""

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as ListedOption

from wormgrill.tui.staying import stays
from wormgrill.words.voice import Voice

Earlier = Callable[[], Awaitable[list[str]]]


class StoryScreen(ModalScreen[None]):
    """The sentences of the log, the newest last; what is typed in the field finds those with it."""

    CSS = """
    StoryScreen { align: center middle; }
    StoryScreen > Vertical {
        width: 100; max-width: 96%; height: 90%;
        padding: 0 1; background: $surface; border: round $accent;
    }
    StoryScreen OptionList { height: 1fr; border: none; background: transparent; }
    """
    BINDINGS: ClassVar = [("escape", "dismiss(None)", ""), ("slash", "search", "")]

    def __init__(
        self, voice: Voice, sentences: Sequence[str], earlier: Earlier, searching: bool
    ) -> None:
        super().__init__()
        self._voice = voice
        self._sentences = [*sentences]
        self._earlier = earlier
        self._searching = searching

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self._voice.say("web-story")
            yield Input(placeholder=self._voice.say("tui-search"), compact=True)
            yield OptionList(markup=False)

    def on_mount(self) -> None:
        self._list()
        self.query_one(Input if self._searching else OptionList).focus()
        self.run_worker(self._read_earlier())

    async def _read_earlier(self) -> None:
        """Down to the beginning, piece by piece."""
        while before := await self._earlier():
            self._sentences[:0] = before
            if stays(self):
                self._list()

    def action_search(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Changed)
    def _list(self) -> None:
        typed = self.query_one(Input).value.strip()
        wanted = typed.casefold()
        found = [line for line in self._sentences if wanted in line.casefold()]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options(ListedOption(_marked(line, wanted)) for line in found)
        if found:
            listed.highlighted = len(found) - 1
            listed.scroll_end(animate=False)
        elif wanted:
            none = self._voice.say("tui-none-found", wanted=typed)
            listed.add_option(ListedOption(Content(none), disabled=True))

    @on(Input.Submitted)
    def _read_found(self) -> None:
        self.query_one(OptionList).focus()


def _marked(line: str, wanted: str) -> Content:
    at = line.casefold().find(wanted) if wanted else -1
    return Content(line) if at < 0 else Content(line).stylize("bold reverse", at, at + len(wanted))
