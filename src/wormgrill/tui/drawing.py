"""What every widget of the board has in common: a position, and a voice that names things."""

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from wormgrill.rules.position import Position
from wormgrill.tui.fitting import Fitting
from wormgrill.tui.looks import Look, look_of
from wormgrill.words.voice import Voice

WIDE, TALL = 100, 34  # from here on there is room for larger pieces
_LEAST = 12  # columns; with fewer, which a window passes through when it changes, nothing is drawn


class Drawing(Fitting, Widget):
    """A widget that draws a position as wide as it is; subclasses say how."""

    DEFAULT_CSS = """
    Drawing { height: auto; width: 1fr; }
    """

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.position: Position | None = None
        self.voice = Voice()

    def show(self, position: Position, voice: Voice) -> None:
        self.position, self.voice = position, voice
        self.refresh(layout=True)

    @property
    def look(self) -> Look:
        return look_of(self.app)

    @property
    def roomy(self) -> bool:
        size = self.app.size
        return size.width >= WIDE and size.height >= TALL

    def drawn(self, position: Position, voice: Voice, width: int) -> Content:
        raise NotImplementedError

    def render(self) -> Content:
        if self.position is None or self.size.width < _LEAST:
            return Content()
        return self.drawn(self.position, self.voice, self.size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        if self.position is None or width < _LEAST:
            return 0
        return len(self.drawn(self.position, self.voice, width).plain.split("\n"))
