"""Small questions over a screen: one of a list, or a few words."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, OptionList
from textual.widgets.option_list import Option as ListedOption

from wormgrill.tui.key_line import keyed

_LOOKS = """
    %(name)s { align: center middle; }
    %(name)s > Vertical {
        width: 64; max-width: 96%%; height: auto; max-height: 90%%;
        padding: 1 2; background: $surface; border: round $accent;
    }
    %(name)s OptionList { height: auto; max-height: 16; border: none; background: transparent; }
    %(name)s .question { text-style: bold; margin-bottom: 1; width: 100%%; }
    %(name)s .label { color: $text-muted; margin-top: 1; }
    %(name)s Button { margin-top: 1; }
"""
KEYS = "123456789abcdefghijklmnoprstuvwxyz"  # without q, which leaves


class PickOne(ModalScreen[str | None]):
    """One of several, by its key, the arrows or a click. Esc: none of them."""

    CSS = _LOOKS % {"name": "PickOne"}
    BINDINGS: ClassVar = [("escape,q", "dismiss(None)", "")]

    def __init__(self, question: str, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._question = question
        self._choices = choices  # what is brought back, and its words

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._question, classes="question", markup=False)
            yield OptionList(
                *(
                    ListedOption(keyed(key, text), id=id)
                    for key, (id, text) in zip(KEYS, self._choices, strict=False)
                )
            )

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        if key in KEYS[: len(self._choices)]:
            self.dismiss(self._choices[KEYS.index(key)][0])

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class AskWords(ModalScreen[list[str] | None]):
    """A few words, each in its field: (label, what stands there). Enter in the last one: done."""

    CSS = _LOOKS % {"name": "AskWords"}
    BINDINGS: ClassVar = [("escape", "dismiss(None)", "")]

    def __init__(self, question: str, fields: Sequence[tuple[str, str]], done: str) -> None:
        super().__init__()
        self._question = question
        self._done = done
        self._fields = fields

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._question, classes="question", markup=False)
            for label, there in self._fields:
                yield Label(label, classes="label", markup=False)
                yield Input(there, compact=True)
            yield Button(self._done, variant="primary", compact=True)

    @on(Input.Submitted)
    def entered(self, event: Input.Submitted) -> None:
        if event.input is [*self.query(Input)][-1]:
            self.done()
        else:
            self.focus_next(Input)

    @on(Button.Pressed)
    def done(self) -> None:
        self.dismiss([field.value.strip() for field in self.query(Input)])
