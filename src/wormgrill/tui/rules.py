"""The rules of an edition, to be read on the screen: the same words as `wormgrill rules` has."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from wormgrill.rules.edition import Edition
from wormgrill.terminal.rulebook import rule_chapters
from wormgrill.tui.blocks import Block, lines
from wormgrill.tui.looks import look_of
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import Offer
from wormgrill.words.columns import wrapped
from wormgrill.words.voice import Voice


class RulesScreen(OfferingScreen):
    """All that holds in this edition, scrolled by the arrows, by pages and by the wheel."""

    CSS = """
    RulesScreen { layout: vertical; }
    RulesScreen #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    RulesScreen #rules { height: 1fr; padding: 0 1; }
    """

    def __init__(self, edition: Edition, voice: Voice) -> None:
        super().__init__(voice)
        self._title, *self._chapters = rule_chapters(edition, voice)

    def compose_body(self) -> ComposeResult:
        yield Static(self._title.heading, id="title", markup=False)
        with VerticalScroll(id="rules"):
            yield RuleText(("", self._title.lines), *self._chapters)

    def offers(self) -> Sequence[Offer]:
        return [Offer("escape", self.say("board-leave"), self.leave)]

    def leave(self) -> None:
        self.dismiss()


class RuleText(Widget):
    """Headings and rules, wrapped for the room there is; no line is longer than is read well."""

    DEFAULT_CSS = """
    RuleText { height: auto; width: 1fr; max-width: 90; }
    """

    def __init__(self, *chapters: tuple[str, list[str]]) -> None:
        super().__init__()
        self._chapters = chapters

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._drawn(width))

    def render(self) -> Content:
        return lines(self._drawn(self.size.width))

    def _drawn(self, width: int) -> Block:
        if width < 1:
            return []
        warm, rows = look_of(self.app).warm, list[Content]()
        for heading, rules in self._chapters:
            if heading:
                rows += [Content(""), *(Content.styled(row, warm) for row in _rows(heading, width))]
            rows += [Content(row) for rule in rules for row in _rows(rule, width)]
        return rows


def _rows(text: str, width: int) -> list[str]:
    return wrapped(text, width=width).split("\n")
