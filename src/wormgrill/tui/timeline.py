"""Where in a game one is: a line from its start to its end."""

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from wormgrill.tui.blocks import signs
from wormgrill.tui.looks import look_of


class Timeline(Widget):
    """A click on it goes there; the dearest errors are marked on it."""

    DEFAULT_CSS = """
    Timeline { height: 1; width: 1fr; margin: 0 1; }
    """

    class Sought(Message):
        """Somebody wants to be here: the number of a beat."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self) -> None:
        super().__init__()
        self._at, self._last = 0, 0
        self._errors: frozenset[int] = frozenset()

    def show(self, at: int, last: int, errors: frozenset[int] = frozenset()) -> None:
        self._at, self._last, self._errors = at, last, errors
        self.refresh()

    def render(self) -> Content:
        width = max(1, self.size.width)
        here = self._column(self._at, width)
        errors = {self._column(beat, width) for beat in self._errors}
        return signs(self._sign(column, here, column in errors) for column in range(width))

    def _sign(self, column: int, here: int, error: bool) -> tuple[str, Style]:
        look = look_of(self.app)
        if column == here:
            return "●", look.warm
        if error:
            return "×", look.bad
        return ("━", look.warm) if column < here else ("─", look.gap)

    def _column(self, beat: int, width: int) -> int:
        return beat * (width - 1) // max(1, self._last)

    def on_click(self, event: events.Click) -> None:
        width = max(1, self.size.width)
        self.post_message(self.Sought(round(event.x * self._last / max(1, width - 1))))
