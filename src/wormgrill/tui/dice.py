"""The dice of the turn: those laid aside, those just rolled, those still to be rolled."""

from random import Random
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.timer import Timer

from wormgrill.rules.legal import keepable
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, total, white_dice_left
from wormgrill.tui.blocks import Block, beside, filled, lines
from wormgrill.tui.drawing import Drawing
from wormgrill.tui.faces import HEIGHT, die, die_width, named
from wormgrill.words.voice import Voice

_FLICKERS, _EVERY = 7, 0.07  # half a second in all
_ROLLABLE = (Phase.ROLL, Phase.DICE, Phase.AFTER)
_APART = 3  # between the dice laid aside and the others


class _Group(NamedTuple):
    """Dice that belong together, and what they are."""

    caption: Content
    dice: Block


class Tray(Drawing):
    """The dice. They roll for a moment when new ones have fallen, unless told not to."""

    class Chosen(Message):
        """A rolled die was clicked: its face."""

        def __init__(self, face: str) -> None:
            super().__init__()
            self.face = face

    class Landed(Message):
        """The dice lie still."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._chance = Random()  # for the eyes alone
        self._timer: Timer | None = None
        self._left = 0

    @property
    def rolling(self) -> bool:
        return self._timer is not None

    def show(self, position: Position, voice: Voice, animate: bool = False) -> None:
        before = self.position and self.position.turn
        now = position.turn
        fell = now is not None and now.rolled is not None and (
            before is None or before.rolled is None or before.rolled != now.rolled
        )  # fmt: skip
        self.land()
        super().show(position, voice)
        if animate and fell and self.app.animation_level != "none":
            self._left = _FLICKERS
            self._timer = self.set_interval(_EVERY, self._flicker)

    def land(self) -> None:
        """At once."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self.post_message(self.Landed())
            self.refresh()

    def _flicker(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.land()
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        face = event.style.meta.get("face")
        if face is not None and not self.rolling:
            self.post_message(self.Chosen(face))

    def drawn(self, position: Position, voice: Voice, width: int) -> Content:
        turn = position.turn
        if turn is None:
            return lines([Content("")] * (HEIGHT + 1))
        dice = position.edition.dice + bool(position.edition.golden_sides)
        size = die_width(position.edition, width - _APART + 1, dice)
        kept = self._kept(position, turn, voice, size)
        others = self._others(position, turn, voice, size)
        groups = [group for group in (kept, others) if group]
        return lines(_captioned(groups)) if groups else Content()

    def _kept(self, position: Position, turn: Turn, voice: Voice, size: int) -> _Group | None:
        if not turn.kept:
            return None
        dice = [self._die(face, self.look.kept, position, voice, size) for face in turn.kept]
        told = f"{voice.say('review-aside')} = {total(position, turn)}"
        return _Group(Content.styled(told, self.look.strong), beside(dice))

    def _others(self, position: Position, turn: Turn, voice: Voice, size: int) -> _Group | None:
        if turn.rolled is not None:
            return self._rolled(position, turn, turn.rolled, voice, size)
        if turn.phase not in _ROLLABLE:
            return None
        look, golden = self.look, turn.golden_die is GoldenDie.IN_HAND
        styles = [look.hand] * white_dice_left(position, turn) + [look.golden] * golden
        dice = [self._die(None, style, position, voice, size) for style in styles]
        told = Content.styled(voice.dice(len(dice)), look.quiet)
        return _Group(told, beside(dice)) if dice else None

    def _rolled(
        self, position: Position, turn: Turn, rolled: tuple[str, ...], voice: Voice, size: int
    ) -> _Group:
        look, edition, free = self.look, position.edition, keepable(position, turn)
        golden: tuple[str, ...] = () if turn.golden is None else (turn.golden,)
        if self.rolling:
            free = list(edition.face_names)
            rolled = tuple(self._chance.choices(edition.white_sides, k=len(rolled)))
            golden = tuple(self._chance.choices(edition.golden_sides, k=len(golden)))
        dice = [
            _marked(self._die(face, style, position, voice, size), face)
            if face in free
            else self._die(face, look.spent, position, voice, size)
            for faces, style in ((rolled, look.die), (golden, look.golden))
            for face in faces
        ]
        return _Group(Content.styled(voice.say("review-rolled"), look.warm), beside(dice))

    def _die(
        self, face: str | None, style: Style, position: Position, voice: Voice, size: int
    ) -> Block:
        white = style is self.look.die and face is not None
        sign = self.look.signs.get(face, style) if white and face else style
        return die(face, size, style, sign, voice, named(position.edition))


def _marked(block: Block, face: str) -> Block:
    """So that a click knows which face it has hit."""
    return [row.stylize(Style.from_meta({"face": face})) for row in block]


def _captioned(groups: list[_Group]) -> Block:
    """Words above the dice; long ones push those after them aside, and never the dice."""
    row, start = Content(), 0
    for group in groups:
        at = max(start, row.cell_length + _APART if row else 0)
        row = filled(row, at).append(group.caption)
        start += group.dice[0].cell_length + _APART
    return [row, *beside([group.dice for group in groups], _APART)]
