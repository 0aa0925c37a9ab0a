"""The keys of a screen, as they are now."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from wormgrill.tui.key_line import shown
from wormgrill.tui.offers import Offer
from wormgrill.words.voice import Voice


class HelpScreen(ModalScreen[None]):
    """Every key that does something here; any of Esc, ? and Enter closes it."""

    CSS = """
    HelpScreen { align: center middle; }
    HelpScreen > VerticalScroll {
        width: 64; max-width: 96%; height: auto; max-height: 90%;
        padding: 1 2; background: $surface; border: round $accent;
    }
    HelpScreen #more { margin-top: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar = [("escape,question_mark,enter,q", "dismiss(None)", "")]

    def __init__(self, voice: Voice, offers: Sequence[Offer]) -> None:
        super().__init__()
        self._voice = voice
        self._offers = offers

    def compose(self) -> ComposeResult:
        with VerticalScroll() as frame:
            frame.border_title = self._voice.say("tui-help-title")
            for offer in self._offers:
                key = f"{shown(offer.key):>9}  "
                yield Static(Content.assemble((key, "bold $accent"), offer.label))
            yield Static(self._voice.say("tui-help-more"), id="more", markup=False)
