"""A box to tick: only a ticked one has a cross."""

from textual.widgets import Checkbox


class Tick(Checkbox):
    """Told by a sign, and not by colours alone, which not every terminal has."""

    BUTTON_INNER = " "

    def watch_value(self) -> None:
        super().watch_value()
        self.BUTTON_INNER = "X" if self.value else " "
