"""The choices of whoever decides: each with its key, what is certain about it, and the odds."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option as ListedOption

from wormgrill.match.view import HintsView
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.tui.fitting import Fitting
from wormgrill.tui.offers import action_keys
from wormgrill.values.unit import Unit
from wormgrill.words import view
from wormgrill.words.voice import Voice

ROOMY = 76  # columns from which on there is room for two figures beside each choice
COLUMN = 7  # of a figure
BEST = "★"


class Choices(Fitting, OptionList):
    """One line per choice. The id of a line is the action, as it is sent."""

    DEFAULT_CSS = """
    Choices { height: auto; max-height: 10; border: none; padding: 0 1; background: transparent; }
    Choices:focus { border: none; }
    """

    _put: str | None = None  # where the highlight was put, and not moved by the user

    def show(
        self, position: Position | None, hints: HintsView | None, voice: Voice, width: int
    ) -> None:
        """Those of this position; the highlight stays on what it was on, or goes to the best."""
        before = self._on_line()
        self.clear_options()
        if position is None or position.turn is None:
            self.display = False
            return
        legal = legal_actions(position)
        self.display = bool(legal)
        keys = action_keys(legal, position.edition)
        texts = view.choices(position, position.turn, voice)
        for action, key, text in zip(legal, keys, texts, strict=True):
            line = _line(key, text, _odds(str(action), hints, position, voice, width))
            self.add_option(ListedOption(line, id=str(action)))
        ids = [str(action) for action in legal]
        moved = before in ids and before != self._put
        wanted = before if moved else hints.best if hints and hints.best in ids else None
        self.highlighted = ids.index(wanted) if wanted else (0 if ids else None)
        self._put = None if moved else self._on_line()

    def heading(self, hints: HintsView | None, voice: Voice, width: int) -> str:
        """Above the columns of the odds, which may take a moment."""
        if hints is None:
            return voice.say("web-wait")
        second = "web-hint-win" if hints.unit is Unit.WIN else "web-hint-worms"
        names = ["web-hint-success", second] if width >= ROOMY else [second]
        return " · ".join(voice.say(name) for name in names) + "  "

    def _on_line(self) -> str | None:
        if self.highlighted is None:
            return None
        return self.get_option_at_index(self.highlighted).id


def _line(key: str, text: str, odds: Sequence[str]) -> Grid:
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    for one in odds:
        grid.add_column(justify="right", width=1 if one in ("", BEST) else COLUMN)
    grid.add_row(Text(key, "bold"), Text(text), *(Text(one) for one in odds))
    return grid


def _odds(
    action: str, hints: HintsView | None, position: Position, voice: Voice, width: int
) -> list[str]:
    """The chance of winning something in this turn, and of winning the game (or the worms)."""
    hint = next((one for one in hints.hints if one.action == action), None) if hints else None
    if hint is None or hints is None or position.turn is None:
        return []
    success = [voice.percent(hint.success)] if width >= ROOMY else []
    win = None if hint.win is None else voice.percent(hint.win[position.turn.player])
    best = BEST if hints.best == action else ""
    return [*success, voice.gain(hint.worms) if win is None else win, best]
