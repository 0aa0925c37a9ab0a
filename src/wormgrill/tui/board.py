"""The whole board: the grill, the players beside or below it, and the dice.

A screen shows a position with it, and is told which die was clicked:

    class Table(Screen[None]):
        def compose(self) -> ComposeResult:
            yield BoardWidget()

        def on_mount(self) -> None:
            self.query_one(BoardWidget).show(position, Voice("de"), animate=True)

        def on_tray_chosen(self, message: Tray.Chosen) -> None:
            self.keep(message.face)
"""

from textual.app import ComposeResult
from textual.containers import Container
from textual.events import Resize

from wormgrill.rules.actions import STOP, Action, Pinch, Take
from wormgrill.rules.endings import FromGrill, FromRival
from wormgrill.rules.outlook import outlook
from wormgrill.rules.position import Position
from wormgrill.tui.dice import Tray
from wormgrill.tui.grill import Grill
from wormgrill.tui.stacks import Stacks
from wormgrill.words.voice import Voice

_FEW = 4  # players
_FEWER = 3  # of whom edges below the tiles leave room enough in the smallest window
_BESIDE, _MANY_BESIDE = 76, 92  # columns from which on they stand beside the grill
_TIGHT = 28  # lines of the screen; with fewer, none is left empty
_PLAYERS = 23  # columns that they need there


class BoardWidget(Container):
    """Draws a position; laid out for the width it has, and drawn larger where there is room."""

    DEFAULT_CSS = """
    BoardWidget { height: auto; width: 1fr; padding: 1; }
    BoardWidget > #over-dice {
        height: auto; layout: vertical; overflow-y: auto; scrollbar-size-vertical: 1;
    }
    BoardWidget Grill { margin-bottom: 1; }
    BoardWidget Tray { margin-top: 1; }
    BoardWidget.-beside > #over-dice { layout: horizontal; }
    BoardWidget.-beside Grill { margin: 0 2 0 0; }
    BoardWidget.-tight { padding: 0 1; }
    BoardWidget.-tight Grill { margin: 0; }
    BoardWidget.-tight Tray { margin: 0; }
    BoardWidget.-tight.-beside Grill { margin: 0 2 0 0; }
    """

    def compose(self) -> ComposeResult:
        with Container(id="over-dice"):
            yield Grill()
            yield Stacks()
        yield Tray()

    def show(
        self,
        position: Position,
        voice: Voice,
        *,
        animate: bool = False,
        notes: tuple[str, ...] = (),
    ) -> None:
        """The position as it is now; with `animate`, dice that have just fallen roll first.

        `notes` stand beside the players' names, one for each seat.
        """
        self.query_one(Stacks).notes = notes
        for drawing in (self.query_one(Grill), self.query_one(Stacks)):
            drawing.show(position, voice)
        self.query_one(Tray).show(position, voice, animate=animate)
        self.aim(None)
        self._lay_out()

    def aim(self, action: Action | None) -> None:
        """Mark what this action would bring; None: what stopping would, where one may stop."""
        grill, stacks = self.query_one(Grill), self.query_one(Stacks)
        position = grill.position
        grill.aim, stacks.aim = _aimed(position, action) if position else (None, None)
        grill.refresh()
        stacks.refresh()

    @property
    def rolling(self) -> bool:
        return self.query_one(Tray).rolling

    def land(self) -> None:
        """The dice lie still at once."""
        self.query_one(Tray).land()

    def limit(self, height: int) -> int:
        """The tiles and the players may have so many lines; more are scrolled. Those they have."""
        over = self.query_one("#over-dice")
        over.styles.max_height = height
        return min(over.virtual_size.height, height)

    def on_resize(self, event: Resize) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """The players beside the grill, where there is room for them."""
        grill, width = self.query_one(Grill), self.size.width
        if grill.position is None:
            return
        players, tight = len(grill.position.seats), self.app.size.height < _TIGHT
        few = players <= _FEW
        wide = width >= (_BESIDE if few else _MANY_BESIDE)
        self.set_class(wide, "-beside")
        self.set_class(tight, "-tight")
        edges, grill.edges = grill.edges, wide or not tight or players <= _FEWER
        if edges != grill.edges:
            grill.refresh(layout=True)
        grill.styles.width = grill.wanted(width - _PLAYERS) if wide else "1fr"


def _aimed(position: Position, action: Action | None) -> tuple[int | None, int | None]:
    """The tile of the grill, or the seat, from which the action would win something."""
    match action:
        case Take(value):
            return value, None
        case Pinch(seat):
            return None, seat
    prospect = outlook(position).get(action or STOP)
    if prospect is None:
        return None, None
    match prospect.stopping:
        case FromGrill(tile):
            return tile.value, None
        case FromRival(seats=(seat, *_)):
            return None, seat
    return None, None
