"""The footer: what can be done now, each with its key, and by a click."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from wormgrill.tui.offers import Offer

_SHOWN = {
    "question_mark": "?",
    "slash": "/",
    "escape": "Esc",
    "space": "␣",
    "enter": "⏎",
    "backspace": "⌫",
    "left": "←",
    "right": "→",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "ctrl+p": "^p",
    "f2": "F2",
}


def shown(key: str) -> str:
    """A key as it stands on the keyboard."""
    return _SHOWN.get(key, key)


class KeyLine(Static):
    """A line of keys and words; a click on one is as good as its key."""

    DEFAULT_CSS = """
    KeyLine {
        dock: bottom; height: auto; max-height: 2; padding: 0 1;
        background: $panel; color: $foreground;
        link-style: none; link-color: $foreground; link-background-hover: $accent 30%;
        link-color-hover: $foreground; link-style-hover: none;
    }
    """

    def show(self, offers: Sequence[Offer]) -> None:
        self.update(Content("  ").join(_piece(offer) for offer in offers if not offer.quiet))


def _piece(offer: Offer) -> Content:
    """Not broken within itself."""
    return Content.from_markup(
        f"[@click=screen.offer('{offer.key}')][b $accent]$key[/]\N{NO-BREAK SPACE}$label[/]",
        key=shown(offer.key),
        label=offer.label.replace(" ", "\N{NO-BREAK SPACE}"),
    )
