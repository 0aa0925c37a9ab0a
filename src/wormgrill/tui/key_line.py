"""The footer: what can be done now, each with its key, and by a click."""

from collections.abc import Sequence

from textual.content import Content

from wormgrill.tui.fitting import Words
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
    "f3": "F3",
}


def shown(key: str) -> str:
    """A key as it stands on the keyboard."""
    return _SHOWN.get(key, key)


def keyed(key: str, text: str) -> Content:
    """A key and what it does, as a list shows it. A name in the text is no markup."""
    return Content.assemble((shown(key), "bold $accent"), "  ", text)


class KeyLine(Words):
    """A line of keys and words; a click on one is as good as its key."""

    DEFAULT_CSS = """
    KeyLine {
        dock: bottom; height: auto; max-height: 2; padding: 0 1;
        background: $panel; color: $foreground;
        link-style: none; link-color: $foreground; link-background-hover: $accent 30%;
        link-color-hover: $foreground; link-style-hover: none;
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[Content] = []

    def show(self, offers: Sequence[Offer]) -> None:
        self._pieces = [_piece(offer) for offer in offers if not offer.quiet]
        self._set()

    def on_resize(self) -> None:
        self._set()

    def _set(self) -> None:
        """In rows; none of the offers is broken."""
        rows: list[Content] = []
        width = self.size.width or self.app.size.width  # before it is laid out: as the screen
        for piece in self._pieces:
            longer = Content("  ").join([*rows[-1:], piece])
            if rows and longer.cell_length <= width:
                rows[-1] = longer
            else:
                rows.append(piece)
        self.update(Content("\n").join(rows))


def _piece(offer: Offer) -> Content:
    """A key that says what it does, like that of a face, stands alone."""
    key = shown(offer.key)
    label = "" if offer.label == key else f" {offer.label}"
    return Content.from_markup(
        f"[@click=screen.offer('{offer.key}')][b $accent]$key[/]$label[/]", key=key, label=label
    )
